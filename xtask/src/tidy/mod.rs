//! `cargo xtask tidy`: the conventions that no compiler checks.
//!
//! Every check is a pure function from text to findings, so that its own tests can show it fail.

mod documents;
mod edges;
mod manifests;
mod rules;
mod source;
mod sources;

use crate::repo::Repo;
use anyhow::{Result, bail};
use std::fmt;

/// Something that a person has to put right, and where.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Finding {
    file: String,
    line: usize,
    message: String,
}

impl Finding {
    pub(crate) fn new(file: &str, line: usize, message: impl Into<String>) -> Self {
        Self { file: file.to_owned(), line, message: message.into() }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.message)
    }
}

/// A check and all that it found.
#[derive(Debug)]
pub struct Report {
    pub check: &'static str,
    pub findings: Vec<Finding>,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: broken in {} places", self.check, self.findings.len())?;
        self.findings.iter().try_for_each(|finding| write!(f, "\n  {finding}"))
    }
}

/// Runs every check on a checkout.
pub fn check(repo: &Repo) -> Result<Vec<Report>> {
    let sources = repo.rust_sources()?;
    let metadata = repo.metadata()?;
    let rules = repo.read(rules::FILE)?;
    let ids = rules::ids(&rules);
    Ok(vec![
        report("rule ids are well formed and unique", rules::malformed(&rules)),
        report("every rule has a test named by it", rules::untested(&ids, &sources)),
        report("no test names an unknown rule", rules::unknown(&ids, &sources)),
        report("every rule is named in a module comment of the rules crate", rules::homeless(&ids, &sources)),
        report("docs/rules.md is the shared text", rules::copy(&rules, rules::original(repo)?.as_ref())),
        report("crates depend only on those they may", edges::forbidden(&metadata, repo)),
        report(
            "versions stand in the workspace table alone",
            manifests::versions(&repo.manifests(&metadata)?),
        ),
        report("nothing unfinished, ignored or silenced without a reason", sources::forbidden(&sources)),
        report("files are short, or one flat list", sources::too_long(&sources)),
        report("the documents exist", documents::missing(|path| Ok(repo.read(path)?.text))),
        report("links of documents lead somewhere", dead_links(repo)?),
    ])
}

/// Looks at the documents of the root and of `docs`.
fn dead_links(repo: &Repo) -> Result<Vec<Finding>> {
    let mut findings = Vec::new();
    for folder in [repo.root().to_path_buf(), repo.path("docs")] {
        for entry in std::fs::read_dir(folder)? {
            let path = entry?.path();
            if path.extension().is_some_and(|extension| extension == "md") {
                let document = repo.read(&repo.relative(&path))?;
                findings.extend(documents::dead_links(&document.path, &document.text, |file| repo.has(file)));
            }
        }
    }
    Ok(findings)
}

/// Prints all findings and fails if there are any.
pub fn run(repo: &Repo) -> Result<()> {
    let reports = check(repo)?;
    for report in &reports {
        let verdict = if report.findings.is_empty() { "ok" } else { "NOT OK" };
        println!("{verdict:>6}  {}", report.check);
    }
    match complaint(&reports) {
        Some(text) => bail!("{text}"),
        None => Ok(()),
    }
}

/// All findings under the names of their checks; nothing where all is well.
pub fn complaint(reports: &[Report]) -> Option<String> {
    let bad: Vec<_> = reports.iter().filter(|report| !report.findings.is_empty()).collect();
    let count: usize = bad.iter().map(|report| report.findings.len()).sum();
    let sections = bad.iter().map(ToString::to_string);
    (count > 0).then(|| {
        std::iter::once(format!("{count} findings")).chain(sections).collect::<Vec<_>>().join("\n\n")
    })
}

fn report(check: &'static str, mut findings: Vec<Finding>) -> Report {
    findings.sort();
    Report { check, findings }
}

#[cfg(test)]
mod tests {
    use super::{Finding, complaint, report};

    #[test]
    fn a_complaint_lists_every_finding_with_its_place() {
        let findings = vec![Finding::new("b.rs", 2, "two"), Finding::new("a.rs", 10, "one")];
        let text = complaint(&[report("clean", vec![]), report("dirty", findings)]).expect("two findings");
        assert_eq!(text, "2 findings\n\ndirty: broken in 2 places\n  a.rs:10: one\n  b.rs:2: two");
    }

    #[test]
    fn no_finding_is_no_complaint() {
        assert_eq!(complaint(&[report("clean", vec![])]), None);
    }
}
