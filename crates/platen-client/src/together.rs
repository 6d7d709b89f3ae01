//! Who one is among others, one's games with them, and tables that wait for players.

use crate::api::{self, Reply};
use crate::keepsake::{keep_name, name};
use crate::new_table::NewTable;
use crate::session::Session;
use leptos::prelude::*;
use leptos::task::spawn_local;
use platen_host::protocol::No;
use platen_protocol::{Code, DeskCard, MyGame, Person};
use std::future::Future;

/// What the page knows of the server that it came from.
#[derive(Clone, Copy)]
pub(crate) struct Together {
    session: Session,
    /// Whether there are shared tables at all.
    pub(crate) is_there: RwSignal<bool>,
    /// The name under which one plays.
    pub(crate) name: RwSignal<Option<String>>,
    /// The code that brings the name to another device, while it is shown.
    pub(crate) code: RwSignal<Option<String>>,
    /// One's games, the latest first.
    pub(crate) games: RwSignal<Vec<MyGame>>,
    /// Tables that wait for players.
    pub(crate) tables: RwSignal<Vec<DeskCard>>,
    /// Whether an answer is awaited: who clicks twice means one.
    is_busy: StoredValue<bool>,
}

impl Together {
    /// Finds out whether there are shared tables, and who one is there.
    pub(crate) fn of(session: Session) -> Together {
        let together = Together {
            session,
            is_there: RwSignal::new(false),
            name: RwSignal::new(name()),
            code: RwSignal::default(),
            games: RwSignal::default(),
            tables: RwSignal::default(),
            is_busy: StoredValue::new(false),
        };
        spawn_local(async move {
            if api::has_tables().await {
                together.is_there.set(true);
                together.greet().await;
            }
        });
        together
    }

    /// The name is known on this device; the server may have forgotten it.
    async fn greet(self) {
        if self.name.with_untracked(Option::is_none) {
            return;
        }
        match api::get::<Reply>("/me").await {
            Ok(known) => self.set_name(Some(known.name)),
            Err(no) if no.code == "unknown" => self.set_name(None),
            Err(_) => {}
        }
        self.list().await;
    }

    fn set_name(self, name: Option<String>) {
        keep_name(name.as_deref());
        self.name.set(name);
    }

    /// Does one thing at a time; what is refused is shown.
    fn once(self, deed: impl Future<Output = Result<(), No>> + 'static) {
        if self.is_busy.get_value() {
            return;
        }
        self.is_busy.set_value(true);
        self.session.refused.set(None);
        spawn_local(async move {
            let done = deed.await;
            self.is_busy.set_value(false);
            self.session.refused.set(done.err());
        });
    }

    /// Begins under a name, or takes another.
    pub(crate) fn call_me(self, name: String) {
        let is_new = self.name.with_untracked(Option::is_none);
        self.once(async move {
            let person = Person { name };
            if is_new {
                let known = api::send("POST", "/me", api::body(&person)).await?;
                self.code.set(Some(known.code));
                self.become_known(known.name).await;
            } else {
                let known = api::send("PUT", "/me", api::body(&person)).await?;
                self.set_name(Some(known.name));
            }
            Ok(())
        });
    }

    async fn become_known(self, name: String) {
        self.set_name(Some(name));
        self.session.come_anew();
        self.list().await;
    }

    /// Brings a name to this device.
    pub(crate) fn recover(self, code: String) {
        self.once(async move {
            let code = Code { code: code.trim().to_string() };
            let known = api::send("POST", "/recover", api::body(&code)).await?;
            self.code.set(None);
            self.become_known(known.name).await;
            Ok(())
        });
    }

    /// Makes another code; the one before is worth nothing any more.
    pub(crate) fn make_code(self) {
        self.once(async move {
            let made = api::send("POST", "/me/code", String::new()).await?;
            self.code.set(Some(made.code));
            Ok(())
        });
    }

    /// Erases one's name. Games stay.
    pub(crate) fn erase(self) {
        self.forget_me("/me");
    }

    /// Signs out, on this device or on all.
    pub(crate) fn sign_out(self, everywhere: bool) {
        self.forget_me(if everywhere { "/me/sessions" } else { "/me/session" });
    }

    /// Asks the server to forget something, after which this device does not know who one is.
    fn forget_me(self, path: &'static str) {
        self.once(async move {
            api::delete(path).await?;
            self.set_name(None);
            self.code.set(None);
            self.games.set(Vec::new());
            self.session.come_anew();
            Ok(())
        });
    }

    /// Makes a table and goes there.
    pub(crate) fn make(self, table: &NewTable) {
        let terms = api::body(&table.terms());
        self.once(async move {
            let made = api::send("POST", "/tables", terms).await?;
            self.session.join(&made.table);
            Ok(())
        });
    }

    /// Asks for one's games and for open tables. What does not come stays as it was.
    pub(crate) async fn list(self) {
        if self.name.with_untracked(Option::is_some)
            && let Ok(games) = api::get("/me/games").await
        {
            self.games.set(games);
        }
        if let Ok(tables) = api::get("/tables").await {
            self.tables.set(tables);
        }
    }

    /// How many games wait for one, tracked.
    pub(crate) fn turns(self) -> usize {
        self.games.with(|games| games.iter().filter(|game| game.my_turn).count())
    }
}

/// What the page knows of its server.
pub(crate) fn together() -> Together {
    expect_context()
}
