### Mazos del juego de cartas: qué falla en uno y qué dice la orden.

deck-legal = { $name }: no incumple ninguna regla de construcción de mazos.
deck-counts = Reserva { $pool }, mazo { $deck } ({ $resources } recursos, { $hazards } adversidades, { $characters } personajes), baraja complementaria { $sideboard }, lugares { $sites }
deck-broken = { $n ->
    [one] Incumple { $n } regla:
   *[other] Incumple { $n } reglas:
}
deck-unplayable = Aún no se pueden jugar, porque su texto no se cumple del todo: { $cards }.
deck-R-DECK-02 = El mazo de lugares solo tiene lugares: { $card } no lo es.
deck-R-DECK-03 = { $card } va en el mazo de lugares o en ninguno.
deck-R-DECK-07 = En el juego básico no hay baraja complementaria, y esta tiene { $n } cartas.
deck-R-SETUP-01 = { $card } puede estar una vez en el mazo de lugares, y está { $n } veces.
deck-R-SETUP-02 = Recursos y adversidades deben ser tantos unos como otras, de 30 a 50: aquí { $n } y { $n2 }.
deck-R-SETUP-03 = { $card }: { $n } copias, y como mucho { $n2 }.
deck-R-SETUP-04 = Criaturas: { $n }, y como mínimo { $n2 }.
deck-R-SETUP-05 = { $card } no puede ser personaje inicial ni estar en la reserva.
deck-R-SETUP-07 = Objetos iniciales: { $n }, y como mucho { $n2 }.
deck-R-SETUP-08 = Demasiados personajes de una clase en el mazo: { $n }, y como mucho { $n2 }.
deck-R-SETUP-09 = Magos en el mazo: { $n }. Se permiten tres de uno, o dos de uno y uno de otro.
deck-R-SETUP-10 = Magos en mazo y baraja complementaria: { $n }. Se permiten tres de uno y uno de cada otro.
deck-R-AGT-34 = Los agentes suman { $n } de mente, y como mucho { $n2 }.
deck-R-SETUP-14 = La baraja complementaria tiene { $n } cartas, y como mucho { $n2 }.
deck-R-SETUP-15 = { $card }: { $n } copias con la baraja complementaria, y como mucho { $n2 }.
deck-R-SETUP-20 = { $card } no puede ser objeto inicial: solo objetos menores que no sean únicos ni de un tesoro.
deck-R-AMB-113 = { $card } es de una colección que esta partida no admite.
deck-R-DRAFT-01 = Personajes en la reserva: { $n }, y como mucho { $n2 }.

## Un mazo a prueba

lab-won = Ganado el { $share } % de { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}; con un 95 %, entre { $low } y { $high } %.
lab-against = contra { $name }: { $won } de { $games }
lab-points = Puntos de victoria de media: { $points }; { $turns } turnos.
lab-unended = Partidas que no acabaron, contadas como empate: { $n }.
lab-idle = Las menos usadas de las cartas que llegaron a la mano:
lab-card = { $card }: llegó { $drawn }, usada { $used }
