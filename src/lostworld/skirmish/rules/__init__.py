"""The rules of Skirmish: one module a subject, each entering its frames and questions in one table."""
