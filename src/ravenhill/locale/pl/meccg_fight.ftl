### O co rzuca się kośćmi przy stole karcianym: ciosy, testy, próby.

mf-fight = Walka
mf-against = { $who } przeciw ciosowi o sile { $n }
mf-title-strike = { $who } przeciw ciosowi o sile { $n }
mf-title-body = Test wytrzymałości: { $who } ({ $n })
mf-title-corruption = { $who }: test zepsucia przeciw { $n }
mf-title-influence = { $who } próbuje pozyskać: { $other } ({ $n })
mf-title-ring = Próba: { $who }
mf-kind-strike = Cios
mf-kind-body = Test wytrzymałości
mf-kind-corruption = Test zepsucia
mf-kind-influence = Wpływ
mf-kind-ring = Próba pierścienia
mf-way-tap = Walcz i obróć się
mf-way-stay = Walcz z −3 i nie obracaj się
mf-strength = Ciosy × siła i wytrzymałość
mf-excess = { $n ->
    [one] Jeden cios nadmiarowy: liczy się −1
    [few] { $n } ciosy nadmiarowe: każdy liczy się −1
    [many] { $n } ciosów nadmiarowych: każdy liczy się −1
   *[other] { $n } ciosu nadmiarowego: każdy liczy się −1
}
mf-pin-assigned = czeka
mf-pin-current = teraz
mf-pin-faced = cios nieodparty
mf-pin-beaten = cios odparty
mf-zone-wins = wygrana
mf-zone-ineffectual = bez skutku
mf-zone-wounded = rana
mf-zone-tapped = obrót
mf-zone-eliminated = ginie
mf-zone-discarded = odrzucenie
mf-zone-safe = bezpiecznie
mf-zone-won = pozyskanie
mf-zone-refused = odmowa
mf-zone-holds = wytrzymuje
mf-zone-falls = pada
mf-zone-defeated = cios pokonany
mf-zone-tested = po próbie
mf-zone-replaced = pasuje pierścień z ręki
mf-zone-spent = żaden nie pasuje
mf-zone-nothing = nic
mf-part-prowess = siła
mf-part-tapped = obrót
mf-part-wounded = rana
mf-part-stays-untapped = nie obraca się
mf-part-influence = wolny wpływ
mf-part-resisted = wpływ przeciwnika
mf-part-other = karty i pomoc
mf-total = suma
mf-needs = Kości z tą sumą muszą przekroczyć { $n }: potrzeba { $roll } lub więcej.
mf-never = Żaden rzut nie wystarczy.
mf-both = Rzucają obaj: twoje kości i to, minus kości przeciwnika, muszą przekroczyć { $n }.
mf-twice = Rzuca się dwa razy, liczy się lepszy rzut: wystarczy jeden od { $roll } w górę.
mf-support = Wsparcie: każdy, kto się obróci, dodaje 1
mf-would-win = wygrana { $chance }
