### What only the table in the terminal says.

## Answering

chain-waiting = Still to happen, the last first:
help-commands = [u] take back · [? F-10] a rule · [? card] a card · [w card] why not · [l] the log · [t] draw the table again · [s] save · [q] save and leave
resume-with = To go on: { $command }
why-now = You may do this now.
why-never = This card is not played; it only has to be there.
error-rule = There is no rule { $text } here.
error-card = You have no card called { $text }.
error-help = There is neither a rule nor a card called { $text }.

## The Ford

ford-archers = archers
ford-spearmen = spearmen
ford-riders = riders
ford-seen = seen by your opponent
ford-discarded = Discarded: { $cards }
ford-round-of = Round { $n } of { $last }
