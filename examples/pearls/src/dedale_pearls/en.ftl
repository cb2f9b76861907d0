game-pearls = Pearls
    .text = Dive for pearls, and surface before the eels have eaten them; one to three divers.
    .goodbye = The sea is calm again.

pearls-option-players = Divers
pearls-option-players-1 = alone
    .short = alone
pearls-option-players-2 = two divers
    .short = two divers
pearls-option-players-3 = three divers
    .short = three divers
pearls-option-water = Water
    .text = Whether the others see what you bring up.
pearls-option-water-murky = murky water
    .text = Only you see what you bring up, until all have surfaced.
    .short = murky water
pearls-option-water-clear = clear water
    .text = Everybody sees what everybody brings up.
    .short = clear water

pearls-kind-dive = Dive once more, or surface for good?
pearls-kind-drop = Your bag is full: which one do you drop?

pearls-zone-sea = Cards in the sea
pearls-zone-bags = Bag
pearls-zone-breaths = Breaths left
pearls-zone-surfaced = Surfaced

pearls-item-eel = eel
pearls-item-pearl-1 = pearl 1
pearls-item-pearl-2 = pearl 2
pearls-item-pearl-3 = pearl 3
pearls-item-pearl-4 = pearl 4

pearls-act-dive = dive
pearls-act-surface = surface
pearls-act-drop = drop the { $what }
pearls-outcome-card = { $what }
pearls-event-dive = { $you ->
    [yes] You dive.
   *[no] { $player } dives.
}
pearls-event-surface = { $you ->
    [yes] You surface.
   *[no] { $player } surfaces.
}
pearls-event-drop = { $you ->
    [yes] You drop the { $what }.
   *[no] { $player } drops the { $what }.
}
