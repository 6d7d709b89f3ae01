### La pagina attorno al tavolo: inizio, preparazione, opzioni, partite, fine, lettura, rilettura.

## L'inizio

ui-tagline = Stampa libri, gira gli ingranaggi, conquista fama. Un Gutenberg non ufficiale, da uno a quattro.
ui-opening = Un momento…
ui-continue = Continua
ui-alone = Gioca da solo
ui-alone-about = Contro l’automa, per un titolo
ui-new = Nuova partita
ui-new-about = Con i bot, o con amici su questo dispositivo
ui-daily = Partita del giorno
ui-daily-about = { $date }: la stessa bottega per tutti
ui-daily-best = { $date }: la stessa bottega per tutti. Il tuo record: { $fame }
ui-rules = Regole
ui-rules-about = Per capitoli, con ricerca
ui-games = Partite
ui-games-about = Salvate, file, riletture
ui-first-about = Con una guida al tuo fianco
ui-coach-end = Grazie, continuo da solo
ui-options = Opzioni
ui-options-about = Lingua e aspetto
ui-about = Informazioni su Platen
ui-offline = Funziona anche senza rete

## I fogli

ui-close = Chiudi
ui-back = Indietro
ui-line = Riga { $line }: { $text }

## La preparazione

ui-seats = Chi gioca
ui-seat = Posto { $number }
ui-name = Nome
ui-level = Livello
ui-person = Persona
ui-bot = Bot
ui-empty = Vuoto
ui-automa-needed = Con un solo giocatore l’automa gioca sempre.
ui-automa-full = A un tavolo completo non c’è posto per l’automa.
ui-hints = Consigli
ui-hints-about = Si può chiedere ai bot che cosa è meglio.
ui-undo = Annullamento
ui-undo-about = Si può tornare indietro finché non si rivela qualcosa di nascosto.
ui-more = Regole della casa, seme e set di carte
ui-seed = Seme
ui-seed-about = Un numero intero ripete la stessa partita. Lascia vuoto per una nuova distribuzione.
ui-set = Set di carte
ui-set-house = Carte della casa
ui-set-choose = Scegli un file…
ui-set-about = Chi possiede il gioco stampato può scrivere le proprie carte in un file.
ui-deal = Distribuisci

## Le partite e i file

ui-no-games = Qui non c’è ancora nessuna partita. Tutto ciò che giochi si salva da sé.
ui-file-open = Apri un file…
ui-file-about = Una partita salvata continua; quella finita si rilegge.
ui-file-save = Salva come file
ui-round-of = round { $round } di 6
ui-finished = finita
ui-remove = Elimina
ui-remove-sure = Eliminare questa partita per sempre? Non si potrà recuperare.
ui-remove-keep = Tienila

## Le opzioni

ui-language = Lingua
ui-device = Come il dispositivo
ui-theme = Luce
ui-theme-light = Giorno
ui-theme-dark = Notte
ui-motion = Movimento
ui-motion-off = Nessuno
ui-motion-fast = Veloce
ui-motion-normal = Normale
ui-sound = Suono

## La fine

ui-end-win = { $names } vince con { $fame } di fama
ui-end-shared = { $names } condividono la vittoria con { $fame } di fama
ui-end-title = { $title } con { $fame } di fama
ui-end-next = Con { $more } in più saresti { $title }.
ui-end-second = { $names }: posto { $place } con { $fame } di fama.
ui-end-best = Record qui a un tavolo così: { $fame }.
ui-end-new-best = Nuovo record su questo dispositivo!
ui-end-source = Da dove viene
ui-end-chart = Fama per round
ui-end-numbers = I numeri
ui-end-table = Vedi il tavolo
ui-end-again = La fine
ui-same-deal = Stesse carte
ui-new-deal = Nuove carte
ui-to-start = All’inizio
ui-replay = Rilettura

## La lettura

ui-search = Cerca nelle regole
ui-found = { $count ->
    [one] { $count } passo
   *[other] { $count } passi
}
ui-not-found = Non si trova nulla. Prova una sola parola.
ui-tip = Un consiglio
ui-play-well = Come si gioca
ui-book-rules = Le regole
ui-book-printers = Gli stampatori
ui-book-history = La stampa
ui-book-titles = Titoli
ui-contents = Indice

## La rilettura

ui-first = Primo passo
ui-previous = Passo indietro
ui-next = Passo avanti
ui-last = Ultimo passo
ui-play = Avvia
ui-pause = Pausa
ui-step = Passo
ui-step-of = { $step } di { $steps }
ui-seen-by = Visto da
ui-spectator = Spettatore
ui-play-on = Gioca da qui
ui-what-happened = Che cosa è successo
ui-the-houses = Le tipografie

## Quando qualcosa non va

ui-broken = Platen non può continuare qui
ui-broken-storage = Le partite si salvano in questo browser, e il browser non lo permette. Le finestre private e l’archivio bloccato lo impediscono.
ui-broken-worker = La parte che conduce il gioco si è fermata più volte. Ricaricare la pagina può aiutare; le partite salvate sono al sicuro.
ui-try-again = Riprova
ui-elsewhere = Questa partita è aperta in un’altra scheda
ui-elsewhere-about = Una sola scheda alla volta gioca una partita, perché nulla vada perso.
ui-go-on-here = Continua qui
ui-other-games = Altre partite
ui-no-game = Questa partita non è salvata in questo browser.
ui-not-kept = Non è stato possibile salvarlo, quindi non è stato fatto. Il disco è pieno?
ui-file-too-long = Questo file è troppo lungo per una partita.
ui-worker-lost = La partita ha dovuto essere riaperta. Ripeti l’ultimo passo.
ui-new-version = È pronta una nuova versione.
ui-reload = Ricarica

## Informazioni

ui-about-what = Platen è il gioco da tavolo Gutenberg come programma: ogni regola è numerata e verificata, con bot, un automa, partite registrate e rilette. Si gioca e si salva in questo browser; nulla viene inviato.
ui-about-unofficial = È un adattamento non ufficiale, con parole, disegni e numeri di carte propri, senza legami con gli autori o gli editori del gioco. Se ti piace, compra il gioco stampato.
ui-about-licence = Il programma è software libero, con licenza MIT o Apache 2.0, a scelta.
ui-about-fonts = Caratteri sotto la SIL Open Font License 1.1: { $fonts }.
ui-version = Versione { $version }
