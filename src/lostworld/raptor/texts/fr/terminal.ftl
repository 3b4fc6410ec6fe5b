## Le plateau dans le terminal

raptor-cli-setup = Mise en place
raptor-cli-legend = M mère   b jeune raptor   z endormi   S scientifique   s effrayé   # rocher   * feu   < > ^ v sortie
raptor-cli-count-tokens = Jetons Endormissement sur la mère : { $tokens } sur 5
raptor-cli-count-escaped = Jeunes raptors échappés : { $escaped } sur 3
raptor-cli-count-captured = Jeunes raptors capturés : { $captured } sur 3
raptor-cli-count-reserve = Scientifiques en réserve : { $reserve }
raptor-cli-count-fires = Jetons Feu restants : { $fires }
raptor-cli-mother-away = La mère est cachée hors du plateau.
raptor-cli-cards-of = Cartes { raptor-of-the-side }
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

raptor-cli-turn-place = { $figure ->
    [mother] Le joueur raptor place la mère sur l’une des deux tuiles centrales.
    [baby] Le joueur raptor place un jeune raptor sur la tuile carrée suivante.
   *[scientist] Le joueur scientifique place un scientifique sur la tuile en L suivante.
}
raptor-cli-turn-cards = Les deux camps choisissent une carte en secret.
raptor-cli-turn-cards-observed = La mère espionne : le joueur scientifique choisit en premier et montre sa carte.
raptor-cli-turn-cards-shown = { $card ->
    [hidden] Le joueur scientifique a montré sa carte au joueur raptor, qui choisit maintenant.
   *[other] Le joueur scientifique a montré { $card } ; le joueur raptor choisit maintenant.
}
raptor-cli-turn-effect = { raptor-the-side-first } applique { raptor-card-of-side } : { $left ->
    [one] encore { $left } fois.
   *[other] encore { $left } fois au plus.
}
raptor-cli-turn-points = Il reste { $points ->
    [one] { $points } point d’action
   *[other] { $points } points d’action
} { $side ->
    [raptor] au joueur raptor
   *[scientist] au joueur scientifique
}.
raptor-cli-turn-toll = Le premier déplacement de la mère coûte { $toll ->
    [one] { $toll } point de plus
   *[other] { $toll } points de plus
} à cause de ses blessures.
raptor-cli-turn-return = Le joueur raptor fait revenir la mère sur une case libre de son choix.

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
raptor-cli-does-return-mother = Faire revenir la mère en
raptor-cli-does-reinforce = Placer un scientifique de la réserve en
raptor-cli-does-choose-card = Choisir la carte
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
raptor-cli-does-end-turn = Finir le tour
raptor-cli-does-stop-effect = Arrêter l’effet ici
