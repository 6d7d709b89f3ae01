//! Numbers take the right form in every language.

use platen_texts::{Args, Lang, Texts};

fn said(id: &str, argument: &str, lang: Lang) -> [String; 4] {
    let texts = Texts::new(lang);
    [0, 1, 2, 5].map(|n| texts.say_with(id, Args::new().with(argument.to_string(), n)))
}

#[test]
fn counted_things_agree_with_their_number() {
    let guilders = |lang| said("count-guilders", "count", lang);
    assert_eq!(guilders(Lang::En), ["0 guilders", "1 guilder", "2 guilders", "5 guilders"]);
    assert_eq!(guilders(Lang::Fr), ["0 florin", "1 florin", "2 florins", "5 florins"]);
    assert_eq!(guilders(Lang::It), ["0 fiorini", "1 fiorino", "2 fiorini", "5 fiorini"]);
    assert_eq!(guilders(Lang::Ja), ["0ギルダー", "1ギルダー", "2ギルダー", "5ギルダー"]);
    let markers = |lang| said("prompt-planning", "markers", lang);
    assert_eq!(markers(Lang::En)[1..3], ["Plan your 1 marker.", "Plan your 2 markers."]);
    assert_eq!(markers(Lang::It)[3], "Pianifica i tuoi 5 segnalini.");
}

#[test]
fn nothing_paid_has_its_own_form_in_every_language() {
    for lang in Lang::ALL {
        let paid = said("action-take-inks.paid", "paid", lang);
        assert!(!paid[0].contains('0'), "{lang}: {paid:?}");
        assert!(paid[2].contains('2'), "{lang}: {paid:?}");
    }
}

#[test]
fn every_counted_thing_shows_its_number_once() {
    for lang in Lang::ALL {
        for id in ["count-orders", "count-types", "count-inks", "count-fame", "count-gears", "bonus-inks"] {
            for (n, text) in ["0", "1", "2", "5"].iter().zip(said(id, "count", lang)) {
                assert_eq!(text.matches(n).count(), 1, "{lang} {id}: {text}");
            }
        }
    }
}
