//! Figures for whoever runs the server, as Prometheus reads them. They name nobody.

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;
use std::sync::Arc;
use std::time::Duration;

/// Bounds of how long the store takes, in seconds.
const SECONDS: [f64; 9] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2.5];

/// A label by which requests are told apart.
type Status = [(&'static str, String); 1];

/// The figures. Clones share them.
#[derive(Clone, Debug)]
pub(crate) struct Telemetry {
    registry: Arc<Registry>,
    requests: Family<Status, Counter>,
    messages: Counter,
    items: Counter,
    store_errors: Counter,
    store_seconds: Histogram,
    thoughts: Counter,
    sockets: Gauge,
    tables: Gauge,
}

/// A socket that is counted as long as this lives.
#[derive(Debug)]
pub(crate) struct OpenSocket(Gauge);

impl Drop for OpenSocket {
    fn drop(&mut self) {
        self.0.dec();
    }
}

impl Telemetry {
    pub(crate) fn new() -> Telemetry {
        let mut all = Registry::with_prefix("platen");
        let requests = Family::<Status, Counter>::default();
        let [messages, items, store_errors, thoughts] = std::array::from_fn(|_| Counter::default());
        let [sockets, tables] = std::array::from_fn(|_| Gauge::default());
        let store_seconds = Histogram::new(SECONDS);
        all.register("requests", "Requests by HTTP, by status", requests.clone());
        all.register("messages", "Messages that came on sockets", messages.clone());
        all.register("items", "What happened at tables and was stored", items.clone());
        all.register("store_errors", "What could not be stored", store_errors.clone());
        all.register("store_seconds", "How long it took to store something", store_seconds.clone());
        all.register("thoughts", "What bots have thought about", thoughts.clone());
        all.register("sockets", "Sockets that are open", sockets.clone());
        all.register("tables", "Tables in memory", tables.clone());
        let registry = Arc::new(all);
        Telemetry {
            registry,
            requests,
            messages,
            items,
            store_errors,
            store_seconds,
            thoughts,
            sockets,
            tables,
        }
    }

    pub(crate) fn request(&self, status: u16) {
        self.requests.get_or_create(&[("status", status.to_string())]).inc();
    }

    pub(crate) fn message(&self) {
        self.messages.inc();
    }

    pub(crate) fn thought(&self) {
        self.thoughts.inc();
    }

    /// Something was stored, or not.
    pub(crate) fn stored(&self, took: Duration, is_kept: bool) {
        self.store_seconds.observe(took.as_secs_f64());
        if is_kept { &self.items } else { &self.store_errors }.inc();
    }

    pub(crate) fn socket(&self) -> OpenSocket {
        self.sockets.inc();
        OpenSocket(self.sockets.clone())
    }

    /// How many sockets are open.
    pub(crate) fn sockets(&self) -> i64 {
        self.sockets.get()
    }

    /// All figures as text.
    pub(crate) fn text(&self, tables: usize) -> String {
        self.tables.set(tables as i64);
        let mut text = String::new();
        // Writing to a text does not fail.
        let _ = encode(&mut text, &self.registry);
        text
    }
}
