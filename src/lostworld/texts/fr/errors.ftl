# Les erreurs : chacune nomme la chose, dit ce qui était attendu et ce qu'il faut faire.
# Les valeurs sont celles de en/errors.ftl.

## Actions

error-action-illegal = { $action } n’est pas possible maintenant. « legal » donne les actions possibles.
error-game-over = La partie est finie ; plus aucune action n’est possible.
error-option-unknown = L’option « { $name } » n’existe pas. Options connues : { $names }.

## Jeux, options et hasard

error-game-unknown = Le jeu « { $name } » n’existe pas. Connus : { $names }.
error-option-value = L’option { $name } ne peut pas valoir « { $value } ». Choisissez parmi : { $values }.
error-chance-pending = Le hasard doit encore décider ; rien d’autre ne peut se passer avant.
error-chance-none = Aucun hasard n’attend d’être décidé ici.
error-chance-missing = Le hasard décide ici, mais son résultat ne figure pas dans le relevé.
error-chance-outcome = « { $outcome } » n’est pas un résultat possible du hasard qui attend ici.

## Positions, vues et actions de n’importe quel jeu

error-position-empty = Il n’y a pas de position ici : le texte est vide.
error-position-fields = Ce n’est pas une position du jeu : { $count } champs ne peuvent pas en être une.
error-position-hidden = Ce texte cache quelque chose (« ? ») : c’est une vue. Il faut ici une position complète.
error-view-full = Ce texte ne cache rien : c’est une position complète. Il faut ici une vue.
error-view-owner = On ne peut pas dire de qui c’est la vue.
error-turn = « { $turn } » n’est pas un tour du jeu.
error-action-text = « { $action } » n’est pas une action du jeu.
error-not-to-decide = { the-side-first } n’a rien à décider maintenant.
error-decided = { the-side-first } a déjà décidé.

## Moteur

error-command-unknown = Commande inconnue : « { $command } ». Commandes connues : hello, position, new, show, view, legal, apply, chance, events, seed, perft, bots, bot, go, tell, stop, quit.
error-command-usage = « { $command } » ne se comprend pas ainsi. Usage : { $usage }
error-number = « { $text } » n’est pas un nombre possible ici. Donnez un nombre entier de { $least } à { $most }.
error-line-long = La ligne dépasse { $limit } octets et a été ignorée.
error-line-encoding = La ligne n’est pas du texte UTF-8 et a été ignorée.
error-stopped = Le travail a été arrêté avant d’être achevé.
error-view-cannot-tell = Une vue ne peut pas dire ce qui suit { $action }, car cela dépend de cartes cachées. Donnez d’abord la position complète.
error-not-from-view = « { $command } » demande la position complète, mais la position actuelle est une vue avec des cartes cachées.
error-view-other-seat = La position actuelle est une vue { of-the-seat } : seule la vue { of-the-seat } peut être montrée.
error-seat-unknown = La place « { $name } » n’existe pas. Choisissez { $names } ou { $last }.
error-decider-needed = Plusieurs places décident maintenant : dites de quel choix il s’agit : { $command }.
error-decider-unknown = Il n’y a pas ici de place « { $name } » qui décide. Écrivez l’une de celles-ci : { $names }.
error-bot-unknown = Le robot « { $name } » n’existe pas. Choisissez parmi : { $names }.
error-bot-parameters = « { $name } » est illisible. Le nom d’un bot peut être suivi de deux-points et de limites : ms=500, nodes=2000, ou les deux séparées par une virgule.
error-bot-program = { $variable } ne peut pas être lu à « { $entry } ». Donnez à chaque programme un nom et une commande, séparés par des points-virgules : ann=./ann; bob=node bob.js
error-engine-start = Le moteur { $name } n’a pas pu être lancé : { $problem }
error-engine-other = Le moteur { $name } dit « { $answer } » ; il devrait parler de { $game }, version 1 du protocole.
error-engine-silent = Le moteur { $name } n’a pas répondu à temps à « { $command } » et a été arrêté.
error-engine-answer = Le moteur { $name } a répondu « { $answer } », ce qui ne peut pas être joué.
error-nothing-to-decide = Cette place n’a rien à décider à ce moment.

## Relevés de partie

error-record-line = La ligne { $line } du relevé est illisible : « { $text } ».
error-record-empty = Le relevé est vide. Il commence par des lignes d’en-tête, puis la position de mise en place.
error-record-header-unknown = Ligne { $line } : l’en-tête « { $name } » n’existe pas.
error-record-header-repeated = Ligne { $line } : l’en-tête « { $name } » apparaît deux fois.
error-record-header-missing = Il manque au relevé l’en-tête « { $name } ».
error-record-game = Ligne { $line } : c’est un relevé de « { $game } », et non du jeu attendu.
error-record-rules = Ligne { $line } : le relevé a été fait pour la version { $said } des règles ; ce programme connaît la version { $known }.
error-record-position = Ligne { $line } : la position est refusée. { $problem }
error-record-round = Ligne { $line } : c’est la manche { $round } qui figure ici, mais la manche { $expected } qui est attendue.
error-record-action = Ligne { $line } : l’action { $action } n’y est pas possible.
error-record-chance = Ligne { $line } : le hasard ne peut pas donner « { $outcome } » à ce moment.
error-record-chance-missing = Ligne { $line } : le hasard décide juste avant (un mélange, par exemple), mais son résultat ne figure pas dans le relevé.
error-record-decision = Ligne { $line } : { $problem }
error-record-seat = Ligne { $line } : { $action } y est écrit, mais { the-seat } n’a rien à décider à ce moment.
error-record-content = Ligne { $line } : le relevé a été fait avec d’autres unités, cartes ou terrains (contenu { $said }) que ceux de ce programme ({ $known }).
error-record-over = Ligne { $line } : la partie était déjà finie ; rien ne peut suivre.
error-record-result = Ligne { $line } : le relevé dit « { $result } », mais la partie ainsi jouée ne finit pas comme cela.
error-record-step = Le relevé n’a pas d’étape { $step } ; ses étapes vont de 0 à { $last }.
error-record-long = Le relevé est trop long : au plus { $bytes } octets et { $actions } actions sont lus.

## Fichiers et ligne de commande

error-training-none = { $name } n’a pas de robots qui apprennent.
error-picture-none = { $name } ne dessine pas d’images.
error-picture-failed = L’image n’a pas pu être dessinée sur { $width } pixels de large. Un --width plus petit demande moins de mémoire.
error-file-missing = Le fichier { $path } n’existe pas. Vérifiez le nom.
error-file-folder = { $path } est un dossier ; il faut un fichier.
error-file-unreadable = { $path } ne peut pas être lu. Vérifiez que vous avez le droit de l’ouvrir.
error-file-unwritable = { $path } ne peut pas être écrit. Vérifiez le dossier et vos droits.
error-output-full = Le disque est plein : tout n’a pas pu être écrit.
error-output-closed = Plus personne ne lit ce qui s’écrit, alors cela s’arrête ici.
error-file-exists = { $path } existe déjà. Choisissez un autre nom, ou ajoutez --force pour le remplacer.
error-file-encoding = { $path } n’est pas du texte UTF-8 : ce n’est ni un relevé ni une position.
error-file-large = { $path } est trop grand pour une position ou une partie enregistrée.
error-options-contradict = { $one } et { $other } se contredisent. N’en donnez qu’une.
error-input-useless = Aucune des { $count } dernières réponses n’a pu servir, la partie s’arrête donc ici.
error-file-ending = Le type d’image ne peut pas être déduit de { $path }. Terminez le nom par l’une de ces extensions : { $names }.
error-choice-unknown = « { $name } » n’est pas possible ici. Choisissez parmi : { $names }.
error-choice-number = « { $text } » n’est ni une action ni l’un des numéros de 1 à { $most }. Tapez « ? » pour de l’aide.
error-undo-none = Il n’y a rien à annuler dans ce tour.
error-part-missing = Ceci demande { $package }, qui n’est pas installé : dans le dossier de Lost World, tapez pip install ".[{ $extra }]"
error-internal = Quelque chose s’est mal passé dans le programme ({ $name }). C’est notre faute ; signalez-le en disant ce que vous faisiez.

## Lancement du serveur

error-port-in-use = Le port { NUMBER($port, useGrouping: 0) } est déjà utilisé. Arrêtez l’autre programme ou choisissez un autre port avec --port.
error-host-bind = L’adresse { $host } n’appartient pas à cette machine. Choisissez-en une autre avec --host.
error-browser-missing = Aucun navigateur n’a pu être ouvert. Ouvrez vous-même l’adresse ci-dessus.
error-client-missing = La page de jeu n’a pas été construite. Lancez « make play », qui la construit.
error-database-unreachable = La base de données est injoignable. Vérifiez son adresse et qu’elle fonctionne.
error-database-file = La base de données { $path } ne peut pas être ouverte. Vérifiez que son dossier existe, que vous pouvez y écrire et que c’est un fichier de ce programme.
error-database-unknown = Ce genre de base de données est inconnu. Donnez le nom d’un fichier ou une adresse qui commence par postgresql://.
error-database-url = L’adresse de la base de données est illisible. Donnez le nom d’un fichier ou une adresse comme postgresql://nom@hote:5432/parties.
error-database-foreign = La base de données appartient à un autre programme : elle a déjà une table « { $name } ». Donnez-en une autre avec --database.
error-database-tables = Les tables de la base de données ne peuvent pas être créées ou mises à jour : { $reason }. Vérifiez que son utilisateur peut y écrire et y créer des tables.
error-database-missing = Il n’y a pas de parties dans { $path }. Nommez la base de données du serveur avec --database.
error-admin-games = Nommez les parties par leurs identifiants. « lostworld admin list » les montre.
error-admin-days = Dites quel âge ont les parties à effacer, par exemple --days 365.
error-database-damaged = La base de données { $path } est abîmée : { $reason }. Remettez une copie de vos sauvegardes à sa place, ou sauvez ce qui se lit avec « sqlite3 FICHIER .recover ».
error-data-folder-unknown = Votre dossier personnel est inconnu, il n’y a donc pas de place pour les parties. Définissez HOME, ou donnez un fichier avec --database.
error-data-folder = Le dossier { $path } pour les parties ne peut pas être créé. Vérifiez que vous pouvez y écrire, ou donnez un fichier avec --database.
error-server-start = Le serveur n’a pas pu démarrer. Le journal ci-dessus dit pourquoi.
error-server-ended = Le serveur s’est arrêté à cause d’une panne ; le journal ci-dessus dit laquelle. Ce qui a été confirmé aux joueurs est enregistré.
error-public-url = { $url } n’est pas l’adresse d’un site. Donnez-en une comme https://games.example.org, sans rien derrière.
error-settings-json = La variable { $name } doit contenir un objet JSON avec des réglages.
error-settings-unknown = Le réglage « { $name } » n’existe pas. Corrigez la variable { $variable }.
error-settings-value = Le réglage « { $name } » a une valeur d’un autre genre. Corrigez la variable { $variable }.
error-settings-range = Le réglage « { $name } » doit valoir au moins { NUMBER($least, useGrouping: 0) } et au plus { NUMBER($most, useGrouping: 0) }. Corrigez la variable { $variable }.
error-database-version = La base de données vient d’une version plus récente de ce programme ({ $version }). Mettez le programme à jour.
error-workers-database = Plusieurs processus partagent leurs parties par PostgreSQL. Donnez son adresse avec --database, ou n’en lancez qu’un seul.
error-content-folder = Il n’y a pas de dossier { $folder } avec du contenu. Nommez-en un qui a un dossier par jeu, comme { $folder }/JEU.
error-content-none = Il n’y a pas de contenu dans { $folder } : il doit se trouver dans un dossier au nom du jeu. Jeux qui en acceptent : { $games }.
error-content-kept = Le contenu de { $folder } ne peut pas être gardé pour les parties commencées avec lui ({ $reason }). Laissez le serveur y écrire, dans son dossier « editions ».
error-database-in-use = Un autre serveur utilise déjà la base de données { $path }. Arrêtez-le, ou donnez un autre fichier avec --database.

## Serveur : requêtes

error-not-found = Il n’y a rien à cette adresse.
error-method = Cette adresse n’accepte pas ce type de requête.
error-game-not-found = Cette partie n’existe pas. Vérifiez le lien ; il est peut-être incomplet.
error-seat-taken = La place { of-the-seat } est déjà prise. Vous pouvez regarder, ou demander une nouvelle invitation.
error-seats-open = Les cartes sont distribuées quand chacun a pris place. Attendez jusque-là.
error-seat-token-missing = Il faut une place dans la partie. Ouvrez à nouveau le lien de votre place.
error-seat-token = Ce lien de place n’appartient pas à la partie, ou n’est plus valable. Demandez une nouvelle invitation.
error-spectator-acts = Les spectateurs peuvent regarder, mais pas agir.
error-turn-not-yours = Ce n’est pas à vous de jouer. Attendez l’autre camp.
error-stale = La partie a avancé : vous avez agi à l’étape { $given }, elle en est à l’étape { $current }. Regardez à nouveau et recommencez si vous le voulez toujours.
error-rate-limit = Trop de requêtes. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
error-too-large = Le message est trop grand ; { $limit } octets au plus sont permis.
error-plan-illegal = L’étape { $step } du plan, { $action }, n’y est pas possible. Annulez-la et reprenez à partir de là.
error-plan-unfinished = Le plan ne termine pas encore le tour. Ajoutez sa dernière étape, ou finissez le tour.
error-request-field = Le champ « { $field } » manque ou n’a pas la bonne forme.
error-request-unreadable = Le message est illisible. Il faut du JSON conforme à la documentation de l’API.
error-message-unknown = Il n’existe pas de message de type « { $kind } ».
error-request-repeated = Une autre requête portant le même identifiant a déjà été exécutée. Utilisez un nouvel identifiant.
error-origin = Cette requête vient d’un autre site et a été refusée.
error-host-name = Ce serveur ne répond pas à ce nom d’hôte. Ouvrez-le par l’adresse qu’il affiche au démarrage, ou lancez-le avec --public-url.
error-not-over = Ce n’est possible qu’après la fin de la partie.
error-cards-secret = Cela montrerait des cartes cachées. Ce sera possible une fois la partie finie.
error-take-back-none = Il n’y a rien à reprendre.
error-take-back-unasked = Personne n’a demandé de reprise.
error-rematch-unasked = Personne n’a proposé de revanche.
error-rematch-alone = Personne n’a pris l’autre place, il n’y a donc personne avec qui rejouer. Commencez une nouvelle partie.
error-rematch-seats = Cette partie a commencé d’une position avec d’autres places, il n’y a donc pas de revanche. Commencez une nouvelle partie.
error-hint-pending = Un conseil pour cette place est déjà en préparation. Attendez-le.
error-hints-off = Dans cette partie, les conseils sont désactivés.
error-sign-often = Un signe à la fois : attendez un instant avant le suivant.
error-not-away = Cette personne est là, ou n’est pas absente depuis assez longtemps.
error-bot-plays = Un robot joue pour vous. Reprenez d’abord votre place.
error-connections-many = Il y a trop de connexions ouvertes à cette partie. Fermez l’un de vos onglets.
error-connections-address = Il y a trop de connexions ouvertes depuis l’endroit où vous êtes. Fermez quelques onglets.
error-game-long = Cette partie a déjà { $most } étapes, et elle ne peut pas aller plus loin ici. On peut encore l’abandonner.
error-rules-version = Cette partie suit d’autres règles que celles que ce programme connaît : elle peut être regardée, mais pas continuée.
error-client-outdated = La page est plus ancienne que le serveur. Rechargez-la.
error-server-stopping = Le serveur s’arrête. Votre partie est enregistrée ; réessayez dans un instant.
error-storage = Le serveur ne peut rien enregistrer ni lire en ce moment. Rien de ce qui a été confirmé n’est perdu ; réessayez dans un instant.
error-server-busy = Le serveur est trop occupé. Réessayez dans un instant.
error-closed = Ce serveur n’accepte pas de nouvelles parties en ce moment ; celles qui sont en cours continuent.
error-games-many = Ce serveur garde { $most } parties, et il ne peut pas en garder plus. Demandez à qui le gère de faire de la place.
error-bot-failed = Le robot n’a pas pu décider. Réessayez, ou prenez sa place.
error-wish-opponent = « you » : « { $you } » et « opponent » : « { $opponent } » s’excluent.
error-wish-start = Une partie commence d’une position ou d’un relevé, pas des deux.
error-position-stuck = Personne ne peut rien faire dans cette position : aucune partie ne peut en partir.
error-position-not-playable = Une partie ne peut commencer que d’une position qui n’est pas finie. Une partie enregistrée et finie peut être regardée, et continuée à partir de tout moment antérieur.
error-seat-number = Il n’y a pas de place { $seat }. Les places vont de 0 à { $most } ; -1 est celle d’un spectateur.
