//! Every route of the server in one table. The router is built from it, and a test compares it with the description of
//! the API.

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::handler::Handler;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{self, MethodRouter};
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::SizeAbove;

use crate::app::App;
use crate::moderation::{self, admin, complaints};
use crate::people::{accounts, learning, own_data};
use crate::refusal::{Code, Refusal, in_words};
use crate::{
    analysis, client, coach, component_sets, departing, history, lessons, limits, lobby, middleware, monitoring,
    openapi, people, puzzles, requests, study, texts, websocket,
};

struct Route {
    method: &'static str,
    path: &'static str,
    handler: MethodRouter<Arc<App>>,
}

fn get<H: Handler<T, Arc<App>>, T: 'static>(path: &'static str, handler: H) -> Route {
    Route { method: "get", path, handler: routing::get(handler) }
}

fn put<H: Handler<T, Arc<App>>, T: 'static>(path: &'static str, handler: H) -> Route {
    Route { method: "put", path, handler: routing::put(handler) }
}

fn post<H: Handler<T, Arc<App>>, T: 'static>(path: &'static str, handler: H) -> Route {
    Route { method: "post", path, handler: routing::post(handler) }
}

fn delete<H: Handler<T, Arc<App>>, T: 'static>(path: &'static str, handler: H) -> Route {
    Route { method: "delete", path, handler: routing::delete(handler) }
}

impl Route {
    /// Only for long answers in which no secret, such as an invitation, stands beside what others have written: the
    /// length of the compressed answer would reveal it.
    fn compressed(self) -> Self {
        let compression: CompressionLayer<SizeAbove> = CompressionLayer::new().compress_when(SizeAbove::new(1024));
        Route { handler: self.handler.layer(compression), ..self }
    }

    /// With another limit for what is sent than the other routes have.
    fn with_body_limit(self, bytes: usize) -> Self {
        Route { handler: self.handler.layer(DefaultBodyLimit::max(bytes)), ..self }
    }
}

/// What browsers call, below `/api`.
fn api(limits: &limits::Limits) -> Vec<Route> {
    vec![
        get("/me", people::me),
        put("/me", people::change_me),
        get("/me/learned", learning::learned),
        post("/me/learned", learning::learn),
        post("/account", accounts::make),
        post("/account/password", accounts::change_password),
        post("/account/recovery-code", accounts::renew_code),
        post("/account/recover", accounts::recover),
        get("/account/export", own_data::export),
        post("/account/delete", own_data::delete),
        post("/login", accounts::log_in),
        post("/logout", accounts::log_out),
        post("/logout-everywhere", accounts::log_out_everywhere),
        get("/games", lobby::games).compressed(),
        get("/games/{game}/components", lobby::components).compressed(),
        get("/games/{game}/vocabulary", component_sets::vocabulary).compressed(),
        get("/component-sets", component_sets::list),
        post("/component-sets", component_sets::create).with_body_limit(limits.record),
        post("/component-sets/check", component_sets::check).with_body_limit(limits.record),
        post("/component-sets/compare", component_sets::compare).with_body_limit(2 * limits.record).compressed(),
        get("/component-sets/{set}", component_sets::get).compressed(),
        post("/component-sets/{set}", component_sets::save).with_body_limit(limits.record),
        delete("/component-sets/{set}", component_sets::remove),
        get("/games/{game}/texts/{language}", texts::table),
        get("/games/{game}/winnings", lessons::winnings),
        get("/texts/{language}", texts::lobby),
        get("/lessons/{language}", lessons::list),
        get("/games/{game}/lessons/{lesson}/{language}", lessons::script),
        get("/puzzles/{language}", puzzles::list),
        post("/games/{game}/puzzles/{puzzle}", puzzles::attempt).compressed(),
        get("/lobby", lobby::lobby).compressed(),
        post("/matches", lobby::new_match),
        get("/matches/{id}", lobby::summary),
        delete("/matches/{id}", lobby::delete),
        post("/matches/{id}/join", lobby::join),
        post("/matches/{id}/leave", lobby::leave),
        post("/matches/{id}/give-up", departing::give_up),
        post("/matches/{id}/return", departing::take_back),
        post("/matches/{id}/remove", complaints::remove),
        delete("/matches/{id}/chat/{number}", complaints::delete_line),
        get("/matches/{id}/live", websocket::connect),
        get("/matches/{id}/replay", history::moment).compressed(),
        get("/matches/{id}/chart", history::chart).compressed(),
        get("/matches/{id}/analysis", analysis::analysis).compressed(),
        get("/matches/{id}/record", history::record).compressed(),
        post("/matches/{id}/fork", history::fork),
        post("/matches/{id}/hint", history::hint),
        post("/matches/{id}/coach", coach::coach),
        get("/matches/{id}/scene", study::of_match),
        get("/games/{game}/setup-lines/{seats}", study::setup_lines).compressed(),
        post("/study", study::explore).with_body_limit(limits.record).compressed(),
        post("/study/hint", study::hint).with_body_limit(limits.record),
        post("/records", history::upload).with_body_limit(limits.record),
        get("/mutes", complaints::mutes),
        post("/mutes", complaints::mute),
        delete("/mutes/{number}", complaints::unmute),
        post("/reports", complaints::report),
        get("/announcement", moderation::announcement),
        get("/admin/reports", admin::reports),
        post("/admin/reports/{number}/close", admin::close_report),
        get("/admin/people", admin::people),
        post("/admin/people/{person}/rename", admin::rename),
        delete("/admin/people/{person}", admin::delete_person),
        get("/admin/bans", admin::bans),
        post("/admin/bans", admin::ban),
        delete("/admin/bans/{number}", admin::unban),
        put("/admin/announcement", admin::announce),
        delete("/admin/announcement", admin::end_announcement),
        get("/openapi.json", openapi::serve).compressed(),
    ]
}

/// What the host's own programs call.
fn monitoring() -> Vec<Route> {
    vec![
        get("/healthz", monitoring::health),
        get("/livez", monitoring::live),
        get("/readyz", monitoring::ready),
        get("/metrics", monitoring::metrics),
    ]
}

/// Method and full path of every route.
pub fn all() -> Vec<(&'static str, String)> {
    let api = api(&limits::Limits::default()).into_iter().map(|route| (route.method, format!("/api{}", route.path)));
    api.chain(monitoring().into_iter().map(|route| (route.method, route.path.to_string()))).collect()
}

fn routed(routes: Vec<Route>) -> Router<Arc<App>> {
    routes.into_iter().fold(Router::new(), |router, route| router.route(route.path, route.handler))
}

pub fn router(app: Arc<App>) -> Router {
    let limits = &app.config.limits;
    let api = routed(api(limits))
        .layer(DefaultBodyLimit::max(limits.body))
        .fallback(async || Refusal::new(Code::NotFound))
        .layer(from_fn_with_state(app.clone(), limits::whole))
        .layer(from_fn(in_words))
        .layer(from_fn_with_state(app.clone(), people::recognise));
    let greet = from_fn_with_state(app.clone(), people::greet);
    let pages: Router = Router::new().fallback(client::asset).layer(greet);
    routed(monitoring())
        .nest("/api", api)
        .fallback_service(pages)
        .layer(from_fn_with_state(app.clone(), middleware::known_host))
        .layer(from_fn_with_state(app.clone(), limits::admit))
        .layer(from_fn_with_state(app.clone(), middleware::protect))
        .layer(from_fn_with_state(app.clone(), requests::observe))
        .with_state(app)
}
