//! Which rules were never seen at work, though the tables had them.

use super::Report;
use super::tally::Tally;
use platen_rules::vocabulary::BoardAction;
use std::collections::BTreeSet;

/// Every rule that a game can be seen to use, but for those that come with a card or an amount.
pub(crate) const RULES: [&str; 39] = [
    "AUT-4 the automa takes from a space",
    "AUT-5 the automa marks a reward",
    "AUT-5 the automa removes a patronage card",
    "CHR-1 Gutenberg moves a marker",
    "CHR-10 Vietor's guilders",
    "CHR-2 Guillard's gears",
    "CHR-3 Manuzio leaves out a letter",
    "CHR-4 Ungler's levels",
    "CHR-5 Schöffer uses a gear twice",
    "CHR-6 Tory's inks do not fit",
    "CHR-6 Tory's inks fit",
    "CHR-7 Plantin swaps two levels",
    "CHR-8 Caxton names a colour",
    "CHR-9 Fiol's bonus with one refinement",
    "END-1 a marker is passed",
    "END-3 a shared win",
    "FRE-1 a type is bought",
    "FUL-1 no order is fulfilled",
    "FUL-2 an order is fulfilled",
    "FUL-3 with colours alone",
    "FUL-3 with colours and decoration",
    "FUL-3 with decoration alone",
    "FUL-3 with neither",
    "FUL-4 a bonus is declined",
    "FUL-4 a bonus is taken",
    "GER-1 a gear is installed",
    "GER-1 a gear is turned by hand",
    "GER-2 a gear replaces another",
    "ORD-1 an order from the board",
    "ORD-2 an order is discarded for another",
    "ORD-5 an order as a reward",
    "ORD-5 more cards are paid for",
    "ORD-6 no drawn order is kept",
    "PAT-3 a patronage card",
    "SET-11 an opening order",
    "SPC-1 a specialty card for its symbols",
    "SPC-1 a specialty card for one specialty",
    "SPC-3 a level beyond VI",
    "SPC-5 a reward of the track is not taken",
];

/// What no game showed, of all that some table could have shown.
pub(crate) fn never_seen(report: &Report) -> Vec<String> {
    let seen: BTreeSet<&String> = report.tallies.iter().flat_map(|tally| tally.rules.keys()).collect();
    let any = |has: &dyn Fn(&Tally) -> bool| report.tallies.iter().any(has);
    let (automa, characters) =
        (any(&|tally| tally.header.options.automa), any(&|tally| tally.header.options.characters));
    let others = any(&|tally| tally.players() > 1);
    let possible = |rule: &&&str| match rule.split('-').next() {
        Some("AUT") => automa,
        Some("CHR") => characters,
        Some("END") => others,
        _ => true,
    };
    let named = RULES.iter().filter(possible).map(ToString::to_string);
    let passes = BoardAction::ALL.into_iter().map(|action| format!("PLN-5 a pass at {action}"));
    let sectors = report.cards.iter().flat_map(|cards| cards.gears.iter().flat_map(|gear| gear.sectors));
    let sectors: BTreeSet<String> = sectors.map(|sector| sector.to_string()).collect();
    named.chain(passes).chain(sectors).filter(|rule| !seen.contains(rule)).collect()
}

#[cfg(test)]
mod tests {
    use super::RULES;

    #[test]
    fn the_list_has_what_is_noted_and_nothing_else() {
        let source = include_str!("../gather.rs");
        let noted = source.split('"').filter(|text| {
            let id = text.split(' ').next().unwrap_or_default();
            text.contains(' ')
                && !text.contains('{')
                && id.split_once('-').is_some_and(|(family, number)| {
                    family.len() == 3 && number.chars().all(|digit| digit.is_ascii_digit())
                })
        });
        let mut noted: Vec<&str> = noted.collect();
        noted.sort_unstable();
        noted.dedup();
        assert_eq!(noted, RULES);
    }
}
