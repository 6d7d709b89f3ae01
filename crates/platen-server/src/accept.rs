//! Connections: how many there may be from one address and in all, and how long one may take to say what it wants and to take the
//! answer.

use crate::app::App;
use crate::guard::Address;
use crate::limits::Counts;
use crate::patient::Patient;
use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::net::{IpAddr, SocketAddr};
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinSet;
use tower::ServiceExt;

/// How long it is waited before connections are taken again, when the system has no room for more.
const PAUSE: Duration = Duration::from_millis(200);

/// The longest head of a request, in bytes. A longer one is answered by 431.
const LONGEST_HEAD: usize = 32 * 1024;

impl App {
    /// Answers whoever connects until the server ends and what was asked by then is answered; what is not asked of the server
    /// is left to `rest`. Who has too many connections gets no more.
    pub async fn answer(&self, listener: TcpListener, rest: Router) {
        let router = self.router(rest);
        let limits = self.config.limits;
        let (connections, all) = (Counts::new(limits.connections), Counts::new(limits.all_connections));
        let mut left = std::pin::pin!(self.tables.left());
        let mut talks = JoinSet::new();
        loop {
            let accepted = tokio::select! {
                accepted = listener.accept() => accepted,
                () = &mut left => break,
            };
            while talks.try_join_next().is_some() {}
            let Ok((stream, address)) = accepted else {
                tokio::time::sleep(PAUSE).await;
                continue;
            };
            let counted = connections.add(self.counted_as(address)).zip(all.add(()));
            let Some(counted) = counted else { continue };
            let (app, router) = (self.clone(), router.clone());
            talks.spawn(async move {
                let _counted = counted;
                app.talk(stream, address, router).await;
            });
        }
        while talks.join_next().await.is_some() {}
    }

    /// Whose connection it is. Behind another program all come from there, and it is for that program to count.
    fn counted_as(&self, address: SocketAddr) -> (IpAddr, u16) {
        (Address::of(address.ip()).0, if self.config.behind_proxy { address.port() } else { 0 })
    }

    /// Answers on one connection, which ends when whoever is there says nothing for long.
    async fn talk(&self, stream: TcpStream, address: SocketAddr, router: Router) {
        // A message goes out at once, not when there are more to go with it.
        let _ = stream.set_nodelay(true);
        let service = router.map_request(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(address));
            request.map(Body::new)
        });
        let mut http = http1::Builder::new();
        http.timer(TokioTimer::new()).header_read_timeout(self.config.limits.slowness());
        http.max_buf_size(LONGEST_HEAD);
        let talking = http.serve_connection(
            TokioIo::new(Patient::new(stream, self.config.limits.slowness())),
            TowerToHyperService::new(service),
        );
        let mut talking = std::pin::pin!(talking.with_upgrades());
        // However it ends, it is over.
        let _ = tokio::select! {
            ended = talking.as_mut() => ended,
            () = self.tables.left() => {
                talking.as_mut().graceful_shutdown();
                talking.await
            }
        };
    }
}
