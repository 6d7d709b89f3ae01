# Cards and gears in words: `card-` short, for the log and choices; `face-` as sentences, for tooltips and whoever hears the page.

## Short

card-printing = { $guilders ->
    [one] { $no } ({ $letters }, { $guilders } guilder)
   *[other] { $no } ({ $letters }, { $guilders } guilders)
}
card-refinement = { $no } (colours { $inks } { $colour_fame } fame; decoration { $levels } { $decoration_fame } fame; bonus { $bonus })
card-order = { $printing } + { $refinement }
card-specialty = { $no } ({ $symbols })
card-patronage = { $no } ({ $needs })
card-gear = { $no } ({ $sectors })
needs-inks = spend { $inks }
needs-types = show the types { $letters }
fulfilled-without = without { $letter }
fulfilled-colours = with colours ({ $inks })
fulfilled-decoration = with decoration

## Sentences

face-printing = { $guilders ->
    [one] Printing card { $no }: types { $letters }; pays { $guilders } guilder.
   *[other] Printing card { $no }: types { $letters }; pays { $guilders } guilders.
}
face-refinement = Refinement card { $no }: colours { $inks } for { $colour_fame } fame; decoration { $levels } for { $decoration_fame } fame; bonus for both: { $bonus }.
face-order = { $printing } { $refinement }
face-specialty = Specialty card { $no }: { $symbols }; or one specialty of your choice up one level.
face-patronage = Patronage card { $no }: { $needs }. Worth 8 fame at the end.
face-gear = Gear { $no }, clockwise: { $sectors }.
face-character = { $character }: { $power }
