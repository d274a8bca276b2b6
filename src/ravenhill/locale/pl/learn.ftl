### Co mówią strony do nauki: lekcje, przykłady, zasady, karty, słowa, kości.

## Pages

learn-title = Nauka
learn-intro = Krótkie lekcje na prawdziwych pozycjach, przykłady z instrukcji krok po kroku i każda zasada prostymi słowami.
learn-loading = Chwileczkę…
learn-failed = Nie udało się wczytać: { $text }
learn-step = Krok { $n }
learn-minutes = { $n ->
    [one] { $n } minuta
    [few] { $n } minuty
    [many] { $n } minut
   *[other] { $n } minuty
}
learn-done = zrobione
learn-begin = Zacznij
learn-resume = Dalej
learn-again = Jeszcze raz
learn-examples = Przykłady z instrukcji
learn-books = Do sprawdzania
learn-rules = Zasady
learn-cards = Karty
learn-map = Mapa
learn-glossary = Słowniczek
learn-verify = Sprawdź zapis
learn-of = { $page }: { $game }

## A lesson

learn-goals = Cele
learn-goal-open = jeszcze nie
learn-hint = Podpowiedź
learn-why = O tym kroku
learn-finished = Dobrze: ten krok jest skończony.
learn-missed = Rozgrywka się skończyła, a nie wszystkie cele osiągnięto.
learn-next = Następny krok
learn-anew = Od nowa
learn-play-on = Graj dalej
learn-back = Wszystkie lekcje
learn-no-step = Nie ma takiej lekcji

## An example

learn-rules-english = Z { $all } zasad { $n } jest na razie po angielsku; są tak oznaczone dla programów czytających na głos.
learn-offered = Co można tu odpowiedzieć
learn-remark-back = Poprzedni komentarz
learn-remark-next = Następny komentarz
learn-remark-at = { $n } z { $last }

## Rules, cards and words

learn-search = Szukaj
learn-found = { $n ->
    [one] znaleziono { $n }
    [few] znaleziono { $n }
    [many] znaleziono { $n }
   *[other] znaleziono { $n }
}
learn-nothing = Nic się tak nie nazywa i nic tak nie mówi.
learn-unknown-rule = Nie ma zasady o id { $called }. Najbliższe to:
learn-unknown-card = Żadna karta nie nazywa się tu { $called }.
learn-chapters = Rozdziały
learn-see = Zobacz też
learn-rulings = Rozstrzygnięcia
learn-example = Otwórz przykład
learn-tested = wykonywana i testowana
learn-cited = wykonywana, bez testu o tej nazwie
learn-quiet = nie mówi nic do wykonania
learn-later = jeszcze niewykonywana
learn-all = wszystkie
learn-kind = Rodzaj
learn-side = Strona
learn-both = obie
learn-in-combat = W walce: { $name }
learn-whole = Każde zdanie jest wykonywane.
learn-no-text = Nie ma własnego zdania.
learn-from-rulebook = Znana z instrukcji.
learn-from-project = Napisana przez ten projekt: żadne publiczne źródło nie podaje drukowanej karty.
learn-mixed = Niektóre części są innego pochodzenia.

## Verify

learn-verify-text = Każdy rzut i każde losowanie skończonej rozgrywki można policzyć na nowo z tajemnicy zapieczętowanej przed początkiem. Upuść tu zapis (.rvn).
learn-drop = Upuść tu zapis.
learn-choose-file = Wybierz plik
learn-checking = Liczę…
learn-sound = W porządku: każdy wynik jest tym, co dały zapieczętowane kości.
learn-unsound = Niepotwierdzone: { $fault }
learn-answers = Odpowiedzi
learn-rolls = Policzone wyniki
learn-given = Przejęte z innej rozgrywki
learn-unsealed-given = Wyniki przejęte z innej rozgrywki
learn-unsealed-lesson = Wyniki podane przez lekcję
learn-unsealed-rules = Wyniki według starszych zasad, niepoliczone na nowo
learn-takebacks = Cofnięte ruchy
learn-versions = Wersja zasad
learn-match = Rozgrywka
learn-promise = Obietnica kości
learn-signer = Podpis
about-title = O tym serwerze
about-version = Wersja
about-signer = Jego podpis
about-signer-text = Każdy zapis skończonej rozgrywki jest podpisany tym kluczem. Porównaj go, gdy ktoś pokaże ci zapis.
about-dice = Kości
about-dice-text = Przed rozgrywką serwer obiecuje tajemnicę, a każde miejsce obiecuje własną liczbę; potem wszystkie liczby są pokazywane. Każdy wynik wynika z tajemnicy, z tych liczb i z tego, ile wyników padło wcześniej. Po rozgrywce tajemnica zostaje ogłoszona i każdy może wszystko policzyć na nowo.
about-trust-text = Jedno trzeba przyjąć na wiarę: kto prowadzi ten serwer, zna tajemnicę, dopóki rozgrywka trwa, i mógłby podejrzeć przyszłe wyniki. Nikt nie może ich zmienić.
learn-game = Gra
learn-too-large = Ten plik jest za duży na zapis.

## Zadania

learn-puzzles = Zadania
learn-puzzle = Zadanie { $n }
learn-puzzle-today = Zadanie dnia
learn-puzzle-missed = Pomyłki botów: { $n } z { $of }.
learn-puzzle-whose = Twoja strona: { $seat }. Która odpowiedź jest najlepsza?
learn-puzzle-solved = Rozwiązane. Nie ma nic lepszego.
learn-puzzle-failed = Nie najlepsza. Lepiej: { $better }.
learn-puzzle-next = Następne zadanie
learn-puzzle-none = Nie ma takiego zadania
