### Talie gry karcianej: co w nich jest nie tak i co mówi polecenie.

deck-legal = { $name }: żadna zasada budowy talii nie jest złamana.
deck-counts = Pula { $pool }, talia { $deck } (zasoby { $resources }, zagrożenia { $hazards }, postacie { $characters }), talia poboczna { $sideboard }, miejsca { $sites }
deck-broken = { $n ->
    [one] Złamana jest { $n } zasada:
    [few] Złamane są { $n } zasady:
    [many] Złamanych jest { $n } zasad:
   *[other] Złamane jest { $n } zasady:
}
deck-unplayable = Jeszcze niegrywalne, bo ich treść nie jest w pełni wykonywana: { $cards }.
deck-R-DECK-02 = W talii miejsc są tylko miejsca: { $card } nim nie jest.
deck-R-DECK-03 = { $card } należy do talii miejsc albo do żadnej.
deck-R-DECK-07 = W grze podstawowej nie ma talii pobocznej, a ta ma kart: { $n }.
deck-R-SETUP-01 = { $card } może być w talii miejsc raz, a jest { $n } razy.
deck-R-SETUP-02 = Zasobów i zagrożeń musi być tyle samo, od 30 do 50: tutaj { $n } i { $n2 }.
deck-R-SETUP-03 = { $card }: kopie { $n }, a najwyżej { $n2 }.
deck-R-SETUP-04 = Stwory: { $n }, a co najmniej { $n2 }.
deck-R-SETUP-05 = { $card } nie może być postacią początkową ani znaleźć się w puli.
deck-R-SETUP-07 = Przedmioty początkowe: { $n }, a najwyżej { $n2 }.
deck-R-SETUP-08 = Za dużo postaci jednego rodzaju w talii: { $n }, a najwyżej { $n2 }.
deck-R-SETUP-09 = Czarodzieje w talii: { $n }. Dozwolone: trzy kopie jednego albo dwie jednego i jedna innego.
deck-R-SETUP-10 = Czarodzieje w talii i talii pobocznej: { $n }. Dozwolone: trzy kopie jednego i po jednej pozostałych.
deck-R-AGT-34 = Umysły agentów dają razem { $n }, a najwyżej { $n2 }.
deck-R-SETUP-14 = Talia poboczna ma kart { $n }, a najwyżej { $n2 }.
deck-R-SETUP-15 = { $card }: z talią poboczną kopie { $n }, a najwyżej { $n2 }.
deck-R-SETUP-20 = { $card } nie może być przedmiotem początkowym: tylko drobne przedmioty, nie unikatowe i nie ze skarbca.
deck-R-AMB-113 = { $card } jest z zestawu, którego ta gra nie dopuszcza.
deck-R-DRAFT-01 = Postacie w puli: { $n }, a najwyżej { $n2 }.

## Talia na próbę

lab-won = Wygrano { $share } % z { $games ->
    [one] { $games } gry
    [few] { $games } gier
    [many] { $games } gier
   *[other] { $games } gry
}; z pewnością 95 % od { $low } do { $high } %.
lab-against = przeciw { $name }: { $won } z { $games }
lab-points = Średnio punktów zwycięstwa: { $points }; tur: { $turns }.
lab-unended = Gry bez końca, liczone jako remis: { $n }.
lab-idle = Najrzadziej używane z kart, które przyszły na rękę:
lab-card = { $card }: przyszła { $drawn }, użyta { $used }
