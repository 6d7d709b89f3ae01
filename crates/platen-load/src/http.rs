//! Just enough HTTP to ask a server on this machine.

use crate::LoadError;
use platen_protocol::{API, Known, NewTable, NewToken, Person, Terms, TokenMade};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// What the server answers.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// The head, with all headers.
    pub head: String,
    /// The body.
    pub body: String,
}

/// A server, and who asks.
#[derive(Clone, Debug)]
pub struct Api {
    /// Where.
    pub address: SocketAddr,
    /// A header that says who asks, if it is known.
    pub who: Option<String>,
}

impl Api {
    /// Nobody who is known asks.
    pub fn new(address: SocketAddr) -> Api {
        Api { address, who: None }
    }

    /// Begins under a name; from then on a token says who asks.
    pub async fn begin(address: SocketAddr, name: &str) -> Result<Api, LoadError> {
        let person = Person { name: name.to_string() };
        let answer = Api::new(address).ask("POST", "/me", Some(&person)).await?.accepted()?;
        let _: Known = serde_json::from_str(&answer.body)?;
        let cookie = answer.header("set-cookie").and_then(|cookie| cookie.split(';').next());
        let cookie = cookie.ok_or_else(|| LoadError::Strange("there is no cookie".to_string()))?;
        let known = Api { address, who: Some(format!("cookie: {cookie}")) };
        let label = NewToken { label: "load".to_string() };
        let made: TokenMade = known.asked("POST", "/me/tokens", Some(&label)).await?;
        Ok(Api { address, who: Some(format!("authorization: Bearer {}", made.token)) })
    }

    /// Makes a table.
    pub async fn make(&self, terms: &Terms) -> Result<String, LoadError> {
        let made: NewTable = self.asked("POST", "/tables", Some(terms)).await?;
        Ok(made.table)
    }

    /// Asks for something that is done or refused.
    pub async fn done(&self, method: &str, path: &str) -> Result<(), LoadError> {
        let body = (method == "POST").then_some(serde_json::json!({}));
        self.ask(method, path, body.as_ref()).await?.accepted().map(|_| ())
    }

    /// Asks for something that is given or refused.
    pub async fn asked<T: DeserializeOwned>(
        &self,
        method: &str,
        path: &str,
        body: Option<&impl Serialize>,
    ) -> Result<T, LoadError> {
        Ok(serde_json::from_str(&self.ask(method, path, body).await?.accepted()?.body)?)
    }

    /// Asks, on a connection of its own.
    pub async fn ask(
        &self,
        method: &str,
        path: &str,
        body: Option<&impl Serialize>,
    ) -> Result<Answer, LoadError> {
        let body = body.map(serde_json::to_string).transpose()?;
        let mut stream = TcpStream::connect(self.address).await?;
        stream.write_all(self.request(method, path, body.as_deref()).as_bytes()).await?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await?;
        read(&answer).ok_or_else(|| LoadError::Strange(answer.chars().take(80).collect()))
    }

    fn request(&self, method: &str, path: &str, body: Option<&str>) -> String {
        let who = self.who.as_ref().map(|who| format!("{who}\r\n")).unwrap_or_default();
        let kind = body.map_or("", |_| "content-type: application/json\r\n");
        let (body, host) = (body.unwrap_or_default(), self.address);
        let length = body.len();
        format!(
            "{method} {API}{path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n{who}{kind}content-length: {length}\r\n\r\n{body}"
        )
    }
}

impl Answer {
    /// The answer, unless it is a refusal.
    pub fn accepted(self) -> Result<Answer, LoadError> {
        match self.status {
            200..300 => Ok(self),
            status => Err(LoadError::Refused { status, body: self.body }),
        }
    }

    /// A header by its name in small letters.
    pub fn header(&self, name: &str) -> Option<&str> {
        let named = |line: &&str| line.split(':').next().is_some_and(|word| word.eq_ignore_ascii_case(name));
        self.head.lines().find(named)?.split_once(':').map(|(_, value)| value.trim())
    }
}

fn read(answer: &str) -> Option<Answer> {
    let (head, body) = answer.split_once("\r\n\r\n")?;
    let status = head.split(' ').nth(1)?.parse().ok()?;
    Some(Answer { status, head: head.to_string(), body: body.to_string() })
}
