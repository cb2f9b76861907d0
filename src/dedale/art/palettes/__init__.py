"""The colours of the three themes: one table for the page, one for the cards, the board, the start page."""
