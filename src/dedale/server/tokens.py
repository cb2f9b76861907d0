"""The codes of tables and the tokens of seats."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from hashlib import blake2b
from typing import Final

from dedale.core.rehearsal import draw, draw_below

ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Letters and digits that nobody takes for another."""

CODE_LENGTH: Final = 8
TOKEN_BYTES: Final = 16


def new_code() -> str:
    """A code for a table."""
    return "".join(ALPHABET[draw_below(len(ALPHABET))] for _ in range(CODE_LENGTH))


def is_code(text: str) -> bool:
    """Whether a text may be the code of a table."""
    return len(text) == CODE_LENGTH and all(letter in ALPHABET for letter in text)


def new_token() -> str:
    """A token for a seat: 128 random bits."""
    return urlsafe_b64encode(draw(TOKEN_BYTES)).rstrip(b"=").decode()


def token_hash(token: str) -> bytes:
    """What the store keeps of a token. A token is random, so that nobody can find it by trying."""
    return blake2b(token.encode(), digest_size=32, person=b"dedale token").digest()
