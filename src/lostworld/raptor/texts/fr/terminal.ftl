## Le plateau dans le terminal

raptor-cli-setup = Mise en place
raptor-cli-mother-away = La mère est cachée hors du plateau.
raptor-cli-hand = Main : { $cards }
raptor-cli-hand-hidden = Main : { $count ->
    [one] { $count } carte cachée
   *[other] { $count } cartes cachées
}
raptor-cli-draw-pile = Pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
raptor-cli-discard-pile = Défausse : { $cards }
raptor-cli-discard-empty = Défausse : vide
raptor-cli-played = Jouée : { $cards }

## Ce qui est à décider

raptor-cli-board-pending = Le plateau doit encore être tiré au sort.
raptor-cli-card-shown = Le joueur scientifique a montré sa carte au joueur raptor, qui choisit maintenant.

## Étiquettes courtes à côté du plateau

raptor-cli-short-tokens = jetons Endormissement
raptor-cli-short-escaped = jeunes échappés
raptor-cli-short-captured = jeunes capturés
raptor-cli-short-reserve = en réserve
raptor-cli-short-fires = jetons Feu restants
raptor-cli-card-hidden = une carte cachée

## Le menu des actions : une figurine, ce qu’elle peut faire, puis les choix

raptor-cli-menu-mother = Mère en { $space }
raptor-cli-menu-baby = Jeune raptor en { $space }
raptor-cli-menu-scientist = Scientifique en { $space }
raptor-cli-does-place-mother = Placer la mère en
raptor-cli-does-place-baby = Placer un jeune raptor en
raptor-cli-does-place-scientist = Placer un scientifique en
raptor-cli-does-return = Faire revenir la mère en
raptor-cli-does-reinforce = Placer un scientifique de la réserve en
raptor-cli-does-card = Choisir la carte
raptor-cli-does-move-mother = va en
raptor-cli-does-move-mother-toll = va (blessures : { $toll } de plus) en
raptor-cli-does-move-baby = va en
raptor-cli-does-escape = s’échappe par la sortie
raptor-cli-does-move-scientist = va en
raptor-cli-does-kill = tue le scientifique en
raptor-cli-does-wake = réveille le jeune raptor en
raptor-cli-does-put-out = éteint le feu en
raptor-cli-does-stand-up = se relève
raptor-cli-does-put-to-sleep = endort le jeune raptor en
raptor-cli-does-capture = capture le jeune raptor en
raptor-cli-does-shoot = tire sur la mère
raptor-cli-does-call = vient en
raptor-cli-does-frighten = Effrayer le scientifique en
raptor-cli-does-remove-token = Retirer un jeton Endormissement à la mère
raptor-cli-does-recover-baby = Réveiller le jeune raptor en
raptor-cli-does-gas = Endormir le jeune raptor en
raptor-cli-does-drive = roule jusqu’en
raptor-cli-does-light-fire = Allumer un feu en
raptor-cli-does-end = Finir le tour
raptor-cli-does-stop = Arrêter l’effet ici

## Les mots de Raptor pour ce que dit le terminal

raptor-cli-prompt-secret = { called-side }, choisissez une carte en secret :
raptor-cli-cards-private = Les cartes sont secrètes, et deux joueurs regardent cet écran. Vous voyez les vôtres quand vous en choisissez une.
raptor-cli-shared = Deux joueurs partagent ce terminal. Les cartes sont choisies l’une après l’autre, et l’écran est effacé entre les deux.
raptor-cli-help-choosing = Tapez le numéro d’une action, ou sa notation comme Mf2-f5. Vous pouvez aussi dire :
raptor-cli-option-layout = Quel plateau mettre en place.
raptor-cli-option-theme = Couleurs de l’image : jungle ou savane.
