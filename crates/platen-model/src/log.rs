//! The log: what happened, by rounds and turns, with a sign for each line.

use platen_host::protocol::{Happening, Log};
use platen_rules::cards::Sector;
use platen_rules::vocabulary::{BoardAction, Edition, Ink, Seat, TrackReward};
use platen_rules::{AutomaTook, Event};

/// The whole log of a table as it was told piece by piece.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Chronicle {
    happenings: Vec<Happening>,
}

/// Where in the game something happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Section {
    /// Before the first round.
    SetUp,
    /// While all plan, with the start of the round.
    Planning,
    /// On an action.
    Action(BoardAction),
    /// While orders are fulfilled.
    Fulfilment,
    /// After the last fulfilling step of a round.
    Close,
    /// The final score.
    Final,
}

/// Lines that belong together: those of one turn, or of one section where nobody has a turn.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// The round; 0 at set-up.
    pub round: u8,
    /// Where in the round.
    pub section: Section,
    /// Whose turn it is.
    pub seat: Option<Seat>,
    /// The revision that its last line led to.
    pub revision: u32,
    /// What happened.
    pub lines: Vec<Line>,
}

/// One thing that happened.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// What.
    pub event: Event,
    /// Who did it or got it.
    pub seat: Option<Seat>,
    /// The sign that stands before it.
    pub icon: String,
    /// How much it matters.
    pub weight: Weight,
}

/// How much a line of the log matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Weight {
    /// Not shown: what it says is seen elsewhere.
    Silent,
    /// Shown under the line that it follows from.
    Detail,
    /// What somebody did, or a step of the game.
    Main,
}

impl Chronicle {
    /// Takes in a piece of the log; tells how many happenings were forgotten by it.
    pub fn hear(&mut self, piece: &Log) -> usize {
        let kept = (piece.from as usize).min(self.happenings.len());
        let forgotten = self.happenings.len() - kept;
        self.happenings.truncate(kept);
        self.happenings.extend(piece.happenings.iter().cloned());
        forgotten
    }

    /// All that happened.
    pub fn happenings(&self) -> &[Happening] {
        &self.happenings
    }

    /// Every line from a revision on, oldest first.
    pub fn lines_since(&self, revision: u32, edition: Edition) -> Vec<Line> {
        let happenings = self.happenings.iter().filter(|happening| happening.revision >= revision);
        happenings.flat_map(|happening| &happening.events).map(|event| Line::of(event, edition)).collect()
    }

    /// The log by turns, oldest first.
    pub fn entries(&self, edition: Edition) -> Vec<Entry> {
        let mut entries: Vec<Entry> = Vec::new();
        let mut at = (0, Section::SetUp, None);
        for happening in &self.happenings {
            for event in &happening.events {
                at = after(at, event);
                let (round, section, seat) = at;
                let line = Line::of(event, edition);
                match entries.last_mut().filter(|last| (last.round, last.section, last.seat) == at) {
                    Some(last) => {
                        last.lines.push(line);
                        last.revision = happening.revision;
                    }
                    None => {
                        let revision = happening.revision;
                        entries.push(Entry { round, section, seat, revision, lines: vec![line] });
                    }
                }
            }
        }
        entries
    }
}

impl Line {
    /// The line of an event.
    pub fn of(event: &Event, edition: Edition) -> Line {
        let (seat, icon, weight) = (seat_of(event), icon(event, edition), weight(event));
        Line { event: event.clone(), seat, icon, weight }
    }
}

type Place = (u8, Section, Option<Seat>);

/// Where the game is with an event.
fn after(at: Place, event: &Event) -> Place {
    match *event {
        Event::RoundStarted { round, .. } => (round, Section::Planning, None),
        Event::Turn { seat, action: Some(action) } => (at.0, Section::Action(action), Some(seat)),
        Event::Turn { seat, action: None } => (at.0, Section::Fulfilment, Some(seat)),
        Event::BoardCleared { action, .. } => (at.0, Section::Action(action), None),
        Event::Tory { .. } | Event::RoundEnded { .. } | Event::MarkerPassed { .. } => {
            (at.0, Section::Close, None)
        }
        Event::BoardFilled { .. } if at.0 > 0 => (at.0, Section::Close, None),
        Event::Final { .. } | Event::Result { .. } => (at.0, Section::Final, None),
        _ => at,
    }
}

/// Who did it or got it.
fn seat_of(event: &Event) -> Option<Seat> {
    match *event {
        Event::FirstPlayer { seat }
        | Event::CharactersDealt { seat, .. }
        | Event::CharacterKept { seat, .. }
        | Event::GearsDrawn { seat, .. }
        | Event::GearsOffered { seat, .. }
        | Event::OpeningTypes { seat, .. }
        | Event::GearsTurned { seat, .. }
        | Event::WildNamed { seat, .. }
        | Event::PlanCommitted { seat }
        | Event::PlanTakenBack { seat }
        | Event::Plan { seat, .. }
        | Event::MarkerShifted { seat, .. }
        | Event::Turn { seat, .. }
        | Event::TurnEnded { seat, .. }
        | Event::Passed { seat, .. }
        | Event::OrderTaken { seat, .. }
        | Event::OrderDiscarded { seat, .. }
        | Event::CardsDrawn { seat, .. }
        | Event::CardsDeclined { seat }
        | Event::InksTaken { seat, .. }
        | Event::SpecialtyCard { seat, .. }
        | Event::Level { seat, .. }
        | Event::Disc { seat, .. }
        | Event::InkGained { seat, .. }
        | Event::InkLost { seat, .. }
        | Event::TypeGained { seat, .. }
        | Event::TypeLost { seat, .. }
        | Event::Guilders { seat, .. }
        | Event::Fame { seat, .. }
        | Event::GearInstalled { seat, .. }
        | Event::GearReset { seat, .. }
        | Event::GearUsed { seat, .. }
        | Event::LevelsSwapped { seat, .. }
        | Event::PatronageReward { seat, .. }
        | Event::PatronageCard { seat, .. }
        | Event::Fulfilled { seat, .. }
        | Event::Bonus { seat, .. }
        | Event::Tory { seat, .. }
        | Event::Final { seat, .. }
        | Event::MarkerPassed { to: seat, .. } => Some(seat),
        Event::AutomaPlan { .. } | Event::AutomaTook { .. } => Some(Seat::default()),
        _ => None,
    }
}

fn weight(event: &Event) -> Weight {
    match event {
        Event::Turn { .. }
        | Event::TurnEnded { .. }
        | Event::Display { .. }
        | Event::PatronageLaid { .. }
        | Event::BoardFilled { .. }
        | Event::MarkerPassed { .. }
        | Event::RoundEnded { .. }
        | Event::Tory { met: false, .. } => Weight::Silent,
        Event::DeckRebuilt { .. }
        | Event::DisplayCleared { .. }
        | Event::BoardCleared { .. }
        | Event::CharactersDealt { .. }
        | Event::GearsDrawn { .. }
        | Event::GearsTurned { .. }
        | Event::Level { .. }
        | Event::Disc { .. }
        | Event::InkGained { .. }
        | Event::InkLost { .. }
        | Event::TypeLost { .. }
        | Event::TypeGained { paid: None, .. }
        | Event::Guilders { .. }
        | Event::Fame { .. }
        | Event::Bonus { .. }
        | Event::OrderDiscarded { .. } => Weight::Detail,
        _ => Weight::Main,
    }
}

/// The sign of an event, by the names of the drawn signs.
pub fn icon(event: &Event, edition: Edition) -> String {
    let ink = |ink: Ink| format!("ink-{}", edition.ink_name(ink));
    match *event {
        Event::WildNamed { ink: colour, .. }
        | Event::InkGained { ink: colour, .. }
        | Event::InkLost { ink: colour, .. } => ink(colour),
        Event::TypeGained { letter, .. } | Event::TypeLost { letter, .. } => {
            format!("sort-{}", letter.code().to_lowercase())
        }
        Event::Level { specialty, .. } => format!("spec-{specialty}"),
        Event::GearUsed { reward, .. } => sector_icon(reward, edition),
        Event::PatronageReward { reward, .. } => format!("reward-{reward}"),
        Event::Passed { action: Some(action), .. } | Event::BoardCleared { action, .. } => {
            format!("act-{action}")
        }
        Event::AutomaTook { action, took, .. } => match took {
            AutomaTook::Reward(reward) => format!("reward-{reward}"),
            _ => format!("act-{action}"),
        },
        Event::Disc { reward, .. } => match reward {
            TrackReward::Ink => "ink-any".to_string(),
            TrackReward::Order => "reward-order".to_string(),
            TrackReward::Type => "reward-type".to_string(),
        },
        _ => plain_icon(event).to_string(),
    }
}

/// The sign of a gear's sector, by the name of the drawn sign.
pub fn sector_icon(sector: Sector, edition: Edition) -> String {
    let rule = sector.rule().to_lowercase();
    let parameter = match sector {
        Sector::InkFame(ink) | Sector::TakeInk(ink) | Sector::InkForTwo(ink) => Some(edition.ink_name(ink)),
        _ => sector.parameter(),
    };
    parameter.map_or(rule.clone(), |parameter| format!("{rule}-{}", parameter.to_lowercase()))
}

fn plain_icon(event: &Event) -> &'static str {
    match event {
        Event::FirstPlayer { .. } | Event::RoundStarted { .. } | Event::RoundEnded { .. } => "first-player",
        Event::PlanCommitted { .. } | Event::PlanTakenBack { .. } => "ui-lock",
        Event::Plan { .. }
        | Event::AutomaPlan { .. }
        | Event::MarkerShifted { .. }
        | Event::MarkerPassed { .. } => "marker",
        Event::OrderTaken { .. } | Event::OrderDiscarded { .. } | Event::Fulfilled { .. } => "order",
        Event::Bonus { .. } => "card-refinement",
        Event::CardsDrawn { .. }
        | Event::CardsDeclined { .. }
        | Event::Display { .. }
        | Event::DisplayCleared { .. } => "reward-order",
        Event::InksTaken { .. } => "act-inks",
        Event::SpecialtyCard { .. } | Event::LevelsSwapped { .. } => "act-specialties",
        Event::GearsDrawn { .. }
        | Event::GearsOffered { .. }
        | Event::GearsTurned { .. }
        | Event::GearInstalled { .. }
        | Event::GearReset { .. } => "act-gears",
        Event::PatronageCard { .. } | Event::PatronageLaid { .. } => "act-patronage",
        Event::Guilders { .. } => "guilder",
        Event::OpeningTypes { .. } => "sort",
        Event::Fame { .. } | Event::Tory { .. } | Event::Final { .. } => "fame",
        Event::Result { .. } => "laurel",
        _ => "fleuron",
    }
}
