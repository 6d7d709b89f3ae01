//! Whether a layout can be declared, what it gives and what it lacks: all asked of the rules.

use super::Bench;
use platen_rules::cards::{Bonus, Sector};
use platen_rules::vocabulary::{Axle, ByInk, ByLetter, BySpecialty, RefinementNo};
use platen_rules::{Action, Declaration, Event, FameSources, GearChoice, Refusal};

/// What a layout gives, with what is done first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Totals {
    /// How many orders are fulfilled.
    pub orders: usize,
    /// Guilders, less those spent before.
    pub guilders: i32,
    /// Fame by where it comes from.
    pub fame: FameSources,
    /// The inks that go into the bag.
    pub inks: ByInk<u8>,
    /// The bonuses that can then be taken.
    pub bonuses: Vec<(RefinementNo, Bonus)>,
    /// The gears that then give fame for the orders; all of them can be used.
    pub gears: Vec<GearFame>,
}

/// A gear that counts the orders fulfilled (GRW-7, 10, 12).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GearFame {
    /// Its axle.
    pub axle: Axle,
    /// Its active sector.
    pub sector: Sector,
    /// The fame.
    pub fame: u16,
}

/// What an order lacks as it is laid; of one left for later, what the stone lacks for it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lack {
    /// The types.
    pub letters: ByLetter<u8>,
    /// What they cost together, if that can be paid.
    pub cost: Option<u16>,
    /// The inks, by the colour of the symbol.
    pub inks: ByInk<u8>,
    /// The levels.
    pub levels: BySpecialty<u8>,
}

impl Bench {
    /// The declaration of what is laid; none while an order that is printed lacks something, or none is printed.
    pub fn declaration(&self) -> Option<Declaration> {
        let printed = || self.formes.iter().filter(|forme| forme.on);
        let full = printed().count() > 0 && printed().all(super::Forme::is_full);
        let orders: Vec<_> = printed().map(super::Forme::fulfilment).collect();
        Declaration::new(&orders).filter(|_| full)
    }

    /// The declaration as an action, if the rules accept it after what is done first.
    pub fn action(&self) -> Option<Action> {
        let action = Action::Declare { declaration: self.declaration()? };
        self.hand.check(&action).is_ok().then_some(action)
    }

    /// Why the rules refuse what is laid, if they do.
    pub fn refusal(&self) -> Option<Refusal> {
        let action = Action::Declare { declaration: self.declaration()? };
        self.hand.check(&action).err()
    }

    /// Everything to do, the declaration last; nothing if it cannot be declared. If a step asks for a choice, the bench
    /// is [renewed](Bench::renew) after it.
    pub fn steps(&self) -> Vec<Action> {
        let declare = self.action();
        declare.iter().flat_map(|declare| self.first.iter().chain([declare])).copied().collect()
    }

    /// What the layout gives; nothing if it cannot be declared.
    pub fn totals(&self) -> Option<Totals> {
        let action = self.action()?;
        let (then, _) = self.hand.after(&action).ok()?;
        let (before, after) = (self.now.player(), then.player());
        let (was, is) = (before.fame, after.fame);
        let bonus = |refinement: &RefinementNo| (*refinement, self.cards.refinement_card(*refinement).bonus);
        Some(Totals {
            orders: then.table().declared.len(),
            guilders: i32::from(after.guilders) - i32::from(before.guilders),
            fame: FameSources {
                colours: is.colours - was.colours,
                decoration: is.decoration - was.decoration,
                bonus: is.bonus - was.bonus,
                gears: is.gears - was.gears,
                tory: is.tory - was.tory,
            },
            inks: ByInk::count(self.formes.iter().flat_map(super::Forme::tokens)),
            bonuses: then.table().bonuses.iter().map(bonus).collect(),
            gears: self.gears_that_count(then),
        })
    }

    /// Gears that give fame for the orders and can all be used: where uses run short, those that give most.
    fn gears_that_count(&self, mut then: crate::Preview) -> Vec<GearFame> {
        let mut gears: Vec<GearFame> = Axle::all().filter_map(|axle| self.gear_fame(&then, axle)).collect();
        gears.sort_by_key(|gear| std::cmp::Reverse(gear.fame));
        gears.retain(|gear| then.act(&use_plainly(gear.axle)).is_ok());
        gears.sort_by_key(|gear| gear.axle);
        gears
    }

    fn gear_fame(&self, then: &crate::Preview, axle: Axle) -> Option<GearFame> {
        let gear = then.player().gears.get(axle.index())?;
        let sector = self.cards.gear(gear.gear).sectors[gear.sector.index()];
        if !matches!(sector, Sector::InkFame(_) | Sector::LetterFame(_) | Sector::SpecialtyFame(_)) {
            return None;
        }
        let (_, events) = then.after(&use_plainly(axle)).ok()?;
        let fame = events.iter().map(|event| match event {
            Event::Fame { amount, .. } => amount.unsigned_abs(),
            _ => 0,
        });
        Some(GearFame { axle, sector, fame: fame.sum() })
    }

    /// What the order of a place lacks.
    pub fn lack(&self, place: usize) -> Lack {
        let Some(forme) = self.formes.get(place) else { return Lack::default() };
        let mut letters = forme.lacking();
        let mut empty = forme.inks.clone();
        if !forme.on {
            let stone = self.letters_on_stone();
            letters = ByLetter(std::array::from_fn(|i| letters.0[i].saturating_sub(stone.0[i])));
        }
        if !forme.colours {
            let mut tried = forme.clone();
            tried.lay_inks(self.inks_on_stone(), self.hand.player().wild);
            empty = tried.inks;
        }
        let levels = &self.hand.player().levels;
        Lack {
            letters,
            cost: self.price(&letters),
            inks: ByInk::count(
                empty.iter().filter(|socket| socket.token.is_none()).map(|socket| socket.symbol),
            ),
            levels: BySpecialty(std::array::from_fn(|i| forme.levels.0[i].saturating_sub(levels.0[i]))),
        }
    }

    /// What these types cost now, if they can be paid.
    fn price(&self, letters: &ByLetter<u8>) -> Option<u16> {
        let mut shop = self.hand.clone();
        let bought = letters.each().all(|letter| shop.act(&Action::BuyType { letter }).is_ok());
        bought.then(|| self.hand.player().guilders - shop.player().guilders)
    }
}

/// Uses a gear with nothing to choose.
fn use_plainly(axle: Axle) -> Action {
    Action::UseGear { axle, choice: GearChoice::Nothing }
}
