//! What makes a game provably fair: from whom its seed comes, and the seals of its plans. `docs/fairness.md` says why.
//!
//! Everything follows from the items, so every copy publishes the same.

use super::showing::told;
use super::{Desk, Item, Place, Step, TABLE, Visitor};
use crate::error::Refused;
use axum::extract::ws::Utf8Bytes;
use platen_fair::{Commitment, Draw, Part, Proof, Seal, Secret, Share, seal};
use platen_host::ClientNo;
use platen_protocol::{DeskMessage, Fair, PartCard, SealCard, Stage};
use platen_rules::vocabulary::Seat;
use platen_rules::{Action, Entry, Phase, Session};

/// How long shares are waited for once the game is to start, in milliseconds.
const PATIENCE: i64 = 4000;

/// What a table keeps secret, and what it has published.
#[derive(Clone, Debug)]
pub(super) struct Fairness {
    secret: Secret,
    /// When the shares were called for.
    pub(super) called: Option<i64>,
    seals: Vec<SealCard>,
    /// How many entries of the record were looked through for plans.
    entries: usize,
}

impl Fairness {
    pub(super) fn new(secret: Secret) -> Fairness {
        Fairness { secret, called: None, seals: Vec::new(), entries: 0 }
    }
}

impl Desk {
    pub(super) fn commit_share(&self, by: &Visitor, commitment: Commitment) -> Result<Item, Refused> {
        let seat = self.seated(by)?.seat;
        if self.stage == Stage::Gathering && !self.is_called() {
            Ok(Item::Committed { seat, commitment })
        } else {
            Err(Refused::Begun)
        }
    }

    pub(super) fn open_share(&self, by: &Visitor, share: Share) -> Result<Item, Refused> {
        let Place { seat, part, .. } = self.seated(by)?;
        match part {
            _ if self.stage != Stage::Gathering => Err(Refused::Begun),
            _ if !self.is_called() => Err(Refused::NotBegun),
            Part::Withheld { commitment } if *commitment == self.commitment(*seat, share) => {
                Ok(Item::Opened { seat: *seat, share })
            }
            _ => Err(Refused::BadShare),
        }
    }

    fn commitment(&self, seat: Seat, share: Share) -> Commitment {
        share.commitment(&self.table.to_string(), seat)
    }

    /// Whether the game is to start: nobody sits down or commits to a share any more.
    pub(super) fn is_called(&self) -> bool {
        self.fairness.called.is_some()
    }

    /// Whether someone has committed to a share and not opened it.
    pub(super) fn is_withheld(&self) -> bool {
        self.places.iter().any(|place| matches!(place.part, Part::Withheld { .. }))
    }

    /// When the game starts whether or not all shares are there: at once if they are.
    pub(super) fn start_due(&self) -> Option<i64> {
        let called = self.fairness.called.filter(|_| self.stage == Stage::Gathering)?;
        Some(if self.is_withheld() { called + PATIENCE } else { called })
    }

    /// What the seed comes from.
    pub(super) fn draw(&self) -> Draw {
        let table = self.table.to_string();
        let people = self.places.iter().filter(|place| place.person.is_some());
        let parts = people.map(|place| (place.seat, place.part)).collect();
        Draw { house: self.fairness.secret.commitment(&table), table, parts }
    }

    /// The seed that follows from what everyone put in.
    pub(super) fn seed(&self) -> platen_rules::Seed {
        self.draw().seed(&self.fairness.secret)
    }

    /// The record of a finished game with its proof.
    pub fn record(&self) -> Result<String, Refused> {
        match (self.stage, self.host.session(TABLE)) {
            (Stage::Over, Some(session)) => Ok(format!("{}{}", session.to_text(), self.proof())),
            (Stage::Gathering, _) => Err(Refused::NotBegun),
            _ => Err(self.only_told().unwrap_or(Refused::Running)),
        }
    }

    fn proof(&self) -> Proof {
        let seal = |card: &SealCard| Seal { number: card.number, commitment: card.commitment };
        let seals = self.fairness.seals.iter().map(seal).collect();
        Proof { draw: self.draw(), secret: self.fairness.secret, seals }
    }

    /// What was published so far.
    pub fn fair(&self) -> Fair {
        let Draw { house, parts, .. } = self.draw();
        let (until, secret) = (self.start_due(), self.fairness.secret);
        Fair {
            house,
            parts: parts.into_iter().map(part_card).collect(),
            until,
            seals: self.fairness.seals.clone(),
            secret: (self.stage == Stage::Over).then_some(secret),
        }
    }

    pub(super) fn fair_text(&self) -> Utf8Bytes {
        told(None, DeskMessage::Fair(Box::new(self.fair())))
    }

    /// What was published, for each who looks on.
    pub(super) fn fair_to_all(&self) -> Vec<(ClientNo, Utf8Bytes)> {
        self.to_all(&self.fair_text())
    }

    fn to_all(&self, text: &Utf8Bytes) -> Vec<(ClientNo, Utf8Bytes)> {
        self.visitors.keys().map(|&client| (client, text.clone())).collect()
    }

    /// Seals plans that were locked, and publishes the salts of those that were revealed.
    pub(super) fn seal_plans(&mut self, step: &mut Step) {
        let Some(session) = self.host.session(TABLE) else { return };
        let entries = &session.record().entries;
        let news = entries.get(self.fairness.entries..).unwrap_or_default();
        let concerned = news.iter().any(concerns_plans);
        self.fairness.entries = entries.len();
        if !concerned {
            return;
        }
        let (secret, known) = (&self.fairness.secret, &self.fairness.seals);
        let seals = seals(session, secret, &self.table.to_string(), known);
        let before = std::mem::replace(&mut self.fairness.seals, seals);
        let is_new = |seal: &&SealCard| !before.contains(seal);
        let seals: Vec<SealCard> = self.fairness.seals.iter().filter(is_new).copied().collect();
        if !seals.is_empty() {
            step.tells.extend(self.to_all(&told(None, DeskMessage::Sealed { seals })));
        }
    }
}

fn part_card((seat, part): (Seat, Part)) -> PartCard {
    let commitment = match part {
        Part::Given { commitment, .. } | Part::Withheld { commitment } => Some(commitment),
        Part::Missing => None,
    };
    PartCard { seat, commitment, share: part.share() }
}

/// Whether plans may be locked, taken back or revealed by an entry. The last plan that is locked reveals all.
fn concerns_plans(entry: &Entry) -> bool {
    let by = |action: &Action| matches!(action, Action::CommitPlan { .. } | Action::TakeBackPlan);
    matches!(entry, Entry::Undo { .. }) || matches!(entry, Entry::Act { action, .. } if by(action))
}

/// The seals of all plans of a record, with the salts of those that are revealed. Those that are known are not made again.
fn seals(session: &Session, secret: &Secret, table: &str, known: &[SealCard]) -> Vec<SealCard> {
    let (record, revealed) = (session.record(), revealed(session));
    let made = |number, entry: &Entry, seat| {
        let salt = secret.salt(table, number);
        let commitment = seal(&salt, table, number, &entry.line(record.options.edition));
        SealCard { number, seat, commitment, salt: None }
    };
    let sealed = |(number, entry): (u32, &Entry)| {
        let Entry::Act { seat, action: Action::CommitPlan { .. } } = entry else { return None };
        let known = known.iter().find(|seal| seal.number == number).copied();
        let mut card = known.unwrap_or_else(|| made(number, entry, *seat));
        if card.salt.is_none() && revealed.contains(&number) {
            card.salt = Some(secret.salt(table, number));
        }
        Some(card)
    };
    (1..).zip(&record.entries).filter_map(sealed).collect()
}

/// The numbers of the entries whose plans everyone knows: neither taken back nor still hidden.
fn revealed(session: &Session) -> Vec<u32> {
    let mut plans: Vec<(u32, Seat)> = Vec::new();
    let drop_last = |plans: &mut Vec<(u32, Seat)>, seat: Seat| {
        let last = plans.iter().rposition(|(_, other)| *other == seat);
        last.map(|last| plans.remove(last));
    };
    for (number, seat, action) in standing(session) {
        match action {
            Action::CommitPlan { .. } => plans.push((number, seat)),
            Action::TakeBackPlan => drop_last(&mut plans, seat),
            _ => {}
        }
    }
    let table = session.game().table();
    if table.phase == Phase::Planning {
        table.committed.iter().for_each(|seat| drop_last(&mut plans, seat));
    }
    plans.into_iter().map(|(number, _)| number).collect()
}

/// The actions of a record that were not undone, with their numbers.
fn standing(session: &Session) -> Vec<(u32, Seat, Action)> {
    let mut standing = Vec::new();
    for (number, entry) in (1..).zip(&session.record().entries) {
        match entry {
            Entry::Act { seat, action } => standing.push((number, *seat, *action)),
            Entry::Undo { .. } => drop(standing.pop()),
        }
    }
    standing
}
