//! The screens of the page, one file each.
#![expect(unreachable_pub, reason = "the component macro makes its functions public")]

mod broken;
mod choices;
mod elsewhere;
mod refused;
mod start;
mod table;

pub(crate) use broken::Broken;
pub(crate) use elsewhere::Elsewhere;
pub(crate) use start::Start;
pub(crate) use table::TableScreen;

use crate::session::Session;
use leptos::prelude::{RwSignal, expect_context};
use platen_rules::vocabulary::Seat;
use platen_rules::{SeatInfo, SeatKind};

/// The rule that is looked up in the rulebook, by its number; whoever shows the rulebook follows it.
#[derive(Clone, Copy, Default)]
pub(crate) struct Reading(pub(crate) RwSignal<Option<String>>);

/// The session of the page.
fn session() -> Session {
    expect_context()
}

/// Who sits at a seat, by name.
fn sitter(seats: &[SeatInfo], seat: Seat) -> String {
    let info = seats.iter().find(|info| info.seat == seat);
    let kind = match info.map(|info| info.kind) {
        Some(SeatKind::Automa) => "automa",
        Some(SeatKind::Bot) => "bot",
        _ => "player",
    };
    let name = info.and_then(|info| info.name.clone());
    name.unwrap_or_else(|| format!("{kind} {}", seat.number() + 1))
}
