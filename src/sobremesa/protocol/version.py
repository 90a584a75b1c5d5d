"""The version of the protocol: it grows when an older client would misunderstand."""

PROTOCOL = 1
