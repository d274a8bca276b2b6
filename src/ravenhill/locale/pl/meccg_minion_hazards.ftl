### Słowa zagrożeń Mrocznych Sług, którym potrzeba więcej niż innym.

## Szepty i sny

moment-75 = gdy aktywny gracz odrzuca kartę z ręki
question-102 = liczące się wpływy bezpośrednie
HurtBy = każda postać z drużyny (nie Czarodziej), którą w tej turze zranił atak { $race-many-gen }
    .gen = każdej postaci z drużyny (nie Czarodzieja), którą w tej turze zranił atak { $race-many-gen }
    .dat = każdej postaci z drużyny (nie Czarodziejowi), którą w tej turze zranił atak { $race-many-gen }
    .acc = każdą postać z drużyny (nie Czarodzieja), którą w tej turze zranił atak { $race-many-gen }
    .one = postać z drużyny (nie Czarodziej), którą w tej turze zranił atak { $race-many-gen }
    .one-gen = postaci z drużyny (nie Czarodzieja), którą w tej turze zranił atak { $race-many-gen }
    .one-dat = postaci z drużyny (nie Czarodziejowi), którą w tej turze zranił atak { $race-many-gen }
    .one-acc = postać z drużyny (nie Czarodzieja), którą w tej turze zranił atak { $race-many-gen }
    .on = {" "}na postać z drużyny (nie na Czarodzieja), którą w tej turze zranił atak { $race-many-gen }
NoAuthority = wpływ bezpośredni niosącego wynosi zero
    .given = { NoAuthority }

## Mordor i jego jeźdźcy

question-104 = utracone umiejętności
question-105 = próby wpływania na stronnictwo
ask-HowItComes = Do czego przypisany jest Nazgûl?
DrawsLessIn = drużyna, która idzie przez { $type-acc }, dobiera o jedną kartę mniej, choćby miała nie dobrać żadnej
    .given = { DrawsLessIn }
LosesSkill = { $skill } przestaje nim być, gdy jest w miejscu w krainie rodzaju { $type } lub w krainie { $name } albo idzie przez taką krainę
    .given = { LosesSkill }
NoArts = nikt, kto jest w miejscu w krainie rodzaju { $type } lub w krainie { $name } albo idzie przez taką krainę, nie może używać kart rodzaju { $keywords-or }
    .given = { NoArts }
MarchOut = wystawić { $who-company-acc } po kolei na: { $attacks }; jeśli twój przeciwnik odeprze je wszystkie, dostaje tę kartę za jej punkty zwycięstwa
IsWon = ta karta leży wśród czyichś punktów zwycięstwa
    .not = ta karta nie leży wśród niczyich punktów zwycięstwa
CountVictory = zapamiętać, że go pokonano
HardToWin = { SIGNED($more) } do prób wpłynięcia przez postacie na stronnictwo, które można zagrać w miejscu w krainie { $regions-or }
    .given = { HardToWin }
NotWonWith = karta { $name } na nic się nie zda wobec stronnictwa, które można zagrać w miejscu w krainie { $regions-or }
    .given = { NotWonWith }
WingedOnes = każdy Nazgûl dowolnego gracza, który leży w grze jako trwałe wydarzenie i mógłby teraz zaatakować drużynę jako stwór z ręki
    .gen = { WingedOnes }
    .dat = { WingedOnes }
    .acc = { WingedOnes }
    .one = Nazgûl dowolnego gracza, który leży w grze jako trwałe wydarzenie i mógłby teraz zaatakować drużynę jako stwór z ręki
    .one-gen = { WingedOnes.one }
    .one-dat = { WingedOnes.one }
    .one-acc = Nazgûla dowolnego gracza, który leży w grze jako trwałe wydarzenie i mógłby teraz zaatakować drużynę jako stwór z ręki
    .on = {" "}na Nazgûla dowolnego gracza, który leży w grze jako trwałe wydarzenie i mógłby teraz zaatakować drużynę jako stwór z ręki
ComeDown = zagrać tę kartę{ $who-on }; atakuje on od razu jako stwór, nie wliczając się do limitu zagrożeń, i wybiera, kogo uderza
ItsNazgulAttacks = atakował Nazgûl, na którym leży ta karta
    .not = nie atakował Nazgûl, na którym leży ta karta
Reckon = usunąć z gry pokonanego Nazgûla i oddać tę kartę obrońcy za jej punkty zwycięstwa; odrzucić ją, jeśli nie został pokonany

## Agenci i ich przygody

question-66 = tylko pokazane zagrożenia
question-100 = rasa strażników jeńców
question-101 = pokazanie karty
ask-ShowHazard = Które zagrożenie z ręki pokazujesz?
ask-StolenRing = Który pierścień przepada?
ask-TameIt = Kto się obraca, by zabrać Golluma?
ask-KnifeFight = Agent zostaje zaatakowany.
ask-KeepCover = Czy agent walczy z −3, by się nie obracać?
ask-WhichKiller = Który stwór z twojej ręki atakuje agenta?
OnlyWhatIsShown = dać { $who-company-dat } do końca tej fazy ruchu i zagrożeń { $change-given }
WasShown = pozwolić przeciwnikowi pokazać dowolną liczbę zagrożeń z ręki: każde ma { $change-given } przeciw { $who-company-dat }
ShownOnly = ochronę przed zagrożeniami z ręki, których nie pokazano
    .given = { ShownOnly }
    .about = company
Leave = prawo do zagrania lub położenia na straży
    .given = { Leave }
    .about = thing
Unearth = obrócić i odkryć { $who-acc }
ItHit = cios tego ataku trafił
    .not = żaden cios tego ataku nie trafił
StealRing = odrzucić tego agenta i wybrany przez siebie pierścień zaatakowanej drużyny, jeśli jakiś ma
MayBeTamed = pozwolić obrońcy, jeśli ten agent nie został pokonany, obrócić postać z drużyny, by zagrać z ręki kartę { $name }; ten agent zostaje wtedy odrzucony
SetUpon = zagrać z ręki stwora, którego można przypisać do miejsca, w którym jest { $who }; od razu atakuje on agenta, jakby ten był postacią; za wyeliminowanego agenta nikt nie dostaje punktów
HomesOfIt = miejsca ojczyste tego agenta z twojej talii miejsc lub spod niego
    .gen = { HomesOfIt }
    .dat = { HomesOfIt }
    .acc = { HomesOfIt }
    .one = miejsce ojczyste tego agenta z twojej talii miejsc lub spod niego
    .one-gen = miejsca ojczystego tego agenta z twojej talii miejsc lub spod niego
    .one-dat = miejscu ojczystemu tego agenta z twojej talii miejsc lub spod niego
    .one-acc = miejsce ojczyste tego agenta z twojej talii miejsc lub spod niego
    .on = {" "}na miejsce ojczyste tego agenta
RaceOfIt = rasę agenta
    .given = { RaceOfIt }
    .about = thing
Abduct = zaatakować agentem drużynę, nie wliczając tego do limitu zagrożeń i wybierając, kto otrzyma ciosy; postać trafiona ciosem nie zostaje ranna, lecz trafia do niewoli w tym miejscu
GuardedByItsKin = dać atakowi przy ratunku { $change-given }
ItIsTheCaptor = ten atak bierze jeńców dla tej karty
    .not = ten atak nie bierze jeńców dla tej karty
CarryHome = przenieść agenta do miejsca jego jeńca; odrzucić tę kartę, jeśli nikogo nie pojmano

## Talie, wrogowie i tajemnice

question-103 = karta leżąca pod spodem
ask-OrderTop = Karty na wierzchu talii otrzymują kolejność.
ask-LayBack = Która karta wraca teraz, na wierzch poprzednich?
ask-ShowTop = Karta z wierzchu talii zostaje pokazana.
ask-WhichComes = Który stwór atakuje?
ask-LookAtTop = Karta z wierzchu talii zostaje obejrzana.
ask-WhichIsBuried = Który przedmiot zostaje zakopany?
Unveil = pokazać rękę; odłożyć na bok, co nie jest zagrożeniem, dobrać do pełnej ręki i położyć odłożone karty zakryte na wierzchu talii w dowolnej kolejności
LargeDeck = masz w talii co najmniej { $least } kart
    .not = masz w talii mniej niż { $least } kart
ReachFar = pokazać siedem kart z wierzchu talii; wybrany spośród nich Nazgûl, Smok lub stwór, który nie jest unikatowy, dający się przypisać do krainy innej niż Wody Przybrzeżne, od razu atakuje drużynę, gdziekolwiek jest, nie wliczając się do limitu zagrożeń, z −{ $weaker } do siły, jeśli nie można by go tam teraz zagrać; pozostałe potasować i odłożyć na wierzch
ByCreatureCard = atakuje karta stwora
    .not = nie atakuje karta stwora
WaitOn = zagrać tę kartę{ $who-on }, gdzie leży obrócona aż do końca ciosu
Fulfil = odrzucić tę kartę, jeśli cios został pokonany; w przeciwnym razie po ataku odłożyć stwora na bok z nią, i znów po każdym jego ataku; jeśli stwór zostanie pokonany, odrzucić tę kartę
Hole = kartę, którą jej właściciel może stamtąd zagrać jak z ręki w miejscach w Podziemiach, które ją oferują
    .given = { Hole }
    .about = thing
Bury = pozwolić tylko właścicielowi talii ({ $who }) obejrzeć dziesięć kart z jej wierzchu i położyć wśród nich znaleziony przedmiot, nie szczególny ani ze skarbca, pod tą kartą jako { $change-given }; jeśli takiego przedmiotu nie ma, dziesięć kart zostaje pokazanych; pozostałe wtasować w tę talię
