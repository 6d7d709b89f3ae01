//! The host: asks people, lets bots act, keeps the record.

use super::choices;
use super::command::{self, Command};
use super::console::Console;
use super::draw;
use super::menu::{Menu, Then};
use super::seating::Seating;
use super::speech::{help, news, rule_text};
use super::view::Seen;
use crate::advice;
use crate::failure::Outcome;
use crate::files::write_whole;
use crate::screen::{Line, Style};
use crate::sheet::sheet;
use crate::think::{Thinking, all_threads};
use crate::words;
use platen_bots::{Effort, Question, Seated};
use platen_rules::vocabulary::Seat;
use platen_rules::{Action, Event, Phase, Session, UndoRefusal, read_action};
use platen_texts::{Args, Lang, Speaker};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// A table with everyone at it.
pub(crate) struct Host {
    session: Session,
    seating: Seating,
    record: Option<PathBuf>,
    /// Files that this table saved to.
    saved: Vec<PathBuf>,
    console: Console,
    speaker: Speaker,
    /// How many events the people have seen.
    told: usize,
    /// Who typed last.
    last_asked: Option<Seat>,
    /// How long a bot may think.
    pub(crate) think: Option<Duration>,
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
    pub(crate) fn new(
        session: Session,
        seating: Seating,
        record: Option<PathBuf>,
        console: Console,
        lang: Lang,
    ) -> Host {
        let speaker = words::speaker(lang, &session, &seating.infos);
        Host {
            session,
            seating,
            record,
            saved: Vec::new(),
            console,
            speaker,
            told: 0,
            last_asked: None,
            think: None,
        }
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
        let thinking = Thinking::new(kind.name, self.think, self.console.is_interactive());
        let effort = Effort { threads: all_threads(), watch: &thinking, ..Effort::of(seed.of_player(seat)) };
        let decided = Seated::new(kind).decide(&question, &effort);
        thinking.finish();
        let action = decided.action;
        if let Some(trouble) = decided.trouble {
            self.console.say(&format!("warning: {trouble}"))?;
        }
        let Err(trouble) = self.enter(seat, &action) else { return Ok(true) };
        self.console.say(&trouble)?;
        let line = self.console.ask(&self.say("say-try-again"))?;
        Ok(line.is_some_and(|line| line.trim() != "q"))
    }

    /// Does an action and keeps the record. If either fails, nothing has changed and the text says why.
    fn enter(&mut self, seat: Seat, action: &Action) -> Result<(), String> {
        let before = self.session.clone();
        if let Err(refusal) = self.session.act(seat, action) {
            let why = self.speaker.obstacle(&refusal.obstacle);
            return Err(self
                .speaker
                .say_with("say-no", Args::new().with("why", why).with("rule", refusal.rule)));
        }
        self.keep_or_restore(before)
    }

    fn keep_or_restore(&mut self, before: Session) -> Result<(), String> {
        let kept = self.keep_record();
        kept.map_err(|failure| {
            self.session = before;
            let hint = failure.hint_text().map_or(String::new(), |hint| format!(" ({hint})"));
            format!("error: {failure}{hint}\n{}", self.speaker.say("say-not-kept"))
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
            let prompt = format!("{} >", self.speaker.name(seat));
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
        let asked = self.say_of("say-hand-over", "seat", self.speaker.name(seat));
        Ok(self.console.ask(&asked)?.is_some())
    }

    fn say(&self, id: &str) -> String {
        self.speaker.say(id)
    }

    #[expect(clippy::needless_pass_by_value, reason = "texts and numbers are made where they are said")]
    fn say_of(&self, id: &str, name: &'static str, value: impl ToString) -> String {
        self.speaker.say_with(id, Args::new().with(name, value.to_string()))
    }

    fn events(&self) -> Vec<Event> {
        let mut events: Vec<Event> = Vec::new();
        self.session.retell(&mut events);
        events
    }

    /// Draws the table and the news, and gives the choices.
    fn draw(&mut self, seat: Seat) -> Outcome<Menu> {
        let events = self.events();
        let seen = Seen { table: self.session.game().table(), speaker: &self.speaker, me: seat };
        self.console.lines(&draw::table(&seen, self.console.width()))?;
        self.console.lines(&news(&self.speaker, &events, self.told, self.console.width()))?;
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
                None => {
                    let args = Args::new().with("number", number).with("count", menu.len());
                    Answer::Again(self.speaker.say_with("say-no-choice", args))
                }
            },
            Command::Act(action) => self.done_or_again(seat, &action),
            Command::As(name, text) => self.act_for(&name, &text),
            Command::Undo => self.undo(),
            Command::Redraw | Command::Back => Answer::Redraw,
            Command::Quit => Answer::Stop,
            Command::Help => Answer::Again(help(&self.speaker)),
            Command::Why(text) => Answer::Again(self.why(seat, &text)),
            Command::Log { all } => Answer::Again(self.log(all)),
            Command::Rules(id) => Answer::Again(rule_text(&self.speaker, &id, self.console.width())),
            Command::Score => Answer::Again(self.score()),
            Command::Hint => Answer::Again(self.hint(seat)),
            Command::Save(path) => Answer::Again(self.save(&path)),
            Command::Incomplete(id) => Answer::Again(self.say(id)),
            Command::Slip(text) => Answer::Again(text),
            Command::Unknown(line) => Answer::Again(self.say_of("say-unclear", "line", line)),
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
            return Answer::Again(self.say_of("say-nobody", "name", name));
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
        let Some(seat) = last else { return self.not_undone(UndoRefusal::NothingDone) };
        if !self.is_person(seat) {
            return self.not_undone(UndoRefusal::OtherSeat { seat });
        }
        let before = self.session.clone();
        if let Err(refusal) = self.session.undo(seat) {
            return self.not_undone(refusal);
        }
        self.told = 0;
        match self.keep_or_restore(before) {
            Ok(()) => Answer::Done,
            Err(text) => Answer::Again(text),
        }
    }

    fn not_undone(&self, refusal: UndoRefusal) -> Answer {
        Answer::Again(self.say_of("say-not-undone", "why", self.speaker.undo_refusal(refusal)))
    }

    fn why(&self, seat: Seat, text: &str) -> String {
        let game = self.session.game();
        let action = match read_action(text, game.table().options.edition) {
            Ok(action) => action,
            Err(error) => return format!("{text:?}, {error}"),
        };
        match game.check(seat, &action) {
            Ok(()) => self.say("say-can"),
            Err(refusal) => {
                let rule = rule_text(&self.speaker, refusal.rule, self.console.width());
                let why = self.say_of("say-not-now", "why", self.speaker.obstacle(&refusal.obstacle));
                format!("{why} [{}]\n{rule}", refusal.code())
            }
        }
    }

    fn log(&self, all: bool) -> String {
        let events = self.events();
        let round = events.iter().rposition(|event| matches!(event, Event::RoundStarted { .. }));
        let from = if all { 0 } else { round.unwrap_or(0) };
        let told = self.speaker.log(&events);
        let lines: Vec<String> = told[from..].iter().map(|line| format!("  {line}")).collect();
        lines.join("\n")
    }

    fn score(&self) -> String {
        let game = self.session.game();
        sheet(&game.standing(), game.result().is_some(), &self.speaker)
    }

    /// The best choices, judged from what the seat sees.
    fn hint(&self, seat: Seat) -> String {
        let game = self.session.game();
        let thinking = Thinking::new("hint", self.think, self.console.is_interactive());
        let effort =
            Effort { threads: all_threads(), watch: &thinking, ..Effort::of(self.session.record().seed) };
        let advice = advice::advise(game, seat, &effort);
        thinking.finish();
        let none = self.say("say-nothing-to-decide");
        advice.map_or(none, |advice| advice::text(&advice, game.table().options.edition))
    }

    /// Saves the game, but over no file that this table did not write.
    fn save(&mut self, path: &Path) -> String {
        let own = self.saved.iter().chain(&self.record).any(|known| known == path);
        if path.exists() && !own {
            return format!("error: {}", self.say_of("say-exists", "file", path.display()));
        }
        match write_whole(path, &self.session.to_text()) {
            Ok(()) => {
                self.saved.push(path.to_path_buf());
                self.say_of("say-saved", "command", format_args!("platen play --load {}", path.display()))
            }
            Err(failure) => format!("error: {failure}"),
        }
    }

    fn finish(&mut self) -> Outcome {
        let events = self.events();
        self.console.clear()?;
        self.console.lines(&news(&self.speaker, &events, self.told, self.console.width()))?;
        self.console.say(&self.score())?;
        match &self.record {
            Some(path) => self.console.say(&self.say_of("say-recorded", "file", path.display())),
            None => Ok(()),
        }
    }

    fn stop(&self) -> Outcome {
        let entries = self.session.record().entries.len();
        self.console.say(&format!("\n{}", self.say("say-stopped")))?;
        let Some(path) = &self.record else {
            return self.console.say(&match self.saved.last() {
                Some(path) => self.say_of("say-last-saved", "file", path.display()),
                None => self.say("say-not-saved"),
            });
        };
        self.console.say(&self.say_of("say-go-on", "count", entries))?;
        let command = format!("  platen play --load {0} --record {0}", path.display());
        self.console.lines(&[Line::of(Style::Bold, command)])
    }
}
