//! The sheet of scores by source, fame by round, and how a result compares.

use platen_host::protocol::Happening;
use platen_rules::vocabulary::Seat;
use platen_rules::{Event, GameResult, ROUNDS, Score, Title};

/// Where fame comes from, in the order of the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Source {
    /// Colours of orders.
    Colours,
    /// Decorations of orders.
    Decoration,
    /// Bonuses of orders.
    Bonus,
    /// Gears.
    Gears,
    /// Geoffroy Tory.
    Tory,
    /// Levels IV to VI.
    Specialties,
    /// Patronage cards.
    Patronage,
    /// Guilders left.
    Guilders,
}

impl Source {
    /// Every source, in the order of the sheet.
    pub const ALL: [Source; 8] = [
        Source::Colours,
        Source::Decoration,
        Source::Bonus,
        Source::Gears,
        Source::Tory,
        Source::Specialties,
        Source::Patronage,
        Source::Guilders,
    ];

    /// The stable code.
    pub const fn code(self) -> &'static str {
        match self {
            Source::Colours => "colours",
            Source::Decoration => "decoration",
            Source::Bonus => "bonus",
            Source::Gears => "gears",
            Source::Tory => "tory",
            Source::Specialties => "specialties",
            Source::Patronage => "patronage",
            Source::Guilders => "guilders",
        }
    }

    /// What a score has from it.
    pub const fn of(self, score: &Score) -> u16 {
        match self {
            Source::Colours => score.fame.colours,
            Source::Decoration => score.fame.decoration,
            Source::Bonus => score.fame.bonus,
            Source::Gears => score.fame.gears,
            Source::Tory => score.fame.tory,
            Source::Specialties => score.specialties,
            Source::Patronage => score.patronage,
            Source::Guilders => score.guilders,
        }
    }
}

/// The sheet of a game, over or not.
#[derive(Clone, Debug, PartialEq)]
pub struct ScoreSheet {
    /// The players, in seat order.
    pub seats: Vec<Seat>,
    /// Each source that anybody has something from, with the fame of each player.
    pub rows: Vec<(Source, Vec<u16>)>,
    /// All of it.
    pub totals: Vec<u16>,
    /// Each player's place in the ranking, from 1; equal ones share it.
    pub places: Vec<usize>,
    /// The title, with exactly one player.
    pub title: Option<Title>,
    /// The next title above it, and how much fame it lacks.
    pub next_title: Option<(Title, u16)>,
}

impl ScoreSheet {
    /// The sheet of a result or standing.
    pub fn of(result: &GameResult) -> ScoreSheet {
        let scores = &result.scores;
        let rows = Source::ALL.map(|source| (source, scores.iter().map(|score| source.of(score)).collect()));
        let has_some = |row: &(Source, Vec<u16>)| row.1.iter().any(|&fame| fame > 0);
        ScoreSheet {
            seats: scores.iter().map(|score| score.seat).collect(),
            rows: rows.into_iter().filter(has_some).collect(),
            totals: scores.iter().map(|score| score.total).collect(),
            places: scores.iter().map(|score| place(&result.ranking, score.seat)).collect(),
            title: result.title,
            next_title: result.title.and_then(|_| next_title(scores.first()?.total)),
        }
    }

    /// The best fame of a row, which is shown as such.
    pub fn best_of(&self, row: usize) -> u16 {
        self.rows.get(row).and_then(|(_, fame)| fame.iter().max()).copied().unwrap_or_default()
    }
}

fn place(ranking: &[Vec<Seat>], seat: Seat) -> usize {
    1 + ranking.iter().take_while(|equal| !equal.contains(&seat)).map(Vec::len).sum::<usize>()
}

fn next_title(fame: u16) -> Option<(Title, u16)> {
    let now = Title::of(fame);
    let more =
        (1..=u16::MAX - fame).take_while(|more| *more <= 200).find(|more| Title::of(fame + more) > now)?;
    Some((Title::of(fame + more), more))
}

/// The fame of each player after each round, 0 first; in the last place the final score if the game is over.
pub fn fame_by_round(log: &[Happening], seats: &[Seat]) -> Vec<Vec<u16>> {
    let mut fame = vec![vec![0_u16]; seats.len()];
    let mut running = vec![0_i32; seats.len()];
    let index = |seat: Seat| seats.iter().position(|&other| other == seat);
    for event in log.iter().flat_map(|happening| &happening.events) {
        match *event {
            Event::Fame { seat, amount, .. } => {
                if let Some(i) = index(seat) {
                    running[i] += i32::from(amount);
                }
            }
            Event::RoundEnded { .. } => {
                let now = running.iter().map(|&fame| u16::try_from(fame).unwrap_or_default());
                fame.iter_mut().zip(now).for_each(|(line, now)| line.push(now));
            }
            Event::Final { seat, total, .. } => {
                if let Some(line) = index(seat).map(|i| &mut fame[i]) {
                    line.truncate(usize::from(ROUNDS));
                    line.push(total);
                }
            }
            _ => {}
        }
    }
    fame
}

/// How a total compares with earlier ones of the same kind of game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Best {
    /// The best before; none if there was no game.
    pub before: Option<u16>,
    /// Whether it is the best now.
    pub is_best: bool,
    /// Its place among all, from 1; equal ones share it.
    pub place: usize,
    /// How many games there are with this one.
    pub games: usize,
}

impl Best {
    /// Compares a total with those before it.
    pub fn of(total: u16, before: &[u16]) -> Best {
        let best = before.iter().max().copied();
        Best {
            before: best,
            is_best: best.is_none_or(|best| total > best),
            place: 1 + before.iter().filter(|&&other| other > total).count(),
            games: before.len() + 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn end_4_the_next_title_is_named_with_what_it_lacks() {
        assert_eq!(next_title(96), Some((Title::SeniorStudent, 5)));
        assert_eq!(next_title(101), Some((Title::Apprentice, 10)));
        assert_eq!(next_title(150), Some((Title::Guildmaster, 1)));
        assert_eq!(next_title(151), None);
    }

    #[test]
    fn a_best_is_better_than_all_before() {
        assert_eq!(Best::of(90, &[]), Best { before: None, is_best: true, place: 1, games: 1 });
        assert_eq!(Best::of(90, &[90, 80]), Best { before: Some(90), is_best: false, place: 1, games: 3 });
        assert_eq!(Best::of(85, &[90, 80]), Best { before: Some(90), is_best: false, place: 2, games: 3 });
    }

    #[test]
    fn equal_players_share_a_place() {
        let seat = |n| Seat::new(n).expect("a seat");
        let ranking = [vec![seat(2)], vec![seat(0), seat(1)], vec![seat(3)]];
        assert_eq!([0, 1, 2, 3].map(|n| place(&ranking, seat(n))), [2, 2, 1, 4]);
    }
}
