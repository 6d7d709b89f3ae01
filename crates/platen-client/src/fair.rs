//! What the finished record of a shared table proves, held against what this device put into the seed.

use platen_fair::{Commitment, Share, Witness, read_proof};
use platen_rules::cards::CardSet;
use platen_rules::read_records;
use platen_rules::vocabulary::Seat;
use std::sync::Arc;

/// What a device keeps of the beginning of a game: its share, and the hash of the server's secret that it saw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stake {
    /// The share.
    pub share: Share,
    /// The hash.
    pub house: Commitment,
}

impl Stake {
    /// Reads what was kept.
    pub fn read(text: &str) -> Option<Stake> {
        let (share, house) = text.split_once(' ')?;
        Some(Stake { share: share.parse().ok()?, house: house.parse().ok()? })
    }

    /// The text to keep.
    pub fn text(&self) -> String {
        format!("{} {}", self.share, self.house)
    }
}

/// What a record proves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Nobody chose the cards, and all plans are as they were sealed.
    Proven {
        /// Whose shares are in the seed.
        shares: Vec<Seat>,
        /// How many plans there were.
        plans: u32,
        /// Whether this device knows what was published before the game. Otherwise the record alone says all this.
        is_witnessed: bool,
    },
    /// Something does not fit.
    Flawed,
}

/// Checks the record of a finished game: that it replays, and that it fits what was published before. A record without a
/// proof says nothing.
pub fn check(
    text: &str,
    cards: Option<&Arc<CardSet>>,
    seat: Option<Seat>,
    stake: Option<Stake>,
) -> Option<Verdict> {
    let proof = match read_proof(text) {
        Ok(proof) => proof,
        Err(error) if error.problem == platen_fair::ProofProblem::None => return None,
        Err(_) => return Some(Verdict::Flawed),
    };
    let witness = seat.zip(stake).map(|(seat, Stake { share, house })| Witness { house, seat, share });
    let checked = || {
        let records = read_records(text).ok()?;
        let [found] = records.as_slice() else { return None };
        found.replay(cards).ok()?;
        let findings = proof.check(&found.record).ok()?;
        let kept = witness.is_none_or(|witness| proof.check_witness(&witness).is_ok());
        let (shares, plans, is_witnessed) = (findings.shares, findings.plans, witness.is_some());
        kept.then_some(Verdict::Proven { shares, plans, is_witnessed })
    };
    Some(checked().unwrap_or(Verdict::Flawed))
}

#[cfg(test)]
mod tests {
    use super::{Stake, Verdict, check};
    use platen_fair::{Commitment, Draw, Part, Proof, Seal, Secret, Share, seal};
    use platen_rules::cards::{DEFAULT_SET, published_set};
    use platen_rules::vocabulary::Seat;
    use platen_rules::{Action, Entry, GameOptions, SeatInfo, SeatKind, Session};
    use platen_testkit::keen_action;

    const TABLE: &str = "7q2m";
    const SECRET: Secret = Secret([3; 32]);
    const SHARE: Share = Share([9; 32]);

    /// The record of a whole game of two people, with its proof.
    fn played() -> String {
        let seats = [0, 1].map(|number| Seat::new(number).expect("a seat"));
        let part = |seat| (seat, Part::Given { commitment: SHARE.commitment(TABLE, seat), share: SHARE });
        let parts = seats.map(part).to_vec();
        let draw = Draw { table: TABLE.to_string(), house: SECRET.commitment(TABLE), parts };
        let cards = published_set(DEFAULT_SET).expect("the house set");
        let people = seats.map(|seat| SeatInfo { seat, kind: SeatKind::Human, name: None });
        let seed = draw.seed(&SECRET);
        let mut session =
            Session::new(cards, GameOptions::new(2), seed, people.to_vec()).expect("sound options");
        let (mut rng, mut buffer, mut seals) = (seed.player_rng(seats[0]), Vec::new(), Vec::new());
        while let Some(seat) = session.game().awaited().first() {
            let action = keen_action(session.game(), seat, &mut rng, &mut buffer).expect("a choice");
            session.act(seat, &action).expect("legal");
            let number = session.record().entries.len() as u32;
            if let Some(entry @ Entry::Act { action: Action::CommitPlan { .. }, .. }) =
                session.record().entries.last()
            {
                let line = entry.line(session.record().options.edition);
                let commitment = seal(&SECRET.salt(TABLE, number), TABLE, number, &line);
                seals.push(Seal { number, commitment });
            }
        }
        format!("{}{}", session.to_text(), Proof { draw, secret: SECRET, seals })
    }

    #[test]
    fn what_was_kept_is_read_again() {
        let stake = Stake { share: SHARE, house: Commitment([4; 32]) };
        assert_eq!(Stake::read(&stake.text()), Some(stake));
        assert_eq!(Stake::read("x y"), None);
    }

    #[test]
    fn a_record_is_proven_unless_something_was_changed() {
        let (text, seat) = (played(), Seat::default());
        let own = Stake { share: SHARE, house: SECRET.commitment(TABLE) };
        for stake in [None, Some(own)] {
            let found = check(&text, None, Some(seat), stake);
            assert!(
                matches!(&found, Some(Verdict::Proven { shares, plans: 12.., is_witnessed })
                    if shares.len() == 2 && *is_witnessed == stake.is_some()),
                "{found:?}"
            );
        }
        let other = Stake { share: Share([1; 32]), ..own };
        assert_eq!(check(&text, None, Some(seat), Some(other)), Some(Verdict::Flawed));
        let changed = text.replace(&SHARE.to_string(), &Share([1; 32]).to_string());
        assert_eq!(check(&changed, None, None, None), Some(Verdict::Flawed));
        assert_eq!(check("", None, None, None), None);
    }
}
