"""Fuzzing HTTP: schemathesis asks for everything that the OpenAPI document promises, and for what it does not."""

import subprocess
import sys
import tempfile

from scripts.fuzzing.sockets import Guest

_CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"
_ENDINGS = ("/api/account/sessions/{session}", "/api/sign-out", "/api/sign-out-everywhere", "/api/me/deletion")
"""After these nobody is recognised any more: they come last."""


def fuzz_http(port: int, examples: int, seed: int) -> tuple[bool, str]:
    """Whether every answer was as promised, and what schemathesis says of it."""
    cookie = Guest(port, "Ana").cookie
    before = _schemathesis(port, cookie, examples, seed, "--exclude-path")
    last = _schemathesis(port, cookie, examples, seed, "--include-path")
    return before.returncode == last.returncode == 0, before.stdout + last.stdout


def _schemathesis(port: int, cookie: str, examples: int, seed: int, endings: str) -> "subprocess.CompletedProcess[str]":
    command = [
        *(sys.executable, "-m", "schemathesis.cli", "run", f"http://127.0.0.1:{port}/api/schema/openapi.json"),
        *("--checks", _CHECKS, "--max-examples", str(examples), "--seed", str(seed), "--phases", "examples,fuzzing"),
        *("--header", f"Cookie: {cookie}", "--continue-on-failure", "--no-color"),
        *("--suppress-health-check", "all", "--generation-database", "none", "--warnings", "off"),
        *(part for path in _ENDINGS for part in (endings, path)),
    ]
    with tempfile.TemporaryDirectory() as folder:
        # It keeps notes where it runs.
        return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd=folder)
