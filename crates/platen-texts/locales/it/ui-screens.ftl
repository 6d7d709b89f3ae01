### La pagina attorno al tavolo: inizio, preparazione, opzioni, partite, fine, lettura, rilettura.

## L'inizio

ui-tagline = Stampa libri, gira gli ingranaggi, conquista fama. Un Gutenberg non ufficiale, da uno a quattro giocatori.
ui-opening = Un momento…
ui-continue = Continua
ui-alone = Gioca in solitario
ui-alone-about = Contro l’automa, per un titolo
ui-new = Nuova partita
ui-new-about = Con i bot, o con amici su questo dispositivo
ui-daily = Partita del giorno
ui-daily-about = { $date }: le stesse carte per tutti
ui-daily-best = { $date }: le stesse carte per tutti. Il tuo record: { $fame }
ui-rules = Regole
ui-rules-about = Per capitoli, con ricerca
ui-games = Partite salvate
ui-games-about = Riprendi, rivedi, apri un file
ui-coach-end = Grazie, continuo senza guida
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
ui-hints-about = Puoi chiedere ai bot che cosa è meglio.
ui-undo = Annullamento
ui-undo-about = Puoi tornare indietro finché non si rivela qualcosa di nascosto.
ui-more = Regole della casa, seme e set di carte
ui-seed = Seme
ui-seed-about = Lo stesso numero intero ripete la stessa partita. Lascia vuoto per una nuova distribuzione.
ui-set = Set di carte
ui-set-house = Carte della casa
ui-set-choose = Scegli un file…
ui-set-about = Chi possiede il gioco stampato può scrivere le proprie carte in un file.
ui-deal = Distribuisci

## Le partite e i file

ui-no-games = Qui non c’è ancora nessuna partita salvata. Tutto ciò che giochi si salva in automatico.
ui-file-open = Apri un file…
ui-file-about = Una partita salvata continua; una partita finita si rivede.
ui-file-set = Scegli il set di carte…
ui-file-save = Salva in un file
ui-round-of = round { $round } di 6
ui-finished = finita
ui-remove = Elimina
ui-remove-sure = Eliminare definitivamente questa partita? Non si potrà recuperare.
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

ui-end-win = { $fame ->
    [one] { $names } vince con { $fame } punto fama
   *[other] { $names } vince con { $fame } punti fama
}
ui-end-shared = { $fame ->
    [one] { $names } condividono la vittoria con { $fame } punto fama
   *[other] { $names } condividono la vittoria con { $fame } punti fama
}
ui-end-title = { $fame ->
    [one] { $title } con { $fame } punto fama
   *[other] { $title } con { $fame } punti fama
}
ui-end-next = { $more ->
    [one] Con { $more } punto in più saresti { $title }.
   *[other] Con { $more } punti in più saresti { $title }.
}
ui-end-second = { $fame ->
    [one] { $names }: { $place }º posto con { $fame } punto fama.
   *[other] { $names }: { $place }º posto con { $fame } punti fama.
}
ui-end-best = Record di questo dispositivo a un tavolo simile: { $fame }.
ui-end-new-best = Nuovo record su questo dispositivo!
ui-end-source = Da dove viene la fama
ui-end-chart = Fama per round
ui-end-numbers = I numeri
ui-end-table = Vedi il tavolo
ui-end-again = Risultato
ui-same-deal = Stesse carte
ui-new-deal = Nuove carte
ui-to-start = Schermata iniziale
ui-replay = Rivedi

## La lettura

ui-search = Cerca nelle regole
ui-found = { $count ->
    [one] { $count } risultato
   *[other] { $count } risultati
}
ui-not-found = Nessun risultato. Prova con una sola parola.
ui-tip = Consigli
ui-play-well = Come si gioca
ui-book-rules = Le regole
ui-book-printers = Gli stampatori
ui-book-history = La stampa
ui-book-titles = Titoli
ui-contents = Indice

## La rilettura

ui-first = Prima mossa
ui-previous = Mossa precedente
ui-next = Mossa successiva
ui-last = Ultima mossa
ui-play = Riproduci
ui-pause = Pausa
ui-step = Mossa
ui-step-of = { $step } di { $steps }
ui-seen-by = Visto da
ui-spectator = Spettatore
ui-play-on = Gioca da qui
ui-what-happened = Che cosa è successo
ui-the-houses = Le tipografie

## Quando qualcosa non va

ui-broken = Platen non può continuare qui
ui-broken-storage = Le partite si salvano in questo browser, ma il browser non lo permette. Di solito la causa è una finestra privata o l’archivio bloccato; consentilo per questa pagina.
ui-broken-worker = Il motore del gioco si è fermato più volte. Ricaricare la pagina può aiutare; le partite salvate sono al sicuro.
ui-try-again = Riprova
ui-elsewhere = Questa partita è aperta in un’altra scheda
ui-elsewhere-about = Una partita si gioca in una sola scheda alla volta, perché nulla vada perso.
ui-go-on-here = Continua qui
ui-other-games = Altre partite
ui-no-game = Questa partita non è salvata in questo browser.
ui-not-kept = Un’altra scheda aveva già continuato questa partita. Viene mostrata com’è lì.
ui-file-too-long = Questo file è troppo lungo per una partita.
ui-worker-lost = È stato necessario riaprire la partita. Ripeti la tua ultima azione.
ui-new-version = È pronta una nuova versione.
ui-reload = Ricarica

## Informazioni

ui-about-what = Platen è una versione software del gioco da tavolo Gutenberg: ogni regola è numerata e verificata, con bot, un automa, partite da salvare e rivedere. Si gioca e si salva in questo browser; solo ciò che giochi con altri passa dal server da cui viene questa pagina.
ui-about-unofficial = È un adattamento non ufficiale, con parole, disegni e valori delle carte propri, senza legami con gli autori o gli editori del gioco. Se ti piace, compra il gioco stampato.
ui-about-licence = Il programma è software libero, con licenza MIT o Apache 2.0, a scelta.
ui-about-fonts = Font con licenza SIL Open Font License 1.1: { $fonts }.
ui-version = Versione { $version }
