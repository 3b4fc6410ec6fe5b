# Ce que seul le client du navigateur dit.

## Le premier écran

skirmish-web-lead = Humains et dinosaures s’affrontent sur des hexagones, sans dés : les cartes, l’initiative et le terrain décident. De deux à quatre joueurs.
skirmish-web-start-learn-text = Une courte première bataille qui s’explique d’elle-même
skirmish-web-start-first-text = Une courte bataille contre la recrue ; chaque nouvelle question s’explique
skirmish-web-start-rules-text = Les règles en bref, toutes les unités, cartes et plans
# $count
skirmish-web-players = { $count } joueurs
# $count
skirmish-web-rounds = { $count } tours
skirmish-web-army-any = Toute armée qui convient
skirmish-web-army-random = Au hasard
# $value $most
skirmish-web-army-value = valeur { $value } sur { $most }
skirmish-web-army-own = Une armée à vous
skirmish-web-army-build = Composer une armée
# $seat
skirmish-web-build-title = Une armée pour { $seat }
skirmish-web-build-faction = Camp
skirmish-web-build-equip = Ajouter de l’équipement
# $unit
skirmish-web-build-remove = Sans { $unit }
skirmish-web-build-empty = Encore aucune unité : choisissez.
skirmish-web-build-legal = Cette armée peut jouer.
skirmish-web-build-use = Prendre cette armée
skirmish-web-build-name = Nom de la liste
skirmish-web-build-save = Garder la liste
skirmish-web-build-saved = Listes gardées
# $name
skirmish-web-build-forget = Oublier { $name }
skirmish-web-theme-system = Comme le système
skirmish-web-theme-day = Jour
skirmish-web-theme-night = Nuit

## La carte

skirmish-web-closer = Plus près
skirmish-web-farther = Plus loin
skirmish-web-fit = Toute la carte
skirmish-web-keys = Sur la carte, les flèches vont d’un hexagone à l’autre, N et P au suivant et au précédent où l’on peut agir ; + et − rapprochent ou éloignent, 0 montre tout.
skirmish-web-which-facing = Tournée vers où ?
# $points
skirmish-web-can-go = { $points ->
    [one] Peut venir ici pour { $points } point
   *[other] Peut venir ici pour { $points } points
}
skirmish-web-can-stand = Peut se tenir ici
# $count
skirmish-web-can-do = { $count } choses sont possibles ici
# $code $unit $seat $health $facing $words
skirmish-web-unit = { $code } { $unit } ({ $seat }), santé { $health }, tournée vers { $facing }{ $words ->
    [none] {""}
   *[other] , { $words }
  }
skirmish-web-difficult = difficile
skirmish-web-impassable = infranchissable
skirmish-web-blocks = bloque la vue

## La table

skirmish-web-track = Piste d’initiative
skirmish-web-phase-setup = Mise en place
skirmish-web-phase-action = Phase d’action
skirmish-web-phase-initiative = Phase d’initiative
skirmish-web-phase-over = La fin
# $unit $initiative $state
skirmish-web-track-unit = { $unit }, { $initiative ->
    [none] sans carte
   *[other] initiative { $initiative }
  }, { $state ->
    [acts] agit maintenant
    [next] est la suivante
    [done] s’est activée
    [asleep] endormie
   *[waits] attend
  }
skirmish-web-points = Points marqués
skirmish-web-cards = Cartes héros en main et dans le paquet
# $health $full
skirmish-web-health = Santé { $health } sur { $full }
skirmish-web-armour-zones = avant / côtés / arrière
# $cards $limit
skirmish-web-combo = Combo : { $cards } cartes sur { $limit }
skirmish-web-slot-empty = vide
# $initiative
skirmish-web-face-down = face cachée, initiative { $initiative }
skirmish-web-what-is-this = Qu’est-ce que c’est ?
# $count
skirmish-web-hand = { $count ->
    [one] Votre main : une carte héros
   *[other] Votre main : { $count } cartes héros
  }
skirmish-web-hand-empty = Aucune carte héros en main.
# $card
skirmish-web-explain = Ce que fait { $card }
skirmish-web-active-use = Effet
skirmish-web-which-idle = Et en attente ?
skirmish-web-no-idle = Rien en attente
skirmish-web-deploy-which = Quelle unité est déployée ?
# $count
skirmish-web-all = Les { $count } choix en liste
skirmish-web-orders = Consigne
skirmish-web-order-fitting = Me demander si une carte convient
skirmish-web-order-ask = Toujours me demander
skirmish-web-order-activation = Passer pendant cette activation
skirmish-web-order-attacked = Passer tant qu’on ne m’attaque pas
skirmish-web-sheets = Sous la carte
skirmish-web-sheet-question = La question
skirmish-web-sheet-hand = Main
skirmish-web-sheet-unit = Unité
skirmish-web-foreseen = en l’état, avant toute carte héros
skirmish-web-ties-initiator = L’initiateur gagne les égalités.
skirmish-web-ties-defender = Le défenseur gagne les égalités.
skirmish-web-ties-none = La différence est perdue en santé.
# $n
skirmish-web-test-damage = Dégâts : { $n }
skirmish-web-test-success = Réussite
skirmish-web-test-failure = Échec
skirmish-web-action-cards = Cartes action
skirmish-web-help-more = Les règles en bref

## Le rapport de bataille

skirmish-web-report = Rapport de bataille
skirmish-web-report-unit = Unité
skirmish-web-report-dealt = Dégâts
skirmish-web-report-lost = Perdu
skirmish-web-report-tests = Tests gagnés
skirmish-web-report-felled = Qui a abattu qui
# $unit $by $round
skirmish-web-report-by = Manche { $round } : { $unit }{ $by ->
    [none] {""}
   *[other] , par { $by }
  }
skirmish-web-report-turns = Tournants
skirmish-web-report-cards = Cartes héros utilisées
skirmish-web-recap-felled = Abattus
skirmish-web-recap-cards = Cartes héros
# $count
skirmish-web-tally-rounds = { $count ->
    [one] tour
   *[other] tours
}
# $count
skirmish-web-tally-damage = dégâts
# $count
skirmish-web-tally-felled = { $count ->
    [one] unité abattue
   *[other] unités abattues
}

## Le livre

skirmish-web-browse = Escarmouche de A à Z
skirmish-web-browse-search = Chercher une unité, une carte, un plateau ou un mot
skirmish-web-shelf-rules = Règles
skirmish-web-shelf-units = Unités
skirmish-web-shelf-heroes = Cartes héros
skirmish-web-shelf-actions = Cartes action
skirmish-web-shelf-maps = Terrains
skirmish-web-shelf-keywords = Mots du jeu

## Mots-clés

skirmish-web-keyword-reaction = Chaque moitié de la carte, mouvement et action, peut être gardée et servir après qu’une autre unité a bougé ou agi.
    .title = Réaction
skirmish-web-keyword-charge = Chaque hexagone franchi permet une seule rotation de 60 degrés, juste avant ou juste après.
    .title = Charge
skirmish-web-keyword-fix = L’unité ne peut que pivoter et se relever.
    .title = Fixe
skirmish-web-keyword-jump = Le mouvement passe par-dessus le terrain et les objets ; il finit comme un autre.
    .title = Saut
skirmish-web-keyword-fly = Le mouvement passe par-dessus terrain, objets et unités ; il finit comme un autre.
    .title = Vol
skirmish-web-keyword-backward = L’unité peut reculer par une arête arrière sans changer d’orientation.
    .title = Recul
skirmish-web-keyword-grab = Stabilité et bonus de saisie contre stabilité. Une unité saisie est plus lente ; si la stabilité seule suffisait, elle est aussi bloquée.
    .title = Saisie
skirmish-web-keyword-piercing = Autant de moins à l’armure de la cible.
    .title = Perforant
skirmish-web-keyword-area = Toute unité autour du centre est attaquée, amie ou non ; chacune esquive pour elle.
    .title = Zone
skirmish-web-keyword-forced = Cette partie doit être faite si elle peut l’être.
    .title = Forcé
skirmish-web-keyword-reinforced = Payez de l’adrénaline pour davantage.
    .title = Renforcé
skirmish-web-keyword-combo = Tant que la carte Active est révélée, les cartes dessous ajoutent ces icônes.
    .title = Combo des cartes
skirmish-web-keyword-adrenaline = Vient des blessures, de la peur et des icônes ; paie les parties renforcées. Un dinosaure qui en est plein devient furieux.
    .title = Adrénaline
skirmish-web-keyword-command = À chaque tour, un joueur dont un héros humain est éveillé reçoit du commandement. Il paie les cartes héros, et qui en a le plus devient premier joueur.
    .title = Commandement
skirmish-web-keyword-requisition = Vient des caisses et des objectifs, et paie l’équipement.
    .title = Réquisition
skirmish-web-keyword-hero = Un héros humain éveillé donne du commandement à son joueur.
    .title = Héros
skirmish-web-keyword-vehicle = N’est jamais effrayé, endormi ni furieux.
    .title = Véhicule
skirmish-web-keyword-pack = Plusieurs figurines dans un hexagone : les dégâts vont d’abord à la plus faible, et les amis peuvent passer.
    .title = Meute
skirmish-web-keyword-commander = Donne plus de commandement à chaque tour.
    .title = Commandant
skirmish-web-keyword-knocked = Une unité renversée utilise ses valeurs de base et lâche prise ; se relever coûte du mouvement.
    .title = Renversée
skirmish-web-keyword-blocked = Ni mouvement, ni rotation, ni relèvement ; sa seule action est de se libérer.
    .title = Bloquée
skirmish-web-keyword-furious = Pendant quelques tours plus forte et plus sauvage ; une partie de ce qu’elle fait est forcée.
    .title = Furieuse
skirmish-web-keyword-wound = Piochée et placée comme une carte, elle ne permet que les valeurs de base ; puis elle s’en va.
    .title = Blessure critique
skirmish-web-keyword-skip = L’unité ne fait rien et sa carte reste cachée ; jamais deux fois de suite.
    .title = Passer son tour

## Leçons

skirmish-web-learn-title = Apprendre Escarmouche en jouant
skirmish-web-learn-how = Vous menez les gardes contre un robot. À chaque question nouvelle, une courte leçon dit de quoi il s’agit. Rien n’est définitif avant votre confirmation.
skirmish-web-learn-start = Commencer la première bataille
# $done $all
skirmish-web-lesson-count = Leçons lues : { $done } sur { $all }
skirmish-web-lesson-done = Compris
skirmish-web-lesson-end = Finir les leçons
skirmish-web-lesson-left = Ceci ne s’est pas présenté dans votre bataille :
skirmish-web-lesson-all = C’est tout : vous connaissez le jeu. Les règles et toutes les cartes sont dans le livre.
skirmish-web-lesson-finish = Terminer
skirmish-web-lesson-hand = Les cartes héros sont à vous, non à une unité. Leurs icônes aident aux tests, leurs effets coûtent du commandement. Touchez celles à échanger, puis confirmez.
    .title = Votre main
skirmish-web-lesson-deploy = Choisissez une unité ci-dessous, touchez un hexagone de votre zone, puis l’arête vers laquelle elle se tourne. Une unité voit, avance et attaque par ses trois arêtes avant ; derrière, son armure est plus mince.
    .title = Le déploiement
skirmish-web-lesson-cards = Chaque unité reçoit une carte Active face cachée. Le nombre est son initiative : les plus hauts agissent d’abord, et tous le voient. Le reste est secret jusqu’à son tour.
    .title = Cartes Actives
skirmish-web-lesson-next = La carte Suivante glisse sur l’Active à la fin du tour, et les cartes dessous ajoutent leur combo. Prévoyez donc deux tours. Une carte en attente patiente à côté.
    .title = Suivante et en attente
skirmish-web-lesson-activation = C’est à elle. Révélez la carte et utilisez-la, ou passez : l’unité ne fait rien et sa carte reste cachée. Jamais deux fois de suite.
    .title = L’activation
skirmish-web-lesson-movement = Les hexagones éclairés sont à portée ; le nombre est le coût. Touchez-en un, puis une orientation. Un sol difficile arrête le mouvement. Les lignes vertes montrent qui vous verriez de là, les rouges ce qui bloque la vue. Confirmez, ou annulez.
    .title = Le mouvement
skirmish-web-lesson-action = Les cibles à portée, dans l’arc et en vue sont cernées de rouge. Désignez-en une pour voir les deux sommes. Toucher contre esquive ; puis dégâts contre l’armure du côté touché.
    .title = Les actions
skirmish-web-lesson-windows = Avant de comparer un test, les deux camps peuvent ajouter des icônes de cartes héros, une à la fois. Passez quand cela vous va. Avec une consigne, vous passez tout seul tant qu’on ne vous attaque pas.
    .title = L’interaction
skirmish-web-lesson-damage = Vous avez gagné le test. Ce qu’il apporte, prenez-le ou laissez-le.
    .title = Les conséquences
skirmish-web-lesson-stability = Stabilité contre stabilité : le perdant est poussé, renversé, ou les deux. Poussé contre un mur ou le bord, il perd de la santé.
    .title = Pousser et renverser
skirmish-web-lesson-reactions = Une carte à Réaction peut garder son mouvement ou son action. Après qu’une autre unité a bougé ou agi, vous pouvez utiliser ce que vous avez gardé.
    .title = Les réactions
skirmish-web-lesson-round = Le tour est fini : les cartes glissent, les piles sont ramenées à la limite de combo, de nouvelles cartes sont piochées.
    .title = La fin d’un tour
skirmish-web-lesson-fear = Peur contre courage. Une carte Peur va sur le paquet ; jouée, elle fait fuir l’unité.
    .title = La peur
skirmish-web-lesson-sedatives = Une fléchette qui blesserait attend sous la carte Suivante de la cible. Quand celle-ci glisse, le sédatif verrouille une place de combo. Toutes verrouillées, l’animal dort, vivant et hors de combat.
    .title = Les sédatifs

## Ce qui est demandé, et ce qui en dépend

skirmish-web-why-replace-hero-cards = Touchez les cartes que vous préférez échanger contre de nouvelles. Vous pouvez les garder toutes.
skirmish-web-why-who-deploys = Qui se déploie plus tard a vu où sont les autres.
skirmish-web-why-deploy = Touchez une case éclairée, puis l’orientation : on avance et on attaque vers l’avant, et l’armure est plus mince derrière.
skirmish-web-why-arrive = Touchez une case éclairée, puis l’orientation.
skirmish-web-why-who-places = Qui place plus tard a vu les nombres des autres.
skirmish-web-why-place-active = La carte de cette manche. Le plus grand nombre agit en premier ; tous voient le nombre, vous seul voyez la carte.
skirmish-web-why-place-next = La carte de la manche suivante. Une seconde peut attendre en Réserve.
skirmish-web-why-step-card = Une carte peut aider ici. Sans elle, la partie continue.
skirmish-web-why-announce = Les cartes et capacités possibles sont éclairées. Passer ne fait rien perdre.
skirmish-web-why-skip-or-reveal = Révélée, la carte sert maintenant : mouvement, puis action. Passée, l’unité ne fait rien de la manche ; jamais deux fois de suite.
skirmish-web-why-which-unit = Elles ont la même initiative.
skirmish-web-why-who-begins = Elles ont la même initiative.
skirmish-web-why-half-first = La carte permet les deux ordres.
skirmish-web-why-movement = Les cases éclairées sont à portée, le nombre est le coût. Pointez-en une : lignes vertes, qui l’unité verrait ; cercles rouges, qui pourrait l’y attaquer.
skirmish-web-why-rest-of-movement = Ce qui reste du mouvement, à partir d’ici.
skirmish-web-why-let-go = Tenue, elle ne bouge guère ; relâchée, les deux sont libres.
skirmish-web-why-reaction = Ce qui était retenu peut servir maintenant, après ce qui vient d’arriver.
skirmish-web-why-late-half = Ce qui était retenu est perdu s’il ne sert pas maintenant.
skirmish-web-why-action = Les cibles sont bordées de rouge : pointez-en une pour voir les deux sommes avant de décider.
skirmish-web-why-reinforce = L’adrénaline renforce cette partie de la carte.
skirmish-web-why-window-turn = Les icônes d’une carte s’ajoutent à votre somme. Quand tous ont passé, les sommes sont comparées.
skirmish-web-why-zone = Le côté décide de l’épaisseur de l’armure.
skirmish-web-why-consequences = Vous avez gagné le test : tout arrive, sauf ce que vous laissez de côté.
skirmish-web-why-stability-test = Stabilité contre stabilité : gagné, elle est poussée ou renversée.
skirmish-web-why-stability-consequences = Poussée, elle perd sa place ; renversée, elle n’a que ses valeurs de base et doit se relever.
skirmish-web-why-follow = Votre unité peut prendre la place laissée.
skirmish-web-why-flee-step = La peur l’éloigne de ce qui l’effraie.
skirmish-web-why-skipped-card = Gardée, l’unité attend avec toutes ses cartes ; défaussée, sa carte Suivante glisse.
skirmish-web-why-trim = Les cartes sous l’Active ajoutent leur combo. Au-delà de la limite il faut défausser ; le reste est libre.

skirmish-web-moment-phase-start = La phase commence : une carte ou une capacité ?
skirmish-web-moment-phase-end = La phase s’achève : une carte ou une capacité ?
# $unit
skirmish-web-moment-activation = { $unit } va agir : une carte ou une capacité ?
# $unit
skirmish-web-moment-reveal = { $unit } a révélé sa carte : une carte ou une capacité ?
# $unit
skirmish-web-moment-skip = { $unit } a passé son tour : une carte ou une capacité ?
# $unit
skirmish-web-moment-segment = { $unit } a bougé : une carte ou une capacité ?
# $unit
skirmish-web-moment-result = Le test de { $unit } est tranché : une carte ou une capacité ?
# $unit
skirmish-web-moment-damage = { $unit } va perdre de la santé : une carte ou une capacité ?
# $unit
skirmish-web-moment-elimination = { $unit } est tombé : une carte ou une capacité ?
# $unit
skirmish-web-moment-condition = { $unit } a subi quelque chose : une carte ou une capacité ?
# $unit
skirmish-web-moment-draw = { $unit ->
    [none] Les cartes sont piochées : une carte ou une capacité ?
   *[other] { $unit } a pioché : une carte ou une capacité ?
  }

skirmish-web-meant = Confirmez, ou choisissez autre chose.
skirmish-web-keep-all = Tout garder
skirmish-web-pass = Ne rien jouer
skirmish-web-goal = Le but
skirmish-web-forces = Les armées
# $count
skirmish-web-replace-some = Échanger { $count ->
    [one] une carte
   *[other] { $count } cartes
  }
# $round $of
skirmish-web-round-of = Manche { $round } sur { $of }
# $success $mine $theirs
skirmish-web-stands = Pour l’instant : { $success ->
    [yes] réussi
   *[no] manqué
  }, { $mine } contre { $theirs }
skirmish-web-place-which = Quelle unité reçoit une carte ?

## Les nombres d’une unité

skirmish-web-skill-movement = Points pour se déplacer : une case par un bord avant en vaut un, tourner est gratuit, le terrain difficile arrête le mouvement.
skirmish-web-skill-melee = Compte quand l’unité attaque au contact ; la cible répond par l’esquive. Ce qui dépasse l’armure blesse.
skirmish-web-skill-ballistic = Compte quand l’unité tire ; la cible répond par l’esquive. Les dégâts sont ceux de l’arme, moins l’armure.
skirmish-web-skill-dodge = S’oppose à toute attaque, proche ou lointaine. À égalité, l’attaquant touche.
skirmish-web-skill-stability = Décide qui est poussé, renversé, agrippé ou tenu, et qui force le passage.
skirmish-web-skill-fear = Effraie les autres si elle dépasse leur courage.
skirmish-web-skill-courage = S’oppose à la peur, même à égalité.
skirmish-web-skill-armour = Retirée de tous les dégâts. Trois nombres : avant, côtés, arrière.
skirmish-web-skill-initiative = Le nombre de la carte Active. Les unités agissent du plus grand au plus petit.
skirmish-web-keep-everything = Tout garder

## Les lieux en mots

skirmish-web-way = { $n ->
    [one] un hexagone { $way }
   *[other] { $n } hexagones { $way }
  }
skirmish-web-toward-0 = vers l’est
skirmish-web-toward-1 = vers le sud-est
skirmish-web-toward-2 = vers le sud
skirmish-web-toward-3 = vers le sud-ouest
skirmish-web-toward-4 = vers l’ouest
skirmish-web-toward-5 = vers le nord-ouest
skirmish-web-toward-6 = vers le nord
skirmish-web-toward-7 = vers le nord-est
skirmish-web-where = { $ground } ; { $zone } est à { $way }
skirmish-web-the-middle = le milieu de la carte
skirmish-web-event-deployed = { $unit } se déploie ({ $where }), face { $facing }.
skirmish-web-event-arrived = { $unit } arrive ({ $where }).
skirmish-web-event-moved = { $way ->
    [none] { $unit } se tourne, face { $facing }.
   *[other] { $unit } avance de { $way } ({ $where }), face { $facing }.
  }
skirmish-web-event-dragged = { $unit } suit, sans lâcher ({ $where }).
skirmish-web-event-pushed = { $unit } recule de { $way } ({ $where }).
skirmish-web-event-object-pushed = { $object } glisse plus loin ({ $where }).
skirmish-web-event-followed = { $unit } suit ({ $where }).
skirmish-web-event-shifted = { $unit } se retrouve ailleurs ({ $where }).
skirmish-web-event-dropped = { $unit } lâche { $object } ({ $where }).
skirmish-web-choice-deploy = { $unit } : { $where }, face { $facing }
skirmish-web-choice-move = { $way ->
    [none] rester ici, face { $facing }
   *[other] { $way } ({ $where }), face { $facing }
  }
skirmish-web-choice-enter = forcer le passage, { $way } ({ $where })
skirmish-web-choice-flee = fuir de { $way } ({ $where }), face { $facing }
skirmish-web-choice-shift = { $where }
skirmish-web-choice-edge = côté { $facing }
skirmish-web-deed-hex = { $way ->
    [none] ici
   *[other] à { $way } ({ $where })
  }
skirmish-web-card-or-pass = { $about } : jouer une carte, ou passer ?
skirmish-web-could-react = Pourrait réagir : { $units }
skirmish-web-usable = { $count } à jouer
