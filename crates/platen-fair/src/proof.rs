//! What a finished record proves.

use crate::commitment::{Commitment, Secret, Share, seal};
use crate::draw::{Draw, Part};
use platen_rules::vocabulary::Seat;
use platen_rules::{Action, Entry, Record, SeatKind};

/// Everything that was published about a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// What the seed comes from.
    pub draw: Draw,
    /// The secret of the house.
    pub secret: Secret,
    /// The hashes of plans, by number of the entry.
    pub seals: Vec<Seal>,
}

/// The hash of a plan as it was published.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seal {
    /// The entry of the record, from 1.
    pub number: u32,
    /// The hash.
    pub commitment: Commitment,
}

/// What a person remembers of the beginning, to be held against the proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Witness {
    /// The hash of the secret that the person saw before opening the share.
    pub house: Commitment,
    /// The person's seat.
    pub seat: Seat,
    /// The person's share.
    pub share: Share,
}

/// What was checked and holds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Findings {
    /// People whose share is in the seed.
    pub shares: Vec<Seat>,
    /// People whose share is not.
    pub without: Vec<Seat>,
    /// How many plans are as they were sealed.
    pub plans: u32,
}

/// What does not hold.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Flaw {
    /// The secret is another one than was committed to.
    #[error("the secret of the house is not the one that was committed to")]
    Secret,
    /// A share is another one than was committed to.
    #[error("the share of seat {seat} is not the one that was committed to")]
    Share {
        /// Whose.
        seat: Seat,
    },
    /// The seed of the record does not follow from the secret and the shares.
    #[error("the seed of the record does not come from the secret and the shares")]
    Seed,
    /// The parts are not those of the people at the table, each once.
    #[error("the shares are not those of the people of the record, each once and in order")]
    People,
    /// A plan that was locked has no published hash.
    #[error("entry {number} is a plan that was not sealed")]
    Unsealed {
        /// Which entry.
        number: u32,
    },
    /// A plan is another one than was sealed.
    #[error("entry {number} is another plan than was sealed")]
    Plan {
        /// Which entry.
        number: u32,
    },
    /// A hash was published for something that is no plan.
    #[error("a plan was sealed as entry {number}, but there is none")]
    NoPlan {
        /// Which entry.
        number: u32,
    },
    /// The house committed to another secret than the person saw.
    #[error("the house showed you another commitment before the game")]
    OtherHouse,
    /// The person's share is not in the seed.
    #[error("your share is not in the seed")]
    NotIncluded,
}

impl Proof {
    /// Checks the proof against the record it came with: all that holds, or all that does not. That the record itself
    /// replays is not checked here.
    pub fn check(&self, record: &Record) -> Result<Findings, Vec<Flaw>> {
        let mut flaws = self.flaws_of_the_draw(record);
        let plans = plans(record);
        flaws.extend(plans.iter().filter_map(|(number, line)| self.flaw_of_plan(*number, line)));
        let is_plan = |seal: &&Seal| plans.iter().any(|(number, _)| *number == seal.number);
        let extra = self.seals.iter().filter(|seal| !is_plan(seal));
        flaws.extend(extra.map(|seal| Flaw::NoPlan { number: seal.number }));
        if !flaws.is_empty() {
            return Err(flaws);
        }
        let (shares, without): (Vec<_>, Vec<_>) =
            self.draw.parts.iter().partition(|(_, part)| part.share().is_some());
        let seats = |parts: Vec<&(Seat, Part)>| parts.iter().map(|(seat, _)| *seat).collect();
        Ok(Findings { shares: seats(shares), without: seats(without), plans: plans.len() as u32 })
    }

    /// Checks the proof against what a person remembers.
    pub fn check_witness(&self, witness: &Witness) -> Result<(), Flaw> {
        if self.draw.house != witness.house {
            return Err(Flaw::OtherHouse);
        }
        let mine = self.draw.parts.iter().find(|(seat, _)| *seat == witness.seat);
        match mine.and_then(|(_, part)| part.share()) {
            Some(share) if share == witness.share => Ok(()),
            _ => Err(Flaw::NotIncluded),
        }
    }

    fn flaws_of_the_draw(&self, record: &Record) -> Vec<Flaw> {
        let draw = &self.draw;
        let mut flaws = Vec::new();
        if self.secret.commitment(&draw.table) != draw.house {
            flaws.push(Flaw::Secret);
        }
        flaws.extend(draw.parts.iter().filter_map(|(seat, part)| {
            let Part::Given { commitment, share } = part else { return None };
            (share.commitment(&draw.table, *seat) != *commitment).then_some(Flaw::Share { seat: *seat })
        }));
        let people = record.seats.iter().filter(|info| info.kind == SeatKind::Human).map(|info| info.seat);
        if !draw.parts.iter().map(|(seat, _)| *seat).eq(people) {
            flaws.push(Flaw::People);
        }
        if draw.seed(&self.secret) != record.seed {
            flaws.push(Flaw::Seed);
        }
        flaws
    }

    fn flaw_of_plan(&self, number: u32, line: &str) -> Option<Flaw> {
        let Some(found) = self.seals.iter().find(|seal| seal.number == number) else {
            return Some(Flaw::Unsealed { number });
        };
        let salt = self.secret.salt(&self.draw.table, number);
        let sealed = seal(&salt, &self.draw.table, number, line);
        (sealed != found.commitment).then_some(Flaw::Plan { number })
    }
}

/// Every plan of a record: the number of its entry, from 1, and its line.
fn plans(record: &Record) -> Vec<(u32, String)> {
    let numbered = (1..).zip(&record.entries);
    let plans = numbered.filter(|(_, entry)| is_plan(entry));
    plans.map(|(number, entry)| (number, entry.line(record.options.edition))).collect()
}

fn is_plan(entry: &Entry) -> bool {
    matches!(entry, Entry::Act { action: Action::CommitPlan { .. }, .. })
}
