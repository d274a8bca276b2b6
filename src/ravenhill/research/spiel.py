"""The games for OpenSpiel: importing this registers `ravenhill_ford`, `ravenhill_five_armies` and `ravenhill_meccg`.

Chance is explicit, each outcome of a die or a draw equally likely. `pyspiel.load_game(name, parameters({...}))` gives a
game with options, such as one that begins from a position.
"""
from __future__ import annotations

from collections.abc import Callable, Mapping
from hashlib import blake2b
from typing import Any, Final

import msgspec
import numpy as np
import pyspiel
from open_spiel.python import policy

from ravenhill import bots
from ravenhill.core.choices import Choice
from ravenhill.core.dice import FastDice
from ravenhill.core.frames import EVERYBODY, SEATS, Chance, Decision, Table
from ravenhill.games import load, names
from ravenhill.observations.observer import MOST_OPTIONS
from ravenhill.observations.schema import schema_of

MOST_OUTCOMES: Final = 1024              # of a draw
LONGEST: Final = 20_000                  # answers of a game
RECENT: Final = 16                       # own answers that the tensor of an information state tells
HASH: Final = 12                         # bytes that stand for all that a seat saw, was told and did


def parameters(options: Mapping[str, Any]) -> dict[str, str]:
    """The options of a match as a parameter of a game of OpenSpiel, whose texts may hold letters and digits only."""
    return {"options": msgspec.json.encode(dict(options)).hex()}


def game_type(name: str) -> Any:
    return pyspiel.GameType(
        short_name=f"ravenhill_{name}", long_name=f"Ravenhill: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM, reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=SEATS, min_num_players=SEATS,
        provides_information_state_string=True, provides_information_state_tensor=True,
        provides_observation_string=True, provides_observation_tensor=True,
        parameter_specification={"options": ""})


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options; its name says which."""
    name: str

    def __init__(self, given: dict[str, Any] | None = None) -> None:
        given = given or {}
        text = str(given.get("options", ""))
        self.options: dict[str, Any] = msgspec.json.decode(bytes.fromhex(text)) if text else {}
        super().__init__(TYPES[self.name], pyspiel.GameInfo(
            num_distinct_actions=MOST_OPTIONS, max_chance_outcomes=MOST_OUTCOMES, num_players=SEATS,
            min_utility=-1.0, max_utility=1.0, utility_sum=0.0, max_game_length=LONGEST), given)
        self.game = load(self.name)
        self.schema = schema_of(self.game, self.options)
        self.first = self.game.new(self.options)         # OpenSpiel makes an initial state for every copy of another

    def new_initial_state(self) -> SpielState: return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> RowObserver:
        return RowObserver(self, iig_obs_type is not None and iig_obs_type.perfect_recall)


class FordGame(SpielGame): name = "ford"
class FiveArmiesGame(SpielGame): name = "five_armies"
class MeccgGame(SpielGame): name = "meccg"


class Held:
    """A table as OpenSpiel copies it: our own way, which is faster than looking at every field."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def __deepcopy__(self, memo: Any) -> Held:
        twin = self.table.copy()
        assert isinstance(twin, Table)
        return Held(twin)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A table at its next question, to a seat or to the dice. A question with one option answers itself."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        table = game.first.copy()
        assert isinstance(table, Table)
        table.quick = True
        self.held = Held(table)
        self.past = [b"", b""]           # of each seat: a hash of all it was told, and saw and did when it was asked
        self.recent: list[list[Any]] = [[], []]      # and its newest answers: the question, and the option's numbers
        self.go_on()

    @property
    def table(self) -> Table: return self.held.table

    def current_player(self) -> int:
        top = self.table.follow()
        if top is None: return int(pyspiel.PlayerId.TERMINAL)
        return top.side if isinstance(top, Decision) else int(pyspiel.PlayerId.CHANCE)

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(len(self.table.offered)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        number = self.table.outcomes
        return [(outcome, 1 / number) for outcome in range(number)]

    def _apply_action(self, action: int) -> None:
        table = self.table
        top = table.follow()
        table.log = []
        if isinstance(top, Decision):
            seat = top.side
            row = self.row(seat)
            self.past[seat] = hashed(self.past[seat], row.tobytes(), bytes([action]))
            taken = self.get_game().schema.split(row)["options"][action]
            self.recent[seat] = [np.concatenate([row[:1], taken]), *self.recent[seat][:RECENT - 1]]
            table.accept(sorted(table.offered)[action])
        else:
            table.accept(action)
        self.go_on()

    def go_on(self) -> None:
        """To the next question; each seat is told what it may know of what happened."""
        table = self.table
        table.question()
        for seat in range(SEATS):
            told = [said.seen_by(seat, EVERYBODY) for said in table.log or []]
            if told: self.past[seat] = hashed(self.past[seat], repr(told).encode())
        table.log = None

    def _action_to_string(self, player: int, action: int) -> str:
        top = self.table.follow()
        option = action if isinstance(top, Chance) else sorted(self.table.offered)[action]
        assert isinstance(top, Chance | Decision)
        choice: Choice = top.choice(self.table, option)
        return f"{action} {choice!r}"

    def is_terminal(self) -> bool: return self.table.follow() is None

    def returns(self) -> list[float]:
        winner = self.table.winner if self.is_terminal() else -1
        return [0.0 if winner < 0 else 1.0 if seat == winner else -1.0 for seat in range(SEATS)]

    def __str__(self) -> str:
        return f"{self.get_game().game.name}: " + msgspec.json.encode(self.history()).decode()

    # What a seat knows

    def row(self, seat: int) -> Any:
        """The observation of a seat, as observations.md says."""
        schema = self.get_game().schema
        row, mask = np.zeros(schema.size, schema.dtype), np.zeros(MOST_OPTIONS, np.uint8)
        schema.observer.look(self.table, seat, row.view(np.uint8).data, 0, mask.data, 0)
        return row

    def information_state_string(self, player: int | None = None) -> str:
        """A hash of all this seat has seen and done, was told, and sees now."""
        seat = self.current_player() if player is None else player
        return f"{seat} {hashed(self.past[seat], self.row(seat).tobytes()).hex()}"

    def observation_string(self, player: int | None = None) -> str:
        """The view of this seat, as JSON."""
        seat = self.current_player() if player is None else player
        return msgspec.json.encode(self.get_game().game.view(self.table, seat)).decode()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state this seat cannot tell from this one: what it does not know is dealt anew, each way equally likely."""
        game = self.get_game()
        dice = FastDice(int(sampler() * (1 << 62)))
        table = game.game.imagine(game.game.view(self.table, player), dice, game.options)
        table.ask(player)
        table.quick = True
        twin = SpielState(game)
        twin.held = Held(table)
        twin.past = [self.past[seat] if seat == player else b"" for seat in range(SEATS)]
        twin.recent = [self.recent[seat] if seat == player else [] for seat in range(SEATS)]
        return twin


class RowObserver:
    """OpenSpiel's observer: the row as a tensor, and the view as a string.

    With recall, the string is the information state, and the tensor goes on after the row: the seat's newest answers,
    then every bit of the hash of all that came before, so that no two information states have the same tensor.
    """

    def __init__(self, game: SpielGame, recalls: bool) -> None:
        self.recalls = recalls
        schema = game.schema
        shapes = [(it.name, it.shape) for it in schema.parts]
        if recalls: shapes += [("recent", (RECENT, 1 + len(schema.option))), ("past", (8 * HASH,))]
        self.tensor = np.zeros(sum(int(np.prod(shape)) for _, shape in shapes), np.float32)
        self.dict: dict[str, Any] = {}
        start = 0
        for name, shape in shapes:
            end = start + int(np.prod(shape))
            self.dict[name] = self.tensor[start:end].reshape(shape)
            start = end
        self.row = self.tensor[:schema.size]

    def set_from(self, state: SpielState, player: int) -> None:
        self.row[:] = state.row(player)
        if not self.recalls: return
        recent = self.dict["recent"]
        recent[:] = 0
        for n, answer in enumerate(state.recent[player]): recent[n] = answer
        past = state.past[player] or bytes(HASH)
        self.dict["past"][:] = np.unpackbits(np.frombuffer(past, np.uint8))

    def string_from(self, state: SpielState, player: int) -> str:
        return state.information_state_string(player) if self.recalls else state.observation_string(player)


def hashed(*parts: bytes) -> bytes:
    made = blake2b(digest_size=HASH)
    for part in parts:
        made.update(len(part).to_bytes(4, "big"))
        made.update(part)
    return made.digest()


class BotPolicy(policy.Policy):  # type: ignore[misc]
    """How often a bot of ours takes each action, asked so many times with other dice: for OpenSpiel's measures."""

    def __init__(self, game: SpielGame, bot: str, tries: int = 40) -> None:
        super().__init__(game, list(range(SEATS)))
        self.spiel, self.bot, self.tries = game, bot, tries
        self.known: dict[str, dict[int, float]] = {}

    def action_probabilities(self, state: SpielState, player_id: int | None = None) -> dict[int, float]:
        key = state.information_state_string()
        if key not in self.known: self.known[key] = self.asked(state)
        return self.known[key]

    def asked(self, state: SpielState) -> dict[int, float]:
        table, game = state.table, self.spiel.game
        top = table.follow()
        assert isinstance(top, Decision)
        options = sorted(table.offered)
        choices = [top.choice(table, option) for option in options]
        view, counts = game.view(table, top.side), dict.fromkeys(range(len(options)), 0)
        for seed in range(self.tries):
            bot = bots.load(self.bot, game, seed, self.spiel.options)
            counts[options.index(bot.choose(view, type(top).__name__, options, choices))] += 1
        return {action: count / self.tries for action, count in counts.items()}


TYPES: Final = {name: game_type(name) for name in names()}
for made in (FordGame, FiveArmiesGame, MeccgGame): pyspiel.register_game(TYPES[made.name], made)
