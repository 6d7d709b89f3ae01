//! The page: one HTML file with its style, its charts and a small script inside.

use super::Report;
use super::chart::escape;
use super::sections;
use super::words::games_of;
use std::fmt::Write;

const STYLE: &str = include_str!("style.css");
const SCRIPT: &str = include_str!("script.js");

/// A table under construction.
#[derive(Debug, Default)]
pub(crate) struct Table {
    caption: String,
    heads: Vec<String>,
    rows: String,
    tall: bool,
}

/// A cell: what is shown, and what it is sorted by.
#[derive(Clone, Debug)]
pub(crate) struct Cell {
    html: String,
    value: Option<f64>,
    class: &'static str,
}

impl Cell {
    pub(crate) fn text(text: &str) -> Cell {
        Cell { html: escape(text), value: None, class: "" }
    }

    pub(crate) fn face(text: &str) -> Cell {
        Cell { html: escape(text), value: None, class: "face" }
    }

    pub(crate) fn number(value: f64, places: usize) -> Cell {
        Cell { html: format!("{value:.places$}"), value: Some(value), class: "" }
    }

    pub(crate) fn count(count: u64) -> Cell {
        Cell { html: count.to_string(), value: Some(crate::stats::ratio(count, 1)), class: "" }
    }

    pub(crate) fn html(html: String, value: f64) -> Cell {
        Cell { html, value: Some(value), class: "" }
    }

    pub(crate) fn none() -> Cell {
        Cell { html: "–".to_string(), value: Some(f64::NEG_INFINITY), class: "" }
    }

    pub(crate) fn class(self, class: &'static str) -> Cell {
        Cell { class, ..self }
    }
}

impl Table {
    /// Heads that begin with `<` stand to the left.
    pub(crate) fn new(caption: &str, heads: &[&str]) -> Table {
        let heads = heads.iter().map(|head| (*head).to_string()).collect();
        Table { caption: caption.to_string(), heads, ..Table::default() }
    }

    /// A long table, which scrolls by itself.
    pub(crate) fn tall(self) -> Table {
        Table { tall: true, ..self }
    }

    pub(crate) fn row(&mut self, cells: &[Cell], few: bool) {
        let _ = write!(self.rows, "<tr{}>", if few { " class='few'" } else { "" });
        for Cell { html, value, class } in cells {
            let value = value.map_or(String::new(), |value| format!(" data-v='{}'", value.max(-1e9)));
            let class = if class.is_empty() { String::new() } else { format!(" class='{class}'") };
            let _ = write!(self.rows, "<td{value}{class}>{html}</td>");
        }
        self.rows += "</tr>\n";
    }

    pub(crate) fn finish(self) -> String {
        let head = |head: &String| match head.strip_prefix('<') {
            Some(left) => format!("<th class='left'>{}</th>", escape(left)),
            None => format!("<th>{}</th>", escape(head)),
        };
        let heads = self.heads.iter().map(head).collect::<Vec<_>>().concat();
        let (tall, caption) = (if self.tall { " tall" } else { "" }, escape(&self.caption));
        let count = self.rows.matches("<tr").count();
        let scrolls = if self.tall && count > 15 { format!(" {count} rows.") } else { String::new() };
        let rows = self.rows;
        format!(
            "<p class='caption'>{caption}{scrolls}</p>\n<div class='wide{tall}'><table class='sorts'>\
             <thead><tr>{heads}</tr></thead><tbody>\n{rows}</tbody></table></div>\n"
        )
    }
}

/// A chart with its heading.
pub(crate) fn figure(title: &str, chart: &str, caption: &str) -> String {
    let caption = if caption.is_empty() {
        String::new()
    } else {
        format!("<figcaption>{}</figcaption>", escape(caption))
    };
    format!("<figure><h3>{}</h3>{chart}{caption}</figure>\n", escape(title))
}

/// Figures side by side.
pub(crate) fn grid(figures: &str) -> String {
    format!("<div class='grid'>{figures}</div>\n")
}

/// The whole page.
pub(crate) fn page(report: &Report) -> String {
    let sections = sections::all(report);
    let (mut links, mut bodies) = (String::new(), String::new());
    for (id, title, body) in sections {
        let title = escape(title);
        let _ = writeln!(links, "<a href='#{id}'>{title}</a>");
        let _ = writeln!(bodies, "<section id='{id}'><h2>{title}</h2>\n{body}</section>");
    }
    let games = games_of(report.games(), report.games_asked());
    let bots: Vec<String> = report.bots().iter().map(ToString::to_string).collect();
    format!(
        "<!doctype html>\n<html lang='en'>\n<head>\n<meta charset='utf-8'>\n\
         <meta name='viewport' content='width=device-width, initial-scale=1'>\n\
         <title>Platen: report on {games} games</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<main>\n\
         <h1>Report on {games} games</h1>\n<p class='soft'>Played by {}. Intervals are 95 %, from the variance between \
         deals. Figures in soft type rest on fewer than {FEW} players. Click on the head of a column to sort by it.</p>\n\
         <nav>{links}</nav>\n{bodies}</main>\n<script>\n{SCRIPT}</script>\n</body>\n</html>\n",
        escape(&bots.join("; "))
    )
}

/// Below that many players a figure is shown in soft type.
pub(crate) const FEW: u64 = 100;
