//! What is offered ready-made: an even plan, and the declaration that brings most at once.

use super::paths::declaration_text;
use super::view::Seen;
use platen_rules::vocabulary::ByAction;
use platen_rules::{Declaration, Declarations};
use platen_texts::Args;

/// The markers spread evenly, the first actions getting what is left over.
pub(crate) fn even_plan(markers: u8) -> ByAction<u8> {
    let mut plan = ByAction([markers / 5; 5]);
    plan.0.iter_mut().take(usize::from(markers % 5)).for_each(|placed| *placed += 1);
    plan
}

/// Guilders and fame of a declaration.
pub(crate) fn gains(seen: &Seen<'_>, declaration: &Declaration) -> (u16, u16) {
    let cards = &seen.speaker.cards;
    let me = seen.player(seen.me);
    let mut sum = (0, 0);
    for order in declaration.orders() {
        let Some(held) = me.order(order.printing) else { continue };
        let refinement = cards.refinement_card(held.refinement);
        sum.0 += u16::from(cards.printing_card(held.printing).guilders);
        sum.1 += if order.inks.is_some() { u16::from(refinement.colour_fame) } else { 0 };
        sum.1 += if order.decoration { u16::from(refinement.decoration_fame) } else { 0 };
    }
    sum
}

/// The declaration with most fame and guilders now (fame counts double), spending the fewest inks.
pub(crate) fn best(seen: &Seen<'_>, declarations: &Declarations<'_>) -> Option<Declaration> {
    declarations.iter().max_by_key(|declaration| {
        let (guilders, fame) = gains(seen, declaration);
        let orders = declaration.orders();
        let complete = orders.iter().filter(|order| order.inks.is_some() && order.decoration).count();
        let inks: u8 = orders.iter().filter_map(|order| order.inks).map(|inks| inks.total()).sum();
        (2 * fame + guilders, complete, std::cmp::Reverse(inks))
    })
}

/// The proposal as a label.
pub(crate) fn best_label(seen: &Seen<'_>, declaration: &Declaration) -> String {
    let (guilders, fame) = gains(seen, declaration);
    let args = Args::new().with("orders", declaration_text(seen, declaration));
    let args = args.with("guilders", seen.speaker.guilders(guilders)).with("fame", seen.speaker.fame(fame));
    seen.speaker.say_with("choice-best", args)
}

#[cfg(test)]
mod tests {
    use super::even_plan;

    #[test]
    fn an_even_plan_places_every_marker() {
        assert_eq!(even_plan(7).0, [2, 2, 1, 1, 1]);
        assert_eq!(even_plan(10).0, [2, 2, 2, 2, 2]);
    }
}
