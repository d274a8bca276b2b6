"""The tables, the same on SQLite and PostgreSQL. Times are milliseconds since 1970; structures are JSON text."""
from __future__ import annotations

import sqlalchemy as sa

from ravenhill.server.storage.clock import now as now

meta = sa.MetaData()

users = sa.Table(
    "users", meta,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("login", sa.String(40), unique=True),             # None: a guest
    sa.Column("password", sa.String(200)),                      # argon2id
    sa.Column("notify", sa.Text, nullable=False),               # where to send word: {"email": …, "webhook": …}
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("banned", sa.BigInteger),                         # since when the host lets them in no more
    sa.Column("silenced", sa.BigInteger),                       # since when the host lets them say nothing
    sa.Column("language", sa.String(8), nullable=False, default=""),     # of the page they opened last; "": not told
)

sessions = sa.Table(
    "sessions", meta,
    sa.Column("id", sa.String(64), primary_key=True),           # the SHA-256 of what the cookie holds
    sa.Column("user", sa.String(16), sa.ForeignKey("users.id"), nullable=False, index=True),
    sa.Column("agent", sa.String(80), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False),           # when it was used last, to the day
    sa.Column("revoked", sa.BigInteger),
    sa.Column("network", sa.String(32), nullable=False, default=""),     # a keyed hash of where it was used last
)

barred = sa.Table(                                              # networks from which no new guest is let in
    "barred", meta,
    sa.Column("network", sa.String(32), primary_key=True),      # the same keyed hash
    sa.Column("until", sa.BigInteger, nullable=False),
)

matches = sa.Table(
    "matches", meta,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False, index=True),
    sa.Column("rules", sa.Integer, nullable=False),                     # the version it is played under now
    sa.Column("made_under", sa.Integer, nullable=False),                # and the one it began with
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("status", sa.String(10), nullable=False, index=True),     # open, playing, over, cancelled
    sa.Column("pace", sa.Text, nullable=False),
    sa.Column("watch", sa.Text, nullable=False),                        # may others watch, and how late
    sa.Column("creator", sa.String(16), nullable=False),
    sa.Column("promise", sa.String(64), nullable=False),                # the SHA-256 of the dice's secret
    sa.Column("secret", sa.LargeBinary, nullable=False),                # the secret, sealed with the server's key
    sa.Column("head", sa.String(64), nullable=False),                   # of the ledger's chain; "": it has none
    sa.Column("length", sa.Integer, nullable=False),                    # of the ledger
    sa.Column("maker_deck", sa.LargeBinary),                            # sealed, for when its maker sits down
    sa.Column("origin", sa.Text, nullable=False),                       # {"rematch": …} or {"fork": …, "n": …}
    sa.Column("winner", sa.String(40)),
    sa.Column("why", sa.String(60), nullable=False),
    sa.Column("hash", sa.String(16)),                                   # of the table at the end: what `check` compares
    sa.Column("created", sa.BigInteger, nullable=False, index=True),
    sa.Column("ended", sa.BigInteger),
)

seats = sa.Table(
    "seats", meta,
    sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(10), nullable=False),           # link, bot
    sa.Column("bot", sa.String(40), nullable=False),
    sa.Column("user", sa.String(16), index=True),               # None: nobody sits there yet
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("key", sa.String(64), index=True),                # the SHA-256 of the link's secret
    sa.Column("nonce_hash", sa.String(64)),                     # shown before any seat shows its nonce
    sa.Column("nonce", sa.String(32)),                          # what this seat added to the dice
    sa.Column("deck", sa.LargeBinary),                          # what it brought, sealed
    sa.Column("publish", sa.Boolean, nullable=False),           # its deck may be shown when the match is over
    sa.Column("muted", sa.Boolean, nullable=False),             # this seat does not want to read the other's chat
)

answers = sa.Table(
    "answers", meta,
    sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("act", sa.Integer, nullable=False),
    sa.Column("option", sa.Integer, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("writer", sa.BigInteger, nullable=False),         # a random number: whose row this is, after a cut
)

snapshots = sa.Table(
    "snapshots", meta,
    sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("n", sa.Integer, nullable=False),
    sa.Column("data", sa.LargeBinary, nullable=False),
    sa.Column("parting", sa.Boolean, nullable=False),           # taken when the server stopped, only for other rules
)

changes = sa.Table(                                             # tables carried over from one version to the next
    "changes", meta,
    sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),               # the line of the ledger
    sa.Column("rules", sa.Integer, nullable=False),             # the version it was carried to
    sa.Column("data", sa.LargeBinary, nullable=False),
)

offers = sa.Table(
    "offers", meta,
    sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(10), primary_key=True),         # draw, takeback, pause, resume
    sa.Column("n", sa.Integer, nullable=False),                 # the log's length when it was made
    sa.Column("option", sa.Integer, nullable=False),
)

waits = sa.Table(                                               # matches that a clock or a bot must move on
    "waits", meta,
    sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("due", sa.BigInteger, nullable=False, index=True),
)

chat = sa.Table(
    "chat", meta,
    sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True, autoincrement=True),
    sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), nullable=False, index=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)

decks = sa.Table(
    "decks", meta,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("user", sa.String(16), sa.ForeignKey("users.id"), nullable=False, index=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("list", sa.Text, nullable=False),
    sa.Column("key", sa.String(40), index=True),                # opens it for others; None: it is its owner's alone
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False),
)

outbox = sa.Table(
    "outbox", meta,
    sa.Column("id", sa.String(60), primary_key=True),           # what it is about: the same word is never sent twice
    sa.Column("user", sa.String(16), nullable=False),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("due", sa.BigInteger, nullable=False, index=True),
    sa.Column("claimed", sa.BigInteger, nullable=False),        # until when somebody is sending it
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("sent", sa.BigInteger),
    sa.Column("fault", sa.String(200), nullable=False),
)

house = sa.Table(                                               # what must be true of the whole database
    "house", meta,
    sa.Column("name", sa.String(20), primary_key=True),
    sa.Column("value", sa.String(200), nullable=False),
)

buckets = sa.Table(                                             # rate limits that all workers keep together
    "buckets", meta,
    sa.Column("who", sa.String(64), primary_key=True),          # a keyed hash: no address is kept
    sa.Column("left", sa.Float, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False, index=True),
)

notices = sa.Table(                                             # what was done to the database beside the workers
    "notices", meta,
    sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True, autoincrement=True),
    sa.Column("kind", sa.String(10), nullable=False),           # match, person
    sa.Column("what", sa.String(16), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False, index=True),
)
PASSING = frozenset({"buckets", "notices"})                                # tables that no backup needs
