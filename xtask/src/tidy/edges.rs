//! Which crate of the workspace may depend on which other.

use super::Finding;
use crate::repo::Repo;
use serde_json::Value;
use std::path::Path;

const TESTKIT: &str = "platen-testkit";

/// For each crate all that it may depend on; dev-dependencies may use the testkit as well.
const ALLOWED: &[(&str, &[&str])] = &[
    ("platen-rules", &[]),
    ("platen-bots", &["platen-rules"]),
    ("platen-lab", &["platen-rules", "platen-bots", "platen-texts"]),
    ("platen-fair", &["platen-rules"]),
    ("platen-host", &["platen-rules", "platen-bots"]),
    ("platen-model", &["platen-rules", "platen-bots", "platen-host"]),
    ("platen-protocol", &["platen-rules", "platen-host", "platen-fair"]),
    ("platen-load", &["platen-rules", "platen-host", "platen-fair", "platen-protocol"]),
    ("platen-texts", &["platen-rules"]),
    (
        "platen-server",
        &[
            "platen-rules",
            "platen-bots",
            "platen-host",
            "platen-fair",
            "platen-protocol",
            "platen-serve",
            "platen-texts",
        ],
    ),
    (
        "platen-client",
        &[
            "platen-rules",
            "platen-bots",
            "platen-host",
            "platen-protocol",
            "platen-fair",
            "platen-texts",
            "platen-model",
        ],
    ),
    ("platen-serve", &[]),
    ("platen-wasm", &["platen-rules", "platen-bots"]),
    (
        "platen-cli",
        &[
            "platen-rules",
            "platen-bots",
            "platen-lab",
            "platen-load",
            "platen-protocol",
            "platen-serve",
            "platen-texts",
            "platen-fair",
            "platen-server",
        ],
    ),
    ("platen-bench", &["platen-rules", "platen-bots", "platen-wasm"]),
    ("platen-py", &["platen-rules", "platen-bots"]),
    (TESTKIT, &["platen-rules"]),
    ("xtask", &[]),
];

/// What the tests of a crate may use besides.
const FOR_TESTS: &[(&str, &str)] =
    &[("platen-texts", "platen-host"), ("platen-server", "platen-load"), ("platen-cli", "platen-host")];

/// Edges that the table does not allow, and crates that it does not know.
pub(super) fn forbidden(metadata: &Value, repo: &Repo) -> Vec<Finding> {
    list(&metadata["packages"]).iter().flat_map(|package| forbidden_of(package, repo)).collect()
}

fn forbidden_of(package: &Value, repo: &Repo) -> Vec<Finding> {
    let name = text(&package["name"]);
    let manifest = Path::new(text(&package["manifest_path"]));
    let file = repo.relative(manifest);
    let Some((_, allowed)) = ALLOWED.iter().find(|(known, _)| *known == name) else {
        let message = format!("{name} is not in the table of allowed edges (xtask/src/tidy/edges.rs)");
        return vec![Finding::new(&file, 1, message)];
    };
    let manifest_text = std::fs::read_to_string(manifest).unwrap_or_default();
    list(&package["dependencies"])
        .iter()
        .filter(|dependency| is_internal(dependency) && !may_use(name, allowed, dependency))
        .map(|dependency| {
            let other = text(&dependency["name"]);
            let kind = dependency["kind"].as_str().unwrap_or("normal");
            let line = line_naming(&manifest_text, other);
            Finding::new(&file, line, format!("{name} may not depend on {other} ({kind} dependency)"))
        })
        .collect()
}

fn may_use(name: &str, allowed: &[&str], dependency: &Value) -> bool {
    let other = text(&dependency["name"]);
    let for_tests = dependency["kind"] == "dev";
    let tested = other == TESTKIT || FOR_TESTS.contains(&(name, other));
    allowed.contains(&other) || other == name || (for_tests && tested)
}

fn is_internal(dependency: &Value) -> bool {
    let name = text(&dependency["name"]);
    dependency["path"].is_string() || ALLOWED.iter().any(|(known, _)| *known == name)
}

fn line_naming(manifest: &str, dependency: &str) -> usize {
    let named =
        |line: &str| line.trim_start().starts_with(dependency) || line.contains(&format!(".{dependency}]"));
    manifest.lines().position(named).map_or(1, |index| index + 1)
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::{forbidden, line_naming};
    use crate::repo::Repo;
    use serde_json::{Value, json};

    fn findings(name: &str, dependencies: &Value) -> Vec<String> {
        let manifest = format!("/nowhere/crates/{name}/Cargo.toml");
        let package = json!({ "name": name, "manifest_path": manifest, "dependencies": dependencies });
        let repo = Repo::find().expect("xtask lies in the repository");
        forbidden(&json!({ "packages": [package] }), &repo).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn edges_of_the_table_and_outside_crates_are_allowed() {
        let dependencies = json!([{ "name": "platen-rules", "path": "/x" }, { "name": "serde" }]);
        assert!(findings("platen-bots", &dependencies).is_empty());
    }

    #[test]
    fn every_other_inner_edge_is_found() {
        let dependencies =
            json!([{ "name": "platen-bots", "path": "/x" }, { "name": "platen-lab", "kind": "dev" }]);
        let found = findings("platen-rules", &dependencies);
        assert_eq!(found.len(), 2, "{found:?}");
        assert!(
            found[0].ends_with("platen-rules may not depend on platen-bots (normal dependency)"),
            "{found:?}"
        );
    }

    #[test]
    fn the_testkit_is_for_tests_alone() {
        let testkit = |kind: Value| json!([{ "name": "platen-testkit", "path": "/x", "kind": kind }]);
        assert!(findings("platen-rules", &testkit(json!("dev"))).is_empty());
        assert_eq!(findings("platen-rules", &testkit(Value::Null)).len(), 1);
        assert_eq!(findings("platen-rules", &testkit(json!("build"))).len(), 1);
    }

    #[test]
    fn the_texts_know_the_host_in_tests_alone() {
        let host = |kind: Value| json!([{ "name": "platen-host", "path": "/x", "kind": kind }]);
        assert!(findings("platen-texts", &host(json!("dev"))).is_empty());
        assert_eq!(findings("platen-texts", &host(Value::Null)).len(), 1);
    }

    #[test]
    fn a_crate_that_the_table_does_not_know_is_found() {
        let found = findings("platen-news", &json!([]));
        assert!(found[0].contains("platen-news is not in the table"), "{found:?}");
        assert_eq!(findings("xtask", &json!([{ "name": "helper", "path": "/x" }])).len(), 1);
    }

    #[test]
    fn the_line_of_an_edge_is_where_the_manifest_names_it() {
        assert_eq!(
            line_naming("[dependencies]\nserde = 1\nplaten-bots.workspace = true\n", "platen-bots"),
            3
        );
        assert_eq!(line_naming("[dependencies.platen-bots]\n", "platen-bots"), 1);
        assert_eq!(line_naming("[dependencies]\n", "platen-bots"), 1);
    }
}
