//! Markup as text, for what is only looked at: made without a browser, parsed by it in one go, and left alone as long as it stays
//! the same. Whatever is put into it as a text is shown as that text.

use std::fmt::Write;

/// Elements and texts, as they stand in a document.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Markup {
    text: String,
    standings: Vec<Standing>,
}

/// How something that can be tapped stands. It is no part of the text: it changes in place, without drawing anything anew.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Standing {
    /// A tap leads on.
    pub lit: bool,
    /// It was tapped, and there is more to choose.
    pub chosen: bool,
    /// It cannot be chosen now, while others can.
    pub quiet: bool,
}

/// What elements have that stand somehow.
pub const STANDS: &str = "data-stands";

/// What elements have that are looked at, not tapped, and that something can be said about: the rules they go by, with spaces between.
/// What is said is [`TELLS`], or the name by which they are heard.
pub const CITES: &str = "data-cites";

/// What is said about an element with [`CITES`].
pub const TELLS: &str = "data-tells";

impl Markup {
    /// As the browser reads it.
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// How those elements stand that have [`STANDS`], in their order.
    pub fn standings(&self) -> &[Standing] {
        &self.standings
    }

    /// The same with other standings, as many as there are.
    pub fn standing(&self, standings: impl IntoIterator<Item = Standing>) -> Markup {
        let standings: Vec<Standing> = standings.into_iter().take(self.standings.len()).collect();
        Markup { text: self.text.clone(), standings }
    }

    /// Whether there is nothing.
    pub fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    fn plain(text: String) -> Markup {
        Markup { text, standings: Vec::new() }
    }
}

/// An element with what it holds. An attribute without a value is left out.
pub fn element(name: &str, attributes: &[(&str, &str)], inside: impl Into<Markup>) -> Markup {
    let mut text = format!("<{name}");
    for (key, value) in attributes.iter().filter(|(_, value)| !value.is_empty()) {
        // Writing to a string never fails.
        let _ = write!(text, " {key}=\"{}\"", escaped(value));
    }
    let inside = inside.into();
    let _ = write!(text, ">{}</{name}>", inside.text);
    Markup { text, ..inside }
}

/// An element that stands somehow: as nothing, at first.
pub fn standing(name: &str, attributes: &[(&str, &str)], inside: impl Into<Markup>) -> Markup {
    let attributes: Vec<(&str, &str)> = attributes.iter().copied().chain([(STANDS, "1")]).collect();
    let mut element = element(name, &attributes, inside);
    element.standings.insert(0, Standing::default());
    element
}

/// A `span` of a class.
pub fn span(class: &str, inside: impl Into<Markup>) -> Markup {
    element("span", &[("class", class)], inside)
}

/// A `div` of a class.
pub fn div(class: &str, inside: impl Into<Markup>) -> Markup {
    element("div", &[("class", class)], inside)
}

/// What is heard and not seen.
pub fn heard(text: impl Into<Markup>) -> Markup {
    span("vh", text)
}

/// A class with one more for each number that a count reaches: `counted("pieces", "inks", 3, &[3, 4])` is `pieces inks-3`. Style sheets
/// could count by `:has()` themselves, but the browser would then look for it with every change of the page.
pub fn counted(class: &str, of: &str, count: usize, numbers: &[usize]) -> String {
    let reached = numbers.iter().filter(|number| count >= **number);
    reached.fold(class.to_string(), |class, number| format!("{class} {of}-{number}"))
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

impl From<&str> for Markup {
    fn from(text: &str) -> Markup {
        Markup::plain(escaped(text))
    }
}

impl From<String> for Markup {
    fn from(text: String) -> Markup {
        Markup::from(text.as_str())
    }
}

impl From<u8> for Markup {
    fn from(number: u8) -> Markup {
        Markup::plain(number.to_string())
    }
}

impl From<u16> for Markup {
    fn from(number: u16) -> Markup {
        Markup::plain(number.to_string())
    }
}

impl From<()> for Markup {
    fn from((): ()) -> Markup {
        Markup::default()
    }
}

impl<T: Into<Markup>> From<Option<T>> for Markup {
    fn from(part: Option<T>) -> Markup {
        part.map(Into::into).unwrap_or_default()
    }
}

impl From<Vec<Markup>> for Markup {
    fn from(parts: Vec<Markup>) -> Markup {
        parts.into_iter().collect()
    }
}

impl FromIterator<Markup> for Markup {
    fn from_iter<I: IntoIterator<Item = Markup>>(parts: I) -> Markup {
        let none = Markup::default();
        parts.into_iter().fold(none, |all, part| (all, part).into())
    }
}

impl<A: Into<Markup>, B: Into<Markup>> From<(A, B)> for Markup {
    fn from((a, b): (A, B)) -> Markup {
        let (mut a, b) = (a.into(), b.into());
        a.text += &b.text;
        a.standings.extend(b.standings);
        a
    }
}

impl<A: Into<Markup>, B: Into<Markup>, C: Into<Markup>> From<(A, B, C)> for Markup {
    fn from((a, b, c): (A, B, C)) -> Markup {
        ((a, b), c).into()
    }
}

impl<A: Into<Markup>, B: Into<Markup>, C: Into<Markup>, D: Into<Markup>> From<(A, B, C, D)> for Markup {
    fn from((a, b, c, d): (A, B, C, D)) -> Markup {
        ((a, b, c), d).into()
    }
}

#[cfg(test)]
mod tests {
    use super::{Markup, Standing, counted, div, element, heard, span, standing};

    #[test]
    fn elements_hold_each_other_in_order() {
        let line = span("line", (span("no", 7u8), heard("seven"), Some("!"), ()));
        let text = r#"<span class="line"><span class="no">7</span><span class="vh">seven</span>!</span>"#;
        assert_eq!(line.as_str(), text);
        assert_eq!(div("", vec![Markup::from("a"), Markup::from("b")]).as_str(), "<div>ab</div>");
    }

    #[test]
    fn a_text_is_never_read_as_markup() {
        let name = r#"<b onclick="x">&"#;
        let told = element("li", &[("title", name), ("class", "")], name);
        let text = "&lt;b onclick=&quot;x&quot;&gt;&amp;";
        assert_eq!(told.as_str(), format!("<li title=\"{text}\">{text}</li>"));
    }

    #[test]
    fn standings_are_in_the_order_of_their_elements_and_no_part_of_the_text() {
        let (lit, quiet) =
            (Standing { lit: true, ..Standing::default() }, Standing { quiet: true, ..Standing::default() });
        let one = |name: &str| standing("button", &[], name).standing([lit]);
        let set = standing("div", &[("class", "set")], (one("a"), span("", one("b")))).standing([
            quiet,
            lit,
            Standing::default(),
        ]);
        let row = Markup::from_iter([one("c"), set.clone()]);
        assert_eq!(row.standings(), [lit, quiet, lit, Standing::default()]);
        assert_eq!(set.as_str(), set.standing([quiet; 3]).as_str());
        let text = r#"<div class="set" data-stands="1"><button data-stands="1">a</button>"#;
        assert!(set.as_str().starts_with(text), "{}", set.as_str());
        assert_eq!(set.standing([lit; 9]).standings(), [lit; 3], "no more than there are");
    }

    #[test]
    fn a_count_shows_in_the_class() {
        assert_eq!(counted("pieces", "inks", 2, &[3, 4]), "pieces");
        assert_eq!(counted("pieces", "inks", 5, &[3, 4]), "pieces inks-3 inks-4");
    }

    #[test]
    fn nothing_is_empty() {
        assert!(Markup::from(None::<Markup>).is_empty() && Markup::from(()).is_empty());
        assert!(!Markup::from(0u16).is_empty());
    }
}
