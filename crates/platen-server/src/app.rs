//! The server as a whole: its routes, and what all of them share.

use crate::admission::Admissions;
use crate::auth::Keys;
use crate::clock::Clock;
use crate::config::Config;
use crate::error::Refused;
use crate::ids::{PersonId, TableId, random_token};
use crate::limits::{Buckets, Counts};
use crate::store::{Revoked, Store};
use crate::table::{Bots, Tables, TablesConfig};
use crate::{api, guard};
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::HeaderValue;
use axum::response::Response;
use platen_protocol::API;
use std::net::IpAddr;
use std::ops::Deref;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Mutex;
use tokio::time::Instant;

/// The longest body of a request: a card set fits.
pub(crate) const MOST_BYTES: usize = 160 * 1024;

/// How long it is taken for true that the store answers, or does not.
const READY: Duration = Duration::from_secs(1);

/// What all requests share.
#[derive(Clone, Debug)]
pub struct App(Arc<Inner>);

/// What all requests share.
#[derive(Debug)]
pub struct Inner {
    pub(crate) config: Config,
    pub(crate) store: Store,
    pub(crate) tables: Tables,
    pub(crate) keys: Keys,
    pub(crate) clock: Clock,
    pub(crate) requests: Buckets<IpAddr>,
    pub(crate) names: Buckets<IpAddr>,
    pub(crate) sockets: Counts<IpAddr>,
    pub(crate) admissions: Admissions,
    pub(crate) onlookers: Counts<TableId>,
    /// Whether the store answered, and when.
    readiness: Mutex<Option<(Instant, bool)>>,
}

impl App {
    /// A server over a store.
    pub async fn new(config: Config, store: Store) -> Result<App, Refused> {
        let secret = store.secret("cookies", &random_token()?).await?;
        let clock = Clock::of_machine();
        let tables_config = TablesConfig {
            idle: config.idle,
            most: config.limits.tables,
            sayings: config.limits.sayings,
            changes: config.limits.changes,
            ..TablesConfig::default()
        };
        let tables = Tables::new(store.clone(), Bots::new(config.bots), clock.clone(), tables_config);
        Ok(App(Arc::new(Inner {
            keys: Keys::new(&secret),
            requests: Buckets::by_second(config.limits.requests),
            names: Buckets::by_minute(config.limits.names),
            sockets: Counts::new(config.limits.sockets),
            admissions: Admissions::new(config.limits.person_sockets),
            onlookers: Counts::new(config.limits.onlookers),
            readiness: Mutex::default(),
            config,
            store,
            tables,
            clock,
        })))
    }

    /// The tables.
    pub fn tables(&self) -> &Tables {
        &self.0.tables
    }

    /// Sends a person away, here and at other copies, wherever they showed what is worth nothing any more.
    pub(crate) async fn revoke(&self, person: PersonId, revoked: Revoked) {
        self.admissions.send_away(person, revoked);
        // A copy that does not hear it looks again when it hears of anything.
        let _ = self.store.tell_revoked(person, revoked).await;
    }

    /// Sends away whoever showed what was taken back while this copy did not hear of it.
    pub(crate) async fn look_again(&self) {
        for person in self.admissions.people() {
            // While the store does not answer, this copy hears of nothing, and looks again after that.
            if let Ok(before) = self.store.generation(person).await {
                self.admissions.send_away(person, Revoked::Cookies { before });
            }
            if self.store.tokens(person).await.is_ok_and(|tokens| tokens.is_empty()) {
                self.admissions.send_away(person, Revoked::Tokens);
            }
        }
    }

    /// Whether the store answers. However many ask, it is asked once a second; that nothing is written any more is known at once.
    pub(crate) async fn is_ready(&self) -> bool {
        if self.store.is_broken() {
            return false;
        }
        let mut known = self.readiness.lock().await;
        if let Some((_, is_ready)) = known.filter(|(at, _)| at.elapsed() < READY) {
            return is_ready;
        }
        let is_ready = self.store.is_ready().await;
        *known = Some((Instant::now(), is_ready));
        is_ready
    }

    /// All routes; what is not asked of the server is left to `rest`.
    pub fn router(&self, rest: Router) -> Router {
        let api = api::router()
            .layer(axum::middleware::from_fn_with_state(self.clone(), guard::watch))
            .layer(DefaultBodyLimit::max(MOST_BYTES))
            .with_state(self.clone());
        let rest = rest.layer(axum::middleware::map_response(with_tables));
        let watched = api::watched().layer(axum::middleware::map_response(guard::dress));
        Router::new().nest(API, api).merge(watched.with_state(self.clone())).fallback_service(rest)
    }
}

/// Lets the page know that there are tables where it comes from.
async fn with_tables(mut response: Response) -> Response {
    response.headers_mut().insert("platen-tables", HeaderValue::from_static("1"));
    response
}

impl Deref for App {
    type Target = Inner;

    fn deref(&self) -> &Inner {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::App;
    use crate::admission::Pass;
    use crate::config::Config;
    use crate::ids::PersonId;
    use crate::store::{Person, Store, Token};
    use std::future::poll_fn;
    use std::net::{Ipv4Addr, SocketAddr};
    use std::task::Poll;

    #[tokio::test]
    async fn whoever_was_signed_out_unheard_is_sent_away_when_that_is_found_out() {
        let folder = std::env::temp_dir().join(format!("platen-app-{}", std::process::id()));
        let database = folder.join("tables.db").display().to_string();
        let store = Store::open(&database).await.expect("opened");
        let config = Config::new(database, SocketAddr::from((Ipv4Addr::LOCALHOST, 0)));
        let app = App::new(config, store.clone()).await.expect("a server");
        let anna = Person { id: PersonId::random().expect("chance"), name: "Anna".to_string() };
        store.add_person(&anna, "code", 1).await.expect("added");
        store
            .add_token(anna.id, "token", &Token { label: "bot".to_string(), made: 1 }, 20)
            .await
            .expect("added");
        let passes = [Pass::Cookie { generation: 0 }, Pass::Token];
        let admissions = passes.map(|pass| app.admissions.admit(anna.id, pass).expect("room"));
        let over = async |number: usize| {
            poll_fn(|context| Poll::Ready(admissions[number].poll_over(context).is_ready())).await
        };
        app.look_again().await;
        assert!(!over(0).await && !over(1).await);
        store.sign_out(anna.id).await.expect("signed out");
        app.look_again().await;
        assert!(over(0).await && !over(1).await);
        store.drop_tokens(anna.id).await.expect("taken back");
        app.look_again().await;
        assert!(over(1).await);
        store.close().await;
        // What is left in the temporary folder harms nobody.
        let _ = std::fs::remove_dir_all(folder);
    }
}
