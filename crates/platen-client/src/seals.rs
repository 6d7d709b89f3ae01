//! The seals of plans at a shared table, checked as soon as the plans are revealed.
//!
//! When a plan is locked, a salted hash of it is published; when it is revealed, the salt. A seal that does not fit the plan, or
//! that became another one meanwhile, is broken: whoever runs the server has changed a plan.

use crate::table::Table;
use platen_fair::seal;
use platen_protocol::SealCard;
use platen_rules::vocabulary::{Edition, Seat};
use platen_rules::{Action, Entry, Event};

/// The seals that were told, and what came of them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Seals {
    all: Vec<Sealed>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct Sealed {
    card: SealCard,
    /// Whether it holds, once that is known.
    holds: Option<bool>,
}

impl Seals {
    /// Hears of seals that are new or can be opened now.
    pub fn hear(&mut self, cards: &[SealCard]) {
        for card in cards {
            match self.all.iter_mut().find(|sealed| sealed.card.number == card.number) {
                None => self.all.push(Sealed { card: *card, holds: None }),
                Some(sealed)
                    if (sealed.card.seat, sealed.card.commitment) != (card.seat, card.commitment) =>
                {
                    sealed.holds = Some(false);
                }
                Some(sealed) => sealed.card.salt = sealed.card.salt.or(card.salt),
            }
        }
    }

    /// Checks what can be checked by now, with the plans that were revealed.
    pub fn check(&mut self, name: &str, table: &Table) {
        let edition = table.info.options.edition;
        for sealed in self.all.iter_mut().filter(|sealed| sealed.holds.is_none()) {
            sealed.holds = holds(&sealed.card, name, table, edition);
        }
    }

    /// Whose seals are broken.
    pub fn broken(&self) -> Vec<Seat> {
        let broken = self.all.iter().filter(|sealed| sealed.holds == Some(false));
        broken.map(|sealed| sealed.card.seat).collect()
    }

    /// How many plans were revealed as they were sealed.
    pub fn kept(&self) -> usize {
        self.all.iter().filter(|sealed| sealed.holds == Some(true)).count()
    }
}

/// Whether a seal is that of the plan that was revealed; not known before.
fn holds(card: &SealCard, name: &str, table: &Table, edition: Edition) -> Option<bool> {
    let salt = card.salt?;
    let events = table.log.iter().filter(|at| at.revision >= card.number).flat_map(|at| &at.events);
    let mut plans = events.filter_map(|event| match event {
        Event::Plan { seat, markers } if *seat == card.seat => Some(*markers),
        _ => None,
    });
    let entry = Entry::Act { seat: card.seat, action: Action::CommitPlan { plan: plans.next()? } };
    Some(seal(&salt, name, card.number, &entry.line(edition)) == card.commitment)
}

#[cfg(test)]
mod tests {
    use super::Seals;
    use crate::table::Table;
    use platen_fair::{Salt, Secret, seal};
    use platen_host::protocol::{Ask, House, Request, SetChoice, Sitter, TableNo};
    use platen_host::{ClientNo, Effect, Host, Rights};
    use platen_protocol::SealCard;
    use platen_rules::vocabulary::Seat;
    use platen_rules::{Action, Entry, GameOptions, Seed};
    use platen_testkit::keen_action;

    const NAME: &str = "7q2m";
    const SECRET: Secret = Secret([3; 32]);
    const PAGE: ClientNo = ClientNo(1);
    const TABLE: TableNo = TableNo(1);

    /// A page and its host, in the middle of a game of two.
    struct Play {
        host: Host,
        table: Option<Table>,
    }

    impl Play {
        fn new() -> Play {
            let mut host = Host::new(Seed::from_number(7));
            host.connect(PAGE, Rights::Device);
            let mut play = Play { host, table: None };
            let sitters = vec![Sitter::Person { name: None }, Sitter::Person { name: None }];
            let (options, set, house) = (GameOptions::new(2), SetChoice::default(), House::default());
            play.ask(Request::Make { options, set, seed: None, sitters, house });
            play
        }

        fn ask(&mut self, request: Request) {
            for effect in self.host.handle(PAGE, Ask { id: 1, request }) {
                if let Effect::Tell { told, .. } = effect {
                    self.table = Table::told(self.table.take(), &told.message);
                }
            }
        }

        /// Plays until so many plans are revealed, and gives the seals of all that were locked.
        fn until_revealed(&mut self, count: usize) -> Vec<SealCard> {
            let (mut rng, mut buffer) = (Seed::from_number(7).player_rng(Seat::default()), Vec::new());
            loop {
                let session = self.host.session(TABLE).expect("a game");
                let seals = seals(&session.record().entries, session.record().options.edition);
                let is_hidden = session.game().table().phase == platen_rules::Phase::Planning;
                if seals.len() >= count && !is_hidden {
                    return seals;
                }
                let seat = session.game().awaited().first().expect("someone is awaited");
                let action = keen_action(session.game(), seat, &mut rng, &mut buffer).expect("a choice");
                let revision = session.record().entries.len() as u32;
                self.ask(Request::HandOver { table: TABLE, to: Some(seat) });
                self.ask(Request::Act { table: TABLE, seat, action, revision });
            }
        }
    }

    fn seals(entries: &[Entry], edition: platen_rules::vocabulary::Edition) -> Vec<SealCard> {
        let sealed = |(number, entry): (u32, &Entry)| {
            let Entry::Act { seat, action: Action::CommitPlan { .. } } = entry else { return None };
            let salt = SECRET.salt(NAME, number);
            let commitment = seal(&salt, NAME, number, &entry.line(edition));
            Some(SealCard { number, seat: *seat, commitment, salt: Some(salt) })
        };
        (1..).zip(entries).filter_map(sealed).collect()
    }

    fn without_salt(cards: &[SealCard]) -> Vec<SealCard> {
        cards.iter().map(|card| SealCard { salt: None, ..*card }).collect()
    }

    #[test]
    fn plans_are_held_against_their_seals_when_they_are_revealed() {
        let mut play = Play::new();
        let cards = play.until_revealed(6);
        let table = play.table.as_ref().expect("a table");
        let mut seals = Seals::default();
        seals.hear(&without_salt(&cards));
        seals.check(NAME, table);
        assert_eq!((seals.kept(), seals.broken().len()), (0, 0), "nothing is known before the salts");
        seals.hear(&cards);
        seals.check(NAME, table);
        assert_eq!((seals.kept(), seals.broken().len()), (cards.len(), 0));
    }

    #[test]
    fn another_salt_another_seal_and_another_plan_are_noticed() {
        let mut play = Play::new();
        let cards = play.until_revealed(4);
        let table = play.table.clone().expect("a table");
        let broken = |first: &[SealCard], then: &[SealCard], table: &Table| {
            let mut seals = Seals::default();
            seals.hear(first);
            seals.hear(then);
            seals.check(NAME, table);
            seals.broken()
        };
        let sealed = without_salt(&cards);
        let mut salted = cards.clone();
        salted[0].salt = Some(Salt([1; 32]));
        assert_eq!(broken(&sealed, &salted, &table), [cards[0].seat]);
        let mut changed = cards.clone();
        changed[1].commitment = cards[0].commitment;
        assert_eq!(broken(&sealed, &changed, &table), [cards[1].seat]);
        let mut other = table.clone();
        let events = other.log.iter_mut().flat_map(|at| &mut at.events);
        let mut plans = events.filter_map(|event| match event {
            platen_rules::Event::Plan { seat, markers } => Some((*seat, markers)),
            _ => None,
        });
        let (seat, markers) = plans.next().expect("a plan");
        markers.0.rotate_left(1);
        assert_eq!(broken(&sealed, &cards, &other), [seat]);
        assert_eq!(broken(&sealed, &cards, &table), []);
    }
}
