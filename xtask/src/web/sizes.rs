//! How much a first visit costs, and how much it may.

use super::files::{Files, has_end};
use anyhow::{Result, ensure};
use std::fmt;

/// The module, as it is sent.
const MOST_MODULE: usize = 1_000_000;
/// All that a first visit fetches, as it is sent.
const MOST_FIRST_LOAD: usize = 1_500_000;

/// What a site weighs, in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Sizes {
    module: usize,
    module_sent: usize,
    first_load: usize,
}

impl Sizes {
    pub(super) fn of(site: &Files) -> Sizes {
        let plain = || site.0.keys().filter(|path| !has_end(path, "br") && !has_end(path, "gz"));
        let module = plain().find(|path| has_end(path, "wasm")).map_or("", String::as_str);
        let texts = plain().filter(|path| path.contains("/texts/")).map(|path| site.sent(path)).max();
        let rest = plain().filter(|path| is_fetched(path)).map(|path| site.sent(path)).sum::<usize>();
        Sizes {
            module: site.0.get(module).map_or(0, Vec::len),
            module_sent: site.sent(module),
            first_load: texts.unwrap_or_default() + rest,
        }
    }

    /// Fails if a visit costs more than it may.
    pub(super) fn check(self) -> Result<()> {
        ensure!(self.module_sent <= MOST_MODULE, "the module is too large: {self}; at most {MOST_MODULE}");
        ensure!(
            self.first_load <= MOST_FIRST_LOAD,
            "a visit costs too much: {self}; at most {MOST_FIRST_LOAD}"
        );
        Ok(())
    }
}

/// Whether every first visit fetches a file. Of the languages one is fetched; licences and icons are for those who ask.
fn is_fetched(path: &str) -> bool {
    let is_licence = has_end(path, "txt") && !path.ends_with("/weights.txt");
    !path.contains("/texts/") && !path.contains("/icons/") && !is_licence
}

impl fmt::Display for Sizes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [module, sent, all] = [self.module, self.module_sent, self.first_load].map(|bytes| bytes / 1000);
        write!(f, "module {module} kB, {sent} kB sent, a first visit {all} kB")
    }
}

#[cfg(test)]
mod tests {
    use super::{Files, MOST_MODULE, Sizes};

    fn site(files: &[(&str, usize)]) -> Files {
        Files(files.iter().map(|(path, size)| ((*path).to_owned(), vec![0; *size])).collect())
    }

    #[test]
    fn what_is_sent_counts_and_of_the_languages_the_longest() {
        let sizes = Sizes::of(&site(&[
            ("index.html", 10),
            ("v/platen_bg.wasm", 900),
            ("v/platen_bg.wasm.br", 300),
            ("v/platen_bg.wasm.gz", 400),
            ("v/texts/en.txt", 7),
            ("v/texts/fr.txt", 8),
            ("v/icons/192.png", 50),
            ("v/fonts/OFL.txt", 60),
            ("v/weights.txt", 20),
        ]));
        assert_eq!(sizes, Sizes { module: 900, module_sent: 300, first_load: 338 });
        assert!(sizes.check().is_ok());
    }

    #[test]
    fn a_module_that_is_too_large_is_refused() {
        assert!(Sizes::of(&site(&[("v/platen_bg.wasm", MOST_MODULE)])).check().is_ok());
        assert!(Sizes::of(&site(&[("v/platen_bg.wasm", MOST_MODULE + 1)])).check().is_err());
    }
}
