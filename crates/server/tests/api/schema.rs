//! As much of JSON Schema as the description of the API uses; a word it does not know is an error, so that nothing is
//! left unchecked.

use serde_json::{Map, Value};

pub struct Description(pub Value);

type Checked = Result<(), String>;

/// The sizes of integers are checked by `minimum` and `maximum`, too.
const NOTES: [&str; 3] = ["description", "default", "format"];

impl Description {
    pub fn read() -> Self {
        let read = |text| serde_json::from_str::<Value>(text).expect("JSON");
        let mut description = read(include_str!("../../src/openapi/calls.json"));
        description["components"]["schemas"] = read(include_str!("../../src/openapi/schemas.json"));
        Description(description)
    }

    /// Whether the value is as the schema says, to the last field.
    pub fn check(&self, schema: &Value, value: &Value) -> Checked {
        let schema = schema.as_object().ok_or("a schema is an object")?;
        for (word, rule) in schema {
            self.check_word(schema, word, rule, value).map_err(|problem| format!("{problem}\nin {}", short(value)))?;
        }
        Ok(())
    }

    fn check_word(&self, schema: &Map<String, Value>, word: &str, rule: &Value, value: &Value) -> Checked {
        match word {
            "$ref" => self.check(self.find(rule)?, value),
            "type" => ensure(kinds(rule).any(|kind| is_a(kind, value)), || format!("{} is no {rule}", short(value))),
            "const" => ensure(rule == value, || format!("{} is not {rule}", short(value))),
            "enum" => ensure(list(rule).contains(value), || format!("{} is none of {rule}", short(value))),
            "oneOf" => {
                let results: Vec<Checked> = list(rule).iter().map(|schema| self.check(schema, value)).collect();
                let fitting = results.iter().filter(|result| result.is_ok()).count();
                ensure(fitting == 1, || format!("{} fits {fitting} of several: {results:?}", short(value)))
            }
            "anyOf" => {
                let mut results = list(rule).iter().map(|schema| self.check(schema, value));
                ensure(results.any(|result| result.is_ok()), || format!("{} fits none of several", short(value)))
            }
            "items" => list(value).iter().try_for_each(|item| self.check(rule, item)),
            "required" => {
                let missing = list(rule).iter().find(|name| value.get(name.as_str().unwrap_or_default()).is_none());
                ensure(missing.is_none() || !value.is_object(), || format!("{missing:?} is missing"))
            }
            "properties" => fields(value).try_for_each(|(name, value)| match rule.get(name) {
                Some(schema) => self.check(schema, value).map_err(|problem| format!("{name}: {problem}")),
                None => Ok(()),
            }),
            "additionalProperties" => fields(value).try_for_each(|(name, value)| {
                let described = schema.get("properties").is_some_and(|properties| properties.get(name).is_some());
                match rule {
                    _ if described => Ok(()),
                    Value::Bool(allowed) => ensure(*allowed, || format!("{name} is not described")),
                    schema => self.check(schema, value).map_err(|problem| format!("{name}: {problem}")),
                }
            }),
            "minimum" => {
                ensure(!value.is_number() || value.as_f64() >= rule.as_f64(), || format!("{value} is too small"))
            }
            "maximum" => {
                ensure(!value.is_number() || value.as_f64() <= rule.as_f64(), || format!("{value} is too large"))
            }
            "minLength" => ensure(length(value) >= rule.as_u64() || !value.is_string(), || format!("{value} is short")),
            "maxLength" => ensure(length(value) <= rule.as_u64() || !value.is_string(), || format!("{value} is long")),
            word if NOTES.contains(&word) => Ok(()),
            other => Err(format!("the schema says '{other}', which nobody checks")),
        }
    }

    fn find(&self, reference: &Value) -> Result<&Value, String> {
        let pointer = reference.as_str().and_then(|text| text.strip_prefix('#'));
        pointer.and_then(|pointer| self.0.pointer(pointer)).ok_or_else(|| format!("{reference} leads nowhere"))
    }

    pub fn schema(&self, name: &str) -> Value {
        self.0["components"]["schemas"][name].clone()
    }
}

fn ensure(fits: bool, problem: impl FnOnce() -> String) -> Checked {
    if fits { Ok(()) } else { Err(problem()) }
}

fn short(value: &Value) -> String {
    value.to_string().chars().take(300).collect()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn fields(value: &Value) -> impl Iterator<Item = (&String, &Value)> {
    value.as_object().into_iter().flatten()
}

fn length(value: &Value) -> Option<u64> {
    value.as_str().map(|text| text.chars().count() as u64)
}

fn kinds(rule: &Value) -> impl Iterator<Item = &str> {
    std::iter::once(rule).chain(list(rule)).filter_map(Value::as_str)
}

fn is_a(kind: &str, value: &Value) -> bool {
    match kind {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        _ => false,
    }
}
