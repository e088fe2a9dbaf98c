//! The description of the API for programs (OpenAPI).

use axum::Json;
use serde_json::Value;

pub async fn serve() -> Json<Value> {
    let text = include_str!("openapi.json");
    Json(serde_json::from_str(text).expect("the description is JSON; a test reads it"))
}
