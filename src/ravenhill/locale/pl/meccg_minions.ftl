### Nazwy kart „Mrocznych Sług”: zostają po angielsku.
