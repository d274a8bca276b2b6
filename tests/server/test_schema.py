"""The OpenAPI schema: it has an example of what is sent and received, and the examples are what the server takes."""
from __future__ import annotations

import httpx
import msgspec

from ravenhill.server.http.examples import VALUES
from ravenhill.wire import NewMatch
from tests.server.running import Server


def test_the_schema_shows_an_example_of_every_request_and_of_what_comes_back(server: Server) -> None:
    schema = httpx.get(f"{server.address}/api/schema/openapi.json", trust_env=False, verify=False).json()
    shown = {kind["title"]: kind["examples"][0] for kind in schema["components"]["schemas"].values()
             if kind.get("examples") and "title" in kind}
    for value in VALUES:
        name = type(value).__name__
        assert name in shown, name
        assert msgspec.convert(shown[name], type(value)) == value
    assert shown["State"]["question"]["options"] and shown["State"]["view"]["seat"] == "west"
    bodies = [found["schema"]["$ref"].rsplit("/", 1)[1] for path in schema["paths"].values() for method in path.values()
              for found in method.get("requestBody", {}).get("content", {}).values() if "$ref" in found["schema"]]
    assert {"NewMatch", "Join", "Fork", "NewName", "Credentials"} <= set(bodies) <= set(shown)


def test_the_example_of_a_match_makes_one(server: Server) -> None:
    schema = httpx.get(f"{server.address}/api/schema/openapi.json", trust_env=False, verify=False).json()
    example = schema["components"]["schemas"]["NewMatch"]["examples"][0]
    made = httpx.post(f"{server.address}/api/matches", json=example, trust_env=False, verify=False)
    assert made.status_code == 201 and msgspec.convert(example, NewMatch).game == made.json()["match"]["game"]
