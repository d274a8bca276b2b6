"""A stranger who asks for everything, as fast as he can: every endpoint, and fifty sockets.

`python -m tests.server.stranger ADDRESS MATCH SECONDS` comes from an address of his own; he prints what he was told."""
from __future__ import annotations

import asyncio
import json
import random
import sys
import time
from collections import Counter
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

HIS = "127.0.0.66"
SOCKETS = 50
AT_ONCE = 12                         # requests under way
MESSAGES = ("{", '{"do": "ping"}', '{"do": "odds", "id": 1, "answers": []}',
            '{"do": "preview", "id": 1, "answers": [0]}', '{"do": "survey", "id": 1, "thing": "card:1"}',
            '{"do": "answer", "n": 1, "answers": [0]}', "[" * 5000,
            '{"do": "explain", "id": 1, "thing": "card:1", "language": "pl"}', '{"do": "say", "text": "x"}')
FILLED = {"game": "ford", "step": "first", "seat": "west", "language": "pl", "n": "5", "text": "a", "most": "50"}


def requests(schema: dict[str, Any], match: str, mine: str) -> list[tuple[str, str, Any]]:
    """Every endpoint with what it needs: method, address, body."""
    made = []
    for path, kinds in schema["paths"].items():
        for method, said in kinds.items():
            for id in (match, mine):
                where = path
                query = {}
                for wanted in said.get("parameters", []):
                    value = FILLED.get(wanted["name"], id)
                    if wanted["in"] == "path":
                        where = where.replace("{" + wanted["name"] + "}", value)
                    elif wanted["name"] in FILLED:
                        query[wanted["name"]] = value
                content = said.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
                made.append((method.upper(), str(httpx.URL(where, params=query)), example(schema, content)))
    bots = {"game": "five_armies", "seats": [{"kind": "bot", "bot": "squire"}, {"kind": "bot", "bot": "squire"}]}
    return [*made, *[("POST", "/api/matches", bots)] * 20, *[("POST", "/api/verify", {"x": "y" * 60_000})] * 5]


def example(schema: dict[str, Any], content: dict[str, Any]) -> Any:
    name = content.get("$ref", "").rsplit("/", 1)[-1]
    return (schema["components"]["schemas"].get(name, {}).get("examples") or [{}])[0] if content else None


async def ask(web: httpx.AsyncClient, row: list[tuple[str, str, Any]], end: float, told: Counter[str]) -> None:
    dice = random.Random(id(web))
    while time.monotonic() < end:
        method, where, body = dice.choice(row)
        try:
            reply = await web.request(method, where, json=body)
            told[str(reply.status_code)] += 1
        except httpx.HTTPError as error:
            told[type(error).__name__] += 1


async def sit(address: str, match: str, end: float, told: Counter[str]) -> None:
    where = f"{address.replace('http', 'ws', 1)}/ws/matches/{match}"
    while time.monotonic() < end:
        try:
            async with connect(where, local_addr=(HIS, 0), open_timeout=10, proxy=None) as socket:
                while time.monotonic() < end:
                    await socket.send(random.choice(MESSAGES))
                    reply = json.loads(await asyncio.wait_for(socket.recv(), 10))
                    told[f"socket {reply.get('fault', reply['is'])}"] += 1
        except (OSError, InvalidHandshake, ConnectionClosed, TimeoutError) as error:
            told[f"socket {type(error).__name__}"] += 1
            await asyncio.sleep(0.2)


async def main(address: str, match: str, seconds: float) -> dict[str, int]:
    told: Counter[str] = Counter()
    end = time.monotonic() + seconds
    way = httpx.AsyncHTTPTransport(local_address=HIS)
    async with httpx.AsyncClient(base_url=address, transport=way, timeout=30, trust_env=False) as web:
        schema = (await web.get("/api/schema/openapi.json")).json()
        mine = (await web.post("/api/matches", json={"game": "ford"})).json()["match"]["id"]
        row = requests(schema, match, mine)
        told["endpoints"] = len(row)
        await asyncio.gather(
            *[ask(web, row, end, told) for _ in range(AT_ONCE)],
            *[sit(address, random.choice((match, mine)), end, told) for _ in range(SOCKETS)])
    return dict(told)


if __name__ == "__main__":
    print(json.dumps(asyncio.run(main(sys.argv[1], sys.argv[2], float(sys.argv[3])))))
