//! The embedded files.

use crate::Lang;

macro_rules! embedded {
    ($lang:literal) => {
        embedded!($lang: "vocabulary", "faces", "table", "log", "refusals", "prompt", "characters", "titles", "lesson",
            "rulebook", "history", "ui-house", "ui-online", "ui-saving", "ui-screens", "ui-table")
    };
    ($lang:literal: $($file:literal),+) => {
        &[$(($file, include_str!(concat!("../locales/", $lang, "/", $file, ".ftl")))),+]
    };
}

/// Every file of a language, by name.
pub fn files(lang: Lang) -> &'static [(&'static str, &'static str)] {
    match lang {
        Lang::En => embedded!("en"),
        Lang::Fr => embedded!("fr"),
        Lang::It => embedded!("it"),
        Lang::Ja => embedded!("ja"),
    }
}
