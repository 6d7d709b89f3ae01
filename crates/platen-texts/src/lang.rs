//! The languages.

use std::fmt;
use std::str::FromStr;

/// A language that everything is said in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lang {
    /// English, the reference.
    #[default]
    En,
    /// French.
    Fr,
    /// Italian.
    It,
    /// Japanese.
    Ja,
}

/// A text that names none of the languages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLang {
    /// The text found.
    pub found: String,
}

impl Lang {
    /// Every language, English first.
    pub const ALL: [Lang; 4] = [Lang::En, Lang::Fr, Lang::It, Lang::Ja];

    /// The code of BCP 47.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Fr => "fr",
            Lang::It => "it",
            Lang::Ja => "ja",
        }
    }

    /// What its speakers call it.
    pub const fn own_name(self) -> &'static str {
        match self {
            Lang::En => "English",
            Lang::Fr => "Français",
            Lang::It => "Italiano",
            Lang::Ja => "日本語",
        }
    }

    /// The first of the languages asked for that there is, or English. Takes what browsers (`fr-CH`) and what systems
    /// (`fr_CH.UTF-8`) say.
    pub fn best<'a>(preferred: impl IntoIterator<Item = &'a str>) -> Lang {
        preferred.into_iter().find_map(|text| text.parse().ok()).unwrap_or_default()
    }
}

impl FromStr for Lang {
    type Err = UnknownLang;

    /// Reads a tag by its first part; region, script and encoding do not matter.
    fn from_str(tag: &str) -> Result<Lang, UnknownLang> {
        let language = tag.split(['-', '_', '.', '@']).next().unwrap_or_default();
        let known = Lang::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(language));
        known.ok_or_else(|| UnknownLang { found: tag.chars().take(40).collect() })
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

impl fmt::Display for UnknownLang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = Lang::ALL.map(Lang::code).join(" ");
        write!(f, "{:?} is not a language; there are: {known}", self.found)
    }
}

impl std::error::Error for UnknownLang {}

#[cfg(test)]
mod tests {
    use super::Lang;

    #[test]
    fn languages_are_read_as_browsers_and_systems_write_them() {
        assert_eq!("fr-CH".parse(), Ok(Lang::Fr));
        assert_eq!("ja_JP.UTF-8".parse(), Ok(Lang::Ja));
        assert_eq!("IT".parse(), Ok(Lang::It));
        assert!("french".parse::<Lang>().is_err());
        assert!("".parse::<Lang>().is_err());
    }

    #[test]
    fn the_first_known_of_the_languages_asked_for_is_taken() {
        assert_eq!(Lang::best(["de-AT", "it-IT", "en"]), Lang::It);
        assert_eq!(Lang::best(["C", "de"]), Lang::En);
        assert_eq!(Lang::best([]), Lang::En);
    }
}
