//! What is asked in a sheet over the table: choices that have no place on the board or in the house.

use crate::choices::{Lit, Offers};
use crate::scene::Scene;
use crate::target::{Target, Verb};
use platen_rules::Frame;
use std::mem::discriminant;

/// Where a target is tapped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Home {
    /// On the board, or in the opening display.
    Board,
    /// In the viewer's printing house.
    House,
    /// A button beside the question.
    Bar,
    /// In a sheet.
    Sheet,
}

/// What a sheet asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// What the table waits for.
    Prompt,
    /// Which sector is active first.
    Sector,
    /// Which order is discarded.
    Order,
    /// Which gear is discarded.
    Gear,
    /// Which specialty.
    Specialty,
    /// Which inks are taken.
    Inks,
    /// Which inks are spent.
    Spend,
    /// Which type.
    Type,
    /// How.
    How,
}

/// A sheet: its question, what can be chosen, and its buttons.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// What it asks.
    pub question: Question,
    /// What can be chosen, and what was chosen of the same kind.
    pub choices: Vec<Target>,
    /// Answers without a face.
    pub buttons: Vec<Target>,
}

impl Sheet {
    /// The sheet that the taps so far have come to; none while everything to tap lies on the table.
    pub fn of(scene: Scene<'_>, offers: &Offers, picked: &[Target]) -> Option<Sheet> {
        let lit: Vec<Target> = offers
            .lit(picked)
            .iter()
            .filter(|lit| is_in_sheet(scene, picked, lit))
            .map(|lit| lit.target)
            .collect();
        if lit.is_empty() {
            return None;
        }
        let mut choices = lit.clone();
        let stays =
            |pick: &&Target| matches!(pick, Target::Bonus(_)) || lit.iter().any(|lit| is_alike(*lit, **pick));
        choices.extend(picked.iter().filter(stays));
        if lit.iter().any(|target| is_set_out(*target)) {
            choices.extend(offers.lit(&[]).iter().map(|lit| lit.target).filter(|target| is_set_out(*target)));
        }
        choices.sort_unstable();
        choices.dedup();
        let (buttons, choices) = choices.into_iter().partition(|target| matches!(target, Target::Do(_)));
        let question = question(picked, &lit);
        Some(Sheet { question, choices, buttons })
    }
}

fn is_alike(lit: Target, pick: Target) -> bool {
    discriminant(&lit) == discriminant(&pick) && !matches!(pick, Target::Do(_))
}

/// Things that stay in sight while others of them are chosen.
fn is_set_out(target: Target) -> bool {
    matches!(target, Target::Printing(_) | Target::Refinement(_) | Target::Level(..))
}

fn is_in_sheet(scene: Scene<'_>, picked: &[Target], lit: &Lit) -> bool {
    home(scene, picked, lit) == Home::Sheet
}

/// Where a target is tapped that is lit after these taps.
pub fn home(scene: Scene<'_>, picked: &[Target], lit: &Lit) -> Home {
    let table = scene.table();
    let drawn = !table.drawn.printing.is_empty() || !table.drawn.refinement.is_empty();
    let keeping = matches!(table.frames.last(), Some(Frame::KeepGears { .. }));
    match lit.target {
        Target::Printing(_) | Target::Refinement(_) if drawn => Home::Sheet,
        Target::Gear(_) if keeping => Home::Sheet,
        Target::Printing(_)
        | Target::Refinement(_)
        | Target::Gear(_)
        | Target::Well(..)
        | Target::SpecialtyCard(_)
        | Target::Reward(_)
        | Target::Patronage(_)
        | Target::From(_)
        | Target::To(_) => Home::Board,
        Target::Sector(..) | Target::Do(Verb::Swap) => Home::House,
        Target::Cast(_) if lit.free && picked.is_empty() => Home::House,
        Target::Do(Verb::Pass | Verb::EndTurn | Verb::TakeBackPlan | Verb::LeaveMarkers) => Home::Bar,
        _ => Home::Sheet,
    }
}

fn question(picked: &[Target], lit: &[Target]) -> Question {
    let begun = picked.iter().any(|pick| !lit.iter().any(|lit| is_alike(*lit, *pick)) && !is_set_out(*pick));
    let Some(first) =
        lit.iter().find(|target| !matches!(target, Target::Do(_))).filter(|_| begun || !picked.is_empty())
    else {
        return if begun { Question::How } else { Question::Prompt };
    };
    match first {
        Target::Position(_) => Question::Sector,
        Target::Order(_) => Question::Order,
        Target::Axle(_) => Question::Gear,
        Target::Track(_) | Target::Symbols => Question::Specialty,
        Target::Ink(_) => Question::Spend,
        Target::Bag(_) if begun => Question::Inks,
        Target::Letter(_) | Target::Cast(_) if begun => Question::Type,
        Target::Count(_) => Question::How,
        _ => Question::Prompt,
    }
}
