### O co pyta gra karciana, z imionami tych, których to dotyczy.

## Kogo i czego dotyczy pytanie

ask-Declare-chain = Odpowiedz na: { $card } albo spasuj
ask-Declare-check = Test zepsucia, { $card }: zagraj kartę albo spasuj
ask-Declare-organizing = Organizacja: co robisz?
ask-Declare-after-organizing = Koniec organizacji: zagraj kartę albo spasuj
ask-Declare-long-events = Długie wydarzenia: zagraj jedno albo spasuj
ask-Declare-hazards = Zagrożenia ({ $n } z { $n2 }), drużyna: { $card }; zagraj albo spasuj
ask-Declare-threatened = Twoja drużyna ({ $card }) jest w drodze (zagrożenia: { $n } z { $n2 }). Zagraj swoją kartę albo spasuj
ask-Declare-attacked = { $n ->
    [one] { $card }: 1 cios o sile { $n2 }. Zagraj kartę albo spasuj
    [few] { $card }: { $n } ciosy o sile { $n2 }. Zagraj kartę albo spasuj
    [many] { $card }: { $n } ciosów o sile { $n2 }. Zagraj kartę albo spasuj
   *[other] { $card }: { $n } ciosu o sile { $n2 }. Zagraj kartę albo spasuj
}
ask-Declare-strike = { $card } przeciw: { $card2 } ({ $n }); zagraj kartę albo spasuj
ask-Declare-body = Test wytrzymałości, { $card }: zagraj kartę albo spasuj
ask-Declare-entering = Drużyna: { $card } wchodzi do: { $card2 }; zagraj kartę albo spasuj
ask-Declare-descending = Drużyna: { $card } szuka drogi do: { $card2 }; zagraj kartę albo spasuj
ask-Declare-site = Drużyna: { $card }, miejsce: { $card2 }. Co robisz?
ask-Declare-end = Koniec tury: zagraj kartę albo spasuj
ask-Declare-council = Rada: zagraj kartę albo spasuj
ask-Pick-key = { $card }: do którego podświetlonego znaku na drodze przypisujesz kartę?
ask-Pick-where = Gdzie wchodzi do gry { $card }?
ask-Pick-company = { $card }: która drużyna?
ask-Pick-tap = { $card }: kto się obraca?
ask-Pick-hand-over = Kto otrzymuje: { $card }?
ask-Pick-who = { $card }: która postać?
ask-Pick-of = { $card }: wybierz spośród podświetlonych
ask-StayUntapped-of = { $card } walczy z: { $card2 } ({ $n }). Obrócić się czy walczyć z −3?
ask-Support-of = Kto się obraca, by wesprzeć: { $card } przeciw: { $card2 } ({ $n })?
ask-ExcessStrikes-of = Ile nadmiarowych ciosów ({ $card2 }) osłabia: { $card }?
ask-DiscardDown-of = { $n ->
    [one] O jedną kartę za dużo na ręce: którą odrzucasz?
    [few] O { $n } karty za dużo na ręce: którą odrzucasz najpierw?
    [many] O { $n } kart za dużo na ręce: którą odrzucasz najpierw?
   *[other] O { $n } karty za dużo na ręce: którą odrzucasz najpierw?
}
ask-WhichRoll-of = Który z dwóch rzutów się liczy ({ $card })?
ask-AssignStrike-of = { $n ->
    [one] { $card }, 1 cios o sile { $n2 }: kto się z nim mierzy?
    [few] { $card }, { $n } ciosy o sile { $n2 }: kto mierzy się z jednym?
    [many] { $card }, { $n } ciosów o sile { $n2 }: kto mierzy się z jednym?
   *[other] { $card }, { $n } ciosu o sile { $n2 }: kto mierzy się z jednym?
}
ask-AssignRest-of = Kogo uderza { $card } ({ $n2 })?
ask-NextStrike-of = Który cios ({ $card }, { $n2 }) rozstrzyga się teraz?
ask-Thwart-of = Czy ktoś się obraca, by odwołać atak: { $card }?
ask-ChooseDestination-of = Dokąd idzie drużyna: { $card } (z: { $card2 })?
ask-FliesTo-of = Dokąd leci drużyna: { $card } (z: { $card2 })?
ask-GoesOn-of = Dokąd idzie dalej drużyna: { $card }?
ask-HowToMove-of = Jak podróżuje drużyna: { $card } (z: { $card2 }, do: { $card3 })?
ask-NextRegion-of = Przez którą krainę idzie teraz drużyna: { $card } (do: { $card3 })?
ask-EnterOrNot-of = Czy drużyna: { $card } wchodzi do: { $card2 }?
ask-ChooseCompany-of = Do której drużyny dołącza { $card }?
ask-ChooseController-of = Kto panuje nad: { $card }?
ask-WhichItem-of = Ginie { $card }. Który przedmiot przechodzi dalej?
ask-WhoInherits-of = Kto bierze: { $card }?
ask-WhichRing-of = Który pierścień zastępuje: { $card }?
ask-ShowIdentical-of = Czy pokazujesz { $card } z ręki?
ask-BringIn-of = Czy { $card } wchodzi od razu do gry?
ask-ChooseTarget-of = Co próbuje pozyskać { $card }?
