"""Below the application: sockets, sizes, rates, hosts, tokens."""
