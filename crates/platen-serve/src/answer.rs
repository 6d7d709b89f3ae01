//! The answer to a request for a file: its kind, how it is packed, how long it may be kept.

use crate::Site;
use axum::body::Body;
use axum::http::header::{
    ACCEPT_ENCODING, ALLOW, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY, CONTENT_TYPE,
    REFERRER_POLICY, VARY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderValue, Method, Response, StatusCode};
use std::borrow::Cow;

/// How files are packed, best first: the name of the encoding and the end of the file's name.
const PACKINGS: [(&str, &str); 2] = [("br", ".br"), ("gzip", ".gz")];
/// What a browser may do with a file: as it stands in the page itself, for its workers, too, which do not follow what stands there; and the page
/// may not be shown inside another.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; \
    img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; \
    base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// What is answered.
pub(crate) fn answer(site: &Site, method: &Method, path: &str, headers: &HeaderMap) -> Response<Body> {
    let mut response = answer_bare(site, method, path, headers);
    for (name, value) in [
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (REFERRER_POLICY, "no-referrer"),
        (CONTENT_SECURITY_POLICY, POLICY),
    ] {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

fn answer_bare(site: &Site, method: &Method, path: &str, headers: &HeaderMap) -> Response<Body> {
    if method != Method::GET && method != Method::HEAD {
        let mut refused = plain(StatusCode::METHOD_NOT_ALLOWED, "only GET and HEAD");
        refused.headers_mut().insert(ALLOW, HeaderValue::from_static("GET, HEAD"));
        return refused;
    }
    let name = match path.trim_start_matches('/') {
        "" => "index.html",
        name => name,
    };
    match packed(site, name, headers) {
        Some((bytes, packing)) => file(name, bytes, packing),
        None => plain(StatusCode::NOT_FOUND, "there is no such file"),
    }
}

/// The file in the best packing that is accepted, or as it is.
fn packed(
    site: &Site,
    name: &str,
    headers: &HeaderMap,
) -> Option<(Cow<'static, [u8]>, Option<&'static str>)> {
    let accepted = headers.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let accepts = |packing: &str| accepted.split(',').any(|word| word.trim() == packing);
    let small = PACKINGS
        .iter()
        .filter(|(packing, _)| accepts(packing))
        .find_map(|(packing, end)| Some((site.file(&format!("{name}{end}"))?, Some(*packing))));
    small.or_else(|| Some((site.file(name)?, None)))
}

fn file(name: &str, bytes: Cow<'static, [u8]>, packing: Option<&'static str>) -> Response<Body> {
    let mut response = Response::new(Body::from(bytes.into_owned()));
    let headers = response.headers_mut();
    let mut set =
        |name, value: &str| HeaderValue::from_str(value).map(|value| headers.insert(name, value)).is_ok();
    set(CONTENT_TYPE, &kind(name));
    set(CACHE_CONTROL, keeping(name));
    set(VARY, "accept-encoding");
    if let Some(packing) = packing {
        set(CONTENT_ENCODING, packing);
    }
    response
}

fn kind(name: &str) -> String {
    let guessed = mime_guess::from_path(name).first_or_octet_stream();
    match name.rsplit_once('.').map(|(_, end)| end) {
        Some("webmanifest") => "application/manifest+json".to_string(),
        Some("js" | "mjs") => "text/javascript; charset=utf-8".to_string(),
        _ if guessed.type_() == mime_guess::mime::TEXT => format!("{guessed}; charset=utf-8"),
        _ => guessed.to_string(),
    }
}

/// What lies in a folder is named by its contents and never changes; what lies at the top is asked for each time.
fn keeping(name: &str) -> &'static str {
    if name.contains('/') { "public, max-age=31536000, immutable" } else { "no-cache" }
}

fn plain(status: StatusCode, text: &'static str) -> Response<Body> {
    let mut response = Response::new(Body::from(text));
    *response.status_mut() = status;
    response
}

#[cfg(test)]
mod tests {
    use super::answer;
    use crate::Site;
    use axum::body::Body;
    use axum::http::{HeaderMap, HeaderValue, Method, Response, StatusCode};
    use std::path::PathBuf;

    /// A folder with a site, removed at the end.
    struct Folder(PathBuf);

    impl Folder {
        fn new(test: &str) -> Folder {
            let folder = std::env::temp_dir().join(format!("platen-serve-{test}-{}", std::process::id()));
            std::fs::create_dir_all(folder.join("v")).expect("a folder");
            let files =
                ["index.html", "manifest.webmanifest", "v/a.js", "v/a.js.br", "v/a.js.gz", "v/m.wasm"];
            files.iter().for_each(|name| std::fs::write(folder.join(name), name).expect("a file"));
            Folder(folder)
        }

        fn get(&self, path: &str, accepted: &'static str) -> Response<Body> {
            let mut headers = HeaderMap::new();
            headers.insert("accept-encoding", HeaderValue::from_static(accepted));
            answer(&Site::Folder(self.0.clone()), &Method::GET, path, &headers)
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            // What is left in the temporary folder harms nobody.
            let _ = std::fs::remove_dir_all(&self.0);
        }
    }

    fn header(response: &Response<Body>, name: &str) -> String {
        response
            .headers()
            .get(name)
            .map(|value| value.to_str().expect("text").to_string())
            .unwrap_or_default()
    }

    #[test]
    fn files_have_their_kinds_and_the_page_is_at_the_top() {
        let folder = Folder::new("kinds");
        let kind = |path: &str| header(&folder.get(path, ""), "content-type");
        assert_eq!(kind("/"), "text/html; charset=utf-8");
        assert_eq!(kind("/v/a.js"), "text/javascript; charset=utf-8");
        assert_eq!(kind("/v/m.wasm"), "application/wasm");
        assert_eq!(kind("/manifest.webmanifest"), "application/manifest+json");
    }

    #[test]
    fn the_best_packing_that_is_accepted_is_sent() {
        let folder = Folder::new("packing");
        let packing = |accepted| header(&folder.get("/v/a.js", accepted), "content-encoding");
        assert_eq!(packing("gzip, deflate, br, zstd"), "br");
        assert_eq!(packing("gzip"), "gzip");
        assert_eq!(packing("identity"), "");
        assert_eq!(header(&folder.get("/v/a.js", "br"), "content-type"), "text/javascript; charset=utf-8");
    }

    #[test]
    fn what_is_named_by_its_contents_is_kept_and_the_rest_asked_for() {
        let folder = Folder::new("keeping");
        assert!(header(&folder.get("/v/a.js", ""), "cache-control").contains("immutable"));
        assert_eq!(header(&folder.get("/", ""), "cache-control"), "no-cache");
    }

    #[test]
    fn everything_is_bound_by_the_policy_of_the_page() {
        let page = include_str!("../../platen-client/web/index.html");
        let (_, rest) =
            page.split_once("http-equiv=\"Content-Security-Policy\" content=\"").expect("a policy");
        let (policy, _) = rest.split_once('"').expect("its end");
        let folder = Folder::new("policy");
        for path in ["/", "/v/a.js", "/v/m.wasm", "/none.js"] {
            let response = folder.get(path, "br");
            assert_eq!(
                header(&response, "content-security-policy"),
                format!("{policy}; frame-ancestors 'none'"),
                "{path}"
            );
            assert_eq!(header(&response, "x-content-type-options"), "nosniff", "{path}");
            assert_eq!(header(&response, "referrer-policy"), "no-referrer", "{path}");
        }
    }

    #[test]
    fn nothing_outside_of_the_folder_is_served() {
        let folder = Folder::new("outside");
        for path in ["/../Cargo.toml", "/v/../../x", "//etc/passwd", "/v", "/none.js"] {
            assert_eq!(folder.get(path, "").status(), StatusCode::NOT_FOUND, "{path}");
        }
        let posted = answer(&Site::Folder(folder.0.clone()), &Method::POST, "/", &HeaderMap::new());
        assert_eq!(posted.status(), StatusCode::METHOD_NOT_ALLOWED);
    }
}
