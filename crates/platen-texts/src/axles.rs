//! Which gear runs on which axle, followed through the events.

use platen_rules::Event;
use platen_rules::vocabulary::{Axle, BySeat, GearNo, Seat};

/// The gears of everyone, as far as the events told them. Some events name an axle and no gear.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Axles(BySeat<[Option<GearNo>; Axle::COUNT]>);

impl Axles {
    /// Nothing installed, as at the beginning.
    pub fn new() -> Axles {
        Axles::default()
    }

    /// The gears of a table.
    pub fn of(table: &platen_rules::Table) -> Axles {
        let mut axles = Axles::new();
        for seat in table.options.player_seats().iter() {
            let gears = table.players[seat].gears.iter();
            axles.0[seat].iter_mut().zip(gears).for_each(|(axle, gear)| *axle = Some(gear.gear));
        }
        axles
    }

    /// Takes note of an event.
    pub fn follow(&mut self, event: &Event) {
        if let Event::GearInstalled { seat, gear, axle, .. } = event {
            self.0[*seat][axle.index()] = Some(*gear);
        }
    }

    /// The gear on an axle, if it is known.
    pub fn gear(&self, seat: Seat, axle: Axle) -> Option<GearNo> {
        self.0[seat][axle.index()]
    }
}
