//! The deal of the day: the same solitaire game for everyone, found from the date alone, so no network is asked.
//!
//! The seed is the date of Coordinated Universal Time as a number, 20261116 on 16 November 2026, with the options of a
//! solitaire game as they are by default.

const DAY: f64 = 86_400_000.0;

/// A date of the calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Day {
    /// The year.
    pub year: i64,
    /// The month, from 1.
    pub month: i64,
    /// The day, from 1.
    pub day: i64,
}

impl Day {
    /// The date at a time in milliseconds since 1970, by Coordinated Universal Time.
    pub fn at(milliseconds: f64) -> Day {
        // Days are counted in years that begin in March, so that a leap day is the last of its year.
        let days = (milliseconds / DAY).floor() as i64 + 719_468;
        let (era, of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
        let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year + year / 4 - year / 100);
        let march = (5 * of_year + 2) / 153;
        let month = if march < 10 { march + 3 } else { march - 9 };
        let day = of_year - (153 * march + 2) / 5 + 1;
        Day { year: era * 400 + year + i64::from(month <= 2), month, day }
    }

    /// The seed of its deal.
    pub fn seed(self) -> String {
        format!("{}{:02}{:02}", self.year, self.month, self.day)
    }

    /// The date as every language can read it: 2026-11-16.
    pub fn text(self) -> String {
        format!("{}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

#[cfg(test)]
mod tests {
    use super::{DAY, Day};
    use platen_rules::cards::{DEFAULT_SET, published_set};
    use platen_rules::{Game, GameOptions, Seed};

    #[test]
    fn the_date_is_that_of_the_calendar() {
        let dates =
            [(0.0, "1970-01-01"), (951_782_400_000.0, "2000-02-29"), (1_794_787_200_000.0, "2026-11-16")];
        for (time, date) in dates {
            assert_eq!(Day::at(time).text(), date);
            assert_eq!(Day::at(time + DAY - 1.0).text(), date, "until midnight");
        }
        assert_eq!(Day::at(951_782_400_000.0 + DAY).text(), "2000-03-01");
    }

    #[test]
    fn days_follow_each_other() {
        let days: Vec<Day> = (0..200_000).map(|day| Day::at(f64::from(day) * DAY)).collect();
        assert!(days.windows(2).all(|pair| pair[0] < pair[1]));
    }

    #[test]
    fn one_day_has_one_deal_and_the_next_another() {
        let deal = |day: Day| {
            let seed: Seed = day.seed().parse().expect("a seed");
            let game = Game::new(published_set(DEFAULT_SET).expect("the set"), GameOptions::new(1), seed)
                .expect("a game");
            format!("{:?}", game.table())
        };
        let (today, noon, tomorrow) =
            (Day::at(DAY * 20_000.0), Day::at(DAY * 20_000.5), Day::at(DAY * 20_001.0));
        assert_eq!(deal(today), deal(noon));
        assert_ne!(deal(today), deal(tomorrow));
    }
}
