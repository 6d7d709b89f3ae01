//! The documents that every reader looks for.

use super::Finding;
use anyhow::Result;

const CHANGELOG: &str = "CHANGELOG.md";
const DOCUMENTS: [&str; 4] = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", CHANGELOG];

/// Documents that `read` cannot give or that are empty, and a changelog without a place for the next change.
pub(super) fn missing(read: impl Fn(&str) -> Result<String>) -> Vec<Finding> {
    DOCUMENTS.iter().filter_map(|path| Some(Finding::new(path, 1, objection(path, read(path))?))).collect()
}

fn objection(path: &str, text: Result<String>) -> Option<&'static str> {
    let Ok(text) = text else { return Some("is missing") };
    if text.trim().is_empty() {
        return Some("is empty");
    }
    let has_place = text.lines().any(|line| line.starts_with("## ") && line.contains("Unreleased"));
    (path == CHANGELOG && !has_place).then_some("has no `## Unreleased` section")
}

#[cfg(test)]
mod tests {
    use super::missing;
    use anyhow::bail;

    #[test]
    fn complete_documents_are_fine() {
        assert!(missing(|_| Ok("# Title\n\n## [Unreleased]\n".to_owned())).is_empty());
    }

    #[test]
    fn each_missing_or_empty_document_is_found() {
        assert_eq!(missing(|_| bail!("no such file")).len(), 4);
        assert_eq!(missing(|_| Ok(" \n".to_owned())).len(), 4);
    }

    #[test]
    fn a_changelog_needs_a_place_for_the_next_change() {
        let found = missing(|_| Ok("Unreleased changes are below.\n## 1.0\n".to_owned()));
        assert_eq!(found[0].to_string(), "CHANGELOG.md:1: has no `## Unreleased` section");
        assert_eq!(found.len(), 1);
    }
}
