### Słowa zasobów z Dark Minions.

## Chwile, liczby i pytania

moment-60 = gdy faza ruchu drużyny dobiegnie końca
    .then = gdy faza ruchu drużyny dobiegnie końca,
moment-61 = gdy postać wykonała test zepsucia
    .then = gdy postać wykonała test zepsucia,
question-70 = karta, którą można na nią zagrać wszędzie
question-71 = punkty zepsucia przedmiotu
question-72 = brak automatycznych ataków
question-73 = wchodzenie postaci do gry jak w Przystani
question-74 = powrót do talii miejsc zamiast odrzucenia
question-75 = coś, co zrobiono w tej turze
ask-FromAside = Którą kartę bierzesz?
ask-WhoRests = Kto się odświeża lub leczy?
ask-Barter = Na jaki przedmiot zostaje wymieniony?
ask-HowMuchIsSeen = Ile kart z twojej talii zostaje pokazanych?
ask-SeeNext = Karta z talii zostaje pokazana.
ask-TakeSeen = Którą z nich bierzesz?

## Słowa

AtRest = drużyna nie jest w drodze
    .not = drużyna jest w drodze
FetchAside = { $to-key ->
    [pile-0] wtasować w talię
   *[other] pokazać i wziąć na rękę
} { $what-acc } z talii pobocznej{ $discarded ->
    [yes] {" "}lub ze stosu kart odrzuconych
   *[no] {""}
}
FindPlayable = wziąć na rękę z talii lub ze stosu kart odrzuconych przedmiot, sprzymierzeńca lub stronnictwo, które można zagrać w miejscu, gdzie jest niosący
sought-yours = zasób lub postać
    .acc = zasób lub postać
PlayableAnyhow = kartę { $name } można zagrać na drużynę niosącego, gdziekolwiek jest i ktokolwiek w niej jest
    .given = { PlayableAnyhow }
MovesOutOf = drużyna idzie do miejsca poza krainami { $regions-or }
    .not = drużyna nie idzie do miejsca poza krainami { $regions-or }
OnceATurn = zrobić to raz w turze
    .given = { $change }
SubjectIsWhereThisLies = drużyna jest w miejscu, na którym leży ta karta
    .not = drużyna jest gdzie indziej niż ta karta
RestOne = pozwolić graczowi { $who-company-gen } odświeżyć jedną jej postać albo uleczyć jedną do stanu obróconego
AtLair = miejsce jest leżem Smoka
    .not = miejsce nie jest leżem Smoka
ItsSiteIs = miejsce, na którym leży ta karta, to { $hold }
    .given = { ItsSiteIs }
HeavyItems = twoje przedmioty o co najmniej { $least } wydrukowanych punktach zepsucia
    .gen = twoich przedmiotów o co najmniej { $least } wydrukowanych punktach zepsucia
    .dat = twoim przedmiotom o co najmniej { $least } wydrukowanych punktach zepsucia
    .acc = twoje przedmioty o co najmniej { $least } wydrukowanych punktach zepsucia
    .one = twój przedmiot o co najmniej { $least } wydrukowanych punktach zepsucia
    .one-gen = twojego przedmiotu o co najmniej { $least } wydrukowanych punktach zepsucia
    .one-dat = twojemu przedmiotowi o co najmniej { $least } wydrukowanych punktach zepsucia
    .one-acc = twój przedmiot o co najmniej { $least } wydrukowanych punktach zepsucia
    .on = {" "}na twoje przedmioty o co najmniej { $least } wydrukowanych punktach zepsucia
ItWeighsLess = przedmiot, z którym leży ta karta, daje { $less ->
    [one] o { $less } punkt
    [few] o { $less } punkty
    [many] o { $less } punktów
   *[other] o { $less } punktu
} zepsucia mniej
    .given = { ItWeighsLess }
SubjectBearsIt = ta postać niesie przedmiot, z którym leży ta karta
    .not = ta postać nie niesie przedmiotu, z którym leży ta karta
Wares = masz na ręce przedmiot, ale nie szczególny, który niosący może nieść
    .not = nie masz na ręce przedmiotu, prócz szczególnych, który niosący mógłby nieść
GiveForAnother = jeśli test się powiedzie i zechcesz, odrzucić { $who-acc } i dać niosącemu przedmiot z ręki, ale nie szczególny
StoredOnItsSpot = karta { $name } odłożona w miejscu, które wymienia
    .gen = karty { $name } odłożonej w miejscu, które wymienia
    .dat = karcie { $name } odłożonej w miejscu, które wymienia
    .acc = kartę { $name } odłożoną w miejscu, które wymienia
    .one = karta { $name } odłożona w miejscu, które wymienia
    .one-gen = karty { $name } odłożonej w miejscu, które wymienia
    .one-dat = karcie { $name } odłożonej w miejscu, które wymienia
    .one-acc = kartę { $name } odłożoną w miejscu, które wymienia
    .on = {" "}na kartę { $name } odłożoną w miejscu, które wymienia
LikeAHaven = miejsce { $site }: { $question }
    .given = { LikeAHaven }
ThatSiteInPlay = miejsce { $name } aktywnego gracza
    .gen = miejsca { $name } aktywnego gracza
    .dat = miejscu { $name } aktywnego gracza
    .acc = miejsce { $name } aktywnego gracza
    .one = miejsce { $name } aktywnego gracza
    .one-gen = miejsca { $name } aktywnego gracza
    .one-dat = miejscu { $name } aktywnego gracza
    .one-acc = miejsce { $name } aktywnego gracza
    .on = {" "}na miejsce { $name } aktywnego gracza
FactionsOf = każde stronnictwo { $race-many-gen }
    .gen = każdego stronnictwa { $race-many-gen }
    .dat = każdemu stronnictwu { $race-many-gen }
    .acc = każde stronnictwo { $race-many-gen }
    .one = stronnictwo { $race-many-gen }
    .one-gen = stronnictwa { $race-many-gen }
    .one-dat = stronnictwu { $race-many-gen }
    .one-acc = stronnictwo { $race-many-gen }
    .on = {" "}na każde stronnictwo { $race-many-gen }
SeeAhead = pokazać do ośmiu kart z wierzchu swojej talii, jedną z nich wziąć na rękę, a pozostałe wtasować w talię
ThoseOfHand = postacie rasy { $race } z ręki
    .gen = postaci rasy { $race } z ręki
    .dat = postaciom rasy { $race } z ręki
    .acc = postacie rasy { $race } z ręki
    .one = postać rasy { $race } z ręki
    .one-gen = postaci rasy { $race } z ręki
    .one-dat = postaci rasy { $race } z ręki
    .one-acc = postać rasy { $race } z ręki
    .on = {" "}na postacie rasy { $race } z ręki
WhoWillLead = twój wpływ ogólny lub postać z drużyny
    .gen = twojego wpływu ogólnego lub postaci z drużyny
    .dat = twojemu wpływowi ogólnemu lub postaci z drużyny
    .acc = twój wpływ ogólny lub postać z drużyny
    .one = twój wpływ ogólny lub postać z drużyny
    .one-gen = twojego wpływu ogólnego lub postaci z drużyny
    .one-dat = twojemu wpływowi ogólnemu lub postaci z drużyny
    .one-acc = twój wpływ ogólny lub postać z drużyny
    .on = {" "}na twój wpływ ogólny lub postać z drużyny
ComeInMyPlace = odrzucić tę postać i wprowadzić pokazaną do gry w jej drużynie, którą obejmuje { $who }
ItsSiteHas = miejsce, na którym leży ta karta: { $question }
    .given = { ItsSiteHas }

## Wiedza, schody i czekanie

moment-62 = gdy w miejscu zagrano zasób, który go wymaga
    .then = gdy w miejscu zagrano zasób, który go wymaga,
moment-63 = gdy postać odświeżyłaby się, gdyby nie karta
    .then = gdy postać odświeżyłaby się, gdyby nie karta,
moment-64 = gdy przedmiot wszedł do gry
    .then = gdy przedmiot wszedł do gry,
moment-65 = gdy ktoś opuszcza drużynę dla innej
    .then = gdy ktoś opuszcza drużynę dla innej,
question-76 = wpływ potrzebny do panowania
question-77 = Czarodziej tylko w swoim miejscu ojczystym
question-78 = wiadomość
scope-player = nie możesz mieć dwóch
keyword-20 = utracona wiedza
    .one = utracona wiedza
    .many = utracona wiedza
keyword-21 = skradziona wiedza
    .one = skradziona wiedza
    .many = skradziona wiedza
ask-WhichWizard = Który Czarodziej przybywa?
TakeUp = dać tę kartę { $who-dat }
FaceAlone = wystawić { $who-acc }, samotnie i bez wsparcia, na { $attack }
Informs = wiadomości, które można tam zagrać
    .given = { Informs }
    .about = thing
SubjectIsThis = jest to ta karta
    .not = nie jest to ta karta
WhoRemoves = inna postać z drużyny, która ma rzucać na usunięcie karty zepsucia
    .gen = innej postaci z drużyny, która ma rzucać na usunięcie karty zepsucia
    .dat = innej postaci z drużyny, która ma rzucać na usunięcie karty zepsucia
    .acc = inną postać z drużyny, która ma rzucać na usunięcie karty zepsucia
    .one = inna postać z drużyny, która ma rzucać na usunięcie karty zepsucia
    .one-gen = innej postaci z drużyny, która ma rzucać na usunięcie karty zepsucia
    .one-dat = innej postaci z drużyny, która ma rzucać na usunięcie karty zepsucia
    .one-acc = inną postać z drużyny, która ma rzucać na usunięcie karty zepsucia
    .on = {" "}na inną postać z drużyny, która ma rzucać na usunięcie karty zepsucia
HelpRemoval = dać { $who-dat } { SIGNED($more) } do tego rzutu
WithWizard = w tej drużynie jest Czarodziej
    .not = w tej drużynie nie ma Czarodzieja
WizardlessAtHavens = twoje drużyny bez Czarodzieja w Przystaniach
    .gen = twoich drużyn bez Czarodzieja w Przystaniach
    .dat = twoim drużynom bez Czarodzieja w Przystaniach
    .acc = twoje drużyny bez Czarodzieja w Przystaniach
    .one = twoja drużyna bez Czarodzieja w Przystani
    .one-gen = twojej drużyny bez Czarodzieja w Przystani
    .one-dat = twojej drużynie bez Czarodzieja w Przystani
    .one-acc = swoją drużynę bez Czarodzieja w Przystani
    .on = {" "}na twoje drużyny bez Czarodzieja w Przystaniach
SagesInTown = twoi mędrcy w obróconej Warowni Pogranicza lub Wolnej Warowni
    .gen = twoich mędrców w obróconej Warowni Pogranicza lub Wolnej Warowni
    .dat = twoim mędrcom w obróconej Warowni Pogranicza lub Wolnej Warowni
    .acc = twoich mędrców w obróconej Warowni Pogranicza lub Wolnej Warowni
    .one = twój mędrzec w obróconej Warowni Pogranicza lub Wolnej Warowni
    .one-gen = twojego mędrca w obróconej Warowni Pogranicza lub Wolnej Warowni
    .one-dat = twojemu mędrcowi w obróconej Warowni Pogranicza lub Wolnej Warowni
    .one-acc = swojego mędrca w obróconej Warowni Pogranicza lub Wolnej Warowni
    .on = {" "}na twoich mędrców w obróconej Warowni Pogranicza lub Wolnej Warowni
ShowFireworks = rzucić i dodać umysł { $who-gen }, a za Czarodzieja jeszcze 10: powyżej 12 miejsce się odświeża
FellowsOfTheStruck = inne postacie rasy { $race } z drużyny
    .gen = innych postaci rasy { $race } z drużyny
    .dat = innym postaciom rasy { $race } z drużyny
    .acc = inne postacie rasy { $race } z drużyny
    .one = postać rasy { $race } z drużyny, inna niż cel ciosu
    .one-gen = postaci rasy { $race } z drużyny, innej niż cel ciosu
    .one-dat = postaci rasy { $race } z drużyny, innej niż cel ciosu
    .one-acc = postać rasy { $race } z drużyny, inną niż cel ciosu
    .on = {" "}na inne postacie rasy { $race } z drużyny
LeapAt = dać ciosowi przeciw { $who-dat } { SIGNED($prowess) } do siły i { SIGNED($body) } do wytrzymałości; jeśli trafi, obrócony także wykonuje test wytrzymałości
NoneOfYours = nie masz karty o tej nazwie w grze ani w schowku
    .not = masz kartę o tej nazwie w grze lub w schowku
StoreAndSummon = odłożyć { $who-acc } do schowka i, jeśli nie masz Czarodzieja w grze, wprowadzić go do gry w tej drużynie z talii lub ze stosu kart odrzuconych, jeśli zechcesz
CompaniesBelow = twoje drużyny w Podziemiach
    .gen = twoich drużyn w Podziemiach
    .dat = twoim drużynom w Podziemiach
    .acc = twoje drużyny w Podziemiach
    .one = twoja drużyna w Podziemiach
    .one-gen = twojej drużyny w Podziemiach
    .one-dat = twojej drużynie w Podziemiach
    .one-acc = swoją drużynę w Podziemiach
    .on = {" "}na twoje drużyny w Podziemiach
NoteTheSite = zapamiętać miejsce
    .given = { $change }
AtAnotherBelow = drużyna jest w innym miejscu w Podziemiach niż to, gdzie zagrano tę kartę
    .not = drużyna nie jest w innym miejscu w Podziemiach niż to, gdzie zagrano tę kartę
IsUntapped = ta karta nie jest obrócona
    .not = ta karta jest obrócona
Rise = odświeżyć { $who-acc }
CompaniesByStairs = twoje drużyny w nieobróconych miejscach przy Podziemiach
    .gen = twoich drużyn w nieobróconych miejscach przy Podziemiach
    .dat = twoim drużynom w nieobróconych miejscach przy Podziemiach
    .acc = twoje drużyny w nieobróconych miejscach przy Podziemiach
    .one = twoja drużyna w nieobróconym miejscu przy Podziemiach
    .one-gen = twojej drużyny w nieobróconym miejscu przy Podziemiach
    .one-dat = twojej drużynie w nieobróconym miejscu przy Podziemiach
    .one-acc = swoją drużynę w nieobróconym miejscu przy Podziemiach
    .on = {" "}na twoje drużyny w nieobróconych miejscach przy Podziemiach
WentBelow = drużyna przeszła do miejsca w Podziemiach
    .not = drużyna nie przeszła do miejsca w Podziemiach
WizardUnseen = żaden twój Czarodziej nie wszedł jeszcze do gry
    .not = twój Czarodziej wszedł już do gry
SubjectIsYours = jest twój
    .not = nie jest twój
WizardAtHomeOnly = twój Czarodziej może wejść do gry tylko w swoim miejscu ojczystym
    .given = { WizardAtHomeOnly }
WhoMayWait = twoje postacie o umyśle najwyżej { $most } poza Przystaniami
    .gen = twoich postaci o umyśle najwyżej { $most } poza Przystaniami
    .dat = twoim postaciom o umyśle najwyżej { $most } poza Przystaniami
    .acc = twoje postacie o umyśle najwyżej { $most } poza Przystaniami
    .one = twoja postać, ale nie Czarodziej, o umyśle najwyżej { $most } poza Przystanią
    .one-gen = twojej postaci, ale nie Czarodzieja, o umyśle najwyżej { $most } poza Przystanią
    .one-dat = twojej postaci, ale nie Czarodziejowi, o umyśle najwyżej { $most } poza Przystanią
    .one-acc = swoją postać, ale nie Czarodzieja, o umyśle najwyżej { $most } poza Przystanią
    .on = {" "}na twoje postacie o umyśle najwyżej { $most } poza Przystaniami
StaysThere = drużyna niosącego nie może się ruszyć
    .given = { StaysThere }
CountsNothing = niosący nie zajmuje wpływu ogólnego
    .given = { CountsNothing }
ScoresNothing = punkty zwycięstwa niosącego się nie liczą
    .given = { ScoresNothing }
JustFaced = drużynę właśnie zaatakowali { $races-many-or }
    .not = drużyny właśnie nie zaatakowali { $races-many-or }

## Tłumy, kwiaty i odrzucone karty

ask-PayEnvironment = Które otoczenie z ręki odrzucasz dla równowagi?
Parties = twoje drużyny z jednym Krasnoludem o umyśle większym niż 5, bez nikogo innego o takim umyśle prócz Czarodzieja i z najwyżej dwiema postaciami, które nie są Krasnoludami
    .gen = twoich drużyn z jednym Krasnoludem o umyśle większym niż 5, bez nikogo innego o takim umyśle prócz Czarodzieja i z najwyżej dwiema postaciami, które nie są Krasnoludami
    .dat = twoim drużynom z jednym Krasnoludem o umyśle większym niż 5, bez nikogo innego o takim umyśle prócz Czarodzieja i z najwyżej dwiema postaciami, które nie są Krasnoludami
    .acc = twoje drużyny z jednym Krasnoludem o umyśle większym niż 5, bez nikogo innego o takim umyśle prócz Czarodzieja i z najwyżej dwiema postaciami, które nie są Krasnoludami
    .one = twoja drużyna z jednym Krasnoludem o umyśle większym niż 5, bez nikogo innego o takim umyśle prócz Czarodzieja i z najwyżej dwiema postaciami, które nie są Krasnoludami
    .one-gen = twojej drużyny z jednym Krasnoludem o umyśle większym niż 5, bez nikogo innego o takim umyśle prócz Czarodzieja i z najwyżej dwiema postaciami, które nie są Krasnoludami
    .one-dat = twojej drużynie z jednym Krasnoludem o umyśle większym niż 5, bez nikogo innego o takim umyśle prócz Czarodzieja i z najwyżej dwiema postaciami, które nie są Krasnoludami
    .one-acc = swoją drużynę z jednym Krasnoludem o umyśle większym niż 5, bez nikogo innego o takim umyśle prócz Czarodzieja i z najwyżej dwiema postaciami, które nie są Krasnoludami
    .on = {" "}na twoje drużyny z jednym Krasnoludem o umyśle większym niż 5, bez nikogo innego o takim umyśle prócz Czarodzieja i z najwyżej dwiema postaciami, które nie są Krasnoludami
PartyIsOver = jej drużyna nie ma Krasnoluda o umyśle większym niż 5, ma dwa takie umysły prócz umysłu Czarodzieja albo trzy postacie, które nie są Krasnoludami
    .not = jej drużyna ma jednego Krasnoluda o umyśle większym niż 5, żadnego innego takiego umysłu prócz umysłu Czarodzieja i najwyżej dwie postacie, które nie są Krasnoludami
AllAreWelcome = wielkość drużyny i liczba Krasnoludów, którzy w jednej turze wchodzą z nią do gry, nie mają granic, a ci o umyśle najwyżej { $most } wchodzą bez wpływu
    .given = { AllAreWelcome }
SmallMindsAreFree = Krasnoludów z drużyny o umyśle najwyżej { $most } kontroluje się bez wpływu
    .given = { SmallMindsAreFree }
LeaveTheParty = odrzucić { $who-acc }
DiscardsToTheDeck = kto odrzuca kartę z ręki, może zamiast tego położyć ją zakrytą na wierzchu swojej talii
    .given = { DiscardsToTheDeck }
NoSuchCards = nikt nie może zagrywać kart ze słowem { $keyword }
    .given = { NoSuchCards }
Weigh = odrzucić { $who-acc } albo otoczenie z ręki; przeciwnik może odpowiedzieć jednym, ty dwoma, przeciwnik znów jednym i tak dalej: jeśli nie odpowiesz, odrzuca się { $who-acc }
CanBeCrowned = zasoby z twojej ręki, które pytają, czy w grze jest karta { $morning } lub { $night }
    .gen = zasobów z twojej ręki, które pytają, czy w grze jest karta { $morning } lub { $night }
    .dat = zasobom z twojej ręki, które pytają, czy w grze jest karta { $morning } lub { $night }
    .acc = zasoby z twojej ręki, które pytają, czy w grze jest karta { $morning } lub { $night }
    .one = zasób z twojej ręki, który pyta, czy w grze jest karta { $morning } lub { $night }
    .one-gen = zasobu z twojej ręki, który pyta, czy w grze jest karta { $morning } lub { $night }
    .one-dat = zasobowi z twojej ręki, który pyta, czy w grze jest karta { $morning } lub { $night }
    .one-acc = zasób z ręki, który pyta, czy w grze jest karta { $morning } lub { $night }
    .on = {" "}na zasoby z twojej ręki, które pytają, czy w grze jest karta { $morning } lub { $night }
Uncrowned = nie wybrano jeszcze zasobu dla tej karty
    .not = wybrano już zasób dla tej karty
ShowToCrown = pokazać { $who-acc }
Entwine = { $change-given }
OneFate = związać jego los z losem tej karty: gdy odrzuca się jedno z nich, odrzuca się i drugie
    .given = { OneFate }
FairSkies = zagrać go tak, jakby karta { $morning } była w grze, a karta { $night } nie, tylko dla niego
    .given = { FairSkies }
question-110 = dowolna liczba członków
question-111 = los wspólny z inną kartą
HarderToSway = wszystkie próby wpłynięcia na stronnictwa, które można zagrać w miejscach w krainach { $regions-or }, mają { SIGNED($more) }; wyjątek: karta { $but }
    .given = { HarderToSway }
NotByThis = nie można dla nich zagrać karty { $name }
    .given = { NotByThis }
KeepsThem = każde takie stronnictwo, na które wpłyniesz, leży pod tą kartą; gdy jedno z nich odrzucono, odrzuca się i tę kartę, a pozostałe zostają
    .given = { KeepsThem }
MoreForEach = każde stronnictwo pod tą kartą daje { $more ->
    [one] o { $more } punkt
    [few] o { $more } punkty
    [many] o { $more } punktów
   *[other] o { $more } punktu
} zwycięstwa więcej
    .given = { MoreForEach }
question-113 = miejsce pod kartą dla zdobytych stronnictw
ask-CallMounts = Czy odrzucasz Eagle-mounts, żeby drużyna mogła działać w swoim miejscu?
ask-WhichAttack = Który z ataków spada na drużynę?
question-114 = odpędzony stwór
question-115 = brak możliwości nieobracania się
question-116 = jeden atak z kilku
CommonFoe = atakujący nie jest unikatowy
    .not = atakujący jest unikatowy
SendOff = odwołać wszystkie ataki stwora
    .given = { $who }
NextIsTurnedAway = odwołanie wszystkich ataków następnego nieunikatowego stwora
    .given = { NextIsTurnedAway }
    .about = company
AllMustTap = obowiązek obrócenia się dla każdego, kto nieobrócony staje wobec ciosu stwora
    .given = { AllMustTap }
    .about = company
UpATree = drużyna nic nie robi w swojej fazie miejsca, chyba że jest z nią Czarodziej albo ją zabrano
    .given = { UpATree }
FlyDown = odrzucić z ręki, jeśli chcesz, kartę { $name }, która zabiera drużynę bez Czarodzieja
OneAttackOnly = z kilku automatycznych ataków miejsca, które nie jest leżem Smoka, lub kilku ataków stwora albo innego zagrożenia na drużynę spada tylko jeden, wybrany przez gracza zagrożeń, i nie można go odwołać
    .given = { OneAttackOnly }
WasTheOnlyOne = był to taki jedyny atak
    .not = nie był to taki jedyny atak
question-117 = przedmioty trzymane pod kartą
SmallThingsAtHand = drobne przedmioty z twojej ręki
    .gen = drobnych przedmiotów z twojej ręki
    .dat = drobnym przedmiotom z twojej ręki
    .acc = drobne przedmioty z twojej ręki
    .one = drobny przedmiot z twojej ręki
    .one-gen = drobnego przedmiotu z twojej ręki
    .one-dat = drobnemu przedmiotowi z twojej ręki
    .one-acc = drobny przedmiot z ręki
    .on = {" "}na drobne przedmioty z twojej ręki
SmallThingsAtHavens = drobne przedmioty twoich postaci w Przystaniach
    .gen = drobnych przedmiotów twoich postaci w Przystaniach
    .dat = drobnym przedmiotom twoich postaci w Przystaniach
    .acc = drobne przedmioty twoich postaci w Przystaniach
    .one = drobny przedmiot twojej postaci w Przystani
    .one-gen = drobnego przedmiotu twojej postaci w Przystani
    .one-dat = drobnemu przedmiotowi twojej postaci w Przystani
    .one-acc = drobny przedmiot swojej postaci w Przystani
    .on = {" "}na drobne przedmioty twoich postaci w Przystaniach
WhoBearsIt = niosący przedmiot
    .gen = niosącego przedmiot
    .dat = niosącemu przedmiot
    .acc = niosącego przedmiot
    .on = {" "}na niosącego przedmiot
LayUnder = położyć { $who-acc } pod tą kartą
EnoughBelow = liczba przedmiotów pod nią to co najmniej { $least }
    .not = liczba przedmiotów pod nią to mniej niż { $least }
OpenAt = tam, gdzie możesz zagrać drobny przedmiot z ręki ({ $holds-or }), możesz zamiast niego zagrać przedmiot spod tej karty
    .given = { OpenAt }
ask-StandIn = Który z tych przedmiotów zostaje odrzucony?
fact-stands-in = Gdy trzeba odrzucić przedmiot z drużyny niosącego, który nie jest szczególny, można zamiast niego odrzucić ten.
ask-WhereItGoes = Czy zamiast tego kładziesz odrzuconą kartę na wierzchu swojej talii?
ask-WhereItGoes-of = { $card } jest odrzucana: czy kładziesz ją zamiast tego na wierzchu swojej talii?
do-WhereItGoes-No = nie, na stos kart odrzuconych
do-WhereItGoes-Take = { $card } na wierzch talii
ask-RemoveSeen = Czy oddajesz swoją wiedzę, aby usunąć tę kartę z gry?
fact-watches = Jeśli jest w schowku, możesz ją odrzucić, gdy widzisz, jak przeciwnik odrzuca nieunikatowe zagrożenie, aby usunąć to zagrożenie z gry.
WhoSpies = twoje postacie w { $holds-loc-or } lub takie, których drużyna odparła w tej turze wszystkie ciosy agenta
    .gen = twoich postaci w { $holds-loc-or } lub takie, których drużyna odparła w tej turze wszystkie ciosy agenta
    .dat = twoim postaciom w { $holds-loc-or } lub takie, których drużyna odparła w tej turze wszystkie ciosy agenta
    .acc = twoje postacie w { $holds-loc-or } lub takie, których drużyna odparła w tej turze wszystkie ciosy agenta
    .one = twoja postać w { $holds-loc-or } lub taka, której drużyna odparła w tej turze wszystkie ciosy agenta
    .one-gen = twojej postaci w { $holds-loc-or } lub takiej, której drużyna odparła w tej turze wszystkie ciosy agenta
    .one-dat = swojej postaci w { $holds-loc-or } lub takiej, której drużyna odparła w tej turze wszystkie ciosy agenta
    .one-acc = swoją postać w { $holds-loc-or } lub taką, której drużyna odparła w tej turze wszystkie ciosy agenta
    .on = {" "}na twoje postacie w { $holds-loc-or } lub takie, których drużyna odparła w tej turze wszystkie ciosy agenta
SeenCreatures = stwory odrzucone przez przeciwnika na twoich oczach
    .gen = stworów odrzuconych przez przeciwnika na twoich oczach
    .dat = stworom odrzuconym przez przeciwnika na twoich oczach
    .acc = stwory odrzucone przez przeciwnika na twoich oczach
    .one = stwór odrzucony przez przeciwnika na twoich oczach
    .one-gen = stwora odrzuconego przez przeciwnika na twoich oczach
    .one-dat = stworowi odrzuconemu przez przeciwnika na twoich oczach
    .one-acc = stwora odrzuconego przez przeciwnika na twoich oczach
    .on = {" "}na stwory odrzucone przez przeciwnika na twoich oczach
HuntDown = nazwać { $who-acc }: chyba że jest poza grą lub nie może być w grze, przeciwnik go odnajduje (przeszukaną talię się tasuje), a stwór atakuje postać { $name } tak, jakby była sama, bez użycia i pomocy zaklęć; potem postać się obraca

## Wyprawy, klejnoty i potrzeba

moment-66 = gdy uwolniono jeńców
    .then = gdy uwolniono jeńców,
moment-67 = gdy tę kartę odłożono do schowka
    .then = gdy tę kartę odłożono do schowka,
question-79 = zakaz odkładania do schowka
fact-recalls = Gdy drużyna ma oddać kartę utraconej wiedzy, zamiast tego może się obrócić jej mędrzec, a ta karta zostaje odrzucona z ręki.
fact-not-handed = Nie można jej przekazać ani odziedziczyć.
ask-Reward = Który przedmiot zostaje przy tym zagrany?
ask-RewardTaker = Kto się obraca i go bierze?
KnowledgeHeld = karta rodzaju { $keyword } { $here ->
    [yes] drużyny
   *[no] twojej drużyny
}{ $site-key ->
    [name-none] {""}
   *[other] {" "}w miejscu { $site }
}
    .gen = karty rodzaju { $keyword } { $here ->
    [yes] drużyny
   *[no] twojej drużyny
}{ $site-key ->
    [name-none] {""}
   *[other] {" "}w miejscu { $site }
}
    .dat = karcie rodzaju { $keyword } { $here ->
    [yes] drużyny
   *[no] twojej drużyny
}{ $site-key ->
    [name-none] {""}
   *[other] {" "}w miejscu { $site }
}
    .acc = kartę rodzaju { $keyword } { $here ->
    [yes] drużyny
   *[no] twojej drużyny
}{ $site-key ->
    [name-none] {""}
   *[other] {" "}w miejscu { $site }
}
    .one = karta rodzaju { $keyword } { $here ->
    [yes] drużyny
   *[no] twojej drużyny
}{ $site-key ->
    [name-none] {""}
   *[other] {" "}w miejscu { $site }
}
    .one-gen = karty rodzaju { $keyword } { $here ->
    [yes] drużyny
   *[no] twojej drużyny
}{ $site-key ->
    [name-none] {""}
   *[other] {" "}w miejscu { $site }
}
    .one-dat = karcie rodzaju { $keyword } { $here ->
    [yes] drużyny
   *[no] twojej drużyny
}{ $site-key ->
    [name-none] {""}
   *[other] {" "}w miejscu { $site }
}
    .one-acc = kartę rodzaju { $keyword } { $here ->
    [yes] drużyny
   *[no] twojej drużyny
}{ $site-key ->
    [name-none] {""}
   *[other] {" "}w miejscu { $site }
}
    .on = {" "}na kartę rodzaju { $keyword } { $here ->
    [yes] drużyny
   *[no] twojej drużyny
}{ $site-key ->
    [name-none] {""}
   *[other] {" "}w miejscu { $site }
}
YieldKnowledge = odrzucić { $who-acc } bez skutku
ItsCompany = ta drużyna
    .gen = tej drużyny
    .dat = tej drużynie
    .acc = tę drużynę
    .one = ta drużyna
    .one-gen = tej drużyny
    .one-dat = tej drużynie
    .one-acc = tę drużynę
    .on = {" "}na tę drużynę
PlayedByIt = zagrała to drużyna pod tą kartą{ $site-key ->
    [name-none] {""}
   *[other] {" "}(w fazie miejsca w miejscu { $site })
}
    .not = nie zagrała tego drużyna pod tą kartą{ $site-key ->
    [name-none] {""}
   *[other] {" "}(w fazie miejsca w miejscu { $site })
}
Stage = { $to ->
    [1] obrócić { $who-acc }
   *[other] odwrócić { $who-acc } do góry nogami, jeśli jest obrócona
}{ $once ->
    [yes] {" "}(tylko jedna taka karta na całą grę)
   *[no] {""}
}
    .given = { $change }
IsStaged = { $stage ->
    [1] ta karta jest obrócona
   *[other] ta karta jest odwrócona do góry nogami
}
    .not = { $stage ->
    [1] ta karta nie jest obrócona
   *[other] ta karta nie jest odwrócona do góry nogami
}
ForGood = sprawić, że do końca gry { $change }
SubjectIsSuch = jest to { $keyword }
    .not = nie jest to { $keyword }
WeighsLess = każda karta rodzaju { $keyword } daje o punkt zepsucia mniej
    .given = { WeighsLess }
SubjectIsSpecialRing = jest to pierścień i szczególny przedmiot
    .not = nie jest to pierścień będący szczególnym przedmiotem
LiesOnThem = ta karta leży na drużynie
    .not = ta karta nie leży na drużynie
RingsWeighLess = każdy pierścień daje o punkt zepsucia mniej
    .given = { RingsWeighLess }
ItIsAt = jest to w miejscu { $site }
    .not = nie jest to w miejscu { $site }
FewerGuards = automatyczne ataki w miejscach rodzaju { $types-or } mają o cios mniej, ale co najmniej jeden
    .given = { FewerGuards }
UnderSpell = twoje postacie, na których leży { $keyword }, z mędrcem w drużynie
    .gen = twoich postaci, na których leży { $keyword }, z mędrcem w drużynie
    .dat = twoim postaciom, na których leży { $keyword }, z mędrcem w drużynie
    .acc = twoje postacie, na których leży { $keyword }, z mędrcem w drużynie
    .one = twoja postać, na której leży { $keyword }, z mędrcem w drużynie
    .one-gen = twojej postaci, na której leży { $keyword }, z mędrcem w drużynie
    .one-dat = twojej postaci, na której leży { $keyword }, z mędrcem w drużynie
    .one-acc = swoją postać, na której leży { $keyword }, z mędrcem w drużynie
    .on = {" "}na twoje postacie, na których leży { $keyword }, z mędrcem w drużynie
TakeOffAll = wybrać { $who-acc }, i odrzucić z niej każdą kartę rodzaju { $keyword }
DiplomatsInNeed = twoi dyplomaci w potrzebie
    .gen = twoich dyplomatów w potrzebie
    .dat = twoim dyplomatom w potrzebie
    .acc = twoich dyplomatów w potrzebie
    .one = twój dyplomata, ani wojownik, ani Czarodziej, w nieobróconym miejscu poza Podziemiami
    .one-gen = twojego dyplomaty, ani wojownika, ani Czarodzieja, w nieobróconym miejscu poza Podziemiami
    .one-dat = twojemu dyplomacie, ani wojownikowi, ani Czarodziejowi, w nieobróconym miejscu poza Podziemiami
    .one-acc = swojego dyplomatę, ani wojownika, ani Czarodzieja, w nieobróconym miejscu poza Podziemiami
    .on = {" "}na twoich dyplomatów w potrzebie
FactionsAfar = stronnictwa z ręki
    .gen = stronnictw z ręki
    .dat = stronnictwom z ręki
    .acc = stronnictwa z ręki
    .one = stronnictwo z ręki
    .one-gen = stronnictwa z ręki
    .one-dat = stronnictwu z ręki
    .one-acc = stronnictwo z ręki
    .on = {" "}na stronnictwa z ręki
TheDiplomat = ten dyplomata
    .gen = tego dyplomaty
    .dat = temu dyplomacie
    .acc = tego dyplomatę
    .one = ten dyplomata
    .one-gen = tego dyplomaty
    .one-dat = temu dyplomacie
    .one-acc = tego dyplomatę
    .on = {" "}na tego dyplomatę
CallAcross = przeprowadzić test wpływu { $who-gen } na nie, odejmując dwa i po jednym za każdą krainę od miejsca do miejsca stronnictwa, licząc obie
WinOrGo = obrócić miejsce, jeśli stronnictwo pozyskano, bez drobnego przedmiotu, a jeśli nie, odrzucić { $who-acc }
PlayLikeTheirs = pozwolić nieobróconej postaci { $who-company-gen } obrócić się i dostać z ręki lub ze stosu kart odrzuconych przedmiot, ale nie szczególny, taki jak odłożony przez przeciwnika, który zostaje odrzucony; twojego nie wolno odkładać
    .given = { $change }
WhoKnowsOre = mędrcy i Krasnoludowie z drużyny
    .gen = mędrców i Krasnoludów z drużyny
    .dat = mędrcom i Krasnoludom z drużyny
    .acc = mędrców i Krasnoludów z drużyny
    .one = mędrzec lub Krasnolud z drużyny
    .one-gen = mędrca lub Krasnoluda z drużyny
    .one-dat = mędrcowi lub Krasnoludowi z drużyny
    .one-acc = mędrca lub Krasnoluda z drużyny
    .on = {" "}na mędrców i Krasnoludów z drużyny
ForgeArms = pozwolić nieobróconej postaci { $who-company-gen } obrócić się i dostać z ręki lub ze stosu kart odrzuconych broń, zbroję, tarczę lub hełm, ani unikatowe, ani szczególne
GlassesBesideHer = karta { $name } przy postaci { $lady }
    .gen = karty { $name } przy postaci { $lady }
    .dat = karcie { $name } przy postaci { $lady }
    .acc = kartę { $name } przy postaci { $lady }
    .one = karta { $name } twojej postaci, ani Czarodzieja, ani Krasnoluda, w Przystani w drużynie z nieobróconą postacią { $lady }
    .one-gen = karty { $name } twojej postaci, ani Czarodzieja, ani Krasnoluda, w Przystani w drużynie z nieobróconą postacią { $lady }
    .one-dat = karcie { $name } twojej postaci, ani Czarodzieja, ani Krasnoluda, w Przystani w drużynie z nieobróconą postacią { $lady }
    .one-acc = kartę { $name } swojej postaci, ani Czarodzieja, ani Krasnoluda, w Przystani w drużynie z nieobróconą postacią { $lady }
    .on = {" "}na kartę { $name } przy postaci { $lady }
WhoseGlass = ten, kto to niósł
    .gen = tego, kto to niósł
    .dat = temu, kto to niósł
    .acc = tego, kto to niósł
    .one = ten, kto to niósł
    .one-gen = tego, kto to niósł
    .one-dat = temu, kto to niósł
    .one-acc = tego, kto to niósł
    .on = {" "}na tego, kto to niósł
TakeAway = obrócić postać { $name } i usunąć z gry { $who-acc }
YouChoose = ciosy, które obrońca przydziela komukolwiek, obróconemu, rannemu czy nie
    .given = { YouChoose }
CheckedBearer = niosący mający wykonać test zepsucia
    .gen = niosącego mającego wykonać test zepsucia
    .dat = niosącemu mającemu wykonać test zepsucia
    .acc = niosącego mającego wykonać test zepsucia
    .one = niosący mający wykonać test zepsucia
    .one-gen = niosącego mającego wykonać test zepsucia
    .one-dat = niosącemu mającemu wykonać test zepsucia
    .one-acc = niosącego mającego wykonać test zepsucia
HasItsPrice = atakuje Smok, Smoczysko, Ludzie, Zabójca lub agent
    .not = nie atakuje ani Smok, ani Smoczysko, ani Ludzie, ani Zabójca, ani agent
Gifts = przedmioty drużyny
    .gen = przedmiotów drużyny
    .dat = przedmiotom drużyny
    .acc = przedmioty drużyny
    .one = przedmiot drużyny (wielki dla Smoka, ważny dla Smoczyska, drobny dla pozostałych)
    .one-gen = przedmiotu drużyny (wielkiego dla Smoka, ważnego dla Smoczyska, drobnego dla pozostałych)
    .one-dat = przedmiotowi drużyny (wielkiemu dla Smoka, ważnemu dla Smoczyska, drobnemu dla pozostałych)
    .one-acc = przedmiot drużyny (wielki dla Smoka, ważny dla Smoczyska, drobny dla pozostałych)
    .on = {" "}na przedmioty drużyny
OfferGift = jeśli test się powiedzie, następuje { $attempt }: odrzucić { $who-acc }, rzucić i dodać wolny wpływ bezpośredni tej postaci; więcej niż 5 (Smok), 6 (Smoczysko) lub 7 (pozostali) odwołuje atak i pozwala wziąć zasób z talii lub ze stosu kart odrzuconych
