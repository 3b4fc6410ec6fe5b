"""The database: its tables, reading, writing, versions, what is kept."""
