//! The board: five rows in the order of the actions, with what lies on their spaces.

use crate::scene::Scene;
use crate::takings::Takings;
use crate::target::Target;
use platen_rules::vocabulary::{
    BoardAction, GearNo, Ink, InkSetNo, PatronageNo, PatronageReward, PrintingNo, RefinementNo, Seat,
    SpecialtyNo,
};
use platen_rules::{INK_PRICES, Phase, Table};

/// The board as a viewer sees it.
#[derive(Clone, Debug, PartialEq)]
pub struct Board {
    /// The rows, in the order of the actions.
    pub rows: Vec<Row>,
    /// The cards of the opening display, while it lies there.
    pub display: Option<(Vec<PrintingNo>, Vec<RefinementNo>)>,
    /// The cards drawn for a rewarded order, while one is chosen.
    pub drawn: Option<(Vec<PrintingNo>, Vec<RefinementNo>)>,
}

/// A row of the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// Its action.
    pub action: BoardAction,
    /// Where the round stands with it.
    pub state: RowState,
    /// Who acts on it, in the order of play; empty before the reveal.
    pub turns: Vec<TurnPlace>,
    /// Its spaces, from left to right.
    pub spaces: Vec<Space>,
}

/// Where the round stands with a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RowState {
    /// Its turns are over.
    Past,
    /// Its turns are being played.
    Current,
    /// Its turns are to come.
    ToCome,
}

/// Somebody's place in the order of play of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnPlace {
    /// Who.
    pub seat: Seat,
    /// How many markers lie there.
    pub markers: u8,
    /// Whether as many markers of the one before lie there, so that the token decided (PLN-4).
    pub tied: bool,
    /// How far from the first player token the seat is, clockwise: what ties go by.
    pub from_token: u8,
    /// Whether the turn is over.
    pub done: bool,
    /// Whether the turn is being played.
    pub acting: bool,
    /// Whether nothing was done.
    pub passed: bool,
}

/// A space of the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Space {
    /// Its number in its row, from 1.
    pub number: u8,
    /// What lies there, or lay there when the round began.
    pub content: Content,
    /// Whether it lies there still.
    pub there: bool,
    /// Who took from it, first one first.
    pub takers: Vec<Seat>,
}

/// What a space is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Content {
    /// A printing card; none if there was none to lay.
    Printing(Option<PrintingNo>),
    /// A refinement card.
    Refinement(Option<RefinementNo>),
    /// What is left of an ink set, with the price of each place.
    Inks(InkSetNo, [(Option<Ink>, u16); 3]),
    /// A specialty card.
    Specialty(Option<SpecialtyNo>),
    /// A gear.
    Gear(Option<GearNo>),
    /// A patronage reward.
    Reward(PatronageReward),
    /// A patronage card.
    Patronage {
        /// The card; none if it left the game.
        card: Option<PatronageNo>,
        /// From which round it can be taken (PAT-2).
        from: u8,
        /// Whether that round has come.
        open: bool,
    },
}

impl Board {
    /// The board with who took what.
    pub fn of(scene: Scene<'_>, takings: &Takings) -> Board {
        let table = scene.table();
        let row = |action| Row {
            action,
            state: row_state(table, action),
            turns: turns(table, takings, action),
            spaces: spaces(scene, takings, action),
        };
        let open = |cards: platen_rules::Cards| {
            let some = !cards.printing.is_empty() || !cards.refinement.is_empty();
            some.then(|| (cards.printing.iter().collect(), cards.refinement.iter().collect()))
        };
        Board {
            rows: BoardAction::ALL.map(row).into(),
            display: open(table.display),
            drawn: open(table.drawn),
        }
    }
}

impl Space {
    /// What a tap on the space means; for an ink set the place is named too.
    pub fn target(&self, place: u8) -> Option<Target> {
        match self.content {
            Content::Printing(card) => card.map(Target::Printing),
            Content::Refinement(card) => card.map(Target::Refinement),
            Content::Inks(set, _) => Some(Target::Well(set, place)),
            Content::Specialty(card) => card.map(Target::SpecialtyCard),
            Content::Gear(gear) => gear.map(Target::Gear),
            Content::Reward(reward) => Some(Target::Reward(reward)),
            Content::Patronage { card, .. } => card.map(Target::Patronage),
        }
    }
}

fn row_state(table: &Table, action: BoardAction) -> RowState {
    match table.phase {
        Phase::Turn { action: now, .. } if now == action => RowState::Current,
        Phase::Turn { action: now, .. } if now > action => RowState::Past,
        Phase::Fulfil { .. } | Phase::Over => RowState::Past,
        _ => RowState::ToCome,
    }
}

/// Who acts on a row, once plans are revealed: most markers first, ties by the first player token.
pub fn order_of_row(table: &Table, action: BoardAction) -> Vec<TurnPlace> {
    let revealed = matches!(table.phase, Phase::ShiftMarker | Phase::Turn { .. } | Phase::Fulfil { .. });
    if !revealed {
        return Vec::new();
    }
    let mut before = 0;
    let place = |seat: Seat| {
        let markers = table.markers[seat][action];
        let tied = std::mem::replace(&mut before, markers) == markers;
        let from_token = table.seats_in_order().position(|other| other == seat).unwrap_or_default() as u8;
        TurnPlace { seat, markers, tied, from_token, done: false, acting: false, passed: false }
    };
    table.order_of_play(action).into_iter().map(place).collect()
}

fn turns(table: &Table, takings: &Takings, action: BoardAction) -> Vec<TurnPlace> {
    let state = row_state(table, action);
    let current = match table.phase {
        Phase::Turn { action: now, at, .. } if now == action => Some(usize::from(at)),
        _ => None,
    };
    let mut turns = order_of_row(table, action);
    for (place, turn) in turns.iter_mut().enumerate() {
        turn.done = state == RowState::Past || current.is_some_and(|at| place < at);
        turn.acting = current == Some(place);
        turn.passed = takings.passed(action, turn.seat);
    }
    turns
}

fn spaces(scene: Scene<'_>, takings: &Takings, action: BoardAction) -> Vec<Space> {
    let table = scene.table();
    let count = scene.spaces();
    match action {
        BoardAction::Orders => {
            let printing = cards(table.printing_spaces, takings.filled.printing.as_slice(), count).map(
                |(card, there)| (Content::Printing(card), there, card.and_then(|it| takings.printing(it))),
            );
            let refinement = cards(table.refinement_spaces, takings.filled.refinement.as_slice(), count).map(
                |(card, there)| {
                    (Content::Refinement(card), there, card.and_then(|it| takings.refinement(it)))
                },
            );
            numbered(printing).into_iter().chain(numbered(refinement)).collect()
        }
        BoardAction::Inks => InkSetNo::all().take(count).map(|set| ink_space(table, takings, set)).collect(),
        BoardAction::Specialties => {
            let cards = cards(table.specialty_spaces, takings.filled.specialty.as_slice(), count);
            numbered(cards.map(|(card, there)| {
                (Content::Specialty(card), there, card.and_then(|it| takings.specialty(it)))
            }))
        }
        BoardAction::Gears => {
            let gears = cards(table.gear_spaces, takings.filled.gears.as_slice(), count);
            numbered(
                gears.map(|(gear, there)| (Content::Gear(gear), there, gear.and_then(|it| takings.gear(it)))),
            )
        }
        BoardAction::Patronage => patronage(scene, takings),
    }
}

/// What lies on each space, or lay there when it was filled, and whether it is there still.
fn cards<N: Copy>(
    now: [Option<N>; 4],
    filled: &[Option<N>],
    count: usize,
) -> impl Iterator<Item = (Option<N>, bool)> {
    let filled: Vec<Option<N>> = filled.to_vec();
    (0..count.min(now.len())).map(move |place| {
        let lay = filled.get(place).copied().flatten();
        (now[place].or(lay), now[place].is_some())
    })
}

fn numbered(spaces: impl Iterator<Item = (Content, bool, Option<Seat>)>) -> Vec<Space> {
    (1u8..)
        .zip(spaces)
        .map(|(number, (content, there, taker))| {
            let takers = taker.filter(|_| !there).into_iter().collect();
            Space { number, content, there, takers }
        })
        .collect()
}

fn ink_space(table: &Table, takings: &Takings, set: InkSetNo) -> Space {
    let inks = table.ink_sets[set.index()];
    Space {
        number: set.number(),
        content: Content::Inks(set, std::array::from_fn(|place| (inks[place], INK_PRICES[place]))),
        there: inks.iter().any(Option::is_some),
        takers: takings.inks(set).to_vec(),
    }
}

fn patronage(scene: Scene<'_>, takings: &Takings) -> Vec<Space> {
    let table = scene.table();
    let rewards = table.options.edition.patronage_rewards().into_iter();
    let rewards =
        rewards.map(|reward| (Content::Reward(reward), !table.is_marked(reward), takings.reward(reward)));
    let rounds = scene.cards.board.patronage_rounds;
    let cards = (0..rounds.len()).map(|place| {
        let (now, from) = (table.patronage_spaces[place], rounds[place]);
        let card = now.or(takings.patronage[place]);
        let content = Content::Patronage { card, from, open: table.round >= from };
        (content, now.is_some(), card.and_then(|it| takings.card(it)))
    });
    numbered(rewards).into_iter().chain(numbered(cards)).collect()
}
