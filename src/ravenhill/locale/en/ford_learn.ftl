### What the lesson of the ford says.

## Lessons

lesson-ford = The ford in five minutes
    .about = You are the West, and want the eastern bank. Each round both draw a card, play cards at dawn, fight, and see what dusk brings. Play it to its end.
    .goal-card = Play a card.
    .goal-stance = Choose a stance, and see both shown.
    .goal-end = Play until the battle is over.
    .hint-1 = Lit cards can be played now; everything else waits for its moment.
    .hint-2 = Hold beats charge, charge beats flank, flank beats hold.

## Cards

learn-kind-ford = card of the bag
learn-fact-copies = copies

## Glossary

learn-term-company = company
learn-term-dawn = dawn
learn-term-stance = stance
learn-term-banner = banner
learn-term-fog = fog
learn-term-hit = hit
learn-term-loss = loss
learn-term-answer = answer
learn-term-bag = bag
