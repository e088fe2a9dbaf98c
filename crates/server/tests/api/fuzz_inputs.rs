//! Inputs made from schemas: some fit, some almost, some not at all.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};
use table::Rng;

use crate::schema::Description;

/// What is sent with a request.
#[derive(Debug)]
pub struct Body {
    pub kind: Option<&'static str>,
    pub text: Option<String>,
}

pub struct Inputs {
    description: Description,
    /// Good values by the names of fields and parameters, so that not everything is not-found.
    words: BTreeMap<&'static str, Vec<String>>,
    rng: Rng,
}

impl Inputs {
    pub fn new(description: Description, words: BTreeMap<&'static str, Vec<String>>) -> Inputs {
        Inputs { description, words, rng: Rng::new(18) }
    }

    /// The path of a call with its parameters filled in.
    pub fn target(&mut self, path: &str, call: &Value) -> String {
        let mut target = path.to_string();
        let mut query = Vec::new();
        for parameter in call["parameters"].as_array().into_iter().flatten() {
            let name = parameter["name"].as_str().expect("a name");
            let value = escaped(&self.parameter(name, &parameter["schema"]));
            match parameter["in"].as_str() {
                Some("path") => target = target.replace(&format!("{{{name}}}"), &value),
                _ if self.rng.below(2) == 0 => query.push(format!("{name}={value}")),
                _ => {}
            }
        }
        if self.rng.below(8) == 0 {
            query.push(format!("{}={}", escaped(&self.text()), escaped(&self.text())));
        }
        if query.is_empty() { target } else { format!("{target}?{}", query.join("&")) }
    }

    fn parameter(&mut self, name: &str, schema: &Value) -> String {
        let value = if self.rng.below(3) > 0 { self.field(name, schema, 0) } else { self.odd() };
        let text = match value {
            Value::String(text) => text,
            other => other.to_string(),
        };
        // An empty part would be another path.
        let short: String = text.chars().take(1000).collect();
        if short.is_empty() { "-".to_string() } else { short }
    }

    pub fn body(&mut self, call: &Value) -> Body {
        let content = &call["requestBody"]["content"];
        let schema = &content["application/json"]["schema"];
        if content["text/plain"].is_object() {
            return Body { kind: Some("text/plain"), text: Some(self.text()) };
        }
        if !schema.is_object() {
            return Body { kind: None, text: None };
        }
        let schema = schema.clone();
        let (kind, text) = match self.rng.below(12) {
            0 => (Some("application/json"), self.text()),
            1 => (Some("text/plain"), self.fitting(&schema, 0).to_string()),
            2 => (None, self.fitting(&schema, 0).to_string()),
            _ => (Some("application/json"), self.message(&schema)),
        };
        Body { kind, text: Some(text) }
    }

    /// A message that fits, or one with something odd in it.
    pub fn message(&mut self, schema: &Value) -> String {
        let mut value = self.fitting(schema, 0);
        if self.rng.below(5) < 3 {
            self.spoil(&mut value);
        }
        value.to_string()
    }

    fn pick<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.rng.below(list.len())]
    }

    fn fitting(&mut self, schema: &Value, depth: usize) -> Value {
        if let Some(reference) = schema["$ref"].as_str() {
            let schema = self.description.0.pointer(&reference[1..]).expect("a schema").clone();
            return self.fitting(&schema, depth + 1);
        }
        for word in ["oneOf", "anyOf", "allOf"] {
            if let Some(several) = schema[word].as_array() {
                let one = self.pick(several).clone();
                return self.fitting(&one, depth + 1);
            }
        }
        if let Some(only) = schema.get("const") {
            return only.clone();
        }
        if let Some(values) = schema["enum"].as_array() {
            return self.pick(values).clone();
        }
        let kind = match &schema["type"] {
            Value::Array(kinds) => self.pick(kinds).as_str().unwrap_or("null").to_string(),
            kind => kind.as_str().unwrap_or("null").to_string(),
        };
        match kind.as_str() {
            "object" => self.object(schema, depth),
            "array" if depth < 8 => {
                let count = self.rng.below(4);
                (0..count).map(|_| self.fitting(&schema["items"], depth + 1)).collect()
            }
            "array" => json!([]),
            "string" => json!(self.text()),
            "integer" => json!(*self.pick(&[0, 1, 1, 2, 3, 60, 600, 86_400])),
            "number" => json!(0.5),
            "boolean" => json!(self.rng.below(2) == 0),
            _ => Value::Null,
        }
    }

    /// Mostly a good value, if there is one for this name.
    fn field(&mut self, name: &str, schema: &Value, depth: usize) -> Value {
        match self.words.get(name).cloned() {
            Some(good) if schema["type"] == "string" && self.rng.below(4) > 0 => json!(self.pick(&good)),
            _ => self.fitting(schema, depth),
        }
    }

    fn object(&mut self, schema: &Value, depth: usize) -> Value {
        let required: Vec<&str> =
            schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        let mut object = Map::new();
        for (name, rule) in schema["properties"].as_object().into_iter().flatten() {
            if required.contains(&name.as_str()) || self.rng.below(3) == 0 {
                object.insert(name.clone(), self.field(name, rule, depth + 1));
            }
        }
        Value::Object(object)
    }

    /// As people and attackers write them.
    fn text(&mut self) -> String {
        const TEXTS: [&str; 8] = ["", "x", "Jörg", "Ада", "🙂", "draw", "12345678", "2"];
        match self.rng.below(3) {
            0 => self.odd().as_str().map_or_else(|| "plain".to_string(), str::to_string),
            _ => self.pick(&TEXTS).to_string(),
        }
    }

    fn odd(&mut self) -> Value {
        let nested = (0..100).fold(json!([]), |inner, _| json!([inner]));
        let odd = [
            Value::Null,
            json!(true),
            json!(-1),
            json!(1e300),
            json!(0.1),
            json!(u64::MAX),
            json!(i64::MIN),
            json!(4_294_967_296_u64),
            json!(256),
            json!(""),
            json!("\u{0}"),
            json!("\u{202e}\u{200b}"),
            json!("' OR 1=1; --"),
            json!("../../etc/passwd"),
            json!("%"),
            json!("x".repeat(3000)),
            json!("{\"a\": 1}"),
            json!([]),
            json!({}),
            json!({ "kind": "me", "kind2": [1, 2, { "deep": null }] }),
            nested,
        ];
        self.pick(&odd).clone()
    }

    /// Changes one thing somewhere inside.
    fn spoil(&mut self, value: &mut Value) {
        let inside = self.rng.below(3) > 0;
        match value {
            Value::Object(fields) if inside && !fields.is_empty() => {
                let names: Vec<String> = fields.keys().cloned().collect();
                let name = self.pick(&names).clone();
                match self.rng.below(4) {
                    0 => drop(fields.remove(&name)),
                    1 => drop(fields.insert("more".to_string(), self.odd())),
                    _ => self.spoil(fields.get_mut(&name).expect("a field")),
                }
            }
            Value::Array(items) if inside && !items.is_empty() => {
                let at = self.rng.below(items.len());
                match self.rng.below(3) {
                    0 => *items = vec![items[at].clone(); 300],
                    _ => self.spoil(&mut items[at]),
                }
            }
            other => *other = self.odd(),
        }
    }
}

fn escaped(text: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_".contains(&byte);
    text.bytes().map(|byte| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02x}") }).collect()
}
