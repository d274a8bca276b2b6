### Gra karciana, jak ją pokazuje strona.

## Co leży na stole

mt-company = drużyna: { $card }
mt-sum = { $what } { $n }
mt-tapped = obrócony
mt-wounded = ranny
mt-turned = odwrócona
mt-in-use = w użyciu
mt-carried = tylko niesiony
mt-prowess = siła
mt-body = wytrzymałość
mt-corruption = zepsucie
mt-figures = siła { $prowess }, wytrzymałość { $body }
mt-mind-n = umysł { $n }
mt-follower = podwładny, umysł { $n }
mt-led-by = pod przywództwem: { $card }
mt-direct-n = wolny wpływ bezpośredni { $n }
mt-corruption-n = zepsucie { $n }
mt-strikes-n = ciosy: { $n }
mt-pin-assigned = cios, który nadejdzie
mt-pin-current = obecny cios
mt-pin-faced = cios nieodparty
mt-pin-beaten = cios odparty
mt-attack-on = atakowani: { $company }
mt-offered = do wyboru: { $what }
mt-size-n = wielkość { $n }
mt-one-of = { $n } z { $all }
mt-before = poprzednia drużyna
mt-after = następna drużyna
mt-look-at = obejrzyj: { $name }
mt-go = wybierz, dokąd idą
mt-way-open = Droga jest właśnie wybierana.
mt-stays = zostaje tutaj
mt-entered = weszła do tego miejsca
mt-arrived = przybyła tutaj
mt-unguarded = nic go nie strzeże
mt-all-tapped = wszyscy są obróceni
mt-heads-for = zmierza, zakryte: { $card }
mt-somewhere = miejsce jeszcze nieodsłonięte
mt-unknown-site = jeszcze zakryte
mt-they-are-here = drużyna jest tutaj
mt-on-guard = karta na straży
mt-a-hazard = zagrożenie
mt-guardian = automatyczny atak: ciosy { $n }, siła { $n2 }
mt-draws = karty, które każdy może dobrać
mt-draws-of = ty { $n }, przeciwnik { $n2 }
mt-hazards = zagrożenia
mt-hazards-of = zagrożenia { $n } z { $all }
mt-limit = limit zagrożeń
mt-of = z
mt-events = wydarzenia w grze
mt-their-side = druga strona
mt-your-side = ta strona
mt-on-the-road = Wszyscy są w drodze.
mt-views = co widać
mt-view-road = droga
mt-view-mine = ta strona
mt-view-theirs = druga strona

## Wpływ, ręka i stosy

mt-general = wpływ ogólny
mt-general-of = wpływ ogólny { $n } z { $all }
mt-influence = wpływ
mt-hand = ręka
mt-deck = talia
mt-no-cards = Brak kart.
mt-in-deck = w talii
mt-discarded = odrzucone
mt-map = mapa
mt-piles = stosy
mt-close = zamknij
mt-pile-deck = talia
mt-pile-discard = stos odrzuconych
mt-pile-sideboard = talia poboczna
mt-pile-marshalled = zdobyte
mt-pile-out = poza grą
mt-pile-spent = odrzucone miejsca
mt-pile-sites = talia miejsc
mt-face-down = zakryte
mt-laid-out = karty do wyboru
mt-filter = Nazwa:

## Łańcuch, postoje i ustąpienia

mt-chain = łańcuch
mt-chain-nested = łańcuch w łańcuchu
mt-last-first = ostatni dzieje się pierwszy
mt-resolves-first = dzieje się najpierw
mt-link-declared = zgłoszone
mt-link-resolving = dzieje się teraz
mt-link-doomed = zostanie odwołane
mt-keyed-to = przypisanie: { $name }
mt-cancels = odwołuje: { $name }
mt-on = cel: { $name }
mt-check = { $card }: test przeciw { $n }
mt-tries = { $card } próbuje pozyskać: { $other }, przeciw { $n }
mt-chain-resolves = Łańcuch się rozstrzyga.
mt-may-respond = Możesz odpowiedzieć.
mt-they-may-respond = Może odpowiedzieć: { $side }.
mt-if-pass = Jeśli obie strony spasują, dzieje się: { $card }.
mt-if-pass-roll = Jeśli obie strony spasują, rzuca się kośćmi.
mt-if-pass-foe = Jeśli obie strony spasują, atakuje { $card }: { $n ->
    [-1] jeden cios w każdą postać
    [one] jeden cios
    [few] { $n } ciosy
    [many] { $n } ciosów
   *[other] { $n } ciosu
}, siła { $n2 }.
mt-yields = Kiedy nie pytać ponownie
mt-yield-this = Nie pytaj o tę
mt-yield-this-why = Spasuj i nie pytaj o to więcej.
mt-yield-kind = ani o takie same w tej turze
mt-yield-phase = Nic więcej w tej fazie
mt-yield-phase-why = Pasuj do końca fazy albo do ataku na twoją drużynę.
mt-hold = pytaj zawsze
mt-hold-why = Pytamy przy każdej okazji do działania, do końca tej tury; w innym razie tylko tam, gdzie jest kropka, i gdy cię atakują.
mt-holds = Pytamy przy każdej okazji do działania, do końca tej tury.
mt-holds-no = Pytamy tylko tam, gdzie jest kropka, i gdy cię atakują.
mt-phases = fazy tury
mt-turn = tura { $n }
mt-phase-untap = odświeżanie
mt-phase-organization = organizacja
mt-phase-long = wydarzenia
mt-phase-movement = ruch i zagrożenia
mt-phase-site = miejsce
mt-phase-end = koniec
mt-phase-council = Rada
mt-phase-setup = przygotowanie
mt-stops = tu dostajesz pytanie
mt-passes = pasuje się za ciebie
mt-stop-mine = Czy w tej fazie swojej tury dostajesz pytania; z Shiftem tylko w tej turze.
mt-stop-theirs = Czy w tej fazie tury przeciwnika dostajesz pytania; z Shiftem tylko w tej turze.

## Co można zrobić, w słowie

do-Declare-organizing-Pass = zakończ organizację
do-Declare-site-Pass = nic więcej w tym miejscu
do-Declare-long-events-Pass = bez dalszych długich wydarzeń
do-Declared-hand-over = { $card }: przekaż
do-Declared-store = { $card }: odłóż do schowka
do-Declared-use = użyj: { $card }
mt-do-Regroup = przegrupuj
mt-do-Control = władza
mt-do-Declared = zagraj
mt-do-LayOnGuard = na straży
mt-do-Expel = odrzuć
mt-do-Wield = użyj
mt-do-Fetch = poboczna
mt-do-Persuade = wpływ
mt-do-Free = uwolnij
mt-do-OfRace = wskaż
mt-do-Keep = zostaw
mt-do-Head = idź
mt-do-TakeBack = zostań

## Punkty

mt-points = punkty zwycięstwa
mt-score-characters = postacie
mt-score-items = przedmioty
mt-score-factions = stronnictwa
mt-score-allies = sprzymierzeńcy
mt-score-creatures = stwory
mt-score-others = inne
mt-doubled = liczy się podwójnie: druga strona nie ma
mt-halved = ucięte: więcej niż reszta razem
mt-doubled-n = Podwojone: { $n } → { $n2 }
mt-halved-n = Ucięte: { $n } → { $n2 }
mt-lost-wizard = utracony Czarodziej
mt-shown = pokazane z ręki
mt-if-council = gdyby teraz zebrała się Rada
mt-enough = Od { $n } punktów można zwołać Radę.
mt-called = Radę zwołano: { $side }.
mt-council-checked = Sprawdzeni na Radzie: { $cards }.
mt-council-lost = Utraceni na Radzie: { $cards }.
mt-last-turn = Ta tura jest ostatnia.

## Przygotowanie

mt-setup-draft = Dobór
mt-setup-draft-told = Obie strony odsłaniają naraz po jednej postaci. Ta sama po obu stronach nie należy do nikogo; najwyżej dwadzieścia umysłu i pięć postaci.
mt-draft-all = Razem potrzebują { $n } umysłu: możesz mieć ich wszystkich.
weigh-DraftRound = W twojej drużynie nie ma jeszcze nikogo. Mimo to dość?
weigh-Declare = Postać schodzi ze stołu ze wszystkim, co niesie. Odrzucić?
weigh-KeepAsItIs = Wszystko inne się odświeża, a to nie. Zostawić, jak jest?
mt-legend-mind = umysł, czyli koszt prowadzenia
mt-legend-figures = siła i wytrzymałość
mt-legend-direct = wpływ bezpośredni
mt-legend-points = punkty zwycięstwa
mt-setup-items = Przedmioty początkowe
mt-setup-items-told = Najwyżej dwa drobne przedmioty, każdy u kogoś; obie strony pokazują je naraz.
mt-setup-deck = Do talii
mt-setup-deck-told = Kto został, może trafić do talii.
mt-setup-followers = Pierwsi podwładni
mt-setup-followers-told = Postacie mogą pójść za innymi, których wpływ bezpośredni obejmie ich umysł; wtedy nie kosztują nic z dwudziestu.
mt-setup-dice = Kto zaczyna
mt-setup-dice-told = Zaczyna wyższy rzut.
mt-mind-of = umysł { $n } z { $all }
mt-stopped = koniec doboru
mt-sealed = wybrane, zakryte
mt-next-reveal = następne odsłonięcie
mt-borne-by = niesie
mt-pool = pula
mt-collided = odsłonięty przez obie strony
mt-set-aside = Odsłonięci przez obie strony, więc niczyi: { $cards }.

## Z czego składa się liczba

part-printed = wydrukowane
part-direct = wolny wpływ bezpośredni
part-general = wolny wpływ ogólny
part-tie = rozstrzygnięcie remisu
part-aid = zgłoszona pomoc
part-bonus = co dodaje karta
part-strike = w tym ciosie
part-untapped = nie obraca się
part-size = wielkość drużyny
part-least = co najmniej dwa
part-halved = połowa: użyto talii pobocznej
part-since = zmienione później

## Pod kartą, której nie można teraz zagrać

mw-unwritten = jeszcze nie ma
mw-in-play = już w grze
mw-your-turn = w twojej turze
mw-their-turn = w turze przeciwnika
mw-movement = podczas ich ruchu
mw-limit = limit wyczerpany
mw-one-a-turn = jedna na turę
mw-organization = organizacja
mw-organization-end = przy wyruszaniu
mw-long = długie wydarzenia
mw-attack = podczas ataku
mw-strike = przy ciosie
mw-site = w miejscu
mw-end = na końcu tury
mw-check = przy teście
mw-entry = przy wejściu
mw-body = test wytrzymałości
mw-first = nie w odpowiedzi
mw-nothing = nie ma na co
mw-key = tu nie pasuje
mw-here = nie w tym miejscu
mw-haven = Przystań lub dom
mw-influence = za duży umysł
mw-site-tapped = miejsce obrócone
mw-warrior = trzeba wojownika
mw-scout = trzeba zwiadowcy
mw-ranger = trzeba strażnika
mw-sage = trzeba mędrca
mw-diplomat = trzeba dyplomaty

## Reasons of a hint

hint-points = punkty zwycięstwa
hint-people = kto jest w grze
hint-wounds = rany
hint-corruption = groźba zepsucia
hint-hand = karty na ręce
hint-hazards = zagrożenia na ręce
hint-way = dokąd mogą dojść drużyny

## What travels with no company

mt-elsewhere = gdzie indziej
mt-agent = agent
mt-agent-trail = { $n ->
    [one] jedno zakryte miejsce
    [few] { $n } zakryte miejsca
    [many] { $n } zakrytych miejsc
   *[other] { $n } zakrytego miejsca
    }
mt-agent-home = jeszcze się nie ruszył
mt-agent-down = zakryty
mt-agent-up = odkryty
mt-agent-fresh = nowy w tej turze
mt-agent-opened = można tam zagrywać stwory
mt-agent-leaves = odchodzi na końcu tury
mt-prisoner = jeniec
mt-no-prisoner = nikt nie jest więziony
