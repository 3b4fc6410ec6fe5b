"""The rules of Raptor, tested from the sentences of its rulebook and the numbered rulings."""
