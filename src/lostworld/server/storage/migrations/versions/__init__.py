"""The database's versions, one file each; see ``lostworld.server.storage.migrate``."""
