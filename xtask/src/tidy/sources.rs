//! What no source may hold, and how long it may be.

use super::Finding;
use super::source::{attributes, code, has_word};
use crate::repo::SourceFile;

const LONGEST: usize = 700;
const EXCUSE: &str = "one flat list";

/// Ignored tests, unfinished code, leftovers of debugging, and lints silenced without a reason.
pub(super) fn forbidden(sources: &[SourceFile]) -> Vec<Finding> {
    sources.iter().flat_map(forbidden_in).collect()
}

/// Files that are too long and do not say that they are one flat list.
pub(super) fn too_long(sources: &[SourceFile]) -> Vec<Finding> {
    let long = sources.iter().filter(|file| file.text.lines().count() > LONGEST && !is_flat_list(file));
    long.map(|file| {
        let count = file.text.lines().count();
        let message = format!(
            "{count} lines, more than {LONGEST}: split it, or call it `{EXCUSE}` in its module comment"
        );
        Finding::new(&file.path, 1, message)
    })
    .collect()
}

fn forbidden_in(file: &SourceFile) -> Vec<Finding> {
    let code = code(&file.text);
    let mut findings = Vec::new();
    for (index, line) in code.lines().enumerate() {
        for name in ["todo!", "unimplemented!", "dbg!"] {
            if has_word(line, name) {
                findings.push(Finding::new(&file.path, index + 1, format!("`{name}` must not stay")));
            }
        }
    }
    for attribute in attributes(&code) {
        if let Some(message) = objection(&attribute.text) {
            findings.push(Finding::new(&file.path, attribute.line, message));
        }
    }
    findings
}

fn objection(attribute: &str) -> Option<&'static str> {
    let conditional = attribute.starts_with("cfg_attr");
    let is = |name: &str| attribute.starts_with(name) || conditional;
    if is("ignore") && has_word(attribute, "ignore") {
        return Some("an ignored test proves nothing: mend it or remove it");
    }
    if is("allow") && has_word(attribute, "allow") && !has_word(attribute, "reason") {
        return Some("`#[allow(…)]` needs `reason = \"…\"`; better `#[expect(…, reason = \"…\")]`");
    }
    None
}

fn is_flat_list(file: &SourceFile) -> bool {
    let comment: Vec<&str> = file.text.lines().map_while(|line| line.strip_prefix("//!")).collect();
    comment.join(" ").split_whitespace().collect::<Vec<_>>().join(" ").contains(EXCUSE)
}

#[cfg(test)]
mod tests {
    use super::{forbidden, too_long};
    use crate::repo::SourceFile;

    fn file(text: &str) -> [SourceFile; 1] {
        [SourceFile { path: "crates/a/src/lib.rs".to_owned(), text: text.to_owned() }]
    }

    fn lines(text: &str) -> Vec<usize> {
        forbidden(&file(text)).into_iter().map(|finding| finding.line).collect()
    }

    #[test]
    fn unfinished_code_and_debugging_are_found() {
        assert_eq!(
            lines("fn a() {\n  todo!()\n}\nfn b() { unimplemented!(\"x\") }\nlet c = dbg!(d);\n"),
            [2, 4, 5]
        );
    }

    #[test]
    fn ignored_tests_are_found() {
        assert_eq!(lines("#[test]\n#[ignore]\nfn a() {}\n#[ignore = \"slow\"]\nfn b() {}\n"), [2, 4]);
        assert_eq!(lines("#[cfg_attr(miri, ignore)]\nfn a() {}\n"), [1]);
    }

    #[test]
    fn silenced_lints_need_a_reason() {
        let text = "#![allow(x)]\n#[allow(\n  y,\n)]\n\
                    #[allow(z, reason = \"why\")]\n#[cfg_attr(test, allow(w))]\nfn a() {}";
        assert_eq!(lines(text), [1, 2, 6]);
    }

    #[test]
    fn comments_text_and_like_names_are_left_alone() {
        let text = "// todo!()\nlet a = \"dbg!( #[ignore\";\nmy_todo!();\n\
                    #[expect(x, reason = \"y\")]\n#[serde(ignore)]\nfn allow() {}";
        assert!(lines(text).is_empty(), "{:?}", lines(text));
    }

    #[test]
    fn long_files_are_found_unless_they_are_one_flat_list() {
        let long = "x\n".repeat(701);
        assert_eq!(too_long(&file(&long)).len(), 1);
        assert!(too_long(&file(&"x\n".repeat(700))).is_empty());
        assert!(too_long(&file(&format!("//! All refusals, one flat\n//! list.\n{long}"))).is_empty());
        assert_eq!(too_long(&file(&format!("{long}//! one flat list\n"))).len(), 1);
    }
}
