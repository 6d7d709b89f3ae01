//! GER-5: using a gear; GRW-1, GRW-2, GRW-3, GRW-4, GRW-5, GRW-6, GRW-7, GRW-8, GRW-9, GRW-10, GRW-11, GRW-12, GRW-13: what
//! each sector gives; GRW-14, GRW-15: when. CHR-5 lets one gear be used twice.

use crate::action::{Action, GearChoice};
use crate::cards::Sector;
use crate::event::{Event, Sink, Why};
use crate::options::{CheapTypes, GearCountsInk};
use crate::play::{Look, Play};
use crate::refusal::{Obstacle, Refusal, refuse, require};
use crate::state::{Declared, Phase};
use crate::vocabulary::{Axle, ByInk, Character, Ink, Letter, Seat, Specialty};

/// Uses of gears a round (GER-5).
pub(crate) const MOST_USES: u8 = 3;
/// Fame for each order that counts (GRW-7, 10, 12).
const ORDER_FAME: u16 = 2;
/// Fame for a type (GRW-6).
const TYPE_FAME: u16 = 3;
/// Guilders for a type (GRW-6).
const TYPE_GUILDERS: u8 = 5;
/// How much less GRW-11 asks.
const CHEAPER: u16 = 3;

impl Look<'_> {
    /// GER-5, CHR-5: whether the gear on that axle may be used once more this round.
    fn check_uses(&self, seat: Seat, axle: Axle) -> Result<(), Refusal> {
        let uses = self.installed(seat, axle, "GER-5")?.uses;
        let player = self.player(seat);
        let total = player.gear_uses();
        require(total < MOST_USES, "GER-5", Obstacle::ThreeUses { uses: total })?;
        // Only one gear can be used twice, since there are three uses in all.
        let (most, rule) = if player.is(Character::Schoeffer) { (2, "CHR-5") } else { (1, "GER-5") };
        require(uses < most, rule, Obstacle::UsedUp { axle: axle.number(), uses })
    }

    pub(crate) fn check_use_gear(&self, seat: Seat, axle: Axle, choice: &GearChoice) -> Result<(), Refusal> {
        self.check_uses(seat, axle)?;
        let sector = self.active_sector(seat, axle)?;
        match (sector, *choice) {
            (Sector::ExchangeInk, GearChoice::ExchangeInk { give, take }) => {
                self.check_exchange_ink(seat, give, take)
            }
            (Sector::ExchangeLetter, GearChoice::ExchangeType { give, take }) => {
                require(give != take, "GRW-2", Obstacle::SameThing)?;
                self.check_has_type(seat, give, "GRW-2")
            }
            (Sector::RaiseLowest, GearChoice::Raise { specialty }) => self.check_lowest(seat, specialty),
            (
                Sector::SellLetter,
                GearChoice::SellForFame { letter } | GearChoice::SellForGuilders { letter },
            ) => self.check_has_type(seat, letter, "GRW-6"),
            (Sector::InkForTwo(ink), GearChoice::InkForTwo { give, take }) => {
                self.check_ink_for_two(seat, ink, give, &take)
            }
            (Sector::CheapLetter(_), GearChoice::Buy { count }) => self.check_cheap(seat, count),
            (_, GearChoice::Nothing) => self.check_plain(seat, sector),
            _ => refuse(sector.rule(), Obstacle::WrongChoice { sector }),
        }
    }

    /// The sectors with nothing to choose.
    fn check_plain(&self, seat: Seat, sector: Sector) -> Result<(), Refusal> {
        match sector {
            Sector::RoundFame | Sector::Raise(_) => Ok(()),
            Sector::Order => self.check_order_reward(seat, "GRW-15"),
            Sector::InkFame(_) | Sector::LetterFame(_) | Sector::SpecialtyFame(_) => {
                self.check_counts(seat, sector)
            }
            Sector::TakeInk(ink) => self.check_bag_holds(ink, "GRW-15"),
            Sector::ExchangeInk
            | Sector::ExchangeLetter
            | Sector::RaiseLowest
            | Sector::SellLetter
            | Sector::InkForTwo(_)
            | Sector::CheapLetter(_) => refuse(sector.rule(), Obstacle::WrongChoice { sector }),
        }
    }

    fn active_sector(&self, seat: Seat, axle: Axle) -> Result<Sector, Refusal> {
        let gear = self.installed(seat, axle, "GER-5")?;
        Ok(self.cards.gear(gear.gear).sectors[gear.sector.index()])
    }

    fn check_exchange_ink(&self, seat: Seat, give: Ink, take: Ink) -> Result<(), Refusal> {
        require(give != take, "GRW-1", Obstacle::SameThing)?;
        self.check_inks_held(seat, &ByInk::count([give]), "GRW-1")?;
        self.check_bag_holds(take, "GRW-1")
    }

    fn check_has_type(&self, seat: Seat, letter: Letter, rule: &'static str) -> Result<(), Refusal> {
        let has = self.player(seat).letters[letter];
        require(has > 0, rule, Obstacle::TypeLacking { letter: letter.code(), has, needs: 1 })
    }

    /// The lowest level of a player's specialties (GRW-3).
    fn lowest(&self, seat: Seat) -> u8 {
        self.player(seat).levels.0.into_iter().min().unwrap_or(0)
    }

    fn check_lowest(&self, seat: Seat, specialty: Specialty) -> Result<(), Refusal> {
        let (level, lowest) = (self.player(seat).levels[specialty], self.lowest(seat));
        require(level == lowest, "GRW-3", Obstacle::NotLowest { specialty: specialty.code(), level, lowest })
    }

    /// GRW-14: only in one's own fulfilling step, after the declaration, with an order that counts.
    fn check_counts(&self, seat: Seat, sector: Sector) -> Result<(), Refusal> {
        let declared = matches!(self.table.phase, Phase::Fulfil { declared: true, .. });
        require(declared && self.table.active() == Some(seat), "GRW-14", Obstacle::NotFulfilling)?;
        require(self.orders_counted(sector) > 0, "GRW-15", Obstacle::NothingCounts)
    }

    /// How many declared orders count for the sector, each once (GRW-14).
    fn orders_counted(&self, sector: Sector) -> u16 {
        self.table.declared.iter().filter(|order| self.counts(sector, order)).count() as u16
    }

    fn counts(&self, sector: Sector, declared: &Declared) -> bool {
        let printing = self.cards.printing_card(declared.order.printing);
        let refinement = self.cards.refinement_card(declared.order.refinement);
        let options = &self.table.options;
        match (sector, declared.inks) {
            (Sector::InkFame(ink), Some(tokens)) => match options.gear_counts_ink {
                GearCountsInk::Symbol => refinement.inks[ink] > 0,
                GearCountsInk::Token => tokens[ink] > 0,
            },
            (Sector::LetterFame(letter), _) => {
                let left_out = !options.left_out_counts && declared.left_out == Some(letter);
                printing.letters[letter] > u8::from(left_out)
            }
            (Sector::SpecialtyFame(specialty), _) => {
                declared.decoration && refinement.decoration[specialty] > 0
            }
            _ => false,
        }
    }

    /// GRW-9: the ink given is of the colour, or wild (CHR-8).
    fn may_stand_for(&self, seat: Seat, give: Ink, ink: Ink) -> bool {
        give == ink || self.player(seat).wild == Some(give)
    }

    fn check_ink_for_two(&self, seat: Seat, ink: Ink, give: Ink, take: &ByInk<u8>) -> Result<(), Refusal> {
        let stands = self.may_stand_for(seat, give, ink);
        require(stands, "GRW-9", Obstacle::WrongInks { named: 1, expected: 1 })?;
        self.check_inks_held(seat, &ByInk::count([give]), "GRW-9")?;
        let bag = self.table.bag.plus(&ByInk::count([give]));
        self.check_bag_choice(&bag, take, 2)
    }

    /// The price of `count` types at once, each at its own price less 3, never below 0 (GRW-11).
    pub(crate) fn cheap_price(&self, seat: Seat, count: u8) -> u16 {
        let first = self.player(seat).letter_price();
        let prices = (first..first + u16::from(count)).map(|price| price.saturating_sub(CHEAPER));
        prices.fold(0, u16::saturating_add)
    }

    fn check_cheap(&self, seat: Seat, count: u8) -> Result<(), Refusal> {
        require(count > 0, "GRW-11", Obstacle::ZeroTypes)?;
        let many = self.table.options.cheap_types == CheapTypes::Many;
        require(many || count == 1, "GRW-11", Obstacle::OneType { named: count })?;
        let (cost, has) = (self.cheap_price(seat, count), self.player(seat).guilders);
        require(cost <= has, "GRW-15", Obstacle::TooFewGuilders { cost, has })
    }

    pub(crate) fn list_gear_uses(&self, seat: Seat, out: &mut Vec<Action>) {
        let player = self.player(seat);
        if player.gear_uses() >= MOST_USES {
            return;
        }
        for (axle, gear) in Axle::all().zip(&player.gears) {
            if gear.uses == 0 || self.check_uses(seat, axle).is_ok() {
                let sector = self.cards.gear(gear.gear).sectors[gear.sector.index()];
                self.list_gear_use(seat, axle, sector, out);
            }
        }
    }

    fn list_gear_use(&self, seat: Seat, axle: Axle, sector: Sector, out: &mut Vec<Action>) {
        let mut offer = |choice| out.push(Action::UseGear { axle, choice });
        let player = self.player(seat);
        let inks = || Ink::ALL.into_iter().filter(|&ink| player.inks[ink] > 0);
        let letters = || Letter::ALL.into_iter().filter(|&letter| player.letters[letter] > 0);
        match sector {
            Sector::ExchangeInk => {
                for give in inks() {
                    let others =
                        Ink::ALL.into_iter().filter(|&take| take != give && self.table.bag[take] > 0);
                    others.for_each(|take| offer(GearChoice::ExchangeInk { give, take }));
                }
            }
            Sector::ExchangeLetter => {
                for give in letters() {
                    let others = Letter::ALL.into_iter().filter(|&take| take != give);
                    others.for_each(|take| offer(GearChoice::ExchangeType { give, take }));
                }
            }
            Sector::RaiseLowest => {
                let lowest = self.lowest(seat);
                let tied = Specialty::ALL.into_iter().filter(|&specialty| player.levels[specialty] == lowest);
                tied.for_each(|specialty| offer(GearChoice::Raise { specialty }));
            }
            Sector::SellLetter => letters().for_each(|letter| {
                offer(GearChoice::SellForFame { letter });
                offer(GearChoice::SellForGuilders { letter });
            }),
            Sector::InkForTwo(ink) => {
                for give in inks().filter(|&give| self.may_stand_for(seat, give, ink)) {
                    let bag = self.table.bag.plus(&ByInk::count([give]));
                    Self::each_bag_choice(&bag, 2, |take| offer(GearChoice::InkForTwo { give, take }));
                }
            }
            Sector::CheapLetter(_) => {
                let counts = (1..=u8::MAX).take_while(|&count| self.check_cheap(seat, count).is_ok());
                counts.for_each(|count| offer(GearChoice::Buy { count }));
            }
            Sector::RoundFame
            | Sector::Order
            | Sector::InkFame(_)
            | Sector::TakeInk(_)
            | Sector::LetterFame(_)
            | Sector::SpecialtyFame(_)
            | Sector::Raise(_) => {
                if self.check_plain(seat, sector).is_ok() {
                    offer(GearChoice::Nothing);
                }
            }
        }
    }
}

impl<S: Sink> Play<'_, S> {
    pub(crate) fn use_gear(&mut self, seat: Seat, axle: Axle, choice: GearChoice) {
        let Some(gear) = self.table.players[seat].gears.get_mut(axle.index()) else { return };
        gear.uses += 1;
        let (no, active) = (gear.gear, gear.sector);
        let sector = self.cards.gear(no).sectors[active.index()];
        self.tell(|_| Event::GearUsed { seat, axle, gear: no, sector: active, reward: sector });
        self.gear_reward(seat, sector, choice);
    }

    fn gear_reward(&mut self, seat: Seat, sector: Sector, choice: GearChoice) {
        match (sector, choice) {
            (_, GearChoice::ExchangeInk { give, take }) => {
                self.lose_ink(seat, give, Why::Gear(1));
                self.gain_ink(seat, take, Why::Gear(1));
            }
            (_, GearChoice::ExchangeType { give, take }) => {
                self.lose_type(seat, give, Why::Gear(2));
                self.gain_type(seat, take, Why::Gear(2), None);
            }
            (_, GearChoice::Raise { specialty }) => self.raise(seat, [specialty], Why::Gear(3)),
            (_, GearChoice::SellForFame { letter }) => {
                self.lose_type(seat, letter, Why::Gear(6));
                self.gain_gear_fame(seat, TYPE_FAME, Why::Gear(6));
            }
            (_, GearChoice::SellForGuilders { letter }) => {
                self.lose_type(seat, letter, Why::Gear(6));
                self.gain_guilders(seat, TYPE_GUILDERS, Why::Gear(6));
            }
            (_, GearChoice::InkForTwo { give, take }) => {
                self.lose_ink(seat, give, Why::Gear(9));
                self.gain_inks(seat, &take, Why::Gear(9));
            }
            (Sector::CheapLetter(letter), GearChoice::Buy { count }) => {
                for _ in 0..count {
                    let price = self.look().cheap_price(seat, 1);
                    self.gain_type(seat, letter, Why::Gear(11), Some(price));
                }
            }
            (Sector::RoundFame, _) => self.gain_gear_fame(seat, u16::from(self.table.round), Why::Gear(4)),
            (Sector::Order, _) => self.begin_order_reward(seat, Why::Gear(5)),
            (Sector::InkFame(_), _) => self.count_orders(seat, sector, Why::Gear(7)),
            (Sector::TakeInk(ink), _) => self.gain_ink(seat, ink, Why::Gear(8)),
            (Sector::LetterFame(_), _) => self.count_orders(seat, sector, Why::Gear(10)),
            (Sector::SpecialtyFame(_), _) => self.count_orders(seat, sector, Why::Gear(12)),
            (Sector::Raise(specialty), _) => self.raise(seat, [specialty], Why::Gear(13)),
            // The checks let no other pair through.
            _ => {}
        }
    }

    fn count_orders(&mut self, seat: Seat, sector: Sector, why: Why) {
        let fame = ORDER_FAME * self.look().orders_counted(sector);
        self.gain_gear_fame(seat, fame, why);
    }
}
