### Gra karciana o Śródziemiu.
