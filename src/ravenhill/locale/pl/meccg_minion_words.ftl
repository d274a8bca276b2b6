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
} { $what-acc } z kart pobocznych{ $discarded ->
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
MovesTo = drużyna idzie do miejsca { $names-or }
    .not = drużyna nie idzie do miejsca { $names-or }
OnceATurn = zrobić to raz w turze
    .given = { $change }
SubjectIsWhereThisLies = drużyna jest w miejscu, na którym leży ta karta
    .not = drużyna jest gdzie indziej niż ta karta
RestOne = pozwolić graczowi { $who-company-gen } odświeżyć jedną jej postać albo uleczyć jedną do stanu obróconego
AtLair = miejsce jest legowiskiem Smoka
    .not = miejsce nie jest legowiskiem Smoka
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
ItWeighsLess = przedmiot, z którym leży ta karta, daje o { $less } punkty zepsucia mniej
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
LikeAHaven = miejsce { $site } ma { $question }
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
ComeInMyPlace = odrzucić tę postać i wprowadzić pokazaną do gry w jej drużynie, podległą przez { $who-acc }
ItsSiteHas = miejsce, na którym leży ta karta, ma { $question }
    .given = { ItsSiteHas }
