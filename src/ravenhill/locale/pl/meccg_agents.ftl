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
fact-gives-up = Rzut na wytrzymałość z wynikiem 8 odrzuca go.
fact-shadow-magic = Może używać magii cienia.
fact-bonus-regions = { SIGNED($influence) } do wpływu bezpośredniego wobec stronnictw, które można zagrać w krainach: { $regions-or }.

## Liczby

question-90 = inne miejsca pochodzenia
question-91 = dalsze akcje agenta
question-92 = agenci, którzy muszą atakować
question-93 = stwory wpuszczone przez agenta
part-agent = gdzie i jak leży agent
type-agent = agent
