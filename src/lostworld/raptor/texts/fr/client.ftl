## Accueil

raptor-web-start-lead = Une mère et ses cinq petits contre une équipe de scientifiques : deux camps, neuf cartes chacun, et à chaque manche un duel d’astuce.
raptor-web-start-raptor = Jouer les raptors
raptor-web-start-scientist = Jouer les scientifiques
raptor-option-layout = Plateau
raptor-look-theme = Couleurs
raptor-web-load-neither = Ce n’est ni une partie ni une position. Une partie commence par des lignes telles que [Game "raptor"], une position par les six rangées du plateau.
raptor-web-load-raptor = Continuer avec les raptors
raptor-web-load-scientist = Continuer avec les scientifiques

## Le plateau

raptor-web-board-exit = Sortie à côté de { $space }

## La table

raptor-web-game-title = Une partie de Raptor
raptor-web-setup = Mise en place
raptor-web-aids-points = Pour un point d’action
raptor-web-state-choosing = choisit une carte
raptor-web-state-chosen = a choisi
raptor-web-count-tokens = Jetons Endormissement sur la mère : { $count } sur 5
raptor-web-count-escaped = Jeunes raptors échappés : { $count } sur 3
raptor-web-count-standing = Scientifiques sur le plateau : { $count }. S’il n’en reste aucun, les raptors gagnent.
raptor-web-counter-escaped = échappés
raptor-web-counter-tokens = jetons
raptor-web-counter-captured = capturés
raptor-web-counter-standing = sur le plateau
raptor-web-stock-reserve = réserve
raptor-web-stock-fires = feux restants
raptor-web-count-captured = Jeunes raptors capturés : { $count } sur 3
raptor-web-pile-draw = pioche { $count }
raptor-web-pile-hand = main { $count }
raptor-web-values-played = Valeurs jouées par { raptor-the-side } depuis le dernier mélange : { $values }
raptor-web-values-none = { raptor-the-side-first } n’a joué aucune valeur depuis le dernier mélange
raptor-web-value-played = déjà jouée
raptor-web-hand = Votre main
raptor-web-ruler = Ce que l’autre camp peut avoir en main
raptor-web-ruler-if = Si { raptor-the-side } joue
raptor-web-ruler-effect = Contre { $values } : { $name }.
raptor-web-ruler-points = Contre { $values } : { $least } à { $most } points d’action pour vous.
raptor-web-ruler-tie = Contre { $values } : égalité.
raptor-web-ruler-gone = Déjà jouées : { $values }.
raptor-web-card-chosen = C’est votre choix.
raptor-web-card-rules = Règles de la carte { $value }
raptor-web-peek = Montrer mes cartes

## Que faire maintenant

raptor-web-guide-cards-watch = Les deux camps choisissent une carte en secret.
raptor-web-guide-choose = Choisissez une carte en secret, puis confirmez-la.
raptor-web-guide-chosen = Vous avez choisi { $card }. Vous pouvez changer d’avis tant que l’autre camp n’a pas choisi.
raptor-web-guide-other-card = En attente de la carte de l’autre camp.
raptor-web-guide-observed = La mère vous espionne : choisissez d’abord, l’adversaire verra votre carte.
raptor-web-guide-observing = La mère espionne : l’adversaire doit montrer sa carte avant que vous ne choisissiez.
raptor-web-guide-shown = L’adversaire vous a montré { $card }. Choisissez votre carte.
raptor-web-guide-place-mother = Placez la mère sur l’une des deux tuiles du milieu.
raptor-web-guide-place-baby = Placez un jeune raptor sur la tuile marquée : chacune des autres tuiles carrées en reçoit un.
raptor-web-guide-place-scientist = Placez un scientifique sur la tuile marquée : chaque tuile extérieure en reçoit un.
raptor-web-guide-return = Faites revenir la mère sur une case libre de votre choix.
raptor-web-guide-effect = { $name } : { $begun ->
    [yes] { $left ->
        [one] encore une fois.
       *[other] { $exact ->
            [yes] encore { $left } fois.
           *[no] encore { $left } fois au plus.
        }
    }
   *[no] { $left ->
        [one] une fois.
       *[other] { $exact ->
            [yes] { $left } fois.
           *[no] { $left } fois au plus.
        }
    }
}
raptor-web-guide-points = Dépensez { $points ->
    [one] votre point d’action
   *[other] vos { $points } points d’action
} : choisissez une figurine, puis où elle va ou ce qu’elle fait.
raptor-web-guide-fire = Personne ne peut rester dans un feu à la fin du tour. Quittez { $spaces }, ou annulez une étape.
raptor-web-points = { $points ->
    [one] { $points } point d’action
   *[other] { $points } points d’action
}
raptor-web-toll = son premier déplacement coûte { $toll } de plus
raptor-web-confirm-card = Confirmer la carte
raptor-web-confirm-setup = Confirmer la mise en place
raptor-web-usual-setup = Mise en place habituelle
raptor-web-confirm-sure = Perdre { $points ->
    [one] { $points } point
   *[other] { $points } points
} ?
raptor-web-confirm-left = Confirmer, reste { $points }
raptor-web-reveal-points = { $points ->
    [one] point d’action
   *[other] points d’action
}
raptor-web-reveal-tie = égalité
raptor-web-reveal-tie-text = Les deux cartes sont défaussées et personne n’agit.

## Aide et clavier

raptor-web-help-command = Dans le champ de commande, tapez une action en notation comme Mf2-f5, le nom d’une case comme c4 pour savoir ce qui s’y trouve, ou undo, redo, hint et confirm.
raptor-web-key-digits = prendre cette carte

## La fin

raptor-web-event-tie = Les deux camps ont joué { $card } : égalité, les deux cartes sont défaussées et personne n’agit.

## Revoir une partie

raptor-web-curve = Évaluation : le camp raptor gagne { $percent } % des parties à partir d’ici

## Règles

raptor-web-rules-contents = Sommaire
raptor-web-rules-goal = Comment gagner
raptor-web-rules-setup = Plateau et mise en place
raptor-web-rules-round = Une manche
raptor-web-rules-raptor = Les raptors
raptor-web-rules-scientist = Les scientifiques
raptor-web-rules-things = Cases et jetons
raptor-web-rules-cards = Les cartes

## La fin en chiffres

raptor-web-tally-rounds = { $count ->
    [one] manche
   *[other] manches
}
raptor-web-tally-escapes = { $count ->
    [one] fuite
   *[other] fuites
}
raptor-web-tally-kills = { $count ->
    [one] scientifique tué
   *[other] scientifiques tués
}
raptor-web-tally-captures = { $count ->
    [one] capture
   *[other] captures
}
raptor-web-tally-hits = { $count ->
    [one] tir sur la mère
   *[other] tirs sur la mère
}

## Les étapes d'un plan, en aussi peu de mots que possible

raptor-step-place-mother = en { $space }
raptor-step-place-baby = en { $space }
raptor-step-place-scientist = en { $space }
raptor-step-return = revient en { $space }
raptor-step-reinforce = renfort en { $space }
raptor-step-move-mother = vers { $space }
raptor-step-move-baby = vers { $space }
raptor-step-escape = s’échappe
raptor-step-move-scientist = vers { $space }
raptor-step-kill = tue en { $space }
raptor-step-wake = réveille { $space }
raptor-step-put-out = éteint { $space }
raptor-step-stand-up = se relève en { $space }
raptor-step-put-to-sleep = endort { $space }
raptor-step-capture = capture { $space }
raptor-step-shoot = tire
raptor-step-call = appelé en { $space }
raptor-step-frighten = effrayé en { $space }
raptor-step-remove-token = jeton retiré
raptor-step-recover-baby = éveillé en { $space }
raptor-step-gas = endormi en { $space }
raptor-step-drive = roule vers { $space }
raptor-step-light-fire = en { $space }
raptor-step-end = fin
raptor-step-stop = arrêt

## L'entraîneur d'une première partie

raptor-coach = Entraîneur
raptor-coach-show = Montrez-moi
raptor-coach-leave = Je peux jouer sans entraîneur
raptor-coach-cards = Chaque camp choisit une carte en secret. La plus faible apporte son effet, la plus forte autant de points d’action que l’écart entre les deux. Regardez une carte : la règle graduée dit ce qui suivrait contre chaque carte que l’autre camp peut avoir.
raptor-coach-cards-raptor = Beaucoup à faire sur le plateau ? Une carte forte peut apporter des points. Sinon une carte faible pour son effet : la Peur empêche les scientifiques d’agir, un appel rassemble les petits.
raptor-coach-cards-scientist = Des petits près de vos scientifiques ? Une carte de gaz faible les endort. Une carte forte peut apporter les points pour les capturer.
raptor-coach-tokens = La mère a { $tokens } jetons, et cinq perdent la partie. La Récupération, votre 5 ou votre 7, en retire.
raptor-coach-asleep = Plusieurs petits dorment. La Récupération, votre 5 ou votre 7, les réveille de loin ; la mère en réveille un à côté d’elle pour un point.
raptor-coach-last-exit = Deux petits sont partis : encore un et vous avez perdu. Surveillez les sorties et les petits qui s’en approchent.
raptor-coach-chosen = C’est choisi. Tant que l’autre camp n’a pas choisi, vous pouvez prendre une autre carte.
raptor-coach-wait = C’est à l’autre camp. Regardez ce qui se passe : tout est raconté pas à pas.
raptor-coach-confirm = Votre plan est complet. Rien n’est encore fait : annulez ce que vous regrettez, puis confirmez.
raptor-coach-place = Placez les figurines sur les cases marquées, ou prenez la mise en place habituelle.
raptor-coach-effect = Votre carte était la plus faible : elle produit son effet. Choisissez parmi les cases marquées.
raptor-coach-return = La mère revient où vous voulez. De préférence là où personne ne la voit en ligne droite, et où l’on a besoin d’elle.
raptor-coach-aimed = { $count ->
    [one] Le scientifique en { $space } pourrait tirer sur la mère là où elle est : sortez-la de sa ligne, ou tuez-le.
   *[other] { $count } scientifiques pourraient tirer sur la mère là où elle est, la première ligne mène en { $space } : sortez-la de leur vue.
}
raptor-coach-escape = Le petit en { $from } est devant une sortie : un point, et il est en lieu sûr. Trois font gagner la partie.
raptor-coach-kill = La mère peut tuer le scientifique en { $space } pour un point. Un scientifique mort ne tire plus et ne capture plus.
raptor-coach-wake = Le petit en { $space } dort à côté de la mère : un point le réveille avant qu’on ne le capture.
raptor-coach-put-out = Le feu en { $space } barre le chemin. Un point l’éteint, avec tous les feux qui y sont reliés.
raptor-coach-points-raptor = Rapprochez les petits d’une sortie, et que la mère se tienne là où aucun scientifique ne la voit. Une figurine peut agir plusieurs fois.
raptor-coach-points-scientist = Approchez-vous des petits et des lignes de la mère : un scientifique à côté d’un petit peut l’endormir, un autre en ligne dégagée peut tirer.
raptor-coach-capture = Le petit en { $space } dort à côté de votre scientifique en { $from } : capturez-le maintenant. Trois captures font gagner la partie.
raptor-coach-shoot = Votre scientifique en { $from } voit la mère en ligne droite : un tir lui donne un jeton et rend son premier déplacement plus cher. Cinq font gagner la partie.
raptor-coach-put-to-sleep = Votre scientifique en { $from } est à côté du petit en { $space } : endormez-le d’abord, puis un autre pourra le capturer.
raptor-coach-stand-up = Le scientifique en { $space } est effrayé et ne fait rien. Un point le relève.
