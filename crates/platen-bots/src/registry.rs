//! The kinds of bots: one table, from which help texts, lobbies and the ladder are made.

use crate::effort::Effort;
use crate::levels::Novice;
use crate::question::Question;
use crate::random::Random;
use crate::search::Search;
use platen_rules::Action;

/// A program that decides for a seat from what that seat may know.
pub trait Bot: Send + Sync {
    /// A legal choice. Equal questions and efforts give equal choices.
    fn choose(&self, question: &Question<'_>, effort: &Effort<'_>) -> Action;
}

/// A kind of bot.
#[derive(Clone, Copy)]
pub struct BotKind {
    /// The name, as it is typed.
    pub name: &'static str,
    /// The place among the levels: 0 is the weakest.
    pub strength: u8,
    /// One line for help texts and lobbies.
    pub about: &'static str,
    /// Makes one.
    pub make: fn() -> Box<dyn Bot>,
}

impl std::fmt::Debug for BotKind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "BotKind({})", self.name)
    }
}

/// The kind that decides where another fails.
pub const FALLBACK: BotKind = NOVICE;

const NOVICE: BotKind =
    BotKind { name: "novice", strength: 1, about: "looks one step ahead", make: || Box::new(Novice) };

/// Every kind there is, weakest first.
pub const BOTS: [BotKind; 5] = [
    BotKind {
        name: "random",
        strength: 0,
        about: "every legal choice with the same chance",
        make: || Box::new(Random),
    },
    NOVICE,
    BotKind {
        name: "journeyman",
        strength: 2,
        about: "plays a round on some hundred times for each decision",
        make: || Box::new(Search::JOURNEYMAN),
    },
    BotKind {
        name: "expert",
        strength: 3,
        about: "plays a round on some thousand times for each decision",
        make: || Box::new(Search::EXPERT),
    },
    BotKind {
        name: "master",
        strength: 4,
        about: "thinks as long as a decision deserves",
        make: || Box::new(Search::MASTER),
    },
];

/// The kind of that name.
pub fn find(name: &str) -> Option<BotKind> {
    BOTS.iter().find(|kind| kind.name == name).copied()
}
