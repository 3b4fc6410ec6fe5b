# Raptor en mots : camps, figurines, cartes, actions, événements et victoires.
# Les valeurs sont celles de en/raptor.ftl ; les termes sont ceux de la règle française.

## Camps

side-raptor = Raptor
    .long = Joueur raptor
    .goal = Faites s’échapper trois jeunes raptors, ou ne laissez plus aucun scientifique sur le plateau.
side-scientist = Scientifique
    .long = Joueur scientifique
    .goal = Capturez trois jeunes raptors, ou infligez cinq jetons Endormissement à la mère.
side-spectator = Spectateur
    .long = Spectateur
    .goal = Vous regardez la partie.

## Figurines et choses du plateau

figure-mother = mère
figure-baby = jeune raptor
figure-scientist = scientifique
state-free = libre
state-rock = rocher
state-fire = feu
state-mother = mère
state-mother-tokens = { $tokens ->
    [0] mère indemne
    [one] mère avec { $tokens } jeton Endormissement
   *[other] mère avec { $tokens } jetons Endormissement
}
state-baby-awake = jeune raptor éveillé
state-baby-asleep = jeune raptor endormi
state-baby-asleep-now = jeune raptor endormi cette manche-ci
state-baby-called = jeune raptor déjà appelé
state-scientist-active = scientifique
state-scientist-used = scientifique, action agressive déjà faite cette manche-ci
state-scientist-frightened = scientifique effrayé
state-scientist-frightened-now = scientifique effrayé cette manche-ci
state-scientist-on-fire = scientifique sur un feu
state-scientist-used-on-fire = scientifique sur un feu, action agressive déjà faite cette manche-ci
state-exit = sortie
token-sleep = jeton Endormissement
token-fire = jeton Feu
pile-played = carte jouée
pile-hand = main
pile-draw = pioche
pile-discard = défausse
pile-reserve = réserve
theme-jungle = Jungle
theme-savannah = Savane
layout-random = Plateau au hasard
layout-jungle = Jungle au hasard
layout-savannah = Savane au hasard
layout-first-game = Première partie (la mise en place de la règle)

## Cartes : .name, .effect (ce qu'elle fait si elle est la plus faible), .hint (en bref), .family

family-nothing = Aucun effet
family-call = Appel de la mère
family-disappearance = Disparition et espionnage
family-fear = Peur
family-recovery = Récupération
family-gas = Gaz anesthésiants
family-reinforcements = Renforts
family-jeep = Jeep
family-fire = Feux

card-raptor-1 = { side-raptor } 1 – { card-raptor-1.name }
    .name = Appel de la mère et mélange
    .effect = Amenez un jeune raptor éveillé, par des cases libres, sur une case libre de la tuile de la mère. À la fin de la manche, mélangez cette carte, votre défausse et votre pioche pour former une nouvelle pioche.
    .hint = Appeler 1 jeune, puis mélanger
    .family = { family-call }
card-raptor-2 = { side-raptor } 2 – { card-raptor-2.name }
    .name = Disparition et espionnage
    .effect = Retirez la mère du plateau ; quand les points d’action du joueur scientifique sont finis, replacez-la sur une case libre de votre choix. À la manche suivante, il vous montre sa carte avant que vous choisissiez la vôtre.
    .hint = Disparaître, revenir et voir la prochaine carte
    .family = { family-disappearance }
card-raptor-3 = { side-raptor } 3 – { card-raptor-3.name }
    .name = Peur
    .effect = Effrayez un scientifique debout. Il ne peut plus rien faire tant qu’il n’a pas été redressé pour 1 point d’action, ce qui est impossible cette manche-ci.
    .hint = Effrayer 1 scientifique
    .family = { family-fear }
card-raptor-4 = { side-raptor } 4 – { card-raptor-4.name }
    .name = Appel de la mère (×2)
    .effect = Amenez un ou deux jeunes raptors éveillés différents, l’un après l’autre, par des cases libres, sur des cases libres de la tuile de la mère.
    .hint = Appeler 1 ou 2 jeunes
    .family = { family-call }
card-raptor-5 = { side-raptor } 5 – { card-raptor-5.name }
    .name = Récupération (×2)
    .effect = Jusqu’à deux fois : retirez un jeton Endormissement de la mère, ou réveillez un jeune raptor endormi, où qu’il soit. Toute combinaison est permise ; au moins une fois si c’est possible.
    .hint = Retirer des jetons ou réveiller des jeunes, jusqu’à 2
    .family = { family-recovery }
card-raptor-6 = { side-raptor } 6 – { card-raptor-6.name }
    .name = Disparition et espionnage
    .effect = { card-raptor-2.effect }
    .hint = { card-raptor-2.hint }
    .family = { family-disappearance }
card-raptor-7 = { side-raptor } 7 – { card-raptor-7.name }
    .name = Récupération (×3)
    .effect = Jusqu’à trois fois : retirez un jeton Endormissement de la mère, ou réveillez un jeune raptor endormi, où qu’il soit. Toute combinaison est permise ; au moins une fois si c’est possible.
    .hint = Retirer des jetons ou réveiller des jeunes, jusqu’à 3
    .family = { family-recovery }
card-raptor-8 = { side-raptor } 8 – { card-raptor-8.name }
    .name = Peur (×2)
    .effect = Effrayez un ou deux scientifiques debout. Ils ne peuvent plus rien faire tant que chacun n’a pas été redressé pour 1 point d’action, ce qui est impossible cette manche-ci.
    .hint = Effrayer 1 ou 2 scientifiques
    .family = { family-fear }
card-raptor-9 = { side-raptor } 9 – { card-raptor-9.name }
    .name = Aucun effet
    .effect = Cette carte ne fait rien, mais aucune ne donne plus de points d’action.
    .hint = Rien
    .family = { family-nothing }

card-scientist-1 = { side-scientist } 1 – { card-scientist-1.name }
    .name = Gaz anesthésiants et mélange
    .effect = Endormez un jeune raptor éveillé sur la tuile d’un scientifique actif ou sur une tuile qui partage un côté avec elle. À la fin de la manche, mélangez cette carte, votre défausse et votre pioche pour former une nouvelle pioche.
    .hint = Endormir 1 jeune, puis mélanger
    .family = { family-gas }
card-scientist-2 = { side-scientist } 2 – { card-scientist-2.name }
    .name = Renforts
    .effect = Placez un ou deux scientifiques de votre réserve sur des cases libres des deux grands côtés du plateau, sur les tuiles carrées seulement.
    .hint = 1 ou 2 nouveaux scientifiques
    .family = { family-reinforcements }
card-scientist-3 = { side-scientist } 3 – { card-scientist-3.name }
    .name = Jeep (×2)
    .effect = Un ou deux mouvements de Jeep : un scientifique actif avance en ligne droite, aussi loin que vous voulez, tant qu’aucun rocher ni aucune figurine ne l’arrête. Les feux qu’il traverse sont retirés. Répartissez les mouvements à votre gré.
    .hint = 1 ou 2 mouvements en ligne droite
    .family = { family-jeep }
card-scientist-4 = { side-scientist } 4 – { card-scientist-4.name }
    .name = Gaz anesthésiants (×2)
    .effect = Endormez un ou deux jeunes raptors éveillés, chacun sur la tuile d’un scientifique actif ou sur une tuile qui partage un côté avec elle.
    .hint = Endormir 1 ou 2 jeunes
    .family = { family-gas }
card-scientist-5 = { side-scientist } 5 – { card-scientist-5.name }
    .name = Feux (×2)
    .effect = Placez deux jetons Feu, chacun sur une case libre voisine d’un scientifique actif ou d’un feu, y compris un feu que vous venez de placer.
    .hint = 2 feux
    .family = { family-fire }
card-scientist-6 = { side-scientist } 6 – { card-scientist-6.name }
    .name = Renforts
    .effect = { card-scientist-2.effect }
    .hint = { card-scientist-2.hint }
    .family = { family-reinforcements }
card-scientist-7 = { side-scientist } 7 – { card-scientist-7.name }
    .name = Feux (×3)
    .effect = Placez trois jetons Feu, chacun sur une case libre voisine d’un scientifique actif ou d’un feu, y compris un feu que vous venez de placer.
    .hint = 3 feux
    .family = { family-fire }
card-scientist-8 = { side-scientist } 8 – { card-scientist-8.name }
    .name = Jeep (×4)
    .effect = D’un à quatre mouvements de Jeep : un scientifique actif avance en ligne droite, aussi loin que vous voulez, tant qu’aucun rocher ni aucune figurine ne l’arrête. Les feux qu’il traverse sont retirés. Répartissez les mouvements à votre gré.
    .hint = De 1 à 4 mouvements en ligne droite
    .family = { family-jeep }
card-scientist-9 = { side-scientist } 9 – { card-scientist-9.name }
    .name = Aucun effet
    .effect = Cette carte ne fait rien, mais aucune ne donne plus de points d’action.
    .hint = Rien
    .family = { family-nothing }

raptor-card = { $raptor ->
    [1] 1 – { card-raptor-1.name }
    [2] 2 – { card-raptor-2.name }
    [3] 3 – { card-raptor-3.name }
    [4] 4 – { card-raptor-4.name }
    [5] 5 – { card-raptor-5.name }
    [6] 6 – { card-raptor-6.name }
    [7] 7 – { card-raptor-7.name }
    [8] 8 – { card-raptor-8.name }
    [9] 9 – { card-raptor-9.name }
   *[hidden] une carte cachée
}
scientist-card = { $scientist ->
    [1] 1 – { card-scientist-1.name }
    [2] 2 – { card-scientist-2.name }
    [3] 3 – { card-scientist-3.name }
    [4] 4 – { card-scientist-4.name }
    [5] 5 – { card-scientist-5.name }
    [6] 6 – { card-scientist-6.name }
    [7] 7 – { card-scientist-7.name }
    [8] 8 – { card-scientist-8.name }
    [9] 9 – { card-scientist-9.name }
   *[hidden] une carte cachée
}
card-of-side = { $side ->
    [raptor] { $card ->
        [1] 1 – { card-raptor-1.name }
        [2] 2 – { card-raptor-2.name }
        [3] 3 – { card-raptor-3.name }
        [4] 4 – { card-raptor-4.name }
        [5] 5 – { card-raptor-5.name }
        [6] 6 – { card-raptor-6.name }
        [7] 7 – { card-raptor-7.name }
        [8] 8 – { card-raptor-8.name }
       *[9] 9 – { card-raptor-9.name }
    }
   *[scientist] { $card ->
        [1] 1 – { card-scientist-1.name }
        [2] 2 – { card-scientist-2.name }
        [3] 3 – { card-scientist-3.name }
        [4] 4 – { card-scientist-4.name }
        [5] 5 – { card-scientist-5.name }
        [6] 6 – { card-scientist-6.name }
        [7] 7 – { card-scientist-7.name }
        [8] 8 – { card-scientist-8.name }
       *[9] 9 – { card-scientist-9.name }
    }
}

## Actions, telles qu'un bouton ou un lecteur d'écran les dit

action-place-mother = Placer la mère en { $space }
action-place-baby = Placer un jeune raptor en { $space }
action-place-scientist = Placer un scientifique en { $space }
action-return-mother = Faire revenir la mère en { $space }
action-reinforce = Placer un scientifique de la réserve en { $space }
action-choose-card = Choisir la carte { card-of-side }
action-move-mother = Déplacer la mère de { $from } à { $to }
action-move-mother-toll = Déplacer la mère de { $from } à { $to } (ses blessures coûtent { $toll ->
    [one] { $toll } point de plus
   *[other] { $toll } points de plus
})
action-move-baby = Déplacer le jeune raptor de { $from } à { $to }
action-escape = Faire sortir le jeune raptor de { $from } : il s’échappe
action-move-scientist = Déplacer le scientifique de { $from } à { $to }
action-kill = La mère élimine le scientifique en { $space }
action-wake = La mère réveille le jeune raptor en { $space }
action-put-out = La mère éteint le feu en { $space } et tous ceux qui lui sont reliés
action-stand-up = Redresser le scientifique effrayé en { $space }
action-put-to-sleep = Le scientifique en { $from } endort le jeune raptor en { $space }
action-capture = Le scientifique en { $from } capture le jeune raptor en { $space }
action-shoot = Le scientifique en { $from } tire sur la mère
action-call = Appeler le jeune raptor de { $from } à { $to }
action-frighten = Effrayer le scientifique en { $space }
action-remove-token = Retirer un jeton Endormissement de la mère
action-recover-baby = Réveiller le jeune raptor en { $space }
action-gas = Endormir au gaz le jeune raptor en { $space }
action-drive = Conduire le scientifique en Jeep de { $from } à { $to }
action-light-fire = Allumer un feu en { $space }
action-end-turn = Finir le tour
action-stop-effect = Arrêter l’effet ici

## Événements, tels que le journal les raconte

event-figure-placed = { $figure ->
    [mother] La mère a été placée en { $space }.
    [baby] Un jeune raptor a été placé en { $space }.
   *[scientist] Un scientifique a été placé en { $space }.
}
event-card-chosen = { $card ->
    [hidden] { the-side-first } a choisi une carte.
   *[other] { the-side-first } a choisi { card-of-side }.
}
event-card-shown = { $card ->
    [hidden] Le joueur scientifique a montré sa carte au joueur raptor.
   *[other] Le joueur scientifique a montré sa carte au joueur raptor : { $card }.
}
event-cards-revealed = Les cartes ont été révélées : raptor { raptor-card }, scientifique { scientist-card }.
event-tie = Les deux camps ont joué { $card } : rien ne s’est passé.
event-effect-begins = { the-side-first } avait la carte la plus faible et a appliqué { card-of-side }.
event-effect-ends = L’effet de la carte { $card } { of-the-side } est terminé.
event-mother-vanished = La mère a disparu de { $space }.
event-mother-returned = La mère est revenue sur le plateau en { $space }.
event-turn-begins = { the-side-first } a { $points ->
    [one] { $points } point d’action
   *[other] { $points } points d’action
}.
event-turn-ends = { $unspent ->
    [0] { the-side-first } a fini son tour.
    [one] { the-side-first } a fini son tour avec { $unspent } point d’action inutilisé.
   *[other] { the-side-first } a fini son tour avec { $unspent } points d’action inutilisés.
}
event-mother-moved = { $toll ->
    [0] La mère s’est déplacée de { $from } à { $to }.
    [one] La mère s’est déplacée de { $from } à { $to }, après avoir dépensé { $toll } point d’action pour ses blessures.
   *[other] La mère s’est déplacée de { $from } à { $to }, après avoir dépensé { $toll } points d’action pour ses blessures.
}
event-baby-moved = Le jeune raptor de { $from } s’est déplacé en { $to }.
event-baby-escaped = { $escaped ->
    [one] Le jeune raptor de { $space } s’est échappé : { $escaped } jeune est en lieu sûr.
   *[other] Le jeune raptor de { $space } s’est échappé : { $escaped } jeunes sont en lieu sûr.
}
event-scientist-moved = Le scientifique de { $from } s’est déplacé en { $to }.
event-scientist-killed = La mère a éliminé le scientifique en { $space }.
event-baby-woken = La mère a réveillé le jeune raptor en { $space }.
event-fire-put-out = { $spaces_count ->
    [one] La mère a éteint le feu en { $spaces }.
   *[other] La mère a éteint { $spaces_count } feux : { $spaces }.
}
event-scientist-stood-up = Le scientifique en { $space } s’est redressé.
event-baby-put-to-sleep = Le scientifique en { $by } a endormi le jeune raptor en { $space }.
event-baby-captured = { $captured ->
    [one] Le scientifique en { $by } a capturé le jeune raptor en { $space } : { $captured } jeune est capturé.
   *[other] Le scientifique en { $by } a capturé le jeune raptor en { $space } : { $captured } jeunes sont capturés.
}
event-mother-shot = { $tokens ->
    [one] Le scientifique en { $by } a touché la mère en { $space } : elle a { $tokens } jeton Endormissement.
   *[other] Le scientifique en { $by } a touché la mère en { $space } : elle a { $tokens } jetons Endormissement.
}
event-baby-called = Le jeune raptor de { $from } a répondu à l’appel de la mère et a rejoint { $to }.
event-scientist-frightened = Le scientifique en { $space } a été effrayé.
event-token-removed = Un jeton Endormissement a été retiré de la mère : { $tokens ->
    [0] il n’en reste aucun.
   *[other] il en reste { $tokens }.
}
event-baby-recovered = Le jeune raptor en { $space } s’est réveillé.
event-baby-gassed = Les gaz anesthésiants ont endormi le jeune raptor en { $space }.
event-jeep-driven = { $fires_count ->
    [0] Le scientifique de { $from } est allé en Jeep en { $to }.
    [one] Le scientifique de { $from } est allé en Jeep en { $to } et a éteint le feu en { $fires }.
   *[other] Le scientifique de { $from } est allé en Jeep en { $to } et a éteint { $fires_count } feux : { $fires }.
}
event-fire-lit = Un feu a été allumé en { $space }.
event-reinforcement-arrived = Un scientifique est arrivé en { $space } : { $reserve ->
    [0] la réserve est vide.
   *[other] il en reste { $reserve } en réserve.
}
event-cards-discarded = Le joueur raptor a défaussé { $raptor }, le joueur scientifique { $scientist }.
event-pile-shuffled = { the-side-first } a mélangé { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} pour former une nouvelle pioche.
event-card-drawn = { $card ->
    [hidden] { the-side-first } a pioché une carte.
   *[other] { the-side-first } a pioché { card-of-side }.
}
event-round-begins = { $observed ->
    [yes] La manche { $number } a commencé. La mère espionne : le joueur scientifique choisit en premier et montre sa carte.
   *[no] La manche { $number } a commencé.
}
event-game-won = { the-side-first } a gagné : { $reason ->
    [babies_escaped] { reason-babies-escaped }
    [scientists_gone] { reason-scientists-gone }
    [mother_neutralised] { reason-mother-neutralised }
   *[babies_captured] { reason-babies-captured }
}
event-resigned = { the-side-first } a abandonné.
event-time-ran-out = Le temps { of-the-side } est écoulé.
event-taken-back = { the-side-first } a repris sa dernière décision.

## Comment une partie se gagne

reason-babies-escaped = trois jeunes raptors se sont échappés.
reason-scientists-gone = il n’y a plus aucun scientifique sur le plateau.
reason-mother-neutralised = la mère a cinq jetons Endormissement et est neutralisée.
reason-babies-captured = trois jeunes raptors ont été capturés.
