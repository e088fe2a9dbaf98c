//! The description of the API for programs (OpenAPI). Calls are described by hand, and tests compare them with the
//! routes and with real answers; the types of what is sent are generated from ours by crate `client-types`.

use axum::Json;
use serde_json::Value;

const CALLS: &str = include_str!("openapi/calls.json");
const SCHEMAS: &str = include_str!("openapi/schemas.json");

pub fn description() -> Value {
    let read = |text| serde_json::from_str::<Value>(text).expect("the description is JSON; a test reads it");
    let mut description = read(CALLS);
    description["components"]["schemas"] = read(SCHEMAS);
    description
}

pub async fn serve() -> Json<Value> {
    Json(description())
}
