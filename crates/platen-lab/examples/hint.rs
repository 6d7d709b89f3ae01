//! How strong a player is who always does what advice names first, against a level:
//! `cargo run --release -p platen-lab --example hint -- journeyman 20 120` plays 20 deals with 120 playouts an advice. With
//! `lead` at the end it does what leads most at the end of the playouts instead.

use platen_bots::{Advisor, Bot, Effort, Question};
use platen_lab::{Contest, Contestant, Games, LabError, Standing};
use platen_rules::cards::{DEFAULT_SET, published_set};
use platen_rules::{Action, GameOptions, Seed};
use std::collections::BTreeSet;
use std::io::Write;

/// Follows the first choice of advice, or the one that leads most.
struct Follows {
    advisor: Advisor,
    by_lead: bool,
}

impl Bot for Follows {
    fn choose(&self, question: &Question<'_>, effort: &Effort<'_>) -> Action {
        let advice = self.advisor.advise(question, effort);
        let mut choices = advice.map_or(Vec::new(), |advice| advice.choices);
        if self.by_lead {
            choices.sort_by(|a, b| b.lead.mean.total_cmp(&a.lead.mean));
        }
        choices.first().map_or(Action::Pass, |choice| choice.action)
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let level = args.next().unwrap_or_else(|| "journeyman".to_string());
    let deals = args.next().map_or(Ok(10), |text| text.parse())?;
    let iterations = args.next().map_or(Ok(120), |text| text.parse())?;
    let kind = platen_bots::find(&level).ok_or("no such level")?;
    let advisor = Advisor { iterations, line: 0, ..Advisor::default() };
    let by_lead = args.next().is_some_and(|word| word == "lead");
    let hint = Contestant::with("hint", move || Box::new(Follows { advisor, by_lead }));
    let contest = Contest {
        cards: published_set(DEFAULT_SET).ok_or("no cards")?,
        options: GameOptions::new(2),
        bots: vec![hint, Contestant::from(&kind)],
        seed: Seed::from_number(1),
        deals,
        iterations: None,
        chance_keeps: false,
        timed: false,
    };
    let mut standing = Standing::new(contest.header());
    let threads = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    contest.play(threads, &BTreeSet::new(), |played| -> Result<(), LabError> {
        standing.add(&played);
        let (share, [low, high]) =
            (standing.win_share(&standing.sides[0]), standing.interval(&standing.sides[0]));
        let fame = standing.sides.iter().map(|side| format!("{:.1}", side.scores.mean())).collect::<Vec<_>>();
        let line = format!(
            "{} games: hint {share:.3} ({low:.3} to {high:.3}), fame {}",
            standing.games,
            fame.join(" to ")
        );
        let _ = writeln!(std::io::stdout(), "{line}");
        Ok(())
    })?;
    Ok(())
}
