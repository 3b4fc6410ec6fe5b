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
raptor-web-count-reserve = Scientifiques en réserve : { $count }
raptor-web-count-captured = Jeunes raptors capturés : { $count } sur 3
raptor-web-pile-draw = pioche { $count }
raptor-web-pile-hand = main { $count }
raptor-web-values-played = Valeurs jouées par { raptor-the-side } depuis le dernier mélange : { $values }
raptor-web-values-none = { raptor-the-side-first } n’a joué aucune valeur depuis le dernier mélange
raptor-web-value-played = déjà jouée
raptor-web-hand = Votre main
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
raptor-web-confirm-left = Confirmer, reste { $points }
raptor-web-reveal-points = { $points ->
    [one] point d’action
   *[other] points d’action
}
raptor-web-reveal-effect = son effet
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
