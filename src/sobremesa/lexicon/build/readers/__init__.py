"""One reader a source: each turns an archive's bytes into plain rows and knows nothing of the others."""
