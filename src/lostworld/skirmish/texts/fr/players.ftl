# Pourquoi un robot joue ainsi.

# $choices $worth
skirmish-reason-weighed = Le meilleur de { $choices } choix selon l’expérience.
