# Carte e ingranaggi a parole.

## Short

card-printing = { $guilders ->
    [one] { $no } ({ $letters }, { $guilders } fiorino)
   *[other] { $no } ({ $letters }, { $guilders } fiorini)
}
card-refinement = { $no } (colori { $inks }, fama { $colour_fame }; decorazione { $levels }, fama { $decoration_fame }; ricompensa aggiuntiva { $bonus })
card-order = { $printing } + { $refinement }
card-specialty = { $no } ({ $symbols })
card-patronage = { $no } ({ $needs })
card-gear = { $no } ({ $sectors })
needs-inks = spendere { $inks }
needs-types = possedere i caratteri { $letters }
fulfilled-without = senza { $letter }
fulfilled-colours = con i colori ({ $inks })
fulfilled-decoration = con la decorazione

## Sentences

face-printing = { $guilders ->
    [one] Carta stampa { $no }: caratteri { $letters }; rende { $guilders } fiorino.
   *[other] Carta stampa { $no }: caratteri { $letters }; rende { $guilders } fiorini.
}
face-refinement = Carta perfezionamento { $no }: colori { $inks }, fama { $colour_fame }; decorazione { $levels }, fama { $decoration_fame }; ricompensa aggiuntiva per entrambi: { $bonus }.
face-order = { $printing } { $refinement }
face-specialty = Carta specializzazione { $no }: { $symbols }; oppure un livello in una specializzazione a scelta.
face-patronage = Carta patronato { $no }: { $needs }. Vale 8 punti fama alla fine.
face-gear = Ingranaggio { $no }, in senso orario: { $sectors }.
face-character = { $character }: { $power }
