"""Messages on the wire: what a client says and what it is told, versioned, in JSON."""

from sobremesa.protocol.asking import PRESETS, ClientMessage, read_message
from sobremesa.protocol.telling import ServerMessage, write_message
from sobremesa.protocol.version import PROTOCOL

__all__ = ["PRESETS", "PROTOCOL", "ClientMessage", "ServerMessage", "read_message", "write_message"]
