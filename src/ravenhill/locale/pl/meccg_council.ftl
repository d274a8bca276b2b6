### Rada i koniec gry.

mc-council = Wolna Rada
mc-the-end = Koniec gry
mc-step-order = Kolejność
mc-step-checks = Testy zepsucia
mc-step-reckoning = Liczenie
mc-step-result = Wynik
mc-see-table = Pokaż stół
mc-spent = Obie talie są wyczerpane.
mc-checks-told = Przed liczeniem punktów każdy zdaje test zepsucia. Kolejność wybiera: { $side }.
mc-checks-now = zdaje teraz
mc-has-checked = po teście
mc-check-of = { $n2 ->
    [0] trzeba więcej niż { $n }
   *[other] trzeba więcej niż { $n }, z { SIGNED($n2) }
}
mc-lost = Upadli na Radzie:
mc-column-raw = punkty
mc-column-doubled = podwojone
mc-column-halved = ucięte
mc-column-left = pokazane
mc-total = Razem
mc-why-doubled = { $group }: po drugiej stronie ({ $side }) brak, więc { $n } liczy się jak { $n2 }.
mc-why-halved = { $group }: { $n } z { $all } to więcej niż połowa, więc liczy się tylko tyle, co cała reszta: { $n2 }.
mc-why-left = { $group }: pokazane z drugiej ręki ({ $side }), z { $n } zostaje { $n2 }.
mc-told-raw = Co każdy zgromadził, według grup.
mc-told-doubled = Grupa, w której druga strona nic nie ma, liczy się podwójnie; stwory i inne punkty nigdy.
mc-told-halved = Żadna grupa nie może dać więcej niż wszystkie pozostałe razem.
mc-told-left = Unikatowa karta z ręki, która punktuje u przeciwnika, zabiera mu punkt.
mc-go-on = Dalej
mc-to-result = Wynik
mc-back = Wstecz
mc-reckoning-again = Liczenie jeszcze raz
mc-to = do
mc-group = Grupa
mc-margin = Różnica
