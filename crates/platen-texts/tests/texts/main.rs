//! Every text is there in every language, is used, and reads well wherever the rules make it said.

mod files;
mod games;
mod ids;
mod plurals;
mod problems;
mod refusals;
mod words;

use platen_rules::GameOptions;
use platen_rules::cards::{CardSet, DEFAULT_SET, published_set};
use platen_testkit::seats_of;
use platen_texts::{Lang, Speaker, Texts};
use std::sync::Arc;

fn cards() -> Arc<CardSet> {
    published_set(DEFAULT_SET).expect("a published set")
}

/// A speaker for a table of bots.
fn speaker(lang: Lang, options: &GameOptions) -> Speaker {
    Speaker::new(Arc::new(Texts::new(lang)), cards(), options.edition).with_seats(&seats_of(options))
}

/// Fails unless a text reads as a text: nothing left unsaid, no code in it.
fn reads_well(lang: Lang, text: &str) {
    assert!(!text.is_empty(), "{lang}: nothing said");
    for sign in ["{", "}", "$", "[", "]", "  ", "()", "（）", " ,", " )"] {
        assert!(!text.contains(sign), "{lang}: {sign:?} in {text:?}");
    }
    assert!(text.trim() == text, "{lang}: blanks round {text:?}");
    let mut words = text.split(|c: char| !c.is_alphanumeric());
    assert!(lang == Lang::En || !words.any(|word| word == "none"), "{lang}: a code in {text:?}");
    let japanese = text.chars().any(|c| matches!(c, '\u{3040}'..='\u{30ff}' | '\u{4e00}'..='\u{9fff}'));
    assert!(!japanese || lang == Lang::Ja, "{lang}: {text:?}");
}
