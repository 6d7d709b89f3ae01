# Le parole del gioco. Vedi ../README.md per gli identificatori.

## Types, inks, specialties

letter-a = A
    .type = carattere A
letter-i = I
    .type = carattere I
letter-o = O
    .type = carattere O
letter-u = U
    .type = carattere U

ink-red = rosso
    .token = inchiostro rosso
    .sign = R
ink-blue = blu
    .token = inchiostro blu
    .sign = B
ink-gold = oro
    .token = inchiostro oro
    .sign = O
ink-silver = argento
    .token = inchiostro argento
    .sign = A
ink-green = verde
    .token = inchiostro verde
    .sign = V

specialty-typesetting = composizione
    .short = compos
specialty-woodcutting = xilografia
    .short = xilogr
specialty-binding = legatura
    .short = legat
specialty-illuminating = miniatura
    .short = miniat

## Things, one and many

noun-order = ordine
    .plural = ordini
noun-printing-card = carta stampa
    .plural = carte stampa
noun-refinement-card = carta perfezionamento
    .plural = carte perfezionamento
noun-specialty-card = carta specializzazione
    .plural = carte specializzazione
noun-patronage-card = carta patronato
    .plural = carte patronato
noun-planning-card = carta pianificazione
    .plural = carte pianificazione
noun-execution-card = carta esecuzione
    .plural = carte esecuzione
noun-type = carattere
    .plural = caratteri
noun-ink = inchiostro
    .plural = inchiostri
noun-ink-set = set di inchiostri
    .plural = set di inchiostri
noun-specialty = specializzazione
    .plural = specializzazioni
noun-level = livello
    .plural = livelli
noun-gear = ingranaggio
    .plural = ingranaggi
noun-sector = settore
    .plural = settori
noun-axle = cilindro
    .plural = cilindri
noun-guilder = fiorino
    .plural = fiorini
noun-fame = fama
    .plural = fama
noun-marker = segnalino iniziativa
    .plural = segnalini iniziativa
noun-character = personaggio
    .plural = personaggi
noun-reward = ricompensa
    .plural = ricompense
noun-patronage-reward = ricompensa
    .plural = ricompense
noun-order-as-reward = ordine come ricompensa
    .plural = ordini come ricompensa
noun-bonus = ricompensa aggiuntiva
    .plural = ricompense aggiuntive
noun-round = round
    .plural = round
noun-player = giocatore
    .plural = giocatori
noun-slot = slot
    .plural = slot
noun-card = carta
    .plural = carte
noun-colours = colori
noun-decoration = decorazione
noun-bag = sacchetto
noun-bank = banca
noun-supply = riserva
noun-deck = mazzo
noun-discard-pile = pila degli scarti
noun-reward-track = tracciato ricompensa
noun-disc = disco
noun-printing-house = tipografia
noun-main-board = tabellone
noun-initiative-board = plancia iniziativa
noun-screen = schermo
noun-round-track = tracciato round
noun-round-marker = segnalino round
noun-fame-track = tracciato fama
noun-first-player = primo giocatore
noun-first-player-token = segnalino primo giocatore
noun-patronage = mecenatismo
noun-automa = automa
noun-used-gear = ingranaggio usato
noun-wild = jolly
noun-set-up = preparazione
noun-end-of-game = fine partita

## Things, counted

count-orders = { $count ->
    [one] { $count } ordine
   *[other] { $count } ordini
}
count-types = { $count ->
    [one] { $count } carattere
   *[other] { $count } caratteri
}
count-inks = { $count ->
    [one] { $count } inchiostro
   *[other] { $count } inchiostri
}
count-guilders = { $count ->
    [one] { $count } fiorino
   *[other] { $count } fiorini
}
count-fame = { $count ->
    [one] { $count } punto fama
   *[other] { $count } punti fama
}
count-markers = { $count ->
    [one] { $count } segnalino
   *[other] { $count } segnalini
}
count-gears = { $count ->
    [one] { $count } ingranaggio
   *[other] { $count } ingranaggi
}
count-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
count-bonuses = { $count ->
    [one] { $count } ricompensa aggiuntiva
   *[other] { $count } ricompense aggiuntive
}
count-players = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
level-of = { $specialty } { $level }
item-and = { $first } e { $last }
item-comma = { $first }, { $last }
player-with-fame = { $name } ({ $fame })
item-semicolon = { $first }; { $last }
times = { $count } × { $what }
numbered = { $what } { $number }
plan-of = { $row } { $markers }
sector-number = settore { $number }
nothing = niente

## The actions: row of the board, and the step of the round

row-orders = Ordini
row-inks = Inchiostri
row-specialties = Specializzazioni
row-gears = Ingranaggi
row-patronage = Mecenatismo
row-fulfil = Evasione

step-turn-gears = girare gli ingranaggi
step-plan = pianificare
step-execute = eseguire i piani
step-orders = prendere ordini
step-inks = prendere gli inchiostri
step-specialties = sviluppare specializzazioni
step-gears = migliorare la tipografia
step-patronage = mecenatismo
step-fulfil = evadere gli ordini
step-next-round = preparare il prossimo round

## Sectors of the gears (GRW-1 to GRW-13): short name and effect

sector-grw-1 = Scambia un inchiostro
    .effect = Rimetti un tuo inchiostro nel sacchetto e prendine uno di un altro colore.
sector-grw-2 = Scambia un carattere
    .effect = Scambia un tuo carattere con un’altra lettera.
sector-grw-3 = Aumenta la più bassa
    .effect = Aumenta di 1 la tua specializzazione più bassa; in caso di parità, scegli tu.
sector-grw-4 = Fama del round
    .effect = Guadagna tanti punti fama quanto il numero del round.
sector-grw-5 = Un ordine
    .effect = Prendi un ordine come ricompensa.
sector-grw-6 = Vendi un carattere
    .effect = Scarta un carattere per 3 punti fama o 5 fiorini.
sector-grw-7 = Fama: { $ink }
    .effect = 2 punti fama per ogni ordine che evadi con i suoi colori e che mostra questo colore: { $ink }.
sector-grw-8 = Prendi { $ink }
    .effect = Prendi dal sacchetto un inchiostro di questo colore: { $ink }.
sector-grw-9 = 2 inchiostri per 1: { $ink }
    .effect = Rimetti nel sacchetto un inchiostro di questo colore ({ $ink }), poi prendine 2 a scelta.
sector-grw-10 = Fama: { $letter }
    .effect = 2 punti fama per ogni ordine che evadi e che mostra il carattere { $letter }.
sector-grw-11 = { $letter } a 3 in meno
    .effect = Compra il carattere { $letter } per 3 fiorini in meno.
sector-grw-12 = Fama: { $specialty }
    .effect = 2 punti fama per ogni ordine che evadi con la sua decorazione e che mostra questa specializzazione: { $specialty }.
sector-grw-13 = Aumenta { $specialty }
    .effect = Aumenta { $specialty } di 1.

## Bonuses of refinement cards

bonus-inks = { $count ->
    [one] { $count } inchiostro a scelta
   *[other] { $count } inchiostri a scelta
}
bonus-guilders = { $count ->
    [one] { $count } fiorino
   *[other] { $count } fiorini
}
bonus-fame = { $count ->
    [one] { $count } punto fama
   *[other] { $count } punti fama
}
bonus-specialty = un livello in una specializzazione
bonus-order = un ordine

## Patronage rewards and rewards of the track

patronage-reward-order = un ordine
patronage-reward-specialty = un livello a scelta
patronage-reward-guilders = 3 fiorini
patronage-reward-inks = 2 inchiostri a scelta

track-reward-ink = un inchiostro
track-reward-order = un ordine
track-reward-type = un carattere

## Where something comes from

why-bought = acquisto
why-gear = ingranaggio
why-specialty-card = carta specializzazione
why-beyond-top = livello oltre VI
why-track = tracciato ricompensa
why-patronage = mecenatismo
why-patronage-card = carta patronato
why-spent = colori
why-printing = stampa
why-colours = colori
why-decoration = decorazione
why-bonus = ricompensa aggiuntiva
why-guillard = Charlotte Guillard
why-ungler = Helena Ungler
why-tory = Geoffroy Tory
why-improved = nuovo ingranaggio

deck-printing = carte stampa
deck-refinement = carte perfezionamento
deck-specialty = carte specializzazione
deck-gears = ingranaggi
deck-patronage = carte patronato
deck-characters = personaggi
deck-planning = carte pianificazione
deck-execution = carte esecuzione
deck-bag = sacchetto
deck-first-player = primo giocatore

## Characters

character-gutenberg = Johannes Gutenberg
    .power = Una volta per round, rivelati i piani, può spostare un suo segnalino su un’altra azione.
character-guillard = Charlotte Guillard
    .power = Comincia con 2 ingranaggi, scelti fra 4.
character-manuzio = Aldo Manuzio
    .power = Se evade 2 o più ordini insieme, può omettere una lettera di uno di essi.
character-ungler = Helena Ungler
    .power = Comincia con una specializzazione a I, un’altra a II e un inchiostro a scelta.
character-schoeffer = Peter Schöffer
    .power = Può usare un suo ingranaggio due volte per round; al massimo 3 usi in tutto.
character-tory = Geoffroy Tory
    .power = Alla fine di ogni round, 3 punti fama se tutti i suoi inchiostri servono ai suoi ordini.
character-plantin = Christophe Plantin
    .power = Una volta per round, può scambiare i livelli di due sue specializzazioni.
character-caxton = William Caxton
    .power = A ogni round nomina un colore: i suoi inchiostri di quel colore sono jolly.
character-fiol = Schweipolt Fiol
    .power = Ottiene la ricompensa aggiuntiva di un ordine anche con un solo perfezionamento su due.
character-vietor = Hieronymus Vietor
    .power = A fine partita, 2 punti fama invece di 1 ogni 3 fiorini.

## Titles for one player (END-4)

title-student = Studente
    .range = fino a 100 punti fama
title-senior-student = Studente anziano
    .range = da 101 a 110 punti fama
title-apprentice = Apprendista
    .range = da 111 a 120 punti fama
title-senior-apprentice = Apprendista anziano
    .range = da 121 a 130 punti fama
title-junior-master = Giovane maestro
    .range = da 131 a 140 punti fama
title-master-of-printing = Maestro stampatore
    .range = da 141 a 150 punti fama
title-guildmaster = Maestro di gilda
    .range = oltre 150 punti fama

## Score sheet

score-colours = Colori
score-decoration = Decorazione
score-bonus = Ricompense aggiuntive
score-gears = Ingranaggi
score-tory = Geoffroy Tory
score-specialties = Specializzazioni
score-patronage = Carte patronato
score-guilders = Fiorini
score-total = Fama totale

## Levels of bots

bot-random = Casuale
    .about = Fa qualunque mossa permessa, senza pensare.
bot-novice = Novizio
    .about = Guarda una mossa avanti.
bot-journeyman = Lavorante
    .about = Immagina in breve il seguito del round.
bot-expert = Esperto
    .about = Immagina con cura il seguito del round.
bot-master = Maestro
    .about = Pensa più a lungo e gioca meglio di tutti.

## Who sits where

seat-automa = Automa
seat-player = Stampatore { $number }
seat-bot = { $number ->
    [1] Corrado
    [2] Agnese
    [3] Ulrico
   *[other] Barbara
}

## Options of a game

option-players = Giocatori
    .about = Quanti giocano, senza contare l’automa.
option-edition = Edizione
    .about = Con quale edizione delle regole si gioca.
option-edition-second = seconda
    .about = Inchiostro argento; un ingranaggio fa comprare un carattere a 3 in meno per uso.
option-edition-first = prima
    .about = Inchiostro verde; un ingranaggio fa comprare quante copie vuoi di un carattere a 3 in meno per uso.
option-characters = Personaggi
    .about = Se ogni giocatore ha un personaggio.
option-characters-on = sì
    .about = Ogni giocatore tiene uno di due personaggi.
option-characters-off = no
    .about = Nessuno ha poteri speciali.
option-automa = Automa
    .about = Se gioca anche l’automa; sempre quando si gioca da soli.
option-automa-on = sì
    .about = L’automa pianifica e toglie cose dal tabellone.
option-automa-off = no
    .about = Solo i giocatori prendono dal tabellone.
option-first-player = Primo giocatore
    .about = Chi comincia; con l’automa, comincia l’automa.
option-first-player-random = a sorte
    .about = Decide il seme.
option-first-player-seat = { $seat }
    .about = Comincia { $seat }.
option-free-actions = Azioni gratuite
    .about = Quando si comprano caratteri, si usano ingranaggi e si scambiano livelli.
option-free-actions-any-time = in ogni momento
    .about = Anche mentre decide un altro giocatore.
option-free-actions-own-decisions = quando si decide
    .about = Solo quando tocca a te decidere.
option-reward-order-when-full = Ordine come ricompensa con 4 ordini
    .about = Che cosa dà un ordine come ricompensa se ne hai già 4.
option-reward-order-when-full-discard = scarta
    .about = Puoi scartare uno dei 4 al suo posto.
option-reward-order-when-full-needs-slot = serve uno slot
    .about = Senza uno slot libero non dà niente.
option-gear-counts-ink = Ingranaggi che contano gli inchiostri
    .about = Che cosa conta su un ordine pagato con inchiostri jolly.
option-gear-counts-ink-symbol = simboli
    .about = Contano i colori sulla carta.
option-gear-counts-ink-token = gettoni
    .about = Contano gli inchiostri spesi davvero.
option-left-out-counts = Lettera omessa
    .about = Se gli ingranaggi contano la lettera omessa da Aldo Manuzio.
option-left-out-counts-on = sì
    .about = Conta come se ci fosse.
option-left-out-counts-off = no
    .about = Contano solo le lettere usate davvero.
option-cheap-types = Caratteri a 3 in meno
    .about = Quanti caratteri fa comprare un uso di quell’ingranaggio.
option-cheap-types-one = uno
    .about = Un carattere per uso.
option-cheap-types-many = più di uno
    .about = Quanti ne puoi pagare.
option-tory-without-inks = Geoffroy Tory senza inchiostri
    .about = Se guadagna la sua fama quando non ha inchiostri.
option-tory-without-inks-on = sì
    .about = Basta non avere inchiostri.
option-tory-without-inks-off = no
    .about = Deve avere almeno un inchiostro.
