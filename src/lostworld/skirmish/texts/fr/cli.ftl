# La ligne de commande des auteurs : lostworld content.

skirmish-cli = Escarmouche : ses fichiers de contenu.
skirmish-cli-content = Vérifier, montrer, créer et imprimer le contenu d’Escarmouche.
skirmish-cli-check = Lire tous les fichiers de contenu et dire chaque erreur.
skirmish-cli-show = Montrer une unité, une carte, un plan ou un scénario en mots.
skirmish-cli-new = Écrire un fichier de départ : une unité, un plan ou un scénario.
skirmish-cli-sheet = Imprimer fiches d’unités et cartes en PDF ou SVG.
skirmish-cli-schema = Afficher le schéma JSON des fichiers de contenu.
skirmish-cli-docs = Écrire les pages de la documentation qui viennent des données.
skirmish-cli-docs-folder = Le dossier où écrire.
skirmish-cli-pin = Archiver le contenu présent, pour que les anciennes parties restent lisibles.
skirmish-cli-coverage = Jouer jusqu’à ce que chaque carte, mot-clé, opération, déclencheur, décision et événement ait été rencontré, et dire lesquels ne l’ont pas été.
skirmish-cli-coverage-games = Au plus tant de parties.
skirmish-cli-coverage-seed = Le numéro de la première partie.
skirmish-cli-coverage-missing = Pas rencontré : { $sort } { $name }
skirmish-cli-coverage-result = { $games ->
    [one] Une partie
   *[other] { $games } parties
  } : { $met } choses sur { $wanted } ont été rencontrées.
skirmish-cli-folder = Un dossier de fichiers de contenu ; sans lui, le contenu de ce programme.
skirmish-cli-language = La langue : en ou fr.
skirmish-cli-strict = Refuser aussi les avertissements.
skirmish-cli-name = Une unité, une carte, un plan ou un scénario ; sans nom, la liste de tous.
skirmish-cli-sort = Que créer : unit, map ou scenario.
skirmish-cli-new-name = Son nom : minuscules, chiffres et traits d’union.
skirmish-cli-new-folder = Le dossier des fichiers de contenu.
skirmish-cli-faction = La faction de l’unité.
skirmish-cli-names = Des unités, ou des factions pour leurs cartes de héros ; sans nom, tout.
skirmish-cli-output = Le dossier des fiches.
skirmish-cli-format = pdf, ou svg avec un fichier par page.
skirmish-cli-warning = Avertissement : { $what }
skirmish-cli-good = Le contenu est en ordre : { $units } unités, { $cards } cartes d’action, { $heroes } cartes de héros, { $maps } plans, { $scenarios } scénarios, { $warnings ->
    [0] aucun avertissement
    [one] un avertissement
   *[other] { $warnings } avertissements
  }. Empreinte { $hash }.
skirmish-cli-bad = { $errors ->
    [one] Une erreur
   *[other] { $errors } erreurs
  }, { $warnings ->
    [0] aucun avertissement
    [one] un avertissement
   *[other] { $warnings } avertissements
  }.
