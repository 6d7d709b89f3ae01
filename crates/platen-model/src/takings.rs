//! Who took what from the board this round, read from the log.

use platen_host::protocol::Happening;
use platen_rules::vocabulary::{
    BoardAction, GearNo, InkSetNo, PatronageNo, PatronageReward, PrintingNo, RefinementNo, Seat, SpecialtyNo,
};
use platen_rules::{AutomaTook, Event, OrderFrom, Spaces};
use std::collections::BTreeMap;

/// Who took what this round, and patronage cards in the whole game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Takings {
    /// What lay on the board when the round began.
    pub filled: Spaces,
    /// The patronage cards of the game, by their spaces.
    pub patronage: [Option<PatronageNo>; 4],
    /// The seat of the automa, which removes things.
    automa: Seat,
    printing: BTreeMap<PrintingNo, Seat>,
    refinement: BTreeMap<RefinementNo, Seat>,
    inks: BTreeMap<InkSetNo, Vec<Seat>>,
    specialty: BTreeMap<SpecialtyNo, Seat>,
    gears: BTreeMap<GearNo, Seat>,
    rewards: BTreeMap<PatronageReward, Seat>,
    cards: BTreeMap<PatronageNo, Seat>,
    passed: Vec<(BoardAction, Seat)>,
}

impl Takings {
    /// Reads the log from its beginning.
    pub fn of(log: &[Happening]) -> Takings {
        let mut takings = Takings::default();
        log.iter().flat_map(|happening| &happening.events).for_each(|event| takings.see(event));
        takings
    }

    /// Goes on by one event.
    pub fn see(&mut self, event: &Event) {
        match event {
            Event::BoardFilled { spaces, .. } => {
                let (patronage, cards) = (self.patronage, std::mem::take(&mut self.cards));
                *self = Takings { filled: *spaces, patronage, cards, ..Takings::default() };
            }
            Event::PatronageLaid { cards } => self.patronage = *cards,
            Event::OrderTaken { seat, printing, refinement, from: OrderFrom::Board } => {
                self.printing.insert(*printing, *seat);
                self.refinement.insert(*refinement, *seat);
            }
            Event::InksTaken { seat, set, .. } => self.inks.entry(*set).or_default().push(*seat),
            Event::SpecialtyCard { seat, card, .. } => _ = self.specialty.insert(*card, *seat),
            Event::GearInstalled { seat, gear, .. } => _ = self.gears.insert(*gear, *seat),
            Event::PatronageReward { seat, reward } => _ = self.rewards.insert(*reward, *seat),
            Event::PatronageCard { seat, card, .. } => _ = self.cards.insert(*card, *seat),
            Event::Passed { seat, action: Some(action) } => self.passed.push((*action, *seat)),
            Event::AutomaTook { took, space, .. } => self.see_automa(took, *space),
            _ => {}
        }
    }

    fn see_automa(&mut self, took: &AutomaTook, space: Option<u8>) {
        let seat = self.automa;
        match took {
            AutomaTook::Printing(Some(card)) => _ = self.printing.insert(*card, seat),
            AutomaTook::Refinement(Some(card)) => _ = self.refinement.insert(*card, seat),
            AutomaTook::Inks(_) => {
                if let Some(set) = space.and_then(InkSetNo::new) {
                    self.inks.entry(set).or_default().push(seat);
                }
            }
            AutomaTook::Specialty(Some(card)) => _ = self.specialty.insert(*card, seat),
            AutomaTook::Gear(Some(gear)) => _ = self.gears.insert(*gear, seat),
            AutomaTook::Reward(reward) => _ = self.rewards.insert(*reward, seat),
            AutomaTook::PatronageCard(card) => _ = self.cards.insert(*card, seat),
            AutomaTook::Printing(None)
            | AutomaTook::Refinement(None)
            | AutomaTook::Specialty(None)
            | AutomaTook::Gear(None) => {}
        }
    }

    /// Who took a printing card.
    pub fn printing(&self, card: PrintingNo) -> Option<Seat> {
        self.printing.get(&card).copied()
    }

    /// Who took a refinement card.
    pub fn refinement(&self, card: RefinementNo) -> Option<Seat> {
        self.refinement.get(&card).copied()
    }

    /// Who took inks from a set, first one first.
    pub fn inks(&self, set: InkSetNo) -> &[Seat] {
        self.inks.get(&set).map_or(&[], Vec::as_slice)
    }

    /// Who took a specialty card.
    pub fn specialty(&self, card: SpecialtyNo) -> Option<Seat> {
        self.specialty.get(&card).copied()
    }

    /// Who took a gear.
    pub fn gear(&self, gear: GearNo) -> Option<Seat> {
        self.gears.get(&gear).copied()
    }

    /// Who marked a patronage reward.
    pub fn reward(&self, reward: PatronageReward) -> Option<Seat> {
        self.rewards.get(&reward).copied()
    }

    /// Who took a patronage card.
    pub fn card(&self, card: PatronageNo) -> Option<Seat> {
        self.cards.get(&card).copied()
    }

    /// Whether a seat passed on an action.
    pub fn passed(&self, action: BoardAction, seat: Seat) -> bool {
        self.passed.contains(&(action, seat))
    }
}
