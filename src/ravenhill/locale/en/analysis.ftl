### A finished game looked at again: chances, luck and choice, mistakes. The terminal and the page of a replay.

analysis-title = Analysis
analysis-working = Looking at answer { $n } of { $last } …
analysis-none = This game cannot be analysed yet.
analysis-chances = { $seat } · chance of winning: { $start } % at the beginning, { $end } % at the end
analysis-luck = Luck: { $change } ± { $error }
analysis-choice = Choices, { $seat }: { $change }
analysis-explained = Each change counts for whoever made it: luck, what dice and draws changed; choice, what answers did. Together they lead from the first chance to the last.
analysis-turning = What changed the game most
analysis-turned = After answer { $n }, { $who }: { $change }, to { $chance } %
analysis-mistakes = Mistakes
analysis-mistake = Answer { $n }, { $who }: { $chosen }. Better: { $better } (−{ $loss } ± { $error })
analysis-no-mistakes = No mistake was found.
analysis-chance = { $seat }: { $chance } ± { $error } %
analysis-curve = Chance of winning, { $seat }
analysis-try = Try again from here
analysis-mistake-here = { $chosen } was a mistake (−{ $loss } ± { $error }). Better: { $better }.
analysis-next = Next mistake
analysis-before = Mistake before
