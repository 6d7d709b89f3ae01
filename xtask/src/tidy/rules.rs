//! The numbered rules against the tests, the module comments and the shared text.

use super::Finding;
use super::source::{code, functions, has_word};
use crate::repo::{Repo, SourceFile};
use anyhow::{Context, Result};
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

pub(super) const FILE: &str = "docs/rules.md";

const FAMILIES: [&str; 15] =
    ["SET", "RND", "TRN", "PLN", "ORD", "INK", "SPC", "GER", "GRW", "FRE", "PAT", "FUL", "END", "CHR", "AUT"];

/// Rule ids and the lines that state them.
pub(super) type Ids = BTreeMap<String, usize>;

/// The ids that the rules state.
pub(super) fn ids(rules: &SourceFile) -> Ids {
    stated(rules).into_iter().rev().map(|(line, id)| (id, line)).collect()
}

/// Ids stated twice, ids of no known family, and a text that states none.
pub(super) fn malformed(rules: &SourceFile) -> Vec<Finding> {
    let stated = stated(rules);
    let mut findings = Vec::new();
    let mut seen = BTreeSet::new();
    if stated.is_empty() {
        findings.push(Finding::new(&rules.path, 1, "no line begins with a rule id such as `- ORD-2 `"));
    }
    for (line, id) in &stated {
        if !seen.insert(id) {
            findings.push(Finding::new(&rules.path, *line, format!("{id} is stated twice")));
        }
        if !FAMILIES.iter().any(|family| id.starts_with(family)) {
            findings.push(Finding::new(&rules.path, *line, format!("{id} belongs to no known family")));
        }
    }
    findings
}

/// Ids without a test whose name begins with them.
pub(super) fn untested(ids: &Ids, sources: &[SourceFile]) -> Vec<Finding> {
    let tested: BTreeSet<String> = named_tests(sources).into_iter().map(|test| test.id).collect();
    let missing = ids.iter().filter(|(id, _)| !tested.contains(*id));
    missing
        .map(|(id, line)| {
            let name = id.to_lowercase().replace('-', "_");
            Finding::new(FILE, *line, format!("{id} has no test: write `#[test] fn {name}_…` under crates/"))
        })
        .collect()
}

/// Tests named by an id that the rules do not state.
pub(super) fn unknown(ids: &Ids, sources: &[SourceFile]) -> Vec<Finding> {
    let strangers = named_tests(sources).into_iter().filter(|test| !ids.contains_key(&test.id));
    strangers
        .map(|test| {
            Finding::new(&test.file, test.line, format!("`{}`: {FILE} has no rule {}", test.name, test.id))
        })
        .collect()
}

/// Ids that no module comment of the rules crate names.
pub(super) fn homeless(ids: &Ids, sources: &[SourceFile]) -> Vec<Finding> {
    let rules_crate = sources.iter().filter(|file| file.path.starts_with("crates/platen-rules/src/"));
    let comments: Vec<&str> = rules_crate
        .flat_map(|file| file.text.lines())
        .filter(|line| line.trim_start().starts_with("//!"))
        .collect();
    let missing = ids.iter().filter(|(id, _)| !comments.iter().any(|comment| has_word(comment, id)));
    missing
        .map(|(id, line)| {
            let message = format!("{id} is in no module comment (`//!`) under crates/platen-rules/src");
            Finding::new(FILE, *line, message)
        })
        .collect()
}

/// The first line in which our copy differs from the original.
pub(super) fn copy(ours: &SourceFile, original: Option<&SourceFile>) -> Vec<Finding> {
    let Some(original) = original else { return vec![] };
    if ours.text == original.text {
        return vec![];
    }
    let same = ours.text.lines().zip(original.text.lines()).take_while(|(a, b)| a == b).count();
    vec![Finding::new(&ours.path, same + 1, format!("differs from {} from this line on", original.path))]
}

/// The text that ours is a copy of: in `PLATEN_SHARED`, or beside the repository, where that exists.
pub(super) fn original(repo: &Repo) -> Result<Option<SourceFile>> {
    let named = std::env::var_os("PLATEN_SHARED").map(PathBuf::from);
    let must_exist = named.is_some();
    let path = named.unwrap_or_else(|| repo.path("../shared")).join("rules.md");
    if !must_exist && !path.exists() {
        return Ok(None);
    }
    let text = std::fs::read_to_string(&path)
        .with_context(|| format!("cannot read {} (is PLATEN_SHARED right?)", path.display()))?;
    Ok(Some(SourceFile { path: path.display().to_string(), text }))
}

struct NamedTest {
    file: String,
    line: usize,
    name: String,
    id: String,
}

fn named_tests(sources: &[SourceFile]) -> Vec<NamedTest> {
    let crates = sources.iter().filter(|file| file.path.starts_with("crates/"));
    crates
        .flat_map(|file| {
            let tests = functions(&code(&file.text)).into_iter().filter(|function| function.is_test);
            tests.filter_map(|test| {
                let id = id_in_name(&test.name)?;
                Some(NamedTest { file: file.path.clone(), line: test.line, name: test.name, id })
            })
        })
        .collect()
}

/// `ORD-2` for `ord_2_a_fifth_order`.
fn id_in_name(name: &str) -> Option<String> {
    let mut parts = name.split('_');
    let family = parts.next()?.to_uppercase();
    let number = parts.next()?;
    let fits = FAMILIES.contains(&family.as_str()) && is_number(number);
    fits.then(|| format!("{family}-{number}"))
}

fn stated(rules: &SourceFile) -> Vec<(usize, String)> {
    let lines = rules.text.lines().enumerate();
    lines.filter_map(|(index, line)| Some((index + 1, id_at_start(line)?.to_owned()))).collect()
}

fn id_at_start(line: &str) -> Option<&str> {
    let (id, _) = line.strip_prefix("- ")?.split_once(' ')?;
    let (family, number) = id.split_once('-')?;
    let fits = family.len() == 3 && family.bytes().all(|byte| byte.is_ascii_uppercase()) && is_number(number);
    fits.then_some(id)
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::{Ids, copy, homeless, ids, malformed, unknown, untested};
    use crate::repo::SourceFile;

    fn file(path: &str, text: &str) -> SourceFile {
        SourceFile { path: path.to_owned(), text: text.to_owned() }
    }

    fn rules() -> Ids {
        ids(&file("docs/rules.md", "# Rules\n- ORD-2 At most 4.\n- ORD-20 More.\n- **Types**: no rule\n"))
    }

    fn lines(findings: &[super::Finding]) -> Vec<String> {
        findings.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn ids_are_read_from_the_lines_that_state_them() {
        assert_eq!(rules().into_iter().collect::<Vec<_>>(), [("ORD-2".into(), 2), ("ORD-20".into(), 3)]);
    }

    #[test]
    fn doubled_strange_and_absent_ids_are_found() {
        let found = malformed(&file("r.md", "- ORD-1 a\n- ORD-1 b\n- XYZ-1 c\n"));
        assert_eq!(
            lines(&found),
            ["r.md:2: ORD-1 is stated twice", "r.md:3: XYZ-1 belongs to no known family"]
        );
        assert_eq!(malformed(&file("r.md", "nothing")).len(), 1);
        assert!(malformed(&file("r.md", "- ORD-1 a\n- ORD-2 b\n")).is_empty());
    }

    #[test]
    fn a_longer_number_is_not_a_test_of_the_shorter() {
        let sources = [file("crates/platen-rules/tests/o.rs", "#[test]\nfn ord_20_x() {}\n")];
        let found = lines(&untested(&rules(), &sources));
        assert_eq!(found.len(), 1);
        assert!(found[0].starts_with("docs/rules.md:2: ORD-2 has no test"), "{found:?}");
    }

    #[test]
    fn a_function_without_the_attribute_and_a_commented_one_are_no_tests() {
        let text = "fn ord_2_x() {}\n// #[test] fn ord_2_y() {}\n#[test]\nfn ord_20_x() {}\n";
        assert_eq!(untested(&rules(), &[file("crates/a/src/lib.rs", text)]).len(), 1);
    }

    #[test]
    fn tests_count_only_under_crates() {
        let text = "#[test]\nfn ord_2_x() {}\n#[test]\nfn ord_20_x() {}\n";
        assert_eq!(untested(&rules(), &[file("xtask/src/lib.rs", text)]).len(), 2);
        assert!(untested(&rules(), &[file("crates/a/src/lib.rs", text)]).is_empty());
    }

    #[test]
    fn a_test_of_an_unknown_rule_is_found() {
        let text = "#[test]\nfn ord_3_x() {}\n#[test]\nfn ord_2() {}\n#[test]\nfn set_is_fair() {}\n";
        let found = lines(&unknown(&rules(), &[file("crates/a/tests/t.rs", text)]));
        assert_eq!(found, ["crates/a/tests/t.rs:2: `ord_3_x`: docs/rules.md has no rule ORD-3"]);
    }

    #[test]
    fn every_id_needs_a_module_comment_in_the_rules_crate() {
        let elsewhere = file("crates/platen-cli/src/main.rs", "//! ORD-2\n");
        let ordinary = file("crates/platen-rules/src/a.rs", "// ORD-2\n/// ORD-2\n//! ORD-20\n");
        let found = lines(&homeless(&rules(), &[elsewhere, ordinary]));
        assert_eq!(
            found,
            ["docs/rules.md:2: ORD-2 is in no module comment (`//!`) under crates/platen-rules/src"]
        );
    }

    #[test]
    fn a_copy_that_differs_is_found_at_the_first_line() {
        let ours = file("docs/rules.md", "a\nb\nc\n");
        assert!(copy(&ours, None).is_empty());
        assert!(copy(&ours, Some(&ours)).is_empty());
        let found = copy(&ours, Some(&file("../shared/rules.md", "a\nB\nc\n")));
        assert_eq!(lines(&found), ["docs/rules.md:2: differs from ../shared/rules.md from this line on"]);
        assert_eq!(copy(&ours, Some(&file("x", "a\nb\nc\nd\n"))).len(), 1);
    }
}
