### Co mówi stół każdej gry, ktokolwiek przy nim siedzi.

## Wybór gry

app-notice = Projekt nieoficjalny, niezwiązany z wydawcami gier ani ze spadkobiercami Tolkiena.
game-ford = Bród
    .about = Pięciominutowa bitwa o bród. Najlepsza na początek.
game-five_armies = Bitwa Pięciu Armii
    .about = Gra wojenna u stóp Samotnej Góry.
game-meccg = Gra karciana w Śródziemiu
    .about = Drużyny wędrują, czyhają na nie zagrożenia, a Rada podlicza punkty.
choose-game = W co gramy?
choose-seat = Które miejsce zajmujesz?
choose-opponent = Z kim grasz?
opponent-friend = Druga osoba przy tym ekranie
games-options = Opcje gry { $game }, dla --option:
opponent-bot = Bot { $name }

## Miejsca

seat-you = ty
seat-opponent = przeciwnik
dice = kości
nobody = nikt
seat-spectator = widz
seat-number = miejsce { $n }
your-turn = Twoja kolej.
seat-to-act = Kolej na: { $side }
view-of = Stół, jak go widzi: { $side }
pass-the-screen = Teraz przed ekranem: { $side }. Naciśnij Enter.

## Odpowiadanie

choose-number = Wybierz liczbę od 1 do { $last }:
only-option = Możliwe jest tylko jedno.
commands = [u] cofnij · [?] pomoc · [w] dlaczego nie · [l] dziennik · [s] zapisz · [q] wyjdź
help-answer = Wpisz numer wybranej możliwości i naciśnij Enter.
help-undo = Możesz cofnąć ostatnie odpowiedzi, dopóki nikt nie dowiedział się niczego nowego.
help-rule = Zasada { $rule }: { $text }
help-rules = Zasady dotyczące tego pytania: { $rules }
why-not = Nie teraz:
group-confirm = Zatwierdź wybór
group-again = Wybierz od nowa
ask-Declare = Zagraj kartę lub spasuj
ask-Pick = Wybierz
ask-OrderTriggers = Co nastąpi najpierw?
ask-Roll = Rzut kośćmi.
ask-DrawCards = Dobierana jest karta.
do-Pass = spasuj
do-Done = gotowe
do-Yes = tak
do-No = nie
do-Number = { $n }
do-Take = { $card }
do-Declared = zagraj: { $card }
do-OrderTriggers-Declared = { $card }
do-Outcome = wynik { $n }

## Czekanie

waiting-seat = Oczekiwanie: { $side } …
waiting-bot = { $name } myśli …
waiting-secret = Wybór dokonany. Zostanie ujawniony, gdy wybiorą obie strony.
waiting-join = Oczekiwanie na drugą osobę …
progress-games = { $done } z { $all ->
    [one] { $all } gry
    [few] { $all } gier
    [many] { $all } gier
   *[other] { $all } gry
}

## Los i rzeczy ukryte

rolled = Rzut: { $faces }
drew = Dobrano: { $card }
a-card = zakryta karta
cards-count = { $n ->
    [0] brak kart
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}
cards-in-hand = Ręka: { $n ->
    [0] brak kart
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}
cards-in-bag = Niedobrane: { $n ->
    [0] brak kart
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}
dice-count = { $n ->
    [one] { $n } kość
    [few] { $n } kości
    [many] { $n } kości
   *[other] { $n } kości
}
points-count = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}

## Dziennik

log-header = Co się wydarzyło
log-empty = Nic się jeszcze nie wydarzyło.
log-undone = Cofnięte odpowiedzi ({ $side }): { $n }.
log-resigned = Poddaje się: { $side }.

## Koniec

result-won = Zwycięstwo: { $side }.
result-you-won = Zwycięstwo należy do ciebie!
result-you-lost = Tym razem porażka.
result-drawn = Nikt nie zwyciężył.
result-why = Powód: { $why }
result-points = Punkty: { $points }
play-again = Jeszcze raz?
saved = Zapisano: { $file }
goodbye = Do zobaczenia!

## Błędy

error = Błąd: { $text }
error-number = Wpisz liczbę od 1 do { $last }.
error-command = Nie ma polecenia { $text }. Wpisz ?, aby zobaczyć pomoc.
error-illegal = Zasady teraz na to nie pozwalają ({ $rule }).
error-undo-none = Nie ma czego cofnąć.
error-undo-known = Za późno na cofnięcie: ktoś dowiedział się czegoś nowego.
error-game = Nie ma gry { $name }. Są: { $games }.
error-bot = Nie ma bota { $name }. Są: { $bots }.
error-language = Nie ma języka { $name }. Są: { $languages }.
error-file = Nie można odczytać pliku { $file }: { $text }
error-record = { $file }, wiersz { $line }: to nie jest poprawny zapis gry ({ $text }).
error-truncated = { $file } urywa się po { $n ->
    [one] { $n } odpowiedzi
    [few] { $n } odpowiedziach
    [many] { $n } odpowiedziach
   *[other] { $n } odpowiedzi
}.
error-tampered = { $file }, odpowiedź { $n }: zasady na nią nie pozwalają. Ktoś zmienił ten plik.
error-version = { $file } powstał w wersji { $found } zasad; to jest wersja { $known }.
error-save = { $file } nie jest zapisanym stołem tej gry: { $text }
error-position = { $file }: taka sytuacja jest niemożliwa ({ $rule }: { $text }).
error-exists = { $file } już istnieje i pozostał bez zmian.
