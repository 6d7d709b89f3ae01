//! The description of all requests (OpenAPI): what is written at each of them, and what holds for all.

use super::Description;
use platen_bots::BOTS;
use platen_protocol::LONGEST_SET;
use platen_rules::GameOptions;
use platen_rules::cards::published_sets;
use serde_json::{Map, Value, json};
use std::sync::LazyLock;
use utoipa::OpenApi;

/// Why something is refused, by status. Those of the host for a game that cannot be made are told with 400.
const CODES: [(&str, &str); 10] = [
    (
        "400",
        "bad_name bad_request bad_pace nobody_plays bad_share unknown_set bad_set bad_options sitter_count unknown_level",
    ),
    ("401", "unknown"),
    ("403", "bad_code banned not_maker not_seated foreign_origin"),
    ("404", "no_such_table not_found"),
    ("405", "wrong_method"),
    ("408", "too_slow"),
    (
        "409",
        "seat_taken no_seat_free seated_already begun not_begun running stood_in resigned table_closed rules_changed",
    ),
    ("413", "too_much"),
    ("429", "too_fast"),
    ("503", "not_kept unavailable"),
];

/// What any request may be answered with.
const ALWAYS: [&str; 3] = ["408", "429", "503"];

/// The description as it is told.
pub(super) static DESCRIPTION: LazyLock<Value> = LazyLock::new(described);

fn described() -> Value {
    let mut all = serde_json::to_value(Description::openapi()).unwrap_or_default();
    let schemas = &mut all["components"]["schemas"];
    schemas["GameOptions"] = options();
    schemas["SetChoice"] = set();
    schemas["House"] =
        object(&[("hints", json!({ "type": "boolean" })), ("undo", json!({ "type": "boolean" }))]);
    for (field, schema) in [("options", "GameOptions"), ("set", "SetChoice"), ("house", "House")] {
        schemas["Terms"]["properties"][field] = json!({ "$ref": format!("#/components/schemas/{schema}") });
    }
    schemas["Terms"]["properties"]["stand_in"]["enum"] = levels();
    schemas["Terms"]["properties"]["chairs"]["minItems"] = json!(1);
    schemas["Terms"]["properties"]["chairs"]["maxItems"] = json!(4);
    schemas["Terms"]["examples"] = json!([example()]);
    all["components"]["securitySchemes"] = json!({
        "cookie": { "type": "apiKey", "in": "cookie", "name": "platen", "description": "set by POST /me and POST /recover" },
        "token": { "type": "http", "scheme": "bearer", "description": "made by POST /me/tokens" },
    });
    let paths = all["paths"].as_object_mut().into_iter().flat_map(Map::values_mut);
    for (method, operation) in paths.filter_map(Value::as_object_mut).flatten() {
        complete(method, operation);
    }
    all
}

/// Adds to what is written at a request what holds for all, and the codes.
fn complete(method: &str, operation: &mut Value) {
    let responses = &mut operation["responses"];
    let foreign = (method != "get").then_some("403");
    for status in ALWAYS.into_iter().chain(foreign) {
        if responses.get(status).is_none() {
            responses[status] = refusal();
        }
    }
    for (status, codes) in CODES {
        if let Some(response) = responses.get_mut(status) {
            let codes: Vec<String> = codes.split(' ').map(|code| format!("`{code}`")).collect();
            response["description"] = json!(format!("refused as {}", codes.join(", ")));
        }
    }
    if operation["responses"].get("401").is_some() {
        operation["security"] = json!([{ "cookie": [] }, { "token": [] }]);
    }
}

fn refusal() -> Value {
    let schema = json!({ "$ref": "#/components/schemas/Refusal" });
    json!({ "description": "", "content": { "application/json": { "schema": schema } } })
}

/// An object with these fields and no others.
fn object(fields: &[(&str, Value)]) -> Value {
    let names: Vec<&str> = fields.iter().map(|(name, _)| *name).collect();
    let properties: Map<String, Value> =
        fields.iter().map(|(name, schema)| ((*name).to_string(), schema.clone())).collect();
    json!({ "type": "object", "required": names, "properties": properties, "additionalProperties": false })
}

fn options() -> Value {
    let seat = json!({ "type": "integer", "minimum": 0, "maximum": 3 });
    let schema = |name: &str| match GameOptions::choices(name) {
        _ if name == "first_player" => {
            json!({ "oneOf": [{ "const": "random" }, object(&[("seat", seat.clone())])] })
        }
        choices if choices.contains(&"on") => json!({ "type": "boolean" }),
        choices => json!({ "type": "string", "enum": choices }),
    };
    let players = ("players", json!({ "type": "integer", "minimum": 1, "maximum": 4 }));
    let fields: Vec<_> =
        std::iter::once(players).chain(GameOptions::NAMES.map(|name| (name, schema(name)))).collect();
    object(&fields)
}

fn set() -> Value {
    let names: Vec<&str> = published_sets().collect();
    json!({ "oneOf": [
        object(&[("published", json!({ "type": "string", "enum": names }))]),
        object(&[("text", json!({ "type": "string", "description": format!("at most {LONGEST_SET} bytes") }))]),
    ] })
}

fn levels() -> Value {
    BOTS.iter().map(|kind| kind.name).collect()
}

/// Terms by which a table can be made.
fn example() -> Value {
    json!({
        "options": GameOptions::new(2),
        "chairs": ["person", { "bot": { "level": "novice" } }],
        "pace": { "live": { "minutes": 5 } },
        "stand_in": "novice",
        "open": true,
    })
}

#[cfg(test)]
mod tests {
    use super::{CODES, DESCRIPTION, example};
    use crate::desk::check_terms;
    use platen_rules::GameOptions;
    use serde_json::{Value, json};

    fn keys(value: &Value) -> Vec<&String> {
        let mut keys: Vec<&String> = value.as_object().expect("an object").keys().collect();
        keys.sort();
        keys
    }

    #[test]
    fn options_are_described_as_they_are_read() {
        let schemas = &DESCRIPTION["components"]["schemas"];
        let options = serde_json::to_value(GameOptions::new(2)).expect("options");
        assert_eq!(keys(&schemas["GameOptions"]["properties"]), keys(&options));
        assert_eq!(schemas["GameOptions"]["properties"]["edition"]["enum"], json!(["second", "first"]));
        let house = serde_json::to_value(platen_host::protocol::House::default()).expect("a house");
        assert_eq!(keys(&schemas["House"]["properties"]), keys(&house));
        let terms = serde_json::from_value(example()).expect("terms");
        assert_eq!(check_terms(&terms), Ok(()), "a table can be made by the example");
    }

    #[test]
    fn every_request_says_who_may_ask_and_what_is_refused() {
        for (path, methods) in DESCRIPTION["paths"].as_object().expect("paths") {
            for (method, operation) in methods.as_object().expect("methods") {
                let responses = &operation["responses"];
                assert!(keys(responses).iter().any(|key| *key == "429"), "{method} {path}");
                assert_eq!(
                    responses.get("401").is_some(),
                    operation.get("security").is_some(),
                    "{method} {path}"
                );
                assert_eq!(responses["429"]["description"], "refused as `too_fast`");
            }
        }
        let make = &DESCRIPTION["paths"]["/tables"]["post"];
        assert!(make["responses"]["400"]["description"].as_str().expect("text").contains("`nobody_plays`"));
        assert_eq!(make["security"][1], json!({ "token": [] }));
    }

    #[test]
    fn the_codes_are_those_of_the_document() {
        let document = include_str!("../../../../docs/protocol.md");
        let (_, codes) = document.split_once("Codes of the server:").expect("the list");
        for code in codes.split('`').skip(1).step_by(2) {
            assert!(CODES.iter().any(|(_, known)| known.split(' ').any(|known| known == code)), "{code}");
        }
    }
}
