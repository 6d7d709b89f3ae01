//! Lines of styled text, laid out by their visible width, and frames round them.

use platen_rules::vocabulary::{Edition, Ink};

/// How a piece of text looks. Red is for what is to be decided now, and for red ink.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Style {
    #[default]
    Plain,
    Bold,
    Muted,
    Gold,
    Rubric,
    Ink(Ink, Edition),
}

impl Style {
    fn code(self) -> &'static str {
        match self {
            Style::Plain => "",
            Style::Bold => "1",
            Style::Muted => "38;5;245",
            Style::Gold => "38;5;178",
            Style::Rubric => "1;38;5;167",
            Style::Ink(Ink::Red, _) => "1;38;5;160",
            Style::Ink(Ink::Blue, _) => "1;38;5;68",
            Style::Ink(Ink::Gold, _) => "1;38;5;178",
            Style::Ink(Ink::Silver, Edition::Second) => "1;38;5;252",
            Style::Ink(Ink::Silver, Edition::First) => "1;38;5;71",
        }
    }
}

/// A line of styled pieces.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Line(Vec<(Style, String)>);

impl Line {
    pub(crate) fn new() -> Line {
        Line::default()
    }

    pub(crate) fn of(style: Style, text: impl Into<String>) -> Line {
        Line::new().and(style, text)
    }

    /// The line with a piece more.
    #[must_use]
    pub(crate) fn and(mut self, style: Style, text: impl Into<String>) -> Line {
        self.push(style, text);
        self
    }

    pub(crate) fn push(&mut self, style: Style, text: impl Into<String>) {
        self.0.push((style, text.into()));
    }

    pub(crate) fn append(&mut self, other: Line) {
        self.0.extend(other.0);
    }

    /// How many columns it takes.
    pub(crate) fn width(&self) -> usize {
        self.0.iter().map(|(_, text)| width_of(text)).sum()
    }

    /// The line with blanks up to a width.
    #[must_use]
    pub(crate) fn padded(mut self, width: usize) -> Line {
        let missing = width.saturating_sub(self.width());
        self.push(Style::Plain, " ".repeat(missing));
        self
    }

    /// The line cut to a width.
    #[must_use]
    pub(crate) fn cut(self, width: usize) -> Line {
        if self.width() <= width {
            return self;
        }
        let mut left = width.saturating_sub(1);
        let mut cut = Line::new();
        for (style, text) in self.0 {
            let piece = first_columns(&text, left);
            left -= width_of(piece);
            cut.push(style, piece);
        }
        cut.and(Style::Muted, "…")
    }

    /// The line with all of it muted.
    #[must_use]
    pub(crate) fn faded(mut self) -> Line {
        for (style, _) in &mut self.0 {
            *style = Style::Muted;
        }
        self
    }

    /// The line without its looks.
    pub(crate) fn text(&self) -> String {
        self.0.iter().map(|(_, text)| text.as_str()).collect()
    }

    pub(crate) fn render(&self, look: Looks) -> String {
        let mut text = String::new();
        for (style, piece) in &self.0 {
            match style.code() {
                code if look.colour && !code.is_empty() && !piece.trim().is_empty() => {
                    text.extend(["\u{1b}[", code, "m", piece, "\u{1b}[0m"]);
                }
                _ => text.push_str(piece),
            }
        }
        let text = text.trim_end();
        if look.boxes { text.to_string() } else { text.chars().map(ascii).collect() }
    }
}

/// How many columns a text takes; signs of Chinese and Japanese take two.
pub(crate) fn width_of(text: &str) -> usize {
    text.chars().map(columns_taken).sum()
}

fn columns_taken(sign: char) -> usize {
    match sign {
        '\u{1100}'..='\u{115f}'
        | '\u{2e80}'..='\u{a4cf}'
        | '\u{ac00}'..='\u{d7a3}'
        | '\u{f900}'..='\u{faff}'
        | '\u{fe30}'..='\u{fe6f}'
        | '\u{ff00}'..='\u{ff60}'
        | '\u{ffe0}'..='\u{ffe6}' => 2,
        _ => 1,
    }
}

/// As much of a text as fits into that many columns.
fn first_columns(text: &str, columns: usize) -> &str {
    let mut taken = 0;
    let end = text.char_indices().find(|(_, sign)| {
        taken += columns_taken(*sign);
        taken > columns
    });
    end.map_or(text, |(at, _)| &text[..at])
}

/// A text at the right of a column, cut so that two blanks stay before it.
pub(crate) fn columns_of(text: &str, width: usize) -> String {
    let text = first_columns(text, width.saturating_sub(2));
    " ".repeat(width.saturating_sub(width_of(text))) + text
}

/// A text with blanks up to a width.
pub(crate) fn padded(text: &str, width: usize) -> String {
    text.to_string() + &" ".repeat(width.saturating_sub(width_of(text)))
}

/// What the place of output can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Looks {
    pub(crate) colour: bool,
    /// Lines for boxes, and other signs beyond ASCII.
    pub(crate) boxes: bool,
    pub(crate) width: usize,
}

/// The nearest sign of ASCII for the signs that tables are drawn with.
fn ascii(sign: char) -> char {
    match sign {
        '─' | '━' | '–' => '-',
        '│' | '┃' => '|',
        '┌' | '┐' | '└' | '┘' | '├' | '┤' => '+',
        '●' | '◉' => '#',
        '▸' | '→' | '►' => '>',
        '◂' => '<',
        '○' | '·' => '.',
        '…' | '±' => '~',
        '✓' => 'y',
        '×' => 'x',
        '’' => '\'',
        '“' | '”' | '«' | '»' => '"',
        other => other,
    }
}

/// A rule across the width with a title at the left and one at the right.
pub(crate) fn rule(left: Line, right: Line, width: usize, ends: (&str, &str)) -> Line {
    let mut line = Line::of(Style::Muted, format!("{}─ ", ends.0));
    line.append(left);
    let tail = if right.width() == 0 { 0 } else { right.width() + 2 };
    let missing = width.saturating_sub(line.width() + tail + 3);
    line.push(Style::Muted, format!(" {}", "─".repeat(missing)));
    if tail > 0 {
        line.push(Style::Plain, " ");
        line.append(right);
        line.push(Style::Plain, " ");
    }
    line.and(Style::Muted, format!("─{}", ends.1))
}

/// Puts side borders round a line.
pub(crate) fn walled(line: Line, width: usize) -> Line {
    let mut walled = Line::of(Style::Muted, "│ ");
    walled.append(line.cut(width - 4).padded(width - 4));
    walled.and(Style::Muted, " │")
}

/// The lower edge of a frame.
pub(crate) fn floor(width: usize) -> Line {
    Line::of(Style::Muted, format!("└{}┘", "─".repeat(width - 2)))
}

/// Lays cells out in columns of equal width, as many a line as fit.
pub(crate) fn columns(cells: Vec<Line>, width: usize) -> Vec<Line> {
    let widest = cells.iter().map(Line::width).max().unwrap_or(0) + 3;
    let in_a_row = (width / widest.max(1)).clamp(1, cells.len().max(1));
    let column = width / in_a_row;
    let mut lines: Vec<Line> = Vec::new();
    for (i, cell) in cells.into_iter().enumerate() {
        if i % in_a_row == 0 {
            lines.push(Line::new());
        }
        if let Some(line) = lines.last_mut() {
            line.append(cell.cut(column.saturating_sub(1)).padded(column));
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::{Line, Looks, Style, columns, columns_of, padded, rule, walled};

    #[test]
    fn frames_are_exactly_as_wide_as_asked() {
        let long = Line::of(Style::Bold, "x".repeat(200));
        assert_eq!(walled(long, 80).width(), 80);
        assert_eq!(rule(Line::of(Style::Bold, "a"), Line::of(Style::Plain, "b"), 80, ("┌", "┐")).width(), 80);
    }

    #[test]
    fn colour_is_written_only_where_it_is_shown() {
        let line = Line::of(Style::Rubric, "now").and(Style::Plain, " ▸");
        assert_eq!(line.render(Looks { colour: false, boxes: false, width: 80 }), "now >");
        assert!(line.render(Looks { colour: true, boxes: true, width: 80 }).starts_with("\u{1b}["));
    }

    #[test]
    fn signs_of_two_columns_are_counted_so() {
        assert_eq!(Line::of(Style::Plain, "印刷 A").width(), 6);
        assert_eq!(Line::of(Style::Plain, "印刷所").cut(4).text(), "印…");
        assert_eq!(columns_of("印刷所", 8), "  印刷所");
        assert_eq!(padded("歯車", 6), "歯車  ");
    }

    #[test]
    fn cells_wrap_into_columns() {
        let cells = ["aa", "bb", "cc"].map(|text| Line::of(Style::Plain, text)).to_vec();
        assert_eq!(columns(cells.clone(), 10).len(), 2);
        assert_eq!(columns(cells, 15).len(), 1);
    }
}
