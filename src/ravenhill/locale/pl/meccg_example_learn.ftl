### Co się mówi o przykładowej rozgrywce z instrukcji; nazwy kart są w języku czytelnika, a po polsku jak w druku.

example-worked-game = Cała gra, krok po kroku
    .about = Po trzy tury każdej strony, od pierwszego kroku do 12 do 9, ze wszystkim, co rzucono, i dlaczego to było ważne.
    .say-1 = Przykładowa rozgrywka z instrukcji, na zasadach podstawowych. Szary rusza z postaciami Aragorn, Boromir, Elladan i Annalena; ona idzie za Aragornem, więc jej umysł nie kosztuje wpływu ogólnego. Niebieski ma postacie Glorfindel, Faramir, Haldir, Mablung i Bard. Każda strona zaczyna we własnym miejscu { card-tw-421 } i ma 6 punktów.
    .say-2 = Szary kładzie { card-tw-375 } zakryte: cel podróży jest tajemnicą aż do wyruszenia. Tam może się znaleźć { card-tw-336 }, którą trzyma na ręce.
    .say-3 = Przed wyruszeniem gra { card-tw-237 }: każde dzikie ziemie na drodze obniżą limit zagrożeń o jeden.
    .say-4 = Cel zostaje odkryty: dwa razy dzikie ziemie. Drużyna czterech ma limit 4, karta zabiera dwa i Niebieski może użyć tylko dwóch zagrożeń.
    .say-5 = Miejsce pozwala podróżującemu dobrać jedną kartę, a przeciwnikowi dwie.
    .say-6 = { card-tw-077 } atakują na dzikich ziemiach: trzy ciosy o sile 7.
    .say-7 = Obrońca wybiera pierwszy i daje po jednym ciosie: Aragornowi, Boromirowi i Elladanowi.
    .say-8 = Aragorn walczy z −3, żeby się nie obrócić: 6 + 6 − 3 = 9, więcej niż 7. Ten cios odparto.
    .say-9 = Boromir ze sztyletem ma 9, Elladan 11: przeciw orkom jest o jeden silniejszy. Cały atak pokonany, a jego karta daje punkt. 7 do 6.
    .say-10 = Drugie i ostatnie zagrożenie: { card-tw-073 }. Drużyna spotkała już w tej turze orków, więc siła wynosi 7 + 4 = 11.
    .say-11 = Mierzy się z nim Boromir i gra { card-tw-199 }: nie musi się obracać i nie traci 3.
    .say-12 = 3 + 6 + 1 = 10, mniej niż 11: rana. Test wytrzymałości, 5, nie przekracza jego 7, więc żyje. Co niepokonane, nie daje punktów.
    .say-13 = Dotarli i wchodzą. Miejsce może mieć własny atak: tutaj Nieumarli, jeden cios o sile 8.
    .say-14 = Annalena jest zwiadowczynią: obraca się dla { card-tw-204 } i atak zostaje odwołany.
    .say-15 = Elladan obraca się i bierze { card-tw-336 }; miejsce też się obraca. Dwa punkty: 9 do 6.
    .say-16 = Miejsce właśnie obrócone za przedmiot daje jeszcze jeden drobny: Aragorn obraca się i bierze { card-tw-225 }.
    .say-17 = Koniec tury: Niebieski odrzuca { card-tw-072 } i obaj uzupełniają ręce do ośmiu. Niebieski dobrał Gandalfa.
    .say-18 = Tura Niebieskiego. Czarodziej może pojawić się w Przystani: Gandalf dołącza do drużyny.
    .say-19 = Wpływ bezpośredni Gandalfa, 10, obejmuje Faramira, a Mablung przechodzi pod wpływ ogólny. Z 20 punktów wolnych jest teraz 8.
    .say-20 = Idą do { card-tw-408 }, z Przystani do Przystani. Faramir, strażnik, obraca się dla { card-tw-242 }: w tej turze nic nie zaatakuje ich dzięki dzikim ziemiom.
    .say-21 = Droga: trzy razy dzikie ziemie i raz ziemie pogranicza. Sześcioro wędrowców to limit 6.
    .say-22 = Stwory są powstrzymane, więc Szary kusi: { card-tw-058 } na Haldira. Na koniec czeka go test za każde dzikie ziemie.
    .say-23 = { card-tw-111 } żąda testu od razu. Sama nie jest kartą zepsucia, więc postać może w jednej turze znieść obie.
    .say-24 = 7 − 1, bo taki jest Haldir, daje 6: więcej niż jego 3 punkty. Wytrzymuje.
    .say-25 = Na koniec fazy: 10 − 1 = 9, udany; potem 3 − 1 = 2, o jeden mniej niż jego 3 punkty. Haldir odchodzi z ziołami, a trzeci test odpada. 9 do 5.
    .say-26 = Są w { card-tw-408 }. W Przystani nie ma po co wchodzić.
    .say-27 = Druga tura Szarego. Odświeżają się wszyscy prócz Boromira: rany goją się tylko w Przystani. Háma pojawia się sam w { card-tw-421 }; użyto 19 z 20 wpływu.
    .say-28 = Aragorn oddaje Annalenie { card-tw-225 }. Oddanie przedmiotu wymaga testu; przy jednym punkcie zepsucia nie może się nie udać.
    .say-29 = Annalena obraca się, { card-tw-255 } zostają zużyte i Boromir jest znów zdrów.
    .say-30 = Drużyna wraca do { card-tw-421 }. Każda drużyna ma własną fazę ruchu: Háma zostaje, nikt nie dobiera, a limit wynosi 2, czyli minimum.
    .say-31 = Drogę powrotną czyta się z karty { card-tw-375 }: znów dwa razy dzikie ziemie, tym razem z pełnym limitem 4.
    .say-32 = { card-tw-075 }: cztery ciosy o sile 6.
    .say-33 = { card-tw-207 } odwołuje je wszystkie. Za odwołany atak nikt nie dostaje punktów.
    .say-34 = Następni są { card-tw-077 }, a { card-tw-229 } odwołuje ich za cenę rany: Annalena, bez testu wytrzymałości.
    .say-35 = { card-tw-103 }, troll, potrzebuje na drodze dwóch dzikich ziem; są dwie. Jeden cios o sile 13.
    .say-36 = Elladan się obróci: 5 + 2 za miecz. Dzięki { card-tw-270 } rzuca dwa razy i bierze lepszy wynik.
    .say-37 = 4 byłoby za mało; 9 daje 16 przeciw 13. Troll pokonany: 10 do 5.
    .say-38 = { card-tw-375 } było obrócone, więc przepada na dobre. W { card-tw-421 } są teraz dwie drużyny, każda z własną kartą.
    .say-39 = Niebieski gra { card-tw-240 } na swoją piątkę: o jeden więcej siły i w testach, póki ktoś nie odejdzie.
    .say-40 = Celem jest { card-tw-400 }, gdzie można pozyskać { card-tw-310 }. Przedtem długie wydarzenie: { card-tw-264 } osłabia każdy atak o jeden do następnej tury Niebieskiego.
    .say-41 = Cztery krainy, w tym dwie dzikie; pięcioro wędrowców, limit 5.
    .say-42 = Dwie karty zepsucia: { card-tw-060 } na Glorfindela, { card-tw-057 } na Faramira.
    .say-43 = { card-tw-114 }, zagrane przez ziemie pogranicza, żeby { card-tw-225 } nie pomógł: trzy ciosy 8 − 1 = 7.
    .say-44 = Mablung, zwiadowca, obraca się: znowu { card-tw-204 }.
    .say-45 = { card-tw-040 } potrzebują dwóch dzikich ziem: dwa ciosy po 9, dla Glorfindela i Gandalfa.
    .say-46 = { card-tw-209 } i Glorfindel nie musi się obracać: 6 + 8 + 1 = 15.
    .say-47 = Gandalf robi to samo, ale 2 + 6 + 1 = 9 to remis: nikt nie jest ranny, a atak nie jest pokonany.
    .say-48 = Piąte zagrożenie z pięciu: znów { card-tw-040 }.
    .say-49 = Teraz wygrywają obaj: Glorfindel 17, Gandalf dzięki { card-tw-319 } 3 + 6 + 1 + 3 = 13. 10 do 6.
    .say-50 = { card-tw-400 } nie ma własnego ataku. Drużyna wchodzi.
    .say-51 = Faramir prosi { card-tw-310 } o przyłączenie: 4 + 1 wolnego wpływu + 2 + 1 = 8, a trzeba było więcej niż 7. Trzy punkty: 10 do 9.
    .say-52 = I drobny przedmiot: Bard bierze { card-tw-255 }. Z tego powodu { card-tw-057 } żąda testu od Faramira; instrukcja go pomija, bo nie może się nie udać.
    .say-53 = Trzecia tura Szarego. W Przystani Annalena zdrowieje, ale jest obrócona. Pojawia się Bombur i idzie za Boromirem.
    .say-54 = W Przystani drużyny można ułożyć na nowo: Boromir i Bombur przechodzą do Hámy.
    .say-55 = Dwie podróże: Boromir do { card-tw-417 }, Aragorn do { card-tw-436 }.
    .say-56 = Aragorn obrócił się dla { card-tw-242 }, więc jego drużynie nie grozi nic, co wymaga dzikich ziem. Limit 3.
    .say-57 = Niebieski gra więc długie wydarzenie: { card-tw-009 } podwaja ciosy strzegące Ruin i Legowisk, a { card-tw-436 } do nich należy.
    .say-58 = Teraz drużyna Boromira: dwa razy dzikie ziemie, limit 3 i żadnego zwiadowcy.
    .say-59 = { card-tw-075 }, cztery ciosy, osłabione do 5 przez { card-tw-264 }. Trzy rozdzielono; pozostały obciąży Bombura jako −1.
    .say-60 = 8, 7 i 8 przeciw 5: cała trójka wytrzymuje, atak pokonany. 11 do 9.
    .say-61 = { card-tw-076 } zyskuje 3, bo orkowie już tu byli: 4 − 1 + 3 = 6, pięć ciosów. Boromir i Háma biorą po jednym; trzeci Niebieski daje obróconemu Bomburowi, razem z dwoma pozostałymi.
    .say-62 = Tu odchodzimy od instrukcji. Zapomina ona, że Bombur jest przeciw orkom o jeden silniejszy, co dałoby remis. Żeby opowieść mogła trwać, nasze kości pokazują 4, nie 5: 4 + 3 + 1 − 1 − 2 = 5. Bombur jest ranny.
    .say-63 = Test wytrzymałości, 9, przekracza jego 6: Bombur zostaje wyeliminowany.
    .say-64 = { card-tw-016 } to trzecie zagrożenie: jeden cios 12 − 1 = 11, a nieobrócony jest tylko Boromir.
    .say-65 = { card-tw-199 } pozwala mu się nie obracać: 4 + 6 + 1 = 11, remis.
    .say-66 = Drużyna Aragorna zostaje na zewnątrz: jej jedyna mędrczyni, Annalena, jest obrócona.
    .say-67 = { card-tw-417 } nie ma ataku. Boromir obraca się i przyłącza się do niego { card-tw-245 }: jeden punkt. 12 do 9.
    .say-68 = Ostatnia tura Niebieskiego. Bard oddaje Mablungowi { card-tw-255 }; dzięki { card-tw-240 } żaden test nie może się nie udać.
    .say-69 = Glorfindel obraca się, żeby pozbyć się { card-tw-060 }: trzeba więcej niż 6, a 6 nie wystarcza.
    .say-70 = Faramir potrzebuje więcej niż 5 i rzuca 7: { card-tw-057 } znika.
    .say-71 = Z powrotem do { card-tw-408 }; { card-tw-264 } już się skończyło. Droga ta sama, czytana od drugiego końca. Limit 5.
    .say-72 = { card-tw-058 } na Glorfindela, który ma teraz 4 punkty zepsucia; potem { card-tw-108 }: wilki uderzają o raz więcej i o jeden mocniej.
    .say-73 = { card-tw-114 } przychodzą z czterema ciosami po 9, a Bard ukrywa drużynę dzięki { card-tw-204 }.
    .say-74 = { card-tw-109 }, też wilki: trzy ciosy po 10. Nieobróceni są tylko Gandalf i Mablung; trzeci cios przydziela Szary i daje go obróconemu Bardowi.
    .say-75 = Gandalf: 6 + 6 + 1 = 13, więcej niż 10.
    .say-76 = Bard: 3 + 3 + 1 − 1 = 6, rana, a test wytrzymałości, 8, przekracza jego 6. Zostaje wyeliminowany; Mablung ratuje { card-tw-225 }, a { card-tw-240 } kończy się, bo z piątki kogoś zabrakło.
    .say-77 = Bez niej Mablung ma 9 + 1 = 10: remis. Atak nie jest pokonany.
    .say-78 = Dwa razy dzikie ziemie, dwa testy Glorfindela: 6 i 10, oba powyżej jego 4 punktów.
    .say-79 = Tu instrukcja się kończy i liczy punkty. Szary: 6 za postacie, 2 za miecz, 1 za { card-tw-245 }, 3 za stwory, razem 12. Niebieski: 5 za postacie, 3 za { card-tw-310 }, 1 za stwora, razem 9. Od każdej chwili tej rozgrywki możesz grać dalej.
