### Lo que solo dice la mesa en la terminal.

## Responder

chain-waiting = Aún por suceder, lo último primero:
help-commands = [u] retirar · [? F-10] una regla · [? carta] una carta · [w carta] por qué no · [l] el diario · [t] dibujar otra vez la mesa · [s] guardar · [q] guardar y salir
resume-with = Para seguir: { $command }
why-now = Puedes hacerlo ahora.
why-never = Esta carta no se juega; basta con que esté.
error-rule = Aquí no hay ninguna regla { $text }.
error-card = No tienes ninguna carta llamada { $text }.
error-help = No hay ni regla ni carta llamada { $text }.

## El vado

ford-archers = arqueros
ford-spearmen = lanceros
ford-riders = jinetes
ford-seen = la ha visto tu rival
ford-discarded = Descartes: { $cards }
ford-round-of = Ronda { $n } de { $last }
