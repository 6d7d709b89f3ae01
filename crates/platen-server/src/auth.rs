//! Who asks: a name is enough. A cookie that only this server can make keeps it; a program shows a token instead.

use crate::admission::Pass;
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
/// How long a cookie lasts, in seconds: 400 days, as no browser keeps one longer. It is made anew whenever a page asks who one is.
const LASTS: u32 = 400 * 24 * 3600;

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

    fn mac(&self, signed: &str) -> blake3::Hash {
        blake3::keyed_hash(&self.0, signed.as_bytes())
    }

    /// The cookie of a person, of a generation; without one, it forgets them.
    pub(crate) fn cookie(&self, person: Option<(PersonId, u32)>, is_secure: bool) -> Option<HeaderValue> {
        let value = person.map(|(person, generation)| {
            let signed = signed(person, generation);
            format!("{signed}.{}", self.mac(&signed).to_hex())
        });
        let lasts = if value.is_some() { LASTS } else { 0 };
        let secure = if is_secure { "; Secure" } else { "" };
        let value = value.unwrap_or_default();
        let text = format!("{NAME}={value}; Path=/; Max-Age={lasts}; HttpOnly; SameSite=Lax{secure}");
        HeaderValue::from_str(&text).ok()
    }

    /// Whose cookie it is, and of which generation, if it was made here. It is compared in the same time whatever it says.
    fn person(&self, cookie: &str) -> Option<(PersonId, u32)> {
        let (said, mac) = cookie.rsplit_once('.')?;
        let mac = blake3::Hash::from_hex(mac).ok()?;
        let (person, generation) = said.split_once('.').unwrap_or((said, "0"));
        let (person, generation) = (person.parse().ok()?, generation.parse().ok()?);
        (self.mac(&signed(person, generation)) == mac).then_some((person, generation))
    }
}

/// What is signed. The first generation is not named, as it was not before there were others.
fn signed(person: PersonId, generation: u32) -> String {
    match generation {
        0 => person.to_string(),
        _ => format!("{person}.{generation}"),
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

impl FromRequestParts<App> for Pass {
    type Rejection = std::convert::Infallible;

    /// What is shown; whether it is worth anything is known when it was found whose it is.
    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Pass, Self::Rejection> {
        if parts.headers.contains_key(AUTHORIZATION) {
            return Ok(Pass::Token);
        }
        let shown = cookie(&parts.headers).and_then(|cookie| app.keys.person(cookie));
        Ok(shown.map_or(Pass::Nothing, |(_, generation)| Pass::Cookie { generation }))
    }
}

impl Me {
    pub(crate) fn visitor(&self) -> Visitor {
        Visitor { person: Some(self.0.id), name: self.0.name.clone() }
    }
}

/// The person that a request is from. A token that is worth nothing is refused rather than passed over.
pub(crate) async fn known(headers: &HeaderMap, app: &App) -> Result<Option<Person>, Refused> {
    if let Some(shown) = headers.get(AUTHORIZATION) {
        let token = shown.to_str().ok().and_then(|text| text.strip_prefix("Bearer "));
        let person = app.store.person_of_token(token.ok_or(Refused::Unknown)?).await?;
        return person.map(Some).ok_or(Refused::Unknown);
    }
    match cookie(headers).and_then(|cookie| app.keys.person(cookie)) {
        Some((person, generation)) => Ok(app.store.signed_in(person, generation).await?),
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
        for generation in [0, 1, 7] {
            let made = ours.cookie(Some((anna, generation)), true).expect("a cookie");
            let text = made.to_str().expect("text");
            assert!(text.contains("; HttpOnly; SameSite=Lax; Secure"), "{text}");
            let value = text.trim_start_matches("platen=").split(';').next().expect("a value");
            assert_eq!(ours.person(value), Some((anna, generation)));
            assert_eq!(others.person(value), None);
            let bert = PersonId::random().expect("chance");
            let forged = value.replace(&anna.to_string(), &bert.to_string());
            assert_eq!(ours.person(&forged), None);
            let later = value.replacen('.', ".8", 1);
            for strange in ["", ".", "x.y", &value[..value.len() - 1], &value[..27], &later] {
                assert_eq!(ours.person(strange), None, "{strange}");
            }
        }
    }

    #[test]
    fn cookies_from_before_there_were_generations_are_of_the_first() {
        let keys = Keys::new("one");
        let anna = PersonId::random().expect("chance");
        let mac = blake3::keyed_hash(&keys.0, anna.to_string().as_bytes()).to_hex();
        assert_eq!(keys.person(&format!("{anna}.{mac}")), Some((anna, 0)));
    }

    #[test]
    fn the_cookie_is_found_among_others() {
        let mut headers = HeaderMap::new();
        headers.append("cookie", HeaderValue::from_static("a=1; platenx=2"));
        headers.append("cookie", HeaderValue::from_static("b=1; platen=me.x"));
        assert_eq!(cookie(&headers), Some("me.x"));
    }
}
