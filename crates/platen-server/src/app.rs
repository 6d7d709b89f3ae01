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
        let (sayings, changes) = (config.limits.sayings, config.limits.changes);
        let tables_config = TablesConfig { idle: config.idle, sayings, changes, ..TablesConfig::default() };
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
        // A copy that does not hear it has lost the store, and sends everyone away when that lasts.
        let _ = self.store.tell_revoked(person, revoked).await;
    }

    /// Whether the store answers. However many ask, it is asked once a second.
    pub(crate) async fn is_ready(&self) -> bool {
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
        Router::new().nest(API, api).merge(api::watched().with_state(self.clone())).fallback_service(rest)
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
