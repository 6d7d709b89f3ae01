//! The first game as a lesson: a fixed deal, and its steps as data.
//!
//! A lesson is a stored game like any other. Where it stands follows from how often the learner has acted, which the table tells, and
//! from how far was read since, which the device keeps: so it survives a reload, an undo and a pause. While a step asks for something,
//! [`narrow`] leaves that alone of all that could be done.

mod script;

pub use script::{LESSON_SEED, LESSON_SET, STEPS};

use crate::bench::Bench;
use platen_host::protocol::{Choices, Happening};
use platen_rules::vocabulary::{BoardAction, Edition, Seat};
use platen_rules::{Action, Declaration, GameOptions, read_action};

/// A step: what is said, what the learner looks at, and what the learner does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// The id of what is said; with `.do` behind it, of what is to be done.
    pub text: &'static str,
    /// The rule to read on in.
    pub rule: &'static str,
    /// What is done.
    pub deed: Deed,
    /// What is looked at.
    pub spots: &'static [Spot],
}

/// What the learner does in a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Looks, and reads on.
    Read,
    /// Does this action, in the notation.
    Act(&'static str),
    /// Lays orders on the bench until it would declare this, in the notation.
    Lay(&'static str),
    /// Commits a plan of the learner's own.
    Plan,
}

/// A part of the table to look at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// The learner's printing house.
    House,
    /// Guilders, fame and markers there.
    Purse,
    /// The tracks of the specialties there.
    Tracks,
    /// The gears there.
    Gears,
    /// The orders there.
    Orders,
    /// The rows of the board.
    Board,
    /// A row of the board.
    Row(BoardAction),
    /// Who acts in which order.
    Turns,
    /// The automa.
    Rival,
    /// The patronage cards.
    Patrons,
    /// The workbench.
    Bench,
}

/// A switch on the workbench, by the place of its order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Switch {
    /// Whether the order is printed.
    Print(usize),
    /// Whether its colours are fulfilled.
    Colours(usize),
    /// Whether its decoration is fulfilled.
    Decoration(usize),
}

impl Switch {
    /// The stable code: `print-0`, …
    pub fn code(self) -> String {
        match self {
            Switch::Print(place) => format!("print-{place}"),
            Switch::Colours(place) => format!("colours-{place}"),
            Switch::Decoration(place) => format!("decoration-{place}"),
        }
    }

    /// Turns it.
    pub fn turn(self, bench: &mut Bench, on: bool) {
        match self {
            Switch::Print(place) => bench.print(place, on),
            Switch::Colours(place) => bench.colours(place, on),
            Switch::Decoration(place) => bench.decoration(place, on),
        }
    }
}

/// The options of the lesson: alone against the automa, without characters.
pub fn lesson_options() -> GameOptions {
    GameOptions::new(1).without_characters()
}

/// How often a seat has acted, without what was undone.
pub fn acts_of(log: &[Happening], seat: Option<Seat>) -> usize {
    log.iter().filter(|happening| happening.seat.is_some() && happening.seat == seat).count()
}

/// The step after so many acts, given how far was read before; none when the lesson is over.
pub fn step_at(acts: usize, read_to: usize) -> Option<usize> {
    let acting = |(place, step): (usize, &Step)| step.is_act().then_some(place);
    let mut ends = STEPS.iter().enumerate().filter_map(acting);
    let first = match acts {
        0 => 0,
        acts => ends.nth(acts - 1)? + 1,
    };
    let last = ends.next().unwrap_or(STEPS.len());
    let place = read_to.clamp(first, last);
    (place < STEPS.len()).then_some(place)
}

/// Of all that a seat may do, leaves what a step asks for.
pub fn narrow(choices: &mut Choices, step: &Step) {
    let wanted = step.action();
    choices.listed.retain(|action| Some(*action) == wanted);
    if !step.is_plan() {
        choices.plans = None;
    }
}

impl Step {
    /// Whether the game goes on with it.
    pub fn is_act(&self) -> bool {
        matches!(self.deed, Deed::Act(_) | Deed::Plan)
    }

    /// Whether it asks for a plan, a given one or any.
    pub fn is_plan(&self) -> bool {
        self.deed == Deed::Plan || matches!(self.action(), Some(Action::CommitPlan { .. }))
    }

    /// The action that is asked for, if it is a certain one.
    pub fn action(&self) -> Option<Action> {
        match self.deed {
            Deed::Act(line) => read_action(line, Edition::Second).ok(),
            Deed::Read | Deed::Lay(_) | Deed::Plan => None,
        }
    }

    /// Whether an action is what the step asks for.
    pub fn allows(&self, action: &Action) -> bool {
        match self.deed {
            Deed::Plan => matches!(action, Action::CommitPlan { .. }),
            Deed::Act(_) => self.action() == Some(*action),
            Deed::Read | Deed::Lay(_) => false,
        }
    }

    /// What the bench is to declare after the step.
    pub fn layout(&self) -> Option<Declaration> {
        let (Deed::Lay(line) | Deed::Act(line)) = self.deed else { return None };
        match read_action(line, Edition::Second) {
            Ok(Action::Declare { declaration }) => Some(declaration),
            _ => None,
        }
    }

    /// The switches to turn for the layout of the step, in order, each with how it is to stand.
    pub fn switches(&self, bench: &Bench) -> Vec<(Switch, bool)> {
        let Some(layout) = self.layout() else { return Vec::new() };
        let turn = |(place, forme): (usize, &crate::Forme)| {
            let wanted = layout.orders().iter().find(|order| order.printing == forme.order.printing);
            let is = [forme.on, forme.colours, forme.decoration];
            let to = [
                wanted.is_some(),
                wanted.is_some_and(|order| order.inks.is_some()),
                wanted.is_some_and(|order| order.decoration),
            ];
            let all = [Switch::Print(place), Switch::Colours(place), Switch::Decoration(place)];
            all.into_iter()
                .zip(is.into_iter().zip(to))
                .filter(|(_, (is, to))| is != to)
                .map(|(s, (_, to))| (s, to))
        };
        bench.formes().iter().enumerate().flat_map(turn).collect()
    }
}

/// Where the laying on the bench has come to from a step on: past every step whose layout lies there.
pub fn laid_to(place: usize, bench: &Bench) -> usize {
    let rest = STEPS.iter().enumerate().skip(place);
    let laying = rest.take_while(|(_, step)| matches!(step.deed, Deed::Lay(_)));
    let reached = laying.filter(|(_, step)| {
        bench.action() == step.layout().map(|declaration| Action::Declare { declaration })
    });
    reached.map(|(at, _)| at + 1).last().unwrap_or(place)
}
