//! Who played: a bot that thinks otherwise, or whose characters chance kept, is another player.

use crate::error::counted;
use crate::results::Header;
use platen_bots::BOTS;
use std::fmt;

/// A bot as it played. Its name tells it from the same bot that played otherwise.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Player {
    pub(crate) bot: String,
    /// What it did otherwise than its level does, or nothing: ", 8 iterations".
    how: String,
}

impl Player {
    pub(crate) fn new(bot: &str, header: &Header) -> Player {
        let searches = place(bot).is_none_or(|(place, _)| place > NOVICE);
        let iterations = header.iterations.filter(|_| searches);
        let mut how = iterations.map_or(String::new(), |n| format!(", {}", counted(n.into(), "iteration")));
        if header.chance_keeps && header.options.characters {
            how += ", characters by chance";
        }
        Player { bot: bot.to_string(), how }
    }

    /// Whether it is its level as it is.
    pub(crate) fn as_it_is(&self) -> bool {
        self.how.is_empty()
    }

    /// The place of the bot among all levels there are, and how many there are.
    pub(crate) fn place(&self) -> Option<(usize, usize)> {
        place(&self.bot)
    }

    /// Whether it chooses otherwise than at random.
    pub(crate) fn thinks(&self) -> bool {
        self.place().is_none_or(|(place, _)| place > 0)
    }

    /// The strength of the bot; one that is not known comes last.
    pub(crate) fn level(&self) -> u8 {
        BOTS.iter().find(|kind| kind.name == self.bot).map_or(u8::MAX, |kind| kind.strength)
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.bot, self.how)
    }
}

/// The strongest place of a level that does not search, and so has no iterations.
const NOVICE: usize = 1;

fn place(bot: &str) -> Option<(usize, usize)> {
    Some((BOTS.iter().position(|kind| kind.name == bot)?, BOTS.len()))
}
