//! Members of the workspace take their versions from its one table.

use super::Finding;
use crate::repo::SourceFile;

/// Dependencies of members that are neither `workspace = true` nor a path, or that state a version.
pub(super) fn versions(manifests: &[SourceFile]) -> Vec<Finding> {
    manifests.iter().flat_map(versions_in).collect()
}

struct Dependency {
    line: usize,
    name: String,
    /// The right-hand side, or all `key = value` lines of its own table.
    value: String,
}

fn versions_in(manifest: &SourceFile) -> Vec<Finding> {
    dependencies(&manifest.text)
        .into_iter()
        .filter(|dependency| !is_inherited(&dependency.value))
        .map(|dependency| {
            let message = format!(
                "{0}: write `{0}.workspace = true` and the version in the workspace table",
                dependency.name
            );
            Finding::new(&manifest.path, dependency.line, message)
        })
        .collect()
}

fn is_inherited(value: &str) -> bool {
    let keys: Vec<&str> =
        value.split(['{', ',', '\n', '}']).filter_map(|part| Some(part.split_once('=')?.0.trim())).collect();
    let inherits = value.replace(' ', "").contains("workspace=true");
    (inherits || keys.contains(&"path")) && !keys.contains(&"version")
}

fn dependencies(manifest: &str) -> Vec<Dependency> {
    let mut found: Vec<Dependency> = Vec::new();
    let mut section = Section::Other;
    let mut open_brackets = 0;
    for (index, line) in manifest.lines().enumerate() {
        let line = without_comment(line).trim();
        if open_brackets == 0 && line.starts_with('[') {
            section = Section::of(line);
            if let Section::One(name) = &section {
                found.push(Dependency { line: index + 1, name: name.clone(), value: String::new() });
            }
            continue;
        }
        let continues = open_brackets > 0;
        open_brackets += depth(line);
        match (&section, found.last_mut()) {
            (Section::Other, _) => {}
            (Section::One(_), Some(last)) => last.value.extend([line, "\n"]),
            (Section::Table, Some(last)) if continues => last.value += line,
            (Section::Table | Section::One(_), _) => found.extend(dependency(index + 1, line)),
        }
    }
    found
}

/// `serde = "1"`, `serde = { … }` or `serde.workspace = true`.
fn dependency(line: usize, text: &str) -> Option<Dependency> {
    let (key, value) = text.split_once('=')?;
    let (name, value) = match key.trim().split_once('.') {
        Some((name, field)) => (name, format!("{field} = {value}")),
        None => (key.trim(), value.to_owned()),
    };
    Some(Dependency { line, name: name.trim_matches('"').to_owned(), value })
}

enum Section {
    /// `[dependencies]` and its kin, also for one target.
    Table,
    /// `[dependencies.NAME]`.
    One(String),
    Other,
}

impl Section {
    fn of(header: &str) -> Self {
        let header = header.trim_matches(['[', ']']).trim();
        if is_table(header) {
            return Self::Table;
        }
        match header.rsplit_once('.') {
            Some((table, name)) if is_table(table) => Self::One(name.trim_matches('"').to_owned()),
            _ => Self::Other,
        }
    }
}

fn is_table(header: &str) -> bool {
    let last = header.rsplit('.').next().unwrap_or(header);
    let kinds = ["dependencies", "dev-dependencies", "build-dependencies"];
    kinds.contains(&last) && (last == header || header.starts_with("target."))
}

fn depth(line: &str) -> i32 {
    outside_quotes(line).map(|(_, c)| i32::from("[{".contains(c)) - i32::from("]}".contains(c))).sum()
}

fn without_comment(line: &str) -> &str {
    let start = outside_quotes(line).find(|(_, c)| *c == '#');
    start.map_or(line, |(at, _)| &line[..at])
}

fn outside_quotes(line: &str) -> impl Iterator<Item = (usize, char)> {
    let mut quote = None;
    line.char_indices().filter(move |(_, c)| match quote {
        None => {
            quote = Some(*c).filter(|c| *c == '"' || *c == '\'');
            quote.is_none()
        }
        Some(open) => {
            if *c == open {
                quote = None;
            }
            false
        }
    })
}

#[cfg(test)]
mod tests {
    use super::versions;
    use crate::repo::SourceFile;

    fn lines(text: &str) -> Vec<usize> {
        let manifest = SourceFile { path: "crates/a/Cargo.toml".to_owned(), text: text.to_owned() };
        versions(&[manifest]).into_iter().map(|finding| finding.line).collect()
    }

    #[test]
    fn inherited_and_path_dependencies_are_fine() {
        let text = "[package]\nversion = \"1\"\n[dependencies]\nserde.workspace = true\n\
                    toml = { workspace = true, features = [\"x\"] } # version\nown = { path = \"../own\" }\n\
                    [dev-dependencies.proptest]\nworkspace = true\n[features]\ndefault = [\"a\"]\n";
        assert!(lines(text).is_empty(), "{:?}", lines(text));
    }

    #[test]
    fn every_stated_version_is_found() {
        let text = "[dependencies]\nserde = \"1\"\ntoml = { version = \"1\" }\nx.version = \"1\"\n\
                    own = { path = \"../own\", version = \"1\" }\ng = { git = \"https://x#y\" }\n\
                    [target.'cfg(unix)'.dev-dependencies]\nlibc = \"1\"\n\
                    [build-dependencies.cc]\nversion = \"1\"\n";
        assert_eq!(lines(text), [2, 3, 4, 5, 6, 8, 9]);
    }

    #[test]
    fn values_may_span_lines() {
        let text = "[dependencies]\nserde = { workspace = true, features = [\n  \"derive\", # why\n] }\n\
                    toml = { features = [\n\"x\",\n], version = \"1\" }\n";
        assert_eq!(lines(text), [5]);
    }
}
