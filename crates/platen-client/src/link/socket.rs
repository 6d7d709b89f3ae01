//! The page's connection to a table on a server. It comes back by itself, and loses nothing that was asked.
//!
//! What is to be sent when, a [`Line`] says; here is only the browser's side of it.

use crate::line::{Asked, Came, Line, Resumed, Standing, not_connected, read};
use futures_channel::oneshot;
use leptos::prelude::{
    IntervalHandle, TimeoutHandle, set_interval_with_handle, set_timeout_with_handle, window,
};
use platen_host::protocol::{Message, No};
use platen_protocol::{API, DeskMessage, Heard};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{Closure, JsValue};
use web_sys::{Event, MessageEvent, WebSocket};

/// How often it is looked whether the connection still stands.
const TICK: Duration = Duration::from_secs(10);
/// How long an answer may take when the browser says that the network is gone.
const SOON: Duration = Duration::from_secs(3);

/// What is heard.
#[derive(Debug)]
pub(crate) enum News {
    /// About the game.
    Game(Box<Message>),
    /// About the table.
    Desk(DeskMessage),
    /// The greeting was answered: everything is known again.
    Greeted,
    /// The line stands otherwise, or more or fewer deeds wait.
    Standing(Standing, usize),
    /// The connection could not be made; there may be no such table.
    Failed,
}

/// A connection to a table, shared by whoever clones it.
#[derive(Clone)]
pub(crate) struct SocketLink(Rc<Inner>);

/// Whoever waits for an answer.
type Asker = oneshot::Sender<Result<Message, No>>;

struct Inner {
    table: String,
    line: RefCell<Line>,
    socket: RefCell<Option<Socket>>,
    waiting: RefCell<Vec<(u32, Asker)>>,
    hear: Box<dyn Fn(News)>,
    /// The revision up to which the log is known.
    since: Box<dyn Fn() -> Option<u32>>,
    /// Whether anything was heard since the last tick.
    is_alive: Cell<bool>,
    is_ended: Cell<bool>,
    retry: Cell<Option<TimeoutHandle>>,
    ticks: Cell<Option<IntervalHandle>>,
    listeners: RefCell<Vec<leptos::prelude::WindowListenerHandle>>,
}

/// A socket of the browser. It is closed when this is dropped.
struct Socket {
    inner: WebSocket,
    _on_open: Closure<dyn FnMut(Event)>,
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_close: Closure<dyn FnMut(Event)>,
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.inner.set_onopen(None);
        self.inner.set_onmessage(None);
        self.inner.set_onclose(None);
        // One that is closed stays so.
        let _ = self.inner.close();
    }
}

impl SocketLink {
    /// Connects to a table. `since` tells up to which revision its log is known.
    pub(crate) fn open(
        table: &str,
        since: impl Fn() -> Option<u32> + 'static,
        hear: impl Fn(News) + 'static,
    ) -> SocketLink {
        let link = SocketLink(Rc::new(Inner {
            table: table.to_string(),
            line: RefCell::default(),
            socket: RefCell::default(),
            waiting: RefCell::default(),
            hear: Box::new(hear),
            since: Box::new(since),
            is_alive: Cell::new(true),
            is_ended: Cell::new(false),
            retry: Cell::new(None),
            ticks: Cell::new(None),
            listeners: RefCell::default(),
        }));
        link.connect();
        link.watch();
        link
    }

    /// Ends the connection for good.
    pub(crate) fn end(&self) {
        self.0.is_ended.set(true);
        self.0.socket.take();
        self.0.retry.take().iter().for_each(TimeoutHandle::clear);
        self.0.ticks.take().iter().for_each(IntervalHandle::clear);
        self.0.listeners.take().into_iter().for_each(leptos::prelude::WindowListenerHandle::remove);
        self.0.waiting.take();
    }

    /// Connects anew, for instance under another name.
    pub(crate) fn reopen(&self) {
        self.lost();
        self.try_now();
    }

    /// Asks the table. What changes something waits for a connection; a refusal is an error.
    pub(crate) async fn ask(&self, asked: Asked) -> Result<Message, No> {
        let (id, text) = self.0.line.borrow_mut().ask(asked)?;
        let (sender, receiver) = oneshot::channel();
        self.0.waiting.borrow_mut().push((id, sender));
        text.iter().for_each(|text| self.send(text));
        self.tell_standing();
        receiver.await.unwrap_or_else(|_| Err(not_connected()))
    }

    fn send(&self, text: &str) {
        if let Some(socket) = &*self.0.socket.borrow() {
            // What a socket does not take is sent again on the next one.
            let _ = socket.inner.send_with_str(text);
        }
    }

    fn connect(&self) {
        if self.0.is_ended.get() {
            return;
        }
        match self.make() {
            Ok(socket) => *self.0.socket.borrow_mut() = Some(socket),
            Err(_) => self.lost(),
        }
    }

    fn make(&self) -> Result<Socket, JsValue> {
        let socket = WebSocket::new(&self.address())?;
        let (open, told, close) = (self.clone(), self.clone(), self.clone());
        let on_open = Closure::<dyn FnMut(Event)>::new(move |_| open.send(&Line::greeting()));
        let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            told.told(&event.data().as_string().unwrap_or_default());
        });
        let on_close = Closure::<dyn FnMut(Event)>::new(move |_| close.lost());
        socket.set_onopen(Some(on_open.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        socket.set_onclose(Some(on_close.as_ref().unchecked_ref()));
        Ok(Socket { inner: socket, _on_open: on_open, _on_message: on_message, _on_close: on_close })
    }

    fn address(&self) -> String {
        let origin = window().location().origin().unwrap_or_default().replacen("http", "ws", 1);
        let since = (self.0.since)().map(|since| format!("?since={since}")).unwrap_or_default();
        format!("{origin}{API}/tables/{}/socket{since}", self.0.table)
    }

    fn told(&self, text: &str) {
        self.0.is_alive.set(true);
        let Some(heard) = read(text) else { return };
        let came = self.0.line.borrow_mut().hear(&heard);
        match heard {
            Heard::Game(told) => (self.0.hear)(News::Game(Box::new(told.message))),
            Heard::Desk(told) => (self.0.hear)(News::Desk(told.message)),
        }
        match came {
            Came::Answer(id, answer) => self.answer(id, answer),
            Came::Greeted => (self.0.hear)(News::Greeted),
            Came::Outdated => self.end(),
            Came::News => return,
        }
        self.tell_standing();
    }

    /// Sends what still waits, after everything that happened meanwhile is known.
    pub(crate) fn resume(&self, resume: impl FnOnce(&mut Line) -> Resumed) {
        let Resumed { done, texts } = resume(&mut self.0.line.borrow_mut());
        done.into_iter().for_each(|id| self.answer(id, Ok(Message::Done)));
        texts.iter().for_each(|text| self.send(text));
    }

    fn answer(&self, id: u32, answer: Result<Message, No>) {
        let mut waiting = self.0.waiting.borrow_mut();
        if let Some(at) = waiting.iter().position(|(known, _)| *known == id) {
            let (_, sender) = waiting.remove(at);
            // Whoever asked may have gone.
            let _ = sender.send(answer);
        }
    }

    fn tell_standing(&self) {
        let (standing, deeds) = {
            let line = self.0.line.borrow();
            (line.standing(), line.deeds())
        };
        (self.0.hear)(News::Standing(standing, deeds));
    }

    /// The connection is gone, or could not be made: it is tried again after a pause.
    fn lost(&self) {
        if self.0.is_ended.get() {
            return;
        }
        drop(self.0.socket.take());
        let unanswered = self.0.line.borrow_mut().lose();
        unanswered.into_iter().for_each(|id| self.answer(id, Err(not_connected())));
        let never_open = self.0.line.borrow().standing() != Standing::Lost;
        let pause = self.0.line.borrow_mut().pause(js_sys::Math::random());
        let again = self.clone();
        self.0.retry.take().iter().for_each(TimeoutHandle::clear);
        self.0.retry.set(set_timeout_with_handle(move || again.connect(), pause).ok());
        self.tell_standing();
        if never_open {
            (self.0.hear)(News::Failed);
        }
    }

    fn try_now(&self) {
        let is_down = self.0.socket.borrow().is_none();
        if is_down && !self.0.is_ended.get() {
            self.0.retry.take().iter().for_each(TimeoutHandle::clear);
            self.connect();
        }
    }

    /// Looks now and then whether the connection still stands, and at once when the browser says something about it.
    fn watch(&self) {
        let tick = self.clone();
        self.0.ticks.set(set_interval_with_handle(move || tick.probe(), TICK).ok());
        let (online, offline, shown) = (self.clone(), self.clone(), self.clone());
        let listeners = [
            leptos::prelude::window_event_listener(leptos::ev::online, move |_| online.try_now()),
            leptos::prelude::window_event_listener(leptos::ev::offline, move |_| offline.probe_soon()),
            leptos::prelude::window_event_listener(leptos::ev::focus, move |_| shown.try_now()),
        ];
        *self.0.listeners.borrow_mut() = listeners.into();
    }

    /// Asks whether the connection stands; if nothing came since it was last asked, it does not.
    fn probe(&self) {
        if self.0.socket.borrow().is_none() {
            return;
        }
        if self.0.is_alive.replace(false) { self.send(&Line::ping()) } else { self.lost() }
    }

    fn probe_soon(&self) {
        self.0.is_alive.set(true);
        self.probe();
        let again = self.clone();
        let _ = set_timeout_with_handle(move || again.look(), SOON);
    }

    /// Gives the connection up if nothing came since it was asked.
    fn look(&self) {
        let is_there = self.0.socket.borrow().is_some();
        if is_there && !self.0.is_alive.get() && !window().navigator().on_line() {
            self.lost();
        }
    }
}
