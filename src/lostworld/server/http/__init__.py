"""HTTP: addresses, requests, answers, errors, the browser client's files."""
