//! Whose time runs, and until when. It follows from when items happened, so every copy of a table agrees.

use platen_protocol::Pace;
use platen_rules::vocabulary::{BySeat, Seat, SeatSet};

/// The clocks of a table.
#[derive(Clone, Debug)]
pub(super) struct Clock {
    /// How long a decision may take, in milliseconds.
    bound: Option<i64>,
    /// Since when each seat is awaited.
    since: BySeat<Option<i64>>,
    /// The revision up to which this is so.
    revision: Option<u32>,
}

impl Clock {
    pub(super) fn new(pace: Pace) -> Clock {
        Clock { bound: pace.milliseconds(), since: BySeat::default(), revision: None }
    }

    /// The table came to a revision by what a seat did: who is awaited anew has the whole time, and so has who acted.
    pub(super) fn went_on(&mut self, awaited: SeatSet, acted: Option<Seat>, revision: u32, at: i64) {
        let moved = self.revision.replace(revision) != Some(revision);
        for seat in seats() {
            let since = &mut self.since[seat];
            let again = moved && acted == Some(seat);
            *since = match since.filter(|_| !again) {
                _ if !awaited.contains(seat) => None,
                Some(since) => Some(since),
                None => Some(at),
            };
        }
    }

    /// Gives a seat the whole time from now on.
    pub(super) fn begin(&mut self, seat: Seat, at: i64) {
        if let Some(since) = &mut self.since[seat] {
            *since = at;
        }
    }

    /// Whose time runs out first, and when.
    pub(super) fn first(&self, counts: impl Fn(Seat) -> bool) -> Option<(i64, Seat)> {
        let ends = |seat: Seat| Some((self.since[seat]? + self.bound?, seat));
        seats().filter(|&seat| counts(seat)).filter_map(ends).min()
    }
}

fn seats() -> impl Iterator<Item = Seat> {
    (0..4).filter_map(Seat::new)
}
