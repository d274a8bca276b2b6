### The browser client: pages, table, settings.

## Around every page

nav-skip = Skip to the content
nav-label = Ravenhill
nav-play = Play
nav-learn = Learn
nav-decks = Decks
nav-watch = Watch
nav-guest = guest
corner-language = Language
corner-theme = Colours: { $theme ->
    [light] light
    [dark] dark
   *[other] as the system has them
}
language-en = English
language-es = Español
language-fr = Français
language-pl = Polski
page-failed = This page could not be loaded.
page-reload = Try again
missing-title = There is no such page
missing-text = { $path } leads nowhere, or not yet.
missing-home = To the first page
ago-now = just now
ago-minutes = { $n ->
    [one] { $n } minute ago
   *[other] { $n } minutes ago
}
ago-hours = { $n ->
    [one] { $n } hour ago
   *[other] { $n } hours ago
}
ago-days = { $n ->
    [one] { $n } day ago
   *[other] { $n } days ago
}

## People and bots

player-bot = bot { $name }
player-character = { $bot } ({ $character })
player-guest = a guest
player-free = free seat
player-you = you
player-here = at the table
player-away = away
bot-measured = Won { $share } % of { $games } games against { $over } (95 % sure: { $low } to { $high } %).
bot-unmeasured = How strong it is has not been measured.
bot-random = the wanderer
    .about = Plays anything that is allowed.
bot-novice = the novice
    .about = Knows the aims and little else.
bot-squire = the squire
    .about = Weighs every choice and does not give much away.
bot-captain = the captain
    .about = Plays a strong game.
bot-lord = the lord
    .about = The strongest here; thinks longest.
character-usual = as usual
character-aggressive = aggressive
    .about = Goes for what can be reached, and minds losses less.
character-careful = careful
    .about = Minds wounds and losses more.

## The first page

home-turns = Your turn ({ $n })
home-against = v. { $name }
home-facts = { $game ->
    [five_armies] Two players, about 90 minutes.
    [meccg] Two players, about 120 minutes.
   *[other] Two players.
}
home-play-bot = Play a bot
home-level = Which bot
home-invite = Invite a friend
home-more = More ways …
home-learn-title = New here?
home-learn-text = Short lessons on real positions, and the rules in plain words.
home-empty = No games yet. The shortest way in: a 12-minute lesson.
home-learn = To the lessons
home-puzzle = Puzzle of the day
home-puzzle-text = One question of a real game: which answer is best?
home-puzzle-go = Look at it
home-going = Going on
home-open = waiting for somebody
home-past = Last games
home-result = { $won ->
    [yes] won
    [no] lost
   *[none] drawn
}
home-live = Live now
home-tables = { $n ->
    [one] { $n } table to watch
   *[other] { $n } tables to watch
}
home-quiet = Nobody is playing just now.

## A new match

new-title = A new match
new-missing = There is no such game here
new-side = Your side
new-any-side = either
new-opponent = Against
new-character = Its character
new-friend = A friend
new-friend-text = You get a link to send.
new-hotseat = Two at this screen
new-hotseat-text = A curtain falls between the hands.
new-pace = Clock
new-deck = Your deck
new-deck-other = The other deck
deck-any = The ready deck of this side
deck-mend = Mend it
deck-missing = This deck needs a set that the match does not allow: { $sets }.
deck-allow = Allow it
deck-with = Allowed in this match for the deck: { $sets }.
deck-bring = Which deck do you bring?
deck-sit = Take the seat
pace-none = no clock
pace-quick = 15 minutes, 10 seconds more a turn
pace-long = 1 hour, 30 seconds more a turn
pace-days = 3 days for each turn
new-rules = Rules
new-changed = { $n ->
    [one] { $n } changed
   *[other] { $n } changed
}
new-watch = Others may watch
new-start = Start
new-refused = A deck that was chosen above does not fit this match.

## The table

table-opening = The table is being laid …
table-none = There is no such match, or it is not for watching.
table-seat-taken = That seat is taken: you are watching.
table-watching = { $n ->
    [one] { $n } watching
   *[other] { $n } watching
}
table-rail = Rail
table-text = Text
table-picture = Picture
zone-prompt = What is asked
zone-side = Beside the board
zone-log = What happened
log-go = Go to this moment
zone-chat = Talk
zone-hand = Your hand
tab-board = Board
tab-status = Status
tab-log = Log
tab-chat = Chat
prompt-options = What you may answer
prompt-draft = Chosen so far
prompt-rule = The rule, in a new window
prompt-paused = The match is paused.
prompt-passing = passed for you in a moment
prompt-open = Waiting for the other seat
prompt-wait = One moment …
prompt-waiting = Waiting: { $side }
prompt-change = Change it
menu-back = ◂ All
menu-fold = { $thing }: { $n } ways
undo = Undo
undo-ask = Ask to take back
undo-title = Take back your last answer
undo-known = Too late: somebody has learnt something since.
undo-since = Too late, because of this: { $line }
undo-none = There is nothing to take back
seal = Seal: { $what }
seal-back = Put it back
seal-more = { $n ->
    [one] and one more
   *[other] and { $n } more
}
as-before = As last time
all-but = { $n ->
    [one] All but one…
   *[other] All but { $n }…
}
all-but-which = { $n ->
    [one] Which one goes without?
   *[other] Which { $n } go without?
}
notice-dropped = The table has moved on: “{ $label }” was not sent.
line-opening = Connecting …
line-open = Connected
line-late = The server is slow to answer
line-lost = The connection is gone. We keep trying; the table stays as it is.
line-closed = The server has closed this table.
line-will-send = Your answer will be sent when it is back.
clock-days = { $days ->
    [0] { $hours } h
   *[other] { $days } d { $hours } h
}
menu-label = Menu
menu-rules = The rules
menu-settings = Settings
menu-takeback = Ask to take back
menu-draw = Offer a draw
menu-pause = Ask for a pause
menu-resign = Resign
menu-resign-sure = Really resign
menu-keys = Keys
menu-head = Seal of all that has happened:
menu-altered = This table is not the one you left: its ledger was cut or changed.
menu-scripted = In this lesson the first dice fall as it needs them.
offer-mine = You have asked: { $what ->
    [draw] a draw
    [takeback] to take back
    [pause] a pause
   *[resume] to go on
}
offer-theirs = { $side } asks: { $what ->
    [draw] a draw?
    [takeback] take back the last answer?
    [pause] a pause?
   *[resume] go on?
}
offer-accept = Agree
offer-decline = Decline
offer-resume = Go on playing
end-rematch = Play again, sides swapped
end-again = Play again
end-turning = The turning point:
end-table = Look at the table
end-show = The result
end-replay = Look at it again
end-record = The record
end-home = To the first page
end-resigned = by resignation
end-timeout = on time
end-draw-agreed = by agreement
end-closed = closed by the host
curtain-title = Now it is for { $side }
curtain-text = Hand over the screen; nobody else should look.
curtain-open = I am here
wait-title = Waiting for the other seat
wait-seat = The link for { $side }. It is good for one person.
wait-qr = The link as a picture, for a phone
wait-link = The link
wait-copy = Copy the link
wait-copied = Copied
wait-renew = A new link
wait-bot = Or play a bot instead:
wait-dice = Both seats are taken. The match begins when both players have opened it once more and added to the dice.
chat-empty = Nobody has said anything.
chat-label = Say something
chat-send = Send
chat-mute = Mute
phrase-hello = Hello!
phrase-luck = Good luck!
phrase-thinking = I am thinking.
phrase-well = Well played!
phrase-sorry = Sorry!
phrase-thanks = Thank you!
hand-theirs = { $n ->
    [one] The other side holds { $n } card
   *[other] The other side holds { $n } cards
}
card-why = why not?
why-may = This may be done now.
why-nothing = Nothing to be done with it now.
odds-none = This game cannot tell the odds here.
plain-text = This game has no drawn table yet: everything you may do stands in the bar, and the text table tells the rest.
plain-cards = Cards you may use
plain-seen = Cards you can see

## The text table

text-question = Question
text-options = Options
text-you = You
text-opponent = Opponent
text-board = Board
text-log = Log
text-over = The game is over.
text-nothing = nothing
text-offered = offered: { $n }
text-command = Command
text-command-hint = a number, words of an option, undo, why …, log 5, help
command-none = Nothing fits “{ $text }”; type help for what can be said.
command-several = Several fit:
command-undone = Taken back.

## Keys

keys-title = Keys
keys-off = Single keys are switched off in the settings.
key-space = Space
keys-digits = options that have a number
keys-enter = do what is in focus
keys-arrows = to the nearest lit thing
keys-default = the option you have gone to, else the obvious answer
keys-back = back one step
keys-undo = undo
keys-map = to the board
keys-hand = to the hand
keys-bare = bare map
keys-log = to the log
keys-chat = to the chat
keys-odds = odds
keys-why = why not?
keys-rail = show or hide the rail
keys-hold = stop at every window of this turn
keys-again = what the other side did, once more
keys-inspect = look closer
keys-command = command line
keys-fit = fit the map
keys-keys = this list
keys-text = text table
keys-step = one step back or on
keys-turn = one turn back or on
keys-ends = to the beginning, to the end
keys-close = Close

## Watching and looking again

watch-title = Tables being played
watch-text = Spectators see what both sides see.
watch-none = Nobody is playing just now. The last games can be looked at again.
watch-past = Finished
watch-look = Watch
watch-search = Find a player
replay-title = Replay
replay-at = Step { $n } of { $last }
replay-first = To the beginning
replay-back = One step back
replay-on = One step on
replay-last = To the end
replay-play = Play
replay-stop = Stop
replay-speed = Speed
replay-view = Seen by
replay-everything = everything
replay-fork = Play on from here
replay-forked = A bot takes the other side.
replay-share = Copy a link to this moment
replay-shared = Copied
replay-verify = Verify the dice
replay-unfinished = The game is not over: you see your own side only.
replay-curve = Chances over the game
replay-analyse = Analyse
replay-both = Both hands
replay-mark-cross = attacks
replay-mark-check = checks
replay-mark-flag = the Council

## About you, and settings

me-title = You
me-guest = Your games live in this browser. Keep them: add a name.
me-name = Your name at the table
me-save = Keep it
me-saved = Kept.
me-login = Name to log in
me-password = Password, 8 characters or more
me-register = Keep my games under this name
me-enter = Log in
me-leave = Log out
me-known = Logged in as { $name }
me-games = Your games
me-forgotten = I forgot my password
me-forgotten-sent = If this account has a confirmed address, a letter is on its way.
me-email = Mail address, for word when it is your turn
me-email-waits = { $address } has not been confirmed yet: a letter is on its way.
me-password-old = Your password
me-password-new = New password, 8 characters or more
me-password-change = Change the password
me-export = Take my games along (zip)
me-delete = Delete my account
me-delete-what = Your name, your password, your addresses, your decks and what you wrote in chats are deleted at once. Games you played stay for those you played with, without your name.
me-delete-now = Delete it now
me-gone = Your account is deleted.
letter-confirm = Your mail address
letter-confirmed = Confirmed: word may be sent there.
letter-reset = A new password
letter-reset-done = Your password is changed. Log in with it.
letter-old = This link is too old, or has been used already.
set-access = Access
set-play = Play
set-sound = Sound
set-look = Look
set-account = Account
set-text = Text table instead of the picture
set-plain = Plain words: shorter prompts, fewer chips
set-auto-pass = Pass for me where I have nothing to decide
set-steady = Time all my passes alike, chosen or automatic
set-motion = Motion
set-motion-auto = as the system wishes
set-motion-full = full
set-motion-quick = quick
set-motion-none = none
set-dice = Dice
set-dice-full = normal
set-dice-quick = fast
set-dice-none = none
set-steps = A bot’s steps
set-steps-full = one by one
set-steps-quick = fast
set-steps-none = all at once
set-scale = Size of everything
set-contrast = High contrast
set-theme = Colours
set-theme-auto = as the system has them
set-theme-light = day
set-theme-dark = night
set-keys = Single-key shortcuts
set-digits = Digits choose options
set-key = Key for: { $what }
set-keys-reset = Reset the keys
set-sounds = Sounds
set-turn-sound = A sound when it is your turn
set-notify = A notice of the browser when it is your turn
set-notify-no = The browser does not allow it.
set-push = Word from this browser when it is your turn in a match by correspondence, even if it is closed
set-push-no = The browser does not allow it, or cannot be reached by others.
home-push = Tell me when it is my turn, even if this page is closed
push-turn = It is your turn.
line-away = The server is out of reach. What was played is safe there; this page looks for it by itself.

## What went wrong

fault-stale = The table has moved on in the meantime.
fault-rules = This match is paused: the rules here have changed, and its table cannot follow them. Nothing is lost.
fault-decks = A deck of this match is kept private.
fault-deck = This deck cannot be played: { $text }
fault-illegal = The rules do not allow that: { $text }
fault-slow = Too fast: wait a moment.
fault-muted = The host lets you write nothing here.
fault-banned = The host has closed this account.
fault-barred = The host lets no new guests in from your network. If you have an account, log in.
bye-removed = The host has taken this match away.
bye-banned = The host has closed your account.
fault-unreachable = The server does not answer.
fault-other = That did not work: { $text }

## What the other side did

story = { $side } { $did }.
story-none = What the other side does is told here.
story-again = Again
story-again-title = Show once more what the other side did
story-playing = Once more: { $line }

## A hint, in three steps

hint = hint
hint-more = what?
hint-reasons = why?
hint-thinking = Thinking…
hint-none = Nobody here has advice on this.
hint-look = Look here: { $where }.
hint-look-here = Look at what is offered here.
hint-what = { $what }: a chance of { $chance } ± { $error } % to win.
hint-why = Why: { $why }.
hint-close = The answers are about equally good.
hint-unsure = Others are nearly as good.
