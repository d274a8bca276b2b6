### Las palabras de las cartas: frases, condiciones, a quién se refieren, qué cambian y qué hacen.
### Los nombres llevan su artículo; .to con «a», .of con «de», .one uno cualquiera, .one-to y .one-of lo mismo.

## Frases: si se hacen muchas cosas, se cuentan una tras otra.

sentence-always = { $does }.
sentence-always-when = Si { $when }: { $does }.
sentence-whenever = { $at }, hay que { $does-count ->
    [1] { $does }
    [2] { $does }
   *[other] { $does-then }
}.
sentence-whenever-when = { $at }, si { $when }, hay que { $does-count ->
    [1] { $does }
    [2] { $does }
   *[other] { $does-then }
}.
sentence-may = { $at }, puedes { $does-count ->
    [1] { $does }
    [2] { $does }
   *[other] { $does-then }
}.
sentence-may-when = { $at }, si { $when }, puedes { $does-count ->
    [1] { $does }
    [2] { $does }
   *[other] { $does-then }
}.
sentence-may-pay = { $at }, puedes { $pay } para { $does-count ->
    [1] { $does }
    [2] { $does }
   *[other] { $does-then }
}.
sentence-may-when-pay = { $at }, si { $when }, puedes { $pay } para { $does-count ->
    [1] { $does }
    [2] { $does }
   *[other] { $does-then }
}.

## A quién

Picked = { $who-one }
    .on = {" "}sobre { $who-one }
    .company = { $who-one }
    .to = { $who-one-to }
    .of = { $who-one-of }
    .company-to = { $who-one-to }
    .company-of = { $who-one-of }
This = esta carta
    .on = {""}
    .to = esta carta
    .of = de esta carta
You = tú
    .one = tú
    .to = a ti
    .of = de ti
TheOpponent = tu rival
    .one = tu rival
    .to = a tu rival
    .of = de tu rival
Bearer = el portador
    .one = el portador
    .on = {" "}sobre el portador
    .to = al portador
    .of = del portador
Chosen = { $place ->
    [0] ese personaje
   *[other] el otro
}
    .on = {" "}sobre ese personaje
    .one = ese personaje
    .company = esa compañía
    .to = { $place ->
    [0] a ese personaje
   *[other] al otro
}
    .of = { $place ->
    [0] de ese personaje
   *[other] del otro
}
    .company-to = a esa compañía
    .company-of = de esa compañía
where-current = cada personaje de la compañía
    .one = un personaje de la compañía
    .of = de la compañía
where-attacked = cada personaje de la compañía atacada
    .one = un personaje de la compañía atacada
    .of = de la compañía atacada
where-bearer = cada personaje de la compañía del portador
    .one = un personaje de la compañía del portador
    .of = de la compañía del portador
where-yours = cada uno de tus personajes
    .one = uno de tus personajes
    .of = de los tuyos
where-beside = cada uno de tus demás personajes en el mismo lugar
    .one = otro de tus personajes en el mismo lugar
    .of = de los tuyos en el mismo lugar
where-checked = cada uno de tus personajes que va a hacer un chequeo de corrupción
    .one = uno de tus personajes que va a hacer un chequeo de corrupción
    .of = de los tuyos que va a hacer un chequeo de corrupción
where-all = cada personaje en juego
    .one = cualquier personaje
    .of = en juego
where-chosen = cada personaje de esa compañía
    .one = un personaje de esa compañía
    .of = de esa compañía
where-others = cada otro personaje de la compañía del portador
    .one = otro personaje de la compañía del portador
    .of = de la compañía del portador, salvo él mismo
where-checked-beside = cada personaje de la compañía del portador que va a hacer un chequeo de corrupción
    .one = un personaje de la compañía del portador que va a hacer un chequeo de corrupción
    .of = de la compañía del portador que va a hacer un chequeo de corrupción
Characters = { $name-key ->
    [name-none] { $race-key ->
        [race-none] { $skill-key ->
            [skill-none] { $where }
           *[other] cada { $skill } { $where-of }
        }
       *[other] cada { $race } { $where-of }
    }
   *[other] { $name }
}{ $wounded ->
    [1] {" "}que esté herido
    [-1] {" "}que no esté herido
   *[other] {""}
}{ $never-count ->
    [0] {""}
   *[other] {" "}(que no sea { $never-or })
}{ $without-key ->
    [name-none] {""}
   *[other] {" "}sin { $without }
}{ Characters.more }
    .one = { $name-key ->
    [name-none] { $race-key ->
        [race-none] { $skill-key ->
            [skill-none] { $where-one }
           *[other] { $skill-one } { $where-of }
        }
       *[other] { $race-one } { $where-of }
    }
   *[other] { $name }
}{ $wounded ->
    [1] {" "}que esté herido
    [-1] {" "}que no esté herido
   *[other] {""}
}{ $never-count ->
    [0] {""}
   *[other] {" "}(que no sea { $never-or })
}{ $without-key ->
    [name-none] {""}
   *[other] {" "}sin { $without }
}{ Characters.more }
    .on = {" "}sobre { $name-key ->
    [name-none] { $where }
   *[other] { $name }
}
    .to = a { Characters }
    .of = de { Characters }
    .one-to = a { Characters.one }
    .one-of = de { Characters.one }
    .more = { $at-key ->
    [hold-any] {""}
   *[other] {" "}en { $at-one }
}{ $not_at-count ->
    [0] {""}
   *[other] {" "}(no en { $not_at-one-or })
}{ $bearing-key ->
    [keyword-any] {""}
   *[other] {" "}que lleve { $bearing-one }
}{ $beside-key ->
    [skill-none] {""}
   *[other] {" "}en una compañía con { $beside-one }
}{ $beside_name-key ->
    [name-none] {""}
   *[other] {" "}en la compañía de { $beside_name }
}{ $beside_race-key ->
    [race-none] {""}
   *[other] {" "}en una compañía con { $beside_race-one }
}{ $carrying-count ->
    [0] {""}
   *[other] {" "}que lleve un { $carrying-or }
}{ $site-key ->
    [name-none] {""}
   *[other] {" "}en { $site }
}{ $most ->
    [99] {""}
   *[other] {" "}cuya compañía tenga tamaño { $most } como mucho
}
Companies = tus compañías{ Companies.such }
    .one = una compañía tuya{ Companies.such }
    .company = una compañía tuya{ Companies.such }
    .one-to = a { Companies.one }
    .one-of = de { Companies.one }
    .such = { $most ->
    [99] {""}
   *[other] {" "}de tamaño { $most } como mucho
}{ $at-key ->
    [hold-any] {""}
   *[other] {" "}en { $at-one }
}{ $site-key ->
    [name-none] {""}
   *[other] {" "}en { $site }
}{ $region-key ->
    [name-none] {""}
   *[other] {" "}en un lugar de { $region }
}{ $least ->
    [0] {""}
   *[other] {" "}con { $least } o más personajes y aliados
}{ $name-key ->
    [name-none] { $race-key ->
        [race-none] { $skill-key ->
            [skill-none] {""}
           *[other] {" "}con { $skill-one }
        }
       *[other] {" "}con { $race-one }
    }
   *[other] {" "}con { $name }
}{ $moving ->
    [1] {" "}que se mueva
    [2] {" "}que juega una carta de lugar nueva
    [-1] {" "}que no se mueva
   *[other] {""}
}{ $bound_for-count ->
    [0] {""}
   *[other] {" "}que se mueva a un lugar de { $bound_for-or }
}
Items = { $name-key ->
    [name-none] los { $keyword-key ->
        [keyword-any] { $size-key ->
            [size-none] objetos
           *[other] { $size-many }
        }
       *[other] { $keyword-many }
    }
   *[other] { $name }
} { $where-of }{ Items.near }
    .one = { $name-key ->
    [name-none] { $keyword-key ->
        [keyword-any] { $size-key ->
            [size-none] un objeto
           *[other] un { $size }
        }
       *[other] { $keyword-one }
    }
   *[other] { $name }
} { $where-of }{ Items.near }
    .one-to = { Items.one }
    .one-of = de { Items.one }
    .near = { $beside_race-key ->
    [race-none] { $beside-key ->
        [skill-none] {""}
       *[other] {" "}en una compañía con { $beside-one }
    }
   *[other] {" "}en una compañía con { $beside_race-one }
}
Factions = { $in_hand ->
    [yes] las facciones de tu mano
   *[no] las facciones de tu rival
}
    .one = { $in_hand ->
    [yes] una facción de tu mano
   *[no] una facción de tu rival
}
    .one-to = { Factions.one }
    .one-of = de { Factions.one }
BothPlayers = los dos jugadores
    .one = un jugador
    .to = a los dos jugadores
    .of = de los dos jugadores
    .one-to = a un jugador
    .one-of = de un jugador
OtherStones = los demás Palantíri
    .one = otro Palantír
    .one-to = a otro Palantír
    .one-of = de otro Palantír
CheckedFellow = un compañero que va a hacer un chequeo de corrupción
    .one = un compañero que va a hacer un chequeo de corrupción
    .one-to = a un compañero que va a hacer un chequeo de corrupción
    .one-of = de un compañero que va a hacer un chequeo de corrupción
WhoInfluences = { $skill-key ->
    [skill-none] quien
   *[other] { $skill-one } que
} hace el chequeo de influencia{ WhoInfluences.whom }
    .one = { $skill-key ->
    [skill-none] un personaje
   *[other] { $skill-one }
} que va a hacer un chequeo de influencia{ WhoInfluences.whom }
    .one-to = a { WhoInfluences.one }
    .one-of = de { WhoInfluences.one }
    .whom = { $against ->
    [-1] {""}
    [2] {" contra un personaje"}
   *[other] {" contra una facción"}
}{ $beside ->
    [yes] {" "}en la compañía del portador
   *[no] {""}
}
TheAttack = el ataque
    .one = el ataque
    .to = al ataque
    .of = del ataque
TheStruck = { $bearer ->
    [yes] { $skill-key ->
        [skill-none] el portador
       *[other] el portador (si es { $skill-one })
    }
   *[no] { $race-key ->
        [race-none] { $skill-key ->
            [skill-none] el objetivo del golpe
           *[other] { $skill-one } que afronta el golpe
        }
       *[other] { $race-one } que afronta el golpe
    }
}
    .one = { $race-key ->
    [race-none] { $skill-key ->
        [skill-none] el objetivo del golpe
       *[other] { $skill-one } que afronta el golpe
    }
   *[other] { $race-one } que afronta el golpe
}
    .to = { $bearer ->
    [yes] { $skill-key ->
        [skill-none] al portador
       *[other] al portador (si es { $skill-one })
    }
   *[no] { $race-key ->
        [race-none] { $skill-key ->
            [skill-none] al objetivo del golpe
           *[other] a { $skill-one } que afronta el golpe
        }
       *[other] a { $race-one } que afronta el golpe
    }
}
    .of = { $bearer ->
    [yes] { $skill-key ->
        [skill-none] del portador
       *[other] del portador (si es { $skill-one })
    }
   *[no] { $race-key ->
        [race-none] { $skill-key ->
            [skill-none] del objetivo del golpe
           *[other] de { $skill-one } que afronta el golpe
        }
       *[other] de { $race-one } que afronta el golpe
    }
}
    .one-to = { $race-key ->
    [race-none] { $skill-key ->
        [skill-none] al objetivo del golpe
       *[other] a { $skill-one } que afronta el golpe
    }
   *[other] a { $race-one } que afronta el golpe
}
    .one-of = { $race-key ->
    [race-none] { $skill-key ->
        [skill-none] del objetivo del golpe
       *[other] de { $skill-one } que afronta el golpe
    }
   *[other] de { $race-one } que afronta el golpe
}
StruckFellow = otro { $race } de la compañía que afronta el golpe
    .one = otro { $race } de la compañía que afronta el golpe
    .to = a otro { $race } de la compañía que afronta el golpe
    .of = de otro { $race } de la compañía que afronta el golpe
NamedAtSite = { $name } en el mismo lugar, si no es un Refugio
    .one = { $name } en el mismo lugar, si no es un Refugio
    .to = { $name } en el mismo lugar, si no es un Refugio
    .of = de { $name } en el mismo lugar, si no es un Refugio
WithAllies = cada personaje y aliado de la compañía
    .one = un personaje o un aliado de la compañía
    .to = a cada personaje y aliado de la compañía
    .of = de cada personaje y aliado de la compañía
TheCompany = { $of_chosen ->
    [yes] la compañía de ese personaje
   *[no] la compañía
}
    .one = la compañía
    .on = {" "}sobre la compañía
    .company = { TheCompany }
    .to = a { TheCompany }
    .of = de { TheCompany }
    .company-to = a { TheCompany }
    .company-of = de { TheCompany }
Sites = { $which ->
    [0] el lugar
    [1] el lugar donde está el portador
   *[other] cada lugar { $untapped ->
        [yes] enderezado en juego
       *[no] en juego
    }
}{ Sites.such }
    .one = { $which ->
    [0] el lugar
    [1] el lugar donde está el portador
   *[other] un lugar { $untapped ->
        [yes] enderezado en juego
       *[no] en juego
    }
}{ Sites.such }
    .on = {" "}sobre el lugar
    .to = { $which ->
    [0] al lugar
    [1] al lugar donde está el portador
   *[other] { Sites }
}{ $which ->
    [0] { Sites.such }
   *[other] {""}
}
    .of = del lugar
    .one-to = { Sites.one }
    .one-of = de { Sites.one }
    .such = { $never-count ->
    [0] {""}
   *[other] {" "}(que no sea { $never-or })
}{ $land-key ->
    [land-any] {""}
   *[other] {" "}en cuyo itinerario hay { $times ->
        [1] un símbolo
       *[other] al menos { $times } símbolos
    } de { $land }
}{ $guard-key ->
    [race-none] {""}
   *[other] {" "}con un ataque automático de { $guard-many }
}{ $offers-key ->
    [size-none] {""}
   *[other] {" "}donde se puede jugar { $offers }
}{ $hold-key ->
    [hold-any] {""}
   *[other] , si es { $hold-one }
}
AttackedCompany = la compañía atacada
    .one = la compañía atacada
    .company = la compañía atacada
    .to = a la compañía atacada
    .of = de la compañía atacada
    .company-to = a la compañía atacada
    .company-of = de la compañía atacada
Keys = por { $only_site ->
    [yes] su lugar
   *[no] su itinerario o su lugar
}
    .one = por { $only_site ->
    [yes] su lugar
   *[no] su itinerario o su lugar
}
    .one-to = { Keys.one }
    .one-of = { Keys.one }
Places = en su lugar natal o en un Refugio
    .one = en su lugar natal o en un Refugio
    .one-to = en su lugar natal o en un Refugio
    .one-of = en su lugar natal o en un Refugio
WoundedByIt = cada personaje herido por el ataque
    .one = un personaje herido por el ataque
    .to = a cada personaje herido por el ataque
    .of = de cada personaje herido por el ataque
OneOfTwo = cada { $skill } de la compañía, si hay otro en ella, donde está o adonde va
    .one = { $skill-one } de la compañía, si hay otro en ella, donde está o adonde va
    .to = a { OneOfTwo }
    .of = de { OneOfTwo }
    .one-to = a { OneOfTwo.one }
    .one-of = de { OneOfTwo.one }
StoredLore = cada suceso permanente almacenado por tu rival que se juega donde hay Información
    .one = un suceso permanente almacenado por tu rival que se juega donde hay Información
    .to = { StoredLore }
    .of = de { StoredLore }
    .one-to = { StoredLore.one }
    .one-of = de { StoredLore.one }
Tribes = un tipo de criatura (no Nazgûl, Muertos Vivientes ni Dragones)
    .one = { Tribes }
    .to = { Tribes }
    .of = de { Tribes }
    .one-to = { Tribes }
    .one-of = de { Tribes }
Discarded = cada criatura de { $race-many } de tu pila de descartes que podría atacar ahora
    .one = una criatura de { $race-many } de tu pila de descartes que podría atacar ahora
    .to = a { Discarded }
    .of = de { Discarded }
    .one-to = a { Discarded.one }
    .one-of = de { Discarded.one }
StoredItems = cada objeto almacenado por tu rival
    .one = un objeto almacenado por tu rival
    .to = { StoredItems }
    .of = de { StoredItems }
    .one-to = { StoredItems.one }
    .one-of = de { StoredItems.one }
StrayAllies = cada aliado que está en las Profundidades, o en un lugar cuyo Refugio más cercano no es el de un lugar donde puede jugarse
    .one = un aliado en las Profundidades, o lejos de donde puede jugarse
    .to = a { StrayAllies }
    .of = de { StrayAllies }
RescueSites = { $holds-one-or } de tu mazo de lugares en una región del itinerario de la compañía o vecina de ella, en su propia región si no se mueve, o vecino de su nuevo lugar en las Profundidades
    .one = { RescueSites }
    .one-to = { RescueSites }
    .one-of = de { RescueSites }
LinksDoing = lo que en esta cadena haría { $what }
    .one = una cosa que en esta cadena haría { $what }
    .one-to = { LinksDoing.one }
    .one-of = de { LinksDoing.one }
    .to = lo que en esta cadena haría { $what }
    .of = de lo que en esta cadena haría { $what }
WithKeyword = { $declared ->
    [yes] las { $keyword-many } declaradas en esta cadena
   *[no] las { $keyword-many } en juego
}
    .one = { $declared ->
    [yes] { $keyword-one } declarada en esta cadena
   *[no] { $keyword-one } en juego
}
    .one-to = { WithKeyword.one }
    .one-of = de { WithKeyword.one }
HazardEvents = todo { $form } de { $race-key ->
    [race-none] adversidad
   *[other] { $race }
} en juego{ HazardEvents.more }
    .one = un { $form } de { $race-key ->
    [race-none] adversidad
   *[other] { $race }
} en juego{ HazardEvents.more }
    .to = { HazardEvents }
    .one-to = { HazardEvents.one }
    .one-of = de { HazardEvents.one }
    .more = { $own ->
    [yes] {" "}que sea tuyo
   *[no] {""}
}{ $never-key ->
    [keyword-any] {""}
   *[other] {" "}(salvo { $never })
}
CorruptionCards = las cartas de corrupción sobre { $races-count ->
    [0] { $where }
   *[other] { $races-many } { $where-of }
}
    .one = una carta de corrupción sobre { $races-count ->
    [0] { $where-one }
   *[other] { $races-one-or } { $where-of }
}
    .one-to = { CorruptionCards.one }
    .one-of = de { CorruptionCards.one }
InYourHand = { $name } de tu mano
    .one = { $name } de tu mano
    .one-to = { $name } de tu mano
    .one-of = de { $name } de tu mano
NotHeadingInto = tus { $skill-many } que no van a { $type }
    .one = { $skill-one } tuyo cuya compañía no vaya a un lugar en { $type }
    .one-to = a { NotHeadingInto.one }
    .one-of = de { NotHeadingInto.one }
RingBearers = quien lleve un anillo en la compañía
    .one = un personaje de la compañía que lleve un anillo
    .one-to = a un personaje de la compañía que lleve un anillo
    .one-of = de un personaje de la compañía que lleve un anillo
BesideTheRing = quienes acompañan al Anillo Único sin llevarlo
    .one = alguien de la compañía del Anillo Único que no lo lleve
    .one-to = a alguien de la compañía del Anillo Único que no lo lleve
    .one-of = de alguien de la compañía del Anillo Único que no lo lleve
HazardsOnUs = las adversidades declaradas en esta cadena sobre la compañía, alguien o algo de ella o su lugar{ $regions-count ->
    [0] {""}
   *[other] {" "}mientras se mueve a un lugar de { $regions-or }
}
    .one = una adversidad declarada en esta cadena sobre la compañía, alguien o algo de ella o su lugar{ $regions-count ->
    [0] {""}
   *[other] {" "}mientras se mueve a un lugar de { $regions-or }
}
    .one-to = { HazardsOnUs.one }
    .one-of = de { HazardsOnUs.one }
ItemsToFind = los { $sizes-many } de tu mano que el lugar ofrece
    .one = un { $sizes-or } de tu mano que el lugar ofrezca
    .one-to = { ItemsToFind.one }
    .one-of = de { ItemsToFind.one }
TakersOfIt = otro personaje enderezado de la compañía
    .one = otro personaje enderezado de la compañía
    .one-to = a otro personaje enderezado de la compañía
    .one-of = de otro personaje enderezado de la compañía
FactionsNear = facciones de tu mano cercanas al Refugio
    .one = una facción de tu mano, aunque tu rival la tenga, cuyo lugar esté a dos regiones o menos del Refugio de la compañía
    .one-to = { FactionsNear.one }
    .one-of = de { FactionsNear.one }
OthersAtThatSite = cada otro personaje en ese lugar que no sea Hobbit ni Mago
    .one = otro personaje en ese lugar que no sea Hobbit ni Mago
    .to = a cada otro personaje en ese lugar que no sea Hobbit ni Mago
    .of = de cada otro personaje en ese lugar que no sea Hobbit ni Mago

## Condiciones; .not es lo contrario

TookPart = has participado en { $least } eventos
    .not = has participado en menos de { $least } eventos
Standard = se juega con las reglas estándar
    .not = se juega con las reglas básicas
Offered = el lugar está enderezado y esta carta puede jugarse en él
    .not = el lugar está girado o esta carta no puede jugarse en él
OfferedTapped = esta carta puede jugarse en el lugar (aunque esté girado)
    .not = esta carta no puede jugarse en el lugar
OneMore = ya se ha jugado algo en este lugar y aún no se ha tomado el objeto menor adicional
    .not = no puede tomarse otro objeto menor
BearerAt = el portador está en { $hold-one }
    .not = el portador no está en { $hold-one }
BearerAtNamed = el portador está en { $name }
    .not = el portador no está en { $name }
BearerIs = el portador es { $race-one }
    .not = el portador no es { $race-one }
InPlay = { $name } está en juego
    .not = { $name } no está en juego
Facing = el ataque es de { $races-many-or }
    .not = el ataque no es de { $races-many-or }
Automatically = es un ataque automático{ $holds_at-count ->
    [0] {""}
   *[other] {" "}en { $holds_at-one-or }
}
    .not = no es un ataque automático{ $holds_at-count ->
    [0] {""}
   *[other] {" "}en { $holds_at-one-or }
}
KeyedToType = la criatura atacante se jugó por { $types-or }
    .not = la criatura atacante no se jugó por { $types-or }
AlreadyFaced = la compañía ya se ha enfrentado este turno a { $names-count ->
    [0] un ataque de { $race-many }
   *[other] { $names-or }
}
    .not = la compañía aún no se ha enfrentado este turno a { $names-count ->
    [0] un ataque de { $race-many }
   *[other] { $names-or }
}
TheAttackIsThis = el ataque es de esta carta
    .not = el ataque no es de esta carta
AtMost = la compañía del portador es de tamaño { $size } como mucho
    .not = la compañía del portador es de tamaño mayor que { $size }
Attacked = la compañía atacada es la del portador
    .not = la compañía atacada no es la del portador
NoSkillYet = no se ha jugado otra carta que requiera una habilidad contra este golpe
    .not = ya se ha jugado una carta que requiere una habilidad contra este golpe
SubjectIn = ese personaje es de la compañía del portador
    .not = ese personaje no es de la compañía del portador
SubjectIsCompany = es la compañía del portador
    .not = es otra compañía
Organizing = es tu fase de organización
    .not = no es tu fase de organización
Moving = la compañía se mueve
    .not = la compañía no se mueve
YourTurn = es tu turno
    .not = es el turno de tu rival
PrisonersTurn = es el turno del jugador cuyos personajes retiene esta carta
    .not = no es el turno del jugador de los prisioneros
SubjectIsNot = ese personaje no es { $race-one }
    .not = ese personaje es { $race-one }
FirstWound = es el primero al que ha herido el ataque
    .not = no es el primero al que ha herido el ataque
ItWounded = ha herido a alguien
    .not = no ha herido a nadie
StruckIs = el objetivo es { $race-one }
    .not = el objetivo no es { $race-one }
StruckIsThis = el objetivo es este personaje
    .not = el objetivo no es este personaje
ByCreature = el ataque es de una criatura
    .not = el ataque no es de una criatura
InPath = el itinerario tiene { $times ->
    [1] un símbolo
   *[other] al menos { $times } símbolos
} de { $type }
    .not = el itinerario no tiene { $times ->
    [1] ningún símbolo
   *[other] { $times } símbolos
} de { $type }
SiteIs = el lugar es { $types-one-or }
    .not = el lugar no es { $types-one-or }
Here = la compañía tiene { $name-key ->
    [name-none] { $skill-one }
   *[other] a { $name }
}
    .not = la compañía no tiene { $name-key ->
    [name-none] { $skill-one }
   *[other] a { $name }
}
StartedStrong = el poder impreso del ataque es { $prowess } o más
    .not = el poder impreso del ataque es menor que { $prowess }
BearerHas = el portador ya es { $skill-one }
    .not = el portador aún no es { $skill-one }
Guarded = el lugar es { $types-one-or } con { $number ->
    [1] un ataque automático
    [3] un tercer ataque automático
   *[other] un segundo ataque automático
}
    .not = el lugar no es { $types-one-or } con { $number ->
    [1] un ataque automático
    [3] un tercer ataque automático
   *[other] un segundo ataque automático
}
AtNamed = { $name-key ->
    [name-none] la compañía
   *[other] { $name }
} está en { $site }
    .not = { $name-key ->
    [name-none] la compañía
   *[other] { $name }
} no está en { $site }
FewerThan = la compañía del portador tiene menos de { $number } personajes
    .not = la compañía del portador tiene { $number } personajes o más
SiteUntapped = el lugar está enderezado
    .not = el lugar está girado
PlayedHere = este turno se ha jugado un aliado o una facción de este lugar
    .not = este turno no se ha jugado ningún aliado ni facción de este lugar
MovesToHaven = la compañía se mueve a un Refugio
    .not = la compañía no se mueve a un Refugio
RideAlone = la compañía es solo el portador, o el portador y un Hobbit, sin otro aliado
    .not = la compañía del portador es mayor
IsStored = esta carta está almacenada
    .not = esta carta no está almacenada
StoredThere = esta carta se almacenó en el lugar que nombra
    .not = esta carta no se almacenó en el lugar que nombra
BearerAtDwarfHold = el portador está en una Fortaleza Enana
    .not = el portador no está en una Fortaleza Enana
NotInPlay = esta carta está en tu mano y ninguna de su nombre ha sido derrotada
    .not = esta carta está en juego o una de su nombre ha sido derrotada
LeavesItsLands = la compañía se mueve fuera de las regiones de este aliado
    .not = la compañía sigue en las regiones de este aliado
NamedAt = { $name } está en { $site }
    .not = { $name } no está en { $site }
WizardAlone = la compañía atacada es solo tu Mago
    .not = la compañía atacada no es solo tu Mago
Exists = hay { $who-one }
    .not = no hay { $who-one }
SubjectIsBearer = ese personaje lleva esta carta
    .not = ese personaje no lleva esta carta
Did = este turno se ha jugado { $name }
    .not = este turno no se ha jugado { $name }
InPlayOnly = esta carta está en juego
    .not = esta carta no está en juego
AtItsSite = sucede en el lugar sobre el que está esta carta
    .not = sucede en otro lugar
InSitePhase = es la fase de lugares
    .not = no es la fase de lugares

## Qué es distinto. Lo que se da a algo hasta el final del turno son nombres.

On = { $question-key ->
    [question-81] { $of } sigue en juego cuando acaba su tiempo
    [question-87] { $of } tiene protección contra los encantamientos oscuros
    [question-not-untapping] { $of } no se endereza
    [question-face-up] { $of } descarta las cartas boca arriba
   *[other] { $of }: { SIGNED($more) } { $question }
}{ $when ->
    [none] {""}
   *[other] {" "}si { $when }
}
OnIt = { $question-key ->
    [question-stays] { $question }
    [question-nothing] { $more ->
        [1] { $question }
       *[other] libertad de actuar en su fase de lugares
    }
    [question-spared] { $question }
    [question-83] { $question }
    [question-able] { $question }
    [question-again] { $question }
    [question-flies] { $question }
    [question-only-open] { $question }
    [question-held] { $question }
    [question-hoard] { $question }
   *[other] { SIGNED($more) } { $question }
}{ $most ->
    [99] {""}
   *[other] {" "}(hasta { $most } como máximo)
}
    .given = { OnIt }
    .about = { $question-key ->
    [question-nothing] company
    [question-again] company
    [question-flies] company
    [question-only-open] company
    [question-held] company
    [question-regions] company
    [question-limit] company
   *[other] thing
}
OnAttack = { $question-key ->
    [question-equal-body] un chequeo de resistencia cuyo resultado iguala la resistencia descarta también al personaje (que no sea Mago)
   *[other] un ataque tiene { SIGNED($more) } { $question }
}{ $when ->
    [none] {""}
   *[other] {" "}si { $when }
}
    .given = ataques con { SIGNED($more) } { $question }{ $when ->
    [none] {""}
   *[other] {" "}(si { $when })
}
    .about = company
AttackHas = un ataque tiene { $numbers }{ $when ->
    [none] {""}
   *[other] {" "}si { $when }
}
AllHave = { $of }: { $numbers }{ $when ->
    [none] {""}
   *[other] {" "}si { $when }
}
TwiceTheStrikes = un ataque tiene el doble de golpes si { $when }
HalvesBody = la resistencia del ataque es la mitad, redondeando hacia arriba, si { $when }
GivesBody = un ataque sin resistencia tiene resistencia { $body } si { $when }
LessBodyForEach = este ataque tiene { $less } menos de resistencia por cada montaraz de la compañía
FacedTwice = cada ataque automático de { $races-many } se afronta dos veces
NoScoutCards = ningún recurso que requiera un explorador
    .given = la prohibición de jugar recursos que requieran un explorador
    .about = company
LimitByPath = un límite de adversidades menor en uno por cada { $type } de su itinerario, pero no menor que { $least }
    .given = { LimitByPath }
    .about = company
NoneKeyed = inmunidad a las criaturas jugadas por { $types-or }
    .given = { NoneKeyed }
    .about = company
CountsAs = el tipo { $other } si es { $one-one }
    .given = el tipo { $other }
    .about = thing
EveryAttempt = todos los intentos de influir en lo que tiene el rival, también los de agentes, se modifican en { SIGNED($more) }
    .given = { EveryAttempt }
OnEach = { $races-count ->
    [0] cada personaje tiene
   *[other] los { $races-many } tienen
} { SIGNED($more) } { $question }{ $without-key ->
    [skill-none] {""}
   *[other] , excepto los { $without-many }
}{ $when ->
    [none] {""}
   *[other] {" "}si { $when }
}
LimitBy = { SIGNED($more) } al límite de adversidades{ $type-key ->
    [land-any] {""}
   *[other] {" "}si su itinerario tiene un símbolo de { $type }
}, pero no menos de { $least }{ $when ->
    [none] {""}
   *[other] , si { $when }
}
    .given = { LimitBy }
    .about = company
LimitIn = −2 al límite de adversidades de las compañías que se mueven a { $names-or }, pero no menos de 2
    .given = −2 al límite de adversidades, pero no menos de 2
    .about = company
OnAutomatic = un { $number ->
    [1] primer
   *[other] segundo
} ataque automático con { SIGNED($more) } al poder
    .given = { OnAutomatic }
    .about = company
NoneKeyedBy = { $ways-count ->
    [6] inmunidad a todas las criaturas
   *[other] inmunidad a las criaturas jugadas por { $ways-or }
}
    .given = { NoneKeyedBy }
    .about = company
LandsAre = { $changes }{ $hazards ->
    [yes] {" "}a efectos de jugar adversidades
   *[other] {""}
}{ $when ->
    [none] {""}
   *[other] {" "}si { $when }
}
LandsAre-changes = cada { $one } cuenta como { $other }
OnlyKeyedAt = inmunidad a las criaturas jugadas por { $ways-or } si se mueve a { $type-one }
    .given = { OnlyKeyedAt }
    .about = company
DrawsByPath = tu compañía con este personaje roba una carta más por cada { $type } de su itinerario
StaysAtHavens = ningún personaje en un Refugio puede ser descartado ni devuelto a una mano
NotAtItsSite = a este aliado no pueden golpearlo los ataques automáticos ni las criaturas jugadas por su lugar
SparesRace = esta criatura no golpea a { $race-many }
DoesNotWound = a quien esta criatura heriría no le pasa más que esto: { $how }
MindForProwess = contra esta criatura todos luchan con la mente en vez del poder
LeastTwice = en cada personaje una fuente de corrupción cuenta doble, la menor
OpenTo = ataques de { $races-many } dondequiera que esté
    .given = { OpenTo }
    .about = company
OpensLands = las criaturas no únicas que son { $races-many } y pueden jugarse por una región que no sea Mar Costero pueden jugarse también por { $lands-or } y en { $types-one-or }
StonesTwice = los puntos de corrupción de los Palantíri cuentan doble

## Qué se hace

Tap = girar { $who-word ->
    [Sites] { $who }
   *[other] { $who-to }
}
Untap = enderezar { $who-word ->
    [Sites] { $who }
   *[other] { $who-to }
}
Heal = curar { $who-to }{ $tapped ->
    [yes] , que queda girado
   *[no] {""}
}
Wound = herir { $who-to }
Spend = descartar { $who }
Discard = descartar { $who-to }
Expel = descartar { $who-to }
RollOrReturn = hacer tirar al jugador { $who-of }: si la tirada más la influencia general libre es menor que { $below-plain }, { $discards ->
    [yes] se descarta
   *[no] el personaje vuelve a la mano, y uno de sus objetos puede pasar a otro de la compañía
}
EnterPlay = poner en juego a este personaje { $who }
Gain = dar esta carta { $who-to }
TapSite = girar el lugar
NameSite = mostrar { $who }
NameTribe = nombrar { $who }
FreeOfLimit = dar { $who-company-to } hasta el final del turno { $change-given }
Crush = dar { $who-to } hasta el final del turno { $change-given } por cada 5 enteros en que el golpe ha superado
Sniffed = dar { $who-company-to } hasta el final del turno { $change-given }
AttackAgain = hacer atacar en el acto { $who-to }{ $prowess ->
    [0] {""}
   *[other] , con { SIGNED($prowess) } al poder
}{ $body ->
    [0] {""}
   *[other] {" "}y { SIGNED($body) } a la resistencia
}, sin contar para el límite de adversidades
LoseHeart = hacer que el jugador de { $who } tire y sume su mente: con menos de { $below } se separa como compañía propia, de vuelta en el lugar de origen, donde no hace nada
ProveWorthless = devolver { $who } a la mano de tu rival, descartando lo que lleve encima, y poner esta carta entre los puntos de tu rival
TurnOver = hacer que { $who } muestre cuatro cartas al azar de su pila de descartes; puedes retirar del juego una que no sea única, y las demás se quedan allí
CountAsHazard = contar una para el límite de adversidades
CrawlBack = devolver { $who } a tu mano
Decide = descartar esta carta si el golpe no ha acertado
OneMayBeWardedOff = dejar que un personaje de la compañía se gire para cancelar el ataque, si ninguno de esta criatura se canceló así antes
LieInWait = jugar esta carta: el personaje alcanzado por el golpe no sufre daño, pero cae prisionero en ese lugar, sin más cartas que sus anillos; si nadie cae, esta carta se descarta
HoldOut = hacer que cada prisionero haga un chequeo de resistencia{ $more ->
    [0] {""}
   *[other] {" "}({ SIGNED($more) })
}{ $above ->
    [0] {""}
   *[other] ; si resiste, su jugador tira y suma su resistencia, y con más de { $above } queda libre, como compañía propia en el lugar del rescate
}
RingsSlip = hacer que el jugador del prisionero tire por cada anillo que este lleve; por debajo de { $below } se descarta
FaceGuardsAgain = hacer que la compañía se enfrente otra vez a todos los ataques automáticos del lugar ({ SIGNED($prowess) } al poder); el personaje al que alcancen no sufre daño, pero cae prisionero allí, sin más cartas que sus anillos; un rescate se enfrenta luego a los ataques automáticos del lugar
TakeMinor = {""}
PutInPlay = jugar esta carta{ $who-on }
Corrupt = jugar esta carta{ $who-on }
NotAgain = {""}
HandOver = pasar esta carta { $who-to }
Store = almacenar { $who }
RollToRemove = tirar para retirar { $who }{ $modifier ->
    [0] {""}
   *[other] {" "}({ SIGNED($modifier) })
}
CheckCorruption = someter { $who-to } a un chequeo de corrupción{ $modifier ->
    [0] {""}
   *[other] {" "}({ SIGNED($modifier) })
}
CheckForEach = someter { $who-to } a un chequeo de corrupción por cada { $type } del itinerario
Help = { $more ->
    [99] dar por superado el chequeo { $who-of }
   *[other] dar { SIGNED($more) } al chequeo { $who-of }
}
HelpByCompany = dar al chequeo { $who-of } +1 por cada personaje de la compañía
HelpByEvents = sumar al chequeo { $who-of } uno por cada evento en que has participado, { $most } como mucho
HelpByProwess = sumar al chequeo el poder { $who-of }, { $most } como mucho
Influence = hacer con { $who } el chequeo de influencia de esta facción
WinFaction = ganar esta facción sin chequeo, y nadie puede influenciarla
FaceAttack = atacar a la compañía con esta criatura, { $who }
Ambush = revelar esta criatura si está en guardia y atacar tras los ataques automáticos, { $who }
FacePrinted = enfrentar { $who-company-to } a { $attack }
Automatic = un ataque{ $race-key ->
    [race-none] {""}
   *[other] {" "}de { $race-many }
} ({ $strikes ->
    [-1] un golpe contra cada personaje
    [one] { $strikes } golpe
   *[other] { $strikes } golpes
}, poder { $prowess }{ $body ->
    [0] {""}
   *[other] , resistencia { $body }
}{ $chooses ->
    [yes] ; el atacante elige quién recibe los golpes
   *[no] {""}
}{ $checks_corruption ->
    [yes] ; quien sea herido hace un chequeo de corrupción
   *[no] {""}
}{ $bare ->
    [yes] ; las armas no sirven
   *[no] {""}
}{ $fixed ->
    [yes] ; no puede cancelarse
   *[no] {""}
}{ $penalty ->
    [3] {""}
   *[other] ; no girarse cuesta { $penalty } de poder
})
Cancel = cancelar { $who }
ForThisAttack = dar { $who-to } { $change-given }
GiveAttackAll = dar { $who-to } { $changes-given }
CancelStrike = cancelar el golpe contra { $who }
Fight = hacer que { $who } lo afronte{ $prowess ->
    [0] {""}
   *[other] {" "}con { SIGNED($prowess) } al poder
}{ $body ->
    [0] {""}
   *[other] { $prowess ->
        [0] {" "}con
       *[other] {" "}y
    } { SIGNED($body) } a la resistencia
}{ $keeps ->
    [yes] {" "}sin girarse
   *[no] {""}
}{ $rolls ->
    [1] {""}
   *[other] {" "}con dos tiradas de las que cuenta la mejor
}
SendBack = devolver { $who-company-to } a su lugar de origen
LoseItems = descartar todos los objetos { $who-of }, salvo los especiales
TestRing = probar { $who }{ $rolls ->
    [0] {" "}sin tirada, como cualquier anillo menos el Único
    [1] {""}
   *[other] {" "}(con dos tiradas, de las que eliges una)
}{ $modifier ->
    [0] {""}
   *[other] {" "}({ SIGNED($modifier) })
}
LoseAnItem = hacer que el jugador { $who-company-of } descarte un objeto de ella
ChangePath = hacer que en el itinerario { $who-company-of } un símbolo de { $one } cuente como { $other }
LightenPath = hacer que en el itinerario { $who-company-of } un símbolo de { $one } cuente como { $other } si Puertas del Amanecer está en juego
ThisTurn = dar { $change-about ->
    [company] { $who-company-to }
   *[other] { $who-to }
}, hasta el final del turno, { $change-given }
ForHisCompany = dar { $change-about ->
    [company] { $who-company-to }
   *[other] { $who-to }
}, hasta el final del turno, { $change-given }
LetHimUse = dar { $change-about ->
    [company] { $who-company-to }
   *[other] { $who-to }
}, hasta el final del turno, { $change-given }
CancelAndDiscard = cancelar y descartar { $who }
Counter = cancelar { $who }
TapArrow = girar esta carta (y descartarla, si { $who } no es un Hombre)
LimitGrows = { $doubles ->
    [yes] duplicar el límite de adversidades { $who-company-of }, cuyo itinerario debe tener un símbolo de { $type }
   *[no] aumentar el límite de adversidades { $who-company-of } en uno por cada { $type } de su itinerario
}
EndEnvironments = descartar todas las { $keyword-many } de { $side } y acabar con lo que aún hacen
UseStone = girar este Palantír (y { $who-to }, si no puede usarlo de otro modo)
FindAndPlay = buscar en tu mazo de juego un { $size } que el lugar ofrezca, y dárselo { $who-to } o descartarlo
RollTwice = tirar dos veces por { $who } y elegir un resultado
DrawIfWon = robar una carta si { $who } tiene éxito
WinThatFaction = ganar { $who } sin chequeo
SingAway = descartar una carta de corrupción de cada personaje en un Refugio
GoHome = llevar { $who-company-to } al Refugio más cercano de su lugar
NewHand = barajar tu mano y tu pila de descartes en tu mazo de juego, robar una mano nueva y retirar esta carta de la partida
TapAsHazard = girar { $who-to }, que cuenta para el límite de adversidades,
LoseOwnItem = descartar un objeto, que no sea un anillo, { $who-of }
LoseForEachNazgul = hacer que { $who } descarte una carta por cada Nazgûl en juego como suceso permanente
FetchCard = tomar una { $what } de tu pila de descartes { $to-key ->
    [pile-0] y barajarla en tu mazo de juego, si este tiene cinco cartas o más
   *[other] a tu mano
}{ $times ->
    [1] {""}
   *[other] , hasta { $times } veces
}
SearchDeck = buscar en tu mazo de juego{ $discarded ->
    [yes] {" "}o en tu pila de descartes
   *[no] {""}
} una { $what } y tomarla{ $shows ->
    [yes] , mostrándola a tu rival
   *[no] {""}
}{ $times ->
    [1] {""}
   *[other] , hasta { $times } veces
}
SeeHand = mirar la mano de tu rival
ShowCards = hacer que el jugador { $who-company-of } muestre una carta de la mano al azar por cada personaje de ella
LoseCards = hacer que el jugador { $who-company-of } descarte { $count } cartas de la mano al azar
LoseAnItemOrNone = hacer que el jugador { $who-company-of } descarte un objeto de ella, si lo hay
StoreThere = almacenar { $who } aquí
UntilUntap = { $who-word ->
    [You] darte
   *[other] dar { $who-to }
}, hasta tu próxima fase de enderezamiento, { $change-given }
DestroyRing = destruir el Anillo Único de { $who } y ganar la partida
ShowTrueForm = tirar por { $who }: si es más fuerte que el ataque, todos sus golpes fallan
TakeAlong = girar a un personaje enderezado para llevarse esta carta; si nadie lo hace, se descarta
Betray = someter al portador { $who-of } a un chequeo de corrupción ({ SIGNED($modifier) }); si falla, se descarta el anillo en vez del personaje
RingIsLostToo = descartar el Anillo Único de la compañía si { $who } se ha ido
TakeFromHand = poner { $who } con el personaje elegido
Fly = dejar que { $who } se mueva { $name-key ->
    [name-none] a cualquier lugar{ $holds-count ->
        [0] {""}
       *[other] {" "}excepto { $holds-many }
    }{ $lands-count ->
        [0] {""}
       *[other] {" "}fuera de { $lands-or }
    }
   *[other] a { $name }
}
Show = mostrar { $who }
InfluenceFromAfar = hacer con { $who } su chequeo de influencia{ $modifier ->
    [0] {""}
   *[other] {" "}({ SIGNED($modifier) })
}{ $direct ->
    [no] {" "}sin influencia directa
   *[yes] {""}
}{ $taps ->
    [no] {" (el lugar no se gira)"}
   *[yes] {""}
}
Covet = someter { $who-to } a un chequeo de corrupción al que se restan los puntos de corrupción que ese objeto daría a quien lo hace

## Qué está impreso en una carta además de sus frases

fact-site = Lugar: { $hold } en { $region }.
fact-region = Región: { $type }. Limita con { $borders }.
fact-character = Personaje: { $race }{ $skills-count ->
    [0] {""}
   *[other] , { $skills }
}.
fact-item = Recurso: { $size }{ $kind-key ->
    [kind-none] {""}
   *[other] , { $kind }
}.
fact-ally = Recurso: aliado{ $skills-count ->
    [0] {""}
   *[other] , { $skills }
}.
fact-faction = Recurso: facción de { $race-many }.
fact-event = { $family }: { $form }.
fact-creature = Adversidad, criatura: { $race }{ $form-key ->
    [form-none] {""}
   *[other] , o { $form }
}.
fact-unique = Única.
fact-once = { $scope }.
fact-keywords = Palabras clave: { $keywords }.
fact-needs = Requiere { $skill-key ->
    [skill-none] { $needs-one }
   *[other] { $skill-one }
}.
fact-strength = Mente { $mind }, poder { $prowess }, resistencia { $body }{ $influence ->
    [0] {""}
   *[other] , influencia directa { $influence }
}.
fact-check = { SIGNED($n) } a los chequeos de corrupción.
fact-faction-check = { SIGNED($n) } a los chequeos de influencia de facciones.
fact-attack = { $attacks ->
    [1] {""}
   *[other] { $attacks } ataques, cada uno:{" "}
}{ $strikes ->
    [-1] cada personaje afronta un golpe
    [one] { $strikes } golpe
   *[other] { $strikes } golpes
}, poder { $prowess }{ $body ->
    [0] {""}
   *[other] , resistencia { $body }
}.
fact-attacker-chooses = El atacante elige a quién se golpea.
fact-same-target = Todos los ataques tienen el mismo objetivo, y los demás golpes de uno son golpes sobrantes contra él; { $any ->
    [yes] cualquier
   *[no] otro
} personaje de la compañía puede girarse para cancelar uno de ellos, pero no todos.
fact-own-attack = { $holds-count ->
    [0] { $name-key ->
        [name-none] El ataque: { $attack }.
       *[other] Un ataque automático más en { $name }, hasta que sea derrotado: { $attack }.
    }
   *[other] Un ataque automático más en cada { $holds-or }{ $deep ->
        [yes] {" "}y en cada lugar de las Profundidades
       *[no] {""}
    }: { $attack }.
}
fact-leaves-with = Se descarta cuando { $name } deja el juego.
fact-not-counted = No cuenta para el límite de adversidades.
fact-bound = Nunca se almacena, se entrega, se hereda ni se gana por influencia.
fact-joined = La carta que se coloca con este objeto le añade sus números.
fact-abroad = Puede jugarse en el turno de tu rival.
fact-two-weapons = Un portador que ya era guerrero puede usar dos armas, y entonces ningún escudo.
fact-uses-stones = Puede girarse para usar un Palantír que lleve.
fact-teaches-stones = Un portador que ya era sabio puede girarse para usar un Palantír.
fact-way-in = Como lugar, se llega a él por { $path }.
fact-lair = Su guarida es { $name }, que queda sin Dragón que la guarde cuando este es derrotado.
GiveAll = dar { $change-about ->
    [company] { $who-company-to }
   *[other] { $who-to }
}, hasta el final del turno, { $changes-given }
fact-weightless = Es una fuente de corrupción, aunque no da puntos.
fact-veils = Mientras está en juego, no tiene efecto nada que haga a un jugador mirar un mazo de juego o una pila de descartes, o una parte, fuera del curso normal.
fact-takes-long-events = Al descartarse, se descartan todas las adversidades de suceso duradero.
fact-removal = { $havens ->
    [yes] En la fase de organización el portador puede girarse en un Refugio para tirar; con más de { $above } se descarta esta carta.
   *[no] { $sage ->
        [yes] En la fase de organización { $others ->
            [yes] otro personaje de la compañía del portador, un sabio,
           *[no] un sabio de la compañía del portador
        } puede girarse para tirar; con más de { $above } se descarta esta carta.
       *[no] { $helped ->
            [yes] En la fase de organización el portador puede girarse en un Refugio para tirar, con +1 por cada uno de la compañía que se gire por ello; con más de { $above } se descarta esta carta.
           *[no] { $haven ->
                [yes] En un Refugio el portador puede renunciar a enderezarse para tirar; con más de { $above } se descarta esta carta.
               *[no] En la fase de organización el portador puede girarse para tirar; con más de { $above } se descarta esta carta.
            }
        }
    }
}
fact-more-prowess = { SIGNED($n) } al poder{ $most ->
    [99] {""}
    [-1] , hasta el doble del poder impreso del portador
   *[other] , hasta { $most } como máximo
}.
fact-more-body = { SIGNED($n) } a la resistencia{ $most ->
    [99] {""}
   *[other] , hasta { $most } como máximo
}.
fact-more-influence = { SIGNED($n) } a la influencia directa{ $most ->
    [99] {""}
   *[other] , hasta { $most } como máximo
}.
fact-corruption = { $n ->
    [one] { $n } punto de corrupción
   *[other] { $n } puntos de corrupción
}.
fact-gives = Hace del portador { $gives-one }.
fact-instead = Si { $when }, en vez de eso: { $numbers }.
InsteadProwess = { $n ->
    [-100] poder{ $most ->
        [99] {""}
       *[other] {" "}hasta { $most } como máximo
    }
   *[other] { SIGNED($n) } al poder{ $most ->
        [99] {""}
       *[other] {" "}(hasta { $most } como máximo)
    }
}
InsteadBody = { $n ->
    [-100] resistencia{ $most ->
        [99] {""}
       *[other] {" "}hasta { $most } como máximo
    }
   *[other] { SIGNED($n) } a la resistencia{ $most ->
        [99] {""}
       *[other] {" "}(hasta { $most } como máximo)
    }
}
InsteadInfluence = { SIGNED($n) } a la influencia directa
InsteadCorruption = { $n ->
    [one] { $n } punto de corrupción
   *[other] { $n } puntos de corrupción
}
InsteadPoints = { $n ->
    [one] { $n } punto de victoria
   *[other] { $n } puntos de victoria
}
fact-bonus = { $prowess ->
    [0] { SIGNED($influence) } a la influencia directa
   *[other] { SIGNED($prowess) } al poder
} contra { $name-key ->
    [name-none] { $home-key ->
        [name-none] { $race-key ->
            [race-none] facciones
           *[other] { $race-many }
        }{ $prowess ->
            [0] { $factions ->
                [yes] { $characters ->
                    [yes] {" "}y sus facciones
                   *[no] {""}
                }
               *[no] {""}
            }
           *[other] {""}
        }
       *[other] personajes cuyo lugar natal es { $home }
    }
   *[other] { $name }
}{ $characters ->
    [no] { $race-key ->
        [race-none] {""}
       *[other] {" "}(solo facciones)
    }
   *[yes] {""}
}{ $factions ->
    [no] {" "}(solo personajes)
   *[yes] {""}
}.
fact-points = { $points ->
    [one] { $points } punto de victoria
   *[other] { $points } puntos de victoria
}{ $lost ->
    [0] {""}
   *[other] {" "}({ SIGNED($lost) } si es eliminado)
}.
fact-homes = { $only ->
    [yes] { $late ->
        [yes] Solo entra en juego en { $homes-or }.
       *[no] Salvo como personaje inicial, solo entra en juego en { $homes-or }.
    }
   *[no] Lugar natal: { $homes-or }.
}
fact-at = Jugable en { $sites-count ->
    [0] cualquier lugar de { $regions-or }
   *[other] { $sites-or }
}.
fact-after-test = Jugable solo al probar un anillo de oro.
fact-never-at = No jugable en { $holds-one-or }.
fact-stays-in = Solo permanece en { $regions-or }.
fact-not-attackable = No puede ser atacado.
fact-test = Prueba: { $keyword } con { $most ->
    [99] { $least } o más
   *[other] { $least } a { $most }
}.
fact-above = Se gana con un chequeo de influencia mayor que { $n }.
fact-swayed = { SIGNED($n) } para { $race-many }.
fact-hunts = Ataca a toda compañía que se mueva por { $keys-or }{ $when ->
    [none] {""}
   *[other] , si { $when }
}.
fact-keys = Se juega por { $keys-or }{ $when ->
    [none] {""}
   *[other] , si { $when }
}.
KeyLand = { $times ->
    [1] { $type }
   *[other] { $times } símbolos de { $type }
}
KeyHold = { $hold-one }
KeyRegion = { $names-or } (región)
KeySite = { $names-or } (lugar)
KeySitesIn = { $holds-count ->
    [0] cualquier lugar
   *[other] { $holds-one-or }
} en { $names-or }
KeyMovement = una compañía que se mueva entre { $names }
fact-path = Refugio más cercano: { $name }, por { $path }.
fact-haven-path = Desde { $name }: { $path }.
fact-draws = Se roba: tú { $own }, tu rival { $other }.
fact-playable = Ofrece { $sizes-many }.
fact-only = De { $sizes-many }, solo { $keyword-many }.
fact-guarded = Ataque automático: { $attack }.
fact-rescue = Ataque de rescate: { $attack }.
fact-limit = { SIGNED($n) } al límite de adversidades de las compañías que se mueven aquí.
fact-heals = Lo que aquí cura a un personaje cura a todos los que están aquí.
fact-open = Siempre se pueden jugar criaturas por este lugar.
fact-tapped-too = También puede jugarse si el lugar está girado.
fact-takes-rings = El prisionero no conserva ni los anillos.
fact-faithful = Debe recibir un golpe antes de que lo reciba su personaje, como si estuviera enderezado. Puede descartarse para que su personaje no caiga prisionero.
fact-a-ring = Un anillo.
fact-hoard = Guarda un tesoro.
fact-hoard-item = Objeto de tesoro: solo se juega donde hay un tesoro.
fact-dwarf-hold = Una Fortaleza Enana.

## Palabras de cartas sueltas

OnItem = esta carta está con un objeto
    .not = esta carta no está con un objeto
SeeTop = mirar las cinco primeras cartas del mazo { $who-of }, barajarlas y dejarlas de nuevo encima
SeeTopOfOne = mirar las cinco primeras cartas de un mazo, barajarlas y dejarlas de nuevo encima
UseAs = usar esta carta como { $who }
AtThatSite = { $name } que llevan tus personajes en { $site } o que almacenaron allí
    .one = una carta { $name } que lleve uno de tus personajes en { $site } (o que se almacenó allí)
    .one-to = { AtThatSite.one }
    .one-of = de { AtThatSite.one }
BearerOfItsHost = el portador del objeto con el que está
    .one = el portador del objeto con el que está
    .to = al portador del objeto con el que está
    .of = del portador del objeto con el que está
CharactersToMeet = personajes de tu mano con quienes puede haber un encuentro
    .one = un personaje de tu mano, no un Mago, a quien alguien pueda controlar en un Bastión Libre, un Bastión Fronterizo o unas Ruinas y Guaridas
    .one-to = a { CharactersToMeet.one }
    .one-of = de { CharactersToMeet.one }
DiscardStored = descartar { $who }
FactionInPlay = algún jugador tiene { $name }
    .not = ningún jugador tiene { $name }
FeelWound = aplicar lo que provoca la herida { $who-of }
HealsAndDrawsLike = { $site } cuenta como { $type-one } para curarse y para las adversidades
LayWith = poner esta carta con { $who }
MeetByChance = poner en juego al personaje mostrado como seguidor { $who-of }
Reforge = dar { $who-to } un arma, una armadura o un escudo, menor o mayor, de tu pila de descartes
SpendStored = girar { $who-to } y descartar esta carta almacenada
Stored = { $name } que tienes almacenado
    .one = una carta { $name } que tengas almacenada
    .one-to = una carta { $name } que tengas almacenada
    .one-of = de una carta { $name } que tengas almacenada
WhoMeetsIt = quienes podrían controlar al personaje
    .one = un personaje que pueda controlar al mostrado
    .one-to = a un personaje que pueda controlar al mostrado
    .one-of = de un personaje que pueda controlar al mostrado
Arouse = dar { $who-to }, hasta el final del turno, { $change-given }
Aroused = { SIGNED($more) } al poder de su { $number ->
    [1] primer
    [2] segundo
   *[other] tercer
} ataque automático
    .given = { Aroused }
    .about = thing
AsLongEvent = dar a cada lugar, mientras dure un suceso duradero, { $change }
AutomaticIn = es un ataque automático en un lugar de { $regions-or }
    .not = no es un ataque automático en un lugar de { $regions-or }
ByTheNumberOfNazgul = el ataque del Rey Brujo de Angmar tiene +1 al poder por cada Nazgûl en juego, si { $when }
Carry = hacer que una bestia lleve { $who }: { $how-given }
ChangesAutomatic = esta carta cambiaría los ataques automáticos del lugar
    .not = esta carta no cambiaría los ataques automáticos del lugar
CountsAgainstLimit = contarla para el límite de adversidades
CountsAsWithout = { $site } cuenta como { $type-one } para curarse y para las adversidades mientras { $name } esté en juego y no esté allí
DiscardOrReturn = descartar { $who-to }
Embolden = dar al golpe contra { $who } { SIGNED($more) } al poder; una criatura que no sea Nazgûl es del defensor tras el ataque, y este puede jugar { $prize }
Everything = lo que venga
    .one = lo que venga
    .company = cada compañía
    .to = a lo que venga
    .of = de lo que venga
    .company-to = a cada compañía
    .company-of = de cada compañía
GuardedByRace = { $number ->
    [0] el lugar tiene un ataque automático
    [1] el primer ataque automático del lugar es
    [2] el segundo ataque automático del lugar es
   *[other] el tercer ataque automático del lugar es
} de { $races-many-or }
    .not = { $number ->
    [0] el lugar no tiene un ataque automático
    [1] el primer ataque automático del lugar no es
    [2] el segundo ataque automático del lugar no es
   *[other] el tercer ataque automático del lugar no es
} de { $races-many-or }
HoldUp = hacer tirar { $who-company-to }, con uno menos por cada personaje que no sea explorador: con menos de 5 no puede moverse este turno
    .given = { $change }
HuntsRings = los Nazgûl pueden jugarse también por { $lands-or } y en { $types-one-or } contra una compañía con cualquier anillo
HuntsTheOneRing = los Nazgûl pueden atacar a una compañía con el Anillo Único en cualquier lugar que no sea { $never-one-or }
LayBlade = jugar esta carta sobre { $who-company }
LongEventsStay = las adversidades de suceso duradero siguen en juego
MayFetchNazgul = dejar que cada jugador tome un Nazgûl de su pila de descartes a la mano
OnAttackedCompany = esta carta está sobre la compañía atacada
    .not = esta carta no está sobre la compañía atacada
Prepare = establecer para este turno: { $change }
    .given = { $who }
RangersAtTheRiver = los montaraces de una compañía que se mueve a este lugar
    .one = un montaraz de una compañía que se mueve a este lugar
    .one-to = a un montaraz de una compañía que se mueve a este lugar
    .one-of = de un montaraz de una compañía que se mueve a este lugar
RiseToAttack = atacar a la compañía con esta carta, { $who }, con { SIGNED($strikes) } al número de golpes y { SIGNED($prowess) } al poder
CheckAsOwed = someter { $who-to } a un chequeo de corrupción
LandIs = un símbolo de { $one } cuenta como { $other }
LimitOf = { $doubles ->
    [yes] un límite de adversidades doble
   *[other] un límite de adversidades mayor en uno por cada { $type } del itinerario
}
OnThisAttack = { SIGNED($more) } { $question }
    .given = { OnThisAttack }
HalfTheStrikes = { $original ->
    [yes] la mitad del número original de golpes, redondeando hacia arriba
   *[other] la mitad de los golpes, redondeando hacia arriba
}
    .given = { HalfTheStrikes }
Forded = un paso por este río
FordRiver = dejar que actúe en su fase de lugares { $who-company } pese a esta carta
RiverBars = una compañía que se mueve este turno a este lugar no hace nada en él
SitePathHas = el itinerario impreso del lugar tiene { $times ->
    [1] un símbolo
   *[other] al menos { $times } símbolos
} de { $type }
    .not = el itinerario impreso del lugar no tiene { $times ->
    [1] ningún símbolo
   *[other] { $times } símbolos
} de { $type }
SpareNazgul = devolver { $who-to } a tu mano en vez de descartarlo
SparesAllies = este ataque solo golpea a personajes, y no al traidor
StayInTheWound = poner esta carta sobre un personaje herido por el ataque y sobre el que este turno no se ha jugado ninguna carta de corrupción, a tu elección; si no hay ninguno, descartarla
SubjectAtItsSite = la compañía está en el lugar sobre el que está esta carta
    .not = la compañía no está en el lugar sobre el que está esta carta
SubjectLiesUnder = es la compañía sobre la que está esta carta
    .not = no es la compañía sobre la que está esta carta
TappedNazgul = tus Nazgûl girados
    .one = un Nazgûl tuyo girado en esta cadena
    .one-to = a un Nazgûl tuyo girado en esta cadena
    .one-of = de un Nazgûl tuyo girado en esta cadena
TraitorStrikes = hacer que el traidor ataque a alguien de su compañía, a tu elección, con su poder y 10 más, y descartar esta carta
Uncarried = ninguna bestia lleva aún el ataque
    .not = una bestia lleva ya el ataque
AtHome = es un ataque automático en el lugar natal de este personaje, y se juega con esa regla
    .not = no es un ataque automático en el lugar natal de este personaje, o no se juega con esa regla
Opening = la próxima criatura de la raza { $race } puede jugarse también por { $lands-count ->
    [0] { $types-count ->
        [0] este lugar
       *[other] { $types-one-or }
    }
   *[other] { $lands-or }{ $types-count ->
        [0] {""}
       *[other] {" "}o { $types-one-or }
    }
}{ $strikes ->
    [0] {""}
   *[other] , con { SIGNED($strikes) } al número de golpes
}{ $prowess ->
    [0] {""}
   *[other] {" "}y { SIGNED($prowess) } al poder
}{ $chooses ->
    [yes] , y el atacante elige a quién se golpea
   *[no] {""}
}
    .given = { SIGNED($strikes) } al número de golpes, { SIGNED($prowess) } al poder{ $chooses ->
    [yes] , y el atacante elige a quién se golpea
   *[no] {""}
}
    .about = company
Passage = estas regiones cuentan como vecinas si se mueve con el mapa: { $pairs-then }
    .given = este camino: { $pairs-then } cuentan como vecinas
    .about = company
AlongTheSea = el itinerario tiene un símbolo de Mar Costero, y en ningún sitio otras dos regiones seguidas
    .not = el itinerario no tiene ningún símbolo de Mar Costero, o tiene otras dos regiones seguidas
BecomeItsSite = usar esta carta como el lugar al que se mueve { $who }
Homeward = un lugar al que volver
    .given = un lugar al que volver
    .about = company
OfferReturn = dejar que la compañía vuelva al lugar donde empezó el turno
OpponentDrawsTwice = el doble de cartas que robar para el rival
    .given = el doble de cartas que robar para el rival
    .about = company
Pathfind = dejar que { $who-company } elija otro destino, al que llega por este camino
RememberSite = recordar el lugar donde está { $who-company }
    .given = { $change }
WhoLeadsOn = tus { $skill-many } cuyas compañías se mueven
    .one = { $skill-one } tuyo
    .one-to = a { $skill-one } tuyo
    .one-of = de { $skill-one } tuyo
WithMap = se juega con el mapa de regiones
    .not = no se juega con el mapa de regiones
AttemptsOnYours = quien intenta influir en algo tuyo
    .one = un intento, en esta cadena, de influir en algo tuyo
    .one-to = a { AttemptsOnYours.one }
    .one-of = de { AttemptsOnYours.one }
ElsewhereAtHaven = este personaje está en un Refugio y otra compañía tuya es atacada
    .not = no está en un Refugio, o ninguna otra compañía tuya es atacada
GiveUpForm = hacer fallar todos los golpes que quedan del ataque y descartar { $who-to }; sus objetos lo esperan bajo esta carta
OpponentDrawsLess = tu rival roba una carta menos por el movimiento de la compañía de este personaje
RideToAid = unir a este personaje, sin sus aliados, { $who-company-to }; debe afrontar un golpe, y después se gira y hace un chequeo de corrupción
SearchByLuck = descubrir cartas de tu mazo de juego hasta que salga un objeto no especial y dárselo { $who-to }, que afronta un golpe de poder 3 más el número de cartas descubiertas, que no se puede cancelar; si lo hiere, el objeto se descarta, y las otras cartas se barajan de nuevo en el mazo
TapForPraise = girar a cuantos personajes tuyos quieras
TheirSitePhase = es la fase de lugares de tu rival
    .not = no es la fase de lugares de tu rival
TurnAway = cancelar por cada uno un suceso Nazgûl, o un ataque Nazgûl contra la compañía de ese personaje
Persuade = intentar influir con { $who } en algo de tu rival en el mismo lugar
DiscardPileHas = en tu pila de descartes hay una { $what }
    .not = en tu pila de descartes no hay ninguna { $what }
RingsHere = los anillos de la compañía
    .one = un anillo de la compañía
    .one-to = { RingsHere.one }
    .one-of = de { RingsHere.one }
SubjectIsNamed = se trata de { $name }
    .not = no se trata de { $name }
TapAndCount = girar { $who-to }, que cuenta para el límite de adversidades,
BearerCan = el portador es { $skill-one }
    .not = el portador no es { $skill-one }
InItsPhase = no es la fase de otra compañía
Mark = una señal de que tuvo efecto
    .given = { Mark }
    .about = thing
NoneOfItHere = nadie en el lugar tiene una carta de este nombre
    .not = alguien en el lugar tiene una carta de este nombre
StonesOfTheOne = los Palantíri que lleva ese personaje
    .one = un Palantír que lleve ese personaje
    .one-to = a un Palantír que lleve ese personaje
    .one-of = de un Palantír que lleve ese personaje
GiveFormBack = devolver { $who-to } lo que entregó, con sus objetos
ItsOwners = es el Mago que la entregó
    .not = es otro Mago
AskForFord = permitir que un montaraz { $who-company-of } se gire contra esta carta
AheadOfThem = esta carta aparta a la compañía de su lugar y esta tiene un montaraz enderezado
    .not = esta carta no aparta a la compañía de su lugar
ResourceEvents = { $declared ->
    [yes] los { $form } de recurso declarados en esta cadena
   *[no] todo { $form } de recurso en juego
}
    .one = { $declared ->
    [yes] un { $form } de recurso declarado en esta cadena
   *[no] un { $form } de recurso en juego
}
    .to = { ResourceEvents }
    .one-to = { ResourceEvents.one }
    .one-of = de { ResourceEvents.one }
BesideGaladriel = tus diplomáticos en el lugar de Galadriel
    .one = un diplomático tuyo en el mismo lugar que Galadriel, que no sea ella, ni hobbit, ni mago
    .on = {" "}sobre un diplomático tuyo en el mismo lugar que Galadriel
    .to = a { BesideGaladriel }
    .one-to = a { BesideGaladriel.one }
    .one-of = de { BesideGaladriel.one }
CorruptionOnIt = todas las cartas de corrupción sobre ese personaje
    .one = una carta de corrupción sobre ese personaje
    .to = { CorruptionOnIt }
    .one-to = { CorruptionOnIt.one }
    .one-of = de { CorruptionOnIt.one }
KeyedToSite = la criatura atacante se jugó por su lugar{ $types-count ->
    [0] {""}
   *[other] , { $types-one-or }
}
    .not = la criatura atacante no se jugó por su lugar{ $types-count ->
    [0] {""}
   *[other] , { $types-one-or }
}
FewerStrikes = { $less ->
    [one] { $less } golpe menos
   *[other] { $less } golpes menos
}, pero uno al menos
    .given = { FewerStrikes }
FewerRegions = una compañía que se mueve por regiones tiene { SIGNED($less) } a las regiones que puede atravesar, pero dos al menos
    .given = { FewerRegions }
MovesOnFrom = otro movimiento si ha llegado a { $hold-one }
    .given = { MovesOnFrom }
    .about = company
AgainstIt = dar { $who-to } { $change-given } contra el ataque
StayWithTheFirst = poner esta carta sobre el primer personaje herido por el ataque sobre el que no se haya jugado este turno una carta de corrupción; si no hay ninguno, descartarla
ThatItem = ese objeto
    .one = ese objeto
    .to = { ThatItem }
    .of = de { ThatItem }
TapItsBearer = girar al portador { $who-of }
HuntsThere = la compañía se mueve por donde caza este Dragón
    .not = la compañía no se mueve por donde caza este Dragón
SwoopDown = atacar { $who-company-to }
ItemsWeigh = cada { $size } da a su portador un punto de corrupción más
    .given = { ItemsWeigh }
MoreHazardsAfter = el límite de adversidades de una compañía que se ha enfrentado a una criatura de { $race-many } es uno más
    .given = { MoreHazardsAfter }
DrawsOneLess = quien se mueve roba una carta menos, pero una al menos
    .given = { DrawsOneLess }
ByDragon = el ataque es de { $names-count ->
    [0] un Dragón único
   *[other] { $names-or }
} en cualquier forma
    .not = el ataque no es de { $names-count ->
    [0] un Dragón único
   *[other] { $names-or }
} en ninguna forma
HuntingDragons = todos los Dragones de caza en juego
    .one = un Dragón de caza en juego
    .to = a { HuntingDragons }
    .one-to = { HuntingDragons.one }
    .one-of = de { HuntingDragons.one }
BearerStruck = el portador es el blanco del golpe
    .not = el portador no es el blanco del golpe
fact-never-starts = No puede empezar en juego.
fact-only-for = Nadie más puede llevarlo.
Restored = { $name } está con este objeto
    .not = { $name } no está con este objeto
Restore = poner { $who } con este objeto
NoPenalty = el portador puede luchar sin girarse y sin penalización
Road = un camino de cualquiera de estas regiones a cualquier otra de ellas, por { $path }: { $names }
    .given = un camino por { $path } entre las regiones { $names }
    .about = company
Realm = una criatura que puede jugarse por una sola Tierra de la Sombra puede jugarse por { $shadow-or }, y una que puede jugarse por una Región de la Oscuridad, por { $dark-or }
SetsOutFrom = tus compañías en un lugar de { $regions-or }
    .one = una compañía tuya en un lugar de { $regions-or }
    .company = una compañía tuya en un lugar de { $regions-or }
    .one-to = a { SetsOutFrom.one }
    .one-of = de { SetsOutFrom.one }
    .company-to = a { SetsOutFrom.one }
    .company-of = de { SetsOutFrom.one }
Fighters = los personajes y aliados de la compañía atacada
    .one = un personaje o aliado de la compañía atacada
    .to = a { Fighters }
    .of = de { Fighters }
    .one-to = a { Fighters.one }
    .one-of = de { Fighters.one }
ShowSome = hacer que { $who } muestre { $count } cartas de la mano al azar
TapToFetch = girar { $who-to }, si quieres, y tomar una { $what } de tu pila de descartes{ $checks ->
    [yes] , tras lo cual hace un chequeo de corrupción
   *[no] {""}
}
fact-used-abroad = También puede usarse en la fase de lugares de tu rival.
fact-adds = Puesta con un objeto, le suma sus números.
CardsInHand = cada carta de { $card } de tu mano{ CardsInHand.such }
    .one = una carta de { $card } de tu mano{ CardsInHand.such }
    .such = { $races-count ->
    [0] {""}
   *[other] {" "}({ $races-or })
}{ $regions-count ->
    [0] {""}
   *[other] {" "}que se juegue en un lugar de { $regions-or }
}
    .to = { CardsInHand }
    .of = de { CardsInHand }
    .one-to = { CardsInHand.one }
    .one-of = de { CardsInHand.one }
GiveUp = mostrar y descartar { $who }
TwoOf = hay dos: { $who }
    .not = no hay dos: { $who }
Rally = dar { $who-to } { $change-given } contra el ataque por cada punto de victoria impreso en lo descartado
Pierce = dar al golpe contra { $who } −1 al poder y −2 a la resistencia; si es derrotado, también lo son todos los golpes del ataque que fallen después
DefenderPicks = el defensor dice a quién golpea una criatura: a cualquiera, girado o herido, pueda lo que pueda el ataque
FeedOrFlee = hacer que tu rival descarte una criatura de la mano, lo que da { $who-company-to } { $change-given }; o, si no tiene ninguna, hacer que muestre su mano y cancelar el ataque
    .given = { $change }
JoyfulTimes = cada suceso duradero de recurso en juego
    .one = un suceso duradero de recurso en juego
    .on = {" "}sobre un suceso duradero de recurso en juego
    .to = { JoyfulTimes }
    .of = de { JoyfulTimes }
    .one-to = { JoyfulTimes.one }
    .one-of = de { JoyfulTimes.one }
ItsHost = la carta sobre la que está esta
    .one = la carta sobre la que está esta
    .to = { ItsHost }
    .of = de { ItsHost }
    .one-to = { ItsHost }
    .one-of = de { ItsHost }
HalfWilds = un itinerario en el que cada Tierra Salvaje cuenta como media, con la suma redondeada hacia abajo
    .given = { HalfWilds }
    .about = company
IsTapped = esta carta está girada
    .not = esta carta no está girada
CommonWeapons = las armas no únicas de la compañía del portador
    .one = un arma no única de la compañía del portador
    .to = { CommonWeapons }
    .of = de { CommonWeapons }
    .one-to = { CommonWeapons.one }
    .one-of = de { CommonWeapons.one }
ForgeInto = poner esta carta con { $who }
Burdens = objetos de quienes van a hacer un chequeo de corrupción en una compañía con un diplomático
    .one = un objeto de alguien que va a hacer un chequeo de corrupción en una compañía con un diplomático
    .to = { Burdens }
    .of = de { Burdens }
    .one-to = { Burdens.one }
    .one-of = de { Burdens.one }
WhoTakesIt = los demás de la compañía
    .one = otro personaje de la compañía que pueda llevarlo
    .to = a { WhoTakesIt }
    .of = de { WhoTakesIt }
    .one-to = a { WhoTakesIt.one }
    .one-of = de { WhoTakesIt.one }
Point = tomar { $who }
PassOn = dar ese objeto { $who-to } sin chequeo
WarmThem = dejar que cualquier número de sabios { $who-company-of } se giren; cada uno cura a un personaje, que queda girado, y hace un chequeo de corrupción
Refresh = dejar que se enderecen tantos personajes { $who-company-of } como regiones le falten a su itinerario para llegar a cuatro
HazardsBesideHim = todos los sucesos permanentes de adversidad sobre personajes de la compañía de tu Mago
    .one = un suceso permanente de adversidad sobre un personaje de la compañía de tu Mago
    .to = { HazardsBesideHim }
    .of = de { HazardsBesideHim }
    .one-to = { HazardsBesideHim.one }
    .one-of = de { HazardsBesideHim.one }
ToTheHand = devolver { $who } a la mano de tu rival

## Adversidades de los Dragones

NightReturns = { $night } cuenta como en juego, salvo que { $morning } esté en juego, que entonces cuenta como fuera de juego
    .given = { NightReturns }
OneUncounted = contra cada compañía, { $race-key ->
    [race-none] una forma de un Dragón único
   *[other] una criatura de { $race-many }
} no cuenta para el límite de adversidades
    .given = { OneUncounted }
AlsoChecks = quien resulta herido hace un chequeo de resistencia más{ $modifier ->
    [0] {""}
   *[other] {" "}({ SIGNED($modifier) } a la tirada)
} si { $when }
    .given = { AlsoChecks }
OneDragonATurn = solo puede jugarse una forma de un Dragón único por turno
    .given = { OneDragonATurn }
HauntsSites = todas las criaturas de { $race-many } pueden jugarse también en { $hold-one }
    .given = { HauntsSites }
MoreByDraws = { $question-key ->
    [question-limit-now] el límite de adversidades de una compañía es uno más por cada carta, a partir de la segunda, que su jugador robó por ella
   *[other] el rival de quien se mueve puede robar una carta más por cada una que este robó a partir de la segunda
}
    .given = { MoreByDraws }
Follows = { $last ->
    [yes] el último ataque al que se enfrentó la compañía
   *[no] un ataque al que la compañía se enfrentó antes este turno
} fue de { $races-many-or }{ Follows.keyed }
    .not = antes no hubo tal ataque
    .keyed = { $no_site ->
    [yes] {" "}y no se jugó por un lugar
   *[no] {" "}y se jugó por { $land }{ $hold-key ->
        [hold-any] {""}
       *[other] {" "}o por { $hold-one }
    }
}
KeyAttack = un ataque anterior
TalkAway = hacer que { $who } haga { $attempt }; con más de { $above } se cancela el ataque
IfItLeaves = si el ataque se canceló, dar { $who-company-to }, hasta el final del turno, { $change-given }
    .given = { $less }
WhoAttempts = { $theirs ->
    [yes] los personajes de tu rival que van a hacer { $attempt }
   *[no] tus personajes que van a hacer { $attempt }
}
    .one = { $theirs ->
    [yes] un personaje de tu rival que va a hacer { $attempt }
   *[no] un personaje tuyo que va a hacer { $attempt }
}
    .to = a { WhoAttempts }
    .of = de { WhoAttempts }
    .one-to = a { WhoAttempts.one }
    .one-of = de { WhoAttempts.one }
HelpAttempt = dar { SIGNED($more) } { $who-to }
PlayFind = jugar con { $who } un { $sizes-or } de tu mano que ofrezca el lugar
HoardHere = el lugar contiene un tesoro
    .not = el lugar no contiene ningún tesoro
Burgle = girar el lugar y hacer que { $who } haga { $attempt } (+2 si es explorador, +3 si es Hobbit) en vez de sufrir los ataques automáticos; con más de 10 puede jugarse con él un objeto de tu mano que ofrezca el lugar, y si no, los sufre solo
AtALair = la compañía está en la guarida de un Dragón
    .not = la compañía no está en la guarida de un Dragón
OfCurrent = el portador es de esta compañía
    .not = el portador no es de esta compañía
FindTreasure = buscar en tu mazo y en tus descartes un objeto que pueda jugarse aquí y jugarlo con alguien { $who-company-of }
CallAnAlly = hacer que { $who } tire (+3 si es diplomático): un aliado de tu mano que pueda estar en esta región puede acudir si el resultado supera 6 más su mente; gira el lugar
Riddle = hacer que { $who } haga { $attempt } (+2 por cada sabio y +1 por cada Hobbit de la compañía); con más de { $above } nombras una carta y tu rival muestra la mano: si está en ella, la criatura se descarta con todos sus ataques
WhoMeetsARival = personajes de la compañía en el mismo lugar que una compañía de tu rival
    .one = un personaje de la compañía en el mismo lugar que una compañía de tu rival
    .to = a { WhoMeetsARival }
    .of = de { WhoMeetsARival }
    .one-to = a { WhoMeetsARival.one }
    .one-of = de { WhoMeetsARival.one }
Challenge = hacer que tu rival elija a un personaje del lugar que juegue a los acertijos con { $who }
PlayRiddles = hacer que { $who } y ese otro hagan { $attempt } cada uno (+2 si es sabio, +1 si es Hobbit; otra vez si empatan); quien gana nombra dos cartas, y el otro jugador muestra la mano y las descarta

StrikeHas = dar al golpe { $prowess ->
    [0] {""}
   *[other] { SIGNED($prowess) } al poder
}{ $body ->
    [0] {""}
   *[other] {" "}y { SIGNED($body) } a la resistencia
}
StruckMortal = el personaje que afronta el golpe (que no sea Mago)
    .one = el personaje que afronta el golpe (que no sea Mago)
    .on = {" "}sobre el personaje que afronta el golpe (que no sea Mago)
    .to = al personaje que afronta el golpe (que no sea Mago)
    .of = del personaje que afronta el golpe (que no sea Mago)
StrikeAgain = dejar que el atacante asigne un golpe a quien ya tiene uno de este ataque{ $weaker ->
    [0] {""}
   *[other] , con −{ $weaker } al poder
}
BloodBurns = someter { $who-to }, si el golpe falla, a un chequeo de resistencia; armadura, escudo y yelmo dan −1 cada uno a la tirada
ByCreatureNamed = el ataque es de { $names-or }
    .not = el ataque no es de { $names-or }
Breathe = hacer que cada personaje de la compañía afronte un golpe del poder que tenía el ataque antes de bajar en { $fallen }, con la resistencia en lugar del poder: +1 por escudo, +1 por yelmo, +3 por girarse
LeavesBehind = la compañía usa movimiento por regiones a través de { $regions-or } o saliendo de allí
    .not = la compañía no usa movimiento por regiones a través de { $regions-or } ni saliendo de allí
FallOnEach = hacer que cada personaje { $who-company-of } afronte un golpe de poder { $prowess } que no es un ataque y no puede cancelarse, con { SIGNED($worse) } a los chequeos de resistencia
NoBodyOf = quitar la resistencia { $strikes ->
    [1] al último de sus golpes
   *[other] a los últimos { $strikes } de sus golpes
}
AttackerTakesItem = hacer que el atacante descarte un objeto de la compañía
WoundedMortals = cada personaje herido por el ataque (que no sea Mago)
    .one = un personaje herido por el ataque (que no sea Mago)
    .to = a cada personaje herido por el ataque (que no sea Mago)
    .of = de cada personaje herido por el ataque (que no sea Mago)
    .one-to = a un personaje herido por el ataque (que no sea Mago)
    .one-of = de un personaje herido por el ataque (que no sea Mago)
LinksCancelling = lo que en esta cadena cancelaría el ataque
    .one = lo que en esta cadena cancelaría el ataque
    .to = lo que en esta cadena cancelaría el ataque
    .of = de lo que en esta cadena cancelaría el ataque
ByCopies = +1 al poder, +4 si se jugaron dos de estas cartas sobre él, +9 si se jugaron tres
    .given = { ByCopies }
DiscardForTerror = descartar cuantas cartas quieras de tu mano, cada una por un personaje de la compañía que no sea un Mago y cada una contra el límite de adversidades
MakeTerrified = tirar por cada uno de esos personajes, con +2 si es un Dragón: si supera su mente, se gira
fact-no-memory = El portador no tiene habilidades.
DarkOnBearer = todos los encantamientos oscuros sobre el portador
    .one = un encantamiento oscuro sobre el portador
    .to = { DarkOnBearer }
    .of = de { DarkOnBearer }
    .one-to = { DarkOnBearer.one }
    .one-of = de { DarkOnBearer.one }
FirstStrike = no se ha resuelto antes ningún golpe del ataque
    .not = ya se ha resuelto algún golpe del ataque
ChosenByDefender = fue el defensor quien eligió el blanco
    .not = no fue el defensor quien eligió el blanco
OnlyOneStrike = el blanco recibe un solo golpe del ataque
    .not = el blanco recibe más de un golpe del ataque
TakeStrikes = hacer que { $who } reciba también { $most ->
    [-1] todos los demás golpes del ataque
    [99] cuantos quiera de los demás golpes del ataque
    [one] { $most } golpe más del ataque
   *[other] { $most } golpes más del ataque
}{ $weakens ->
    [yes] , cada uno con 1 menos de poder y de resistencia que el anterior
   *[no] {""}
}
GoHisWay = devolver { $who-to } a tu mano; lo que lleva puede pasar sin chequeo a personajes de su compañía que no estén heridos
WhoIsKing = Balin, Dain II, Thorin II y Thráin II, si su compañía ha derrotado este turno a un Dragón en casa que no sea Eärcaraxë
    .one = Balin, Dain II, Thorin II o Thráin II, si su compañía ha derrotado este turno a un Dragón en casa que no sea Eärcaraxë
    .on = {" "}sobre { WhoIsKing.one }
    .to = a { WhoIsKing }
    .of = de { WhoIsKing }
    .one-to = a { WhoIsKing.one }
    .one-of = de { WhoIsKing.one }
FoundKingdom = hacer de la guarida donde { $who } lo derrotó su reino
KingdomIs = { $question-key ->
    [question-88] el reino es una Fortaleza Enana
    [question-89] en el reino solo los Enanos pueden jugar objetos
   *[other] el reino es un Bastión Fronterizo
}
CallHome = hacer que { $who } haga el chequeo de influencia por esta facción, con { SIGNED($more) } si lleva { $name }

DragonOpening = { $name-key ->
    [name-none] el próximo Dragón
   *[other] { $name }
} puede jugarse también por { $lands-count ->
    [0] este lugar
   *[other] { $times } símbolos de { $lands-or }
}
    .given = { DragonOpening }
Duplicated = su { $number ->
    [1] primer
    [2] segundo
   *[other] tercer
} ataque automático una vez más, justo después de él e igual en todo
    .given = { Duplicated }
Withered = { $type } cuenta como dos Tierras Salvajes
    .given = { Withered }
Wither = hacer que en el itinerario { $who-company-of } un símbolo de { $type } cuente este turno como dos Tierras Salvajes
OutsideRegions = el lugar es { $hold-one } que no está en { $regions-or }
    .not = el lugar no es { $hold-one }, o está en { $regions-or }
PlayableThere = las criaturas de tu mano que podrían jugarse por el lugar
    .one = una criatura de tu mano que podría jugarse por el lugar
    .to = a las criaturas de tu mano que podrían jugarse por el lugar
    .of = de las criaturas de tu mano que podrían jugarse por el lugar
    .one-to = una criatura de tu mano que podría jugarse por el lugar
    .one-of = de una criatura de tu mano que podría jugarse por el lugar
DiscardShown = descartar a la vista { $who }
TakeFromThePits = dejar que cada jugador baraje en su mazo una forma de un Dragón único o un Draco de su pila de descartes; o, mientras Puertas de la Noche esté en juego, que tome a la mano uno de cada
WithHoard = { $dragons ->
    [yes] todos los Dragones en casa
   *[no] el lugar, si contiene un tesoro,
}
    .one = { $dragons ->
    [yes] un Dragón en casa
   *[no] el lugar, si contiene un tesoro
}
    .to = a { WithHoard }
    .of = de { WithHoard }
    .one-to = { $dragons ->
    [yes] a un Dragón en casa
   *[no] al lugar, si contiene un tesoro
}
    .one-of = { $dragons ->
    [yes] de un Dragón en casa
   *[no] del lugar, si contiene un tesoro
}
NeverCancelled = el ataque automático de ese Dragón no puede cancelarse
    .given = { NeverCancelled }
LairIsSpared = si está sin girar, la guarida de ese Dragón no se gira por los objetos que se jueguen allí ({ $items } de ellos, si esta carta se ha rotado ninguna vez, una y más)
    .given = { LairIsSpared }
AnItemIsTaken = contar uno de ellos
KeepTurnedOver = dar la vuelta { $who-to } en vez de eso, hasta que se descarte esta carta; solo entonces va adonde debía ir
TurnAside = rotar { $who-to } un cuarto de vuelta
FormOfIts = es una de ese Dragón
    .not = no es ninguna de ese Dragón
InItsLair = sucede en la guarida de ese Dragón
    .not = sucede en otro lugar
ItsDragon = ese Dragón
    .one = ese Dragón
    .to = a ese Dragón
    .of = de ese Dragón
    .one-to = a ese Dragón
    .one-of = de ese Dragón
AtItsHoard = sucede en el lugar sobre el que está esta carta, o en la guarida de ese Dragón
    .not = no sucede en el lugar sobre el que está esta carta ni en la guarida de ese Dragón
FaceAllAgain = hacer que la compañía se enfrente otra vez a los ataques automáticos del lugar
FetchForm = tomar de la pila de descartes a la mano una forma de { $name-key ->
    [name-none] un Dragón único
   *[other] { $name }
}
NoLair = el lugar es Ruinas y Guaridas, y no la guarida de un Dragón
    .not = el lugar no es Ruinas y Guaridas, o es la guarida de un Dragón
WealthFound = se jugó un objeto mayor o grande en el lugar sobre el que está esta carta
    .not = no se jugó ningún objeto mayor o grande en el lugar sobre el que está esta carta
AskForDragon = jugar contra la compañía un Dragón de tu mano (no Eärcaraxë), que no cuenta para el límite; descartar esta carta
WishesToLeave = la compañía está en { $site } y quiere moverse
    .not = la compañía no está en { $site }, o no quiere moverse
Enchant = hacer que tire { $who-company }, con −1 si hay Hombres, −1 si hay Hobbits y +2 si hay Enanos: con menos de 7, dale, hasta el final del turno, { $change-given }
NothingOnWizards = no puede jugarse ningún suceso permanente de recurso sobre el conjunto de una compañía con un Mago
    .given = { NothingOnWizards }
Disperse = descartar todos los sucesos permanentes de recurso sobre el conjunto de las compañías con un Mago
RestOnlyAt = un personaje que no es Mago solo se endereza en la fase de enderezamiento en { $holds-one-or }; en otra parte, con una tirada más su mente superior a 12
    .given = { RestOnlyAt }
UniqueFactions = todas las facciones únicas en juego
    .one = una facción única en juego
    .to = a todas las facciones únicas en juego
    .of = de todas las facciones únicas en juego
    .one-to = a una facción única en juego
    .one-of = de una facción única en juego
ThroughItsLands = esta carta se jugó en un turno anterior, y la compañía se mueve por regiones a través de una donde está un lugar de la facción, o de una contigua
    .not = esta carta se jugó este turno, o la compañía no se mueve por regiones a través de una donde está un lugar de la facción, ni de una contigua
FromTheNextTurn = hacer que actúe desde el turno siguiente
Bewitch = hacer que tire { $who-company }, con +2 por cada montaraz, +1 por cada explorador y +1 por cada diplomático: con 12 o menos, dale, hasta el final del turno, { $change-given }
HerFolk = personajes de la compañía atacada cuyo lugar natal es Edoras
    .one = un personaje de la compañía atacada cuyo lugar natal sea Edoras, si Éowyn está en tu mano y hay influencia bastante para controlarla
    .to = a { HerFolk }
    .of = de { HerFolk }
    .one-to = a { HerFolk.one }
    .one-of = de { HerFolk.one }
RideInSecret = traer a Éowyn de tu mano a la compañía { $who-of }
StayOrGo = descartar { $who } salvo si el ataque fue de un Nazgûl; en ese caso se queda

AfterTheRider = el último ataque al que se enfrentó la compañía fue de { $race-many }
    .not = el último ataque al que se enfrentó la compañía no fue de { $race-many }
HealsByRoll = el portador no se cura: en vez de eso, una tirada, con +2 en un Refugio y +2 por cada sabio de la compañía que se gire; con más de 10 se cura y esta carta se descarta
    .given = { HealsByRoll }
CheckBody = someter { $who-to } a un chequeo de resistencia
WhoSpeaks = quien plantea un acertijo, ofrece algo o intenta influir en esta cadena
    .one = un personaje que plantea un acertijo, ofrece algo o intenta influir en esta cadena
    .on = {" "}sobre quien plantea un acertijo, ofrece algo o intenta influir en esta cadena
    .to = a quien plantea un acertijo, ofrece algo o intenta influir en esta cadena
    .of = de quien plantea un acertijo, ofrece algo o intenta influir en esta cadena
ShownOnGuard = mostrarla desde la guardia
StrikeFirst = asignar el primer golpe del ataque { $who-to }
WakeUp = dar { $who-to } −{ $less } al intento, mostrándola desde la guardia
SkilledLinks = las cartas declaradas en esta cadena que requieren { $skill-one }
    .one = una carta declarada en esta cadena que requiere { $skill-one }
    .to = a las cartas declaradas en esta cadena que requieren { $skill-one }
    .of = de las cartas declaradas en esta cadena que requieren { $skill-one }
    .one-to = a una carta declarada en esta cadena que requiere { $skill-one }
    .one-of = de una carta declarada en esta cadena que requiere { $skill-one }
SeeThrough = cancelar y descartar { $who } (también desde la guardia)
SkilledEffects = lo que aún hacen las cartas que requerían { $skill-one }
    .one = lo que aún hace una carta que requería { $skill-one }
    .to = a lo que aún hacen las cartas que requerían { $skill-one }
    .of = de lo que aún hacen las cartas que requerían { $skill-one }
    .one-to = a lo que aún hace una carta que requería { $skill-one }
    .one-of = de lo que aún hace una carta que requería { $skill-one }
EndEffect = acabar con { $who }
BurnsItems = por cada objeto que se juega en { $sites-or }, su jugador retira del juego un objeto de la mano que podría jugarse allí
    .given = { BurnsItems }
Takers = los personajes de la compañía que pueden jugar objetos aquí{ $race-key ->
    [race-none] {""}
   *[other] {" "}(solo { $race-many })
}
    .one = un personaje de la compañía que pueda jugar objetos aquí{ $race-key ->
    [race-none] {""}
   *[other] {" "}(solo { $race-many })
}
    .to = a { Takers }
    .of = de { Takers }
    .one-to = a { Takers.one }
    .one-of = de { Takers.one }

DragonGuards = { $name-key ->
    [name-none] un Dragón único
   *[other] { $name }
} en casa guarda el lugar
    .not = { $name-key ->
    [name-none] un Dragón único
   *[other] { $name }
} en casa no guarda el lugar
Seizes = { $each ->
    [yes] ataques del Dragón en casa cuyos golpes se llevan todos
   *[no] un golpe del Dragón en casa (−1 al poder) que se lleva
} a quien alcancen, salvo a un Mago: se descarta con todo menos sus seguidores, sin chequeo de resistencia
    .given = { Seizes }
    .about = company

## Las Profundidades

fact-under = Lugar de las Profundidades: { $hold }.
fact-neighbours = Junto a { $sites }.
Neighbour = { $name }{ $n ->
    [0] {""}
   *[other] {" "}(tirada { $n })
}
fact-from-hand = Ataque automático: { $unique ->
    [yes] una criatura
   *[no] una criatura no única
} de la mano del rival, si puede jugarse por { $keys-or }; luego se descarta.
fact-nazgul = Un ataque automático más, tras el cual se descarta: { $names-count ->
    [0] un Nazgûl
   *[other] { $names-or }
} entre los sucesos permanentes en juego.
fact-guarded-unless = Ataque automático, salvo si { $unless }: { $attack }.
fact-open-to = Aquí también pueden jugarse { $races-many }.
fact-tells-rings = +2 a las pruebas de anillos de oro aquí.
fact-kept = Puntúa en vez de descartarse.
fact-cancels = { $names } no tienen efecto mientras esta carta está en juego.
fact-twin = Lo mismo que { $name }: solo uno puede estar en juego, y ninguno tras la derrota de uno.
Below = la compañía está en un lugar de las Profundidades o va a uno
    .not = la compañía no está en un lugar de las Profundidades ni va a ninguno
MovesThrough = la compañía se mueve por { $regions-or }
    .not = la compañía no se mueve por { $regions-or }
MovesBelow = { $both ->
    [yes] la compañía va de un lugar de las Profundidades a otro
   *[no] la compañía va a un lugar de las Profundidades o viene de uno
}
    .not = { $both ->
    [yes] la compañía no va de un lugar de las Profundidades a otro
   *[no] la compañía ni va a un lugar de las Profundidades ni viene de uno
}
NoWeapons = las armas no sirven contra el ataque
    .not = las armas sirven contra el ataque
Beaten = { $names-or } ha sido derrotado
    .not = { $names-or } no ha sido derrotado
WasPlayed = se ha jugado { $names-or } este turno
    .not = no se ha jugado { $names-or } este turno
WayBelow = { $own ->
    [yes] la compañía del portador necesita { SIGNED($more) } en las tiradas
   *[no] cada compañía necesita { SIGNED($more) } en las tiradas
} entre lugares de las Profundidades
    .given = { WayBelow }
Uncounted = criaturas{ $unique ->
    [yes] {""}
   *[no] {" "}no únicas
} de { $races-many } que no cuentan para su límite de adversidades
    .given = { Uncounted }
    .about = company
ThatTypeIsFree = criaturas de ese tipo que no cuentan para su límite de adversidades
    .given = { ThatTypeIsFree }
    .about = company
NoneFoundHere = nadie en este lugar tiene una carta así
    .not = alguien en este lugar tiene una carta así
fact-healer = Lo que cura a un personaje de la compañía cura a toda ella.
fact-never-spent = Vuelve siempre al mazo de lugares.
fact-still-offers = Aquí pueden jugarse objetos aunque el lugar esté girado.
DrawsOnShortWays = quien se mueve roba una carta más por cada región que le falte a su itinerario para llegar a cuatro
    .given = { DrawsOnShortWays }
OnlyAtTheEnd = inmunidad a las criaturas que no se juegan por su nuevo lugar, si su itinerario tiene una o dos regiones, sin Tierra de la Sombra ni Región de la Oscuridad
    .given = { OnlyAtTheEnd }
    .about = company
AllBeaten = el ataque es derrotado
    .not = el ataque no es derrotado
CreatureBeatenIn = es derrotada una criatura jugada por el nombre de { $regions-or }
    .not = no es derrotada una criatura jugada por el nombre de { $regions-or }
HasBody = tiene resistencia propia
    .not = no tiene resistencia propia
MoreStrikes = el ataque tiene más golpes que personajes hay para afrontarlos
    .not = hay personajes suficientes para todos los golpes
StrikeAtLeast = el golpe tiene un poder de { $prowess } o más
    .not = el golpe tiene un poder menor que { $prowess }
HasHit = el golpe para el que se jugó esta carta ha acertado
    .not = el golpe para el que se jugó esta carta no ha acertado
Dazzled = el golpe no se canceló y la mente de quien lo afrontó no supera su poder
    .not = el golpe se canceló, o la mente de quien lo afrontó supera su poder
NotBeatenOff = el ataque de esta criatura no fue derrotado
    .not = el ataque de esta criatura fue derrotado
PicksItsPrey = el atacante elige quién recibe los golpes
    .not = el atacante no elige quién recibe los golpes
FewerIfItPicks = un ataque que elige a quién golpea tiene un golpe menos, dos menos mientras { $name } está en juego, pero uno al menos
    .given = { FewerIfItPicks }
FewWithTheGreat = se mueve una compañía de menos de cuatro, con un Mago o alguien de mente seis o más que no es montaraz
    .not = no se mueve ninguna compañía de menos de cuatro con un Mago o alguien de mente seis o más que no es montaraz
FactionsComeAgain = hacer que cada jugador baraje todas las facciones de su pila de descartes en su mazo
