### Lo que pregunta el juego de cartas, con los nombres de quienes trata.

## De quién y de qué trata una pregunta

ask-Declare-chain = Responde a { $card } o pasa
ask-Declare-check = Chequeo de corrupción de { $card }: juega una carta o pasa
ask-Declare-organizing = Organización: ¿qué haces?
ask-Declare-after-organizing = Termina la organización: juega una carta o pasa
ask-Declare-long-events = Sucesos duraderos: juega uno o pasa
ask-Declare-hazards = Adversidades ({ $n } de { $n2 }) contra la compañía de { $card }: juega o pasa
ask-Declare-threatened = Tu compañía de { $card } está de camino (adversidades: { $n } de { $n2 }). Juega una carta tuya o pasa
ask-Declare-attacked = { $n ->
    [one] { $card }: 1 golpe de poder { $n2 }. Juega una carta o pasa
   *[other] { $card }: { $n } golpes de poder { $n2 }. Juega una carta o pasa
}
ask-Declare-strike = { $card } se enfrenta a { $card2 } ({ $n }): juega una carta o pasa
ask-Declare-body = Chequeo de resistencia de { $card }: juega una carta o pasa
ask-Declare-entering = La compañía de { $card } entra en { $card2 }: juega una carta o pasa
ask-Declare-descending = La compañía de { $card } busca el camino a { $card2 }: juega una carta o pasa
ask-Declare-site = La compañía de { $card } en { $card2 }: ¿qué haces?
ask-Declare-end = Termina el turno: juega una carta o pasa
ask-Declare-council = El Concilio: juega una carta o pasa
ask-Pick-key = { $card }: ¿por qué señal iluminada del camino se juega?
ask-Pick-where = ¿Dónde entra en juego { $card }?
ask-Pick-company = { $card }: ¿qué compañía?
ask-Pick-tap = { $card }: ¿quién se gira?
ask-Pick-hand-over = ¿Quién recibe { $card }?
ask-Pick-who = { $card }: ¿qué personaje?
ask-Pick-of = { $card }: elige entre lo que está iluminado
ask-StayUntapped-of = { $card } lucha contra { $card2 } ({ $n }): ¿se gira, o lucha con −3?
ask-Support-of = ¿Quién se gira para apoyar a { $card } contra { $card2 } ({ $n })?
ask-ExcessStrikes-of = ¿Cuántos golpes sobrantes de { $card2 } debilitan a { $card }?
ask-DiscardDown-of = { $n ->
    [one] Una carta más de las que puedes tener: ¿cuál descartas?
   *[other] { $n } cartas más de las que puedes tener: ¿cuál descartas primero?
}
ask-WhichRoll-of = ¿Cuál de las dos tiradas vale para { $card }?
ask-AssignStrike-of = { $n ->
    [one] { $card }, 1 golpe de poder { $n2 }: ¿quién lo afronta?
   *[other] { $card }, { $n } golpes de poder { $n2 }: ¿quién afronta uno?
}
ask-AssignRest-of = ¿A quién golpea { $card } ({ $n2 })?
ask-NextStrike-of = ¿Qué golpe de { $card } ({ $n2 }) se resuelve ahora?
ask-Thwart-of = ¿Se gira alguien para cancelar el ataque de { $card }?
ask-ChooseDestination-of = ¿Adónde va la compañía de { $card } desde { $card2 }?
ask-FliesTo-of = ¿Adónde vuela la compañía de { $card } desde { $card2 }?
ask-GoesOn-of = ¿Adónde sigue la compañía de { $card }?
ask-HowToMove-of = ¿Cómo viaja la compañía de { $card } desde { $card2 } hasta { $card3 }?
ask-NextRegion-of = ¿Por qué región sigue la compañía de { $card }, camino de { $card3 }?
ask-EnterOrNot-of = ¿Entra la compañía de { $card } en { $card2 }?
ask-ChooseCompany-of = ¿A qué compañía se une { $card }?
ask-ChooseController-of = ¿Quién controla a { $card }?
ask-WhichItem-of = Se pierde { $card }. ¿Qué objeto pasa a otro?
ask-WhoInherits-of = ¿Quién toma { $card }?
ask-WhichRing-of = ¿Qué anillo ocupa el lugar de { $card }?
ask-ShowIdentical-of = ¿Muestras { $card } de tu mano?
ask-BringIn-of = ¿Entra { $card } en juego enseguida?
ask-ChooseTarget-of = ¿Qué intenta ganarse { $card }?
