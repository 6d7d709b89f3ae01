//! Charts as inline SVG: horizontal, labels at the left, one axis below, coloured by the style sheet.

use std::fmt::Write;

/// All charts are that wide, in units that a phone shows as they are.
const WIDTH: f64 = 380.0;
const ROW: f64 = 22.0;
const LETTER: f64 = 7.0;
/// Letters of a row's name.
const LONGEST: usize = 24;

/// What the numbers of a chart are.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Axis<'a> {
    pub(crate) label: &'a str,
    pub(crate) from: f64,
    pub(crate) to: f64,
}

/// A box with whiskers.
#[derive(Clone, Debug)]
pub(crate) struct BoxRow {
    pub(crate) label: String,
    /// 5, 25, 50, 75 and 95 of a hundred.
    pub(crate) quantiles: [f64; 5],
    pub(crate) mean: f64,
}

/// A dot with its interval.
#[derive(Clone, Debug)]
pub(crate) struct DotRow {
    pub(crate) label: String,
    pub(crate) value: f64,
    pub(crate) ends: Option<[f64; 2]>,
    /// The value that would be fair.
    pub(crate) fair: f64,
}

/// A bar of several parts.
#[derive(Clone, Debug)]
pub(crate) struct BarRow {
    pub(crate) label: String,
    pub(crate) parts: Vec<f64>,
}

struct Canvas {
    svg: String,
    left: f64,
    axis: (f64, f64),
}

impl Canvas {
    fn new<'a>(labels: impl Iterator<Item = &'a str>, axis: &Axis<'_>) -> Canvas {
        let longest = labels.map(|label| label.chars().count()).max().unwrap_or(0);
        let left = number(longest.min(LONGEST)) * LETTER + 14.0;
        Canvas { svg: String::new(), left, axis: (axis.from, axis.to) }
    }

    fn x(&self, value: f64) -> f64 {
        let (from, to) = self.axis;
        let part = ((value - from) / (to - from).max(1e-9)).clamp(0.0, 1.0);
        self.left + part * (WIDTH - 14.0 - self.left)
    }

    /// The name of a row, cut off where it is too long.
    fn label(&mut self, y: f64, label: &str) {
        let mut shown: String = label.chars().take(LONGEST).collect();
        if shown.len() < label.len() {
            shown.pop();
            shown.push('…');
        }
        self.text(self.left - 8.0, y, "label", &shown);
    }

    fn text(&mut self, x: f64, y: f64, class: &str, text: &str) {
        let _ = write!(self.svg, "<text x='{x:.1}' y='{y:.1}' class='{class}'>{}</text>", escape(text));
    }

    fn line(&mut self, from: (f64, f64), to: (f64, f64), class: &str) {
        let ((x1, y1), (x2, y2)) = (from, to);
        let _ =
            write!(self.svg, "<line x1='{x1:.1}' y1='{y1:.1}' x2='{x2:.1}' y2='{y2:.1}' class='{class}'/>");
    }

    fn rect(&mut self, x: f64, y: f64, size: (f64, f64), class: &str, title: &str) {
        let (width, height) = size;
        let _ = write!(
            self.svg,
            "<rect x='{x:.1}' y='{y:.1}' width='{:.1}' height='{height:.1}' class='{class}'><title>{}</title></rect>",
            width.max(0.0),
            escape(title)
        );
    }

    fn axis(&mut self, axis: &Axis<'_>, bottom: f64) {
        for tick in ticks(axis.from, axis.to) {
            let x = self.x(tick);
            self.line((x, 4.0), (x, bottom), "grid");
            self.text(x, bottom + 14.0, "tick", &trim(tick));
        }
        self.text(f64::midpoint(self.left, WIDTH - 14.0), bottom + 30.0, "axis", axis.label);
    }

    fn finish(self, height: f64, title: &str) -> String {
        let title = escape(title);
        format!(
            "<svg viewBox='0 0 {WIDTH:.0} {height:.0}' role='img' aria-label='{title}'>{}</svg>",
            self.svg
        )
    }
}

/// Boxes with whiskers, a row each.
pub(crate) fn boxes(title: &str, rows: &[BoxRow], axis: &Axis<'_>) -> String {
    let mut canvas = Canvas::new(rows.iter().map(|row| row.label.as_str()), axis);
    let bottom = place(rows.len()) + 2.0;
    canvas.axis(axis, bottom);
    for (at, row) in rows.iter().enumerate() {
        let y = place(at) + ROW / 2.0;
        let [low, quarter, median, three, high] = row.quantiles.map(|value| canvas.x(value));
        let [p5, p25, p50, p75, p95] = row.quantiles;
        let told = format!(
            "{}: 5 % {p5:.0}, 25 % {p25:.0}, median {p50:.1}, 75 % {p75:.0}, 95 % {p95:.0}, mean {:.1}",
            row.label, row.mean
        );
        canvas.label(y + 4.0, &row.label);
        canvas.line((low, y), (high, y), "whisker");
        canvas.rect(quarter, y - 7.0, ((three - quarter).max(1.5), 14.0), "box", &told);
        canvas.line((median, y - 8.0), (median, y + 8.0), "median");
        let mean = canvas.x(row.mean);
        let _ = write!(canvas.svg, "<circle cx='{mean:.1}' cy='{y:.1}' r='2.5' class='mean'/>");
    }
    canvas.finish(bottom + 38.0, title)
}

/// Dots with intervals, a row each, and a mark where fair would be; lines at `limit` to either side of fair.
pub(crate) fn dots(title: &str, rows: &[DotRow], axis: &Axis<'_>, limit: Option<f64>) -> String {
    let mut canvas = Canvas::new(rows.iter().map(|row| row.label.as_str()), axis);
    let bottom = place(rows.len()) + 2.0;
    canvas.axis(axis, bottom);
    for (at, row) in rows.iter().enumerate() {
        let y = place(at) + ROW / 2.0;
        let fair = canvas.x(row.fair);
        canvas.line((fair, y - ROW / 2.0), (fair, y + ROW / 2.0), "fair");
        for end in limit.iter().flat_map(|limit| [row.fair - limit, row.fair + limit]) {
            let x = canvas.x(end);
            canvas.line((x, y - ROW / 2.0), (x, y + ROW / 2.0), "limit");
        }
        canvas.label(y + 4.0, &row.label);
        let off = row.ends.is_some_and(|[low, high]| high < row.fair || row.fair < low);
        let class = if off { "off" } else { "on" };
        if let Some([low, high]) = row.ends {
            let (low, high) = (canvas.x(low), canvas.x(high));
            canvas.line((low, y), (high, y), &format!("reach {class}"));
        }
        let told = row.ends.map_or(String::new(), |[low, high]| format!(" ({low:.1} to {high:.1})"));
        let (x, label) = (canvas.x(row.value), escape(&row.label));
        let _ = write!(
            canvas.svg,
            "<circle cx='{x:.1}' cy='{y:.1}' r='4' class='dot {class}'><title>{label}: {:.1}{told}</title></circle>",
            row.value
        );
    }
    canvas.finish(bottom + 38.0, title)
}

/// Bars of several parts, a row each.
pub(crate) fn bars(title: &str, rows: &[BarRow], parts: &[&str], axis: &Axis<'_>) -> String {
    let mut canvas = Canvas::new(rows.iter().map(|row| row.label.as_str()), axis);
    let bottom = place(rows.len()) + 2.0;
    canvas.axis(axis, bottom);
    for (at, row) in rows.iter().enumerate() {
        let top = place(at) + 3.0;
        canvas.label(top + 12.0, &row.label);
        let mut sum = 0.0;
        for (part, (&value, name)) in row.parts.iter().zip(parts).enumerate() {
            let from = canvas.x(sum);
            sum += value;
            let width = canvas.x(sum) - from;
            canvas.rect(
                from,
                top,
                (width, 16.0),
                &format!("part{part}"),
                &format!("{}, {name}: {value:.1}", row.label),
            );
        }
    }
    canvas.finish(bottom + 38.0, title)
}

/// The names of parts with their colours.
pub(crate) fn legend(parts: &[&str]) -> String {
    let names = parts.iter().enumerate().map(|(part, name)| {
        format!("<span class='key'><svg viewBox='0 0 12 12' class='swatch'><rect width='12' height='12' class='part{part}'/></svg>{}</span>", escape(name))
    });
    format!("<p class='legend'>{}</p>", names.collect::<String>())
}

/// Columns side by side: how many fell into each step.
pub(crate) fn histogram(title: &str, counts: &[u64], step: usize, axis: &Axis<'_>) -> String {
    let most = counts.iter().copied().max().unwrap_or(0).max(1);
    let mut canvas = Canvas::new(std::iter::once(""), axis);
    let bottom = 104.0;
    canvas.axis(axis, bottom);
    for (at, &count) in counts.iter().enumerate() {
        let (from, to) = (canvas.x(number(at * step)), canvas.x(number((at + 1) * step)));
        let height = crate::stats::ratio(count, most) * (bottom - 8.0);
        let told = format!("{} to {}: {count}", at * step, (at + 1) * step - 1);
        canvas.rect(from + 0.5, bottom - height, (to - from - 1.0, height), "part0", &told);
    }
    canvas.finish(bottom + 38.0, title)
}

/// A dot with its interval for the cell of a table; the middle is 0.
pub(crate) fn spark(value: f64, reach: f64, most: f64) -> String {
    let x = |value: f64| 50.0 + 46.0 * (value / most.max(1e-9)).clamp(-1.0, 1.0);
    let class = if value.abs() > reach { "off" } else { "on" };
    format!(
        "<svg viewBox='0 0 100 14' class='spark' aria-hidden='true'><line x1='50' y1='0' x2='50' y2='14' class='fair'/>\
         <line x1='{:.1}' y1='7' x2='{:.1}' y2='7' class='reach {class}'/><circle cx='{:.1}' cy='7' r='3' class='dot {class}'/></svg>",
        x(value - reach),
        x(value + reach),
        x(value)
    )
}

fn place(row: usize) -> f64 {
    6.0 + ROW * number(row)
}

fn number(count: usize) -> f64 {
    crate::stats::ratio(count as u64, 1)
}

/// Round numbers between two ends, four to eight of them.
fn ticks(from: f64, to: f64) -> Vec<f64> {
    let span = (to - from).max(1e-9);
    let rough = span / 5.0;
    let power = 10f64.powf(rough.log10().floor());
    let step = [1.0, 2.0, 5.0, 10.0].map(|times| times * power).into_iter().find(|&step| step >= rough);
    let step = step.unwrap_or(rough);
    let mut tick = (from / step).ceil() * step;
    let mut all = Vec::new();
    while tick <= to + 1e-9 {
        all.push(tick);
        tick += step;
    }
    all
}

fn trim(value: f64) -> String {
    let text = format!("{value:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".to_string() } else { text.to_string() }
}

/// Text that cannot be taken for markup.
pub(crate) fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('\'', "&#39;")
        .replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::{escape, ticks, trim};

    #[test]
    fn ticks_are_round_numbers() {
        let told = |from, to| ticks(from, to).into_iter().map(trim).collect::<Vec<_>>().join(" ");
        assert_eq!(told(0.0, 100.0), "0 20 40 60 80 100");
        assert_eq!(told(-3.0, 3.2), "-2 0 2");
        assert_eq!(told(20.0, 30.0), "20 22 24 26 28 30");
    }

    #[test]
    fn markup_is_escaped() {
        assert_eq!(escape("<b>'&\""), "&lt;b&gt;&#39;&amp;&quot;");
    }
}
