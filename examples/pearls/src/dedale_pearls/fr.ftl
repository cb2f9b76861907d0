game-pearls = Perles
    .text = Plongez chercher des perles, et remontez avant que les anguilles ne les mangent ; d’un à trois plongeurs.
    .goodbye = La mer est de nouveau calme.

pearls-option-players = Plongeurs
pearls-option-players-1 = seul
    .short = seul
pearls-option-players-2 = deux plongeurs
    .short = deux plongeurs
pearls-option-players-3 = trois plongeurs
    .short = trois plongeurs
pearls-option-water = Eau
    .text = Si les autres voient ce que vous remontez.
pearls-option-water-murky = eau trouble
    .text = Vous seul voyez ce que vous remontez, jusqu’à ce que tous soient sortis de l’eau.
    .short = eau trouble
pearls-option-water-clear = eau claire
    .text = Tout le monde voit ce que chacun remonte.
    .short = eau claire

pearls-kind-dive = Plonger encore une fois, ou sortir de l’eau pour de bon ?
pearls-kind-drop = Votre sac est plein : que lâchez-vous ?

pearls-zone-sea = Cartes dans la mer
pearls-zone-bags = Sac
pearls-zone-breaths = Souffles restants
pearls-zone-surfaced = Hors de l’eau

pearls-item-eel = anguille
pearls-item-pearl-1 = perle 1
pearls-item-pearl-2 = perle 2
pearls-item-pearl-3 = perle 3
pearls-item-pearl-4 = perle 4

pearls-act-dive = plonger
pearls-act-surface = sortir de l’eau
pearls-act-drop = lâcher : { $what }
pearls-outcome-card = { $what }
pearls-event-dive = { $you ->
    [yes] Vous plongez.
   *[no] { $player } plonge.
}
pearls-event-surface = { $you ->
    [yes] Vous sortez de l’eau.
   *[no] { $player } sort de l’eau.
}
pearls-event-drop = { $you ->
    [yes] Vous lâchez : { $what }.
   *[no] { $player } lâche : { $what }.
}
