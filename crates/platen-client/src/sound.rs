//! What a happening sounds like in the shop.

use platen_rules::Event;

/// A sound. The script `sound.js` makes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Sound {
    /// Something was put down or taken.
    Wood,
    /// Cards and plans.
    Paper,
    /// Gears turn.
    Gears,
    /// Orders are printed.
    Press,
    /// The game is over.
    Bell,
}

impl Sound {
    /// Every sound, the least telling first.
    pub const ALL: [Sound; 5] = [Sound::Wood, Sound::Paper, Sound::Gears, Sound::Press, Sound::Bell];

    /// The name by which it is asked for.
    pub const fn code(self) -> &'static str {
        match self {
            Sound::Wood => "wood",
            Sound::Paper => "paper",
            Sound::Gears => "gears",
            Sound::Press => "press",
            Sound::Bell => "bell",
        }
    }
}

/// The most telling sound of what happened.
pub fn sound_of(events: &[Event]) -> Option<Sound> {
    events.iter().filter_map(sound).max()
}

fn sound(event: &Event) -> Option<Sound> {
    match event {
        Event::Result { .. } => Some(Sound::Bell),
        Event::Fulfilled { .. } => Some(Sound::Press),
        Event::GearsTurned { .. } | Event::GearInstalled { .. } | Event::GearReset { .. } => {
            Some(Sound::Gears)
        }
        Event::OrderTaken { .. }
        | Event::OrderDiscarded { .. }
        | Event::CardsDrawn { .. }
        | Event::SpecialtyCard { .. }
        | Event::PatronageCard { .. }
        | Event::Plan { .. } => Some(Sound::Paper),
        Event::PlanCommitted { .. }
        | Event::InksTaken { .. }
        | Event::InkGained { .. }
        | Event::TypeGained { .. }
        | Event::OpeningTypes { .. }
        | Event::GearUsed { .. }
        | Event::PatronageReward { .. }
        | Event::AutomaTook { .. } => Some(Sound::Wood),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{Sound, sound_of};
    use platen_rules::Event;
    use platen_rules::vocabulary::Seat;

    #[test]
    fn the_most_telling_sound_is_heard() {
        let seat = Seat::new(0).expect("a seat");
        assert_eq!(sound_of(&[]), None);
        assert_eq!(sound_of(&[Event::RoundEnded { round: 1 }]), None);
        let events = [Event::PlanCommitted { seat }, Event::Result { ranking: Vec::new(), title: None }];
        assert_eq!(sound_of(&events), Some(Sound::Bell));
        assert_eq!(sound_of(&events[..1]), Some(Sound::Wood));
    }

    #[test]
    fn the_script_makes_every_sound() {
        let script = include_str!("../web/sound.js");
        assert!(Sound::ALL.iter().all(|sound| script.contains(&format!("{}: ()", sound.code()))));
    }
}
