### Agenci: o co się pyta, co robią i co się o nich mówi.

## Pytania

ask-WhereTo = Dokąd idzie agent?
ask-WhichHome = W którym miejscu okazuje się być agent?
ask-NameAgents = Którzy agenci atakują tu drużynę?
ask-WhoComes = Kto pierwszy atakuje drużynę?

## Możliwości

do-PlayAgent = zagrać zakrytą kartą: { $card }
do-RevealAgent = odkryć: { $card }
do-HealAgent = { $card } zdrowieje i jest obrócony
do-UntapAgent = odświeżyć: { $card }
do-MoveAgent = { $card }: ruch
do-AgentGoesBack = { $card } wraca do poprzedniego miejsca
do-AgentGoesHome = { $card } wraca do domu
do-OpenToCreatures = obrócić: { $card }, aby w tym miejscu można było zagrywać stwory
do-HideAgent = { $card }: zakryć kartę
do-AtPlace = miejsce: { $region }
do-TheAgent = { $agent }
do-NameAgents-Done = nikt więcej
an-agent = zakryty agent
court-hidden = zakryty
court-trail = { $n ->
    [0] bez kart miejsc
    [one] { $n } karta miejsca
    [few] { $n } karty miejsc
    [many] { $n } kart miejsc
   *[other] { $n } karty miejsca
}

## Dziennik

meccg-agent-comes = { $side } zagrywa zakrytego agenta.
meccg-agent-moves = Zakryty agent gracza { $side } przemieszcza się.
meccg-agent-goes-back = Zakryty agent gracza { $side } cofa się.
meccg-agent-goes-home = Zakryty agent gracza { $side } wraca do domu.
meccg-agent-rests = Zakryty agent gracza { $side } dochodzi do siebie.
meccg-agent-leaves = Zakryty agent gracza { $side } schodzi z gry.
meccg-agent-goes-to = { $card } idzie tutaj: { $card2 }.
meccg-agent-shown = Odkryty agent: { $card }, miejsce: { $region }.
meccg-agent-hides = { $card } znów jest zakryty.
meccg-agent-opens = { $card } otwiera miejsce dla stworów na tę turę: { $region }.
meccg-agent-rolls = { $card } rzuca { $n }: razem { $n2 }.

## Tekst karty

fact-agent = Zagrożenie, agent: { $race }{ $skills-count ->
    [0] {""}
   *[other] , { $skills }
}.
fact-goes-only = Przemieszcza się tylko tutaj: { $sites-or }.
fact-never-goes = Nigdy nie idzie tutaj: { $holds-or }.
fact-goes-to-havens = Może też iść do Przystani.
fact-gives-up = Test wytrzymałości z wynikiem 8 odrzuca go.
fact-shadow-magic = Może używać magii cienia.
fact-bonus-regions = { SIGNED($influence) } do wpływu bezpośredniego wobec stronnictw, które można zagrać w krainach: { $regions-or }.

## Liczby

question-90 = inne miejsca ojczyste
question-91 = dalsze akcje agenta
question-92 = agenci, którzy muszą atakować
question-93 = stwory wpuszczone przez agenta
part-agent = gdzie i jak leży agent
type-agent = agent

## Słowa kart

scope-agent = nie można jej powielić na agencie
swayed-character = postać
swayed-ally = sprzymierzeniec
swayed-faction = stronnictwo
question-64 = groźniejsze ataki agentów
question-65 = utracone karty na straży
moment-50 = gdy agent zostaje odkryty
    .then = gdy agent zostaje odkryty,
Agents = twoi agenci{ $skill-key ->
    [skill-none] {""}
   *[other] {" "}({ $skill })
}
    .gen = twoich agentów{ $skill-key ->
    [skill-none] {""}
   *[other] {" "}({ $skill })
}
    .acc = twoich agentów{ $skill-key ->
    [skill-none] {""}
   *[other] {" "}({ $skill })
}
    .one-acc = { $untapped ->
    [yes] nieobróconego agenta
   *[no] swojego agenta
}{ $skill-key ->
    [skill-none] {""}
   *[other] {" "}({ $skill })
}{ $here ->
    [yes] {" "}w nowym miejscu drużyny
   *[no] {""}
}
    .one-gen = { $untapped ->
    [yes] nieobróconego agenta
   *[no] twojego agenta
}{ $skill-key ->
    [skill-none] {""}
   *[other] {" "}({ $skill })
}{ $here ->
    [yes] {" "}w nowym miejscu drużyny
   *[no] {""}
}
    .one = { $untapped ->
    [yes] nieobrócony agent
   *[no] twój agent
}{ $skill-key ->
    [skill-none] {""}
   *[other] {" "}({ $skill })
}{ $here ->
    [yes] {" "}w nowym miejscu drużyny
   *[no] {""}
}
AnyAgents = agenci
    .gen = agentów
    .acc = agentów
    .one-acc = { $yours ->
    [yes] swojego agenta
   *[no] agenta
}{ $face ->
    [1] {" "}(odkrytego)
    [-1] {" "}(zakrytego)
   *[other] {""}
}{ $fresh ->
    [yes] {" "}wprowadzonego do gry w tej turze
   *[no] {""}
}
    .one-gen = { $yours ->
    [yes] twojego agenta
   *[no] agenta
}{ $face ->
    [1] {" "}(odkrytego)
    [-1] {" "}(zakrytego)
   *[other] {""}
}{ $fresh ->
    [yes] {" "}wprowadzonego do gry w tej turze
   *[no] {""}
}
    .one = { $yours ->
    [yes] twój agent
   *[no] agent
}{ $face ->
    [1] {" "}(odkryty)
    [-1] {" "}(zakryty)
   *[other] {""}
}{ $fresh ->
    [yes] {" "}wprowadzony do gry w tej turze
   *[no] {""}
}
    .on = { AnyAgents.one }
WithinReach = to, czego dosięga agent: { $sways-or }
    .gen = tego, czego dosięga agent: { $sways-or }
    .acc = to, czego dosięga agent: { $sways-or }
    .one-acc = coś przeciwnika tam, gdzie jest agent ({ $sways-or })
    .one-gen = czegoś przeciwnika tam, gdzie jest agent ({ $sways-or })
    .one = coś przeciwnika tam, gdzie jest agent ({ $sways-or })
SwayingAgents = agenci, którzy próbują na kogoś wpłynąć
    .gen = agentów, którzy próbują na kogoś wpłynąć
    .one-gen = agenta, który ma spróbować na kogoś wpłynąć
    .one = agent, który ma spróbować na kogoś wpłynąć
TapAgent = obrócić i odkryć { $who-acc }
DiscardAgent = odkryć i odrzucić { $who-acc }
AgentAttacks = sprawić, że drużynę zaatakuje { $who }{ $prowess ->
    [0] {""}
   *[other] {" "}z { SIGNED($prowess) } do siły
}{ $chooses ->
    [yes] , wybierając, kto otrzyma ciosy
   *[no] {""}
}{ $robs ->
    [yes] ; każde trafienie kosztuje drużynę wybrany przez nią przedmiot zamiast rany
   *[no] {""}
}
Sway = spróbować agentem wpłynąć na { $who-acc }{ $more ->
    [0] {""}
   *[other] {" "}({ SIGNED($more) })
}{ $at_home ->
    [0] {""}
   *[other] {" "}({ SIGNED($at_home) } więcej, jeśli cel zagrywa się lub mieszka w ojczystym miejscu agenta)
}{ $general ->
    [no] {" "}bez wpływu ogólnego przeciwnika
   *[yes] {""}
}{ $returns ->
    [yes] , po czym cel wraca na rękę
   *[no] {""}
}{ $sure ->
    [yes] {" "}bez rzutu, jeśli cel zagrywa się w ojczystym miejscu agenta
   *[no] {""}
}
HelpAgent = dać { SIGNED($more) } do próby { $who-gen }
AgentCan = agent ma umiejętność: { $skill }
    .not = agent nie ma umiejętności: { $skill }
AgentHere = ten agent jest w nowym miejscu drużyny
    .not = tego agenta nie ma w nowym miejscu drużyny
LieOnAgent = zagrać tę kartę na { $who-acc }
SendAgentAway = odrzucić { $who-acc }; jeśli jego umysł jest większy niż { $mind }, wraca on na rękę
ForAgents = sprawić, że w tej turze w miejscu { $who-company-gen } { $change }
Fury = ataki agentów z umiejętnością { $skill } mają { SIGNED($strikes) } do liczby ciosów{ $chooses ->
    [yes] , a atakujący wybiera, kto je otrzyma
   *[no] {""}
}
    .given = { Fury }
ExtraActions = { $every ->
    [yes] każdy agent
   *[no] ten agent lub ten, na którym leży ta karta,
} może podjąć jedną akcję agenta więcej za każdym razem, gdy ją podejmuje{ $counts ->
    [yes] {""}
   *[no] , a nie liczy się ona do limitu zagrożeń
}
    .given = { ExtraActions }
MustFight = każdy odkryty agent musi zaatakować drużynę, która wchodzi do jego miejsca
    .given = { MustFight }

## Słowa pojedynczych kart

ask-OneMoreStrike = Czy agent obraca się dla jednego ciosu więcej?
sought-40 = agent z Warowni Cienia lub Mrocznej Warowni
    .acc = agenta z Warowni Cienia lub Mrocznej Warowni
sought-41 = agent z Warowni Pogranicza lub Wolnej Warowni
    .acc = agenta z Warowni Pogranicza lub Wolnej Warowni
TapForStrike = pozwolić graczowi obrócić { $who-acc }, jeśli nie jest obrócona, dla jednego ciosu więcej
GuardsReturn = zwrócić wszystkie karty ze straży na ręce, z których pochodzą
TheWearyReturn = zwrócić na ręce właścicieli wszystkich obróconych i rannych agentów
ByAgent = atakuje agent
    .not = nie atakuje agent
OneOfMany = to jeden z kilku ataków stwora
    .not = to nie jest jeden z kilku ataków stwora
AgentDeeds = to, co przeciwnik zgłosił w tym łańcuchu, obracając agenta
    .gen = tego, co przeciwnik zgłosił w tym łańcuchu, obracając agenta
    .acc = to, co przeciwnik zgłosił w tym łańcuchu, obracając agenta
    .one = coś, co przeciwnik zgłosił w tym łańcuchu, obracając agenta
    .one-gen = czegoś, co przeciwnik zgłosił w tym łańcuchu, obracając agenta
    .one-acc = coś, co przeciwnik zgłosił w tym łańcuchu, obracając agenta
GuardsAreLost = nieodsłonięte karty ze straży są odrzucane, zamiast wracać na rękę
    .given = { GuardsAreLost }
GuardedCompanies = drużyny z kartą na straży
    .gen = drużyn z kartą na straży
    .dat = drużynom z kartą na straży
    .one = drużyna z kartą na straży
    .one-gen = drużyny z kartą na straży
    .one-dat = drużynie
LoseGuard = odrzucić kartę, która leży na straży przeciw { $who-dat }
ShadowMages = twoi odkryci agenci używający magii cienia
    .gen = twoich odkrytych agentów używających magii cienia
    .acc = twoich odkrytych agentów używających magii cienia
    .one = twój odkryty agent używający magii cienia
    .one-gen = twojego odkrytego agenta używającego magii cienia
    .one-acc = swojego odkrytego agenta używającego magii cienia
TapBearer = obrócić agenta, na którym leży ta karta (nie w Wolnej Warowni ani Przystani)
AtTheAgents = sprawić, że w tej turze w miejscu tego agenta { $change }
LetsIn = można zagrywać stwory rasy { $races }
    .given = { LetsIn }
ForNothing = stwory rasy { $race } nie liczą się do limitu zagrożeń
    .given = { ForNothing }
ComesFrom = jeśli ojczyste miejsce agenta, na którym leży ta karta, to { $holds-or }, mógł on wejść do gry w dowolnym takim miejscu
    .given = { ComesFrom }
OnThatAgent = leży ona na tym agencie
    .not = nie leży ona na tym agencie
