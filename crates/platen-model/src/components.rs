//! Every component that a viewer could mean, whether it can be tapped now or not.

use crate::scene::Scene;
use crate::target::Target;
use platen_rules::Phase;
use platen_rules::vocabulary::{Axle, BoardAction, InkSetNo, Letter, SectorNo};

/// What lies in a row of the board, from left to right.
pub fn board_components(scene: Scene<'_>, action: BoardAction) -> Vec<Target> {
    let table = scene.table();
    match action {
        BoardAction::Orders => order_cards(scene),
        BoardAction::Inks => {
            let sets = InkSetNo::all().zip(&table.ink_sets);
            let wells = sets.flat_map(|(set, inks)| {
                let left = (0u8..).zip(inks).filter(|(_, ink)| ink.is_some());
                left.map(move |(place, _)| Target::Well(set, place))
            });
            wells.collect()
        }
        BoardAction::Specialties => {
            table.specialty_spaces.iter().flatten().copied().map(Target::SpecialtyCard).collect()
        }
        BoardAction::Gears => table.gear_spaces.iter().flatten().copied().map(Target::Gear).collect(),
        BoardAction::Patronage => {
            let rewards = table.options.edition.patronage_rewards().map(Target::Reward);
            let cards = table.patronage_spaces.iter().flatten().copied().map(Target::Patronage);
            rewards.into_iter().chain(cards).collect()
        }
    }
}

/// The cards that lie open as orders: drawn for a reward, in the opening display, or on the board.
fn order_cards(scene: Scene<'_>) -> Vec<Target> {
    let table = scene.table();
    let open = match table.phase {
        _ if !table.drawn.printing.is_empty() || !table.drawn.refinement.is_empty() => table.drawn,
        Phase::OpeningOrders { .. } => table.display,
        _ => {
            let printing = table.printing_spaces.iter().flatten().copied().map(Target::Printing);
            let refinement = table.refinement_spaces.iter().flatten().copied().map(Target::Refinement);
            return printing.chain(refinement).collect();
        }
    };
    open.printing.iter().map(Target::Printing).chain(open.refinement.iter().map(Target::Refinement)).collect()
}

/// What stands in the viewer's printing house: types to buy, sectors of gears, orders.
pub fn house_components(scene: Scene<'_>) -> Vec<Target> {
    let Some(seat) = scene.viewer() else { return Vec::new() };
    let player = scene.player(seat);
    let sectors = Axle::all()
        .zip(&player.gears)
        .flat_map(|(axle, _)| SectorNo::all().map(move |sector| Target::Sector(axle, sector)));
    let orders = player.orders.iter().map(|order| Target::Order(order.printing));
    Letter::ALL.into_iter().map(Target::Cast).chain(sectors).chain(orders).collect()
}
