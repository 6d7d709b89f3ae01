//! FUL-1, FUL-2, FUL-3, FUL-4, FUL-5, FUL-6, FUL-7, FUL-8, CHR-3 and CHR-9: declaring orders, what they give, and their bonuses.

use crate::action::{Action, BonusGain, Declaration, Fulfilment};
use crate::cards::{Bonus, RefinementCard};
use crate::event::{Event, PaidBy, Sink, Why};
use crate::play::{Look, Play};
use crate::refusal::{Obstacle, Refusal, refuse, require};
use crate::state::{Declared, Order, Phase, Player};
use crate::vocabulary::{ByInk, ByLetter, Character, Letter, RefinementNo, Seat, Specialty};

/// FUL-3: every specialty shown is at its level or higher.
pub(crate) fn decoration_met(player: &Player, card: &RefinementCard) -> bool {
    card.decoration.fits_in(&player.levels)
}

impl Look<'_> {
    pub(crate) fn check_declaration(&self, seat: Seat, declaration: &Declaration) -> Result<(), Refusal> {
        let orders = declaration.orders();
        require(!orders.is_empty(), "FUL-1", Obstacle::NothingDeclared)?;
        if let Some(pair) = orders.windows(2).find(|pair| pair[0].printing == pair[1].printing) {
            return refuse("FUL-2", Obstacle::DeclaredTwice { card: pair[0].printing.number() });
        }
        self.check_left_out(seat, orders)?;
        let mut letters: ByLetter<u8> = ByLetter::default();
        let mut inks: ByInk<u8> = ByInk::default();
        for fulfilment in orders {
            let order = self.held_order(seat, fulfilment)?;
            letters = letters.plus(&self.letters_needed(order, fulfilment.left_out)?);
            if let Some(tokens) = fulfilment.inks {
                let needs = &self.cards.refinement_card(order.refinement).inks;
                self.check_payment(seat, needs, &tokens, "FUL-3")?;
                inks = inks.plus(&tokens);
            }
            if fulfilment.decoration {
                self.check_decoration(seat, order)?;
            }
        }
        for letter in Letter::ALL {
            let (has, needs) = (self.player(seat).letters[letter], letters[letter]);
            require(needs <= has, "FUL-2", Obstacle::TypeLacking { letter: letter.code(), has, needs })?;
        }
        self.check_inks_held(seat, &inks, "FUL-3")
    }

    /// CHR-3: Manuzio, declaring two or more orders, may leave out one letter of one of them.
    fn check_left_out(&self, seat: Seat, orders: &[Fulfilment]) -> Result<(), Refusal> {
        let named = orders.iter().filter(|order| order.left_out.is_some()).count() as u8;
        if named == 0 {
            return Ok(());
        }
        let character = Character::Manuzio.code();
        require(self.player(seat).is(Character::Manuzio), "CHR-3", Obstacle::NeedsCharacter { character })?;
        require(named == 1, "CHR-3", Obstacle::LeaveOutOnce { named })?;
        let count = orders.len() as u8;
        require(count >= 2, "CHR-3", Obstacle::LeaveOutOrders { orders: count })
    }

    fn held_order(&self, seat: Seat, fulfilment: &Fulfilment) -> Result<Order, Refusal> {
        match self.player(seat).order(fulfilment.printing) {
            Some(order) => Ok(order),
            None => refuse("FUL-1", Obstacle::NoSuchOrder { card: fulfilment.printing.number() }),
        }
    }

    fn letters_needed(&self, order: Order, left_out: Option<Letter>) -> Result<ByLetter<u8>, Refusal> {
        let mut needs = self.cards.printing_card(order.printing).letters;
        if let Some(letter) = left_out {
            let obstacle = Obstacle::LetterNotShown { letter: letter.code(), card: order.printing.number() };
            require(needs[letter] > 0, "CHR-3", obstacle)?;
            needs[letter] -= 1;
        }
        Ok(needs)
    }

    fn check_decoration(&self, seat: Seat, order: Order) -> Result<(), Refusal> {
        let card = self.cards.refinement_card(order.refinement);
        for specialty in Specialty::ALL {
            let (has, needs) = (self.player(seat).levels[specialty], card.decoration[specialty]);
            let obstacle = Obstacle::LevelLacking { specialty: specialty.code(), has, needs };
            require(has >= needs, "FUL-3", obstacle)?;
        }
        Ok(())
    }

    /// FUL-4, CHR-9: both refinements earn the bonus; for Fiol one is enough.
    fn earns_bonus(&self, seat: Seat, declared: &Declared) -> bool {
        let fulfilled = u8::from(declared.inks.is_some()) + u8::from(declared.decoration);
        fulfilled == 2 || fulfilled == 1 && self.player(seat).is(Character::Fiol)
    }

    fn check_bonus_open(&self, refinement: RefinementNo) -> Result<Bonus, Refusal> {
        let open = self.table.bonuses.contains(&refinement);
        require(open, "FUL-7", Obstacle::NoSuchBonus { card: refinement.number() })?;
        Ok(self.cards.refinement_card(refinement).bonus)
    }

    pub(crate) fn check_decline_bonus(&self, refinement: RefinementNo) -> Result<(), Refusal> {
        self.check_bonus_open(refinement).map(|_| ())
    }

    pub(crate) fn check_take_bonus(
        &self,
        seat: Seat,
        refinement: RefinementNo,
        gain: &BonusGain,
    ) -> Result<(), Refusal> {
        let bonus = self.check_bonus_open(refinement)?;
        let card = refinement.number();
        match (bonus, gain) {
            (Bonus::Inks(count), BonusGain::Inks { inks }) => {
                require(self.table.bag.total() > 0, "FUL-4", Obstacle::BonusEmpty { card })?;
                self.check_bag_choice(&self.table.bag, inks, count)
            }
            (Bonus::Specialty, BonusGain::Specialty { .. })
            | (Bonus::Guilders(_) | Bonus::Fame(_), BonusGain::Nothing) => Ok(()),
            (Bonus::Order, BonusGain::Nothing) => self.check_order_reward(seat, "FUL-4"),
            _ => refuse("FUL-4", Obstacle::WrongBonus { card, bonus: bonus.code() }),
        }
    }

    pub(crate) fn list_bonuses(&self, seat: Seat, out: &mut Vec<Action>) {
        for &refinement in &self.table.bonuses {
            let mut offer = |gain| out.push(Action::TakeBonus { refinement, gain });
            match self.cards.refinement_card(refinement).bonus {
                Bonus::Inks(count) => {
                    Self::each_bag_choice(&self.table.bag, count, |inks| offer(BonusGain::Inks { inks }));
                }
                Bonus::Specialty => {
                    Specialty::ALL
                        .into_iter()
                        .for_each(|specialty| offer(BonusGain::Specialty { specialty }));
                }
                Bonus::Guilders(_) | Bonus::Fame(_) => offer(BonusGain::Nothing),
                Bonus::Order if self.check_order_reward(seat, "FUL-4").is_ok() => offer(BonusGain::Nothing),
                Bonus::Order => {}
            }
            out.push(Action::DeclineBonus { refinement });
        }
    }
}

impl<S: Sink> Play<'_, S> {
    /// FUL-7 (b) and (c): the declaration and all that it gives at once.
    pub(crate) fn declare(&mut self, seat: Seat, declaration: &Declaration) {
        if let Phase::Fulfil { declared, .. } = &mut self.table.phase {
            *declared = true;
        }
        for fulfilment in declaration.orders() {
            self.hand_over(seat, fulfilment);
        }
        self.tell(|play| Event::Fulfilled { seat, orders: play.table.declared });
        for i in 0..self.table.declared.len() {
            let declared = self.table.declared[i];
            self.pay_out(seat, &declared);
            if self.look().earns_bonus(seat, &declared) {
                self.table.bonuses.push(declared.order.refinement);
            }
        }
    }

    /// FUL-6: the order leaves its slot and its cards are discarded.
    fn hand_over(&mut self, seat: Seat, fulfilment: &Fulfilment) {
        let orders = &mut self.table.players[seat].orders;
        let Some(place) = orders.iter().position(|order| order.printing == fulfilment.printing) else {
            return;
        };
        let order = orders.remove(place);
        self.discard_order(order);
        let &Fulfilment { left_out, inks, decoration, .. } = fulfilment;
        self.table.declared.push(Declared { order, left_out, inks, decoration });
    }

    /// FUL-4: inks are spent; guilders and fame are gained. A gain of 0 is none.
    fn pay_out(&mut self, seat: Seat, declared: &Declared) {
        let Order { printing, refinement } = declared.order;
        let guilders = self.cards.printing_card(printing).guilders;
        let card = self.cards.refinement_card(refinement);
        let (colour_fame, decoration_fame) = (card.colour_fame, card.decoration_fame);
        if let Some(tokens) = declared.inks {
            self.lose_inks(seat, &tokens, Why::Spent);
        }
        if guilders > 0 {
            self.player(seat).guilders += u16::from(guilders);
            let card = Some(PaidBy::Printing(printing));
            let (amount, why) = (i16::from(guilders), Why::Printing);
            self.tell(|_| Event::Guilders { seat, amount, why, card, specialty: None });
        }
        if declared.inks.is_some() {
            self.player(seat).fame.colours += u16::from(colour_fame);
            self.tell_fame(seat, colour_fame, Why::Colours, refinement);
        }
        if declared.decoration {
            self.player(seat).fame.decoration += u16::from(decoration_fame);
            self.tell_fame(seat, decoration_fame, Why::Decoration, refinement);
        }
    }

    fn tell_fame(&mut self, seat: Seat, amount: u8, why: Why, refinement: RefinementNo) {
        if amount > 0 {
            let card = Some(PaidBy::Refinement(refinement));
            self.tell(|_| Event::Fame { seat, amount: i16::from(amount), why, card });
        }
    }

    fn settle_bonus(&mut self, seat: Seat, refinement: RefinementNo, taken: bool) {
        self.table.bonuses.retain(|&other| other != refinement);
        self.tell(|_| Event::Bonus { seat, refinement, taken });
    }

    pub(crate) fn decline_bonus(&mut self, seat: Seat, refinement: RefinementNo) {
        self.settle_bonus(seat, refinement, false);
    }

    /// FUL-7 (d), FUL-8: one bonus, resolved to its end before the next.
    pub(crate) fn take_bonus(&mut self, seat: Seat, refinement: RefinementNo, gain: BonusGain) {
        self.settle_bonus(seat, refinement, true);
        match (self.cards.refinement_card(refinement).bonus, gain) {
            (_, BonusGain::Inks { inks }) => self.gain_inks(seat, &inks, Why::Bonus),
            (_, BonusGain::Specialty { specialty }) => self.raise(seat, [specialty], Why::Bonus),
            (Bonus::Guilders(amount), _) => {
                self.player(seat).guilders += u16::from(amount);
                let card = Some(PaidBy::Refinement(refinement));
                let (amount, why) = (i16::from(amount), Why::Bonus);
                self.tell(|_| Event::Guilders { seat, amount, why, card, specialty: None });
            }
            (Bonus::Fame(amount), _) => {
                self.player(seat).fame.bonus += u16::from(amount);
                self.tell_fame(seat, amount, Why::Bonus, refinement);
            }
            (Bonus::Order, _) => self.begin_order_reward(seat, Why::Bonus),
            // The checks let no other pair through.
            (Bonus::Inks(_) | Bonus::Specialty, BonusGain::Nothing) => {}
        }
    }
}
