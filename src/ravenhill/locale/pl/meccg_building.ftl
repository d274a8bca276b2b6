### Budowanie talii.

build-title = Talie
build-yours = Twoje talie
build-ready = Gotowe do gry
build-none = Nie masz jeszcze własnej talii. Skopiuj talię początkową, weź niespodziankę albo wklej listę.
build-private = Tylko ty widzisz swoje talie. Link pokazuje jedną z nich temu, kto go ma.
build-new = Pusta talia
build-surprise = Zaskocz mnie
build-import = Wklej listę
build-copy = Kopiuj
build-open = Otwórz
build-delete = Usuń
build-really = Usunąć na zawsze?
build-keep = Zostaw
build-name = Nazwa talii
build-unnamed = Talia bez nazwy
build-cards = kart: { $n }
build-starter-gandalf = Talia początkowa: Gandalf
build-starter-saruman = Talia początkowa: Saruman
build-challenge-deeps = Talia wyzwania: w głąb Podziemi
build-challenge-erebor = Talia wyzwania: wyprawa do Ereboru
build-challenge-south = Talia wyzwania: strażnicy Południa
build-save = Zapisz
build-saved = Zapisano
build-copy-own = Skopiuj do swoich
build-share = Udostępnij
build-unshare = Unieważnij link
build-shared = Kto ma ten link, widzi talię:
build-shared-before = Pokazuje talię w postaci zapisanej ostatnio.
build-of-another = Ktoś udostępnił ci tę talię.
build-export = Eksport
build-form-plain = Zwykła lista
build-form-gccg = GCCG
build-copied = Skopiowano
build-copy-text = Kopiuj tekst
build-list = Lista: jedna karta w wierszu, z liczbą. Rozumiemy zwykłe listy, GCCG i cardnum.
build-read = Wczytaj
build-make = Zrób z niej talię
build-understood = { $n ->
    [one] { $n } karta rozpoznana
    [few] { $n } karty rozpoznane
    [many] { $n } kart rozpoznanych
   *[other] { $n } karty rozpoznane
}
build-lost = { $n ->
    [one] { $n } wiersz nierozpoznany
    [few] { $n } wiersze nierozpoznane
    [many] { $n } wierszy nierozpoznanych
   *[other] { $n } wiersze nierozpoznane
}
build-line = Wiersz { $n }: { $text }
build-legal = Zgodna z zasadami
build-broken = { $n ->
    [one] { $n } złamana zasada
    [few] { $n } złamane zasady
    [many] { $n } złamanych zasad
   *[other] { $n } złamane zasady
}
build-checking = Sprawdzanie zasad…
build-is-legal = Czy zgodna z zasadami?
build-all-kept = Żadna zasada budowy talii nie jest złamana.
build-take-out = Wyjmij: { $n } × { $card }
build-put-in = Dołóż: { $n } × { $card }
build-put-into = Przenieś: { $n } × { $card } → { $section }
build-mends = { $n ->
    [one] { $n } naprawiona zasada
    [few] { $n } naprawione zasady
    [many] { $n } naprawionych zasad
   *[other] { $n } naprawione zasady
}
build-unplayable = Jeszcze nie w pełni wykonywane: { $cards }
build-resources = Zasoby
build-hazards = Zagrożenia
build-either = Obu rodzajów
build-characters = Postacie
build-creatures-count = Stwory: { $n }, potrzeba { $most }
build-mind-count = Umysły drużyny początkowej: { $n } z { $most }
build-mind-over = Umysły drużyny początkowej: { $n }. Dobór postaci kończy się na { $most }, więc nie wszyscy wyruszą.
build-items-count = Drobne przedmioty na start: { $n } z { $most }
build-people-count = Postacie w talii: { $n }, Czarodzieje: { $wizards }
build-sites-all = W talii miejsc są wszystkie miejsca.
build-sites-some = Miejsc w talii miejsc: { $n }, i żadnych innych. Gdy nie ma żadnego, są w niej wszystkie.
build-strike = Gdzie mogą uderzyć stwory
build-go = Dokąd muszą trafić zasoby
build-section-pool = drużyna początkowa
build-section-deck = talia
build-section-sideboard = talia poboczna
build-section-sites = talia miejsc
build-add-to = Dodawaj do
build-group-company = Drużyna początkowa
build-group-start = Przedmioty początkowe
build-group-character = Postacie
build-group-item = Przedmioty
build-group-faction = Stronnictwa i sprzymierzeńcy
build-group-resource = Wydarzenia zasobów
build-group-creature = Stwory
build-group-agent = Agenci
build-group-hazard = Wydarzenia zagrożeń
build-group-sideboard = Talia poboczna
build-group-sites = Talia miejsc
build-empty = Na razie pusto. Wybierz karty.
build-most = najwyżej { $n }
build-less = O jedną mniej: { $card }
build-more = O jedną więcej: { $card }
build-draw = Dobierz rękę
build-again = Inna ręka
build-next-turn = Następna tura
build-goldfish = Sam przy stole: tura { $turn }. Kliknięcie zagrywa lub odrzuca kartę; następna tura uzupełnia rękę do ośmiu.
build-left = W talii zostało: { $n }
build-hand-of = zasoby { $resources } · zagrożenia { $hazards } · postacie { $characters }
build-play = Zagraj nią
build-tab-deck = Talia
build-tab-cards = Karty
build-tab-check = Zasady
build-close = Zamknij
build-back = Wszystkie talie
build-failed = Nie udało się: { $text }
build-unsaved = Niezapisana
build-drop = Wyrzuć
build-lab = Wypróbuj
build-lab-what = Giermkowie grają tą talią przeciw taliom dołączonym do gry, z obu miejsc; razem partii: { $n }, dopóki to okno jest otwarte.
build-lab-won = z { $games ->
    [one] { $games } partii
    [few] { $games } partii
    [many] { $games } partii
   *[other] { $games } partii
} wygrane; z pewnością 95 % między { $low } a { $high } %.
build-lab-against = przeciw { $name }: { $won } z { $games }
build-lab-characters = Postacie
build-lab-items = Przedmioty
build-lab-factions = Stronnictwa
build-lab-allies = Sprzymierzeńcy
build-lab-creatures = Stwory
build-lab-others = Inne
build-lab-curve = Punkty zwycięstwa po każdej turze: { $points } po turze { $turns }.
build-lab-unended = Partie bez końca, liczone jako remis: { $n }.
build-lab-idle = Najrzadziej użyte z kart, które trafiły na rękę
build-lab-card = przyszła { $drawn }, użyta { $used }
build-lab-before = talia bez zmian
build-lab-exchanged = Karta „{ $into }” w miejscu karty „{ $out }”: giermkowie grają taką talią przeciw talii bez zmian, z obu miejsc; razem partii: { $n }.
build-lab-back = Talia bez zmian
build-lab-out = W miejsce karty
build-lab-into = wypróbuj
build-lab-exchange = Zamień
