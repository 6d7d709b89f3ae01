//! The sections of the page, each from what was measured.

mod fair;
mod fame;
mod items;
mod names;
mod played;
mod rules;
mod summary;

use super::Report;
use fair::{characters, seats};
use fame::{length, orders, scores, sources, titles};
use items::{bonuses, gears, patronage, plans, printing, refinement};
use played::{calibration, played, winners};
use rules::rules;
use summary::summary;

type Section = (&'static str, &'static str, String);

/// Every section that has something to show: its anchor, its title, its body.
pub(crate) fn all(report: &Report) -> Vec<Section> {
    let sections = [
        ("summary", "What stands out", summary(report)),
        ("played", "What was played", played(report)),
        ("calibration", "Calibration", calibration(report)),
        ("winners", "Who won", winners(report)),
        ("scores", "Scores", scores(report)),
        ("titles", "Solitaire titles", titles(report)),
        ("seats", "Seats", seats(report)),
        ("characters", "Characters", characters(report)),
        ("sources", "Where fame comes from", sources(report)),
        ("orders", "Orders fulfilled", orders(report)),
        ("plans", "Plans", plans(report)),
        ("printing", "Printing cards", printing(report)),
        ("refinement", "Refinement cards", refinement(report)),
        ("bonuses", "Bonuses", bonuses(report)),
        ("gears", "Gears", gears(report)),
        ("patronage", "Patronage cards", patronage(report)),
        ("length", "Length of a game", length(report)),
        ("rules", "Rules at work", rules(report)),
    ];
    sections.into_iter().filter(|(_, _, body)| !body.is_empty()).collect()
}
