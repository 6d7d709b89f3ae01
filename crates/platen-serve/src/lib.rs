//! The browser page, embedded in the program: served on this machine, or written out as a static site.
//!
//! The page holds everything itself, the host of its games included; serving it is handing out files. It listens on
//! this machine alone.
#![warn(missing_docs)]

mod answer;
mod site;

pub use site::Site;

use axum::Router;
use axum::http::{HeaderMap, Method, Uri};
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::sync::Arc;

/// Serves a site on this machine until the program ends. `ready` is told the address once it answers; port 0 takes any
/// that is free.
pub fn serve(site: Site, port: u16, ready: impl FnOnce(SocketAddr)) -> io::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build()?;
    runtime.block_on(async {
        let listener = tokio::net::TcpListener::bind((Ipv4Addr::LOCALHOST, port)).await?;
        ready(listener.local_addr()?);
        axum::serve(listener, router(site)).await
    })
}

/// Routes that hand out a site.
pub fn router(site: Site) -> Router {
    let site = Arc::new(site);
    Router::new().fallback(move |method: Method, uri: Uri, headers: HeaderMap| {
        let site = Arc::clone(&site);
        async move { answer::answer(&site, &method, uri.path(), &headers) }
    })
}

/// Writes a site into a folder and says how many files it has. Other files there stay.
pub fn export(site: &Site, folder: &Path) -> io::Result<usize> {
    let names = site.names()?;
    for name in &names {
        let path = folder.join(name);
        if let Some(parent) = path.parent() {
            std::fs::create_dir_all(parent)?;
        }
        let bytes = site.file(name).ok_or(io::ErrorKind::NotFound)?;
        std::fs::write(path, bytes)?;
    }
    Ok(names.len())
}
