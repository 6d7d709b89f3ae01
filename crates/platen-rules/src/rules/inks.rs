//! INK-1, INK-3, INK-5 (INK-2 is in `round_end`, INK-4 in `decks`): taking inks from the sets on the board, choosing inks from the bag, and paying with inks (CHR-8).

use crate::action::Action;
use crate::event::{Event, Sink, Why};
use crate::play::{Look, Play};
use crate::refusal::{Obstacle, Refusal, require};
use crate::state::INK_PRICES;
use crate::vocabulary::{ByInk, Ink, InkSetNo, Seat};
use tinyvec::ArrayVec;

impl Look<'_> {
    fn ink_set(&self, set: InkSetNo) -> &[Option<Ink>; 3] {
        &self.table.ink_sets[set.index()]
    }

    /// What `count` inks of a set cost: the space's own price, 0, 1 or 2, even if earlier ones are empty (INK-1).
    fn set_cost(&self, set: InkSetNo, count: u8) -> u16 {
        let held = self.ink_set(set).iter().zip(INK_PRICES).filter(|(ink, _)| ink.is_some());
        held.take(usize::from(count)).map(|(_, price)| price).sum()
    }

    pub(crate) fn check_take_inks(&self, seat: Seat, set: InkSetNo, count: u8) -> Result<(), Refusal> {
        let sets = self.cards.board.spaces(self.table.seat_count());
        let obstacle = Obstacle::NoSuchSet { set: set.number(), sets: sets as u8 };
        require(set.index() < sets, "SET-2", obstacle)?;
        require(count > 0, "INK-1", Obstacle::ZeroInks)?;
        let left = self.ink_set(set).iter().flatten().count() as u8;
        require(count <= left, "INK-1", Obstacle::SetHas { has: left, wanted: count })?;
        let (cost, has) = (self.set_cost(set, count), self.player(seat).guilders);
        require(has >= cost, "INK-1", Obstacle::TooFewGuilders { cost, has })
    }

    pub(crate) fn list_inks(&self, seat: Seat, out: &mut Vec<Action>) {
        let has = self.player(seat).guilders;
        for set in InkSetNo::all() {
            let (mut count, mut cost) = (0, 0);
            for (_, price) in self.ink_set(set).iter().zip(INK_PRICES).filter(|(ink, _)| ink.is_some()) {
                count += 1;
                cost += price;
                if cost <= has {
                    out.push(Action::TakeInks { set, count });
                }
            }
        }
    }

    /// INK-5: a choice of inks from the bag is as many as the reward says, or as the bag holds, if that is fewer.
    pub(crate) fn check_bag_choice(
        &self,
        bag: &ByInk<u8>,
        inks: &ByInk<u8>,
        reward: u8,
    ) -> Result<(), Refusal> {
        for ink in Ink::ALL {
            let (has, needs) = (bag[ink], inks[ink]);
            require(needs <= has, "INK-3", Obstacle::BagLacks { ink: self.ink_name(ink), has, needs })?;
        }
        let (named, expected) = (inks.total(), reward.min(bag.total()));
        require(named == expected, "INK-5", Obstacle::InkCount { named, expected })
    }

    /// Every choice of inks that [`Self::check_bag_choice`] accepts, none from an empty bag.
    #[inline]
    pub(crate) fn each_bag_choice(bag: &ByInk<u8>, reward: u8, mut choice: impl FnMut(ByInk<u8>)) {
        let total = reward.min(bag.total());
        match total {
            0 => {}
            1 => Ink::ALL.into_iter().filter(|&ink| bag[ink] > 0).for_each(|ink| choice(ByInk::count([ink]))),
            _ => {
                for first in Ink::ALL {
                    for second in Ink::ALL.into_iter().skip(first.index()) {
                        let inks = ByInk::count([first, second]);
                        if inks.fits_in(bag) {
                            choice(inks);
                        }
                    }
                }
            }
        }
    }

    /// Whether these tokens pay for the symbols shown; wild tokens may stand for any colour (CHR-8).
    pub(crate) fn pays(&self, seat: Seat, needs: &ByInk<u8>, tokens: &ByInk<u8>) -> bool {
        match self.player(seat).wild {
            None => tokens == needs,
            Some(wild) => {
                let others = Ink::ALL.into_iter().filter(|&ink| ink != wild);
                tokens.total() == needs.total() && others.into_iter().all(|ink| tokens[ink] <= needs[ink])
            }
        }
    }

    /// Checks that the tokens pay for the symbols and are held.
    pub(crate) fn check_payment(
        &self,
        seat: Seat,
        needs: &ByInk<u8>,
        tokens: &ByInk<u8>,
        rule: &'static str,
    ) -> Result<(), Refusal> {
        let named = tokens.total();
        let fits = named == needs.total() && self.pays(seat, needs, tokens);
        require(fits, rule, Obstacle::WrongInks { named, expected: needs.total() })?;
        self.check_inks_held(seat, tokens, rule)
    }

    pub(crate) fn check_inks_held(
        &self,
        seat: Seat,
        tokens: &ByInk<u8>,
        rule: &'static str,
    ) -> Result<(), Refusal> {
        for ink in Ink::ALL {
            let (has, needs) = (self.player(seat).inks[ink], tokens[ink]);
            require(needs <= has, rule, Obstacle::InkLacking { ink: self.ink_name(ink), has, needs })?;
        }
        Ok(())
    }

    /// Every way to pay for the symbols out of these tokens.
    #[inline]
    pub(crate) fn each_payment(
        &self,
        seat: Seat,
        needs: &ByInk<u8>,
        held: &ByInk<u8>,
        mut payment: impl FnMut(ByInk<u8>),
    ) {
        let Some(wild) = self.player(seat).wild else {
            if needs.fits_in(held) {
                payment(*needs);
            }
            return;
        };
        let mut others = Ink::ALL.into_iter().filter(|&ink| ink != wild);
        let [Some(a), Some(b), Some(c)] = [others.next(), others.next(), others.next()] else { return };
        for of_a in 0..=needs[a].min(held[a]) {
            for of_b in 0..=needs[b].min(held[b]) {
                for of_c in 0..=needs[c].min(held[c]) {
                    let of_wild = needs.total() - of_a - of_b - of_c;
                    if of_wild <= held[wild] {
                        let mut tokens = ByInk::default();
                        (tokens[a], tokens[b], tokens[c], tokens[wild]) = (of_a, of_b, of_c, of_wild);
                        payment(tokens);
                    }
                }
            }
        }
    }

    /// The name of an ink in the edition played.
    pub(crate) fn ink_name(&self, ink: Ink) -> &'static str {
        self.table.options.edition.ink_name(ink)
    }
}

impl<S: Sink> Play<'_, S> {
    pub(crate) fn take_inks(&mut self, seat: Seat, set: InkSetNo, count: u8) {
        let paid = self.look().set_cost(set, count);
        let held = self.table.ink_sets[set.index()].iter_mut().filter(|ink| ink.is_some());
        let inks: ArrayVec<[Ink; 3]> = held.take(usize::from(count)).filter_map(Option::take).collect();
        let player = self.player(seat);
        player.guilders -= paid;
        inks.iter().for_each(|&ink| player.inks[ink] += 1);
        self.tell(|_| Event::InksTaken { seat, set, inks, paid: paid as u8 });
        self.acted();
    }

    /// Inks of the bag go to a player.
    pub(crate) fn gain_inks(&mut self, seat: Seat, inks: &ByInk<u8>, why: Why) {
        inks.each().for_each(|ink| self.gain_ink(seat, ink, why));
    }

    /// Inks of a player go into the bag.
    pub(crate) fn lose_inks(&mut self, seat: Seat, inks: &ByInk<u8>, why: Why) {
        inks.each().for_each(|ink| self.lose_ink(seat, ink, why));
    }
}
