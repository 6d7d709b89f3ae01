//! What every request to the server passes: where it comes from, how many there are, and what a browser may do with the
//! answer.

use crate::app::App;
use crate::error::Refused;
use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, ORIGIN, REFERRER_POLICY, UPGRADE, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

/// From where a request comes, as it is counted: whoever has an address of IPv6 has a whole network of them (/64).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Address(pub(crate) IpAddr);

impl Address {
    pub(crate) fn of(address: IpAddr) -> Address {
        Address(match address.to_canonical() {
            IpAddr::V4(address) => IpAddr::V4(address),
            IpAddr::V6(address) => {
                let [a, b, c, d, ..] = address.segments();
                IpAddr::V6([a, b, c, d, 0, 0, 0, 0].into())
            }
        })
    }
}

impl FromRequestParts<App> for Address {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Address, Self::Rejection> {
        let connected = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        let said = forwarded(&parts.headers).filter(|_| app.config.behind_proxy);
        Ok(Address::of(said.or(connected).unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED))))
    }
}

/// The last address of the last line, which the program in front added: those before it may be made up.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    headers
        .get_all("x-forwarded-for")
        .iter()
        .next_back()?
        .to_str()
        .ok()?
        .rsplit(',')
        .next()?
        .trim()
        .parse()
        .ok()
}

/// Lets a request pass, or not.
pub(crate) async fn watch(
    State(app): State<App>,
    address: Address,
    request: Request,
    next: Next,
) -> Response {
    let passed = check(&app, address, &request);
    let response = match passed {
        // A socket is answered as soon as it is open.
        Ok(()) => match tokio::time::timeout(app.config.limits.slowness(), next.run(request)).await {
            Ok(response) => response,
            Err(_) => Refused::TooSlow.into_response(),
        },
        Err(refused) => refused.into_response(),
    };
    app.tables.telemetry().request(response.status().as_u16());
    dress(response).await
}

/// Says what a browser may do with an answer: nothing but read it.
pub(crate) async fn dress(mut response: Response) -> Response {
    let headers = response.headers_mut();
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    headers.insert(
        CONTENT_SECURITY_POLICY,
        HeaderValue::from_static("default-src 'none'; frame-ancestors 'none'"),
    );
    response
}

fn check(app: &App, address: Address, request: &Request) -> Result<(), Refused> {
    if !app.requests.take(address.0, app.clock.now()) {
        return Err(Refused::TooFast);
    }
    if app.tables.is_cut_off() {
        return Err(Refused::Unavailable);
    }
    let headers = request.headers();
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD) || headers.contains_key(UPGRADE);
    if changes && !is_own(headers, app.config.public_url.as_deref()) {
        return Err(Refused::ForeignOrigin);
    }
    Ok(())
}

/// Whether a page of our own asks, or no page at all.
fn is_own(headers: &HeaderMap, public_url: Option<&str>) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let same = |host: &str| origin.split_once("://").is_some_and(|(_, place)| place == host);
    match public_url {
        Some(url) => origin == url,
        None => host.is_some_and(same),
    }
}

#[cfg(test)]
mod tests {
    use super::{Address, forwarded, is_own};
    use axum::http::{HeaderMap, HeaderName, HeaderValue};

    fn headers(all: &[(&'static str, &'static str)]) -> HeaderMap {
        let pair = |&(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value));
        all.iter().map(pair).collect()
    }

    #[test]
    fn pages_of_other_sites_are_seen() {
        assert!(is_own(&headers(&[]), None));
        assert!(is_own(&headers(&[("host", "here:1455"), ("origin", "http://here:1455")]), None));
        for origin in ["http://evil", "null", "http://here:14", "here:1455", "http://here:1455.evil"] {
            assert!(!is_own(&headers(&[("host", "here:1455"), ("origin", origin)]), None), "{origin}");
        }
        let url = Some("https://platen.example");
        assert!(is_own(&headers(&[("host", "x"), ("origin", "https://platen.example")]), url));
        assert!(!is_own(&headers(&[("host", "x"), ("origin", "http://platen.example")]), url));
    }

    #[test]
    fn the_last_address_is_the_one_that_was_seen() {
        let said = forwarded(&headers(&[("x-forwarded-for", "1.1.1.1, 10.0.0.7")]));
        assert_eq!(said.map(|address| address.to_string()).as_deref(), Some("10.0.0.7"));
        assert_eq!(forwarded(&headers(&[("x-forwarded-for", "nobody")])), None);
        // HAProxy adds a line of its own after what a client has made up.
        let lines = [("x-forwarded-for", "1.1.1.1, 2.2.2.2"), ("x-forwarded-for", "10.0.0.8")];
        assert_eq!(
            forwarded(&headers(&lines)).map(|address| address.to_string()).as_deref(),
            Some("10.0.0.8")
        );
    }

    #[test]
    fn a_network_of_ipv6_counts_as_one() {
        let counted = |text: &str| Address::of(text.parse().expect("an address")).0.to_string();
        assert_eq!(counted("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
        assert_eq!(counted("2001:db8:1:2::1"), counted("2001:db8:1:2:ffff::"));
        assert_ne!(counted("2001:db8:1:3::1"), counted("2001:db8:1:2::1"));
        assert_eq!((counted("::ffff:10.0.0.7"), counted("10.0.0.7")), ("10.0.0.7".into(), "10.0.0.7".into()));
    }
}
