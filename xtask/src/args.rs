//! The words of the command line, taken one by one.

use anyhow::{Context, Result, bail};
use std::collections::VecDeque;
use std::str::FromStr;

#[derive(Debug)]
pub(crate) struct Args {
    words: VecDeque<String>,
}

impl Args {
    /// Splits `--flag=value` into two words; what follows `--` is left as it is.
    pub(crate) fn new(words: Vec<String>) -> Self {
        let mut split = VecDeque::new();
        let mut verbatim = false;
        for word in words {
            verbatim |= word == "--";
            match word.split_once('=') {
                Some((flag, value)) if flag.starts_with("--") && !verbatim => {
                    split.push_back(flag.to_owned());
                    split.push_back(value.to_owned());
                }
                _ => split.push_back(word),
            }
        }
        Self { words: split }
    }

    pub(crate) fn next(&mut self) -> Option<String> {
        self.words.pop_front()
    }

    /// The word after `flag`.
    pub(crate) fn value(&mut self, flag: &str) -> Result<String> {
        self.next().with_context(|| format!("{flag} needs a value; see `cargo xtask help`"))
    }

    /// The number after `flag`.
    pub(crate) fn number<T: FromStr>(&mut self, flag: &str) -> Result<T> {
        let word = self.value(flag)?;
        word.parse().ok().with_context(|| format!("{flag} needs a number, not `{word}`"))
    }

    /// The comma-separated words after `flag`.
    pub(crate) fn list(&mut self, flag: &str) -> Result<Vec<String>> {
        let word = self.value(flag)?;
        Ok(word.split(',').map(|part| part.trim().to_owned()).filter(|part| !part.is_empty()).collect())
    }

    /// All words that are left.
    pub(crate) fn rest(self) -> Vec<String> {
        self.words.into()
    }

    /// Refuses words that nobody asked for.
    pub(crate) fn finish(self) -> Result<()> {
        match self.words.front() {
            Some(word) => bail!("unknown argument `{word}`; see `cargo xtask help`"),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Args;

    fn args(line: &str) -> Args {
        Args::new(line.split(' ').map(str::to_owned).collect())
    }

    #[test]
    fn a_flag_and_its_value_may_be_joined_by_an_equals_sign() {
        let mut joined = args("--only=fmt,tidy");
        assert_eq!(joined.next().as_deref(), Some("--only"));
        assert_eq!(joined.list("--only").expect("a list"), ["fmt", "tidy"]);
    }

    #[test]
    fn words_after_two_dashes_are_not_split() {
        assert_eq!(args("-- --file=a.rs").rest(), ["--", "--file=a.rs"]);
    }

    #[test]
    fn missing_wrong_and_surplus_words_are_refused() {
        assert!(Args::new(vec![]).value("--only").is_err());
        assert!(args("many").number::<u32>("--fuzz-seconds").is_err());
        assert!(args("surplus").finish().is_err());
    }
}
