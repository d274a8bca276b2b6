"""The scholar's network in PyTorch: what a seat knows makes a layer, and before it the same weights score each option.

Numbers of a row are features, as in network.py. A game with a map gives each of its places a vector, of what lies there
and, by weights that are learnt, of what lies elsewhere; an option and a frame that name a place read its vector.
"""
from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from torch import Tensor, nn

from ravenhill.observations.observer import FRAME, FRAMES
from ravenhill.observations.schema import Schema
from ravenhill.research.network import VALUES, Features

POINTERS: Final = 2                      # places of a frame that are read, at most


@dataclass(frozen=True)
class Map:
    """How a game's columns tell of places: what lies at each, who stands where, and who names one."""
    places: int
    by_place: tuple[str, ...]            # columns of numbers by place, things of one place side by side
    by_thing: tuple[str, ...]            # columns by thing and place, places side by side
    persons: str                         # a column that tells of each person the place, with `away` added
    away: int
    of_option: tuple[str, ...]           # numbers of an option's row that are places, with 1 added
    of_frame: tuple[str, ...]            # fields of a frame that are


MAPS: Final = {"five_armies": Map(
    40, ("units", "damage", "leadership_tokens", "control", "walls"), ("recruits",), "characters", 4,
    ("region", "region2"), ("place", "target", "region", "origin", "into", "origins", "places"))}


class Places(nn.Module):  # type: ignore[misc]
    """A vector for each place, and zeros for none."""

    def __init__(self, schema: Schema, told: Map, width: int) -> None:
        super().__init__()
        starts = {it.name: it for it in schema.columns}
        lies = [np.arange(starts[name].start, starts[name].end).reshape(told.places, -1) for name in told.by_place]
        lies += [np.arange(starts[name].start, starts[name].end).reshape(-1, told.places).T for name in told.by_thing]
        persons = starts[told.persons]
        self.register_buffer("lies", torch.from_numpy(np.concatenate(lies, axis=1)))
        self.register_buffer("here", torch.arange(told.places)[:, None] + told.away)
        self.persons = slice(persons.start, persons.end)
        self.own = nn.Linear(2 * int(self.lies.shape[1]) + persons.shape[0], width)
        self.place = nn.Parameter(torch.zeros(told.places, width))
        self.others = nn.Parameter(torch.randn(told.places, told.places) * 0.05)
        self.width = 2 * width

    def forward(self, states: Tensor) -> Tensor:
        lies = states[:, self.lies]
        persons = (states[:, None, self.persons] == self.here).float()
        own = torch.relu(self.own(torch.cat([lies.float() / 4, (lies > 0).float(), persons], 2)) + self.place)
        found = torch.cat([own, self.others @ own], 2)
        return torch.cat([torch.zeros_like(found[:, :1]), found], 1)


class Scholar(nn.Module):  # type: ignore[misc]
    """Scores of options."""

    def __init__(self, schema: Schema, known: Features, offered: Features, hidden: int = 96, inner: int = 64) -> None:
        super().__init__()
        self.names = {"known": known, "offered": offered}
        for name, features in self.names.items():
            told = np.flatnonzero(features.numbers.any(axis=1))          # places that have a feature at all
            numbers = features.numbers[told].astype(np.int16)
            self.register_buffer(f"{name}_told", torch.from_numpy(told))
            self.register_buffer(f"{name}_features", torch.from_numpy(numbers).reshape(-1))
            self.register_buffer(f"{name}_at", torch.arange(len(told)) * VALUES)
        self.known = nn.Parameter(torch.randn(known.count, hidden) * 0.05)
        self.offered = nn.Parameter(torch.randn(offered.count, inner) * 0.3)
        self.first = nn.Parameter(torch.zeros(hidden))
        self.second = nn.Linear(hidden, inner)
        self.third = nn.Linear(inner, inner)
        self.score = nn.Linear(inner, 1)
        self.for_export = False
        there = MAPS.get(schema.game.name)
        self.places = Places(schema, there, 32) if there else None
        if there and self.places:
            kinds = {it.number: pointers(it, there) for it in schema.frames.values()}
            points = [[0] * POINTERS, *[kinds[number] for number in range(1, len(kinds) + 1)]]
            self.register_buffer("points", torch.tensor(points))
            self.stack = slice(schema.parts[2].start, schema.parts[2].end)
            self.frames = nn.Linear(FRAMES * POINTERS * self.places.width, hidden)
            self.region = [schema.option.index(name) for name in there.of_option]
            self.goes = nn.ModuleList([nn.Linear(self.places.width, inner) for _ in self.region])

    def features(self, name: str, rows: Tensor) -> Tensor:
        """The sum of the vectors of all features of each row."""
        told = rows[:, getattr(self, f"{name}_told")].clamp(max=VALUES - 1) + getattr(self, f"{name}_at")
        found = getattr(self, f"{name}_features")[told].long()
        if self.for_export: return getattr(self, f"{name}_half")[found].float().sum(1)
        return nn.functional.embedding_bag(found, getattr(self, name), mode="sum", padding_idx=0)

    def forward(self, states: Tensor, options: Tensor, of: Tensor) -> Tensor:
        """Rows of states, rows of options, and of which state each option is."""
        knows, offers = self.features("known", states), self.features("offered", options)
        if self.places is not None:
            there = self.places(states)
            stack = states[:, self.stack].reshape(-1, FRAMES, FRAME)
            columns = self.points[stack[:, :, 0]]
            named = torch.gather(stack, 2, columns) * (columns > 0)
            rows = torch.arange(states.shape[0])[:, None]
            read = there[rows, named.reshape(-1, FRAMES * POINTERS).clamp(max=there.shape[1] - 1)]
            knows = knows + self.frames(read.reshape(-1, FRAMES * POINTERS * there.shape[2]))
            for place, goes in zip(self.region, self.goes):
                offers = offers + goes(there[of, options[:, place].clamp(max=there.shape[1] - 1)])
        inner = torch.relu(self.second(torch.relu(knows + self.first)))
        options_inner = torch.relu(self.third(torch.relu(offers + inner[of])))
        scores: Tensor = self.score(options_inner)[:, 0]
        return scores


def pointers(kind: Any, told: Map) -> list[int]:
    """Where in a frame's row its first places stand; 0: nowhere."""
    found, at = [], 2
    for name, shape in zip(kind.names, kind.shapes):
        if name in told.of_frame: found.append(at)
        at += 1 if shape < 2 else 3 if shape < 4 else shape - 4
    return (found + [0] * POINTERS)[:POINTERS]


def export(network: Scholar, schema: Schema, path: Path) -> None:
    """As ONNX, the largest tables in half the precision; with the version of the observations that it reads."""
    import onnx

    network.eval()
    for name in network.names:
        half = getattr(network, name).detach().half()
        half[0] = 0                                              # no feature
        network.register_buffer(f"{name}_half", half)
    network.for_export = True
    states, options = schema.parts[-1].start, schema.parts[-1].shape[1]
    given = (torch.zeros(3, states, dtype=torch.long), torch.zeros(5, options, dtype=torch.long),
             torch.tensor([0, 0, 1, 1, 2]))
    batch, count = torch.export.Dim("states", min=1), torch.export.Dim("options", min=1)
    program = torch.onnx.export(
        network, given, dynamo=True, input_names=["states", "options", "of"], output_names=["scores"],
        dynamic_shapes=({0: batch}, {0: count}, {0: count}), verbose=False)
    network.for_export = False
    assert program is not None
    made = program.model_proto
    for it in (made.graph, *made.graph.node, *made.graph.value_info, *made.graph.initializer, *made.graph.input,
               *made.graph.output, *made.functions):
        it.ClearField("metadata_props")                          # where on this machine each line stood
        it.doc_string = ""
    made.metadata_props.add(key="observation", value=f"{schema.game.name} {schema.version}")
    onnx.save(made, path)
