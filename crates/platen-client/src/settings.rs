//! What a person likes on this device, kept between visits.

use platen_texts::Lang;
use serde::{Deserialize, Serialize};

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Theme {
    /// As the device has it.
    #[default]
    Device,
    /// By day.
    Light,
    /// The night shop.
    Dark,
}

/// How fast things move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Motion {
    /// Not at all.
    Off,
    /// With the weight of wood.
    #[default]
    Normal,
    /// For those who know the game.
    Fast,
}

impl Theme {
    /// Every choice.
    pub const ALL: [Theme; 3] = [Theme::Device, Theme::Light, Theme::Dark];

    /// The stable code, also the value of the attribute `data-theme`.
    pub const fn code(self) -> &'static str {
        match self {
            Theme::Device => "device",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }
}

impl Motion {
    /// Every choice, slowest last.
    pub const ALL: [Motion; 3] = [Motion::Off, Motion::Fast, Motion::Normal];

    /// The stable code, also the value of the attribute `data-motion`.
    pub const fn code(self) -> &'static str {
        match self {
            Motion::Off => "off",
            Motion::Fast => "fast",
            Motion::Normal => "normal",
        }
    }
}

/// Everything that is kept. What is missing or unknown in a stored text is as if never chosen.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The code of the language chosen; none for that of the device.
    pub lang: Option<String>,
    /// Light or dark.
    pub theme: Theme,
    /// How fast things move; none for what the device asks for.
    pub motion: Option<Motion>,
    /// Whether things sound.
    pub sound: bool,
    /// Whether one is notified of one's turn.
    pub notify: bool,
}

impl Settings {
    /// Reads what was stored.
    pub fn read(text: &str) -> Settings {
        serde_json::from_str(text).unwrap_or_default()
    }

    /// The text to store.
    pub fn text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// The language: the one chosen, or the first of the device's that there is.
    pub fn language<'a>(&'a self, device: impl IntoIterator<Item = &'a str>) -> Lang {
        Lang::best(self.lang.as_deref().into_iter().chain(device))
    }
}

#[cfg(test)]
mod tests {
    use super::{Motion, Settings, Theme};
    use platen_texts::Lang;

    #[test]
    fn what_was_stored_is_read_again() {
        let liked = Settings {
            lang: Some("it".into()),
            theme: Theme::Dark,
            motion: Some(Motion::Off),
            sound: true,
            notify: true,
        };
        assert_eq!(Settings::read(&liked.text()), liked);
    }

    #[test]
    fn a_spoilt_text_is_as_if_nothing_was_chosen() {
        for text in ["", "{", "[1]", "{\"theme\":\"pink\"}"] {
            assert_eq!(Settings::read(text), Settings::default(), "{text}");
        }
        assert!(Settings::read("{\"sound\":true,\"later\":1}").sound);
    }

    #[test]
    fn the_language_is_the_chosen_one_or_the_devices() {
        let chosen = Settings { lang: Some("ja".into()), ..Settings::default() };
        assert_eq!(chosen.language(["fr-CH"]), Lang::Ja);
        assert_eq!(Settings::default().language(["de", "fr-CH", "en"]), Lang::Fr);
        assert_eq!(Settings::default().language([]), Lang::En);
    }
}
