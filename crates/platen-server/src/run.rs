//! Running a server until the program ends.

use crate::app::App;
use crate::clock::Drift;
use crate::config::{BadUrl, Config};
use crate::store::{LIFE, News, OpenError, Store};
use axum::Router;
use platen_serve::Site;
use std::collections::HashSet;
use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;
use tokio::time::Instant;

/// How often it is looked for tables where a time runs out.
const SWEEP: Duration = Duration::from_secs(10);
/// How often it is looked for tables that nobody keeps any more.
const ADOPT: Duration = Duration::from_secs(2);
/// How often a clock is looked at that tests move.
const TICK: Duration = Duration::from_millis(100);
/// How long what is not done yet is waited for at the end.
const LEAVING: Duration = Duration::from_secs(4);
/// How often a copy of the server says that it is alive.
const HEARTBEAT: Duration = Duration::from_secs(1);

/// Why a server does not run.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// The address that people use cannot be one.
    #[error(transparent)]
    Url(#[from] BadUrl),
    /// The database cannot be opened.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The address cannot be listened on.
    #[error(transparent)]
    Listen(#[from] io::Error),
    /// The store does not answer.
    #[error("the store does not answer")]
    Store,
}

/// Serves tables and a site until `end` comes. `ready` is told the address once it answers.
pub async fn serve(
    config: Config,
    site: Option<Site>,
    ready: impl FnOnce(SocketAddr),
    end: impl Future<Output = ()> + Send + 'static,
) -> Result<(), RunError> {
    let config = config.checked()?;
    let store = Store::open(&config.database).await?;
    let (listen, patience, clock) = (config.listen, config.patience, config.clock.clone());
    let app = App::new(config, store.clone()).await.map_err(|_| RunError::Store)?;
    store.live().await.map_err(|_| RunError::Store)?;
    let heart = tokio::spawn(live(app.clone()));
    let obedient = tokio::spawn(obey(app.clone()));
    let adopter = tokio::spawn(adopt(app.clone()));
    let clock = tokio::spawn(follow_clock(app.clone(), clock));
    let watch = tokio::spawn(watch_clock(app.clone()));
    let sweeper = tokio::spawn(sweep(app.clone(), patience));
    let follower = tokio::spawn(follow(app.clone()));
    let rest = site.map_or_else(Router::new, platen_serve::router);
    let listener = tokio::net::TcpListener::bind(listen).await?;
    let address = listener.local_addr()?;
    tracing::info!(%address, "the server runs");
    ready(address);
    let leave = async {
        end.await;
        tracing::info!("the server ends");
        app.tables().leave();
        tokio::time::sleep(LEAVING).await;
    };
    let is_broken = tokio::select! {
        () = app.answer(listener, rest) => false,
        () = leave => false,
        () = store.broken() => true,
    };
    if is_broken {
        tracing::error!("nothing can be stored any more: the server ends");
        app.tables().leave();
    }
    // What does not come to an end in time is told to nobody, and so is not lost.
    let _ = tokio::time::timeout(LEAVING, finish(&app)).await;
    for task in [heart, obedient, adopter, clock, watch, sweeper, follower] {
        task.abort();
    }
    // If that cannot be said, others find out in seconds.
    let _ = store.leave().await;
    let _ = tokio::time::timeout(LEAVING, store.close()).await;
    if is_broken { Err(RunError::Store) } else { Ok(()) }
}

/// Waits until all sockets are closed and all tables have done what they were asked.
async fn finish(app: &App) {
    while app.tables().telemetry().sockets() > 0 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    app.tables().settle().await;
}

/// Says that this copy is alive. If that cannot be said for so long that others take over, this copy knows it before they do.
async fn live(app: App) {
    let mut alive = Instant::now();
    loop {
        let begun = Instant::now();
        let end = (alive + LIFE).max(begun + HEARTBEAT);
        let said = tokio::time::timeout_at(end, app.store.live()).await;
        if matches!(said, Ok(Ok(()))) {
            alive = begun;
        }
        app.tables().set_cut_off(alive.elapsed() >= LIFE);
        tokio::time::sleep(HEARTBEAT).await;
    }
}

/// Carries out what the operator wants: what was ordered before this copy began only if nobody could.
async fn obey(app: App) {
    let mut last = None;
    loop {
        // What cannot be asked now will be later; why is logged where it happens.
        last = match last {
            Some(last) => Some(obey_after(&app, last).await),
            None => app.store.last_order().await.ok(),
        };
        tokio::time::sleep(HEARTBEAT).await;
    }
}

/// Carries out the orders after one and those that nobody could carry out before, and gives the last.
async fn obey_after(app: &App, last: u32) -> u32 {
    let orders = app.store.orders(last).await.unwrap_or_default();
    for (number, order) in &orders {
        match app.tables().obey(order).await {
            // If that cannot be stored, it is carried out again.
            Ok(()) => drop(app.store.set_done(*number).await),
            Err(refused) => tracing::warn!(number, %refused, "an order is tried again"),
        }
    }
    orders.iter().map(|(number, _)| *number).fold(last, u32::max)
}

/// Follows what other copies do. After it was cut off, this one listens anew: a connection that is lost does not say so.
async fn follow(app: App) {
    loop {
        let mut news = app.store.news();
        let listening = async {
            while let Some(news) = news.recv().await {
                match news {
                    News::Revoked(person, revoked) => app.admissions.send_away(person, revoked),
                    News::Anything => {
                        let looking = app.clone();
                        tokio::spawn(async move { looking.look_again().await });
                        app.tables().hear(news).await;
                    }
                    news => app.tables().hear(news).await,
                }
            }
            std::future::pending::<()>().await;
        };
        tokio::select! {
            () = listening => {}
            () = app.tables().until_cut_off(true) => {}
        }
        app.tables().until_cut_off(false).await;
    }
}

/// Takes up tables that nobody keeps any more, and knows which copies are there.
async fn adopt(app: App) {
    let (mut last, mut alive) = (None, HashSet::new());
    loop {
        let copies = app.store.copies().await.unwrap_or_else(|_| alive.clone());
        if alive != copies {
            app.tables().know_alive(copies.clone()).await;
            alive = copies;
        }
        // What cannot be taken up now is later; why is logged where it happens.
        last = app.tables().adopt(last).await.unwrap_or(last);
        tokio::time::sleep(ADOPT).await;
    }
}

/// Lets time pass as a file says, so that tests need not wait for days.
async fn follow_clock(app: App, file: Option<PathBuf>) {
    let Some(file) = file else { return };
    let mut ahead = Duration::ZERO;
    loop {
        let said = std::fs::read_to_string(&file).ok().and_then(|text| text.trim().parse().ok());
        let more =
            said.map(Duration::from_millis).and_then(|said| said.checked_sub(ahead)).unwrap_or_default();
        if !more.is_zero() {
            ahead += more;
            app.clock.skip(more);
            app.tables().look_at_clock().await;
        }
        tokio::time::sleep(TICK).await;
    }
}

/// Lets tables look at the clock again when the machine slept or was set right: what they wait for does not notice.
async fn watch_clock(app: App) {
    let mut drift = Drift::new(app.clock.clone());
    loop {
        tokio::time::sleep(HEARTBEAT).await;
        if drift.has_parted() {
            app.tables().look_at_clock().await;
        }
    }
}

async fn sweep(app: App, patience: Duration) {
    loop {
        // What cannot be swept now is swept later; why is logged where it happens.
        let _ = app.tables().sweep(patience).await;
        tokio::time::sleep(SWEEP).await;
    }
}
