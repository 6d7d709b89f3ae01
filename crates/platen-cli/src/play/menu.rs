//! Numbered choices: a tree in which every leaf is an action.

use super::paths::{Path, Step};
use crate::screen::{Line, Style, columns};
use platen_rules::Action;

/// Choices under one question.
#[derive(Clone, Debug)]
pub(crate) struct Menu {
    ask: String,
    choices: Vec<Choice>,
}

#[derive(Clone, Debug)]
struct Choice {
    group: String,
    label: String,
    then: Then,
}

/// What a choice leads to.
#[derive(Clone, Debug)]
pub(crate) enum Then {
    Act(Action),
    Ask(Menu),
}

impl Menu {
    /// The tree of actions with the path of each.
    pub(crate) fn new(ask: String, paths: &[(Path, Action)]) -> Menu {
        let mut groups: Vec<&str> = Vec::new();
        paths.iter().for_each(|(path, _)| {
            if !groups.contains(&path.group.as_str()) {
                groups.push(&path.group);
            }
        });
        let mut choices = Vec::new();
        for group in groups {
            let steps = paths.iter().filter(|(path, _)| path.group == group);
            let steps: Vec<(&[Step], Action)> =
                steps.map(|(path, action)| (&path.steps[..], *action)).collect();
            choices.extend(branch(group, &steps));
        }
        Menu { ask, choices }
    }

    /// What a number leads to, counted from 1.
    pub(crate) fn choose(&self, number: usize) -> Option<&Then> {
        self.choices.get(number.checked_sub(1)?).map(|choice| &choice.then)
    }

    pub(crate) fn len(&self) -> usize {
        self.choices.len()
    }

    /// The question and the numbered choices, by group.
    pub(crate) fn lines(&self, width: usize) -> Vec<Line> {
        let mut lines = vec![Line::of(Style::Rubric, self.ask.clone())];
        let mut start = 0;
        while let Some(first) = self.choices.get(start) {
            let count = self.choices[start..].iter().take_while(|choice| choice.group == first.group).count();
            if !first.group.is_empty() {
                lines.push(Line::of(Style::Muted, format!("  {}", first.group)));
            }
            let cells = self.choices[start..start + count].iter().zip(start + 1..);
            let cells = cells.map(|(choice, number)| {
                let more = if matches!(choice.then, Then::Ask(_)) { " …" } else { "" };
                Line::of(Style::Bold, format!("{number:>4}  "))
                    .and(Style::Plain, choice.label.clone())
                    .and(Style::Muted, more)
            });
            lines.extend(columns(cells.collect(), width));
            start += count;
        }
        lines
    }
}

/// The choices of a step: equal labels together, in the sequence in which they come.
fn branch(group: &str, paths: &[(&[Step], Action)]) -> Vec<Choice> {
    let mut labels: Vec<&str> = Vec::new();
    for (steps, _) in paths {
        if let Some(step) = steps.first().filter(|step| !labels.contains(&step.label.as_str())) {
            labels.push(&step.label);
        }
    }
    let choice = |label: &str| {
        let alike: Vec<(&[Step], Action)> = paths
            .iter()
            .filter(|(steps, _)| steps.first().is_some_and(|step| step.label == label))
            .map(|(steps, action)| (&steps[1..], *action))
            .collect();
        let then = match alike.as_slice() {
            [([], action), ..] => Then::Act(*action),
            _ => Then::Ask(Menu { ask: question(&alike), choices: branch("", &alike) }),
        };
        Choice { group: group.to_string(), label: label.to_string(), then }
    };
    labels.into_iter().map(choice).collect()
}

fn question(paths: &[(&[Step], Action)]) -> String {
    let step = paths.first().and_then(|(steps, _)| steps.first());
    step.map_or(String::new(), |step| step.ask.clone())
}
