### What is said of the worked game of the rulebook; names of cards are those of the reader's language.

example-worked-game = A whole game, move by move
    .about = Three turns of each side, from the first step to 12 against 9, with everything that was rolled and why it mattered.
    .say-1 = The worked game of the rulebook, under the basic rules. Grey sets out with Aragorn, Boromir, Elladan and Annalena; she follows Aragorn, so her mind costs no general influence. Blue has Glorfindel, Faramir, Haldir, Mablung and Bard. Each side begins at its own { card-tw-421 } with 6 points.
    .say-2 = Grey lays { card-tw-375 } face down: where it goes is its own secret until it moves. The { card-tw-336 } in its hand can be found there.
    .say-3 = Before leaving it plays { card-tw-237 }: each wilderness on the way will take one from the hazard limit.
    .say-4 = The destination is turned up: two wildernesses. A company of four has a limit of 4, the card takes two away, and Blue may use only two hazards.
    .say-5 = The site lets the mover draw one card and the opponent two.
    .say-6 = { card-tw-077 } are keyed to the wilderness: three strikes of prowess 7.
    .say-7 = The defender chooses first, and gives one strike each to Aragorn, Boromir and Elladan.
    .say-8 = Aragorn takes −3 to stay untapped: 6 + 6 − 3 = 9, more than 7. This strike has failed.
    .say-9 = Boromir with his dagger has 9, Elladan 11: he is better by one against Orcs. The whole attack is defeated and its card is worth a point. 7 to 6.
    .say-10 = The second and last hazard: { card-tw-073 }. Because this company has already met Orcs in this turn it has 7 + 4 = 11.
    .say-11 = Boromir faces it and plays { card-tw-199 }: he need not tap, and pays no 3 for that.
    .say-12 = 3 + 6 + 1 = 10, below 11: a wound. The body check of 5 is not above his 7, so he lives. What was not defeated gives no points.
    .say-13 = They have arrived and enter. Every site may have an attack of its own: here Undead, one strike of prowess 8.
    .say-14 = Annalena is a scout: she taps for { card-tw-204 }, and the attack is cancelled.
    .say-15 = Elladan taps and takes the { card-tw-336 }; the site taps as well. Two points: 9 to 6.
    .say-16 = A site that has just been tapped for an item allows one minor item more: Aragorn taps for the { card-tw-225 }.
    .say-17 = End of the turn: Blue throws { card-tw-072 } away, and both fill their hands to eight. Blue has drawn Gandalf.
    .say-18 = Blue's turn. A Wizard may appear at a Haven, and Gandalf joins the company.
    .say-19 = Gandalf's direct influence of 10 takes Faramir, and Mablung comes under general influence. Of its 20 points, 8 are free now.
    .say-20 = They head for { card-tw-408 }, from Haven to Haven. Faramir, a ranger, taps for { card-tw-242 }: nothing may be keyed to wilderness against them this turn.
    .say-21 = The way: three wildernesses and a border-land. Six travellers make a limit of 6.
    .say-22 = Creatures are kept away, so Grey tempts: { card-tw-058 } on Haldir. At the end he must check once for each wilderness.
    .say-23 = { card-tw-111 } demands a check at once. It is not a corruption card itself, so one character may meet both in a turn.
    .say-24 = 7 − 1, for such is Haldir's nature, gives 6: more than his 3 points. He holds.
    .say-25 = At the end of the phase: 10 − 1 = 9, passed; then 3 − 1 = 2, one short of his 3 points. Haldir leaves with his herbs, and the third check falls away. 9 to 5.
    .say-26 = They are at { card-tw-408 }. A Haven has nothing to enter for.
    .say-27 = Grey's second turn. All untap but Boromir: wounds heal only at a Haven. Háma appears at { card-tw-421 }, alone; 19 of 20 influence are used.
    .say-28 = Aragorn hands the { card-tw-225 } to Annalena. Giving an item away costs a check; with one point of corruption it cannot fail.
    .say-29 = Annalena taps, the { card-tw-255 } are spent, and Boromir is well again.
    .say-30 = The company goes back to { card-tw-421 }. Each company has a movement phase of its own: Háma stays, nobody draws, and his limit is 2, the least there is.
    .say-31 = The way home is read off { card-tw-375 }: two wildernesses again, this time with the full limit of 4.
    .say-32 = { card-tw-075 }: four strikes of prowess 6.
    .say-33 = { card-tw-207 } cancels them all. Nobody scores for a cancelled attack.
    .say-34 = { card-tw-077 } are next, and { card-tw-229 } cancels them at the price of a wound: Annalena's, without a body check.
    .say-35 = { card-tw-103 }, a Troll, needs two wildernesses on the way; there are two. One strike of prowess 13.
    .say-36 = Elladan will tap: 5 + 2 for the sword. With { card-tw-270 } he rolls twice and may take the better roll.
    .say-37 = A 4 would have lost; the 9 makes 16 against 13. The Troll is defeated: 10 to 5.
    .say-38 = { card-tw-375 } was tapped, so it is discarded for good. Two companies are at { card-tw-421 } now, each with a card of its own.
    .say-39 = Blue plays { card-tw-240 } on its five: one more prowess and one more on checks, until one of them leaves.
    .say-40 = { card-tw-400 } is the aim, where the { card-tw-310 } can be won. Before that a long-event: { card-tw-264 } weakens every attack by one until Blue's next turn.
    .say-41 = Four lands, two of them wilderness; five travellers, limit 5.
    .say-42 = Two corruption cards: { card-tw-060 } on Glorfindel, { card-tw-057 } on Faramir.
    .say-43 = { card-tw-114 }, keyed to the border-land so that the { card-tw-225 } is of no use: three strikes of 8 − 1 = 7.
    .say-44 = Mablung, a scout, taps: { card-tw-204 } once more.
    .say-45 = { card-tw-040 } need two wildernesses: two strikes of 9, for Glorfindel and Gandalf.
    .say-46 = { card-tw-209 }, and Glorfindel need not tap: 6 + 8 + 1 = 15.
    .say-47 = Gandalf does the same, but 2 + 6 + 1 = 9 is a tie: nobody is hurt, and the attack is not defeated.
    .say-48 = The fifth hazard of five: { card-tw-040 } again.
    .say-49 = Now both win: 17 for Glorfindel; 3 + 6 + 1 + 3 = 13 for Gandalf with { card-tw-319 }. 10 to 6.
    .say-50 = { card-tw-400 } has no attack of its own. The company enters.
    .say-51 = Faramir asks the { card-tw-310 } to join: 4 + 1 of free influence + 2 + 1 = 8, and more than 7 was needed. Three points: 10 to 9.
    .say-52 = And a minor item: Bard takes { card-tw-255 }. { card-tw-057 } asks Faramir for a check because of it; the book leaves it out, for it cannot fail.
    .say-53 = Grey's third turn. At the Haven Annalena heals, to tapped. Bombur appears and follows Boromir.
    .say-54 = At a Haven companies may be arranged anew: Boromir and Bombur go over to Háma.
    .say-55 = Two journeys: Boromir to { card-tw-417 }, Aragorn to { card-tw-436 }.
    .say-56 = Aragorn has tapped for { card-tw-242 }, so his company is safe from whatever needs a wilderness. Limit 3.
    .say-57 = So Blue plays a long-event: { card-tw-009 } doubles the strikes that guard Ruins & Lairs, and { card-tw-436 } is such a place.
    .say-58 = Now Boromir's company: two wildernesses, limit 3, and no scout among them.
    .say-59 = { card-tw-075 }, four strikes, weakened to 5 by { card-tw-264 }. Three are shared out; the one left over will weigh on Bombur as −1.
    .say-60 = 8, 7 and 8 against 5: all three hold, and the attack is defeated. 11 to 9.
    .say-61 = { card-tw-076 } gains 3 because Orcs were here before: 4 − 1 + 3 = 6, five strikes. Boromir and Háma take one each; Blue gives the third to tapped Bombur, and both that are left over.
    .say-62 = Here we depart from the book. It forgets that Bombur is better by one against Orcs, which would have made a tie. So that the story can go on our dice show 4 and not 5: 4 + 3 + 1 − 1 − 2 = 5. He is wounded.
    .say-63 = The body check of 9 is above his 6: Bombur is eliminated.
    .say-64 = { card-tw-016 } is the third hazard: one strike of 12 − 1 = 11, and only Boromir is untapped.
    .say-65 = { card-tw-199 } keeps him untapped: 4 + 6 + 1 = 11, a tie.
    .say-66 = Aragorn's company stays outside: its only sage, Annalena, is tapped.
    .say-67 = { card-tw-417 } has no attack. Boromir taps, and { card-tw-245 } comes with him: one point. 12 to 9.
    .say-68 = Blue's last turn. Bard gives the { card-tw-255 } to Mablung; thanks to { card-tw-240 } no check can fail.
    .say-69 = Glorfindel taps to shake off { card-tw-060 }: more than 6 is needed, 6 is not enough.
    .say-70 = Faramir needs more than 5 and rolls 7: { card-tw-057 } is gone.
    .say-71 = Back to { card-tw-408 }; { card-tw-264 } has run its time. The way is the same as before, read from its other end. Limit 5.
    .say-72 = { card-tw-058 } on Glorfindel, who now has 4 points of corruption; then { card-tw-108 }: Wolves strike once more, and harder by one.
    .say-73 = { card-tw-114 } come with four strikes of 9, and Bard hides the company with { card-tw-204 }.
    .say-74 = { card-tw-109 }, Wolves too: three strikes of 10. Only Gandalf and Mablung are untapped; the third strike is Grey's to give, and it gives it to tapped Bard.
    .say-75 = Gandalf: 6 + 6 + 1 = 13, more than 10.
    .say-76 = Bard: 3 + 3 + 1 − 1 = 6, a wound, and the body check of 8 is above his 6. He is eliminated; Mablung saves the { card-tw-225 }, and { card-tw-240 } ends because one of the five is gone.
    .say-77 = Without it Mablung has 9 + 1 = 10: a tie. The attack is not defeated.
    .say-78 = Two wildernesses, two checks for Glorfindel: 6 and 10, both above his 4 points.
    .say-79 = Here the book stops and counts. Grey: 6 for characters, 2 for the sword, 1 for { card-tw-245 }, 3 for creatures, 12 in all. Blue: 5 for characters, 3 for the { card-tw-310 }, 1 for a creature, 9 in all. From any moment of this game you may play on yourself.
