### Listy do nieobecnych: pocztą, przez webhook i powiadomienie.

letter-turn = { $game }: twoja kolej
    .text = Twoja kolej: { $link }
letter-reset = Twoje hasło
    .text = Wybierz nowe hasło w ciągu godziny: { $link }
letter-confirm = Twój adres
    .text = Potwierdź, że możemy tu pisać: { $link }
letter-unasked = Jeśli to nie twoja prośba, nic nie rób.
