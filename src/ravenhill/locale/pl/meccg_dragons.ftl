### Nazwy kart „Smoków”.

card-td-042 = Mniejsze Pająki
