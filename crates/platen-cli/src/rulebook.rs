//! The numbered rules, as they stand in `docs/rules.md`.

use std::sync::LazyLock;

/// A rule with its id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Rule {
    pub(crate) id: &'static str,
    /// In one line, without marks of emphasis.
    pub(crate) text: String,
}

/// A family of rules: `SET: preparing a game`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Family {
    pub(crate) id: &'static str,
    pub(crate) title: &'static str,
    pub(crate) rules: Vec<Rule>,
}

static FAMILIES: LazyLock<Vec<Family>> = LazyLock::new(|| read(include_str!("../../../docs/rules.md")));

/// All families, in the order of the document.
pub(crate) fn families() -> &'static [Family] {
    &FAMILIES
}

/// A rule by its id, whatever its capitals.
pub(crate) fn rule(id: &str) -> Option<&'static Rule> {
    rules().find(|rule| rule.id.eq_ignore_ascii_case(id))
}

/// A family by its id, whatever its capitals.
pub(crate) fn family(id: &str) -> Option<&'static Family> {
    families().iter().find(|family| family.id.eq_ignore_ascii_case(id))
}

/// Ids that an unknown one may have meant, and rules that speak of it.
pub(crate) fn near(id: &str) -> Vec<&'static str> {
    let wanted = id.to_ascii_uppercase();
    let (letters, number) = wanted.split_once('-').unwrap_or((&wanted, ""));
    if let Some(family) = family(letters) {
        let close = |rule: &&Rule| number.is_empty() || rule.id.ends_with(number.get(..1).unwrap_or(""));
        let mut found: Vec<&str> = family.rules.iter().filter(close).map(|rule| rule.id).collect();
        found.extend(family.rules.last().map(|rule| rule.id));
        found.dedup();
        return found;
    }
    let alike = |family: &&Family| letters.len() <= 4 && in_common(family.id, letters) >= 2;
    let mut families: Vec<&str> = families().iter().filter(alike).map(|family| family.id).collect();
    families.sort_by_key(|id| std::cmp::Reverse(in_common(id, letters)));
    if !families.is_empty() {
        return families;
    }
    let word = id.to_lowercase();
    let speaks = |rule: &&Rule| word.len() > 2 && rule.text.to_lowercase().contains(&word);
    rules().filter(speaks).map(|rule| rule.id).take(8).collect()
}

fn in_common(a: &str, b: &str) -> usize {
    a.chars().filter(|&letter| b.contains(letter)).count()
}

fn rules() -> impl Iterator<Item = &'static Rule> {
    families().iter().flat_map(|family| &family.rules)
}

fn read(text: &'static str) -> Vec<Family> {
    let mut families: Vec<Family> = Vec::new();
    for line in text.lines() {
        if let Some(heading) = line.strip_prefix('#') {
            let heading = heading.trim_start_matches('#').trim();
            if let Some((id, title)) = heading.split_once(": ").filter(|(id, _)| id.len() == 3) {
                families.push(Family { id, title, rules: Vec::new() });
            }
        } else if let Some(family) = families.last_mut() {
            family.read_line(line);
        }
    }
    families
}

impl Family {
    fn read_line(&mut self, line: &'static str) {
        let begins = line.strip_prefix("- ").and_then(|rest| rest.split_once(' '));
        match begins.filter(|(id, _)| id.starts_with(self.id)) {
            Some((id, text)) => self.rules.push(Rule { id, text: plain(text) }),
            None if line.starts_with("  ") => {
                if let Some(rule) = self.rules.last_mut() {
                    rule.text.push(' ');
                    rule.text.push_str(&plain(line.trim()));
                }
            }
            None => {}
        }
    }
}

/// Without the marks of emphasis and of code.
fn plain(text: &str) -> String {
    text.replace(['*', '`'], "")
}

/// Breaks a text into lines of at most a width, each with an indent.
pub(crate) fn wrap(text: &str, width: usize, indent: &str) -> String {
    let mut wrapped = String::new();
    let mut line = String::from(indent);
    for word in text.split_whitespace() {
        let has_words = line.len() > indent.len();
        if has_words && line.chars().count() + 1 + word.chars().count() > width {
            wrapped.push_str(&line);
            wrapped.push('\n');
            line = String::from(indent);
        } else if has_words {
            line.push(' ');
        }
        line.push_str(word);
    }
    wrapped + &line + "\n"
}

#[cfg(test)]
mod tests {
    use super::{families, near, rule, wrap};

    #[test]
    fn every_family_is_read_with_its_rules() {
        let ids: Vec<&str> = families().iter().map(|family| family.id).collect();
        let all = "SET RND TRN PLN ORD INK SPC GER GRW FRE PAT FUL END CHR AUT";
        assert_eq!(ids.join(" "), all);
        assert!(families().iter().all(|family| family.rules.len() >= 2));
    }

    #[test]
    fn a_rule_is_one_line_without_marks() {
        let rule = rule("ord-2").expect("a rule");
        assert_eq!(rule.id, "ORD-2");
        assert!(rule.text.ends_with("to their discard piles)."), "{}", rule.text);
    }

    #[test]
    fn unknown_ids_have_near_ones() {
        assert!(near("ORD-12").contains(&"ORD-1"));
        assert_eq!(near("ODR-2").first(), Some(&"ORD"));
        assert!(near("schöffer").contains(&"CHR-5"));
    }

    #[test]
    fn wrapping_keeps_words_whole() {
        assert_eq!(wrap("one two three", 9, "  "), "  one two\n  three\n");
    }
}
