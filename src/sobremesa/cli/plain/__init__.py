"""Any game in the terminal, by what its rules offer and its events say, until it has a front-end of its own."""
