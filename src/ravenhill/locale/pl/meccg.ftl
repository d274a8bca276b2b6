### Gra karciana o Śródziemiu.

## Strony

grey = Szary
blue = Niebieski

## Pojęcia: rodzaje krain, rodzaje miejsc (.one, .many)

land-sea = Wody Przybrzeżne
land-free = Wolna Kraina
land-border = Ziemie Pogranicza
land-wild = Dzikie Ziemie
land-shadow = Ziemie Cienia
land-dark = Mroczna Kraina
land-any = dowolna kraina
hold-haven = Przystań
    .one = Przystań
    .many = Przystanie
hold-free = Wolna Warownia
    .one = Wolna Warownia
    .many = Wolne Warownie
hold-border = Warownia Pogranicza
    .one = Warownia Pogranicza
    .many = Warownie Pogranicza
hold-ruins = Ruiny i Legowiska
    .one = Ruiny i Legowiska
    .many = Ruiny i Legowiska
hold-shadow = Warownia Cienia
    .one = Warownia Cienia
    .many = Warownie Cienia
hold-dark = Mroczna Warownia
    .one = Mroczna Warownia
    .many = Mroczne Warownie

## Rasy: nazwa, .one, .many; umiejętności: tak samo

race-none = dowolna rasa
    .one = ktokolwiek
    .many = wszystkie rasy
race-wizard = Czarodziej
    .one = Czarodziej
    .many = Czarodzieje
race-elf = Elf
    .one = Elf
    .many = Elfowie
race-dwarf = Krasnolud
    .one = Krasnolud
    .many = Krasnoludowie
race-dunadan = Dúnadan
    .one = Dúnadan
    .many = Dúnedainowie
race-man = Człowiek
    .one = Człowiek
    .many = Ludzie
race-hobbit = Hobbit
    .one = Hobbit
    .many = Hobbici
race-orc = Ork
    .one = Ork
    .many = Orkowie
race-troll = Troll
    .one = Troll
    .many = Trolle
race-wolf = Wilk
    .one = Wilk
    .many = Wilki
race-spider = Pająk
    .one = Pająk
    .many = Pająki
race-animal = Zwierzę
    .one = Zwierzę
    .many = Zwierzęta
race-dragon = Smok
    .one = Smok
    .many = Smoki
race-drake = Smoczysko
    .one = Smoczysko
    .many = Smoczyska
race-undead = Nieumarły
    .one = Nieumarły
    .many = Nieumarli
race-nazgul = Nazgûl
    .one = Nazgûl
    .many = Nazgûle
race-giant = Olbrzym
    .one = Olbrzym
    .many = Olbrzymi
race-slayer = Zabójca
    .one = Zabójca
    .many = Zabójcy
race-plant = Przebudzona Roślina
    .one = Przebudzona Roślina
    .many = Przebudzone Rośliny
race-pukel = Stwór Púkel
    .one = Stwór Púkel
    .many = Stwory Púkel
race-balrog = Balrog
    .one = Balrog
    .many = Balrogowie
race-wose = Dziki Człowiek
    .one = Dziki Człowiek
    .many = Dzicy Ludzie
race-ent = Ent
    .one = Ent
    .many = Entowie
race-eagle = Orzeł
    .one = Orzeł
    .many = Orły
race-special = szczególny
    .one = ktoś szczególny
    .many = istoty szczególne
skill-none = brak umiejętności
    .one = ktokolwiek
    .many = wszyscy
skill-warrior = wojownik
    .one = wojownik
    .many = wojownicy
skill-scout = zwiadowca
    .one = zwiadowca
    .many = zwiadowcy
skill-ranger = strażnik
    .one = strażnik
    .many = strażnicy
skill-sage = mędrzec
    .one = mędrzec
    .many = mędrcy
skill-diplomat = dyplomata
    .one = dyplomata
    .many = dyplomaci

## Przedmioty, słowa kluczowe, rodziny i rodzaje kart

size-none = żaden przedmiot
    .many = żadne przedmioty
size-minor = drobny przedmiot
    .many = drobne przedmioty
size-major = ważny przedmiot
    .many = ważne przedmioty
size-greater = wielki przedmiot
    .many = wielkie przedmioty
size-special = szczególny przedmiot
    .many = szczególne przedmioty
size-gold = złoty pierścień
    .many = złote pierścienie
size-information = wiadomość
    .many = wiadomości
kind-none = ani broń, ani zbroja
kind-weapon = broń
kind-armor = zbroja
kind-shield = tarcza
kind-helmet = hełm
keyword-environment = otoczenie
    .one = karta otoczenia
    .many = karty otoczenia
keyword-spell = zaklęcie
    .one = zaklęcie
    .many = zaklęcia
keyword-spawn = pomiot
    .one = pomiot
    .many = pomioty
keyword-check = wywołuje test zepsucia
    .one = karta wywołująca test zepsucia
    .many = karty wywołujące testy zepsucia
keyword-palantir = Palantír
    .one = Palantír
    .many = Palantíry
keyword-lesser = pomniejszy pierścień
    .one = pomniejszy pierścień
    .many = pomniejsze pierścienie
keyword-magic = magiczny pierścień
    .one = magiczny pierścień
    .many = magiczne pierścienie
keyword-dwarven = pierścień krasnoludów
    .one = pierścień krasnoludów
    .many = pierścienie krasnoludów
keyword-one = Jedyny Pierścień
    .one = Jedyny Pierścień
    .many = Jedyny Pierścień
keyword-scroll = Zwój Isildura
    .one = Zwój Isildura
    .many = Zwoje Isildura
keyword-ritual = rytuał
    .one = rytuał
    .many = rytuały
keyword-flattery = pochlebstwo
    .one = pochlebstwo
    .many = pochlebstwa
family-none = karta
    .many = karty
family-resource = zasób
    .many = zasoby
family-hazard = zagrożenie
    .many = zagrożenia
family-either = zagrożenie lub zasób
    .many = zagrożenia i zasoby
form-none = karta
form-short = krótkie wydarzenie
form-long = długie wydarzenie
form-permanent = trwałe wydarzenie
type-site = miejsce
type-region = kraina
type-character = postać
type-item = przedmiot
type-ally = sprzymierzeniec
type-faction = stronnictwo
type-event = wydarzenie
type-creature = stwór
scope-none = bez ograniczeń
scope-all = nie można jej powielić
scope-character = nie można jej powielić na postaci
scope-company = nie można jej powielić na drużynie
scope-site = nie można jej powielić w miejscu
scope-turn = raz na turę
scope-attack = nie można jej powielić przeciw atakowi
scope-wizard = nie można jej powielić na Czarodzieju
scope-elf = nie można jej powielić na Elfie
score-characters = postacie
score-items = przedmioty
score-factions = stronnictwa
score-allies = sprzymierzeńcy
score-creatures = stwory
score-others = inne

## Fazy, stosy i inne miejsca

phase-untap = faza odświeżania
phase-organization = faza organizacji
phase-long = faza długich wydarzeń
phase-movement = faza ruchu i zagrożeń
phase-site = faza miejsca
phase-end = koniec tury
phase-council = Wolna Rada
phase-setup = przygotowanie
pile-0 = talia
pile-2 = ręka
pile-4 = stos kart odrzuconych
a-company = nowa drużyna
a-key = co mówi karta
by-path = droga z karty
by-regions = krainy na mapie
by-movement = droga między dwiema Przystaniami

## Chwile

moment-0 = w twojej fazie organizacji
moment-1 = na końcu twojej fazy organizacji
moment-2 = w twojej fazie długich wydarzeń
moment-3 = w fazie ruchu i zagrożeń
moment-4 = gdy drużyna jest atakowana
moment-5 = gdy pada cios, zanim zmieni się jego cel
moment-6 = gdy ktoś mierzy się z ciosem
moment-7 = między dwoma ciosami
moment-8 = w miejscu
moment-9 = na końcu tury
moment-10 = przy testach Rady
moment-11 = gdy drużyna wchodzi do miejsca
moment-12 = przed testem wytrzymałości
moment-13 = na końcu fazy odświeżania
moment-14 = na początku fazy ruchu każdej drużyny
moment-15 = na końcu fazy ruchu każdej drużyny
moment-16 = gdy postać zdobywa przedmiot
moment-17 = gdy postać zostaje ranna
moment-18 = po ataku
moment-19 = gdy postać pozyskała stronnictwo
moment-20 = gdy test zepsucia się nie uda
moment-21 = gdy ktoś dołącza do drużyny lub ją opuszcza
moment-22 = gdy talia się wyczerpie
moment-23 = na Wolnej Radzie
moment-24 = gdy zaczyna się koniec tury
moment-25 = gdy zagrano wydarzenie
moment-26 = w każdej chwili
moment-27 = przed przydzieleniem ciosów
moment-28 = gdy postać wykonuje test wpływu
moment-29 = gdy stronnictwo odchodzi z gry
moment-32 = na końcu ataku
moment-33 = na początku fazy miejsca każdej drużyny
moment-34 = na samym końcu tury
moment-35 = gdy przedmiot przechodzi od tego, kto odszedł z gry
moment-36 = przy próbie wpłynięcia na coś przeciwnika

## Pytania

ask-DraftRound = Którą postać odsłaniasz do drużyny początkowej?
ask-StartingItem = Kto niesie który przedmiot na początku?
ask-IntoDeck = Która postać trafi do twojej talii?
ask-StartingFollower = Kto pójdzie za inną postacią?
ask-ChooseDestination = Dokąd idzie drużyna?
ask-ChooseCompany = Do której drużyny dołącza postać?
ask-ChooseController = Kto panuje nad postacią?
ask-DiscardSurplus = Wpływu nie wystarcza. Która postać odchodzi?
ask-MeetAtHaven = Drużyny spotkały się w Przystani. Czy się połączą?
ask-NextToMove = Która drużyna jest następna w fazie ruchu?
ask-FliesTo = Dokąd leci drużyna?
ask-GoesOn = Dokąd drużyna idzie dalej?
ask-HowToMove = Jak podróżuje drużyna?
ask-NextRegion = Przez którą krainę idzie dalej drużyna?
ask-DrawCard = Dobierana jest karta.
ask-ExchangeOut = Która odrzucona karta trafia do talii pobocznej?
ask-ExchangeIn = Która karta z talii pobocznej zajmuje jej miejsce?
ask-DiscardDown = Którą kartę z ręki odrzucasz?
ask-DrawHowMany = Ile kart dobierasz?
ask-AssignStrike = Kto mierzy się z ciosem?
ask-AssignRest = W kogo uderza atakujący?
ask-NextStrike = Który cios jest teraz rozstrzygany?
ask-Thwart = Czy ktoś się obróci, aby odwołać ten atak?
ask-ExcessStrikes = Ile nadmiarowych ciosów osłabia cel?
ask-StayUntapped = Czy cel walczy z −3, aby się nie obrócić?
ask-Support = Kto się obraca, aby wesprzeć cel (+1)?
ask-WhichItem = Który przedmiot zostaje przekazany?
ask-WhoInherits = Kto bierze przedmiot?
ask-Fetch = Którą kartę bierzesz z odrzuconych?
ask-TakeFound = Którą kartę bierzesz?
ask-ShowAtRandom = Losowa karta z ręki zostaje pokazana.
ask-LoseAtRandom = Losowa karta z ręki zostaje odrzucona.
ask-LoseOneOf = Która karta zostaje odrzucona?
ask-PlayFound = Który przedmiot zostaje zagrany?
ask-WhoLeads = Kto się obraca i zabiera kartę?
ask-ChooseTarget = Co postać próbuje przeciągnąć na swoją stronę?
ask-ShowIdentical = Czy pokazujesz taką samą kartę z ręki?
ask-BringIn = Czy karta od razu wchodzi do gry?
ask-KeepItem = Który przedmiot zostaje w drużynie?
ask-KeptBy = Kto bierze przedmiot?
ask-DiscardItem = Który przedmiot przepada?
ask-WhichTotal = Który z dwóch wyników się liczy?
ask-WhichRing = Który pierścień zastąpi złoty pierścień?
ask-UseSideboard = Czy używasz talii pobocznej?
ask-FromSideboard = Którą kartę bierzesz z talii pobocznej?
ask-NextToVisit = Która drużyna jest następna w fazie miejsca?
ask-EnterOrNot = Czy drużyna wchodzi do swojego miejsca?
ask-DiscardOne = Czy odrzucasz kartę?
ask-CallOrNot = Czy zwołujesz Wolną Radę?
ask-NextToCheck = Kto teraz wykonuje test zepsucia?
ask-KeepAsItIs = Która karta zostaje, jak jest, i się nie odświeża?
ask-DrawBlade = Kto próbuje pozbyć się ostrza, zamiast się odświeżyć?
ask-Settle = Kto ma panować nad tą postacią?
ask-WithWhich = Przy której drużynie zostaje wydarzenie?
ask-WhoStays = Spotkało się zbyt wielu. Która drużyna zostaje?
ask-WhichRoll = Który z dwóch rzutów się liczy?
ask-WhichResult = Który z dwóch wyników się liczy?
ask-PlayTheCrown = Czy ktoś wkłada Żelazną Koronę?
ask-InWhoseWound = W czyjej ranie zostaje ostrze?
ask-Ford = Czy strażnik się obraca, aby przejść rzekę w bród?
ask-WhoChecks = Kto teraz wykonuje test zepsucia?
ask-TopCards = Oglądane są karty z wierzchu talii.
ask-WhichDeck = Którą talię oglądasz?
ask-Forging = Który przedmiot zostaje przekuty?
ask-GoBack = Czy drużyna wraca do Przystani, w której zaczęła turę?
ask-TurnOver = Odkrywana jest karta z talii.
ask-Praise = Kto się obraca i co odpiera?
ask-WhichAttempt = Który z dwóch rzutów próby się liczy?

## Możliwości

do-Travel = drużyna: { $company }
do-Head = { $company }: wybierz, dokąd idzie drużyna
do-TakeBack = { $company }: drużyna zostaje na miejscu
do-To = cel: { $card }
do-Region = { $region }
do-Regroup = { $card }: zmiana drużyny
do-JoinCompany = drużyna: { $company }
do-Meet = { $company } i { $company2 } idą dalej razem
do-NewCompany = własna drużyna
do-Control = { $card }: zmiana tego, kto panuje nad postacią
do-GeneralInfluence = wpływ ogólny
do-DirectInfluence = { $card } (wpływ bezpośredni)
do-Enter = wejść do miejsca
do-Leave = nic tu nie robić
do-LayOnGuard = położyć na straży: { $card }
do-Place = { $company-key ->
    [a-company] w nowej drużynie: { $card2 }
   *[other] w drużynie: { $company }
}, { $card-key ->
    [a-card] pod wpływem ogólnym
   *[other] idąc za: { $card }
}
do-Bears = { $card2 } niesie: { $card }
do-KeyedTo = przez: { $key }
do-Expel = odrzucić: { $card }
do-Fetch = obrócić: { $card }, aby użyć talii pobocznej
do-Persuade = { $card } próbuje wpłynąć na coś przeciwnika
do-Call = zwołać Wolną Radę
do-DraftRound-Done = nie odsłaniać więcej postaci
do-StartingItem-Done = żadnych więcej przedmiotów
do-IntoDeck-Done = żadnych więcej postaci
do-StartingFollower-Done = nikt więcej
do-ExchangeOut-Done = koniec wymiany
do-AssignStrike-Done = resztę zostawić atakującemu
do-Thwart-Done = nikt
do-Support-Done = bez dalszego wsparcia
do-WhichItem-Done = odrzucić resztę
do-FromSideboard-Done = żadnych więcej kart
do-Fetch-No = żadna karta
do-TakeFound-No = żadna karta
do-PlayFound-No = żaden przedmiot
do-WhoLeads-No = nikt: karta zostaje odrzucona
do-ShowIdentical-Yes = pokazać
do-ShowIdentical-No = nie pokazywać
do-BringIn-Yes = zagrać
do-BringIn-No = zostawić na ręce
do-KeepItem-No = żaden przedmiot
do-WhichRing-No = żaden pierścień
do-UseSideboard-No = nie
do-UseSideboard-Number = { $n ->
    [1] do pięciu kart na stos kart odrzuconych
   *[other] jedna karta do talii
}
do-DiscardOne-No = nic nie odrzucać
do-CallOrNot-No = grać dalej
do-StayUntapped-Yes = walczyć z −3 i się nie obrócić
do-StayUntapped-No = walczyć i się obrócić
do-ExcessStrikes-Number = { $n ->
    [0] żaden
   *[other] { $n } (−{ $n })
}
do-Keep = { $card } zostaje, jak jest
do-Wield = { $card } jest odtąd w użyciu
do-DeckOf = talia: { $side }
do-KeepAsItIs-Done = żadna inna karta
do-DrawBlade-No = nikt więcej
do-PlayTheCrown-No = nikt
do-Ford-No = nie
do-WhichDeck-No = żadna
do-GoBack-No = zostać tutaj
do-Praise-Done = nikt więcej

## Kronika

meccg-turn = Tura { $n }: { $side }.
meccg-played = { $side } zagrywa: { $card }.
meccg-starts = Zaczyna { $side } ({ $n } do { $n2 }).
meccg-joins = Do gry wchodzi: { $card }.
meccg-heads = { $side } kładzie cel przy drużynie.
meccg-moves = { $side }: drużyna idzie, skąd: { $card }, dokąd: { $card2 }; limit zagrożeń { $n }.
meccg-stays = { $side }: drużyna zostaje, miejsce: { $card }; limit zagrożeń { $n }.
meccg-arrives = { $side }: drużyna dociera do celu: { $card }.
meccg-sent-back = { $side }: drużyna musi wrócić, miejsce: { $card }.
meccg-draws = { $side } dobiera { $n ->
    [one] { $n } kartę
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}.
meccg-discards = { $side } odrzuca { $n ->
    [one] { $n } kartę
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}.
meccg-guards = { $side } kładzie kartę na straży.
meccg-attacks = Atak, { $card }: { $n ->
    [one] { $n } cios
    [few] { $n } ciosy
    [many] { $n } ciosów
   *[other] { $n } ciosu
}, siła { $n2 }.
meccg-assigned = Cios przydzielono: { $card }.
meccg-strike = { $card } mierzy się z ciosem: rzut { $n }, razem { $n2 } przeciw sile { $n3 }.
meccg-defeated = Atak pokonany: { $card }.
meccg-not-defeated = Atak skończony, ale nie pokonany: { $card }.
meccg-wound = Rana: { $card }.
meccg-body = Test wytrzymałości: { $card }, { $n } przeciw { $n2 }.
meccg-eliminated = Ginie: { $card }.
meccg-gone = Z gry odchodzi: { $card }.
meccg-corruption = Test zepsucia: { $card }, { $n }; punkty zepsucia: { $n2 }.
meccg-enters = { $side }: drużyna wchodzi do miejsca: { $card }.
meccg-gains = { $card } ma teraz: { $card2 }.
meccg-influence = { $card } próbuje wpłynąć na: { $card2 }; { $n }, a trzeba więcej niż { $n2 }.
meccg-exhausted = { $side }: talia wyczerpana ({ $n }).
meccg-calls = { $side } zwołuje Wolną Radę.
meccg-scores = { $side }: na Radzie { $n ->
    [one] { $n } punkt zwycięstwa
    [few] { $n } punkty zwycięstwa
    [many] { $n } punktów zwycięstwa
   *[other] { $n } punktu zwycięstwa
}.
meccg-stored = W schowku: { $card }.
meccg-removal = Rzut na usunięcie: { $card }; { $n }, a trzeba więcej niż { $n2 }.
meccg-sideboard = { $side } bierze kartę z talii pobocznej.
meccg-roll = { $card }: wynik { $n }.

## Koniec

meccg-council = Wolna Rada policzyła punkty zwycięstwa.
meccg-wizard-lost = Drugiemu Czarodziejowi nie udał się test zepsucia.
meccg-ring-destroyed = Jedyny Pierścień jest zniszczony.

## Reguły, na które powołuje się pytanie lub odmowa

rule-not-playable = Tej karty nie można jeszcze zagrać: nie cały jej tekst działa.
rule-R-AMB-15 = Odświeża się wszystko, czego gracz nie chce zostawić, jak jest; ranni w Przystani zdrowieją i są obróceni.
rule-R-AMB-16 = Z talii pobocznej bierze się co najmniej jedną kartę; przeciwnik widzi, ile i jakiego rodzaju.
rule-R-AMB-17 = Faza się nie kończy, dopóki postać bez władcy może go dostać.
rule-R-AMB-44 = Drużyny, które spotkały się w Przystani, mogą się połączyć.
rule-R-AMB-54 = Każdy gracz mówi, w jakiej kolejności jego postacie wykonują testy zepsucia.
rule-R-AMB-64 = Każda nieranna postać drużyny może wziąć jeden przedmiot tego, kto odszedł.
rule-R-AMB-67 = Postać może się obrócić, aby odwołać jeden z ataków takiego stwora.
rule-R-AMB-90 = Po sukcesie pokazana karta może wejść do gry przy tym, kto wpłynął.
rule-R-CHAIN-06 = To zaczyna łańcuch skutków i nie jest odpowiedzią.
rule-R-CHAIN-07 = Jeśli rzuca się dwa razy, gracz wybiera, który rzut się liczy.
rule-R-CMB-03 = Obrońca rozdziela ciosy między nieobrócone postacie, po jednym.
rule-R-CMB-04 = Atakujący rozdziela pozostałe ciosy między tych, którzy nie mają żadnego.
rule-R-CMB-06 = Każdy nadmiarowy cios osłabia cel o 1.
rule-R-CMB-11 = Nieobrócony cel może walczyć z −3 i wtedy się nie obraca.
rule-R-CMB-14 = Nieobrócona postać bez ciosu może się obrócić, aby dać celowi +1.
rule-R-CMB-17 = Obrońca mówi, w jakiej kolejności rozstrzyga się ciosy.
rule-R-CMB-24 = Przedmioty tego, kto odszedł, mogą przejść na nierannych towarzyszy, po jednym.
rule-R-DECK-05 = Zasoby zagrywa się we własnej turze.
rule-R-DECK-15 = Ta karta leży z boku i czeka.
rule-R-DECK-16 = Karta już leży w grze albo została zgłoszona w tym łańcuchu.
rule-R-DECK-17 = O tej karcie decyduje drugi gracz.
rule-R-DECK-18 = Gdy talia się wyczerpie, do pięciu odrzuconych kart można wymienić na karty z talii pobocznej.
rule-R-DRAFT-02 = Obaj odsłaniają jedną postać naraz; kto przestaje, przestaje na dobre.
rule-R-DRAFT-06 = Pozostałe postacie mogą trafić do talii, najwyżej dziesięć.
rule-R-END-08 = Kto ma dość punktów, może zwołać Wolną Radę; przeciwnik ma jeszcze jedną turę.
rule-R-END-09 = Na Radzie każda postać wykonuje test zepsucia.
rule-R-EOT-01 = Na końcu tury obaj gracze mogą odrzucić jedną kartę.
rule-R-INF-03 = Postać może próbować wpłynąć na postać, sprzymierzeńca, stronnictwo lub przedmiot przeciwnika w tym samym miejscu.
rule-R-INF-11 = Kto pokazuje taką samą kartę z ręki, nie liczy umysłu celu.
rule-R-MH-01 = Drużyny mają fazy ruchu jedna po drugiej, w dowolnej kolejności.
rule-R-MH-02 = Zagrożenia zagrywa przeciwnik, w fazie ruchu.
rule-R-MH-04 = Gdy cel zostaje odsłonięty, mówi się, jak drużyna podróżuje.
rule-R-MH-05 = Limit zagrożeń tej drużyny jest wyczerpany.
rule-R-MH-08 = Obaj gracze dobierają co najmniej jedną kartę i najwyżej tyle, na ile pozwala miejsce.
rule-R-MH-22 = Na końcu ruchu obaj gracze wracają do wielkości ręki.
rule-R-OG-08 = Tej karty nie można teraz odsłonić.
rule-R-OPT-01 = Tej karty nie ma na ręce.
rule-R-ORG-20 = Drużyny porządkuje się w Przystani, a w grze pełnej w każdym miejscu, gdzie są razem.
rule-R-ORG-22 = Właściciel wydarzenia mówi, przy której części podzielonej drużyny ono zostaje.
rule-R-ORG-37 = Postać jest pod wpływem ogólnym albo idzie za inną z drużyny.
rule-R-ORG-39 = Postacie, na które nie starcza wpływu gracza, zostają odrzucone.
rule-R-ORG-54 = Ta karta musiałaby być w schowku.
rule-R-ORG-57 = Rzut powyżej liczby na karcie odrzuca kartę zepsucia; niosący się w tym celu obraca albo w Przystani rezygnuje z odświeżenia.
rule-R-ORG-60 = Karta miejsca, do którego idzie drużyna, leży przy niej zakryta.
rule-R-ORG-64 = Drużyna idzie najwyżej przez cztery sąsiednie krainy, licząc oba końce.
rule-R-RING-02 = Złoty pierścień sprawdza się rzutem; wynik mówi, które pierścienie mogą zająć jego miejsce.
rule-R-SETUP-07 = Do dwóch drobnych przedmiotów może zacząć grę z drużyną początkową.
rule-R-SETUP-17 = Postacie początkowe mogą iść za innymi; ich umysł i tak liczy się do limitu dwudziestu.
rule-R-SITE-01 = Każda drużyna może wejść do swojego miejsca albo nic nie robić.
rule-R-UNTAP-03 = Do pięciu kart z talii pobocznej trafia na stos kart odrzuconych albo jedna do talii co najmniej pięciu kart.
