//! Running a server until the program ends.

use crate::app::App;
use crate::config::Config;
use crate::store::{News, OpenError, Store};
use axum::Router;
use axum::serve::ListenerExt;
use platen_serve::Site;
use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::sync::mpsc;

/// How often it is looked for tables where a time runs out.
const SWEEP: Duration = Duration::from_secs(10);
/// How long what is not done yet is waited for at the end.
const LEAVING: Duration = Duration::from_secs(4);
/// How often a copy of the server says that it is alive.
const HEARTBEAT: Duration = Duration::from_secs(1);

/// Why a server does not run.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
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
    let store = Store::open(&config.database).await?;
    let (listen, patience) = (config.listen, config.patience);
    let app = App::new(config, store.clone()).await.map_err(|_| RunError::Store)?;
    store.live().await.map_err(|_| RunError::Store)?;
    let heart = tokio::spawn(live(app.clone()));
    let sweeper = tokio::spawn(sweep(app.clone(), patience));
    let follower = tokio::spawn(follow(app.clone(), store.news()));
    let router = app.router(site.map_or_else(Router::new, platen_serve::router));
    let listener = tokio::net::TcpListener::bind(listen).await?;
    let address = listener.local_addr()?;
    tracing::info!(%address, "the server runs");
    ready(address);
    // A message goes out at once, not when there are more to go with it.
    let listener = listener.tap_io(|stream| drop(stream.set_nodelay(true)));
    let service = router.into_make_service_with_connect_info::<SocketAddr>();
    let serving = axum::serve(listener, service).with_graceful_shutdown(app.tables().left());
    let leave = async {
        end.await;
        tracing::info!("the server ends");
        app.tables().leave();
        tokio::time::sleep(LEAVING).await;
    };
    tokio::select! {
        served = async { serving.await } => served?,
        () = leave => {}
    }
    // What does not come to an end in time is told to nobody, and so is not lost.
    let _ = tokio::time::timeout(LEAVING, finish(&app)).await;
    for task in [heart, sweeper, follower] {
        task.abort();
    }
    // If that cannot be said, others find out in seconds.
    let _ = store.leave().await;
    let _ = tokio::time::timeout(LEAVING, store.close()).await;
    Ok(())
}

/// Waits until all sockets are closed and all tables have done what they were asked.
async fn finish(app: &App) {
    while app.tables().telemetry().sockets() > 0 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    app.tables().settle().await;
}

/// Says that this copy is alive, and carries out what the operator wants.
async fn live(app: App) {
    let mut last = 0;
    loop {
        // What cannot be said or asked now will be later; why is logged where it happens.
        let _ = app.store.live().await;
        for (number, order) in app.store.orders(last).await.unwrap_or_default() {
            app.tables().obey(order).await;
            last = number;
        }
        tokio::time::sleep(HEARTBEAT).await;
    }
}

async fn follow(app: App, mut news: mpsc::Receiver<News>) {
    while let Some(news) = news.recv().await {
        app.tables().hear(news).await;
    }
}

async fn sweep(app: App, patience: Duration) {
    loop {
        // What cannot be swept now is swept later; why is logged where it happens.
        let _ = app.tables().sweep(patience).await;
        tokio::time::sleep(SWEEP).await;
    }
}
