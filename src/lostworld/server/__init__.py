"""The server: games in the browser, stored as logs of events, shown to each seat through one projection."""
