# Why a bot does what it does.

# $choices
skirmish-reason-weighed = Best of { $choices } choices by rules of thumb.
