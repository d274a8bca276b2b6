### Co można wybrać przed początkiem partii gry karcianej.

option-rules = Zasady
    .about = To, czego książka uczy najpierw, albo wszystko.
option-rules-standard = Pełne
    .about = Wszystko: talia zapasowa, wsparcie, kilka drużyn, ruch przez krainy.
option-rules-basic = Podstawowe
    .about = Krótsza gra na początek.
option-movement = Ruch
    .about = Jak drużyny znajdują drogę.
option-movement-usual = Jak każą zasady
    .about = Mapa przy pełnych zasadach, karty przy podstawowych.
option-movement-map = Po mapie
    .about = Kraina po krainie, oprócz ścieżek z kart miejsc.
option-movement-starter = Według kart
    .about = Tylko między Przystanią a miejscami, które ją wymieniają.
option-length = Długość
    .about = Ile razy każda talia zostanie przegrana, nim Rada zbierze się sama.
option-length-1 = jedna talia
    .about = Około dwóch godzin.
option-length-2 = dwie talie
    .about = Wieczór.
option-length-3 = trzy talie
    .about = Długi wieczór.
option-length-4 = cztery talie
    .about = Kampania.
option-optional = Zasady opcjonalne
    .about = Każdą można dodać do dowolnej gry.
option-optional-wizard-may-start = Czarodziej może zacząć
    .about = Przy wyborze postaci Czarodziej liczy się jak umysł równy dwanaście.
option-optional-stronger-sites = Mocniejsze miejsca
    .about = Tam, gdzie był przeciwnik, strzeże o jeden cios i jeden punkt siły więcej.
option-optional-tie-break = Rozstrzyganie remisów
    .about = Przez więcej zepsucia i więcej testów podczas Rady.
option-optional-direct-defence = Wpływ broni
    .about = Kto ma być pozyskany, może użyć przeciw temu wolnego wpływu bezpośredniego.
option-optional-further-minor-items = Więcej drobnych przedmiotów
    .about = Drobny przedmiot po sukcesie może pochodzić nie tylko z ręki.
option-optional-at-home = U siebie
    .about = Kto jest w swoim miejscu pochodzenia, może się obrócić, by odwołać to, co go strzeże.
option-optional-gorgoroth-barred = Gorgoroth zamknięty
    .about = Bez ruchu podstawowego do niego i bez kroku z Imlad Morgul.

option-casual = Talie towarzyskie
    .about = Talia może łamać zasady budowy, w rozsądnych granicach

option-open-decklists = Jawne listy
    .about = Obie osoby widzą obie talie
