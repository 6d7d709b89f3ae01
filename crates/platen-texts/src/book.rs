//! The rulebook, by chapter, as its file orders it.

/// A chapter: a family of rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// The family in small letters: `ord`.
    pub family: String,
    /// The numbers of its rules.
    pub rules: Vec<String>,
    /// The numbers of its tips.
    pub tips: Vec<String>,
}

impl Chapter {
    /// The id of the text of a rule.
    pub fn rule(&self, number: &str) -> String {
        format!("rule-{}-{number}", self.family)
    }

    /// The id of the text of a tip.
    pub fn tip(&self, number: &str) -> String {
        format!("tip-{}-{number}", self.family)
    }

    /// The name of a rule, as refusals and documents cite it: `ORD-2`.
    pub fn name(&self, number: &str) -> String {
        format!("{}-{number}", self.family.to_ascii_uppercase())
    }
}

/// The chapters of which a file has texts.
pub(crate) fn chapters(file: &str) -> Vec<Chapter> {
    let mut chapters: Vec<Chapter> = Vec::new();
    for id in ids(file) {
        let mut parts = id.splitn(3, '-');
        match (parts.next(), parts.next(), parts.next()) {
            (Some("family"), Some(family), Some("title")) => {
                chapters.push(Chapter { family: family.to_string(), rules: Vec::new(), tips: Vec::new() });
            }
            (Some(kind), Some(family), Some(number)) => {
                let chapter = chapters.iter_mut().find(|chapter| chapter.family == family);
                match (kind, chapter) {
                    ("rule", Some(chapter)) => chapter.rules.push(number.to_string()),
                    ("tip", Some(chapter)) => chapter.tips.push(number.to_string()),
                    _ => {}
                }
            }
            _ => {}
        }
    }
    chapters
}

/// The ids of a file, in its order.
fn ids(file: &str) -> impl Iterator<Item = &str> {
    file.lines().filter_map(|line| line.split_once(" =")).map(|(id, _)| id).filter(|id| !id.starts_with(' '))
}

#[cfg(test)]
mod tests {
    use crate::{Lang, Texts};

    #[test]
    fn every_rule_of_every_chapter_has_a_text() {
        let texts = Texts::new(Lang::En);
        let chapters = texts.chapters();
        assert!(chapters.len() >= 15, "{chapters:?}");
        for chapter in chapters {
            assert!(!chapter.rules.is_empty(), "{chapter:?}");
            assert!(chapter.rules.iter().all(|number| texts.has(&chapter.rule(number))), "{chapter:?}");
            assert!(chapter.tips.iter().all(|number| texts.has(&chapter.tip(number))), "{chapter:?}");
        }
        let orders = chapters.iter().find(|chapter| chapter.family == "ord").expect("orders");
        assert_eq!(orders.name(&orders.rules[1]), "ORD-2");
    }

    #[test]
    fn every_language_has_the_same_chapters() {
        let english = Texts::new(Lang::En);
        for lang in Lang::ALL {
            assert_eq!(Texts::new(lang).chapters(), english.chapters(), "{lang}");
        }
    }
}
