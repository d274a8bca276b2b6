### Bitwa o bród.

## Nazwy

west = Zachód
    .gen = Zachodu
east = Wschód
    .gen = Wschodu
west-archers = łucznicy Zachodu
    .gen = łuczników Zachodu
west-spearmen = włócznicy Zachodu
    .gen = włóczników Zachodu
west-riders = jeźdźcy Zachodu
    .gen = jeźdźców Zachodu
east-archers = łucznicy Wschodu
    .gen = łuczników Wschodu
east-spearmen = włócznicy Wschodu
    .gen = włóczników Wschodu
east-riders = jeźdźcy Wschodu
    .gen = jeźdźców Wschodu
stance-hold = obrona brzegu
stance-charge = szarża
stance-flank = obejście skrzydła
moment-0 = o świcie
    .then = o świcie
moment-1 = w bitwie przed rzutem kośćmi
    .then = w bitwie przed rzutem kośćmi
moment-2 = o zmierzchu
    .then = o zmierzchu
pile-3 = na stół
pile-6 = na stos kart odrzuconych
card-volley = Grad strzał
card-shields = Mur tarcz
card-banner = Sztandar
card-spy = Szpieg
card-stragglers = Maruderzy
card-fog = Mgła

## Pytania i możliwości

ask-Stances = Jak walczy twoja drużyna?
ask-WhoFalls = Kto polegnie?
do-Fight = { $stance }
do-Point = { $warriors }

## Dziennik

ford-round = Runda { $n }: zaczyna { $side }.
ford-played = { $side } zagrywa kartę { $card }.
ford-hits = { $side } rzuca { $n ->
    [one] { $n } kością
    [few] { $n } kośćmi
    [many] { $n } kośćmi
   *[other] { $n } kości
} i uzyskuje { $n2 ->
    [0] zero trafień
    [one] { $n2 } trafienie
    [few] { $n2 } trafienia
    [many] { $n2 } trafień
   *[other] { $n2 } trafienia
}.
ford-fell = { $warriors } tracą wojownika.
ford-rallied = Poległy wojownik wraca do { $warriors-gen }.
ford-stances = Zachód: { $stance }. Wschód: { $stance2 }.
ford-moved = { $side } spycha przeciwnika.

## Stół

ford-company = { $side }: łucznicy { $archers }, włócznicy { $spearmen }, jeźdźcy { $riders }
ford-midstream = Walka toczy się pośrodku rzeki.
ford-steps = { $side } ma { $n ->
    [one] { $n } krok
    [few] { $n } kroki
    [many] { $n } kroków
   *[other] { $n } kroku
} przewagi.
ford-rail-round = Runda
ford-rail-of = Runda { $n } z { $last }
ford-rail-deck = Talia
ford-rail-used = Odrzucone
ford-rail-hits = Trafienia

## Koniec

ford-company-gone = Druga drużyna nie ma już wojowników.
ford-crossed = Walka dotarła na przeciwny brzeg.
ford-night = Noc zakończyła bitwę.

## Słowa

Warriors = { $theirs ->
    [yes] oddziały wroga
   *[no] twoje oddziały
}
    .one = { $theirs ->
        [yes] jeden z oddziałów wroga
       *[no] jeden z twoich oddziałów
    }
    .one-gen = { $theirs ->
        [yes] jednego z oddziałów wroga
       *[no] jednego z twoich oddziałów
    }
    .one-acc = { $theirs ->
        [yes] jeden z oddziałów wroga
       *[no] jeden z twoich oddziałów
    }
TheBattle = bitwa
    .acc = bitwę
Fell = zabić wojownika { $who-gen }
    .do = zabij wojownika { $who-gen }
BreakOff = przerwać { $who-acc }
    .do = przerwij { $who-acc }
LayOn = { $pile-key ->
    [pile-6] odrzucić { $who-acc }
   *[other] wyłożyć { $who-acc } { $pile }
}
    .do = { $pile-key ->
        [pile-6] odrzuć { $who-acc }
       *[other] wyłóż { $who-acc } { $pile }
    }
Rally = przywrócić poległego wojownika do { $who-gen }
    .do = przywróć poległego wojownika do { $who-gen }
Spy = obejrzeć rękę przeciwnika i dobrać kartę
    .do = obejrzyj rękę przeciwnika i dobierz kartę
Dice = twoja drużyna rzuca o { $more ->
    [one] { $more } kość
    [few] { $more } kości
    [many] { $more } kości
   *[other] { $more } kości
} więcej
Ahead = walka toczy się na brzegu wroga
    .not = walka nie toczy się na brzegu wroga

## Zasady

rule-F-01 = Runda to dobranie kart, świt, bitwa i zmierzch. W każdej rundzie zaczyna inna strona.
rule-F-02 = Każda strona dobiera kartę. Gdy talia się wyczerpie, tworzą ją karty odrzucone.
rule-F-03 = O świcie strony na przemian zagrywają karty, dopóki obie nie spasują. Koszty płaci się od razu. Grad strzał zabija wojownika.
rule-F-04 = Na każdą kartę można odpowiedzieć. Ostatnia zgłoszona działa pierwsza. Mur tarcz anuluje to, na co odpowiada.
rule-F-05 = Szpieg widzi całą rękę wroga i przynosi kartę.
rule-F-06 = Maruderzy przywracają wojownika, lecz żaden oddział nie będzie liczniejszy niż na początku. Kosztują kartę, którą kładzie się zakrytą na talii.
rule-F-07 = Sztandar pozostaje na stole. O zmierzchu odrzuca się go, jeśli jego strona ma przewagę.
rule-F-08 = Bitwa to postawy, karty, kości i straty. Mgła przerywa ją natychmiast.
rule-F-09 = Drużyna rzuca jedną kością za każdego wojownika, najwyżej czterema, i jedną więcej za każdy sztandar. Trafia 5 lub 6.
rule-F-10 = Postawy wybiera się w tajemnicy. Obrona bije szarżę, szarża obejście, a obejście obronę: lepsza trafia także przy 4. Szarża wymaga włóczników, obejście jeźdźców.
rule-F-11 = Drużyna traci wojownika za każde dwa trafienia; którego, wybiera jej własna strona.
rule-F-12 = Kto ma więcej trafień, przesuwa walkę o krok naprzód. Trzy kroki dają zwycięstwo, podobnie jak zabicie ostatniego wroga.
rule-F-13 = Po siedmiu rundach wygrywa strona, która ma przewagę. Pośrodku rzeki nie wygrywa nikt.
rule-F-14 = Drużyna zaczyna z dwoma łucznikami, dwoma włócznikami i dwoma jeźdźcami, a każda strona z trzema kartami.
rule-F-15 = Zachód chce zdobyć wschodni brzeg, a Wschód zachodni. Zagrane karty leżą odkryte; ręka nie ma ograniczenia.
