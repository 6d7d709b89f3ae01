//! What the solver answers.

use platen_rules::vocabulary::{Axle, ByLetter, RefinementNo};
use platen_rules::{Action, BonusGain, Declaration, FameSources, GearChoice, Pair};
use tinyvec::ArrayVec;

/// Something to do before or after the declaration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Use a gear (GER-5).
    Gear {
        /// Its axle.
        axle: Axle,
        /// What is chosen with it.
        choice: GearChoice,
    },
    /// Swap two levels (CHR-7).
    Swap {
        /// Which two.
        pair: Pair,
    },
    /// Take a bonus (FUL-4).
    Bonus {
        /// Whose.
        refinement: RefinementNo,
        /// What is chosen with it.
        gain: BonusGain,
    },
    /// Decline a bonus (FUL-4).
    Decline {
        /// Whose.
        refinement: RefinementNo,
    },
}

impl Default for Step {
    fn default() -> Self {
        Step::Decline { refinement: RefinementNo::default() }
    }
}

impl From<Step> for Action {
    fn from(step: Step) -> Action {
        match step {
            Step::Gear { axle, choice } => Action::UseGear { axle, choice },
            Step::Swap { pair } => Action::SwapLevels { pair },
            Step::Bonus { refinement, gain } => Action::TakeBonus { refinement, gain },
            Step::Decline { refinement } => Action::DeclineBonus { refinement },
        }
    }
}

/// Three uses, a swap and four bonuses are the most there can be.
pub(super) type Steps = ArrayVec<[Step; 8]>;

/// The best way to do the step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Solution {
    /// What it gains, in hundredths of fame, over passing with nothing done at all. Never below 0.
    pub value: i32,
    /// What to do first.
    pub early: Steps,
    /// The types to buy then (FRE-1), each by itself.
    pub buy: ByLetter<u8>,
    /// The types to buy after them by GRW-11.
    pub cheap: Steps,
    /// What to declare then; none is a pass, which comes after everything else.
    pub declaration: Option<Declaration>,
    /// What to do after the declaration, or before the pass.
    pub late: Steps,
    /// What it gains, thing by thing.
    pub gains: Gains,
}

/// What a solution gains, without the rewards of the track and of orders.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Gains {
    /// Fame by where it comes from.
    pub fame: FameSources,
    /// Guilders, less those spent.
    pub guilders: i32,
    /// Rewarded orders that are drawn (ORD-5).
    pub orders: u8,
}

impl Solution {
    /// Everything up to the declaration or the pass, that included.
    pub fn actions(&self) -> impl Iterator<Item = Action> + use<'_> {
        let late = if self.declaration.is_none() { self.late.as_slice() } else { &[] };
        let buy = self.buy.each().map(|letter| Action::BuyType { letter });
        let early = self.early.iter().copied().map(Action::from);
        let last = self.cheap.iter().chain(late).copied().map(Action::from);
        early.chain(buy).chain(last).chain([self.main()])
    }

    /// Everything after the declaration, but the end of the step.
    pub fn after(&self) -> impl Iterator<Item = Action> + use<'_> {
        let late = if self.declaration.is_some() { self.late.as_slice() } else { &[] };
        late.iter().copied().map(Action::from)
    }

    /// The declaration or the pass.
    pub fn main(&self) -> Action {
        self.declaration.map_or(Action::Pass, |declaration| Action::Declare { declaration })
    }

    /// What to do now.
    pub fn first(&self) -> Action {
        self.actions().next().unwrap_or(Action::Pass)
    }
}

/// The best rest of a step, after its declaration.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rest {
    /// What it still gains, in hundredths of fame. Never below 0.
    pub value: i32,
    /// What to do.
    pub steps: Steps,
}

impl Rest {
    /// Everything to do, but the end of the step.
    pub fn actions(&self) -> impl Iterator<Item = Action> + use<'_> {
        self.steps.iter().copied().map(Action::from)
    }

    /// What to do now.
    pub fn first(&self) -> Action {
        self.actions().next().unwrap_or(Action::EndTurn)
    }
}
