//! Where a gear would go and what it would show in the rounds to come, before one decides.

use crate::gears::strip;
use crate::preview::Preview;
use platen_rules::cards::{CardSet, Sector};
use platen_rules::vocabulary::{Axle, GearNo, SectorNo};
use platen_rules::{Action, Event};

/// A gear as an action would leave it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Forecast {
    /// On which axle.
    pub axle: Axle,
    /// Which gear.
    pub gear: GearNo,
    /// The sectors active now, next round and the one after.
    pub strip: [SectorNo; 3],
    /// Their rewards.
    pub rewards: [Sector; 3],
}

/// How an action that installs, keeps or turns a gear would leave it; none for other actions and those refused.
pub fn forecast(cards: &CardSet, now: &Preview, action: &Action) -> Option<Forecast> {
    let (then, events) = now.after(action).ok()?;
    let (axle, gear, sector) = match *action {
        Action::KeepGear { gear, sector } => (axle_kept(now), gear, sector),
        Action::InstallGear { gear, sector, .. } => (installed(&events)?, gear, sector),
        Action::TurnGear { axle, sector } => (axle, then.player().gears.get(axle.index())?.gear, sector),
        _ => return None,
    };
    let (strip, sectors) = (strip(axle, sector), cards.gear(gear).sectors);
    Some(Forecast { axle, gear, strip, rewards: strip.map(|sector| sectors[sector.index()]) })
}

fn installed(events: &[Event]) -> Option<Axle> {
    events.iter().find_map(|event| match event {
        Event::GearInstalled { axle, .. } => Some(*axle),
        _ => None,
    })
}

/// Guillard's gears go on axles 1 and 2 in the sequence in which she keeps them (CHR-2).
fn axle_kept(now: &Preview) -> Axle {
    let kept = usize::from(now.table().kept_gear.is_some());
    Axle::all().nth(kept).unwrap_or_default()
}
