### La batalla por un vado.

## Nombres

west = el Oeste
    .of = del Oeste
east = el Este
    .of = del Este
west-archers = los arqueros del Oeste
    .to = a los arqueros del Oeste
west-spearmen = los lanceros del Oeste
    .to = a los lanceros del Oeste
west-riders = los jinetes del Oeste
    .to = a los jinetes del Oeste
east-archers = los arqueros del Este
    .to = a los arqueros del Este
east-spearmen = los lanceros del Este
    .to = a los lanceros del Este
east-riders = los jinetes del Este
    .to = a los jinetes del Este
stance-hold = defender la orilla
stance-charge = cargar
stance-flank = rodear el flanco
moment-0 = al alba
moment-1 = en la batalla, antes de tirar los dados
moment-2 = al anochecer
pile-3 = sobre la mesa
pile-6 = sobre los descartes
card-volley = Lluvia de flechas
card-shields = Muro de escudos
card-banner = Estandarte
card-spy = Espía
card-stragglers = Rezagados
card-fog = Niebla

## Preguntas y opciones

ask-Stances = ¿Cómo lucha tu compañía?
ask-WhoFalls = ¿Quién cae?
do-Fight = { $stance }
do-Point = { $warriors }

## Registro

ford-round = Ronda { $n }: empieza { $side }.
ford-played = { $side } juega { $card }.
ford-hits = { $side } tira { $n ->
    [one] { $n } dado
   *[other] { $n } dados
} y logra { $n2 ->
    [0] cero aciertos
    [one] { $n2 } acierto
   *[other] { $n2 } aciertos
}.
ford-fell = { $warriors } pierden un guerrero.
ford-rallied = Un guerrero caído vuelve con { $warriors }.
ford-stances = El Oeste: { $stance }. El Este: { $stance2 }.
ford-moved = { $side } hace avanzar la lucha.

## La mesa

ford-company = { $side }: arqueros { $archers }, lanceros { $spearmen }, jinetes { $riders }
ford-midstream = La lucha está en medio del río.
ford-steps = { $side } lleva { $n ->
    [one] { $n } paso
   *[other] { $n } pasos
} de ventaja.
ford-rail-round = Ronda
ford-rail-of = Ronda { $n } de { $last }
ford-rail-deck = Mazo
ford-rail-used = Usadas
ford-rail-hits = Aciertos

## El final

ford-company-gone = A la otra compañía no le quedan guerreros.
ford-crossed = La lucha ha llegado a la otra orilla.
ford-night = La noche puso fin a la batalla.

## Palabras

Warriors = { $theirs ->
    [yes] los grupos enemigos
   *[no] tus grupos
}
    .one = { $theirs ->
        [yes] uno de los grupos enemigos
       *[no] uno de tus grupos
    }
    .one-to = { $theirs ->
        [yes] a uno de los grupos enemigos
       *[no] a uno de tus grupos
    }
    .one-of = { $theirs ->
        [yes] de uno de los grupos enemigos
       *[no] de uno de tus grupos
    }
TheBattle = la batalla
Fell = abatir a un guerrero { $who-of }
    .do = abate a un guerrero { $who-of }
BreakOff = interrumpir { $who }
    .do = interrumpe { $who }
LayOn = { $pile-key ->
    [pile-6] descartar { $who }
   *[other] dejar { $who } { $pile }
}
    .do = { $pile-key ->
        [pile-6] descarta { $who }
       *[other] deja { $who } { $pile }
    }
Rally = devolver un guerrero caído { $who-to }
    .do = devuelve un guerrero caído { $who-to }
Spy = mirar la mano de tu rival y robar una carta
    .do = mira la mano de tu rival y roba una carta
Dice = tu compañía tira { $more ->
    [one] { $more } dado
   *[other] { $more } dados
} más
Ahead = la lucha está en la orilla enemiga
    .not = la lucha no está en la orilla enemiga

## Reglas

rule-F-01 = Una ronda consta de robo, alba, batalla y anochecer. Cada ronda empieza el otro bando.
rule-F-02 = Cada bando roba una carta. Si el mazo se agota, los descartes forman el nuevo mazo.
rule-F-03 = Al alba los bandos juegan cartas por turnos hasta que ambos pasan. Los costes se pagan en el acto. Una lluvia de flechas abate un guerrero.
rule-F-04 = Se puede responder a cualquier carta. Lo último declarado ocurre primero. Un muro de escudos cancela aquello a lo que responde.
rule-F-05 = Un espía ve toda la mano de tu rival y trae una carta.
rule-F-06 = Los rezagados devuelven un guerrero, pero ningún grupo supera su tamaño inicial. Cuestan una carta, que va boca abajo al mazo.
rule-F-07 = Un estandarte permanece en la mesa. Al anochecer se descarta si su bando va por delante.
rule-F-08 = Una batalla son posturas, cartas, dados y bajas. La niebla la interrumpe al momento.
rule-F-09 = Una compañía tira un dado por guerrero, cuatro como máximo, y uno más por cada estandarte. Acierta con 5 o 6.
rule-F-10 = Las posturas se eligen en secreto. Defender vence a cargar, cargar a rodear y rodear a defender: la mejor acierta también con 4. Cargar exige lanceros, y rodear, jinetes.
rule-F-11 = Una compañía pierde un guerrero por cada dos aciertos; su propio bando elige cuál.
rule-F-12 = Quien logra más aciertos hace avanzar la lucha un paso. Tres pasos dan la victoria, y también abatir al último enemigo.
rule-F-13 = Tras siete rondas gana el bando que va por delante. En medio del río no gana nadie.
rule-F-14 = Cada compañía empieza con dos arqueros, dos lanceros y dos jinetes, y cada bando con tres cartas.
rule-F-15 = El Oeste quiere la orilla este, y el Este la orilla oeste. Las cartas jugadas quedan a la vista; una mano puede tener cualquier tamaño.
