//! FRE-1, FRE-2, FRE-3, FRE-4, FRE-5, FRE-6: what may be done at any time: buying types, using gears, Plantin's swap
//! (CHR-7).

use crate::action::{Action, Pair};
use crate::event::{Event, Sink, Why};
use crate::options::FreeActions;
use crate::play::{Look, Play};
use crate::refusal::{Obstacle, Refusal, refuse, require};
use crate::state::Phase;
use crate::vocabulary::{Character, Letter, Seat};

impl Look<'_> {
    /// FRE-3, FRE-5: whether a free action of this seat may stand here.
    pub(crate) fn check_free_window(&self, seat: Seat) -> Result<(), Refusal> {
        if let Some(frame) = self.table.frames.last() {
            return refuse("FRE-5", Obstacle::RewardFirst { seat: frame.seat() });
        }
        let any_time = self.table.options.free_actions == FreeActions::AnyTime;
        match self.table.phase {
            Phase::Planning => Ok(()),
            Phase::ShiftMarker | Phase::Turn { .. } | Phase::Fulfil { .. } => {
                let own = any_time || self.table.active() == Some(seat);
                require(own, "FRE-3", Obstacle::OutOfTurn { seat })
            }
            Phase::Characters { .. }
            | Phase::OpeningOrders { .. }
            | Phase::OpeningLetters { .. }
            | Phase::NameWild
            | Phase::Over => refuse("FRE-3", Obstacle::NoFreeActions),
        }
    }

    pub(crate) fn check_buy(&self, seat: Seat) -> Result<(), Refusal> {
        let (cost, has) = (self.player(seat).letter_price(), self.player(seat).guilders);
        require(has >= cost, "FRE-1", Obstacle::TooFewGuilders { cost, has })
    }

    /// CHR-7: once a round, two levels that differ.
    pub(crate) fn check_swap(&self, seat: Seat, pair: Pair) -> Result<(), Refusal> {
        let player = self.player(seat);
        let character = Character::Plantin.code();
        require(player.is(Character::Plantin), "CHR-7", Obstacle::NeedsCharacter { character })?;
        require(!player.swapped, "CHR-7", Obstacle::AlreadySwapped)?;
        let (a, b) = pair.both();
        let level = player.levels[a];
        require(level != player.levels[b], "CHR-7", Obstacle::EqualLevels { level })
    }

    pub(crate) fn list_free_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.check_buy(seat).is_ok() {
            out.extend(Letter::ALL.map(|letter| Action::BuyType { letter }));
        }
        self.list_gear_uses(seat, out);
        if self.player(seat).is(Character::Plantin) {
            let swaps = Pair::all().filter(|&pair| self.check_swap(seat, pair).is_ok());
            out.extend(swaps.map(|pair| Action::SwapLevels { pair }));
        }
    }
}

impl<S: Sink> Play<'_, S> {
    pub(crate) fn buy_type(&mut self, seat: Seat, letter: Letter) {
        let price = self.player(seat).letter_price();
        self.gain_type(seat, letter, Why::Bought, Some(price));
    }

    pub(crate) fn swap_levels(&mut self, seat: Seat, pair: Pair) {
        let (a, b) = pair.both();
        let player = self.player(seat);
        player.levels.0.swap(a.index(), b.index());
        player.swapped = true;
        self.tell(|_| Event::LevelsSwapped { seat, a, b });
    }
}
