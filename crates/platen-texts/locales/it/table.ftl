# Il tavolo alla tastiera.

## The board

table-round = Round
table-first = primo giocatore: { $seat }
table-taken = presa
table-from = dal { $round }
table-bare = qui non resta niente
table-display = Scelta iniziale: due ordini a testa
table-set = set { $set }
table-bag = sacchetto
table-both = entrambi: { $bonus }
table-both-refinements = entrambi i perfezionamenti: { $bonus }
table-guilders = { $count }fi
table-fame = { $count }fa

## A printing house

table-types = caratt.
table-next-type = prossimo { $cost }
table-inks = inchiostri
table-wild = jolly
table-patronage = patronato { $cards }
table-levels = livelli
table-disc = disco
table-disc-at = disco a { $level }
table-gears = ingran.
table-no-gears = nessun ingranaggio
table-free-axles = tre cilindri liberi
table-gear = ingranaggio { $gear }
table-used = usato
table-orders = ordini
table-lacks = manca { $what }
table-lacks-both = entrambi

## Questions on the way to an action

ask-back = { $question } (b: indietro)
ask-first-sector = Quale settore è attivo per primo?
ask-to-one = Quale altra al livello I?
ask-to-action = Verso quale azione?
ask-refinement = Con quale carta perfezionamento?
ask-discard-order = Quale ordine scarti per fargli posto?
ask-discard-gear = Quale ingranaggio scarti per fargli posto?
ask-specialty = Quale specializzazione?
ask-to-sector = Verso quale settore?
ask-inks = Quali inchiostri?
ask-spend = Spendendo quali inchiostri?
ask-type = Quale carattere?
ask-how = Come?
ask-two = Quali due specializzazioni?
ask-order = Ordine { $order }?

## Answers

choice-any-time = in ogni momento
choice-pay-two = paga 2 fiorini
choice-draw = Pesca { $cards }
choice-plan = Pianifica { $plan }
choice-keep-gear = Tieni l’ingranaggio { $gear }
choice-level = { $specialty } al livello { $level }
choice-move-from = Sposta un segnalino: { $from }
choice-set = Set { $set }: { $inks } ({ $price })
choice-specialty-card = Carta { $card }
choice-one-level = Carta { $card } per un livello a scelta
choice-take-gear = Prendi l’ingranaggio { $gear }
choice-turn-gear = Gira a mano { $gear }
choice-use-gear = Usa { $gear }
choice-axle = cilindro { $axle }: { $sector }
choice-patronage-card = Carta patronato { $card }: 8 punti fama alla fine
choice-printing = Carta stampa { $card }
choice-bonus = Ricompensa aggiuntiva della carta { $card }: { $bonus }
choice-decline-bonus = Rinuncia alla ricompensa aggiuntiva della carta { $card }
choice-buy = Compra un carattere per { $price }
choice-swap = Scambia due livelli
choice-declare = Scegli che cosa evadere, ordine per ordine
choice-best = Evadi { $orders }: { $guilders }, { $fame }
choice-leave = Lascialo
choice-fulfil = Evadilo
choice-fulfil-how = Evadilo { $manner }
choice-raised = { $specialty } ({ $from } → { $to })
choice-beyond = { $specialty } (VI: 3 fiorini invece)
choice-sector = { $now } (nel prossimo round { $next }, poi { $after })

## What is said at the table

say-plan-how = Cinque numeri, per esempio 2 2 1 1 1: { $rows }.
say-more = … ancora { $count }, vedi log
say-no = Non si può: { $why } ({ $rule })
say-not-undone = Non si può annullare: { $why }
say-can = Niente lo impedisce: si può fare ora.
say-not-now = Non ora: { $why }
say-no-choice = Non c’è una scelta { $number }; vanno da 1 a { $count }.
say-nobody = Nessuno di nome «{ $name }» gioca a questa tastiera.
say-hand-over = { $seat } pianifica. Passa la tastiera; Invio per continuare >
say-try-again = Invio per riprovare, q per smettere >
say-not-kept = Non è stato fatto niente: non si è potuta registrare la partita.
say-nothing-to-decide = Ora non c’è niente da decidere.
say-saved = Salvata; riprendi con `{ $command }`.
say-exists = { $file } esiste già; indica un altro file.
say-recorded = La registrazione è in { $file }.
say-stopped = La partita si ferma qui.
say-last-saved = L’ultimo salvataggio è in { $file }.
say-not-saved = Non è stato salvato niente: manca --record.
say-go-on = Voci nella registrazione: { $count }. Riprendi con
say-unclear = «{ $line }» non è un numero dell’elenco, né un comando, né un’azione; ? mostra che cosa è possibile.
say-no-rule = Non c’è una regola «{ $rule }»; forse { $known }.
say-save-how = save vuole un file: save partita.platen
say-as-how = as vuole un giocatore e un’azione: as Ben buy A
score-final = Punteggio finale
score-so-far = Punteggio provvisorio

## What can be typed, a line each

help-1 = un numero
    .means = scegli
help-2 = b
    .means = torna alla domanda
help-3 = u
    .means = annulla la tua ultima azione
help-4 = 2 2 1 1 1
    .means = pianifica: segnalini su ordini, inchiostri, specializzazioni, ingranaggi, mecenatismo
help-5 = AIO
    .means = i primi tre caratteri
help-6 = hint
    .means = le scelte migliori secondo un giocatore forte, da ciò che vedi
help-7 = log, log all
    .means = che cosa è successo in questo round, o dall’inizio
help-8 = score
    .means = il punteggio se la partita finisse ora
help-9 = rules ID
    .means = mostra una regola, per esempio rules ORD-2
help-10 = why AZIONE
    .means = perché un’azione non si può fare
help-11 = as NOME AZIONE
    .means = un’azione gratuita di un altro giocatore
help-12 = save FILE
    .means = salva la partita in un file
help-13 = q
    .means = smetti
help-14 = ogni azione
    .means = nella notazione di docs/notation.md
help-signs = Segni: fi fiorini, fa fama, R B O A inchiostri (V: verde), ▸attivo◂ settore, ✓ presente, entrambi: ricompensa aggiuntiva
