"""The live connection: one WebSocket for each tab."""
