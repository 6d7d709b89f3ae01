//! ORD-1, ORD-2, ORD-3, ORD-5, ORD-6, ORD-7 (and the draft of SET-11): taking orders, and orders as a reward. An order is
//! one value of two cards, so that they cannot be separated. ORD-4 is in `round_end`, the rebuilding of ORD-7 in `decks`.

use crate::action::{Action, Extra};
use crate::event::{Event, OrderFrom, Sink, Why};
use crate::options::RewardOrderWhenFull;
use crate::play::{Look, Play};
use crate::refusal::{Obstacle, Refusal, refuse, require};
use crate::state::{Cards, Frame, MAX_ORDERS, Order, Phase};
use crate::vocabulary::{PrintingNo, RefinementNo, Seat};
use tinyvec::ArrayVec;

/// The price of two more cards (ORD-5).
const EXTRA_PRICE: u8 = 2;

impl Look<'_> {
    /// The cards that an order can be taken from now: the display or the board.
    fn open_cards(&self) -> Cards {
        match self.table.phase {
            Phase::OpeningOrders { .. } => self.table.display,
            _ => Cards {
                printing: self.table.printing_spaces.iter().flatten().copied().collect(),
                refinement: self.table.refinement_spaces.iter().flatten().copied().collect(),
            },
        }
    }

    fn check_order(
        &self,
        seat: Seat,
        from: Cards,
        (printing, refinement): (PrintingNo, RefinementNo),
        discard: Option<PrintingNo>,
        rule: &'static str,
    ) -> Result<(), Refusal> {
        require(from.printing.contains(printing), rule, Obstacle::CardNotThere { card: printing.number() })?;
        require(
            from.refinement.contains(refinement),
            rule,
            Obstacle::CardNotThere { card: refinement.number() },
        )?;
        self.check_room(seat, discard)
    }

    /// ORD-2: with four orders one is discarded for the new one, and only then.
    fn check_room(&self, seat: Seat, discard: Option<PrintingNo>) -> Result<(), Refusal> {
        let player = self.player(seat);
        let held = player.orders.len() as u8;
        match discard {
            None => require(player.orders.len() < MAX_ORDERS, "ORD-2", Obstacle::HoldsFour { held }),
            Some(_) if player.orders.len() < MAX_ORDERS => refuse("ORD-2", Obstacle::HasRoom { held }),
            Some(printing) => {
                let card = printing.number();
                require(player.order(printing).is_some(), "ORD-2", Obstacle::NoSuchOrder { card })
            }
        }
    }

    pub(crate) fn check_take_order(
        &self,
        seat: Seat,
        cards: (PrintingNo, RefinementNo),
        discard: Option<PrintingNo>,
    ) -> Result<(), Refusal> {
        let rule = if matches!(self.table.phase, Phase::OpeningOrders { .. }) { "SET-11" } else { "ORD-1" };
        self.check_order(seat, self.open_cards(), cards, discard, rule)
    }

    pub(crate) fn list_orders(&self, seat: Seat, out: &mut Vec<Action>) {
        self.each_order(seat, self.open_cards(), |printing, refinement, discard| {
            out.push(Action::TakeOrder { printing, refinement, discard });
        });
    }

    #[inline]
    fn each_order(
        &self,
        seat: Seat,
        from: Cards,
        mut order: impl FnMut(PrintingNo, RefinementNo, Option<PrintingNo>),
    ) {
        let held = &self.player(seat).orders;
        for printing in from.printing.iter() {
            for refinement in from.refinement.iter() {
                if held.len() < MAX_ORDERS {
                    order(printing, refinement, None);
                } else {
                    held.iter().for_each(|old| order(printing, refinement, Some(old.printing)));
                }
            }
        }
    }

    /// Whether a rewarded order can be made at all (GRW-15, SPC-5).
    pub(crate) fn check_order_reward(&self, seat: Seat, rule: &'static str) -> Result<(), Refusal> {
        let (printing, refinement) = (self.table.printing.left(), self.table.refinement.left());
        let obstacle = Obstacle::NoOrderToDraw { printing: printing as u8, refinement: refinement as u8 };
        require(printing > 0 && refinement > 0, rule, obstacle)?;
        let held = self.player(seat).orders.len() as u8;
        require(!self.needs_slot(seat), "ORD-6", Obstacle::NoSlot { held })
    }

    /// ORD-6: with `needs_slot`, four orders leave no room for a reward.
    pub(crate) fn needs_slot(&self, seat: Seat) -> bool {
        self.table.options.reward_order_when_full == RewardOrderWhenFull::NeedsSlot
            && self.player(seat).orders.len() == MAX_ORDERS
    }

    pub(crate) fn check_keep_order(
        &self,
        seat: Seat,
        cards: (PrintingNo, RefinementNo),
        discard: Option<PrintingNo>,
    ) -> Result<(), Refusal> {
        self.check_order(seat, self.table.drawn, cards, discard, "ORD-5")
    }

    pub(crate) fn check_draw_more(&self, seat: Seat, extra: Extra) -> Result<(), Refusal> {
        let (printing, refinement) = extra.cards();
        let draws = printing > 0 && self.table.printing.left() > 0
            || refinement > 0 && self.table.refinement.left() > 0;
        require(draws, "ORD-5", Obstacle::NothingToDraw)?;
        let (cost, has) = (u16::from(EXTRA_PRICE), self.player(seat).guilders);
        require(has >= cost, "ORD-5", Obstacle::TooFewGuilders { cost, has })
    }

    pub(crate) fn list_order_reward(&self, seat: Seat, out: &mut Vec<Action>) {
        self.each_order(seat, self.table.drawn, |printing, refinement, discard| {
            out.push(Action::KeepOrder { printing, refinement, discard });
        });
        let more = Extra::ALL.into_iter().filter(|&extra| self.check_draw_more(seat, extra).is_ok());
        out.extend(more.map(|extra| Action::DrawMore { extra }));
        out.push(Action::KeepNone);
    }
}

impl<S: Sink> Play<'_, S> {
    pub(crate) fn take_order(
        &mut self,
        seat: Seat,
        printing: PrintingNo,
        refinement: RefinementNo,
        discard: Option<PrintingNo>,
    ) {
        if let Phase::OpeningOrders { turn } = self.table.phase {
            self.table.display.printing.remove(printing);
            self.table.display.refinement.remove(refinement);
            self.hold_order(seat, printing, refinement, None, OrderFrom::Display);
            self.next_opening_order(turn);
            return;
        }
        vacate(&mut self.table.printing_spaces, printing);
        vacate(&mut self.table.refinement_spaces, refinement);
        self.hold_order(seat, printing, refinement, discard, OrderFrom::Board);
        self.acted();
    }

    /// The order goes to a slot, for which another may be discarded (ORD-2).
    fn hold_order(
        &mut self,
        seat: Seat,
        printing: PrintingNo,
        refinement: RefinementNo,
        discard: Option<PrintingNo>,
        from: OrderFrom,
    ) {
        if let Some(place) = self.player(seat).orders.iter().position(|order| Some(order.printing) == discard)
        {
            let old = self.player(seat).orders.remove(place);
            self.discard_order(old);
            self.tell(|_| Event::OrderDiscarded { seat, printing: old.printing, refinement: old.refinement });
        }
        self.player(seat).orders.push(Order { printing, refinement });
        self.tell(|_| Event::OrderTaken { seat, printing, refinement, from });
    }

    /// Both cards of an order go to their discard piles.
    pub(crate) fn discard_order(&mut self, order: Order) {
        self.table.printing.discard.insert(order.printing);
        self.table.refinement.discard.insert(order.refinement);
    }

    /// ORD-5: a rewarded order begins with two cards of each kind. If neither kind has a card, or no slot is free
    /// where one is needed, nothing happens.
    pub(crate) fn begin_order_reward(&mut self, seat: Seat, why: Why) {
        let none_left = self.table.printing.left() + self.table.refinement.left() == 0;
        if none_left || self.look().needs_slot(seat) {
            return;
        }
        self.draw_cards(seat, (2, 2), 0, why);
        if self.table.drawn.printing.is_empty() || self.table.drawn.refinement.is_empty() {
            self.decline_cards(seat);
        } else {
            self.table.frames.push(Frame::Order { seat, why });
        }
    }

    fn draw_cards(&mut self, seat: Seat, (n_printing, n_refinement): (usize, usize), paid: u8, why: Why) {
        let printing: ArrayVec<[PrintingNo; 2]> =
            (0..n_printing).filter_map(|_| self.draw_printing()).collect();
        let refinement: ArrayVec<[RefinementNo; 2]> =
            (0..n_refinement).filter_map(|_| self.draw_refinement()).collect();
        printing.iter().for_each(|&card| self.table.drawn.printing.insert(card));
        refinement.iter().for_each(|&card| self.table.drawn.refinement.insert(card));
        self.tell(|_| Event::CardsDrawn { seat, printing, refinement, paid, why });
    }

    pub(crate) fn draw_more(&mut self, seat: Seat, extra: Extra, why: Why) {
        self.player(seat).guilders -= u16::from(EXTRA_PRICE);
        self.draw_cards(seat, extra.cards(), EXTRA_PRICE, why);
    }

    pub(crate) fn keep_order(
        &mut self,
        seat: Seat,
        printing: PrintingNo,
        refinement: RefinementNo,
        discard: Option<PrintingNo>,
    ) {
        self.table.frames.pop();
        self.table.drawn.printing.remove(printing);
        self.table.drawn.refinement.remove(refinement);
        self.hold_order(seat, printing, refinement, discard, OrderFrom::Reward);
        self.discard_drawn();
    }

    pub(crate) fn keep_none(&mut self, seat: Seat) {
        self.table.frames.pop();
        self.decline_cards(seat);
    }

    fn decline_cards(&mut self, seat: Seat) {
        self.discard_drawn();
        self.tell(|_| Event::CardsDeclined { seat });
    }

    fn discard_drawn(&mut self) {
        let drawn = std::mem::take(&mut self.table.drawn);
        self.table.printing.discard.insert_all(drawn.printing);
        self.table.refinement.discard.insert_all(drawn.refinement);
    }
}

/// Empties the space that holds this component.
pub(crate) fn vacate<T: PartialEq + Copy>(spaces: &mut [Option<T>; 4], thing: T) {
    if let Some(space) = spaces.iter_mut().find(|space| **space == Some(thing)) {
        *space = None;
    }
}
