### Letters to those who are away, by mail, webhook and push.

letter-turn = { $game }: your turn
    .text = It is your turn: { $link }
letter-reset = Your password
    .text = Choose a new password within an hour: { $link }
letter-confirm = Your address
    .text = Confirm that word may be sent here: { $link }
letter-unasked = If you did not ask for this, do nothing.
