"""Cases for the companion: what people may write on a score sheet, and what the rules make of it."""
