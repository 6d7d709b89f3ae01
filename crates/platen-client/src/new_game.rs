//! What is agreed before a game: who sits where, the options, the deal. Kept for the next time.

use platen_host::protocol::{House, Request, SetChoice, Sitter};
use platen_model::{LESSON_SEED, LESSON_SET, lesson_options};
use platen_rules::vocabulary::MAX_SEATS;
use platen_rules::{GameOptions, SeatInfo, SeatKind};
use serde::{Deserialize, Serialize};

/// Who is to sit at a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A person.
    Person,
    /// A bot.
    Bot,
    /// Nobody.
    #[default]
    Empty,
}

/// A seat as it is set up. The name stays while the seat is a bot's, and the level while it is a person's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatChoice {
    /// Who sits there.
    pub kind: Kind,
    /// The name of a person; none is called by the seat.
    pub name: String,
    /// The level of a bot.
    pub level: String,
}

/// A new game as it is set up.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct NewGame {
    /// The seats, in order.
    pub seats: [SeatChoice; MAX_SEATS],
    /// The options; how many players follows from the seats.
    pub options: GameOptions,
    /// What is agreed about help.
    pub house: House,
    /// A seed; empty for a fresh one. Not kept.
    #[serde(skip)]
    pub seed: String,
    /// The cards. Not kept.
    #[serde(skip)]
    pub set: SetChoice,
}

impl Default for NewGame {
    /// A person and a bot.
    fn default() -> NewGame {
        let seat = |kind| SeatChoice { kind, name: String::new(), level: "journeyman".to_string() };
        NewGame {
            seats: [Kind::Person, Kind::Bot, Kind::Empty, Kind::Empty].map(seat),
            options: GameOptions::new(2),
            house: House::default(),
            seed: String::new(),
            set: SetChoice::default(),
        }
    }
}

impl NewGame {
    /// Reads what was kept; what cannot be read is as if nothing was.
    pub fn read(text: &str) -> NewGame {
        serde_json::from_str(text).unwrap_or_default()
    }

    /// The text to keep.
    pub fn text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// A game alone against the automa, with a seed or a fresh one.
    pub fn alone(seed: Option<String>) -> NewGame {
        let mut game = NewGame { options: GameOptions::new(1), ..NewGame::default() };
        game.seats.iter_mut().for_each(|seat| seat.kind = Kind::Empty);
        game.seats[0].kind = Kind::Person;
        game.seed = seed.unwrap_or_default();
        game
    }

    /// The deal of the lesson.
    pub fn lesson() -> NewGame {
        let set = SetChoice::Published(LESSON_SET.to_string());
        NewGame { options: lesson_options(), set, ..NewGame::alone(Some(LESSON_SEED.to_string())) }
    }

    /// The same players and options again.
    pub fn again(seats: &[SeatInfo], options: GameOptions, house: House) -> NewGame {
        let mut game = NewGame { options, house, ..NewGame::default() };
        game.seats.iter_mut().for_each(|seat| seat.kind = Kind::Empty);
        let players = seats.iter().filter(|info| info.kind != SeatKind::Automa);
        for (seat, info) in game.seats.iter_mut().zip(players) {
            let name = info.name.clone().unwrap_or_default();
            match info.kind {
                SeatKind::Bot => (seat.kind, seat.level) = (Kind::Bot, name),
                _ => (seat.kind, seat.name) = (Kind::Person, name),
            }
        }
        game
    }

    /// Who plays, in order.
    pub fn sitters(&self) -> Vec<Sitter> {
        self.seats.iter().filter_map(SeatChoice::sitter).collect()
    }

    /// How many players there are, without the automa.
    pub fn players(&self) -> u8 {
        self.sitters().len() as u8
    }

    /// The options with what follows from the seats: one player plays with the automa, four without.
    pub fn agreed(&self) -> GameOptions {
        let players = self.players();
        let automa = players == 1 || self.options.automa && usize::from(players) < MAX_SEATS;
        GameOptions { players, automa, ..self.options }
    }

    /// The request for it.
    pub fn request(&self) -> Request {
        let seed = Some(self.seed.trim()).filter(|seed| !seed.is_empty()).map(str::to_string);
        let (options, sitters) = (self.agreed(), self.sitters());
        Request::Make { options, set: self.set.clone(), seed, sitters, house: self.house }
    }
}

impl SeatChoice {
    fn sitter(&self) -> Option<Sitter> {
        let name = Some(self.name.trim()).filter(|name| !name.is_empty());
        match self.kind {
            Kind::Person => Some(Sitter::Person { name: name.map(str::to_string) }),
            Kind::Bot => Some(Sitter::Bot { level: self.level.clone() }),
            Kind::Empty => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Kind, NewGame};
    use platen_host::protocol::{Ask, Message, Sitter};
    use platen_host::{ClientNo, Effect, Host, Rights};
    use platen_rules::Seed;

    fn made(game: &NewGame) -> Message {
        let mut host = Host::new(Seed::from_number(1));
        host.connect(ClientNo(1), Rights::Device);
        let effects = host.handle(ClientNo(1), Ask { id: 1, request: game.request() });
        let told = |effect| if let Effect::Tell { told, .. } = effect { Some(told.message) } else { None };
        effects.into_iter().find_map(told).expect("an answer")
    }

    #[test]
    fn every_number_of_players_makes_a_table() {
        for count in 1..=4 {
            for automa in [false, true] {
                let mut game = NewGame::default();
                game.options.automa = automa;
                let kinds = [Kind::Person, Kind::Bot, Kind::Bot, Kind::Person];
                for (index, seat) in game.seats.iter_mut().enumerate() {
                    seat.kind = if index < count { kinds[index] } else { Kind::Empty };
                }
                let Message::Seated { info, .. } = made(&game) else { panic!("{:?}", made(&game)) };
                assert_eq!(usize::from(info.options.players), count);
                assert_eq!(NewGame::again(&info.seats, info.options, info.house).sitters(), game.sitters());
            }
        }
    }

    #[test]
    fn gaps_between_seats_are_closed_and_names_trimmed() {
        let mut game = NewGame::default();
        game.seats[1].kind = Kind::Empty;
        game.seats[3].kind = Kind::Person;
        game.seats[3].name = " Anna ".to_string();
        let anna = Sitter::Person { name: Some("Anna".to_string()) };
        assert_eq!(game.sitters(), [Sitter::Person { name: None }, anna]);
    }

    #[test]
    fn nobody_is_refused_by_the_rules() {
        let mut game = NewGame::default();
        game.seats.iter_mut().for_each(|seat| seat.kind = Kind::Empty);
        assert!(matches!(made(&game), Message::Refused(no) if no.code == "bad_options"));
    }

    #[test]
    fn what_was_kept_is_read_again_without_the_seed() {
        let mut game = NewGame { seed: "7".to_string(), ..NewGame::default() };
        game.seats[0].name = "Anna".to_string();
        game.options.characters = false;
        let read = NewGame::read(&game.text());
        assert_eq!(read, NewGame { seed: String::new(), ..game });
        assert_eq!(NewGame::read("{"), NewGame::default());
    }
}
