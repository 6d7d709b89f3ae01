### Il salvataggio delle partite in questo browser, e ciò che lo impedisce.

ui-unsaved-full = In questo browser non c’è più spazio: questa partita è solo in memoria. Salvala in un file o libera spazio; allora verrà di nuovo salvata da sola.
ui-unsaved-none = Questo browser qui non salva niente (una finestra privata?). Puoi giocare, ma una partita dura solo quanto questa scheda. Salvala in un file per tenerla.
ui-save-file = Salva in un file
ui-save-again = Riprova
ui-damaged = Partita danneggiata
ui-damaged-about = Una parte di ciò che era salvato manca o non si legge, perciò questa partita non si può aprire. Il file contiene tutto ciò che resta.
ui-give-raw = Salva ciò che resta
