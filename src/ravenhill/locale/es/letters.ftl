### Cartas a quienes no están: por correo, webhook y aviso del navegador.

letter-turn = { $game }: te toca
    .text = Te toca: { $link }
letter-reset = Tu contraseña
    .text = Elige una contraseña nueva en el plazo de una hora: { $link }
letter-confirm = Tu dirección
    .text = Confirma que podemos avisarte aquí: { $link }
letter-unasked = Si no lo has pedido tú, no hagas nada.
