### Co mówi lekcja brodu.

## Lessons

lesson-ford = Bród w pięć minut
    .about = Jesteś Zachodem i chcesz wschodniego brzegu. W każdej rundzie obie strony dobierają kartę, zagrywają karty o świcie, walczą i patrzą, co przyniesie zmierzch. Zagraj do końca.
    .goal-card = Zagraj kartę.
    .goal-stance = Wybierz postawę i zobacz obie odkryte.
    .goal-end = Graj do końca bitwy.
    .hint-1 = Podświetlone karty można zagrać teraz; reszta czeka na swój moment.
    .hint-2 = Obrona bije szarżę, szarża obejście, a obejście obronę.

## Cards

learn-kind-ford = karta z worka
learn-fact-copies = egzemplarze

## Glossary

learn-term-company = drużyna
learn-term-dawn = świt
learn-term-stance = postawa
learn-term-banner = sztandar
learn-term-fog = mgła
learn-term-hit = trafienie
learn-term-loss = strata
learn-term-answer = odpowiedź
learn-term-bag = worek
