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

/// Links of a document to files that are not there. Addresses of the web and places within a document are let be.
pub(super) fn dead_links(path: &str, text: &str, exists: impl Fn(&str) -> bool) -> Vec<Finding> {
    let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
    let mut findings = Vec::new();
    for (line, row) in (1..).zip(text.lines()) {
        for target in row.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
            let file = target.split('#').next().unwrap_or_default();
            let elsewhere = file.is_empty() || file.contains("://");
            let place = if folder.is_empty() { file.to_owned() } else { format!("{folder}/{file}") };
            if !elsewhere && !exists(&place) {
                findings.push(Finding::new(path, line, format!("links to {file}, which is not there")));
            }
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::{dead_links, missing};
    use anyhow::bail;

    #[test]
    fn a_dead_link_is_found_and_a_live_one_is_not() {
        let text = "[a](b.md) and ![c](d.svg)\n[web](https://example.org) [here](#top) [e](b.md#part)";
        let found = dead_links("docs/x.md", text, |path| path == "docs/b.md");
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].to_string(), "docs/x.md:1: links to d.svg, which is not there");
    }

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
