//! What a page knows of the shared table that it is at, besides its game: who sits there, what was said, how the line
//! stands.

use crate::line::Standing;
use crate::seals::Seals;
use platen_fair::Share;
use platen_host::protocol::No;
use platen_protocol::{
    Chair, DeskCard, DeskMessage, DeskRequest, Fair, Pace, Said, SeatCard, Sitting, Stage,
};
use platen_rules::vocabulary::Seat;

/// The most sayings that are kept.
const MOST_SAID: usize = 200;

/// A shared table as it was told.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Desk {
    /// Its name, by which people are invited.
    pub table: String,
    /// What everyone may know of it; none until it was told.
    pub card: Option<DeskCard>,
    /// Where one sits.
    pub you: Option<Seat>,
    /// Whether one made the table.
    pub maker: bool,
    /// What was said, oldest first.
    pub said: Vec<Said>,
    /// The number up to which that was read.
    pub read: u32,
    /// Whether nothing of it is shown.
    pub muted: bool,
    /// How the line stands.
    pub standing: Standing,
    /// How many deeds wait for a connection.
    pub waiting: usize,
    /// Why there is no such table.
    pub missing: Option<No>,
    /// What was published so that the game can be proven to be fair.
    pub fair: Option<Fair>,
    /// What this device puts into the seed.
    pub share: Option<Share>,
    /// The seals of plans.
    pub seals: Seals,
    /// The seats of people who are connected; none until it was told.
    pub present: Option<Vec<Seat>>,
}

impl Desk {
    /// A table that nothing is known of yet.
    pub fn new(table: String) -> Desk {
        Desk { table, ..Desk::default() }
    }

    /// Hears what the table tells.
    pub fn hear(&mut self, message: DeskMessage) {
        match message {
            DeskMessage::Desk { card, you, maker } => {
                (self.card, self.you, self.maker) = (Some(*card), you, maker);
            }
            DeskMessage::Fair(fair) => {
                self.seals.hear(&fair.seals);
                self.fair = Some(*fair);
            }
            DeskMessage::Unsaid { number } => self.said.retain(|said| said.number != number),
            DeskMessage::Sealed { seals } => self.seals.hear(&seals),
            DeskMessage::Present { seats } => self.present = Some(seats),
            // After a reconnect the last sayings are told again.
            DeskMessage::Said(said) if self.said.last().is_none_or(|last| last.number < said.number) => {
                self.said.push(said);
                let over = self.said.len().saturating_sub(MOST_SAID);
                self.said.drain(..over);
            }
            _ => {}
        }
    }

    /// What is to be sent now of one's share: its hash while players are gathered, and the share itself when all are
    /// opened.
    pub fn due(&self) -> Option<DeskRequest> {
        let (seat, share, fair) = (self.you?, self.share?, self.fair.as_ref()?);
        let commitment = share.commitment(&self.table, seat);
        let part = fair.parts.iter().find(|part| part.seat == seat);
        let is_committed = part.is_some_and(|part| part.commitment == Some(commitment));
        let is_open = part.is_some_and(|part| part.share.is_some());
        match fair.until {
            None if self.stage() == Some(Stage::Gathering) && !is_committed => {
                Some(DeskRequest::CommitShare { commitment })
            }
            Some(_) if is_committed && !is_open => Some(DeskRequest::OpenShare { share }),
            _ => None,
        }
    }

    /// The number of the last saying.
    pub fn last_said(&self) -> u32 {
        self.said.last().map_or(0, |said| said.number)
    }

    /// How many sayings were not read yet; none while they are muted.
    pub fn unread(&self) -> usize {
        let unread = self.said.iter().filter(|said| said.number > self.read).count();
        if self.muted { 0 } else { unread }
    }

    /// How far the table is, if that is known.
    pub fn stage(&self) -> Option<Stage> {
        self.card.as_ref().map(|card| card.stage)
    }

    /// Whether one sits where someone may still sit down.
    pub fn has_free_seat(&self) -> bool {
        self.seats().iter().any(|seat| seat.sitting == Sitting::Nobody)
    }

    /// The seats.
    pub fn seats(&self) -> &[SeatCard] {
        self.card.as_ref().map_or(&[], |card| &card.seats)
    }

    /// The level of the bot that plays for a seat now, if one does.
    pub fn stand_in(&self, seat: Seat) -> Option<&SeatCard> {
        self.seats().iter().find(|card| card.seat == seat && card.stand_in.is_some())
    }

    /// Whether the person of a seat is known not to be connected, and nobody plays for them.
    pub fn is_absent(&self, seat: Seat) -> bool {
        let is_person = |card: &SeatCard| {
            card.seat == seat && card.stand_in.is_none() && matches!(card.sitting, Sitting::Person { .. })
        };
        let is_away = self.present.as_ref().is_some_and(|present| !present.contains(&seat));
        let is_on = matches!(self.stage(), Some(Stage::Gathering | Stage::Playing));
        is_away && is_on && self.standing == Standing::Open && self.seats().iter().any(is_person)
    }

    /// Whether a bot plays for whoever sits here, until they come back.
    pub fn is_away(&self) -> bool {
        let own = self.you.and_then(|seat| self.stand_in(seat));
        own.is_some_and(|card| !card.resigned) && self.stage() == Some(Stage::Playing)
    }

    /// Whether one plays here and may leave or give up.
    pub fn is_playing(&self) -> bool {
        let gave_up = |seat| self.seats().iter().any(|card| card.seat == seat && card.resigned);
        self.stage() == Some(Stage::Playing) && self.you.is_some_and(|seat| !gave_up(seat))
    }

    /// The milliseconds until the first time runs out; none if no time runs.
    pub fn left(&self, now: f64) -> Option<f64> {
        let deadline = self.card.as_ref()?.deadline? as f64;
        Some((deadline - now).max(0.0))
    }
}

/// A length of time, as it is shown: the two largest units that count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Left {
    /// Days and hours.
    Days(u32, u32),
    /// Hours and minutes.
    Hours(u32, u32),
    /// Minutes and seconds.
    Minutes(u32, u32),
}

impl Left {
    /// So many milliseconds.
    pub fn of(milliseconds: f64) -> Left {
        let seconds = u32::try_from((milliseconds / 1000.0) as i64).unwrap_or_default();
        match seconds {
            0..3600 => Left::Minutes(seconds / 60, seconds % 60),
            3600..86_400 => Left::Hours(seconds / 3600, seconds / 60 % 60),
            _ => Left::Days(seconds / 86_400, seconds / 3600 % 24),
        }
    }

    /// Whether one should hurry.
    pub fn is_short(self) -> bool {
        matches!(self, Left::Minutes(0, 0..=30))
    }
}

/// The paces that are offered, by name.
pub const PACES: [(&str, Pace); 8] = [
    ("none", Pace::Unhurried),
    ("1m", Pace::Live { minutes: 1 }),
    ("3m", Pace::Live { minutes: 3 }),
    ("10m", Pace::Live { minutes: 10 }),
    ("12h", Pace::Slow { hours: 12 }),
    ("1d", Pace::Slow { hours: 24 }),
    ("3d", Pace::Slow { hours: 72 }),
    ("7d", Pace::Slow { hours: 168 }),
];

/// How many people and bots a table is for.
pub fn people_and_bots(chairs: &[Chair]) -> (usize, usize) {
    let people = chairs.iter().filter(|chair| **chair == Chair::Person).count();
    (people, chairs.len() - people)
}

#[cfg(test)]
mod tests {
    use super::{Desk, Left, PACES, people_and_bots};
    use platen_fair::{Commitment, Share};
    use platen_host::protocol::{House, SetChoice};
    use platen_protocol::{
        Chair, DeskCard, DeskMessage, DeskRequest, Fair, Pace, PartCard, Said, SeatCard, Sitting, Stage,
        Terms,
    };
    use platen_rules::GameOptions;
    use platen_rules::vocabulary::Seat;

    fn bot() -> Chair {
        Chair::Bot { level: "novice".into() }
    }

    fn card(stage: Stage) -> DeskCard {
        let seat = |number, sitting| SeatCard {
            seat: Seat::new(number).expect("a seat"),
            sitting,
            stand_in: None,
            resigned: false,
        };
        let terms = Terms {
            options: GameOptions::new(3),
            set: SetChoice::default(),
            house: House::default(),
            chairs: vec![Chair::Person, Chair::Person, bot()],
            pace: Pace::Live { minutes: 3 },
            stand_in: "novice".into(),
            open: true,
        };
        DeskCard {
            table: "t".into(),
            stage,
            terms,
            own_set: None,
            seats: vec![
                seat(0, Sitting::Person { name: "Anna".into() }),
                seat(1, Sitting::Nobody),
                seat(2, Sitting::Bot { level: "novice".into() }),
            ],
            made: 0,
            revision: 0,
            deadline: Some(10_000),
            rematch: None,
        }
    }

    fn desk(stage: Stage) -> Desk {
        let mut desk = Desk::new("t".into());
        let card = Box::new(card(stage));
        desk.hear(DeskMessage::Desk { card, you: Seat::new(0), maker: true });
        desk
    }

    fn said(number: u32) -> DeskMessage {
        DeskMessage::Said(Said { number, at: 0, name: "Anna".into(), text: format!("{number}") })
    }

    #[test]
    fn what_is_said_again_after_a_reconnect_is_heard_once() {
        let mut desk = desk(Stage::Gathering);
        [1, 2, 1, 2, 3].into_iter().for_each(|number| desk.hear(said(number)));
        assert_eq!(desk.said.iter().map(|said| said.number).collect::<Vec<_>>(), [1, 2, 3]);
        assert_eq!(desk.unread(), 3);
        desk.read = 2;
        assert_eq!((desk.unread(), desk.last_said()), (1, 3));
        desk.muted = true;
        assert_eq!(desk.unread(), 0);
        (4..500).for_each(|number| desk.hear(said(number)));
        assert_eq!((desk.said.len(), desk.last_said()), (200, 499));
    }

    #[test]
    fn what_is_taken_back_is_gone() {
        let mut desk = desk(Stage::Gathering);
        [1, 2, 3].into_iter().for_each(|number| desk.hear(said(number)));
        desk.hear(DeskMessage::Unsaid { number: 2 });
        assert_eq!(desk.said.iter().map(|said| said.number).collect::<Vec<_>>(), [1, 3]);
    }

    #[test]
    fn people_who_are_not_connected_are_known_and_bots_never_are() {
        let mut desk = desk(Stage::Playing);
        desk.standing = crate::line::Standing::Open;
        let absent = |desk: &Desk| {
            (0..3).filter(|&n| Seat::new(n).is_some_and(|seat| desk.is_absent(seat))).collect::<Vec<_>>()
        };
        assert_eq!(absent(&desk), [0; 0], "nothing is said before it is known");
        desk.hear(DeskMessage::Present { seats: vec![] });
        assert_eq!(absent(&desk), [0]);
        desk.hear(DeskMessage::Present { seats: vec![Seat::default()] });
        assert_eq!(absent(&desk), [0; 0]);
        desk.hear(DeskMessage::Present { seats: vec![] });
        desk.standing = crate::line::Standing::Lost;
        assert_eq!(absent(&desk), [0; 0], "without a connection nobody knows");
    }

    #[test]
    fn a_share_is_committed_to_once_and_opened_when_it_is_asked_for() {
        let mut desk = desk(Stage::Gathering);
        let (seat, share) = (Seat::default(), Share([7; 32]));
        let commitment = share.commitment("t", seat);
        assert_eq!(desk.due(), None);
        desk.share = Some(share);
        let mut fair = Fair {
            house: Commitment([1; 32]),
            parts: Vec::new(),
            until: None,
            seals: Vec::new(),
            secret: None,
        };
        desk.hear(DeskMessage::Fair(Box::new(fair.clone())));
        assert_eq!(desk.due(), Some(DeskRequest::CommitShare { commitment }));
        fair.parts = vec![PartCard { seat, commitment: Some(commitment), share: None }];
        desk.hear(DeskMessage::Fair(Box::new(fair.clone())));
        assert_eq!(desk.due(), None);
        fair.until = Some(9);
        desk.hear(DeskMessage::Fair(Box::new(fair.clone())));
        assert_eq!(desk.due(), Some(DeskRequest::OpenShare { share }));
        fair.parts[0].share = Some(share);
        desk.hear(DeskMessage::Fair(Box::new(fair)));
        assert_eq!(desk.due(), None);
    }

    #[test]
    fn who_is_stood_in_for_may_come_back_unless_they_gave_up() {
        let mut desk = desk(Stage::Playing);
        assert!(desk.has_free_seat() && desk.is_playing() && !desk.is_away());
        if let Some(card) = &mut desk.card {
            card.seats[0].stand_in = Some("novice".into());
        }
        assert!(desk.is_away() && desk.stand_in(Seat::default()).is_some());
        if let Some(card) = &mut desk.card {
            card.seats[0].resigned = true;
        }
        assert!(!desk.is_away() && !desk.is_playing());
    }

    #[test]
    fn time_is_told_by_its_two_largest_units() {
        assert_eq!(desk(Stage::Playing).left(4_000.0), Some(6_000.0));
        assert_eq!(desk(Stage::Playing).left(90_000.0), Some(0.0));
        assert_eq!(Left::of(61_000.0), Left::Minutes(1, 1));
        assert_eq!(Left::of(3_600_000.0), Left::Hours(1, 0));
        assert_eq!(Left::of(90_000_000.0), Left::Days(1, 1));
        assert!(Left::of(30_000.0).is_short() && !Left::of(31_000.0).is_short());
    }

    #[test]
    fn paces_are_told_apart_by_name() {
        for (index, (name, pace)) in PACES.iter().enumerate() {
            assert!(PACES[..index].iter().all(|(other, known)| other != name && known != pace));
        }
        assert_eq!(people_and_bots(&card(Stage::Gathering).terms.chairs), (2, 1));
    }
}
