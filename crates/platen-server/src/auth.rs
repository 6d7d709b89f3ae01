//! Who asks: a name is enough. A cookie that only this server can make keeps it; a program shows a token instead.

use crate::app::App;
use crate::desk::Visitor;
use crate::error::Refused;
use crate::ids::PersonId;
use crate::store::Person;
use axum::extract::FromRequestParts;
use axum::http::header::{AUTHORIZATION, COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};

const NAME: &str = "platen";
/// How long a cookie lasts, in seconds: ten years.
const LASTS: u32 = 10 * 365 * 24 * 3600;

/// What cookies are made with.
#[derive(Clone)]
pub(crate) struct Keys([u8; 32]);

impl std::fmt::Debug for Keys {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Keys")
    }
}

impl Keys {
    /// The keys that follow from a secret.
    pub(crate) fn new(secret: &str) -> Keys {
        Keys(blake3::derive_key("platen 2026 cookies", secret.as_bytes()))
    }

    fn mac(&self, person: PersonId) -> blake3::Hash {
        blake3::keyed_hash(&self.0, person.to_string().as_bytes())
    }

    /// The cookie of a person; without one, it forgets them.
    pub(crate) fn cookie(&self, person: Option<PersonId>, is_secure: bool) -> Option<HeaderValue> {
        let value = person.map(|person| format!("{person}.{}", self.mac(person).to_hex()));
        let lasts = if value.is_some() { LASTS } else { 0 };
        let secure = if is_secure { "; Secure" } else { "" };
        let value = value.unwrap_or_default();
        let text = format!("{NAME}={value}; Path=/; Max-Age={lasts}; HttpOnly; SameSite=Lax{secure}");
        HeaderValue::from_str(&text).ok()
    }

    /// Whose cookie it is, if it was made here. It is compared in the same time whatever it says.
    fn person(&self, cookie: &str) -> Option<PersonId> {
        let (person, mac) = cookie.split_once('.')?;
        let person: PersonId = person.parse().ok()?;
        let mac = blake3::Hash::from_hex(mac).ok()?;
        (self.mac(person) == mac).then_some(person)
    }
}

/// The person who asks.
#[derive(Clone, Debug)]
pub(crate) struct Me(pub(crate) Person);

/// Whoever asks, known or not.
#[derive(Clone, Debug)]
pub(crate) struct Who(pub(crate) Visitor);

impl FromRequestParts<App> for Me {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Me, Refused> {
        known(&parts.headers, app).await?.map(Me).ok_or(Refused::Unknown)
    }
}

impl FromRequestParts<App> for Who {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Who, Refused> {
        let person = known(&parts.headers, app).await?;
        Ok(Who(person.map_or(Visitor { person: None, name: String::new() }, |person| Me(person).visitor())))
    }
}

impl Me {
    pub(crate) fn visitor(&self) -> Visitor {
        Visitor { person: Some(self.0.id), name: self.0.name.clone() }
    }
}

/// The person that a request is from. A token that is worth nothing is refused rather than passed over.
async fn known(headers: &HeaderMap, app: &App) -> Result<Option<Person>, Refused> {
    if let Some(shown) = headers.get(AUTHORIZATION) {
        let token = shown.to_str().ok().and_then(|text| text.strip_prefix("Bearer "));
        let person = app.store.person_of_token(token.ok_or(Refused::Unknown)?).await?;
        return person.map(Some).ok_or(Refused::Unknown);
    }
    match cookie(headers).and_then(|cookie| app.keys.person(cookie)) {
        Some(person) => Ok(app.store.person(person).await?),
        None => Ok(None),
    }
}

fn cookie(headers: &HeaderMap) -> Option<&str> {
    let all = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    all.flat_map(|text| text.split(';')).find_map(|pair| pair.trim().strip_prefix(NAME)?.strip_prefix('='))
}

#[cfg(test)]
mod tests {
    use super::{Keys, cookie};
    use crate::ids::PersonId;
    use axum::http::{HeaderMap, HeaderValue};

    #[test]
    fn only_cookies_that_were_made_here_are_worth_something() {
        let (ours, others) = (Keys::new("one"), Keys::new("two"));
        let anna = PersonId::random().expect("chance");
        let made = ours.cookie(Some(anna), true).expect("a cookie");
        let text = made.to_str().expect("text");
        assert!(text.contains("; HttpOnly; SameSite=Lax; Secure"), "{text}");
        let value = text.trim_start_matches("platen=").split(';').next().expect("a value");
        assert_eq!(ours.person(value), Some(anna));
        assert_eq!(others.person(value), None);
        let bert = PersonId::random().expect("chance");
        let forged = value.replace(&anna.to_string(), &bert.to_string());
        assert_eq!(ours.person(&forged), None);
        for strange in ["", ".", "x.y", &value[..value.len() - 1], &value[..27]] {
            assert_eq!(ours.person(strange), None, "{strange}");
        }
    }

    #[test]
    fn the_cookie_is_found_among_others() {
        let mut headers = HeaderMap::new();
        headers.append("cookie", HeaderValue::from_static("a=1; platenx=2"));
        headers.append("cookie", HeaderValue::from_static("b=1; platen=me.x"));
        assert_eq!(cookie(&headers), Some("me.x"));
    }
}
