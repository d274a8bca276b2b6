### What every game's table says, whoever sits at it.

## Choosing a game

app-notice = Unofficial: not affiliated with the games' publishers or the Tolkien estate.
game-ford = The Ford
    .about = A five-minute battle for a ford. The best first game.
game-five_armies = The Battle of Five Armies
    .about = The war game below the Lonely Mountain.
game-meccg = The card game of Middle-earth
    .about = Companies travel, hazards hunt them, the Council counts.
choose-game = Which game?
choose-seat = Which seat do you take?
choose-opponent = Against whom?
opponent-friend = A friend at this screen
games-options = Options of { $game }, for --option:
opponent-bot = The bot { $name }

## Seats

seat-you = you
seat-opponent = your opponent
dice = the dice
nobody = nobody
seat-spectator = spectator
seat-number = seat { $n }
your-turn = It is your turn.
seat-to-act = To act: { $side }
view-of = The table as seen by { $side }
pass-the-screen = Hand the screen to { $side }, then press Enter.

## Answering

choose-number = Choose a number, 1 to { $last }:
only-option = There is only one thing to do.
commands = [u] undo · [?] help · [w] why not · [l] log · [s] save · [q] quit
help-answer = Type the number of what you want and press Enter.
help-undo = You may take back your last answers as long as nobody has learnt anything new since.
help-rule = Rule { $rule }: { $text }
help-rules = The rules behind this question: { $rules }
why-not = Not now:
group-confirm = Confirm these choices
group-again = Choose anew
ask-Declare = Play a card, or pass
ask-Pick = Choose
ask-OrderTriggers = Which comes first?
ask-Roll = Dice are rolled.
ask-DrawCards = A card is drawn.
do-Pass = pass
do-Done = done
do-Yes = yes
do-No = no
do-Number = { $n }
do-Take = { $card }
do-Declared = play { $card }
do-OrderTriggers-Declared = { $card }
do-Outcome = outcome { $n }

## Waiting

waiting-seat = Waiting for { $side } …
waiting-bot = { $name } is thinking …
waiting-secret = Your choice is made. It is shown when both have chosen.
waiting-join = Waiting for a second player …
progress-games = { $done } of { $all ->
    [one] { $all } game
   *[other] { $all } games
}

## Chance and hidden things

rolled = Rolled: { $faces }
drew = Drew: { $card }
a-card = a hidden card
cards-count = { $n ->
    [0] no cards
    [one] { $n } card
   *[other] { $n } cards
}
cards-in-hand = Hand: { $n ->
    [0] no cards
    [one] { $n } card
   *[other] { $n } cards
}
cards-in-bag = Not yet drawn: { $n ->
    [0] no cards
    [one] { $n } card
   *[other] { $n } cards
}
dice-count = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
points-count = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## Log

log-header = What happened
log-empty = Nothing has happened yet.
log-undone = { $side } took back { $n ->
    [one] { $n } answer
   *[other] { $n } answers
}.
log-resigned = { $side } resigned.

## The end

result-won = { $side } won.
result-you-won = You won!
result-you-lost = You lost.
result-drawn = Nobody won.
result-why = Why: { $why }
result-points = Points: { $points }
play-again = Play again?
saved = Saved: { $file }
goodbye = Until next time!

## Errors

error = Error: { $text }
error-number = Please type a number from 1 to { $last }.
error-command = There is no command { $text }. Type ? for help.
error-illegal = The rules do not allow that now ({ $rule }).
error-undo-none = There is nothing to take back.
error-undo-known = Too late to take it back: somebody has learnt something since.
error-game = There is no game { $name }. There are: { $games }.
error-bot = There is no bot { $name }. There are: { $bots }.
error-language = There is no language { $name }. There are: { $languages }.
error-file = { $file } cannot be read: { $text }
error-record = { $file }, line { $line }: this is not a sound record ({ $text }).
error-truncated = { $file } breaks off after { $n ->
    [one] { $n } answer
   *[other] { $n } answers
}.
error-tampered = { $file }, answer { $n }: the rules do not allow it. Somebody has changed the file.
error-version = { $file } was made under version { $found } of the rules; this is version { $known }.
error-save = { $file } is not a saved table of this game: { $text }
error-position = { $file }: such a position cannot be ({ $rule }: { $text }).
error-exists = { $file } is already there and was left as it is.
