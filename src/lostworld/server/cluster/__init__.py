"""Several workers on one database: what they tell each other."""
