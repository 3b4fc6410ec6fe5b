"""What every game must fulfil; see docs/contract.md."""
