"""Everything over HTTP: routes by subject, and what stands before all of them."""
