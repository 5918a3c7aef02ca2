import hashlib
import json
import time
from http.client import HTTPException
from urllib.parse import urlencode
from urllib.request import urlopen

BASE = "http://127.0.0.1:4010"  # the sandbox: replace it with the address of the service
KEEP = 60  # how long a positive answer is believed, in seconds
MOST = 10_000  # how many answers are kept


class SessionRefused(Exception):
    """The player must log in again."""


class CheckFailed(Exception):
    """The service could not be asked. Refuse the request, but do not make the player log in."""


_alive: dict[str, float] = {}  # hash of the key -> until when


def check_session(session_key: str, fresh: bool = False) -> None:
    """Return if the session is alive, and raise if not. `fresh` asks the service in any case."""
    if not session_key:
        raise SessionRefused("no session key")
    digest = _digest(session_key)
    if not fresh and _alive.get(digest, 0) > time.monotonic():
        return
    _alive.pop(digest, None)

    answer = _ask(session_key)
    code, msg = answer.get("code"), answer.get("msg")
    if code in (10020, 10021):
        raise SessionRefused(f"{code} {msg}")
    if code != 0:
        raise CheckFailed(f"{code} {msg}")

    if len(_alive) >= MOST:
        _alive.clear()
    _alive[digest] = time.monotonic() + KEEP


def forget_session(session_key: str) -> None:
    """Call it when the player logs out through your server."""
    _alive.pop(_digest(session_key), None)


def _digest(session_key: str) -> str:
    return hashlib.sha256(session_key.encode()).hexdigest()


def _ask(session_key: str) -> dict:
    url = f"{BASE}/api/v1/oauth/check_session?{urlencode({'session_key': session_key})}"
    try:
        with urlopen(url, timeout=5) as response:
            answer = json.load(response)
            return answer if isinstance(answer, dict) else {}
    except (OSError, ValueError, HTTPException):
        # Without the cause: its message may hold the address, and so the key.
        raise CheckFailed("no answer") from None
