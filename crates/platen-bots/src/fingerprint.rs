//! What tells one state of the bots from another.

use crate::effort::{Effort, Fingerprint};
use crate::levels::Novice;
use crate::question::Question;
use crate::registry::{BOTS, Bot};
use crate::search::Search;
use crate::value::Net;
use platen_rules::cards::{DEFAULT_SET, published_set};
use platen_rules::{Game, GameOptions, Phase, Seed, write_action};
use std::hash::Hasher;
use std::sync::OnceLock;

/// Raised when choices change by something that neither the weights, nor the levels, nor the game below show.
const REVISION: u32 = 1;
/// Playouts for each turn that is searched in the game below; plans get more, as at every level.
const PLAYOUTS: u32 = 12;
/// One of so many decisions that are no plans is searched.
const SEARCHED: usize = 3;

/// A hash of all that the bots' choices follow from: the weights, the levels, and how they decide, as a short game
/// shows it. Bots with another hash play other games, whatever their names.
pub fn fingerprint() -> &'static str {
    static HASH: OnceLock<String> = OnceLock::new();
    HASH.get_or_init(|| format!("{:016x}", hash_of(Net::trained(), &levels(), &game())))
}

fn hash_of(net: &Net, levels: &str, game: &str) -> u64 {
    let mut hash = Fingerprint::default();
    hash.write_u32(REVISION);
    for part in [&net.to_text(""), levels, game] {
        hash.write(part.as_bytes());
        hash.write_u8(0);
    }
    hash.finish()
}

fn levels() -> String {
    let names = BOTS.map(|kind| kind.name).join(" ");
    let searches = [Search::JOURNEYMAN, Search::EXPERT, Search::MASTER];
    format!("{names} {searches:?}")
}

/// A game of two, in the notation: plans and every third other decision by a small search, the rest by `novice`.
fn game() -> String {
    let (mut moves, seed) = (String::new(), Seed::from_number(1455));
    let begun = published_set(DEFAULT_SET)
        .and_then(|cards| Game::begin(cards, GameOptions::new(2), seed, &mut ()).ok());
    let Some(mut game) = begun else { return moves };
    let effort = Effort { iterations: Some(PLAYOUTS), ..Effort::of(seed) };
    for decision in 0.. {
        let Some(seat) = game.awaited().first() else { break };
        let view = game.view(Some(seat));
        let Some(question) = Question::new(game.cards(), &view) else { break };
        let plans = game.table().phase == Phase::Planning;
        let bot: &dyn Bot = if plans || decision % SEARCHED == 0 { &Search::JOURNEYMAN } else { &Novice };
        let action = bot.choose(&question, &effort);
        moves += &write_action(&action, view.table.options.edition);
        moves.push('\n');
        game.apply_unchecked(seat, &action);
    }
    moves
}

#[cfg(test)]
mod tests {
    use super::{fingerprint, game, hash_of, levels};
    use crate::value::Net;

    #[test]
    fn other_weights_other_levels_and_other_choices_are_other_bots() {
        let (net, levels, game) = (Net::trained(), levels(), game());
        assert!(game.lines().count() > 100, "a whole game: {game}");
        assert_eq!(fingerprint(), format!("{:016x}", hash_of(net, &levels, &game)));
        let others = [
            hash_of(&Net::default(), &levels, &game),
            hash_of(net, &levels.replacen("turns: ", "turns: 1", 1), &game),
            hash_of(net, &levels, game.trim_end()),
        ];
        assert!(others.iter().all(|other| format!("{other:016x}") != fingerprint()));
    }
}
