### Karty Bitwy Pięciu Armii.

## Zdania: rozkaz zagrywa się kością; karta Przeznaczenia działa po dobraniu

sentence-always = { $deeds-count ->
    [0] {""}
   *[other] Rozkaz: { $deeds-do-then };{" "}
}{ $until ->
    [none] {""}
   *[other] { $until }:{" "}
}{ $changes }.
sentence-always-when = { $deeds-count ->
    [0] { $until ->
        [none] {""}
       *[other] Rozkaz: połóż tę kartę na stole;{" "}
    }
   *[other] Rozkaz: { $deeds-do-then };{" "}
}{ $until ->
    [none] Jeśli
   *[other] { $until }, jeśli
} { $when }: { $changes }.
sentence-whenever = { $at-key ->
    [moment-13] Po dobraniu: { $does-do-then }
   *[other] { $at }: { $does-do-then }
}.
sentence-whenever-when = { $at-key ->
    [moment-13] Po dobraniu, jeśli { $when }: { $does-do-then }
   *[other] { $at }, jeśli { $when }: { $does-do-then }
}.
sentence-may = { $at-key ->
    [moment-13] Rozkaz{ $requires ->
        [none] {""}
       *[other] , tylko jeśli { $requires }
    }: { $does-do-then }
   *[other] { $at-then } możesz { $does-then }
}.
sentence-may-when = { $at-key ->
    [moment-13] Rozkaz{ $requires ->
        [none] {""}
       *[other] , tylko jeśli { $requires }
    }, jeśli { $when }: { $does-do-then }
   *[other] { $at }, jeśli { $when }, możesz { $does-then }
}.
no-Effect = Teraz to niemożliwe: { $word }.

## Momenty

moment-0 = gdy karty zostają odkryte
    .then = gdy karty zostają odkryte,
moment-1 = przed rzutem walki
    .then = przed rzutem walki
moment-2 = po rzutach walki
    .then = po rzutach walki
moment-3 = przed przerzutem dowódców
    .then = przed przerzutem dowódców
moment-4 = podczas przydzielania obrażeń
    .then = podczas przydzielania obrażeń
moment-5 = podczas ponoszenia strat
    .then = podczas ponoszenia strat
moment-6 = na koniec rundy
    .then = na koniec rundy
moment-7 = przed jedną ze swoich akcji
    .then = przed jedną ze swoich akcji
moment-8 = gdy używasz wyniku Postać
    .then = gdy używasz wyniku Postać,
moment-9 = gdy używasz Woli Zachodu
    .then = gdy używasz Woli Zachodu,
moment-10 = z wynikiem Mobilizacja
    .then = z wynikiem Mobilizacja
moment-11 = gdy jego armia otrzymuje obrażenia
    .then = gdy jego armia otrzymuje obrażenia,
moment-12 = gdy wchodzi do gry
    .then = gdy wchodzi do gry,
moment-13 = w twojej akcji, z kością jej rodzaju
    .then = w twojej akcji, z kością jej rodzaju
moment-14 = gdy wchodzi do gry albo od razu, jeśli już w niej jest
    .then = gdy wchodzi do gry albo od razu, jeśli już w niej jest,
until-1 = do końca tury
until-2 = do wyeliminowania wielkiego orka
until-3 = do końca tury lub wyeliminowania wielkiego orka
until-4 = do przełamania fortyfikacji
until-5 = do końca tury lub przełamania fortyfikacji

## O czym mowa

army-none = {""}
army-own = twoja armia
    .gen = swojej armii
    .dat = swojej armii
    .acc = swoją armię
    .ins = swoją armią
    .loc = swojej armii
    .in = w twojej armii
army-enemy = wroga armia
    .gen = wrogiej armii
    .dat = wrogiej armii
    .acc = wrogą armię
    .ins = wrogą armią
    .loc = wrogiej armii
    .in = we wrogiej armii
army-moved = ta armia
    .gen = tej armii
    .dat = tej armii
    .acc = tę armię
    .ins = tą armią
    .loc = tej armii
    .in = w tej armii
army-rallied = ta armia
    .gen = tej armii
    .dat = tej armii
    .acc = tę armię
    .ins = tą armią
    .loc = tej armii
    .in = w tej armii
army-chosen = ta armia
    .gen = tej armii
    .dat = tej armii
    .acc = tę armię
    .ins = tą armią
    .loc = tej armii
    .in = w tej armii
army-there = tamtejsza armia
    .gen = tamtejszej armii
    .dat = tamtejszej armii
    .acc = tamtejszą armię
    .ins = tamtejszą armią
    .loc = tamtejszej armii
    .in = w tamtejszej armii
unit-none = {""}
unit-dwarves = krasnoludy
    .many = krasnoludów
    .ins = krasnoludami
unit-elves = elfy
    .many = elfów
    .ins = elfami
unit-men = ludzie
    .many = ludzi
    .ins = ludźmi
character-none = {""}
penalty-ford = brody
penalty-slope = zbocza
penalty-fortification = fortyfikacje
roll-combat_roll = rzut walki
    .gen = rzutu walki
roll-leader_reroll = przerzut dowódców
    .gen = przerzutu dowódców
roll-either = rzut walki lub przerzut dowódców
    .gen = rzutu walki lub przerzutu dowódców
roll-both = rzut walki i przerzut dowódców
    .gen = rzutu walki i przerzutu dowódców
turned-enemy_hits = trafienia wroga
turned-own_ones = twoje jedynki
chooser-owner = ty
chooser-enemy = przeciwnik
range-archer = zasięg łuczników
range-gandalf = zasięg Gandalfa
beside-fortification = nieprzełamana fortyfikacja
    .gen = nieprzełamanej fortyfikacji
beside-region_with_army = region z jedną ze swoich armii
    .gen = regionu z jedną ze swoich armii
where-none = {""}
    .many = {""}
    .each = {""}
where-fighting_region = w regionie twojej armii
    .many = w regionie twojej armii
    .each = w regionie twojej armii
where-placed = właśnie położony
    .many = właśnie położony
    .each = właśnie położony
where-settlements = w osadzie
    .many = z osadą
    .each = w różnych osadach
where-own_settlements = w osadzie pod twoją kontrolą
    .many = z osadą pod twoją kontrolą
    .each = w różnych osadach pod twoją kontrolą
where-mustering_regions = w regionie mobilizacji
    .many = w regionie mobilizacji
    .each = w regionie mobilizacji
where-each_mustering_region = w każdym regionie mobilizacji
    .many = w każdym regionie mobilizacji
    .each = w każdym regionie mobilizacji
where-broken_lands = na Otwartych Polach
    .many = na Otwartych Polach
    .each = na Otwartych Polach
where-goblin_mustering_points = w punktach mobilizacji goblinów
    .many = w punktach mobilizacji goblinów
    .each = w punktach mobilizacji goblinów
where-goblin_boxes = w punktach mobilizacji goblinów i na otwartych górskich przełęczach
    .many = w punktach mobilizacji goblinów i na otwartych górskich przełęczach
    .each = w punktach mobilizacji goblinów i na otwartych górskich przełęczach
where-mountain_passes = na górskiej przełęczy
    .many = na górskiej przełęczy
    .each = na górskiej przełęczy
where-settlement_or_mustering_region = w osadzie lub regionie mobilizacji
    .many = w osadzie lub regionie mobilizacji
    .each = w osadzie lub regionie mobilizacji
where-with_character_or_leadership = z twoją postacią lub żetonem zdolności przywódczych
    .many = z twoją postacią lub żetonem zdolności przywódczych
    .each = z twoją postacią lub żetonem zdolności przywódczych
where-any_region = w dowolnym regionie
    .many = w dowolnym regionie
    .each = w dowolnym regionie
where-beside_chosen_settlement = obok osady pod twoją kontrolą
    .many = obok osady pod twoją kontrolą
    .each = obok osady pod twoją kontrolą
where-friendly_army = przy jednej ze swoich armii
    .many = przy jednej ze swoich armii
    .each = przy jednej ze swoich armii
where-chosen_army = przy jednej ze swoich armii
    .many = przy jednej ze swoich armii
    .each = przy jednej ze swoich armii
where-with_thorin = przy Thorinie
    .many = przy Thorinie
    .each = przy Thorinie
where-with_bolg = przy Bolgu
    .many = przy Bolgu
    .each = przy Bolgu
where-front_gate = przy Głównej Bramie
    .many = przy Głównej Bramie
    .each = przy Głównej Bramie
where-south_edge = na południowej granicy planszy
    .many = na południowej granicy planszy
    .each = na południowej granicy planszy
where-eyrie = w Gnieździe Orłów
    .many = w Gnieździe Orłów
    .each = w Gnieździe Orłów

## Które armie

Containing = z { $unit-ins-or }
OnlyOf = tylko z { $unit-ins }
WithLeadership = z przywództwem
With = z { $character-ins }
Other = bez { $character-gen }
In = { $terrain-count ->
    [0] {""}
   *[other] { $terrain-in-or }
}{ $where-key ->
    [where-none] {""}
    [where-beside_chosen_settlement] obok tej samej osady
   *[other] { $terrain-count ->
        [0] {""}
       *[other] {" "}lub{" "}
    }{ $where }
}
Beside = obok { $army-key ->
    [army-own] jednej ze swoich armii
   *[other] wrogiej armii
}{ $which-count ->
    [0] {""}
   *[other] {" "}{ $which }
}
Near = w regionie { $character-gen } lub obok
InRange = w zasięgu { $range-key ->
    [range-archer] strzału{" "}
   *[other] {""}
}{ $character-gen }
WithoutEnemyUnits = bez wrogich jednostek

## Liczby

Normally = { $n } ({ $but }, jeśli { $when })
UnitTypesBeyondFirst = jedno za każdy rodzaj jednostek twojej armii poza pierwszym, najwyżej { $most }
LeadershipTokens = jedno za każdy żeton zdolności przywódczych twojej armii, najwyżej { $most }
UnitsBeside = po jednej za każdą jednostkę { $unit-many } w jednej ze swoich armii obok niej, najwyżej { $most }

## Warunki

Both = { $one } i { $other }
    .not = { $one-not } lub { $other-not }
AnyOf = { $one } lub { $other }
    .not = { $one-not } i { $other-not }
FirstRound = jest to pierwsza runda
    .not = nie jest to pierwsza runda
FirstAttackOfEnemy = ta wroga armia atakuje po raz pierwszy
    .not = ta wroga armia nie atakuje po raz pierwszy
Attacking = jesteś atakującym
    .not = nie jesteś atakującym
Defending = jesteś obrońcą
    .not = nie jesteś obrońcą
MoreUnits = twoja armia ma więcej jednostek niż wroga
    .not = twoja armia nie ma więcej jednostek niż wroga
FewerUnits = twoja armia ma mniej jednostek niż wroga
    .not = twoja armia nie ma mniej jednostek niż wroga
InTerrain = walka toczy się { $terrain-in-or }
    .not = walka nie toczy się { $terrain-in-or }
AcrossFord = atak prowadzi przez bród
    .not = atak nie prowadzi przez bród
UpSlope = atak prowadzi w górę zbocza
    .not = atak nie prowadzi w górę zbocza
FromPass = atakujesz z górskiej przełęczy
    .not = nie atakujesz z górskiej przełęczy
HitScored = w tej rundzie masz trafienie
    .not = w tej rundzie nie masz trafienia
DamageInflicted = zadajesz obrażenia w tej rundzie
    .not = nie zadajesz obrażeń w tej rundzie
BothHaveLeadership = obie armie mają przywództwo
    .not = nie obie armie mają przywództwo
Contains = { $army-in } { $any_character ->
    [yes] jest postać
   *[other] {""}
}{ $character-key ->
    [character-none] {""}
   *[other] jest { $character }
}{ $unit-count ->
    [0] {""}
   *[other] są { $unit-or }
}
    .not = { $army-in } nie ma { $any_character ->
        [yes] postaci
       *[other] {""}
    }{ $character-key ->
        [character-none] {""}
       *[other] { $character-gen }
    }{ $unit-count ->
        [0] {""}
       *[other] { $unit-many-or }
    }
ContainsOnly = { $army-key ->
    [army-rallied] w niej
   *[other] { $army-in }
} są tylko { $unit }
    .not = { $army-key ->
        [army-rallied] w niej
       *[other] { $army-in }
    } nie są tylko { $unit }
Flanking = inna twoja armia, która nie bierze udziału w tej walce, stoi obok wrogiej
    .not = inna twoja armia nie stoi obok wrogiej
FavorsTerrain = teren sprzyja co najmniej { $n ->
    [one] { $n } twojej jednostce
    [few] { $n } twoim jednostkom
    [many] { $n } twoim jednostkom
   *[other] { $n } twoim jednostkom
}
    .not = teren sprzyja mniej niż { $n ->
        [one] { $n } twojej jednostce
        [few] { $n } twoim jednostkom
        [many] { $n } twoim jednostkom
       *[other] { $n } twoim jednostkom
    }
RoomForUnits = twoja armia ma mniej niż pięć jednostek i żeton rekrutacji w swoim regionie
    .not = twoja armia nie ma miejsca lub żetonu rekrutacji w swoim regionie
BatsInTerritory = na terytorium walki jest wielki nietoperz
    .not = na terytorium walki nie ma wielkiego nietoperza
InPlay = { $character } jest w grze
    .not = { $character } nie jest w grze
OnBoard = { $character } jest na planszy
    .not = { $character } nie jest na planszy
WithArmy = { $character } jest przy armii
    .not = { $character } nie jest przy armii
FateMarker = znacznik przeznaczenia jest na polu { $least } lub dalej
    .not = znacznik przeznaczenia jest przed polem { $least }
ArmyExists = masz armię{ $which-count ->
    [0] {""}
   *[other] {" "}{ $which }
}
    .not = nie masz armii{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    }
Controls = kontrolujesz co najmniej { $n ->
    [one] { $n } osadę
    [few] { $n } osady
    [many] { $n } osad
   *[other] { $n } osady
}
    .not = kontrolujesz mniej niż { $n ->
        [one] { $n } osadę
        [few] { $n } osady
        [many] { $n } osad
       *[other] { $n } osady
    }
ControlsThat = kontrolujesz tę osadę: { $region }
    .not = nie kontrolujesz tej osady: { $region }
Concentrated = Gandalf jest skoncentrowany
    .not = Gandalf nie jest skoncentrowany
PlayedBy = { $side } { $side-key ->
    [free] zagrywają
   *[other] zagrywa
} tę kartę
    .not = { $side } nie { $side-key ->
        [free] zagrywają
       *[other] zagrywa
    } tę kartę

## Czasowniki: armie

Move = { $may ->
    [yes] jeśli chcesz,{" "}
   *[other] {""}
}przesunąć { $army-key ->
    [army-none] { $up_to ->
        [one] jedną armię
        [few] do { $up_to } armii
        [many] do { $up_to } armii
       *[other] do { $up_to } armii
    }
   *[other] { $army-acc }
}{ $which-count ->
    [0] {""}
   *[other] {" "}{ $which }
}{ $army-key ->
    [army-none] { $up_to ->
        [one] {""}
        [few] , każdą
        [many] , każdą
       *[other] , każdą
    }
   *[other] {""}
} o { $steps ->
    [one] { $steps } region
    [few] maksymalnie { $steps } regiony
    [many] maksymalnie { $steps } regionów
   *[other] maksymalnie { $steps } regiony
}{ $through-count ->
    [0] {""}
   *[other] {" "}przez { $through-or } (ostatni region może być dowolny)
}{ $attack ->
    [yes] { $up_to ->
        [one] ; może ona potem zaatakować
        [few] ; jedna z nich może potem zaatakować
        [many] ; jedna z nich może potem zaatakować
       *[other] ; jedna z nich może potem zaatakować
    }
   *[other] {""}
}{ $penalty-count ->
    [0] {""}
   *[other] , bez kary za { $penalty }
}{ $superiority ->
    [yes] , z przewagą terenu
   *[other] {""}
}
    .do = { $may ->
        [yes] jeśli chcesz,{" "}
       *[other] {""}
    }przesuń { $army-key ->
        [army-none] { $up_to ->
            [one] jedną armię
            [few] do { $up_to } armii
            [many] do { $up_to } armii
           *[other] do { $up_to } armii
        }
       *[other] { $army-acc }
    }{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    }{ $army-key ->
        [army-none] { $up_to ->
            [one] {""}
            [few] , każdą
            [many] , każdą
           *[other] , każdą
        }
       *[other] {""}
    } o { $steps ->
        [one] { $steps } region
        [few] maksymalnie { $steps } regiony
        [many] maksymalnie { $steps } regionów
       *[other] maksymalnie { $steps } regiony
    }{ $through-count ->
        [0] {""}
       *[other] {" "}przez { $through-or } (ostatni region może być dowolny)
    }{ $attack ->
        [yes] { $up_to ->
            [one] ; może ona potem zaatakować
            [few] ; jedna z nich może potem zaatakować
            [many] ; jedna z nich może potem zaatakować
           *[other] ; jedna z nich może potem zaatakować
        }
       *[other] {""}
    }{ $penalty-count ->
        [0] {""}
       *[other] , bez kary za { $penalty }
    }{ $superiority ->
        [yes] , z przewagą terenu
       *[other] {""}
    }
Attack = zaatakować { $army-key ->
    [army-none] jedną armią
   *[other] { $army-ins }
}{ $which-count ->
    [0] {""}
   *[other] {" "}{ $which }
}{ $steps ->
    [0] , bez przesuwania jej
   *[other] , która może najpierw przesunąć się o { $steps ->
        [one] { $steps } region
        [few] maksymalnie { $steps } regiony
        [many] maksymalnie { $steps } regionów
       *[other] maksymalnie { $steps } regiony
    }
}{ $terrain-count ->
    [0] {""}
   *[other] , { $terrain-to-or }
}{ $penalty-count ->
    [0] {""}
   *[other] , bez kary za { $penalty }
}{ $superiority ->
    [yes] , z przewagą terenu
   *[other] {""}
}
    .do = zaatakuj { $army-key ->
        [army-none] jedną armią
       *[other] { $army-ins }
    }{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    }{ $steps ->
        [0] , bez przesuwania jej
       *[other] , która może najpierw przesunąć się o { $steps ->
            [one] { $steps } region
            [few] maksymalnie { $steps } regiony
            [many] maksymalnie { $steps } regionów
           *[other] maksymalnie { $steps } regiony
        }
    }{ $terrain-count ->
        [0] {""}
       *[other] , { $terrain-to-or }
    }{ $penalty-count ->
        [0] {""}
       *[other] , bez kary za { $penalty }
    }{ $superiority ->
        [yes] , z przewagą terenu
       *[other] {""}
    }
CombinedAttack = wykonać połączony atak
    .do = wykonaj połączony atak
MoveCharacters = przesunąć swoje postacie{ $more ->
    [0] {""}
    [one] , każdą o { $more } region dalej
    [few] , każdą o { $more } regiony dalej
    [many] , każdą o { $more } regionów dalej
   *[other] , każdą o { $more } regiony dalej
}
    .do = przesuń swoje postacie{ $more ->
        [0] {""}
        [one] , każdą o { $more } region dalej
        [few] , każdą o { $more } regiony dalej
        [many] , każdą o { $more } regionów dalej
       *[other] , każdą o { $more } regiony dalej
    }
Rally = { $may ->
    [yes] jeśli chcesz,{" "}
   *[other] {""}
}przegrupować { $army-key ->
    [army-none] { $up_to ->
        [one] jedną armię
        [few] do { $up_to } armii
        [many] do { $up_to } armii
       *[other] do { $up_to } armii
    }
   *[other] { $army-acc }
}{ $which-count ->
    [0] {""}
   *[other] {" "}{ $which }
}{ $success_on ->
    [5] {""}
   *[other] {" "}(sukces od { $success_on })
}{ $rerolls ->
    [no] , bez przerzutów i strat
   *[other] {""}
}
    .do = { $may ->
        [yes] jeśli chcesz,{" "}
       *[other] {""}
    }przegrupuj { $army-key ->
        [army-none] { $up_to ->
            [one] jedną armię
            [few] do { $up_to } armii
            [many] do { $up_to } armii
           *[other] do { $up_to } armii
        }
       *[other] { $army-acc }
    }{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    }{ $success_on ->
        [5] {""}
       *[other] {" "}(sukces od { $success_on })
    }{ $rerolls ->
        [no] , bez przerzutów i strat
       *[other] {""}
    }
Either = { $chooser-key ->
    [chooser-enemy] wedle wyboru przeciwnika{" "}
   *[other] {""}
}{ $of-or }
    .do = { $chooser-key ->
        [chooser-enemy] wedle wyboru przeciwnika{" "}
       *[other] {""}
    }{ $of-do-or }
Together = { $of }
    .do = { $of-do }

## Czasowniki: obrażenia

InflictDamage = { $when ->
    [none] {""}
   *[other] jeśli { $when },{" "}
}zadać { $n ->
    [1] { $n } obrażenie { $army-key ->
        [army-enemy] { $army-dat }
       *[other] jednej wrogiej armii
    }{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    }
    [2] { $n } obrażenia { $army-key ->
        [army-enemy] { $army-dat }
       *[other] jednej wrogiej armii
    }{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    }
    [3] { $n } obrażenia { $army-key ->
        [army-enemy] { $army-dat }
       *[other] jednej wrogiej armii
    }{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    }
    [4] { $n } obrażenia { $army-key ->
        [army-enemy] { $army-dat }
       *[other] jednej wrogiej armii
    }{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    }
    [5] { $n } obrażeń { $army-key ->
        [army-enemy] { $army-dat }
       *[other] jednej wrogiej armii
    }{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    }
   *[other] obrażenia { $army-key ->
        [army-enemy] { $army-dat }
       *[other] jednej wrogiej armii
    }{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    }: { $n }
}{ $otherwise-count ->
    [0] {""}
   *[other] ; w przeciwnym razie { $otherwise }
}
    .do = { $when ->
        [none] {""}
       *[other] jeśli { $when },{" "}
    }zadaj { $n ->
        [1] { $n } obrażenie { $army-key ->
            [army-enemy] { $army-dat }
           *[other] jednej wrogiej armii
        }{ $which-count ->
            [0] {""}
           *[other] {" "}{ $which }
        }
        [2] { $n } obrażenia { $army-key ->
            [army-enemy] { $army-dat }
           *[other] jednej wrogiej armii
        }{ $which-count ->
            [0] {""}
           *[other] {" "}{ $which }
        }
        [3] { $n } obrażenia { $army-key ->
            [army-enemy] { $army-dat }
           *[other] jednej wrogiej armii
        }{ $which-count ->
            [0] {""}
           *[other] {" "}{ $which }
        }
        [4] { $n } obrażenia { $army-key ->
            [army-enemy] { $army-dat }
           *[other] jednej wrogiej armii
        }{ $which-count ->
            [0] {""}
           *[other] {" "}{ $which }
        }
        [5] { $n } obrażeń { $army-key ->
            [army-enemy] { $army-dat }
           *[other] jednej wrogiej armii
        }{ $which-count ->
            [0] {""}
           *[other] {" "}{ $which }
        }
       *[other] obrażenia { $army-key ->
            [army-enemy] { $army-dat }
           *[other] jednej wrogiej armii
        }{ $which-count ->
            [0] {""}
           *[other] {" "}{ $which }
        }: { $n }
    }{ $otherwise-count ->
        [0] {""}
       *[other] ; w przeciwnym razie { $otherwise-do }
    }
LeadershipOrDamage = sprawić, że { $army-key ->
    [army-enemy] { $army }
   *[other] jedna wroga armia
}{ $which-count ->
    [0] {""}
   *[other] {" "}{ $which }
} straci żeton zdolności przywódczych albo otrzyma { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
    [many] { $n } obrażeń
   *[other] { $n } obrażenia
}, wedle wyboru właściciela
    .do = spraw, że { $army-key ->
        [army-enemy] { $army }
       *[other] jedna wroga armia
    }{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    } straci żeton zdolności przywódczych albo otrzyma { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
        [many] { $n } obrażeń
       *[other] { $n } obrażenia
    }, wedle wyboru właściciela
SufferDamage = zadać { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
    [many] { $n } obrażeń
   *[other] { $n } obrażenia
} { $army-dat } (nic temu nie zapobiegnie)
    .do = zadaj { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
        [many] { $n } obrażeń
       *[other] { $n } obrażenia
    } { $army-dat } (nic temu nie zapobiegnie)
PreventDamage = zapobiec { $everything ->
    [yes] wszystkim obrażeniom z tego ataku lub z tej rundy walki
   *[other] { $n ->
        [1] { $n } obrażeniu
        [2] { $n } obrażeniom
        [3] { $n } obrażeniom
        [4] { $n } obrażeniom
        [5] { $n } obrażeniom
       *[other] obrażeniom: { $n }
    }
}{ $fortification ->
    [yes] , także fortyfikacji
   *[other] {""}
}
    .do = zapobiegnij { $everything ->
        [yes] wszystkim obrażeniom z tego ataku lub z tej rundy walki
       *[other] { $n ->
            [1] { $n } obrażeniu
            [2] { $n } obrażeniom
            [3] { $n } obrażeniom
            [4] { $n } obrażeniom
            [5] { $n } obrażeniom
           *[other] obrażeniom: { $n }
        }
    }{ $fortification ->
        [yes] , także fortyfikacji
       *[other] {""}
    }
RemoveDamage = usunąć { $n ->
    [1] { $n } obrażenie
    [2] { $n } obrażenia
    [3] { $n } obrażenia
    [4] { $n } obrażenia
    [5] { $n } obrażeń
   *[other] obrażenia
} z { $army-key ->
    [army-none] { $up_to ->
        [one] jednej armii
        [few] każdej z maksymalnie { $up_to } armii
        [many] każdej z maksymalnie { $up_to } armii
       *[other] każdej z maksymalnie { $up_to } armii
    }
    [army-rallied] każdej przegrupowanej armii
   *[other] { $army-gen }
}{ $which-count ->
    [0] {""}
   *[other] {" "}{ $which }
}{ $n ->
    [1] {""}
    [2] {""}
    [3] {""}
    [4] {""}
    [5] {""}
   *[other] : { $n }
}
    .do = usuń { $n ->
        [1] { $n } obrażenie
        [2] { $n } obrażenia
        [3] { $n } obrażenia
        [4] { $n } obrażenia
        [5] { $n } obrażeń
       *[other] obrażenia
    } z { $army-key ->
        [army-none] { $up_to ->
            [one] jednej armii
            [few] każdej z maksymalnie { $up_to } armii
            [many] każdej z maksymalnie { $up_to } armii
           *[other] każdej z maksymalnie { $up_to } armii
        }
        [army-rallied] każdej przegrupowanej armii
       *[other] { $army-gen }
    }{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    }{ $n ->
        [1] {""}
        [2] {""}
        [3] {""}
        [4] {""}
        [5] {""}
       *[other] : { $n }
    }
RepairFortification = usunąć { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
    [many] { $n } obrażeń
   *[other] { $n } obrażenia
} z nieprzełamanej fortyfikacji pod twoją kontrolą
    .do = usuń { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
        [many] { $n } obrażeń
       *[other] { $n } obrażenia
    } z nieprzełamanej fortyfikacji pod twoją kontrolą
SacrificeUnit = jeśli chcesz, wyeliminować { $unit-one-acc } z { $army-key ->
    [army-rallied] każdej przegrupowanej armii
   *[other] { $army-gen }
}, aby usunąć { $removes ->
    [one] { $removes } obrażenie
    [few] { $removes } obrażenia
    [many] { $removes } obrażeń
   *[other] { $removes } obrażenia
}
    .do = jeśli chcesz, wyeliminuj { $unit-one-acc } z { $army-key ->
        [army-rallied] każdej przegrupowanej armii
       *[other] { $army-gen }
    }, aby usunąć { $removes ->
        [one] { $removes } obrażenie
        [few] { $removes } obrażenia
        [many] { $removes } obrażeń
       *[other] { $removes } obrażenia
    }
CasualtyRemoves = usunąć { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
    [many] { $n } obrażeń
   *[other] { $n } obrażenia
} za { $times ->
    [0] każdą stratę
    [one] { $times } stratę
    [few] maksymalnie { $times } straty
    [many] maksymalnie { $times } strat
   *[other] maksymalnie { $times } straty
}{ $unit-key ->
    [unit-none] {""}
   *[other] {" "}({ $unit })
}
    .do = usuń { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
        [many] { $n } obrażeń
       *[other] { $n } obrażenia
    } za { $times ->
        [0] każdą stratę
        [one] { $times } stratę
        [few] maksymalnie { $times } straty
        [many] maksymalnie { $times } strat
       *[other] maksymalnie { $times } straty
    }{ $unit-key ->
        [unit-none] {""}
       *[other] {" "}({ $unit })
    }
Shoot = rzucić { $dice ->
    [1] { $dice } kością przeciw { $army-key ->
        [army-enemy] { $army-dat }
       *[other] jednej wrogiej armii
    }{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    }
    [2] { $dice } kośćmi przeciw { $army-key ->
        [army-enemy] { $army-dat }
       *[other] jednej wrogiej armii
    }{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    }
    [3] { $dice } kośćmi przeciw { $army-key ->
        [army-enemy] { $army-dat }
       *[other] jednej wrogiej armii
    }{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    }
    [4] { $dice } kośćmi przeciw { $army-key ->
        [army-enemy] { $army-dat }
       *[other] jednej wrogiej armii
    }{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    }
    [5] { $dice } kośćmi przeciw { $army-key ->
        [army-enemy] { $army-dat }
       *[other] jednej wrogiej armii
    }{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    }
   *[other] kośćmi przeciw { $army-key ->
        [army-enemy] { $army-dat }
       *[other] jednej wrogiej armii
    }{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    }, { $dice }
}: każdy wynik { $hits_on } lub więcej zadaje 1 obrażenie
    .do = rzuć { $dice ->
        [1] { $dice } kością przeciw { $army-key ->
            [army-enemy] { $army-dat }
           *[other] jednej wrogiej armii
        }{ $which-count ->
            [0] {""}
           *[other] {" "}{ $which }
        }
        [2] { $dice } kośćmi przeciw { $army-key ->
            [army-enemy] { $army-dat }
           *[other] jednej wrogiej armii
        }{ $which-count ->
            [0] {""}
           *[other] {" "}{ $which }
        }
        [3] { $dice } kośćmi przeciw { $army-key ->
            [army-enemy] { $army-dat }
           *[other] jednej wrogiej armii
        }{ $which-count ->
            [0] {""}
           *[other] {" "}{ $which }
        }
        [4] { $dice } kośćmi przeciw { $army-key ->
            [army-enemy] { $army-dat }
           *[other] jednej wrogiej armii
        }{ $which-count ->
            [0] {""}
           *[other] {" "}{ $which }
        }
        [5] { $dice } kośćmi przeciw { $army-key ->
            [army-enemy] { $army-dat }
           *[other] jednej wrogiej armii
        }{ $which-count ->
            [0] {""}
           *[other] {" "}{ $which }
        }
       *[other] kośćmi przeciw { $army-key ->
            [army-enemy] { $army-dat }
           *[other] jednej wrogiej armii
        }{ $which-count ->
            [0] {""}
           *[other] {" "}{ $which }
        }, { $dice }
    }: każdy wynik { $hits_on } lub więcej zadaje 1 obrażenie
Archery = ostrzelać wrogą armię: strzelają będący w zasięgu { $unit } { $terrain-in-or }, po jednej kości, najwyżej { $most_dice }, trafienie od { $hits_on }{ $unit-count ->
    [1] {""}
   *[other] , w tej kolejności
}
    .do = ostrzelaj wrogą armię: strzelają będący w zasięgu { $unit } { $terrain-in-or }, po jednej kości, najwyżej { $most_dice }, trafienie od { $hits_on }{ $unit-count ->
        [1] {""}
       *[other] , w tej kolejności
    }
PursuitDamage = zadać { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
    [many] { $n } obrażeń
   *[other] { $n } obrażenia
} wrogiej armii, jeśli wykona odwrót lub ucieknie w rozsypce, zanim się ruszy
    .do = zadaj { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
        [many] { $n } obrażeń
       *[other] { $n } obrażenia
    } wrogiej armii, jeśli wykona odwrót lub ucieknie w rozsypce, zanim się ruszy
WithdrawalDamage = zadać { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
    [many] { $n } obrażeń
   *[other] { $n } obrażenia
} wrogiej armii, jeśli się wycofa{ $character-key ->
    [character-none] {""}
   *[other] {" "}(nie dotyczy { $character-gen })
}
    .do = zadaj { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
        [many] { $n } obrażeń
       *[other] { $n } obrażenia
    } wrogiej armii, jeśli się wycofa{ $character-key ->
        [character-none] {""}
       *[other] {" "}(nie dotyczy { $character-gen })
    }

## Czasowniki: przywództwo i postacie

PlaceLeadership = umieścić { $each ->
    [one] { $each } żeton
    [few] { $each } żetony
    [many] { $each } żetonów
   *[other] { $each } żetony
} zdolności przywódczych przy { $army-key ->
    [army-none] { $up_to ->
        [one] jednej armii
        [few] każdej z maksymalnie { $up_to } armii
        [many] każdej z maksymalnie { $up_to } armii
       *[other] każdej z maksymalnie { $up_to } armii
    }
   *[other] { $army-loc }
}
    .do = umieść { $each ->
        [one] { $each } żeton
        [few] { $each } żetony
        [many] { $each } żetonów
       *[other] { $each } żetony
    } zdolności przywódczych przy { $army-key ->
        [army-none] { $up_to ->
            [one] jednej armii
            [few] każdej z maksymalnie { $up_to } armii
            [many] każdej z maksymalnie { $up_to } armii
           *[other] każdej z maksymalnie { $up_to } armii
        }
       *[other] { $army-loc }
    }
LoseLeadership = odrzucić { $everything ->
    [yes] wszystkie żetony zdolności przywódczych
   *[other] { $n ->
        [one] { $n } żeton
        [few] { $n } żetony
        [many] { $n } żetonów
       *[other] { $n } żetony
    } zdolności przywódczych
} { $army-key ->
    [army-own] { $army-gen }
    [army-enemy] { $army-gen }
   *[other] { $up_to ->
        [one] wrogiej armii
        [few] każdej z maksymalnie { $up_to } wrogich armii
        [many] każdej z maksymalnie { $up_to } wrogich armii
       *[other] każdej z maksymalnie { $up_to } wrogich armii
    }
}{ $which-count ->
    [0] {""}
   *[other] {" "}{ $which }
}{ $otherwise-count ->
    [0] {""}
   *[other] ; w razie braku: { $otherwise }
}
    .do = odrzuć { $everything ->
        [yes] wszystkie żetony zdolności przywódczych
       *[other] { $n ->
            [one] { $n } żeton
            [few] { $n } żetony
            [many] { $n } żetonów
           *[other] { $n } żetony
        } zdolności przywódczych
    } { $army-key ->
        [army-own] { $army-gen }
        [army-enemy] { $army-gen }
       *[other] { $up_to ->
            [one] wrogiej armii
            [few] każdej z maksymalnie { $up_to } wrogich armii
            [many] każdej z maksymalnie { $up_to } wrogich armii
           *[other] każdej z maksymalnie { $up_to } wrogich armii
        }
    }{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    }{ $otherwise-count ->
        [0] {""}
       *[other] ; w razie braku: { $otherwise-do }
    }
EliminateCharacter = wyeliminować postać { $army-gen }
    .do = wyeliminuj postać { $army-gen }
PlaceCharacter = umieścić { $character-acc } { $where }
    .do = umieść { $character-acc } { $where }
TakeOffBoard = zdjąć { $character-acc } z planszy
    .do = zdejmij { $character-acc } z planszy
ExtraLeadership = dodać { $n } do zdolności przywódczych { $character-key ->
    [character-none] twojej armii
   *[other] { $character-gen }
}{ $rounds ->
    [0] {""}
    [one] {" "}w pierwszej rundzie
    [few] {" "}w pierwszych { $rounds } rundach
    [many] {" "}w pierwszych { $rounds } rundach
   *[other] {" "}w pierwszych { $rounds } rundach
}
    .do = dodaj { $n } do zdolności przywódczych { $character-key ->
        [character-none] twojej armii
       *[other] { $character-gen }
    }{ $rounds ->
        [0] {""}
        [one] {" "}w pierwszej rundzie
        [few] {" "}w pierwszych { $rounds } rundach
        [many] {" "}w pierwszych { $rounds } rundach
       *[other] {" "}w pierwszych { $rounds } rundach
    }
DoubleLeadership = podwoić zdolności przywódcze twojej armii, najwyżej do { $most_of_it }
    .do = podwój zdolności przywódcze twojej armii, najwyżej do { $most_of_it }
DiscardActivation = odrzucić żeton aktywacji generała{ $which-count ->
    [0] {""}
   *[other] {" "}{ $which }
}{ $character-key ->
    [character-none] {""}
   *[other] {" "}(z wyjątkiem { $character-gen })
}
    .do = odrzuć żeton aktywacji generała{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    }{ $character-key ->
        [character-none] {""}
       *[other] {" "}(z wyjątkiem { $character-gen })
    }
Concentrate = zebrać siły Gandalfa na następny Magiczny pocisk
    .do = zbierz siły Gandalfa na następny Magiczny pocisk
DiscardRing = odrzucić żeton Pierścienia
    .do = odrzuć żeton Pierścienia
DiscardBodyguard = odrzucić żeton przybocznego
    .do = odrzuć żeton przybocznego
AddRings = { $dice ->
    [0] dodać { $n ->
        [one] { $n } żeton
        [few] { $n } żetony
        [many] { $n } żetonów
       *[other] { $n } żetony
    } Pierścienia
   *[other] rzucić { $dice ->
        [one] { $dice } kością
        [few] { $dice } kośćmi
        [many] { $dice } kośćmi
       *[other] { $dice } kośćmi
    }: każdy wynik { $hits_on } lub więcej dodaje żeton Pierścienia (najwyżej 5)
}
    .do = { $dice ->
        [0] dodaj { $n ->
            [one] { $n } żeton
            [few] { $n } żetony
            [many] { $n } żetonów
           *[other] { $n } żetony
        } Pierścienia
       *[other] rzuć { $dice ->
            [one] { $dice } kością
            [few] { $dice } kośćmi
            [many] { $dice } kośćmi
           *[other] { $dice } kośćmi
        }: każdy wynik { $hits_on } lub więcej dodaje żeton Pierścienia (najwyżej 5)
    }
AddWrath = dodać { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
    [many] { $n } żetonów
   *[other] { $n } żetony
} gniewu dla Beorna
    .do = dodaj { $n ->
        [one] { $n } żeton
        [few] { $n } żetony
        [many] { $n } żetonów
       *[other] { $n } żetony
    } gniewu dla Beorna
AddBodyguards = dodać { $n ->
    [1] { $n } żeton przybocznego
    [2] { $n } żetony przybocznych
    [3] { $n } żetony przybocznych
    [4] { $n } żetony przybocznych
    [5] { $n } żetonów przybocznych
   *[other] żetony przybocznych: { $n }
}
    .do = dodaj { $n ->
        [1] { $n } żeton przybocznego
        [2] { $n } żetony przybocznych
        [3] { $n } żetony przybocznych
        [4] { $n } żetony przybocznych
        [5] { $n } żetonów przybocznych
       *[other] żetony przybocznych: { $n }
    }

## Czasowniki: rekrutacja

PlaceTokens = położyć żeton rekrutacji{ $group-count ->
    [0] {""}
   *[other] {" "}({ $group-or })
} { $where-key ->
    [where-each_mustering_region] { $where }
    [where-placed] { $where }
    [where-none] w { $up_to ->
        [one] osadzie (Wolne Ludy) lub regionie mobilizacji (Cień)
        [few] każdej z { $up_to } różnych osad (Wolne Ludy) lub każdym z { $up_to } różnych regionów mobilizacji (Cień)
        [many] każdej z { $up_to } różnych osad (Wolne Ludy) lub każdym z { $up_to } różnych regionów mobilizacji (Cień)
       *[other] każdej z { $up_to } różnych osad (Wolne Ludy) lub każdym z { $up_to } różnych regionów mobilizacji (Cień)
    }
   *[other] { $up_to ->
        [one] { $where }
        [few] w każdym z { $up_to } różnych regionów { $where-many }
        [many] w każdym z { $up_to } różnych regionów { $where-many }
       *[other] w każdym z { $up_to } różnych regionów { $where-many }
    }
}
    .do = połóż żeton rekrutacji{ $group-count ->
        [0] {""}
       *[other] {" "}({ $group-or })
    } { $where-key ->
        [where-each_mustering_region] { $where }
        [where-placed] { $where }
        [where-none] w { $up_to ->
            [one] osadzie (Wolne Ludy) lub regionie mobilizacji (Cień)
            [few] każdej z { $up_to } różnych osad (Wolne Ludy) lub każdym z { $up_to } różnych regionów mobilizacji (Cień)
            [many] każdej z { $up_to } różnych osad (Wolne Ludy) lub każdym z { $up_to } różnych regionów mobilizacji (Cień)
           *[other] każdej z { $up_to } różnych osad (Wolne Ludy) lub każdym z { $up_to } różnych regionów mobilizacji (Cień)
        }
       *[other] { $up_to ->
            [one] { $where }
            [few] w każdym z { $up_to } różnych regionów { $where-many }
            [many] w każdym z { $up_to } różnych regionów { $where-many }
           *[other] w każdym z { $up_to } różnych regionów { $where-many }
        }
    }
FlipTokens = { $may ->
    [yes] jeśli chcesz,{" "}
   *[other] {""}
}odwrócić żeton rekrutacji{ $group-count ->
    [0] {""}
   *[other] {" "}({ $group-or })
} { $where-key ->
    [where-each_mustering_region] { $where }
    [where-placed] { $where }
    [where-none] w { $up_to ->
        [one] jednym regionie
        [few] każdym z maksymalnie { $up_to } różnych regionów
        [many] każdym z maksymalnie { $up_to } różnych regionów
       *[other] każdym z maksymalnie { $up_to } różnych regionów
    }
   *[other] { $up_to ->
        [one] { $where }
        [few] w każdym z maksymalnie { $up_to } różnych regionów { $where-many }
        [many] w każdym z maksymalnie { $up_to } różnych regionów { $where-many }
       *[other] w każdym z maksymalnie { $up_to } różnych regionów { $where-many }
    }
}
    .do = { $may ->
        [yes] jeśli chcesz,{" "}
       *[other] {""}
    }odwróć żeton rekrutacji{ $group-count ->
        [0] {""}
       *[other] {" "}({ $group-or })
    } { $where-key ->
        [where-each_mustering_region] { $where }
        [where-placed] { $where }
        [where-none] w { $up_to ->
            [one] jednym regionie
            [few] każdym z maksymalnie { $up_to } różnych regionów
            [many] każdym z maksymalnie { $up_to } różnych regionów
           *[other] każdym z maksymalnie { $up_to } różnych regionów
        }
       *[other] { $up_to ->
            [one] { $where }
            [few] w każdym z maksymalnie { $up_to } różnych regionów { $where-many }
            [many] w każdym z maksymalnie { $up_to } różnych regionów { $where-many }
           *[other] w każdym z maksymalnie { $up_to } różnych regionów { $where-many }
        }
    }
EliminateTokens = wyeliminować wszystkie wrogie żetony rekrutacji w jednym regionie { $where }
    .do = wyeliminuj wszystkie wrogie żetony rekrutacji w jednym regionie { $where }
PlaceUnits = umieścić { $n ->
    [one] { $unit-one-acc } { $where }
    [few] { $where-key ->
            [where-goblin_boxes] do { $n } { $unit-many }
           *[other] { $n } { $unit-few }
        } { $where-each }
    [many] { $where-key ->
            [where-goblin_boxes] do{" "}
           *[other] {""}
        }{ $n } { $unit-many } { $where-each }
   *[other] { $n } { $unit-few } { $where-each }
}{ $which-count ->
    [0] {""}
   *[other] {" "}{ $which }
}
    .do = umieść { $n ->
        [one] { $unit-one-acc } { $where }
        [few] { $where-key ->
            [where-goblin_boxes] do { $n } { $unit-many }
           *[other] { $n } { $unit-few }
        } { $where-each }
        [many] { $where-key ->
            [where-goblin_boxes] do{" "}
           *[other] {""}
        }{ $n } { $unit-many } { $where-each }
       *[other] { $n } { $unit-few } { $where-each }
    }{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    }
PlaceEagles = umieścić w Gnieździe { $n ->
    [one] { $n } Orła
    [few] { $n } Orły
    [many] { $n } Orłów
   *[other] { $n } Orły
}{ $early ->
    [yes] {" "}(także przed przybyciem ich Wodza)
   *[other] {""}
}
    .do = umieść w Gnieździe { $n ->
        [one] { $n } Orła
        [few] { $n } Orły
        [many] { $n } Orłów
       *[other] { $n } Orły
    }{ $early ->
        [yes] {" "}(także przed przybyciem ich Wodza)
       *[other] {""}
    }
FlyEagles = przenieść wszystkie Orły z Gniazda na wybrane terytoria
    .do = przenieś wszystkie Orły z Gniazda na wybrane terytoria
EagleAttack = zaatakować Orłami, każdym inną armię na jego terytorium; Orły wracają do Gniazda: po { $dice ->
    [one] { $dice } kości
    [few] { $dice } kości
    [many] { $dice } kości
   *[other] { $dice } kości
}, trafienie od { $hits_on }, nieudane kości przerzuca się raz
    .do = zaatakuj Orłami, każdym inną armię na jego terytorium; Orły wracają do Gniazda: po { $dice ->
        [one] { $dice } kości
        [few] { $dice } kości
        [many] { $dice } kości
       *[other] { $dice } kości
    }, trafienie od { $hits_on }, nieudane kości przerzuca się raz
PlaceBats = umieścić na jednym terytorium { $n ->
    [one] { $n } wielkiego nietoperza
    [few] do { $n } wielkich nietoperzy
    [many] do { $n } wielkich nietoperzy
   *[other] do { $n } wielkich nietoperzy
}
    .do = umieść na jednym terytorium { $n ->
        [one] { $n } wielkiego nietoperza
        [few] do { $n } wielkich nietoperzy
        [many] do { $n } wielkich nietoperzy
       *[other] do { $n } wielkich nietoperzy
    }
RemoveBats = usunąć { $n ->
    [0] wszystkie wielkie nietoperze
    [one] { $n } wielkiego nietoperza
    [few] { $n } wielkie nietoperze
    [many] { $n } wielkich nietoperzy
   *[other] { $n } wielkie nietoperze
}{ $character-key ->
    [character-none] {""}
   *[other] {" "}z terytorium { $character-gen }
}
    .do = usuń { $n ->
        [0] wszystkie wielkie nietoperze
        [one] { $n } wielkiego nietoperza
        [few] { $n } wielkie nietoperze
        [many] { $n } wielkich nietoperzy
       *[other] { $n } wielkie nietoperze
    }{ $character-key ->
        [character-none] {""}
       *[other] {" "}z terytorium { $character-gen }
    }
BatCloud = { $may ->
    [yes] jeśli chcesz, i bez kości,{" "}
   *[other] {""}
}utworzyć Chmurę nietoperzy: armia Cienia z terytorium z wielkim nietoperzem przesuwa się o 1 region, a nietoperz zostaje usunięty
    .do = { $may ->
        [yes] jeśli chcesz, i bez kości,{" "}
       *[other] {""}
    }utwórz Chmurę nietoperzy: armia Cienia z terytorium z wielkim nietoperzem przesuwa się o 1 region, a nietoperz zostaje usunięty
OpenPass = otworzyć górską przełęcz, której punkt mobilizacji ma co najmniej { $n ->
    [one] { $n } jednostkę
    [few] { $n } jednostki
    [many] { $n } jednostek
   *[other] { $n } jednostki
}
    .do = otwórz górską przełęcz, której punkt mobilizacji ma co najmniej { $n ->
        [one] { $n } jednostkę
        [few] { $n } jednostki
        [many] { $n } jednostek
       *[other] { $n } jednostki
    }
LayBeside = położyć tę kartę obok { $beside-gen }
    .do = połóż tę kartę obok { $beside-gen }

## Czasowniki: karty, żetony, kości

DrawEvents = dobrać { $n ->
    [one] { $n } kartę Wydarzenia
    [few] { $n } karty Wydarzeń
    [many] { $n } kart Wydarzeń
   *[other] { $n } karty Wydarzeń
}{ $discard ->
    [0] {""}
    [one] , a potem odrzucić { $discard } kartę, zanim liczy się limit ręki
    [few] , a potem odrzucić { $discard } karty, zanim liczy się limit ręki
    [many] , a potem odrzucić { $discard } kart, zanim liczy się limit ręki
   *[other] , a potem odrzucić { $discard } karty, zanim liczy się limit ręki
}
    .do = dobierz { $n ->
        [one] { $n } kartę Wydarzenia
        [few] { $n } karty Wydarzeń
        [many] { $n } kart Wydarzeń
       *[other] { $n } karty Wydarzeń
    }{ $discard ->
        [0] {""}
        [one] , a potem odrzuć { $discard } kartę, zanim liczy się limit ręki
        [few] , a potem odrzuć { $discard } karty, zanim liczy się limit ręki
        [many] , a potem odrzuć { $discard } kart, zanim liczy się limit ręki
       *[other] , a potem odrzuć { $discard } karty, zanim liczy się limit ręki
    }
DrawFate = dobrać { $n ->
    [one] { $n } kartę
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
} Przeznaczenia i ją rozpatrzyć
    .do = dobierz { $n ->
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    } Przeznaczenia i ją rozpatrz
AddTile = dołożyć specjalny żeton przeznaczenia ({ $tile }) do puli
    .do = dołóż specjalny żeton przeznaczenia ({ $tile }) do puli
LookAtHand = obejrzeć { $n ->
    [one] { $n } losową kartę
    [few] { $n } losowe karty
    [many] { $n } losowych kart
   *[other] { $n } losowe karty
} z ręki przeciwnika; możesz odrzucić spośród nich { $discard ->
    [one] { $discard } Wydarzenie
    [few] { $discard } Wydarzenia
    [many] { $discard } Wydarzeń
   *[other] { $discard } Wydarzenia
}
    .do = obejrzyj { $n ->
        [one] { $n } losową kartę
        [few] { $n } losowe karty
        [many] { $n } losowych kart
       *[other] { $n } losowe karty
    } z ręki przeciwnika; możesz odrzucić spośród nich { $discard ->
        [one] { $discard } Wydarzenie
        [few] { $discard } Wydarzenia
        [many] { $discard } Wydarzeń
       *[other] { $discard } Wydarzenia
    }
LookAtEventDeck = obejrzeć { $n ->
    [one] { $n } kartę
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
} z wierzchu talii Wydarzeń, wziąć { $take ->
    [one] { $take }
    [few] { $take }
    [many] { $take }
   *[other] { $take }
} i odłożyć pozostałe w dowolnej kolejności
    .do = obejrzyj { $n ->
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    } z wierzchu talii Wydarzeń, weź { $take ->
        [one] { $take }
        [few] { $take }
        [many] { $take }
       *[other] { $take }
    } i odłóż pozostałe w dowolnej kolejności
DiscardRandom = kazać przeciwnikowi odrzucić { $n ->
    [one] { $n } losową kartę
    [few] { $n } losowe karty
    [many] { $n } losowych kart
   *[other] { $n } losowe karty
}
    .do = każ przeciwnikowi odrzucić { $n ->
        [one] { $n } losową kartę
        [few] { $n } losowe karty
        [many] { $n } losowych kart
       *[other] { $n } losowe karty
    }
TakeBackUnitCard = odzyskać { $everything ->
    [yes] wszystkie użyte karty Jednostek i Manewrów specjalnych
   *[other] { $n ->
        [one] { $n } użytą kartę Jednostki
        [few] { $n } użyte karty Jednostek
        [many] { $n } użytych kart Jednostek
       *[other] { $n } użyte karty Jednostek
    }
}
    .do = odzyskaj { $everything ->
        [yes] wszystkie użyte karty Jednostek i Manewrów specjalnych
       *[other] { $n ->
            [one] { $n } użytą kartę Jednostki
            [few] { $n } użyte karty Jednostek
            [many] { $n } użytych kart Jednostek
           *[other] { $n } użyte karty Jednostek
        }
    }
RerollActionDie = przerzucić, jeśli chcesz, { $n ->
    [one] { $n } niewykorzystaną kość akcji
    [few] do { $n } niewykorzystanych kości akcji
    [many] do { $n } niewykorzystanych kości akcji
   *[other] do { $n } niewykorzystanych kości akcji
}
    .do = przerzuć, jeśli chcesz, { $n ->
        [one] { $n } niewykorzystaną kość akcji
        [few] do { $n } niewykorzystanych kości akcji
        [many] do { $n } niewykorzystanych kości akcji
       *[other] do { $n } niewykorzystanych kości akcji
    }

## Czasowniki: runda walki

AddToDice = dodać { $n } do każdej kości { $army-key ->
    [army-enemy] wrogiego{" "}
   *[other] {""}
}{ $roll-gen }{ $rounds ->
    [0] {""}
    [one] {" "}w pierwszej rundzie
    [few] {" "}w pierwszych { $rounds } rundach
    [many] {" "}w pierwszych { $rounds } rundach
   *[other] {" "}w pierwszych { $rounds } rundach
}
    .do = dodaj { $n } do każdej kości { $army-key ->
        [army-enemy] wrogiego{" "}
       *[other] {""}
    }{ $roll-gen }{ $rounds ->
        [0] {""}
        [one] {" "}w pierwszej rundzie
        [few] {" "}w pierwszych { $rounds } rundach
        [many] {" "}w pierwszych { $rounds } rundach
       *[other] {" "}w pierwszych { $rounds } rundach
    }
Dice = sprawić, że { $army } rzuci { $n ->
    [1] o jedną kość więcej (najwyżej { $most_dice })
    [-1] o jedną kość mniej (co najmniej { $least })
   *[other] { SIGNED($n) } kośćmi (co najmniej { $least }, najwyżej { $most_dice })
}
    .do = spraw, że { $army } rzuci { $n ->
        [1] o jedną kość więcej (najwyżej { $most_dice })
        [-1] o jedną kość mniej (co najmniej { $least })
       *[other] { SIGNED($n) } kośćmi (co najmniej { $least }, najwyżej { $most_dice })
    }
TargetNumber = ustalić wartość docelową { $army-gen } na { $n }
    .do = ustal wartość docelową { $army-gen } na { $n }
Rerolls = przerzucić { $n ->
    [one] { $n } dodatkową nieudaną kość
    [few] do { $n } dodatkowych nieudanych kości
    [many] do { $n } dodatkowych nieudanych kości
   *[other] do { $n } dodatkowych nieudanych kości
}
    .do = przerzuć { $n ->
        [one] { $n } dodatkową nieudaną kość
        [few] do { $n } dodatkowych nieudanych kości
        [many] do { $n } dodatkowych nieudanych kości
       *[other] do { $n } dodatkowych nieudanych kości
    }
RollAgain = { $turned-key ->
    [turned-enemy_hits] kazać wrogowi przerzucić { $n ->
        [one] { $n } trafienie
        [few] do { $n } trafień
        [many] do { $n } trafień
       *[other] do { $n } trafień
    }; nowe wyniki są ostateczne
   *[other] przerzucić wszystkie swoje jedynki, przed przerzutem dowódców
}
    .do = { $turned-key ->
        [turned-enemy_hits] każ wrogowi przerzucić { $n ->
            [one] { $n } trafienie
            [few] do { $n } trafień
            [many] do { $n } trafień
           *[other] do { $n } trafień
        }; nowe wyniki są ostateczne
       *[other] przerzuć wszystkie swoje jedynki, przed przerzutem dowódców
    }
CancelEvent = anulować Wydarzenie odkryte przez wroga{ $otherwise-count ->
    [0] {""}
   *[other] ; w razie braku: { $otherwise }
}
    .do = anuluj Wydarzenie odkryte przez wroga{ $otherwise-count ->
        [0] {""}
       *[other] ; w razie braku: { $otherwise-do }
    }
NoManeuver = anulować zdolność manewru { $army-gen }{ $unit-count ->
    [0] {""}
   *[other] {" "}({ $unit })
} (jej karta Jednostki i tak zostaje zużyta, a karty Manewrów specjalnych działają)
    .do = anuluj zdolność manewru { $army-gen }{ $unit-count ->
        [0] {""}
       *[other] {" "}({ $unit })
    } (jej karta Jednostki i tak zostaje zużyta, a karty Manewrów specjalnych działają)
MayRetreat = { $without_rout ->
    [yes] pozwolić swojej armii na odwrót bez rozsypki
   *[other] {""}
}{ $across_fords ->
    [yes] pozwolić swojej armii na odwrót przez brody
   *[other] {""}
}
    .do = { $without_rout ->
        [yes] pozwól swojej armii na odwrót bez rozsypki
       *[other] {""}
    }{ $across_fords ->
        [yes] pozwól swojej armii na odwrót przez brody
       *[other] {""}
    }
MayNotRetreat = { $when ->
    [none] {""}
   *[other] jeśli { $when },{" "}
}zabronić { $army-dat } odwrotu i rozsypki{ $character-key ->
    [character-none] {""}
   *[other] {" "}(nie dotyczy { $character-gen })
}
    .do = { $when ->
        [none] {""}
       *[other] jeśli { $when },{" "}
    }zabroń { $army-dat } odwrotu i rozsypki{ $character-key ->
        [character-none] {""}
       *[other] {" "}(nie dotyczy { $character-gen })
    }
MayNotWithdraw = nie wycofać się w { $rounds ->
    [one] pierwszej rundzie
    [few] pierwszych { $rounds } rundach
    [many] pierwszych { $rounds } rundach
   *[other] pierwszych { $rounds } rundach
}
    .do = nie wycofuj się w { $rounds ->
        [one] pierwszej rundzie
        [few] pierwszych { $rounds } rundach
        [many] pierwszych { $rounds } rundach
       *[other] pierwszych { $rounds } rundach
    }
HoldBack = rzucić o maksymalnie { $dice } kości mniej: każda zapobiega 1 obrażeniu
    .do = rzuć o maksymalnie { $dice } kości mniej: każda zapobiega 1 obrażeniu
DuelOfChampions = stoczyć pojedynek: obie strony rzucają kością i dodają zdolności przywódcze; słabsza traci żeton zdolności przywódczych, a jeśli go nie ma, otrzymuje 1 obrażenie
    .do = stocz pojedynek: obie strony rzucają kością i dodają zdolności przywódcze; słabsza traci żeton zdolności przywódczych, a jeśli go nie ma, otrzymuje 1 obrażenie

## Co obowiązuje, dopóki karta działa

AddsToDice = { $beorn ->
    [yes] Beorn dodaje
   *[other] twoje armie dodają
} { $n } do każdej kości { $roll-gen }
    .do = { $beorn ->
        [yes] Beorn dodaje
       *[other] twoje armie dodają
    } { $n } do każdej kości { $roll-gen }
TargetNumberIs = wartość docelowa { $army-key ->
    [army-own] twoich armii
   *[other] wrogich armii
}, które tam atakują, wynosi { $n }
    .do = wartość docelowa { $army-key ->
        [army-own] twoich armii
       *[other] wrogich armii
    }, które tam atakują, wynosi { $n }
DefendRegion = wartość docelowa armii, które tam atakują, wynosi { $n } w { $rounds ->
    [one] pierwszej rundzie
    [few] pierwszych { $rounds } rundach
    [many] pierwszych { $rounds } rundach
   *[other] pierwszych { $rounds } rundach
}
    .do = wartość docelowa armii, które tam atakują, wynosi { $n } w { $rounds ->
        [one] pierwszej rundzie
        [few] pierwszych { $rounds } rundach
        [many] pierwszych { $rounds } rundach
       *[other] pierwszych { $rounds } rundach
    }
ManeuversForbidden = { $army-key ->
    [army-enemy] wróg
   *[other] twoja strona
} nie może używać zdolności manewru{ $unit-count ->
    [0] {""}
   *[other] {" "}tych jednostek: { $unit }
}
    .do = { $army-key ->
        [army-enemy] wróg
       *[other] twoja strona
    } nie może używać zdolności manewru{ $unit-count ->
        [0] {""}
       *[other] {" "}tych jednostek: { $unit }
    }
RetreatAllowed = ta armia może wykonać odwrót{ $across_fords ->
    [yes] {" "}przez brody
   *[other] {""}
}
    .do = ta armia może wykonać odwrót{ $across_fords ->
        [yes] {" "}przez brody
       *[other] {""}
    }
MoreLeadership = zdolności przywódcze { $character-gen } rosną o { $n }
    .do = zdolności przywódcze { $character-gen } rosną o { $n }
BeornDice = Beorn rzuca { $n ->
    [one] { $n } kością
    [few] { $n } kośćmi
    [many] { $n } kośćmi
   *[other] { $n } kośćmi
}
    .do = Beorn rzuca { $n ->
        [one] { $n } kością
        [few] { $n } kośćmi
        [many] { $n } kośćmi
       *[other] { $n } kośćmi
    }
BeornStrikesAgain = raz na turę, po walce wygranej jako atakujący, Beorn może przesunąć się o { $steps ->
    [one] { $steps } region
    [few] maksymalnie { $steps } regiony
    [many] maksymalnie { $steps } regionów
   *[other] maksymalnie { $steps } regiony
} i zaatakować ponownie
    .do = raz na turę, po walce wygranej jako atakujący, Beorn może przesunąć się o { $steps ->
        [one] { $steps } region
        [few] maksymalnie { $steps } regiony
        [many] maksymalnie { $steps } regionów
       *[other] maksymalnie { $steps } regiony
    } i zaatakować ponownie
EagleDice = w każdym ataku Orła rzuca się { $n ->
    [one] { $n } kością
    [few] { $n } kośćmi
    [many] { $n } kośćmi
   *[other] { $n } kośćmi
}
    .do = w każdym ataku Orła rzuca się { $n ->
        [one] { $n } kością
        [few] { $n } kośćmi
        [many] { $n } kośćmi
       *[other] { $n } kośćmi
    }
EaglesReachBoxes = { $per_turn ->
    [one] { $per_turn } Orzeł może
    [few] { $per_turn } Orły mogą
    [many] { $per_turn } Orłów może
   *[other] { $per_turn } Orły mogą
} co turę zaatakować armię w punktach mobilizacji goblinów lub na górskich przełęczach
    .do = { $per_turn ->
        [one] { $per_turn } Orzeł może
        [few] { $per_turn } Orły mogą
        [many] { $per_turn } Orłów może
       *[other] { $per_turn } Orły mogą
    } co turę zaatakować armię w punktach mobilizacji goblinów lub na górskich przełęczach
StrokesWorkOnBothRolls = Potężne uderzenia Thorina liczą się w rzucie walki i w przerzucie dowódców
    .do = Potężne uderzenia Thorina liczą się w rzucie walki i w przerzucie dowódców
ExtraActionDie = Wolne Ludy mają o jedną kość akcji więcej{ $character-key ->
    [character-none] {""}
   *[other] , chyba że { $character } jest w grze
}
    .do = Wolne Ludy mają o jedną kość akcji więcej{ $character-key ->
        [character-none] {""}
       *[other] , chyba że { $character } jest w grze
    }

## Co zasady robią dla postaci

ComesIn = wchodzi do gry { $where }{ $where-key ->
    [where-eyrie] {""}
    [where-with_character_or_leadership] {""}
    [where-south_edge] , tam gdzie nie stoi żadna armia,
   *[other] , chyba że stoi tam wróg lub ma tam kontrolę,
} za wynik { $face }, gdy { $step ->
    [-1] armia Cienia stoi w Dolinie
   *[other] znacznik przeznaczenia jest na polu { $step } lub dalej
}
    .do = { ComesIn }
BringsWrath = przynosi { $n } żetonów gniewu (najwyżej { $most }), a jeśli Cień ma wtedy mniej niż { $points } punktów, wygrywają Wolne Ludy
    .do = { BringsWrath }
RoamsAlone = rusza się sam, do { $steps } regionów, za Wolę Zachodu albo za wynik Postać i żeton gniewu, byle nie ostatni, i może potem zaatakować sąsiednią armię; po drodze uwalnia puste osady i usuwa żetony Cienia, nie przechodzi przez armię Cienia i nie zostaje z żadną armią
    .do = { RoamsAlone }
FightsAlone = walczy bez kart: liczba kości { $dice }, trafia od { $target }, nieudane przerzuca raz; brody, zbocza i mury mu przeszkadzają; zaatakowany może wykonać odwrót po każdej rundzie, ale nie do armii; każde obrażenie kosztuje go żeton gniewu, a ostatni – życie
    .do = { FightsAlone }
FliesWithEagles = lata, atakuje i wraca jak jeden z Orłów, a póki nie przybędzie, one tylko czekają
    .do = { FliesWithEagles }
LendsStrokes = w walce jego armia może użyć karty Manewru specjalnego Potężne uderzenia Thorina
    .do = { LendsStrokes }
FallsWithHisArmy = jeśli zginie ze swoją armią, Cień przegrał
    .do = { FallsWithHisArmy }
