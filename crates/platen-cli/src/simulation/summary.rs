//! What came of a run, as a table and as JSON.

use super::{Finished, Run};
use platen_lab::{Histogram, WIN, ratio};
use platen_rules::Title;
use platen_rules::vocabulary::{BySeat, Seat};
use serde_json::{Value, json};
use std::fmt::Write;

/// What came of a run.
#[derive(Debug)]
pub(crate) struct Summary {
    games: u64,
    decisions: u64,
    /// How long it took, for the speed.
    pub(crate) seconds: f64,
    scores: BySeat<Histogram>,
    /// In twelfths of a win.
    wins: BySeat<u64>,
    titles: [u64; 7],
    solo: bool,
}

impl Summary {
    pub(crate) fn new(run: &Run) -> Summary {
        Summary {
            games: 0,
            decisions: 0,
            seconds: 0.0,
            scores: BySeat::default(),
            wins: BySeat::default(),
            titles: [0; 7],
            solo: run.options.players == 1,
        }
    }

    pub(crate) fn add(&mut self, game: &Finished) {
        self.games += 1;
        self.decisions += game.decisions;
        for score in &game.result.scores {
            self.scores[score.seat].add(score.total);
        }
        let winners = game.result.winners();
        for &seat in winners {
            self.wins[seat] += WIN / winners.len() as u64;
        }
        if let Some(title) = game.result.title {
            self.titles[title as usize] += 1;
        }
    }

    fn speed(&self) -> f64 {
        #[expect(clippy::cast_precision_loss, reason = "counts of games stay far below 2^52")]
        let games = self.games as f64;
        if self.seconds > 0.0 { games / self.seconds } else { 0.0 }
    }

    fn win_share(&self, seat: Seat) -> f64 {
        ratio(self.wins[seat], self.games * WIN)
    }

    pub(crate) fn to_json(&self, run: &Run) -> Value {
        let options: serde_json::Map<String, Value> =
            run.options.values().map(|(name, value)| (name.to_string(), json!(value))).into_iter().collect();
        let mut value = json!({
            "games": self.games,
            "games_per_second": self.speed(),
            "seconds": self.seconds,
            "threads": run.threads,
            "decisions_per_game": ratio(self.decisions, self.games),
            "players": run.options.players,
            "options": options,
            "set": {"name": run.cards.name, "hash": run.cards.hash()},
            "seed": run.seed,
            "seats": run.seats().map(|(seat, bot)| self.seat_json(seat, &bot.name)).collect::<Vec<_>>(),
        });
        if self.solo {
            let titles =
                Title::ALL.map(|title| (title.name().to_string(), json!(self.titles[title as usize])));
            value["titles"] = Value::Object(titles.into_iter().collect());
        }
        value
    }

    fn seat_json(&self, seat: Seat, bot: &str) -> Value {
        let scores = &self.scores[seat];
        let mut value = json!({
            "seat": seat,
            "bot": bot,
            "scores": {
                "mean": scores.mean(), "p10": scores.quantile(10), "median": scores.quantile(50),
                "p90": scores.quantile(90),
            },
        });
        if !self.solo {
            value["win_share"] = json!(self.win_share(seat));
        }
        value
    }

    pub(crate) fn to_text(&self, run: &Run) -> String {
        let mut text = String::new();
        let _ = self.write_text(run, &mut text);
        text
    }

    fn write_text(&self, run: &Run, text: &mut String) -> std::fmt::Result {
        let wins = if self.solo { "" } else { "    wins" };
        writeln!(text, "seat  player       mean     p10  median     p90{wins}")?;
        for (seat, bot) in run.seats() {
            let scores = &self.scores[seat];
            write!(text, "{seat:>4}  {:<8} {:>8.1}", bot.name, scores.mean())?;
            for percent in [10, 50, 90] {
                write!(text, "{:>8.1}", scores.quantile(percent))?;
            }
            if !self.solo {
                write!(text, "{:>6.1} %", 100.0 * self.win_share(seat))?;
            }
            writeln!(text)?;
        }
        if self.solo {
            self.write_titles(text)?;
        }
        writeln!(text, "\ngames               {}", self.games)?;
        writeln!(text, "decisions per game  {:.1}", ratio(self.decisions, self.games))?;
        let (speed, threads) = (self.speed(), run.threads);
        let plural = if threads == 1 { "" } else { "s" };
        writeln!(text, "games per second    {speed:.0} ({threads} thread{plural}, {:.1} s)", self.seconds)
    }

    fn write_titles(&self, text: &mut String) -> std::fmt::Result {
        writeln!(text)?;
        for title in Title::ALL {
            let count = self.titles[title as usize];
            writeln!(text, "{:<20}{count:>8}{:>8.1} %", title.name(), 100.0 * ratio(count, self.games))?;
        }
        Ok(())
    }
}
