//! END-2, END-3, END-4, CHR-10 and AUT-7: the final score, the ranking and the solitaire title.

use crate::event::{Event, Sink};
use crate::play::{Look, Play};
use crate::result::{GameResult, Score, Title};
use crate::state::Phase;
use crate::vocabulary::{BySpecialty, Character, Seat};

/// Fame for each patronage card (END-2).
const PATRONAGE_FAME: u16 = 8;

/// Fame for the levels of the specialties: 6, 3 and 1 for VI, V and IV (END-2).
pub(crate) fn level_fame(levels: &BySpecialty<u8>) -> u16 {
    levels.0.iter().map(|level| [0, 0, 0, 0, 1, 3, 6][usize::from(*level).min(6)]).sum()
}

/// Fame for guilders: 1 for every full 3, or 2 for Vietor (END-2, CHR-10).
pub(crate) fn guilder_fame(guilders: u16, vietor: bool) -> u16 {
    guilders / 3 * if vietor { 2 } else { 1 }
}

impl Look<'_> {
    /// The score of a player as if the game ended now.
    pub(crate) fn score(&self, seat: Seat) -> Score {
        let player = self.player(seat);
        let specialties = level_fame(&player.levels);
        let patronage = PATRONAGE_FAME * player.patronage.len() as u16;
        let guilders = guilder_fame(player.guilders, player.is(Character::Vietor));
        Score {
            seat,
            fame: player.fame,
            specialties,
            patronage,
            guilders,
            total: player.fame.total() + specialties + patronage + guilders,
            types: player.letters.total(),
            inks: player.inks.total(),
        }
    }

    /// The result as if the game ended now (END-3, END-4).
    pub fn result(&self) -> GameResult {
        let scores: Vec<Score> =
            self.table.options.player_seats().iter().map(|seat| self.score(seat)).collect();
        let ranking = rank(&scores);
        let title = match scores[..] {
            [alone] => Some(Title::of(alone.total)),
            _ => None,
        };
        GameResult { scores, ranking, title }
    }
}

/// END-3: most fame, then fewer types, then fewer inks; equal ones together, in seat order.
fn rank(scores: &[Score]) -> Vec<Vec<Seat>> {
    let mut scores = scores.to_vec();
    let key = |score: &Score| (std::cmp::Reverse(score.total), score.types, score.inks);
    scores.sort_by_key(key);
    scores
        .chunk_by(|a, b| key(a) == key(b))
        .map(|equal| equal.iter().map(|score| score.seat).collect())
        .collect()
}

impl<S: Sink> Play<'_, S> {
    pub(crate) fn score_game(&mut self) {
        self.table.phase = Phase::Over;
        self.table.turn_order.clear();
        if !S::LISTENS {
            return;
        }
        let result = self.look().result();
        for score in &result.scores {
            let &Score { seat, fame, specialties, patronage, guilders, total, types, inks } = score;
            let fame = fame.total();
            self.tell(|_| Event::Final { seat, fame, specialties, patronage, guilders, total, types, inks });
        }
        self.tell(|_| Event::Result { ranking: result.ranking, title: result.title });
    }
}
