# Ce qui est faux, ou douteux, dans les fichiers de contenu. La phrase suit le fichier, la ligne et la clé.

skirmish-error-content = { $count ->
    [one] Le contenu a une erreur
   *[other] Le contenu a { $count } erreurs, la première
  } dans { $place } : { $what }
skirmish-error-content-unknown = Aucun contenu d’Escarmouche n’a l’empreinte { $hash }. Une version plus récente ou plus ancienne du programme l’a peut-être.
skirmish-error-no-such-thing = Il n’y a pas de { $sort } nommé { $name }. Il y a : { $allowed }.
skirmish-error-file-exists = { $file } existe déjà ; choisissez un autre nom, ou supprimez-le d’abord.
skirmish-error-not-a-folder = { $folder } n’est pas un dossier de fichiers de contenu.

skirmish-content-number = { $value } n’est pas permis ; il faut un nombre entier de { $low } à { $high }.
skirmish-content-truth = { $value } n’est pas permis ; il faut true ou false.
skirmish-content-word = { $value } n’est pas permis ; sont permis : { $allowed }.
skirmish-content-name = { $value } n’est pas un nom ; un nom est fait de minuscules et de chiffres, avec des traits d’union, comme old-scars.
skirmish-content-languages = { $value } n’est pas permis ; écrivez les mots en table avec en = "…" et fr = "…".
skirmish-content-sentence = Il faut une ligne de 1 à { $longest } caractères.
skirmish-content-list = { $count ->
    [-1] Ce n’est pas une liste ; il faut une liste de { $least } à { $most } éléments.
   *[other] Il y a { $count } éléments ; il en faut de { $least } à { $most }.
  }
skirmish-content-hex = { $value } n’est pas une paire de coordonnées ; écrivez [q, r] avec des nombres entiers.
skirmish-content-table = { $value } n’est pas une table ; écrivez des clés et des valeurs, comme n = 1, entre accolades.
skirmish-content-unknown-key = Il n’y a pas de clé { $wanted } ici ; sont permises : { $allowed }.
skirmish-content-missing-key = La clé { $wanted } manque.
skirmish-content-too-deep = Des opérations sont imbriquées à plus de { $deepest } niveaux ; écrivez-les plus simplement.
skirmish-content-toml = Ce n’est pas du TOML : { $problem }.
skirmish-content-file-size = Le fichier a plus de { $largest } caractères ; divisez-le.
skirmish-content-unknown-file = Ce fichier n’a pas sa place ici ; sont attendus terrains.toml, conditions.toml, FACTION/units/NOM.toml, FACTION/hero-cards.toml, FACTION/armies.toml, maps/NOM.txt et scenarios/NOM.toml, où FACTION est rangers, poachers ou dinosaurs.
skirmish-content-missing-file = Ce fichier manque.
skirmish-content-twice = { $name } y est deux fois ; chaque nom ne sert qu’une fois.
skirmish-content-unknown-name = Il n’y a pas de { $sort } nommé { $name } ; il y a : { $allowed }.

skirmish-content-map-line = La ligne « { $line } » n’est aucune de : name en: …, name fr: …, sign S TERRAIN, zone S: NOM | anglais | français, ground, zones.
skirmish-content-map-size = La carte a trop de rangées ; { $largest } sont permises.
skirmish-content-map-stagger = La rangée { $row } n’est pas décalée comme il faut : un signe et une espace par hexagone, une espace devant les rangées impaires, 40 hexagones au plus.
skirmish-content-map-sign = Le signe { $sign } n’est pas dans la légende ; il y a : { $allowed }.
skirmish-content-zone-off-map = La zone { $zone } a l’hexagone { $hex }, qui est hors de la carte.
skirmish-content-empty-zone = La zone { $zone } n’a aucun hexagone.

skirmish-content-nature = Une unité a exactement un des mots-clés { $allowed }.
skirmish-content-together = { $one } et { $two } vont ensemble : écrivez les deux ou aucun.
skirmish-content-apart = { $one } et { $two } ne vont pas ensemble ; retirez-en un.
skirmish-content-either-or = Écrivez soit { $one }, soit { $two }.
skirmish-content-footprint = Une empreinte commence par [0, 0], nomme chaque hexagone une fois, et se tient d’un bloc.
skirmish-content-deck-size = Le paquet d’action a { $count } cartes ; il en faut { $least } ou plus (limite de combo + 2 + cartes piochées).
skirmish-content-fix-alone = Fixe ne permet que de pivoter : ni bonus, ni charge, jump, fly, backward ou stability à côté.
skirmish-content-no-part = La carte n’a pas de { $part } ; renforcez une partie qu’elle a.
skirmish-content-not-with = { $wanted } ne convient pas à une action de sorte { $sort }.
skirmish-content-no-weapon = { $unit } n’a pas d’arme pour une attaque à distance ; donnez-en une à l’unité ou à cette action.
skirmish-content-not-fearsome = { $unit } n’inspire pas la terreur ; sa valeur fear doit dépasser 0 pour un test de terreur.
skirmish-content-not-human = Seuls les humains interagissent ; { $unit } n’en est pas un.
skirmish-content-area-centre = Une zone contient son centre, [0, 0].
skirmish-content-wrong-moment = { $verb } ne marche qu’au déclencheur { $allowed }.
skirmish-content-no-other = Il n’y a pas d’autre unité à ce moment ; utilisez self, ou choose avec un filtre.
skirmish-content-no-it = Rien ne nomme avant une unité pour « it » ; utilisez d’abord choose ou each.
skirmish-content-only-hero-cards = { $verb } ne marche que sur les cartes de héros.
skirmish-content-no-vehicle = { $name } n’est pas un véhicule de cette faction ; on ne peut pas le faire venir.
skirmish-content-tests-itself = Une unité ne peut pas se tester elle-même ; nommez une autre unité.
skirmish-content-wrong-faction = { $name } n’est pas une unité de la faction { $faction }.
skirmish-content-no-place = { $unit } n’a plus de place pour { $card }.
skirmish-content-one-side = Il faut au moins deux camps dans un scénario.
skirmish-content-zones-overlap = La zone { $zone } partage un hexagone avec { $other } ; les zones de déploiement doivent être séparées.
skirmish-content-zone-too-small = La zone { $zone } a { $hexes } hexagones libres, pas assez pour une armée qui en couvre { $needed }.
skirmish-content-no-roster = Aucune armée prête n’a une valeur de { $value } ou moins ; voyez armies.toml.
skirmish-content-off-map = L’hexagone { $hex } est hors de la carte ou infranchissable.
skirmish-content-hex-taken = Deux objets sont sur l’hexagone { $hex }.

skirmish-content-doubt-stand-up = Se relever coûte plus de { $high } : mise à terre, l’unité ne peut guère bouger.
skirmish-content-doubt-armour = Une armure de face de { $low } à { $high } convient à cette esquive ; sinon le premier coup tue, ou aucun jamais.
skirmish-content-doubt-adrenaline = Une adrénaline de 3 ou 4 rend un dinosaure furieux environ une fois par partie.
skirmish-content-doubt-combo = Une limite de combo de 2 (petit) ou 3 (grand) convient aux sédatifs.
skirmish-content-doubt-spread = Les initiatives du paquet sont à moins de { $least } d’écart.
skirmish-content-doubt-break-free = Les unités faibles ont besoin d’une carte pour se dégager ; ce paquet n’en a pas.
skirmish-content-doubt-health = Moins de { $least } de santé en tout : une poussée contre un rocher peut suffire.
skirmish-content-doubt-cost = Un coût de plus de { $high } n’est presque jamais payé.
skirmish-content-doubt-objectives = Sans objectif, un camp peut gagner en fuyant.
skirmish-content-doubt-units = { $count } unités font de longs tours ; { $high } suffisent.
skirmish-content-doubt-hero-deck = Le paquet de héros a { $count } cartes ; cette durée en demande { $least } (10 + 2 par tour).
skirmish-content-doubt-rim = Toute la zone { $zone } est au bord de la carte, où chaque poussée blesse.
skirmish-content-doubt-cut-off = Personne ne peut marcher de la zone { $zone } aux autres.
skirmish-content-doubt-step = { $unit } ne peut faire aucun pas dans la zone { $zone }.
skirmish-content-doubt-command = { $seat } n’a aucun moyen d’avoir du commandement, donc jamais le jeton ; donnez-en par objectifs ou icônes.
