"""Cards of The Dragons (METD) that the words of today carry out."""
