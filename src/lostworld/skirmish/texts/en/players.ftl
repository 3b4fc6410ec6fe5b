# Why a bot does what it does.

# $choices $worth
skirmish-reason-weighed = Best of { $choices } choices by rules of thumb.
