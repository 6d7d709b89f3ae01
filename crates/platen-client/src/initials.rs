//! Inks that lie in a sign: each has its initial there, in the player's language, so that they are told apart without colour.

use crate::markup::{Markup, element};
use platen_model::sector_icon;
use platen_rules::cards::Sector;
use platen_rules::vocabulary::Ink;
use platen_texts::Speaker;

/// The box of a sign.
pub const SIGN: &str = "0 0 24 24";

/// Where an ink lies in a sign, and how large it is beside a whole one: as it is drawn in `icons.mjs`.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Lies {
    x: f64,
    y: f64,
    scale: f64,
}

const WHOLE: Lies = Lies { x: 0.0, y: 0.0, scale: 1.0 };

/// What is drawn of an ink: its dab, and its initial.
pub fn ink_face(ink: Ink, speaker: &Speaker) -> Markup {
    (used(&format!("ink-{}", speaker.edition.ink_name(ink))), initial(ink, WHOLE, speaker)).into()
}

/// What is drawn of a sector: its sign, and the initial of its ink.
pub fn sector_face(sector: Sector, speaker: &Speaker) -> Markup {
    let letter = ink_of(sector).map(|(ink, lies)| initial(ink, lies, speaker));
    (used(&sector_icon(sector, speaker.edition)), letter).into()
}

/// The ink that a sector tells of.
fn ink_of(sector: Sector) -> Option<(Ink, Lies)> {
    match sector {
        Sector::InkFame(ink) => Some((ink, Lies { x: 0.2, y: 0.2, scale: 0.72 })),
        Sector::TakeInk(ink) => Some((ink, Lies { x: 0.2, y: 0.2, scale: 0.84 })),
        Sector::InkForTwo(ink) => Some((ink, Lies { x: 0.2, y: 4.3, scale: 0.64 })),
        _ => None,
    }
}

fn initial(ink: Ink, Lies { x, y, scale }: Lies, speaker: &Speaker) -> Markup {
    let at = format!("translate({:.2} {:.2}) scale({scale})", x + 12.0 * scale, y + 12.0 * scale);
    element("text", &[("class", "ink-initial"), ("transform", &at), ("dy", ".34em")], speaker.ink_sign(ink))
}

fn used(id: &str) -> Markup {
    element("use", &[("href", &format!("#{id}"))], ())
}

#[cfg(test)]
mod tests {
    use super::*;
    use platen_rules::cards::{DEFAULT_SET, published_set};
    use platen_rules::vocabulary::Edition;
    use platen_texts::{Lang, Texts};
    use std::sync::Arc;

    const SPRITE: &str = include_str!("../assets/art/sprite.svg");

    fn speakers() -> impl Iterator<Item = Speaker> {
        let cards = published_set(DEFAULT_SET).expect("the house set");
        let texts = Lang::ALL.map(|lang| Arc::new(Texts::new(lang)));
        texts.into_iter().flat_map(move |texts| {
            let cards = Arc::clone(&cards);
            Edition::ALL
                .into_iter()
                .map(move |edition| Speaker::new(Arc::clone(&texts), Arc::clone(&cards), edition))
        })
    }

    fn with_inks() -> impl Iterator<Item = (Ink, Sector)> {
        Ink::ALL.into_iter().flat_map(|ink| {
            [Sector::InkFame(ink), Sector::TakeInk(ink), Sector::InkForTwo(ink)].map(|sector| (ink, sector))
        })
    }

    #[test]
    fn every_ink_of_a_sector_has_its_initial_in_every_language() {
        for speaker in speakers() {
            for (ink, sector) in with_inks() {
                let face = sector_face(sector, &speaker);
                let letter = format!(">{}</text>", speaker.ink_sign(ink));
                assert!(face.as_str().contains(&letter), "{sector}: {}", face.as_str());
                assert!(ink_face(ink, &speaker).as_str().contains(&letter), "{ink}");
            }
        }
    }

    #[test]
    fn the_initials_of_the_inks_of_a_game_differ() {
        for speaker in speakers() {
            let mut initials = Ink::ALL.map(|ink| speaker.ink_sign(ink)).to_vec();
            initials.sort();
            initials.dedup();
            assert_eq!(initials.len(), Ink::ALL.len(), "{}: {initials:?}", speaker.texts.lang().code());
        }
    }

    #[test]
    fn other_sectors_have_no_initial() {
        let speaker = speakers().next().expect("a speaker");
        for sector in [Sector::ExchangeInk, Sector::Order, Sector::RoundFame] {
            assert!(!sector_face(sector, &speaker).as_str().contains("<text"), "{sector}");
        }
    }

    #[test]
    fn initials_stand_where_the_ink_is_drawn() {
        for speaker in speakers() {
            for (ink, sector) in with_inks() {
                let (_, Lies { x, y, scale }) = ink_of(sector).expect("an ink");
                let id = format!("id=\"{}\"", sector_icon(sector, speaker.edition));
                let symbol = SPRITE.lines().find(|line| line.contains(&id)).expect("a sign");
                let dab = format!("<g transform=\"translate({x} {y}) scale({scale})\">");
                let name = speaker.edition.ink_name(ink);
                let drawn =
                    symbol.split(&dab).nth(1).is_some_and(|dab| dab.contains(&format!("--ink-{name}")));
                assert!(drawn, "{sector}: {symbol}");
            }
        }
    }
}
