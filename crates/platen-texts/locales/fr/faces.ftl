# Cartes et engrenages en mots.

## Short

card-printing = { $guilders ->
    [one] { $no } ({ $letters }, { $guilders } florin)
   *[other] { $no } ({ $letters }, { $guilders } florins)
}
card-refinement = { $no } (couleurs { $inks }, renommée { $colour_fame } ; décoration { $levels }, renommée { $decoration_fame } ; bonus { $bonus })
card-order = { $printing } + { $refinement }
card-specialty = { $no } ({ $symbols })
card-patronage = { $no } ({ $needs })
card-gear = { $no } ({ $sectors })
needs-inks = dépenser { $inks }
needs-types = posséder les caractères { $letters }
fulfilled-without = sans { $letter }
fulfilled-colours = avec ses couleurs ({ $inks })
fulfilled-decoration = avec sa décoration

## Sentences

face-printing = { $guilders ->
    [one] Carte Impression { $no } : caractères { $letters } ; rapporte { $guilders } florin.
   *[other] Carte Impression { $no } : caractères { $letters } ; rapporte { $guilders } florins.
}
face-refinement = Carte Finitions { $no } : couleurs { $inks }, renommée { $colour_fame } ; décoration { $levels }, renommée { $decoration_fame } ; bonus pour les deux : { $bonus }.
face-order = { $printing } { $refinement }
face-specialty = Carte Compétence { $no } : { $symbols } ; ou un niveau dans une compétence au choix.
face-patronage = Carte Mécénat { $no } : { $needs }. Vaut 8 points de renommée à la fin.
face-gear = Engrenage { $no }, dans le sens horaire : { $sectors }.
face-character = { $character } : { $power }
