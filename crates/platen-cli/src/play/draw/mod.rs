//! The table, drawn in text.

mod board;
mod house;

pub(crate) use house::strip;

use super::view::Seen;
use crate::screen::Line;

/// The whole table as one seat sees it, that seat's house last.
pub(crate) fn table(seen: &Seen<'_>, width: usize) -> Vec<Line> {
    let mut lines = board::track(seen, width);
    lines.extend(board::board(seen, width));
    let mut seats: Vec<_> = seen.table.options.player_seats().iter().collect();
    seats.sort_by_key(|&seat| seat == seen.me);
    for seat in seats {
        lines.extend(house::house(seen, seat, width));
    }
    lines
}
