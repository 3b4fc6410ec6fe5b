# Raptor en mots : camps, figurines, cartes, actions, événements et victoires.
# Les valeurs sont celles de en/raptor.ftl ; les termes sont ceux de la règle française.

raptor-name = Raptor

## Camps : leur place dans une phrase (voir table.ftl)

raptor-of-the-side = { $side ->
    [raptor] du joueur raptor
   *[scientist] du joueur scientifique
}
raptor-the-side = { $side ->
    [raptor] le joueur raptor
   *[scientist] le joueur scientifique
}
raptor-the-side-first = { $side ->
    [raptor] Le joueur raptor
   *[scientist] Le joueur scientifique
}

raptor-seat-raptor = Raptor
    .the = le joueur raptor
    .first = Le joueur raptor
    .of = du joueur raptor
    .to = au joueur raptor
    .call = Joueur raptor
    .play = les raptors
    .long = Joueur raptor
    .goal = Faites s’échapper trois jeunes raptors, ou ne laissez plus aucun scientifique sur le plateau.
raptor-seat-scientist = Scientifique
    .the = le joueur scientifique
    .first = Le joueur scientifique
    .of = du joueur scientifique
    .to = au joueur scientifique
    .call = Joueur scientifique
    .play = les scientifiques
    .long = Joueur scientifique
    .goal = Capturez trois jeunes raptors, ou infligez cinq jetons Endormissement à la mère.

## Figurines et choses du plateau

raptor-state-free = libre
raptor-state-rock = rocher
raptor-state-fire = feu
raptor-state-mother = mère
raptor-state-mother-tokens = { $tokens ->
    [0] mère indemne
    [one] mère avec { $tokens } jeton Endormissement
   *[other] mère avec { $tokens } jetons Endormissement
}
raptor-state-baby-awake = jeune raptor éveillé
raptor-state-baby-asleep = jeune raptor endormi
raptor-state-baby-asleep-now = jeune raptor endormi cette manche-ci
raptor-state-baby-called = jeune raptor déjà appelé
raptor-state-scientist-active = scientifique
raptor-state-scientist-used = scientifique, action agressive déjà faite cette manche-ci
raptor-state-scientist-frightened = scientifique effrayé
raptor-state-scientist-frightened-now = scientifique effrayé cette manche-ci
raptor-state-scientist-on-fire = scientifique sur un feu
raptor-state-scientist-used-on-fire = scientifique sur un feu, action agressive déjà faite cette manche-ci
raptor-state-exit = sortie
raptor-look-theme-jungle = Jungle
raptor-look-theme-savannah = Savane
raptor-option-layout-random = Plateau au hasard
raptor-option-layout-jungle = Jungle au hasard
raptor-option-layout-savannah = Savane au hasard
raptor-option-layout-first-game = Première partie (la mise en place de la règle)

## Cartes : .name, .effect (ce qu'elle fait si elle est la plus faible), .hint (en bref), .family

raptor-family-nothing = Aucun effet
raptor-family-call = Appel de la mère
raptor-family-disappearance = Disparition et espionnage
raptor-family-fear = Peur
raptor-family-recovery = Récupération
raptor-family-gas = Gaz anesthésiants
raptor-family-reinforcements = Renforts
raptor-family-jeep = Jeep
raptor-family-fire = Feux
raptor-card-raptor-1 = { raptor-seat-raptor } 1 – { raptor-card-raptor-1.name }
    .name = Appel de la mère et mélange
    .effect = Amenez un jeune raptor éveillé, par des cases libres, sur une case libre de la tuile de la mère. À la fin de la manche, mélangez cette carte, votre défausse et votre pioche pour former une nouvelle pioche.
    .hint = Appeler 1 jeune, puis mélanger
    .family = { raptor-family-call }
raptor-card-raptor-2 = { raptor-seat-raptor } 2 – { raptor-card-raptor-2.name }
    .name = Disparition et espionnage
    .effect = Retirez la mère du plateau ; quand les points d’action du joueur scientifique sont finis, replacez-la sur une case libre de votre choix. À la manche suivante, il vous montre sa carte avant que vous choisissiez la vôtre.
    .hint = Disparaître, revenir et voir la prochaine carte
    .family = { raptor-family-disappearance }
raptor-card-raptor-3 = { raptor-seat-raptor } 3 – { raptor-card-raptor-3.name }
    .name = Peur
    .effect = Effrayez un scientifique debout. Il ne peut plus rien faire tant qu’il n’a pas été redressé pour 1 point d’action, ce qui est impossible cette manche-ci.
    .hint = Effrayer 1 scientifique
    .family = { raptor-family-fear }
raptor-card-raptor-4 = { raptor-seat-raptor } 4 – { raptor-card-raptor-4.name }
    .name = Appel de la mère (×2)
    .effect = Amenez un ou deux jeunes raptors éveillés différents, l’un après l’autre, par des cases libres, sur des cases libres de la tuile de la mère.
    .hint = Appeler 1 ou 2 jeunes
    .family = { raptor-family-call }
raptor-card-raptor-5 = { raptor-seat-raptor } 5 – { raptor-card-raptor-5.name }
    .name = Récupération (×2)
    .effect = Jusqu’à deux fois : retirez un jeton Endormissement de la mère, ou réveillez un jeune raptor endormi, où qu’il soit. Toute combinaison est permise ; au moins une fois si c’est possible.
    .hint = Retirer des jetons ou réveiller des jeunes, jusqu’à 2
    .family = { raptor-family-recovery }
raptor-card-raptor-6 = { raptor-seat-raptor } 6 – { raptor-card-raptor-6.name }
    .name = Disparition et espionnage
    .effect = { raptor-card-raptor-2.effect }
    .hint = { raptor-card-raptor-2.hint }
    .family = { raptor-family-disappearance }
raptor-card-raptor-7 = { raptor-seat-raptor } 7 – { raptor-card-raptor-7.name }
    .name = Récupération (×3)
    .effect = Jusqu’à trois fois : retirez un jeton Endormissement de la mère, ou réveillez un jeune raptor endormi, où qu’il soit. Toute combinaison est permise ; au moins une fois si c’est possible.
    .hint = Retirer des jetons ou réveiller des jeunes, jusqu’à 3
    .family = { raptor-family-recovery }
raptor-card-raptor-8 = { raptor-seat-raptor } 8 – { raptor-card-raptor-8.name }
    .name = Peur (×2)
    .effect = Effrayez un ou deux scientifiques debout. Ils ne peuvent plus rien faire tant que chacun n’a pas été redressé pour 1 point d’action, ce qui est impossible cette manche-ci.
    .hint = Effrayer 1 ou 2 scientifiques
    .family = { raptor-family-fear }
raptor-card-raptor-9 = { raptor-seat-raptor } 9 – { raptor-card-raptor-9.name }
    .name = Aucun effet
    .effect = Cette carte ne fait rien, mais aucune ne donne plus de points d’action.
    .hint = Rien
    .family = { raptor-family-nothing }
raptor-card-scientist-1 = { raptor-seat-scientist } 1 – { raptor-card-scientist-1.name }
    .name = Gaz anesthésiants et mélange
    .effect = Endormez un jeune raptor éveillé sur la tuile d’un scientifique actif ou sur une tuile qui partage un côté avec elle. À la fin de la manche, mélangez cette carte, votre défausse et votre pioche pour former une nouvelle pioche.
    .hint = Endormir 1 jeune, puis mélanger
    .family = { raptor-family-gas }
raptor-card-scientist-2 = { raptor-seat-scientist } 2 – { raptor-card-scientist-2.name }
    .name = Renforts
    .effect = Placez un ou deux scientifiques de votre réserve sur des cases libres des deux grands côtés du plateau, sur les tuiles carrées seulement.
    .hint = 1 ou 2 nouveaux scientifiques
    .family = { raptor-family-reinforcements }
raptor-card-scientist-3 = { raptor-seat-scientist } 3 – { raptor-card-scientist-3.name }
    .name = Jeep (×2)
    .effect = Un ou deux mouvements de Jeep : un scientifique actif avance en ligne droite, aussi loin que vous voulez, tant qu’aucun rocher ni aucune figurine ne l’arrête. Les feux qu’il traverse sont retirés. Répartissez les mouvements à votre gré.
    .hint = 1 ou 2 mouvements en ligne droite
    .family = { raptor-family-jeep }
raptor-card-scientist-4 = { raptor-seat-scientist } 4 – { raptor-card-scientist-4.name }
    .name = Gaz anesthésiants (×2)
    .effect = Endormez un ou deux jeunes raptors éveillés, chacun sur la tuile d’un scientifique actif ou sur une tuile qui partage un côté avec elle.
    .hint = Endormir 1 ou 2 jeunes
    .family = { raptor-family-gas }
raptor-card-scientist-5 = { raptor-seat-scientist } 5 – { raptor-card-scientist-5.name }
    .name = Feux (×2)
    .effect = Placez deux jetons Feu, chacun sur une case libre voisine d’un scientifique actif ou d’un feu, y compris un feu que vous venez de placer.
    .hint = 2 feux
    .family = { raptor-family-fire }
raptor-card-scientist-6 = { raptor-seat-scientist } 6 – { raptor-card-scientist-6.name }
    .name = Renforts
    .effect = { raptor-card-scientist-2.effect }
    .hint = { raptor-card-scientist-2.hint }
    .family = { raptor-family-reinforcements }
raptor-card-scientist-7 = { raptor-seat-scientist } 7 – { raptor-card-scientist-7.name }
    .name = Feux (×3)
    .effect = Placez trois jetons Feu, chacun sur une case libre voisine d’un scientifique actif ou d’un feu, y compris un feu que vous venez de placer.
    .hint = 3 feux
    .family = { raptor-family-fire }
raptor-card-scientist-8 = { raptor-seat-scientist } 8 – { raptor-card-scientist-8.name }
    .name = Jeep (×4)
    .effect = D’un à quatre mouvements de Jeep : un scientifique actif avance en ligne droite, aussi loin que vous voulez, tant qu’aucun rocher ni aucune figurine ne l’arrête. Les feux qu’il traverse sont retirés. Répartissez les mouvements à votre gré.
    .hint = De 1 à 4 mouvements en ligne droite
    .family = { raptor-family-jeep }
raptor-card-scientist-9 = { raptor-seat-scientist } 9 – { raptor-card-scientist-9.name }
    .name = Aucun effet
    .effect = Cette carte ne fait rien, mais aucune ne donne plus de points d’action.
    .hint = Rien
    .family = { raptor-family-nothing }
raptor-raptor-card = { $raptor ->
    [1] 1 – { raptor-card-raptor-1.name }
    [2] 2 – { raptor-card-raptor-2.name }
    [3] 3 – { raptor-card-raptor-3.name }
    [4] 4 – { raptor-card-raptor-4.name }
    [5] 5 – { raptor-card-raptor-5.name }
    [6] 6 – { raptor-card-raptor-6.name }
    [7] 7 – { raptor-card-raptor-7.name }
    [8] 8 – { raptor-card-raptor-8.name }
    [9] 9 – { raptor-card-raptor-9.name }
   *[hidden] une carte cachée
}
raptor-scientist-card = { $scientist ->
    [1] 1 – { raptor-card-scientist-1.name }
    [2] 2 – { raptor-card-scientist-2.name }
    [3] 3 – { raptor-card-scientist-3.name }
    [4] 4 – { raptor-card-scientist-4.name }
    [5] 5 – { raptor-card-scientist-5.name }
    [6] 6 – { raptor-card-scientist-6.name }
    [7] 7 – { raptor-card-scientist-7.name }
    [8] 8 – { raptor-card-scientist-8.name }
    [9] 9 – { raptor-card-scientist-9.name }
   *[hidden] une carte cachée
}
raptor-card-of-side = { $side ->
    [raptor] { $card ->
        [1] 1 – { raptor-card-raptor-1.name }
        [2] 2 – { raptor-card-raptor-2.name }
        [3] 3 – { raptor-card-raptor-3.name }
        [4] 4 – { raptor-card-raptor-4.name }
        [5] 5 – { raptor-card-raptor-5.name }
        [6] 6 – { raptor-card-raptor-6.name }
        [7] 7 – { raptor-card-raptor-7.name }
        [8] 8 – { raptor-card-raptor-8.name }
       *[9] 9 – { raptor-card-raptor-9.name }
    }
   *[scientist] { $card ->
        [1] 1 – { raptor-card-scientist-1.name }
        [2] 2 – { raptor-card-scientist-2.name }
        [3] 3 – { raptor-card-scientist-3.name }
        [4] 4 – { raptor-card-scientist-4.name }
        [5] 5 – { raptor-card-scientist-5.name }
        [6] 6 – { raptor-card-scientist-6.name }
        [7] 7 – { raptor-card-scientist-7.name }
        [8] 8 – { raptor-card-scientist-8.name }
       *[9] 9 – { raptor-card-scientist-9.name }
    }
}

## Décisions : ce qui est demandé à un camp

raptor-decision-place = { $figure ->
    [mother] Le joueur raptor place la mère sur l’une des deux tuiles centrales.
    [baby] Le joueur raptor place un jeune raptor sur la tuile carrée suivante.
   *[scientist] Le joueur scientifique place un scientifique sur la tuile en L suivante.
}
raptor-decision-card = { $observed ->
    [yes] { $shown ->
        [hidden] La mère espionne : le joueur scientifique choisit en premier et montre sa carte.
       *[other] Le joueur scientifique a montré { $shown } ; le joueur raptor choisit maintenant.
    }
   *[no] Les deux camps choisissent une carte en secret.
}
raptor-decision-effect = { raptor-the-side-first } applique { raptor-card-of-side } : { $left ->
    [one] encore { $left } fois.
   *[other] encore { $left } fois au plus.
}
raptor-decision-points = Il reste { $points ->
    [one] { $points } point d’action
   *[other] { $points } points d’action
} { $side ->
    [raptor] au joueur raptor
   *[scientist] au joueur scientifique
}.{ $toll ->
    [0] { "" }
   *[other] {" "}{ raptor-decision-toll }
}
raptor-decision-toll = Le premier déplacement de la mère coûte { $toll ->
    [one] { $toll } point de plus
   *[other] { $toll } points de plus
} à cause de ses blessures.
raptor-decision-return = Le joueur raptor fait revenir la mère sur une case libre de son choix.

## Choix, tels qu'un bouton ou un lecteur d'écran les dit

raptor-choice-place-mother = Placer la mère en { $space }
raptor-choice-place-baby = Placer un jeune raptor en { $space }
raptor-choice-place-scientist = Placer un scientifique en { $space }
raptor-choice-return = Faire revenir la mère en { $space }
raptor-choice-reinforce = Placer un scientifique de la réserve en { $space }
raptor-choice-card = Choisir la carte { raptor-card-of-side }
raptor-choice-move-mother = Déplacer la mère de { $from } à { $space }{ $toll ->
    [0] { "" }
    [one] {" "}(ses blessures coûtent { $toll } point de plus)
   *[other] {" "}(ses blessures coûtent { $toll } points de plus)
}
raptor-choice-move-baby = Déplacer le jeune raptor de { $from } à { $space }
raptor-choice-escape = Faire sortir le jeune raptor de { $from } : il s’échappe
raptor-choice-move-scientist = Déplacer le scientifique de { $from } à { $space }
raptor-choice-kill = La mère élimine le scientifique en { $space }
raptor-choice-wake = La mère réveille le jeune raptor en { $space }
raptor-choice-put-out = La mère éteint le feu en { $space } et tous ceux qui lui sont reliés
raptor-choice-stand-up = Redresser le scientifique effrayé en { $space }
raptor-choice-put-to-sleep = Le scientifique en { $from } endort le jeune raptor en { $space }
raptor-choice-capture = Le scientifique en { $from } capture le jeune raptor en { $space }
raptor-choice-shoot = Le scientifique en { $from } tire sur la mère
raptor-choice-call = Appeler le jeune raptor de { $from } à { $space }
raptor-choice-frighten = Effrayer le scientifique en { $space }
raptor-choice-remove-token = Retirer un jeton Endormissement de la mère
raptor-choice-recover-baby = Réveiller le jeune raptor en { $space }
raptor-choice-gas = Endormir au gaz le jeune raptor en { $space }
raptor-choice-drive = Conduire le scientifique en Jeep de { $from } à { $space }
raptor-choice-light-fire = Allumer un feu en { $space }
raptor-choice-end = Finir le tour
raptor-choice-stop = Arrêter l’effet ici

## Événements, tels que le journal les raconte

raptor-event-board-laid = Les tuiles sont posées : { $theme ->
    [savannah] la savane
   *[jungle] la jungle
}.
raptor-event-figure-placed = { $figure ->
    [mother] La mère a été placée en { $space }.
    [baby] Un jeune raptor a été placé en { $space }.
   *[scientist] Un scientifique a été placé en { $space }.
}
raptor-event-card-chosen = { $card ->
    [hidden] { raptor-the-side-first } a choisi une carte.
   *[other] { raptor-the-side-first } a choisi { raptor-card-of-side }.
}
raptor-event-card-shown = { $card ->
    [hidden] Le joueur scientifique a montré sa carte au joueur raptor.
   *[other] Le joueur scientifique a montré sa carte au joueur raptor : { $card }.
}
raptor-event-cards-revealed = Les cartes ont été révélées : raptor { raptor-raptor-card }, scientifique { raptor-scientist-card }.
raptor-event-tie = Les deux camps ont joué { $card } : rien ne s’est passé.
raptor-event-effect-begins = { raptor-the-side-first } a la carte la plus faible, qui produit son effet : { raptor-card-of-side }.
raptor-event-effect-ends = L’effet de la carte { $card } { raptor-of-the-side } est terminé.
raptor-event-mother-vanished = La mère a disparu de { $space }.
raptor-event-mother-returned = La mère est revenue sur le plateau en { $space }.
raptor-event-turn-begins = { raptor-the-side-first } a { $points ->
    [one] { $points } point d’action
   *[other] { $points } points d’action
}.
raptor-event-turn-ends = { $unspent ->
    [0] { raptor-the-side-first } a fini son tour.
    [one] { raptor-the-side-first } a fini son tour avec { $unspent } point d’action inutilisé.
   *[other] { raptor-the-side-first } a fini son tour avec { $unspent } points d’action inutilisés.
}
raptor-event-mother-moved = { $toll ->
    [0] La mère s’est déplacée de { $from } à { $to }.
    [one] La mère s’est déplacée de { $from } à { $to }, après avoir dépensé { $toll } point d’action pour ses blessures.
   *[other] La mère s’est déplacée de { $from } à { $to }, après avoir dépensé { $toll } points d’action pour ses blessures.
}
raptor-event-baby-moved = Le jeune raptor de { $from } s’est déplacé en { $to }.
raptor-event-baby-escaped = { $escaped ->
    [one] Le jeune raptor de { $space } s’est échappé : { $escaped } jeune est en lieu sûr.
   *[other] Le jeune raptor de { $space } s’est échappé : { $escaped } jeunes sont en lieu sûr.
}
raptor-event-scientist-moved = Le scientifique de { $from } s’est déplacé en { $to }.
raptor-event-scientist-killed = La mère a éliminé le scientifique en { $space }.
raptor-event-baby-woken = La mère a réveillé le jeune raptor en { $space }.
raptor-event-fire-put-out = { $spaces_count ->
    [one] La mère a éteint le feu en { $spaces }.
   *[other] La mère a éteint { $spaces_count } feux : { $spaces }.
}
raptor-event-scientist-stood-up = Le scientifique en { $space } s’est redressé.
raptor-event-baby-put-to-sleep = Le scientifique en { $by } a endormi le jeune raptor en { $space }.
raptor-event-baby-captured = { $captured ->
    [one] Le scientifique en { $by } a capturé le jeune raptor en { $space } : { $captured } jeune est capturé.
   *[other] Le scientifique en { $by } a capturé le jeune raptor en { $space } : { $captured } jeunes sont capturés.
}
raptor-event-mother-shot = { $tokens ->
    [one] Le scientifique en { $by } a touché la mère en { $space } : elle a { $tokens } jeton Endormissement.
   *[other] Le scientifique en { $by } a touché la mère en { $space } : elle a { $tokens } jetons Endormissement.
}
raptor-event-baby-called = Le jeune raptor de { $from } a répondu à l’appel de la mère et a rejoint { $to }.
raptor-event-scientist-frightened = Le scientifique en { $space } a été effrayé.
raptor-event-token-removed = Un jeton Endormissement a été retiré de la mère : { $tokens ->
    [0] il n’en reste aucun.
   *[other] il en reste { $tokens }.
}
raptor-event-baby-recovered = Le jeune raptor en { $space } s’est réveillé.
raptor-event-baby-gassed = Les gaz anesthésiants ont endormi le jeune raptor en { $space }.
raptor-event-jeep-driven = { $fires_count ->
    [0] Le scientifique de { $from } est allé en Jeep en { $to }.
    [one] Le scientifique de { $from } est allé en Jeep en { $to } et a éteint le feu en { $fires }.
   *[other] Le scientifique de { $from } est allé en Jeep en { $to } et a éteint { $fires_count } feux : { $fires }.
}
raptor-event-fire-lit = Un feu a été allumé en { $space }.
raptor-event-reinforcement-arrived = Un scientifique est arrivé en { $space } : { $reserve ->
    [0] la réserve est vide.
   *[other] il en reste { $reserve } en réserve.
}
raptor-event-cards-discarded = Le joueur raptor a défaussé { $raptor }, le joueur scientifique { $scientist }.
raptor-event-pile-shuffled = { raptor-the-side-first } a mélangé { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} pour former une nouvelle pioche.
raptor-event-card-drawn = { $card ->
    [hidden] { raptor-the-side-first } a pioché une carte.
   *[other] { raptor-the-side-first } a pioché { raptor-card-of-side }.
}
raptor-event-round-begins = { $observed ->
    [yes] La manche { $number } a commencé. La mère espionne : le joueur scientifique choisit en premier et montre sa carte.
   *[no] La manche { $number } a commencé.
}
raptor-event-game-won = { raptor-the-side-first } a gagné : { $reason ->
    [babies_escaped] { raptor-reason-babies-escaped }
    [scientists_gone] { raptor-reason-scientists-gone }
    [mother_neutralised] { raptor-reason-mother-neutralised }
   *[babies_captured] { raptor-reason-babies-captured }
}

## Comment une partie se gagne

raptor-reason-babies-escaped = trois jeunes raptors se sont échappés.
raptor-reason-scientists-gone = il n’y a plus aucun scientifique sur le plateau.
raptor-reason-mother-neutralised = la mère a cinq jetons Endormissement et est neutralisée.
raptor-reason-babies-captured = trois jeunes raptors ont été capturés.
