### The browser client: pages, table, settings.

## Around every page

nav-skip = Przejdź do treści
nav-label = Ravenhill
nav-play = Graj
nav-learn = Nauka
nav-decks = Talie
nav-watch = Oglądaj
nav-guest = gość
corner-language = Język
corner-theme = Kolory: { $theme ->
    [light] jasne
    [dark] ciemne
   *[other] jak w systemie
}
language-en = English
language-es = Español
language-fr = Français
language-pl = Polski
page-failed = Nie udało się wczytać tej strony.
page-reload = Spróbuj ponownie
missing-title = Nie ma takiej strony
missing-text = { $path } donikąd nie prowadzi, przynajmniej na razie.
missing-home = Na pierwszą stronę
ago-now = przed chwilą
ago-minutes = { $n ->
    [one] { $n } minutę temu
    [few] { $n } minuty temu
    [many] { $n } minut temu
   *[other] { $n } minut temu
}
ago-hours = { $n ->
    [one] { $n } godzinę temu
    [few] { $n } godziny temu
    [many] { $n } godzin temu
   *[other] { $n } godzin temu
}
ago-days = { $n ->
    [one] { $n } dzień temu
    [few] { $n } dni temu
    [many] { $n } dni temu
   *[other] { $n } dni temu
}

## People and bots

player-bot = bot { $name }
player-character = { $bot } ({ $character })
player-guest = gość
player-free = wolne miejsce
player-you = ty
player-here = przy stole
player-away = nieobecny
bot-measured = Wygrane: { $share } % z { $games } gier, rywal: { $over } (z pewnością 95 %: od { $low } do { $high } %).
bot-unmeasured = Jego siły nie zmierzono.
bot-random = wędrowiec
    .about = Gra cokolwiek, byle dozwolone.
bot-novice = nowicjusz
    .about = Zna cele gry i niewiele więcej.
bot-squire = giermek
    .about = Waży każdy wybór i niewiele oddaje za darmo.
bot-captain = kapitan
    .about = Gra mocno.
bot-lord = władca
    .about = Najsilniejszy tutaj; myśli najdłużej.
character-usual = jak zwykle
character-aggressive = agresywny
    .about = Dąży do tego, co w zasięgu, i mniej dba o straty.
character-careful = ostrożny
    .about = Bardziej dba o rany i straty.

## The first page

home-turns = Twój ruch ({ $n })
home-against = przeciw: { $name }
home-facts = { $game ->
    [five_armies] Dla dwóch osób, około 90 minut.
    [meccg] Dla dwóch osób, około 120 minut.
   *[other] Dla dwóch osób.
}
home-play-bot = Graj z botem
home-level = Który bot
home-invite = Zaproś kogoś
home-more = Więcej możliwości …
home-learn-title = Pierwszy raz?
home-learn-text = Krótkie lekcje na prawdziwych pozycjach i zasady w prostych słowach.
home-empty = Jeszcze żadnej gry. Najkrótsza droga: lekcja na 12 minut.
home-learn = Do lekcji
home-puzzle = Zadanie dnia
home-puzzle-text = Jedno pytanie z prawdziwej gry: która odpowiedź jest najlepsza?
home-puzzle-go = Zobacz
home-going = W toku
home-open = czeka na kogoś
home-past = Ostatnie gry
home-result = { $won ->
    [yes] wygrana
    [no] przegrana
   *[none] remis
}
home-live = Teraz na żywo
home-tables = { $n ->
    [one] { $n } stół do oglądania
    [few] { $n } stoły do oglądania
    [many] { $n } stołów do oglądania
   *[other] { $n } stołów do oglądania
}
home-quiet = Teraz nikt nie gra.

## A new match

new-title = Nowa rozgrywka
new-missing = Nie ma tu takiej gry
new-side = Twoja strona
new-any-side = dowolna
new-opponent = Przeciw
new-character = Jego charakter
new-friend = Znajomy
new-friend-text = Dostaniesz link do wysłania.
new-hotseat = Dwoje przy tym ekranie
new-hotseat-text = Między rękami opada kurtyna.
new-pace = Zegar
new-deck = Twoja talia
new-deck-other = Druga talia
deck-any = Gotowa talia tej strony
deck-mend = Napraw
deck-missing = Ta talia wymaga zestawu, którego gra nie dopuszcza: { $sets }.
deck-allow = Dopuść
deck-with = Dopuszczone w tej grze dla talii: { $sets }.
deck-bring = Jaką talię przynosisz?
deck-sit = Usiądź
pace-none = bez zegara
pace-quick = 15 minut, 10 sekund więcej za turę
pace-long = 1 godzina, 30 sekund więcej za turę
pace-days = 3 dni na każdą turę
new-rules = Zasady
new-changed = { $n ->
    [one] { $n } zmieniona
    [few] { $n } zmienione
    [many] { $n } zmienionych
   *[other] { $n } zmienionej
}
new-watch = Inni mogą oglądać
new-start = Zaczynaj
new-refused = Talia wybrana powyżej nie pasuje do tej gry.

## The table

table-opening = Stół się nakrywa …
table-none = Nie ma takiej rozgrywki albo nie można jej oglądać.
table-seat-taken = To miejsce jest zajęte: oglądasz.
table-watching = { $n ->
    [one] { $n } widz
    [few] { $n } widzów
    [many] { $n } widzów
   *[other] { $n } widzów
}
table-rail = Panel
table-text = Tekst
table-picture = Obraz
zone-prompt = O co chodzi
zone-side = Obok planszy
zone-log = Co się wydarzyło
log-go = Przejdź do tej chwili
zone-chat = Rozmowa
zone-hand = Twoja ręka
tab-board = Plansza
tab-status = Stan
tab-log = Dziennik
tab-chat = Czat
prompt-options = Co możesz odpowiedzieć
prompt-draft = Wybrane dotąd
prompt-rule = Zasada w nowym oknie
prompt-paused = Rozgrywka jest wstrzymana.
prompt-passing = za chwilę pas za ciebie
prompt-open = Czekamy na drugie miejsce
prompt-wait = Chwileczkę …
prompt-waiting = Czekamy: { $side }
prompt-change = Zmień
menu-back = ◂ Wszystko
menu-fold = { $thing }: sposobów { $n }
undo = Cofnij
undo-ask = Poproś o cofnięcie
undo-title = Cofnij ostatnią odpowiedź
undo-known = Za późno: ktoś się od tego czasu czegoś dowiedział.
undo-since = Za późno, bo: { $line }
undo-none = Nie ma czego cofnąć
seal = Zapieczętuj: { $what }
seal-back = Odłóż ją
seal-more = { $n ->
    [one] i jeszcze jedna
    [few] i jeszcze { $n }
    [many] i jeszcze { $n }
   *[other] i jeszcze { $n }
}
as-before = Jak ostatnio
# Of Generals (masculine) and of Armies (feminine).
all-but = Wszystko prócz { $n }…
all-but-which = Do pominięcia: { $n }
notice-dropped = Stół poszedł dalej: „{ $label }” nie wysłano.
line-opening = Łączenie …
line-open = Połączono
line-late = Serwer zwleka z odpowiedzią
line-lost = Utracono połączenie. Próbujemy dalej; stół zostaje, jak był.
line-closed = Serwer zamknął ten stół.
line-will-send = Twoja odpowiedź zostanie wysłana po powrocie.
clock-days = { $days ->
    [0] { $hours } godz.
   *[other] { $days } d { $hours } godz.
}
menu-label = Menu
menu-rules = Zasady
menu-settings = Ustawienia
menu-takeback = Poproś o cofnięcie
menu-draw = Zaproponuj remis
menu-pause = Poproś o przerwę
menu-resign = Poddaj się
menu-resign-sure = Naprawdę się poddaję
menu-keys = Klawisze
menu-head = Pieczęć wszystkiego, co się stało:
menu-altered = To nie jest stół, który opuszczono: jego księgę ucięto albo zmieniono.
menu-scripted = W tej lekcji pierwsze kości padają tak, jak ona tego potrzebuje.
offer-mine = Twoja prośba: { $what ->
    [draw] remis
    [takeback] cofnięcie
    [pause] przerwa
   *[resume] dalsza gra
}
offer-theirs = { $side } pyta: { $what ->
    [draw] remis?
    [takeback] cofnąć ostatnią odpowiedź?
    [pause] przerwa?
   *[resume] gramy dalej?
}
offer-accept = Zgoda
offer-decline = Odmów
offer-resume = Graj dalej
end-rematch = Jeszcze raz, po zamianie stron
end-again = Zagraj jeszcze raz
end-turning = Punkt zwrotny:
end-table = Obejrzyj stół
end-show = Wynik
end-replay = Obejrzyj ponownie
end-record = Zapis
end-home = Na pierwszą stronę
end-resigned = przez poddanie
end-timeout = na czas
end-draw-agreed = za zgodą obu stron
end-closed = zamknięta przez gospodarza
curtain-title = Teraz: { $side }
curtain-text = Oddaj ekran; nikt inny nie powinien patrzeć.
curtain-open = Jestem
wait-title = Czekamy na drugie miejsce
wait-seat = Link: { $side }. Jest dla jednej osoby.
wait-qr = Link jako obraz, dla telefonu
wait-link = Link
wait-copy = Kopiuj link
wait-copied = Skopiowano
wait-renew = Nowy link
wait-bot = Albo zagraj z botem:
wait-dice = Oba miejsca są zajęte. Rozgrywka zacznie się, gdy obie osoby otworzą ją jeszcze raz i dołożą swoje do kości.
chat-empty = Nikt nic nie powiedział.
chat-label = Powiedz coś
chat-send = Wyślij
chat-mute = Wycisz
phrase-hello = Cześć!
phrase-luck = Powodzenia!
phrase-thinking = Myślę.
phrase-well = Dobra gra!
phrase-sorry = Przepraszam!
phrase-thanks = Dziękuję!
hand-theirs = { $n ->
    [one] Druga strona ma { $n } kartę
    [few] Druga strona ma { $n } karty
    [many] Druga strona ma { $n } kart
   *[other] Druga strona ma { $n } kart
}
card-why = dlaczego nie?
why-may = Teraz wolno.
why-nothing = Teraz nic się z tym nie da zrobić.
odds-none = Gra nie poda tu szans.
plain-text = Ta gra nie ma jeszcze rysowanego stołu: wszystko, co możesz zrobić, stoi na pasku, a resztę mówi stół tekstowy.
plain-cards = Karty, których możesz użyć
plain-seen = Karty, które widzisz

## The text table

text-question = Pytanie
text-options = Możliwości
text-you = Ty
text-opponent = Przeciwnik
text-board = Plansza
text-log = Dziennik
text-over = Gra skończona.
text-nothing = nic
text-offered = możliwe: { $n }
text-command = Polecenie
text-command-hint = numer, słowa możliwości, undo, why …, log 5, help
command-none = Nic nie pasuje do „{ $text }”; wpisz help, aby zobaczyć, co można powiedzieć.
command-several = Pasuje kilka:
command-undone = Cofnięto.

## Keys

keys-title = Klawisze
keys-off = Pojedyncze klawisze są wyłączone w ustawieniach.
key-space = Spacja
keys-digits = możliwości z numerem
keys-enter = wykonaj to, co zaznaczone
keys-arrows = do najbliższej podświetlonej rzeczy
keys-default = opcja, do której przejdziesz; inaczej oczywista odpowiedź
keys-back = krok wstecz
keys-undo = cofnij
keys-map = do planszy
keys-hand = do ręki
keys-bare = sama mapa
keys-log = do dziennika
keys-chat = do czatu
keys-odds = szanse
keys-why = dlaczego nie?
keys-rail = pokaż lub schowaj panel
keys-hold = zatrzymaj się przy każdej okazji tej tury
keys-again = jeszcze raz to, co zrobił przeciwnik
keys-inspect = przyjrzyj się
keys-command = wiersz poleceń
keys-fit = dopasuj mapę
keys-keys = ta lista
keys-text = stół tekstowy
keys-step = krok wstecz lub naprzód
keys-turn = tura wstecz lub naprzód
keys-ends = na początek, na koniec
keys-close = Zamknij

## Watching and looking again

watch-title = Stoły w grze
watch-text = Widzowie widzą to, co widzą obie strony.
watch-none = Teraz nikt nie gra. Ostatnie gry można obejrzeć ponownie.
watch-past = Zakończone
watch-look = Oglądaj
watch-search = Szukaj gracza
replay-title = Powtórka
replay-at = Krok { $n } z { $last }
replay-first = Na początek
replay-back = Krok wstecz
replay-on = Krok naprzód
replay-last = Na koniec
replay-play = Odtwarzaj
replay-stop = Zatrzymaj
replay-speed = Szybkość
replay-view = Widok
replay-everything = wszystko
replay-fork = Graj dalej stąd
replay-forked = Drugą stronę przejmie bot.
replay-share = Kopiuj link do tej chwili
replay-shared = Skopiowano
replay-verify = Sprawdź kości
replay-unfinished = Gra trwa: widzisz tylko swoją stronę.
replay-curve = Szanse w ciągu gry
replay-analyse = Analiza
replay-both = Obie ręce
replay-mark-cross = ataki
replay-mark-check = testy
replay-mark-flag = Rada

## About you, and settings

me-title = Ty
me-guest = Twoje gry żyją w tej przeglądarce. Zachowaj je: dodaj imię.
me-name = Twoje imię przy stole
me-save = Zachowaj
me-saved = Zachowano.
me-login = Nazwa do logowania
me-password = Hasło, co najmniej 8 znaków
me-register = Zachowaj moje gry pod tą nazwą
me-enter = Zaloguj się
me-leave = Wyloguj się
me-known = Zalogowano jako { $name }
me-games = Twoje gry
me-forgotten = Nie pamiętam hasła
me-forgotten-sent = Jeśli to konto ma potwierdzony adres, list jest w drodze.
me-email = Adres e-mail, żeby dać znać, gdy przyjdzie twoja kolej
me-email-waits = Adres { $address } nie jest jeszcze potwierdzony: list jest w drodze.
me-password-old = Twoje hasło
me-password-new = Nowe hasło, co najmniej 8 znaków
me-password-change = Zmień hasło
me-export = Zabierz moje gry (zip)
me-delete = Usuń moje konto
me-delete-what = Twoje imię, hasło, adresy, talie i to, co pisano w rozmowach, znika od razu. Rozegrane gry zostają u tych, z którymi je rozegrano, bez twojego imienia.
me-delete-now = Usuń je teraz
me-gone = Konto usunięte.
letter-confirm = Twój adres e-mail
letter-confirmed = Potwierdzony: można tam pisać.
letter-reset = Nowe hasło
letter-reset-done = Hasło zmienione. Zaloguj się nim.
letter-old = Ten link jest za stary albo został już użyty.
set-access = Dostępność
set-play = Gra
set-sound = Dźwięk
set-look = Wygląd
set-account = Konto
set-text = Stół tekstowy zamiast obrazu
set-plain = Proste słowa: krótsze pytania
set-auto-pass = Pasuj za mnie tam, gdzie nie mam o czym decydować
set-steady = Wszystkie moje pasy w jednym rytmie, wybrane i samoczynne
set-motion = Ruch
set-motion-auto = jak chce system
set-motion-full = pełny
set-motion-quick = szybki
set-motion-none = żaden
set-dice = Kości
set-dice-full = normalnie
set-dice-quick = szybko
set-dice-none = bez animacji
set-steps = Ruchy bota
set-steps-full = jeden po drugim
set-steps-quick = szybko
set-steps-none = wszystkie naraz
set-scale = Wielkość wszystkiego
set-contrast = Wysoki kontrast
set-theme = Kolory
set-theme-auto = jak w systemie
set-theme-light = dzień
set-theme-dark = noc
set-keys = Skróty jednym klawiszem
set-digits = Cyfry wybierają możliwości
set-key = Klawisz: { $what }
set-keys-reset = Klawisze jak na początku
set-sounds = Dźwięki
set-turn-sound = Dźwięk, gdy przychodzi twoja kolej
set-notify = Powiadomienie przeglądarki, gdy przychodzi twoja kolej
set-notify-no = Przeglądarka na to nie pozwala.
set-push = Wiadomość z tej przeglądarki, gdy twoja kolej w rozgrywce korespondencyjnej, nawet gdy jest zamknięta
set-push-no = Przeglądarka na to nie pozwala albo nie można do niej dotrzeć.
home-push = Daj znać, gdy moja kolej, nawet gdy ta strona jest zamknięta
push-turn = Twoja kolej.
line-away = Serwer jest poza zasięgiem. Rozegrane gry są tam bezpieczne; ta strona sama go szuka.

## What went wrong

fault-stale = Stół tymczasem poszedł dalej.
fault-rules = Ta rozgrywka jest wstrzymana: zasady tutaj się zmieniły, a jej stół nie może za nimi pójść. Nic nie przepadło.
fault-decks = Jedna z talii tej rozgrywki pozostaje prywatna.
fault-deck = Tą talią nie można grać: { $text }
fault-illegal = Zasady na to nie pozwalają: { $text }
fault-slow = Za szybko: poczekaj chwilę.
fault-muted = Gospodarz nie pozwala ci tu pisać.
fault-banned = Gospodarz zamknął to konto.
fault-barred = Gospodarz nie wpuszcza nowych gości z twojej sieci. Jeśli masz konto, zaloguj się.
bye-removed = Gospodarz usunął tę rozgrywkę.
bye-banned = Gospodarz zamknął twoje konto.
fault-unreachable = Serwer nie odpowiada.
fault-other = To się nie udało: { $text }

## Co zrobił przeciwnik

story = { $side } { $did }.
story-none = Tu widać, co robi przeciwnik.
story-again = Jeszcze raz
story-again-title = Pokaż jeszcze raz, co zrobił przeciwnik
story-playing = Jeszcze raz: { $line }

## A hint, in three steps

hint = podpowiedź
hint-more = co?
hint-reasons = dlaczego?
hint-thinking = Namysł…
hint-none = Nikt tu nie ma na to rady.
hint-look = Spójrz tutaj: { $where }.
hint-look-here = Spójrz na to, co tu można wybrać.
hint-what = { $what }: szansa wygranej { $chance } ± { $error } %.
hint-why = Dlaczego: { $why }.
hint-close = Odpowiedzi są mniej więcej równie dobre.
hint-unsure = Inne są prawie tak samo dobre.
