//! The host: asks people, lets bots act, keeps the record.

use super::choices;
use super::command::{self, Command, HELP};
use super::console::Console;
use super::draw;
use super::menu::{Menu, Then};
use super::seating::Seating;
use super::speech::{news, rule_text};
use super::view::Seen;
use crate::advice;
use crate::faces::Faces;
use crate::failure::Outcome;
use crate::files::write_whole;
use crate::screen::{Line, Style};
use crate::sheet::sheet;
use crate::words::Words;
use platen_bots::{Effort, Question, Seated};
use platen_rules::vocabulary::Seat;
use platen_rules::{Action, Event, Phase, Session, read_action};
use std::path::{Path, PathBuf};

/// A table with everyone at it.
pub(crate) struct Host {
    session: Session,
    seating: Seating,
    record: Option<PathBuf>,
    /// Files that this table saved to.
    saved: Vec<PathBuf>,
    console: Console,
    /// How many events the people have seen.
    told: usize,
    /// Who typed last.
    last_asked: Option<Seat>,
}

/// What becomes of a line typed.
enum Answer {
    /// Something was done: on with the game.
    Done,
    /// Ask again, after this text.
    Again(String),
    /// Show the table again.
    Redraw,
    /// A narrower question.
    Narrow(Menu),
    Stop,
}

impl Host {
    pub(crate) fn new(session: Session, seating: Seating, record: Option<PathBuf>, console: Console) -> Host {
        Host { session, seating, record, saved: Vec::new(), console, told: 0, last_asked: None }
    }

    pub(crate) fn session(&self) -> &Session {
        &self.session
    }

    /// Plays until the game is over or nobody wants to go on.
    pub(crate) fn play(&mut self) -> Outcome {
        self.keep_record()?;
        loop {
            let awaited = self.session.game().awaited();
            let bot = awaited.iter().find(|&seat| self.seating.bots[seat].is_some());
            let going = match (bot, awaited.first()) {
                (Some(seat), _) => self.bot_acts(seat)?,
                (None, Some(seat)) => self.ask(seat)?,
                (None, None) => return self.finish(),
            };
            if !going {
                return self.stop();
            }
        }
    }

    /// A bot decides. What it draws upon follows from the record, so a game that is resumed goes on alike.
    fn bot_acts(&mut self, seat: Seat) -> Outcome<bool> {
        let (game, seed) = (self.session.game(), self.session.record().seed);
        let view = game.view(Some(seat));
        let question = Question::new(game.cards(), &view);
        let (Some(kind), Some(question)) = (&self.seating.bots[seat], question) else { return Ok(false) };
        let decided = Seated::new(kind).decide(&question, &Effort::of(seed.of_player(seat)));
        let action = decided.action;
        if let Some(trouble) = decided.trouble {
            self.console.say(&format!("warning: {trouble}"))?;
        }
        let Err(trouble) = self.enter(seat, &action) else { return Ok(true) };
        self.console.say(&trouble)?;
        let line = self.console.ask("Enter to try again, q to stop >")?;
        Ok(line.is_some_and(|line| line.trim() != "q"))
    }

    /// Does an action and keeps the record. If either fails, nothing has changed and the text says why.
    fn enter(&mut self, seat: Seat, action: &Action) -> Result<(), String> {
        let before = self.session.clone();
        if let Err(refusal) = self.session.act(seat, action) {
            return Err(format!("That cannot be done: {refusal}. `rules {}` prints the rule.", refusal.rule));
        }
        self.keep_or_restore(before)
    }

    fn keep_or_restore(&mut self, before: Session) -> Result<(), String> {
        let kept = self.keep_record();
        kept.map_err(|failure| {
            self.session = before;
            let hint = failure.hint_text().map_or(String::new(), |hint| format!(" ({hint})"));
            format!("error: {failure}{hint}\nNothing was done: the record could not be kept.")
        })
    }

    fn keep_record(&self) -> Outcome {
        self.record.as_deref().map_or(Ok(()), |path| write_whole(path, &self.session.to_text()))
    }

    /// Asks a person until something is done. False when there is no more to read, or they stop.
    fn ask(&mut self, seat: Seat) -> Outcome<bool> {
        if !self.hand_over(seat)? {
            return Ok(false);
        }
        self.console.clear()?;
        let menu = self.draw(seat)?;
        let mut narrowed: Vec<Menu> = Vec::new();
        loop {
            let current = narrowed.last().unwrap_or(&menu);
            self.console.lines(&current.lines(self.console.width()))?;
            let prompt = format!("{} >", self.words().name(seat));
            let Some(line) = self.console.ask(&prompt)? else { return Ok(false) };
            match self.answer(seat, &line, current) {
                Answer::Done => return Ok(true),
                Answer::Stop => return Ok(false),
                Answer::Again(text) => self.console.say(&text)?,
                Answer::Narrow(menu) => narrowed.push(menu),
                Answer::Redraw if narrowed.pop().is_some() => {}
                Answer::Redraw => {
                    self.console.clear()?;
                    self.draw(seat)?;
                }
            }
        }
    }

    /// Between secret plans of people at one keyboard nobody sees another's.
    fn hand_over(&mut self, seat: Seat) -> Outcome<bool> {
        let other = self.last_asked.is_some_and(|last| last != seat);
        self.last_asked = Some(seat);
        let table = self.session.game().table();
        let planned = table.committed.iter().any(|seat| self.is_person(seat));
        if !other || !planned || table.phase != Phase::Planning {
            return Ok(true);
        }
        self.console.hide()?;
        if !self.console.is_interactive() {
            return Ok(true);
        }
        let name = self.words().name(seat).to_string();
        Ok(self.console.ask(&format!("{name} plans. Hand over the keyboard; Enter when ready >"))?.is_some())
    }

    fn words(&self) -> Words<'_> {
        let game = self.session.game();
        let faces = Faces { cards: game.cards(), edition: game.table().options.edition };
        Words::new(faces, &self.seating.infos)
    }

    fn events(&self) -> Vec<Event> {
        let mut events: Vec<Event> = Vec::new();
        self.session.retell(&mut events);
        events
    }

    /// Draws the table and the news, and gives the choices.
    fn draw(&mut self, seat: Seat) -> Outcome<Menu> {
        let events = self.events();
        let words = self.words();
        let seen = Seen { table: self.session.game().table(), words: &words, me: seat };
        self.console.lines(&draw::table(&seen, self.console.width()))?;
        let from = self.told.min(events.len());
        self.console.lines(&news(&words, &events[from..], self.console.width()))?;
        let menu = choices::menu(self.session.game(), &seen);
        self.told = events.len();
        Ok(menu)
    }

    fn answer(&mut self, seat: Seat, line: &str, menu: &Menu) -> Answer {
        let table = self.session.game().table();
        let (edition, planning) = (table.options.edition, table.phase == Phase::Planning);
        match command::read(line, edition, planning) {
            Command::Number(number) => match menu.choose(number) {
                Some(Then::Act(action)) => self.done_or_again(seat, action),
                Some(Then::Ask(menu)) => Answer::Narrow(menu.clone()),
                None => Answer::Again(format!("There is no choice {number}; they are 1 to {}.", menu.len())),
            },
            Command::Act(action) => self.done_or_again(seat, &action),
            Command::As(name, text) => self.act_for(&name, &text),
            Command::Undo => self.undo(),
            Command::Redraw | Command::Back => Answer::Redraw,
            Command::Quit => Answer::Stop,
            Command::Help => Answer::Again(HELP.to_string()),
            Command::Why(text) => Answer::Again(self.why(seat, &text)),
            Command::Log { all } => Answer::Again(self.log(all)),
            Command::Rules(id) => Answer::Again(rule_text(&id, self.console.width())),
            Command::Score => Answer::Again(self.score()),
            Command::Hint => Answer::Again(self.hint(seat)),
            Command::Save(path) => Answer::Again(self.save(&path)),
            Command::Unclear(text) => Answer::Again(text),
        }
    }

    fn done_or_again(&mut self, seat: Seat, action: &Action) -> Answer {
        match self.enter(seat, action) {
            Ok(()) => Answer::Done,
            Err(text) => Answer::Again(text),
        }
    }

    /// A free action of another person at this keyboard (FRE-3).
    fn act_for(&mut self, name: &str, text: &str) -> Answer {
        let person = self.seating.find(name).filter(|&seat| self.is_person(seat));
        let Some(seat) = person else {
            return Answer::Again(format!("Nobody called {name:?} plays at this keyboard."));
        };
        match read_action(text, self.session.game().table().options.edition) {
            Ok(action) => self.done_or_again(seat, &action),
            Err(error) => Answer::Again(format!("{text:?}, {error}")),
        }
    }

    fn is_person(&self, seat: Seat) -> bool {
        let players = self.session.game().table().options.player_seats();
        players.contains(seat) && self.seating.bots[seat].is_none()
    }

    /// Undoes the last action if a person at this keyboard did it.
    fn undo(&mut self) -> Answer {
        let last = self.session.actions().last().map(|(seat, _)| *seat);
        let Some(seat) = last else { return Answer::Again("Nothing has been done yet.".to_string()) };
        if !self.is_person(seat) {
            let name = self.words().name(seat).to_string();
            return Answer::Again(format!("That cannot be undone: {name} has acted since."));
        }
        let before = self.session.clone();
        if let Err(refusal) = self.session.undo(seat) {
            return Answer::Again(format!("That cannot be undone: {refusal}."));
        }
        self.told = 0;
        match self.keep_or_restore(before) {
            Ok(()) => Answer::Done,
            Err(text) => Answer::Again(text),
        }
    }

    fn why(&self, seat: Seat, text: &str) -> String {
        let game = self.session.game();
        let action = match read_action(text, game.table().options.edition) {
            Ok(action) => action,
            Err(error) => return format!("{text:?}, {error}"),
        };
        match game.check(seat, &action) {
            Ok(()) => "Nothing stands in the way: it can be done now.".to_string(),
            Err(refusal) => {
                let rule = rule_text(refusal.rule, self.console.width());
                format!("Not now: {} [{}]\n{rule}", refusal.obstacle, refusal.code())
            }
        }
    }

    fn log(&self, all: bool) -> String {
        let events = self.events();
        let round = events.iter().rposition(|event| matches!(event, Event::RoundStarted { .. }));
        let from = if all { 0 } else { round.unwrap_or(0) };
        let words = self.words();
        let lines: Vec<String> =
            events[from..].iter().map(|event| format!("  {}", words.line(event))).collect();
        lines.join("\n")
    }

    fn score(&self) -> String {
        let game = self.session.game();
        let words = self.words();
        sheet(&game.standing(), game.result().is_some(), |seat| words.name(seat).to_string())
    }

    /// The best choices, judged from what the seat sees.
    fn hint(&self, seat: Seat) -> String {
        let game = self.session.game();
        let advice = advice::advise(game, seat, self.session.record().seed, None, advice::all_threads());
        let none = "Nothing is to be decided now.".to_string();
        advice.map_or(none, |advice| advice::text(&advice, game.table().options.edition))
    }

    /// Saves the game, but over no file that this table did not write.
    fn save(&mut self, path: &Path) -> String {
        let own = self.saved.iter().chain(&self.record).any(|known| known == path);
        if path.exists() && !own {
            return format!("error: {} exists already; name another file", path.display());
        }
        match write_whole(path, &self.session.to_text()) {
            Ok(()) => {
                self.saved.push(path.to_path_buf());
                format!("Saved; go on with it by `platen play --load {}`.", path.display())
            }
            Err(failure) => format!("error: {failure}"),
        }
    }

    fn finish(&mut self) -> Outcome {
        let events = self.events();
        let words = self.words();
        let from = self.told.min(events.len());
        self.console.clear()?;
        self.console.lines(&news(&words, &events[from..], self.console.width()))?;
        self.console.say(&self.score())?;
        match &self.record {
            Some(path) => self.console.say(&format!("The record is in {}.", path.display())),
            None => Ok(()),
        }
    }

    fn stop(&self) -> Outcome {
        let entries = self.session.record().entries.len();
        self.console.say("\nThe game stops here.")?;
        let Some(path) = &self.record else {
            return self.console.say(&match self.saved.last() {
                Some(path) => format!("What was last saved is in {}.", path.display()),
                None => "Nothing was saved: no --record was given.".to_string(),
            });
        };
        self.console.say(&format!("Its record has {entries} entries. Go on with it by"))?;
        let command = format!("  platen play --load {0} --record {0}", path.display());
        self.console.lines(&[Line::of(Style::Bold, command)])
    }
}
