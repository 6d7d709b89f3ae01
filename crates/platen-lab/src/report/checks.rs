//! The calibration of the cards: whether titles mean something and whether seats and characters are fair.

use super::Report;
use super::cells::Item;
use super::tally::Tally;
use super::values::worth;
use crate::stats::Interval;
use platen_rules::Title;
use platen_rules::vocabulary::Character;
use serde_json::{Value, json};

/// How a check came out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    Pass,
    Fail,
    /// Within the limit or not, fewer games were played than the limit is meant for.
    TooFew,
    /// Within the limit or not, the games were not played as the limit is meant for.
    Unfit(&'static str),
}

impl Verdict {
    pub(crate) fn word(self) -> &'static str {
        match self {
            Verdict::Pass => "pass",
            Verdict::Fail => "fail",
            Verdict::TooFew => "too few games",
            Verdict::Unfit(why) => why,
        }
    }
}

/// One limit, and what was found.
#[derive(Clone, Debug)]
pub(crate) struct Check {
    pub(crate) what: String,
    pub(crate) found: String,
    pub(crate) limit: String,
    pub(crate) games: u64,
    pub(crate) wanted: u64,
    pub(crate) within: bool,
    /// Why the limit is not meant for such games, if it is not.
    unfit: Option<&'static str>,
}

const NOT_BY_CHANCE: &str = "not by chance";
const NOT_MIDDLING: &str = "not of middling strength";
const NOT_AS_IT_IS: &str = "not the level as it is";

impl Check {
    pub(crate) fn verdict(&self) -> Verdict {
        match (self.unfit, self.games >= self.wanted, self.within) {
            (Some(why), ..) => Verdict::Unfit(why),
            (None, false, _) => Verdict::TooFew,
            (None, true, true) => Verdict::Pass,
            (None, true, false) => Verdict::Fail,
        }
    }

    pub(crate) fn to_json(&self) -> Value {
        json!({
            "what": self.what, "found": self.found, "limit": self.limit, "games": self.games,
            "games_wanted": self.wanted, "within": self.within, "verdict": self.verdict().word(),
        })
    }
}

/// A weakest player hardly ever leaves the lowest title.
const STUDENTS: f64 = 0.99;
/// "A good part" of the strongest player's games.
const GUILDMASTERS: f64 = 0.2;
const SEAT_POINTS: f64 = 3.0;
pub(crate) const CHARACTER_POINTS: f64 = 6.0;
const FAIRNESS_GAMES: u64 = 4500;
/// The place of the level that thinks for a few milliseconds.
const MIDDLING: usize = 2;

/// Every check that the games allow.
pub(crate) fn checks(report: &Report) -> Vec<Check> {
    let alone = report.tallies.iter().filter(|tally| tally.players() == 1);
    let mut checks: Vec<Check> = alone.filter_map(titles).collect();
    // Players who choose at random say nothing about fairness.
    let thinks = |tally: &&Tally| tally.groups[0].player.thinks();
    let equal = report.tallies.iter().filter(|tally| tally.players() > 1 && tally.is_mirror());
    for tally in equal.filter(thinks) {
        checks.push(seats(tally));
        checks.extend(characters(report, tally));
    }
    checks
}

/// What the titles of a bot must be follows from its place among the levels.
fn titles(tally: &Tally) -> Option<Check> {
    let player = &tally.groups[0].player;
    let (place, levels) = player.place()?;
    let median = tally.groups[0].scores.quantile(50);
    let (student, guildmaster) = (tally.titles.share(Title::Student), tally.titles.share(Title::Guildmaster));
    let check = |found: String, limit: &str, wanted, within| Check {
        what: format!("Solitaire titles: {player}"),
        found,
        limit: limit.to_string(),
        games: tally.games,
        wanted,
        within,
        unfit: (!player.as_it_is()).then_some(NOT_AS_IT_IS),
    };
    let named = |fame: f64| format!("median {fame:.1} ({})", Title::of(whole(fame)).name());
    if place == 0 {
        let found = format!("{} Student, {}", percent(student), named(median));
        return Some(check(found, "at least 99 % Student", 1000, student.0 >= STUDENTS));
    }
    if place + 1 == levels {
        let within = median > 140.0 && guildmaster.0 >= GUILDMASTERS;
        let found = format!("{}, {} Guildmaster", named(median), percent(guildmaster));
        return Some(check(
            found,
            "median above 140 (Master of Printing), at least 20 % Guildmaster",
            200,
            within,
        ));
    }
    let within = median > 110.0 && median <= 130.0;
    (place == 1)
        .then(|| check(named(median), "median 111 to 130 (Apprentice, Senior Apprentice)", 1000, within))
}

fn percent((share, [low, high]): (f64, Interval)) -> String {
    format!("{:.1} % ({:.1} to {:.1})", 100.0 * share, 100.0 * low, 100.0 * high)
}

/// Whether players are neither of the two weakest levels nor stronger than the one above: a few milliseconds a decision.
fn not_middling(tally: &Tally) -> Option<&'static str> {
    let place = tally.groups[0].player.place();
    place.is_none_or(|(place, _)| place != MIDDLING).then_some(NOT_MIDDLING)
}

fn whole(fame: f64) -> u16 {
    #[expect(clippy::cast_sign_loss, reason = "fame is never below 0")]
    let whole = fame.floor() as u16;
    whole
}

/// No place in the player order may win more than its share by over 3 points.
fn seats(tally: &Tally) -> Check {
    let automa = u8::from(tally.header.options.automa);
    let seats = tally.header.options.seat_count() as u8;
    let places = (automa..seats).map(|place| (format!("place {}", place + 1 - automa), Item::Place(place)));
    let worst = places
        .map(|(name, item)| (name, over(tally, item)))
        .max_by(|a, b| a.1.0.total_cmp(&b.1.0))
        .unwrap_or_default();
    let (name, (points, reach)) = worst;
    Check {
        what: format!("Seats, {} players: {}", tally.players(), tally.groups[0].player),
        found: format!("{name} in player order {points:+.1} ± {reach:.1} points"),
        limit: format!("no place above its share by more than {SEAT_POINTS} points"),
        games: tally.games,
        wanted: FAIRNESS_GAMES,
        within: points <= SEAT_POINTS,
        unfit: not_middling(tally),
    }
}

/// No character's win rate may be further than 6 points from fair.
fn characters(report: &Report, tally: &Tally) -> Option<Check> {
    let kept =
        Character::ALL.into_iter().map(|character| (character, over(tally, Item::Character(character))));
    let (character, (points, reach)) = kept.max_by(|a, b| a.1.0.abs().total_cmp(&b.1.0.abs()))?;
    tally.header.options.characters.then(|| Check {
        what: format!("Characters, {} players: {}", tally.players(), tally.groups[0].player),
        found: format!("{} {points:+.1} ± {reach:.1} points", report.words.character(character)),
        limit: format!("no character further from fair than {CHARACTER_POINTS} points"),
        games: tally.games,
        wanted: FAIRNESS_GAMES,
        within: points.abs() <= CHARACTER_POINTS,
        unfit: (!tally.header.chance_keeps).then_some(NOT_BY_CHANCE).or(not_middling(tally)),
    })
}

/// Points of a hundred above the fair share, and the reach of the interval.
fn over(tally: &Tally, item: Item) -> (f64, f64) {
    let share = worth(&[(tally, &tally.groups[0])], item).share.unwrap_or_default();
    (100.0 * share.value, 100.0 * share.reach.unwrap_or(0.0))
}
