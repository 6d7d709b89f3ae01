//! Just enough reading of Rust to tell code from comments and text.

/// An outer or inner attribute: the text between its brackets.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Attribute {
    pub(super) line: usize,
    pub(super) text: String,
}

/// A function, and whether it bears `#[test]`.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Function {
    pub(super) line: usize,
    pub(super) name: String,
    pub(super) is_test: bool,
}

enum Token {
    Attribute(String),
    Word(String),
    Other(char),
}

/// The text with comments and literals blanked out, line by line as it was.
pub(super) fn code(text: &str) -> String {
    let chars: Vec<char> = text.chars().collect();
    let mut code = String::with_capacity(text.len());
    let mut at = 0;
    while at < chars.len() {
        let opaque = opaque_length(&chars[at..]);
        if opaque == 0 {
            code.push(chars[at]);
            at += 1;
        } else {
            code.extend(chars[at..at + opaque].iter().map(|&c| if c == '\n' { c } else { ' ' }));
            at += opaque;
        }
    }
    code
}

/// All attributes in blanked code.
pub(super) fn attributes(code: &str) -> Vec<Attribute> {
    let mut found = Vec::new();
    for (line, token) in tokens(code) {
        if let Token::Attribute(text) = token {
            found.push(Attribute { line, text });
        }
    }
    found
}

/// All functions in blanked code.
pub(super) fn functions(code: &str) -> Vec<Function> {
    let (mut found, mut is_test, mut named_next) = (Vec::new(), false, false);
    for (line, token) in tokens(code) {
        match token {
            Token::Attribute(text) => is_test |= text.trim() == "test",
            Token::Word(name) if named_next => {
                found.push(Function { line, name, is_test });
                (named_next, is_test) = (false, false);
            }
            Token::Word(word) if word == "fn" => named_next = true,
            Token::Word(word) if ["pub", "crate", "async", "const", "unsafe"].contains(&word.as_str()) => {}
            Token::Other('(' | ')') => named_next = false,
            Token::Word(_) | Token::Other(_) => (named_next, is_test) = (false, false),
        }
    }
    found
}

/// Whether `word` stands in `text` as a whole word.
pub(super) fn has_word(text: &str, word: &str) -> bool {
    text.match_indices(word).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + word.len()..].chars().next();
        !before.is_some_and(is_word_char) && !after.is_some_and(is_word_char)
    })
}

fn is_word_char(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

fn tokens(code: &str) -> Vec<(usize, Token)> {
    let chars: Vec<char> = code.chars().collect();
    let (mut tokens, mut at, mut line) = (Vec::new(), 0, 1);
    while at < chars.len() {
        let rest = &chars[at..];
        let length = token_length(rest);
        if let Some(token) = token(&rest[..length]) {
            tokens.push((line, token));
        }
        line += rest[..length].iter().filter(|&&c| c == '\n').count();
        at += length;
    }
    tokens
}

fn token(chars: &[char]) -> Option<Token> {
    match chars {
        [c] if c.is_whitespace() => None,
        ['#', .., ']'] => {
            let text: String = chars.iter().collect();
            Some(Token::Attribute(text.trim_start_matches(['#', '!', '[']).trim_end_matches(']').to_owned()))
        }
        [c, ..] if is_word_char(*c) => Some(Token::Word(chars.iter().collect())),
        [c, ..] => Some(Token::Other(*c)),
        [] => None,
    }
}

fn token_length(rest: &[char]) -> usize {
    match rest {
        ['#', '[', ..] | ['#', '!', '[', ..] => bracketed_length(rest),
        [c, ..] if is_word_char(*c) => rest.iter().take_while(|&&c| is_word_char(c)).count(),
        _ => 1,
    }
}

fn bracketed_length(rest: &[char]) -> usize {
    let mut depth = 0;
    for (at, c) in rest.iter().enumerate() {
        match c {
            '[' => depth += 1,
            ']' if depth == 1 => return at + 1,
            ']' => depth -= 1,
            _ => {}
        }
    }
    rest.len()
}

/// How long the comment or literal is that begins here; 0 if none does.
fn opaque_length(rest: &[char]) -> usize {
    match rest {
        ['/', '/', ..] => rest.iter().take_while(|&&c| c != '\n').count(),
        ['/', '*', ..] => block_comment_length(rest),
        ['"', ..] => string_length(rest),
        ['r', '"' | '#', ..] => raw_string_length(rest),
        ['\'', '\\', _, tail @ ..] => {
            tail.iter().position(|&c| c == '\'').map_or(rest.len(), |closing| closing + 4)
        }
        ['\'', _, '\'', ..] => 3,
        _ => 0,
    }
}

fn block_comment_length(rest: &[char]) -> usize {
    let (mut depth, mut at) = (0, 0);
    while at < rest.len() {
        match &rest[at..] {
            ['/', '*', ..] => (depth, at) = (depth + 1, at + 2),
            ['*', '/', ..] if depth == 1 => return at + 2,
            ['*', '/', ..] => (depth, at) = (depth - 1, at + 2),
            _ => at += 1,
        }
    }
    rest.len()
}

fn string_length(rest: &[char]) -> usize {
    let mut at = 1;
    while at < rest.len() {
        match rest[at] {
            '"' => return at + 1,
            '\\' => at += 2,
            _ => at += 1,
        }
    }
    rest.len()
}

fn raw_string_length(rest: &[char]) -> usize {
    let hashes = rest[1..].iter().take_while(|&&c| c == '#').count();
    if rest.get(1 + hashes) != Some(&'"') {
        return 0; // a raw identifier
    }
    let body = 2 + hashes;
    let closes =
        |at: &usize| rest[*at] == '"' && rest[*at + 1..].iter().take_while(|&&c| c == '#').count() >= hashes;
    (body..rest.len()).find(closes).map_or(rest.len(), |at| at + 1 + hashes)
}

#[cfg(test)]
mod tests {
    use super::{Function, attributes, code, functions, has_word};

    #[test]
    fn comments_and_literals_are_blanked_and_lines_kept() {
        let text = "a // b\n/* c /* d */ \n */ e \"f\\\" g\" h";
        let blanked = code(text);
        assert_eq!(blanked.split_whitespace().collect::<String>(), "aeh");
        assert_eq!(blanked.lines().count(), text.lines().count());
    }

    #[test]
    fn raw_strings_characters_and_lifetimes_are_told_apart() {
        let words = |text: &str| code(text).split_whitespace().collect::<Vec<_>>().join(" ");
        assert_eq!(words("x r#\"todo!() \" \"# y"), "x y");
        assert_eq!(words("r#type"), "r#type");
        assert_eq!(words("p('\"') q('\\'') s"), "p( ) q( ) s");
        assert_eq!(words("'\\u{1F600}' a"), "a");
        assert_eq!(words("&'a str \"gone\""), "&'a str");
    }

    #[test]
    fn unclosed_text_runs_to_the_end() {
        for text in ["\"a", "/* a", "r#\"a\"", "'\\", "\"\\"] {
            assert_eq!(code(text).chars().count(), text.chars().count(), "{text}");
        }
    }

    #[test]
    fn functions_know_whether_they_are_tests() {
        let text = "#[test]\n// why\n#[expect(\n  x,\n)]\npub(crate) fn one() {}\n\
                    fn two() {}\n#[test] fn three() {}\n\
                    #[test]\nstruct S;\nfn four(f: fn(u8)) {}";
        let names: Vec<_> = functions(&code(text)).into_iter().map(|f| (f.line, f.name, f.is_test)).collect();
        let expected = [(6, "one", true), (7, "two", false), (8, "three", true), (11, "four", false)];
        assert_eq!(names, expected.map(|(line, name, is_test)| (line, name.to_owned(), is_test)));
    }

    #[test]
    fn a_test_inside_a_macro_is_found() {
        let text = "proptest! {\n  #[test]\n  fn inner(x in 0..9) {}\n}";
        let expected = Function { line: 3, name: "inner".to_owned(), is_test: true };
        assert_eq!(functions(&code(text)), [expected]);
    }

    #[test]
    fn attributes_may_span_lines_and_hold_brackets() {
        let found = attributes("#![a]\n#[b(\n[c])]\nfn f() {}");
        let found: Vec<_> = found.iter().map(|a| (a.line, a.text.as_str())).collect();
        assert_eq!(found, [(1, "a"), (2, "b(\n[c])")]);
    }

    #[test]
    fn words_are_whole_words() {
        assert!(has_word("see ORD-2, ORD-20", "ORD-2"));
        assert!(!has_word("see ORD-20", "ORD-2"));
        assert!(!has_word("my_todo!()", "todo"));
    }
}
