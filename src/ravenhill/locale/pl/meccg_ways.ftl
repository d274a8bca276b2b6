### Słowa o podróżach i o miejscach, w których się kończą.
## Kto zostaje w tyle i kogo zatrzymano u bramy

moment-70 = gdy drużyna postanowiła wejść do miejsca i nikogo jeszcze nie spotkała
    .then = gdy drużyna postanowiła wejść do miejsca i nikogo jeszcze nie spotkała,
moment-71 = gdy drużyna postanowiła wejść do swojego miejsca
    .then = gdy drużyna postanowiła wejść do swojego miejsca,
question-37 = ważny przedmiot, ze skarbca lub nie, który można tam zagrać
meccg-left-behind = { $card } zostaje w tyle i idzie dalej tą samą drogą jako własna drużyna z limitem zagrożeń { $n }.
meccg-slips-in = Drużyna postaci { $card } wchodzi niezauważona ({ $n }, ponad { $n2 }).
meccg-stopped = Straże zauważają drużynę postaci { $card } ({ $n }, nie więcej niż { $n2 }).
StrikesAtLeast = atak ma { $least } lub więcej ciosów
SingleOut = zagrać tę kartę{ $who-on }, jeśli w drużynie jest jeszcze ktoś
FallBehind = odłączyć { $who-acc } jako własną drużynę z tą samą drogą, która przechodzi własną fazę ruchu i zagrożeń z limitem zagrożeń { $limit } i może wrócić do dawnej drużyny po wszystkich fazach ruchu i zagrożeń
SlipPast = kazać graczowi, który ma { $who-company-acc }, rzucić i odjąć jej liczebność: jeśli wynik nie przekracza { $above }, najpierw, przed automatycznymi atakami, spada na nią { $attack }
AtThisSite = jest to miejsce, na którym leży ta karta
SmallThings = drobne przedmioty drużyny
    .one = { $another ->
    [yes] inny drobny przedmiot drużyny
   *[no] drobny przedmiot drużyny
}
    .gen = drobnych przedmiotów drużyny
    .dat = drobnym przedmiotom drużyny
    .acc = { SmallThings }
    .ins = drobnymi przedmiotami drużyny
    .loc = drobnych przedmiotach drużyny
    .one-gen = { $another ->
    [yes] innego drobnego przedmiotu drużyny
   *[no] drobnego przedmiotu drużyny
}
    .one-acc = { SmallThings.one }
## Kto trafia gdzie indziej

ask-InItsPlace = Do którego miejsca z twojej talii miejsc drużyna trafia zamiast tego?
meccg-goes-astray = Drużyna postaci { $card } trafia zamiast tego do miejsca { $card2 }.
meccg-loses-its-way = Drużyna postaci { $card } gubi drogę ({ $n }, ponad { $n2 }).
meccg-keeps-its-way = Drużyna postaci { $card } nie gubi drogi ({ $n }, nie więcej niż { $n2 }).
BlowAstray = zastąpić nową kartę miejsca, do którego idzie { $who-company }, kartą z twojej talii miejsc, której droga prowadzi przez Wody Przybrzeżne
ByMap = drużyna idzie, używając ruchu przez krainy
LoseItsWay = rzucić, −2 za każdego strażnika, którego ma { $who-company }: przy wyniku ponad { $above } zastąpić kartę jej nowego miejsca innym miejscem z twojej talii miejsc, w krainie nowego miejsca lub obok niej
## Miejsca, które drużyna tworzy sobie sama

ask-NextOnMap = Przez którą krainę idzie dalej drużyna, czy jej droga kończy się tutaj?
question-38 = kraina, w której leży
meccg-lies-there = Drużyna postaci { $card } zmierza do miejsca { $card2 } w krainie { $region }.
fact-on-map = Jako miejsce: { $hold } w krainie, w której kończy się droga drużyny. Opuszcza się je tylko ruchem przez krainy, a wtedy zostaje odrzucone.
fact-restful = Postacie leczą się tu jak w Przystani.
LiesIn = kraina, w której leży
    .given = { LiesIn }
    .about = thing
Wanderers = twoje drużyny, których ruch przez krainy może się skończyć w krainie rodzaju { $type }
    .gen = twoich drużyn, których ruch przez krainy może się skończyć w krainie rodzaju { $type }
    .dat = twoim drużynom, których ruch przez krainy może się skończyć w krainie rodzaju { $type }
    .acc = { Wanderers }
    .one = twoja drużyna, której ruch przez krainy może się skończyć w krainie rodzaju { $type }
    .one-gen = twojej drużyny, której ruch przez krainy może się skończyć w krainie rodzaju { $type }
    .one-dat = twojej drużynie, której ruch przez krainy może się skończyć w krainie rodzaju { $type }
    .one-acc = twoją drużynę, której ruch przez krainy może się skończyć w krainie rodzaju { $type }
    .company = { Wanderers.one }
LieAtTheEnd = wskazać jawnie krainy, przez które idzie { $who }, a w ostatniej, rodzaju { $type }, użyć tej karty jako miejsca, do którego zmierza
## Co niweczy morze

question-39 = nic z tego, co dla niej zaplanowano
question-99 = odporność na krótkie wydarzenia zasobów
Becalms = dla każdej drużyny, której droga prowadzi przez { $type-acc }, to, co wciąż robią krótkie wydarzenia zasobów z fazy organizacji tej tury, nie działa w fazie ruchu i zagrożeń ani w fazie miejsca
ProofAgainstPlans = żadne krótkie wydarzenie zasobu zagrane w fazie organizacji nic tej karcie nie robi
## Stwór, który idzie ich śladem

meccg-set-aside = Karta { $card } zostaje odłożona na bok z kartą { $card2 }.
Curse = zagrać tę kartę{ $who-on }
WaitsForIt = zagrano tę kartę w tym ataku
HauntOrEnd = odłożyć stwora na bok z tą kartą, gdy jego ataki się skończą, jeśli atak wyeliminował postać, a w przeciwnym razie odrzucić tę kartę; gdy ta karta zostaje odrzucona, odrzuca się i stwora, a gdy stwór zostaje pokonany, odrzuca się i tę kartę
ComeForThem = kazać temu stworowi zaatakować drużynę niosącego
SomebodyComes = stwora odłożonego z tą kartą można zagrać na tę drużynę
