# La tipografia, il banco e i fogli di scelta sulla pagina.

## Una tipografia

ui-house-yours = La tua tipografia
ui-house-of = La tipografia di { $seat }
ui-house-free = gratis
ui-house-both = entrambi
ui-house-now = ora
ui-house-in-round = r{ $round }
ui-house-axle = cilindro { $axle }
ui-house-slot = slot libero
ui-house-buy = Compra un carattere per { $price }
ui-house-tracks = Livelli e ricompense
ui-house-rewards = Ricompense dei livelli
ui-house-disc = il disco è qui
ui-house-gears = Ingranaggi
ui-house-gear = Cilindro { $axle }, ora: { $now }
    .used = Cilindro { $axle }, usato in questo round: { $now }
ui-house-sector = Cilindro { $axle }, altro settore: { $sector }
ui-house-ready = Si può evadere con { $what }.
    .plain = Si può evadere.
ui-house-lacks = Manca: { $what }.
ui-house-waits = Aspetta il prossimo round.
ui-house-wild = { $ink }, jolly in questo round
ui-house-nothing-held = nessun inchiostro

## Il banco

ui-bench-title = Evadi gli ordini
ui-bench-how = Tocca un pezzo e poi il suo posto, o trascinalo. Un interruttore posa o toglie un’intera riga.
ui-bench-best = Proposta migliore
ui-bench-order = Ordine { $slot }
ui-bench-print = stampa
ui-bench-later = più tardi
ui-bench-lay = Stampa l’ordine { $slot }
ui-bench-colours = Colori dell’ordine { $slot }
ui-bench-decoration = Decorazione dell’ordine { $slot }
ui-bench-bonus = Ricompensa aggiuntiva
ui-bench-leave-out = Ometti
ui-bench-left-out = La lettera { $letter } è omessa
ui-bench-laid = { $piece }, posato
ui-bench-socket = Posto per { $piece }, vuoto
ui-bench-stone = Sul banco
ui-bench-loose = { $piece } sul banco
ui-bench-first = Prima
ui-bench-take-back = Annulla: { $action }
ui-bench-lacks = Manca: { $what }.
ui-bench-to-buy = Comprare costa { $cost }.
ui-bench-gains = Che cosa rende
ui-bench-empty = Posa un ordine per vedere che cosa rende.
ui-bench-declare = Evadi
ui-bench-going = I passi sono in corso; rispondi prima alle scelte che si presentano.

## Fogli

ui-choose-back = Indietro
ui-choose-hide = Guarda il tavolo
ui-choose-show = Scegli
ui-choose-held = Ne hai { $count }
ui-choose-picked = Scelto: { $what }
ui-choose-symbols = Come mostra la carta
ui-choose-level = { $specialty } al livello { $level }
