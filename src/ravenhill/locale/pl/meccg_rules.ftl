### Rozdziały zasad gry karcianej.

chapter-DECK = Karty i talie
chapter-SETUP = Przygotowanie
chapter-DRAFT = Wybór postaci
chapter-TURN = Tura
chapter-UNTAP = Faza odświeżania
chapter-ORG = Faza organizacji
chapter-CORR = Zepsucie
chapter-LONG = Długie wydarzenia
chapter-MH = Ruch i zagrożenia
chapter-KEY = Klucze stworów
chapter-CHAIN = Łańcuchy efektów
chapter-CMB = Walka
chapter-OG = Karty na straży
chapter-SITE = Faza miejsca
chapter-INF = Wpływanie na przeciwnika
chapter-RING = Pierścienie
chapter-EOT = Koniec tury
chapter-END = Rada i punkty
chapter-TERM = Słowa na kartach
chapter-OPT = Zasady opcjonalne
chapter-HOARD = Skarby
chapter-AGT = Agenci
chapter-UD = Podziemia
chapter-PRIS = Więźniowie
chapter-DET = Zatrzymanie
chapter-AMB = Nasze rozstrzygnięcia
