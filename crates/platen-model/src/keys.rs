//! Keyboard play: regions of the table, and in each an order in which its components take the focus.

use crate::choices::Offers;
use crate::components::{board_components, house_components};
use crate::scene::Scene;
use crate::target::Target;
use platen_rules::vocabulary::BoardAction;

/// A part of the table that the keyboard goes to as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Region {
    /// Buttons and answers to what is asked.
    Prompt,
    /// A row of the board.
    Row(BoardAction),
    /// The viewer's printing house.
    House,
    /// The others' printing houses, one stop a seat.
    Others,
    /// The log.
    Log,
}

/// A step of the focus within a region.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrow {
    /// To the next.
    Next,
    /// To the one before.
    Back,
    /// To the first.
    Home,
    /// To the last.
    End,
}

/// The regions in their order, each with its components. Answers that stand nowhere on the table are in the prompt.
pub fn focus_order(scene: Scene<'_>, offers: &Offers, picked: &[Target]) -> Vec<(Region, Vec<Target>)> {
    let rows = BoardAction::ALL.map(|action| (Region::Row(action), board_components(scene, action)));
    let house = house_components(scene);
    let placed = |target: &Target| house.contains(target) || rows.iter().any(|(_, row)| row.contains(target));
    let lit = offers.lit(picked).into_iter().map(|lit| lit.target);
    let prompt: Vec<Target> = lit.filter(|target| !placed(target)).collect();
    let mut regions = vec![(Region::Prompt, prompt)];
    regions.extend(rows.iter().cloned());
    regions.push((Region::House, house));
    regions.push((Region::Others, Vec::new()));
    regions.push((Region::Log, Vec::new()));
    regions
}

/// Where the focus goes within a region of so many stops; it goes round.
pub fn step(arrow: Arrow, at: usize, stops: usize) -> usize {
    match arrow {
        _ if stops == 0 => 0,
        Arrow::Next => (at + 1) % stops,
        Arrow::Back => (at + stops - 1) % stops,
        Arrow::Home => 0,
        Arrow::End => stops - 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_focus_goes_round() {
        assert_eq!(step(Arrow::Next, 2, 3), 0);
        assert_eq!(step(Arrow::Back, 0, 3), 2);
        assert_eq!((step(Arrow::Home, 2, 3), step(Arrow::End, 0, 3)), (0, 2));
        assert_eq!(step(Arrow::Next, 0, 0), 0);
    }
}
