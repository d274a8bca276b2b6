### What the pages for learning say: lessons, examples, rules, cards, words, dice.

## Pages

learn-title = Learn
learn-intro = Short lessons on real positions, the rulebook's own examples to step through, and every rule in plain words.
learn-loading = One moment …
learn-failed = This could not be loaded: { $text }
learn-step = Step { $n }
learn-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
learn-done = done
learn-begin = Begin
learn-resume = Go on
learn-again = Once more
learn-examples = The rulebook's examples
learn-books = To look things up
learn-rules = Rules
learn-cards = Cards
learn-map = The map
learn-glossary = Glossary
learn-verify = Verify a record
learn-of = { $page }: { $game }

## A lesson

learn-goals = Goals
learn-goal-open = not yet
learn-hint = Hint
learn-why = About this step
learn-finished = Well done: this step is finished.
learn-missed = The match is over and not all goals were reached.
learn-next = Next step
learn-anew = Start anew
learn-play-on = Play on
learn-back = All lessons
learn-no-step = There is no such lesson

## An example

learn-rules-english = Of { $all } rules { $n } are told in English so far; they are marked as English for whoever reads them aloud.
learn-offered = What may be answered here
learn-remark-back = The remark before
learn-remark-next = The next remark
learn-remark-at = { $n } of { $last }

## Rules, cards and words

learn-search = Search
learn-found = { $n ->
    [one] { $n } found
   *[other] { $n } found
}
learn-nothing = Nothing is called so, and nothing says so.
learn-unknown-rule = No rule with the id { $called }. The nearest are:
learn-unknown-card = No card is called { $called } here.
learn-chapters = Chapters
learn-see = See also
learn-rulings = Rulings
learn-example = Open the example
learn-tested = carried out and tested
learn-cited = carried out, without a test of its name
learn-quiet = says nothing that is carried out
learn-later = not carried out yet
learn-all = all
learn-kind = Kind
learn-side = Side
learn-both = both
learn-in-combat = In a combat: { $name }
learn-whole = Every sentence is carried out.
learn-no-text = It has no sentence of its own.
learn-from-rulebook = Known from the rulebook.
learn-from-project = Written by this project: no public source tells the printed card.
learn-mixed = Parts of it are of the other origin.

## Verify

learn-verify-text = Every roll and every draw of a finished match can be computed again from the secret that was sealed before it began. Drop a record (.rvn) here.
learn-drop = Drop a record here.
learn-choose-file = Choose a file
learn-checking = Computing …
learn-sound = Sound: every result is what the sealed dice gave.
learn-unsound = Not confirmed: { $fault }
learn-answers = Answers
learn-rolls = Results computed again
learn-given = Taken over from another match
learn-unsealed-given = Results taken over from another match
learn-unsealed-lesson = Results told by the lesson
learn-unsealed-rules = Results under older rules, not computed again
learn-takebacks = Taken back
learn-versions = Version of the rules
learn-match = Match
learn-promise = Promise of the dice
learn-signer = Signed by
about-title = About this server
about-version = Version
about-signer = Its signature
about-signer-text = Every record of a finished match is signed with this key. Compare it when you are shown a record.
about-dice = The dice
about-dice-text = Before a match the server promises a secret and every seat promises a number of its own; then all numbers are shown. Each result follows from the secret, the numbers and how many results have fallen before. When the match is over the secret is published, and anybody can compute all of it again.
about-trust-text = One thing remains to be trusted: whoever runs this server knows the secret while a match lasts, and could look at results to come. Nobody can change them.
learn-game = Game
learn-too-large = This file is too large to be a record.

## Puzzles

learn-puzzles = Puzzles
learn-puzzle = Puzzle { $n }
learn-puzzle-today = Puzzle of the day
learn-puzzle-missed = { $n } of { $of } bots missed it.
learn-puzzle-whose = You are { $seat }. Which answer is best?
learn-puzzle-solved = Solved. There is nothing better.
learn-puzzle-failed = Not the best. Better: { $better }.
learn-puzzle-next = Next puzzle
learn-puzzle-none = There is no such puzzle
