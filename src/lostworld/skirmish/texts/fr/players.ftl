# Pourquoi un robot joue ainsi.

# $choices
skirmish-reason-weighed = Le meilleur de { $choices } choix selon l’expérience.
# $choices $games
skirmish-reason-tried = { $choices } choix essayés dans { $games } parties imaginées ; celui-ci a donné le meilleur résultat.
# $choices
skirmish-reason-reach = De là, elle peut attaquer. Le meilleur de { $choices } choix.
# $choices
skirmish-reason-goal = En route vers ce que demande le scénario. Le meilleur de { $choices } choix.
# $choices
skirmish-reason-safety = Moins d’ennemis peuvent l’y atteindre. Le meilleur de { $choices } choix.
# $chance $choices
skirmish-reason-attack = L’attaque devrait toucher, avant les cartes, { $chance } fois sur 100. Le meilleur de { $choices } choix.
# $choices
skirmish-reason-shove = Un ennemi déplacé ou à terre vaut bien un test. Le meilleur de { $choices } choix.
# $choices
skirmish-reason-grab = Qui est tenu ne s’échappe pas. Le meilleur de { $choices } choix.
# $choices
skirmish-reason-frighten = Les ennemis effrayés s’enfuient. Le meilleur de { $choices } choix.
# $choices
skirmish-reason-break-free = Il faut d’abord se libérer. Le meilleur de { $choices } choix.
# $choices
skirmish-reason-interact = Ce qui se trouve ici est utile. Le meilleur de { $choices } choix.
# $choices
skirmish-reason-card = La plus forte des cartes piochées, à sa place dans l’ordre. Le meilleur de { $choices } choix.
# $choices
skirmish-reason-turn-test = Cette icône renverse le test. Le meilleur de { $choices } choix.
# $choices
skirmish-reason-save-cards = Aucune carte ne vaut d’être jouée ici. Le meilleur de { $choices } choix.
# $choices
skirmish-reason-wait = Mieux vaut attendre. Le meilleur de { $choices } choix.
# $choices
skirmish-reason-hold = Gardé pour répondre aux autres. Le meilleur de { $choices } choix.
# $choices
skirmish-reason-stand = Debout, elle peut davantage. Le meilleur de { $choices } choix.

## Les joueurs, du plus faible au plus fort

skirmish-level-recruit = La recrue
    .about = Connaît les règles depuis hier : pleine de bonne volonté, elle juge mal les distances et oublie ses cartes.
skirmish-level-scout = L’éclaireur
    .about = Regarde où il va, la plupart du temps ; une carte qui renverserait un test lui reste parfois en main.
skirmish-level-tactician = Le tacticien
    .about = Pèse chaque place, chaque orientation et chaque cible, joue les cartes qui renversent un test, et répond aussitôt.
skirmish-level-veteran = Le vétéran
    .about = En a vu d’autres : essaie vite en pensée ses premières idées, et se fie pour le reste à l’expérience.
skirmish-level-strategist = Le stratège
    .about = Imagine ce que vous pouvez tenir, essaie en pensée les meilleurs choix, et prend un instant pour cela.
