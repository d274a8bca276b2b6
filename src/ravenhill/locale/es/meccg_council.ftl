### El Concilio y el fin de una partida.

mc-council = El Concilio Libre
mc-the-end = El fin de la partida
mc-step-order = Orden
mc-step-checks = Chequeos de corrupción
mc-step-reckoning = Recuento
mc-step-result = Resultado
mc-see-table = Ver la mesa
mc-spent = Los dos mazos de juego están agotados.
mc-checks-told = Todos hacen un chequeo de corrupción antes de contar los puntos. Elige el orden: { $side }.
mc-checks-now = chequea ahora
mc-has-checked = ya ha chequeado
mc-check-of = { $n2 ->
    [0] necesita más de { $n }
   *[other] necesita más de { $n }, con { SIGNED($n2) }
}
mc-lost = Caídos en el Concilio:
mc-column-raw = puntos
mc-column-doubled = doblado
mc-column-halved = reducido
mc-column-left = mostradas
mc-total = Total
mc-why-doubled = { $group }: el otro lado ({ $side }) no tiene, así que { $n } cuenta como { $n2 }.
mc-why-halved = { $group }: { $n } de { $all } es más de la mitad, así que cuenta solo como el resto junto, { $n2 }.
mc-why-left = { $group }: mostrado de la otra mano ({ $side }), { $n } pasa a { $n2 }.
mc-told-raw = Lo que cada uno ha reunido, por grupos.
mc-told-doubled = Un grupo en el que el otro lado no tiene nada cuenta doble; las criaturas y otros puntos, nunca.
mc-told-halved = Ningún grupo puede dar más que todos los demás juntos.
mc-told-left = Una carta única de la mano que puntúa para el otro lado le quita un punto.
mc-go-on = Seguir
mc-to-result = El resultado
mc-back = Atrás
mc-reckoning-again = Otra vez el recuento
mc-to = a
mc-group = Grupo
mc-margin = Diferencia
