//! Plots of growth as SVG text: both axes by powers of ten.

use std::fmt::Write;

/// What is measured, in lines over how many there are.
#[derive(Debug)]
pub struct Panel<'a> {
    /// What.
    pub title: &'a str,
    /// Over what.
    pub across: &'a str,
    /// The lines, each with its name and its points.
    pub lines: &'a [(&'a str, Vec<(f64, f64)>)],
}

const WIDTH: f64 = 420.0;
const HEIGHT: f64 = 300.0;
/// Where the plot lies in its panel: left, top, right, bottom.
const FRAME: [f64; 4] = [56.0, 44.0, 400.0, 250.0];
const COLOURS: [&str; 3] = ["#1f5f8b", "#b5542a", "#4d7d3a"];

/// Panels side by side.
pub fn plot(panels: &[Panel<'_>]) -> String {
    let width = WIDTH * panels.len() as f64;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {HEIGHT}\" font-family=\"sans-serif\" font-size=\"12\">\n\
         <rect width=\"{width}\" height=\"{HEIGHT}\" fill=\"#fff\"/>\n"
    );
    for (n, panel) in panels.iter().enumerate() {
        // Writing to a text does not fail.
        let _ = writeln!(svg, "<g transform=\"translate({} 0)\">", WIDTH * n as f64);
        panel.draw(&mut svg);
        svg.push_str("</g>\n");
    }
    svg + "</svg>\n"
}

impl Panel<'_> {
    fn draw(&self, svg: &mut String) {
        let [left, top, right, bottom] = FRAME;
        let points = || self.lines.iter().flat_map(|(_, points)| points);
        let (x, y) =
            (Scale::of(points().map(|p| p.0), left, right), Scale::of(points().map(|p| p.1), bottom, top));
        text(svg, (left, 20.0), "start", self.title);
        text(svg, (f64::midpoint(left, right), HEIGHT - 12.0), "middle", self.across);
        for tick in x.ticks() {
            line(svg, (x.at(tick), bottom), (x.at(tick), top));
            text(svg, (x.at(tick), bottom + 16.0), "middle", &tick.to_string());
        }
        for tick in y.ticks() {
            line(svg, (left, y.at(tick)), (right, y.at(tick)));
            text(svg, (left - 6.0, y.at(tick) + 4.0), "end", &tick.to_string());
        }
        for (n, ((name, points), colour)) in self.lines.iter().zip(COLOURS).enumerate() {
            let path: Vec<String> =
                points.iter().map(|p| format!("{:.1},{:.1}", x.at(p.0), y.at(p.1))).collect();
            let _ = writeln!(
                svg,
                "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\"/>",
                path.join(" ")
            );
            for p in points {
                let (across, up) = (x.at(p.0), y.at(p.1));
                let _ =
                    writeln!(svg, "<circle cx=\"{across:.1}\" cy=\"{up:.1}\" r=\"3\" fill=\"{colour}\"/>");
                text(svg, (across, up - 8.0), "middle", &short(p.1));
            }
            let _ = writeln!(
                svg,
                "<text x=\"{}\" y=\"36\" fill=\"{colour}\">{name}</text>",
                left + 120.0 * n as f64
            );
        }
    }
}

/// Where values lie on an axis.
struct Scale {
    low: f64,
    high: f64,
    from: f64,
    to: f64,
}

impl Scale {
    /// An axis from one place to another that has room for all values, from a power of ten to another.
    fn of(values: impl Iterator<Item = f64>, from: f64, to: f64) -> Scale {
        let logs: Vec<f64> = values.map(|value| value.max(1e-3).log10()).collect();
        let low = logs.iter().copied().fold(f64::INFINITY, f64::min).floor();
        let high = logs.iter().copied().fold(f64::NEG_INFINITY, f64::max).ceil();
        Scale { low, high: high.max(low + 1.0), from, to }
    }

    fn at(&self, value: f64) -> f64 {
        let part = (value.max(1e-3).log10() - self.low) / (self.high - self.low);
        self.from + part * (self.to - self.from)
    }

    fn ticks(&self) -> impl Iterator<Item = f64> {
        (self.low as i32..=self.high as i32).map(|power| 10f64.powi(power))
    }
}

fn short(value: f64) -> String {
    if value < 10.0 { format!("{value:.1}") } else { format!("{value:.0}") }
}

fn text(svg: &mut String, (x, y): (f64, f64), anchor: &str, words: &str) {
    let _ = writeln!(
        svg,
        "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\" fill=\"#333\">{words}</text>"
    );
}

fn line(svg: &mut String, (x1, y1): (f64, f64), (x2, y2): (f64, f64)) {
    let _ = writeln!(
        svg,
        "<line x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\" stroke=\"#ccc\" stroke-width=\"1\"/>"
    );
}
