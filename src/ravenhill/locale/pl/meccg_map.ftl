### Mapa krain i planowanie na niej podróży.

mc-map = Mapa krain
mc-map-nearer = Bliżej
mc-map-farther = Dalej
mc-map-fit = Cała mapa
mc-sites = Miejsca
mc-find = Znajdź miejsce
mc-filter = Rodzaje miejsc
mc-only-fits = pasuje do mojej ręki
mc-no-sites = Nie ma takiego miejsca.
mc-atlas-text = Krain jest { $n }, a miejsc { $n2 }. Wskaż któreś, by przeczytać, co tam jest; strzałki idą od miejsca do miejsca, litery do nazwy.
mc-neighbours = Graniczy z
mc-haven = Najbliższa Przystań
mc-playable = Przedmioty do znalezienia
mc-draws = Dobierane karty
mc-draws-of = ty { $n }, przeciwnik { $n2 }
mc-guards = Strażnicy
mc-wounds = rana { $n } %
mc-fits = Z ręki pasuje
mc-state-tapped = Twoja karta tego miejsca jest obrócona
mc-state-used = Jest tam inna twoja drużyna
mc-state-spent = Twoja karta tego miejsca jest odrzucona
mc-why-here = Drużyna jest tutaj
mc-why-spent = Twoja karta tego miejsca jest odrzucona
mc-why-full = Drużyna jest za duża, by podróżować
mc-why-fellow = Drużyna stąd już tam idzie
mc-why-used = Karty używa inna twoja drużyna
mc-why-far = Za daleko
mc-why-unlisted = Nie wymienia go żadna Przystań tej podróży
mc-why-none = Nie masz takiej karty
mc-barrier-ridge = dzieli je grzbiet
mc-barrier-river = dzieli je rzeka
mc-barrier-card = chyba że drogę wskaże { $card }
mc-far = { $n ->
    [one] { $n } kraina
    [few] { $n } krainy
    [many] { $n } krain
   *[other] { $n } krainy
}
mc-regions-used = { $n ->
    [one] użyta { $n } kraina
    [few] użyte { $n } krainy
    [many] użytych { $n } krain
   *[other] użyte { $n } krainy
}
mc-company = Drużyna
mc-company-of = Drużyna, którą prowadzi { $card }
mc-from = { $n ->
    [0] Stąd: { $site }, drogami z kart
    [one] Stąd: { $site }, najwyżej { $n } kraina
    [few] Stąd: { $site }, najwyżej { $n } krainy
    [many] Stąd: { $site }, najwyżej { $n } krain
   *[other] Stąd: { $site }, najwyżej { $n } krainy
}
mc-close = Wróć do stołu
mc-way = Rodzaj ruchu
mc-way-regions = Przez krainy
mc-way-basic = Według kart
mc-how-to = Wskaż oświetlone miejsce, by zobaczyć drogę i co tam czeka; naciśnij, by iść.
mc-look = Wskaż miejsce albo krainę. Gdy droga jest narysowana, naciśnij krainę, by ją wygiąć.
mc-go = Idź tą drogą
mc-go-basic = Idź według kart
mc-go-to = Idź do celu: { $site }
mc-step = Albo krok po kroku:
mc-paths = Drogi
mc-path-of = droga { $n } z { $n2 }
mc-path-before = Poprzednia droga
mc-path-next = Następna droga
mc-no-way = Nie wiedzie tamtędy żadna droga.
mc-exposes = Na co naraża droga
mc-pencil = Ołówek
mc-erase = Zetrzyj

## Drugi arkusz
mc-sheets = Arkusze mapy
mc-sheet-lands = Krainy
mc-sheet-deeps = Podziemia
mc-deeps = Podziemia
mc-deeps-legend = Kropki: schody do miejsca na górze, bez rzutu. Liczba: tyle muszą dać dwie kości.
mc-from-below = Z { $site }, tunelami i schodami
mc-way-below = Droga
mc-roll = { $n ->
    [0] schody, bez rzutu
    [one] tunel: dwie kości, { $n } lub więcej
    [few] tunel: dwie kości, { $n } lub więcej
    [many] tunel: dwie kości, { $n } lub więcej
   *[other] tunel: dwie kości, { $n } lub więcej
}
mc-finds = { $n } % na znalezienie drogi
mc-finds-not = Jeśli nie, drużyna zostaje, gdzie jest.
mc-why-apart = Nie prowadzi tam stąd ani tunel, ani schody
mc-unknown = { $n ->
    [one] i jeden atak, którego nikt jeszcze nie zna
    [few] i { $n } ataki, których nikt jeszcze nie zna
    [many] i { $n } ataków, których nikt jeszcze nie zna
   *[other] i { $n } ataków, których nikt jeszcze nie zna
}
