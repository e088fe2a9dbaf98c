//! The types of everything that goes over the wire, written from the Rust types: TypeScript for the web client, and
//! JSON Schema for the description of the API. The files are kept in the repository; a test compares them.
//!
//! Only this crate asks for the feature `schema`, so programs are compiled without it.

mod layout;

use std::collections::BTreeMap;

use serde_json::Value;
use table::AnyGame;
use ts_rs::{Config, TS, TypeVisitor};

/// A file of types or facts, by its path in the repository.
pub struct Generated {
    pub path: &'static str,
    pub text: String,
}

/// All files.
pub fn generated() -> Vec<Generated> {
    vec![
        Generated { path: "web/src/generated/protocol.ts", text: typescript(server::schema::visit_types) },
        Generated { path: "web/src/generated/innovation.ts", text: typescript(innovation_types) },
        Generated { path: "web/src/generated/age-of-innovation.ts", text: typescript(age_of_innovation_types) },
        Generated { path: "web/src/generated/inventions.ts", text: typescript(inventions_types) },
        Generated { path: "crates/server/src/openapi/schemas.json", text: schemas() },
        Generated { path: "web/mock/components.json", text: components(&*innovation::any_game()) },
        Generated {
            path: "web/src/generated/age-of-innovation-components.json",
            text: components(&*age_of_innovation::any_game()),
        },
        Generated { path: "web/src/generated/inventions-components.json", text: components(&*inventions::any_game()) },
    ]
}

fn innovation_types(types: &mut Types) {
    types.visit::<innovation::view::View>();
    types.visit::<innovation::Event>();
    // With expansions only, and not in an object of their own.
    types.add_fields::<innovation::view::View, innovation::view::ExpansionView>();
    types.add_fields::<innovation::view::PlayerView, innovation::view::ExpansionPlayerView>();
    types.visit::<innovation::facts::Components>();
    types.add_fields::<innovation::facts::PrintedCard, innovation::facts::ExpansionFacts>();
}

fn age_of_innovation_types(types: &mut Types) {
    types.visit::<age_of_innovation::facts::Components>();
    types.visit::<age_of_innovation::view::View>();
    types.visit::<age_of_innovation::Event>();
}

fn inventions_types(types: &mut Types) {
    types.visit::<inventions::facts::Components>();
    types.visit::<inventions::view::View>();
    types.visit::<inventions::Event>();
    types.visit::<inventions::components::Vocabulary>();
    types.visit::<inventions::components::Comparison>();
}

fn schemas() -> String {
    let schemas = serde_json::to_string_pretty(&server::schema::schemas()).expect("schemas are plain data");
    schemas + "\n"
}

/// The printed facts of a game for the client's own tests, one component a line.
fn components(game: &dyn AnyGame) -> String {
    let facts = game.components(&[]).expect("facts by the default options");
    laid_out(&facts, "\n") + "\n"
}

/// The kinds of facts, and of each kind all components, begin on lines of their own.
fn laid_out(facts: &Value, line: &str) -> String {
    let deeper = format!("{line}  ");
    let joined = |parts: Vec<String>| deeper.clone() + &parts.join(&format!(",{deeper}")) + line;
    match facts {
        Value::Object(kinds) if kinds.values().filter(|facts| facts.is_array()).count() > 1 => {
            let kinds = kinds.iter().map(|(kind, facts)| format!("\"{kind}\": {}", laid_out(facts, &deeper)));
            format!("{{{}}}", joined(kinds.collect()))
        }
        Value::Array(list) if list.iter().any(Value::is_object) => {
            format!("[{}]", joined(list.iter().map(Value::to_string).collect()))
        }
        plain => plain.to_string(),
    }
}

fn typescript(visit: impl FnOnce(&mut Types)) -> String {
    let mut types =
        Types { config: Config::new().with_large_int("number").with_array_tuple_limit(0), found: BTreeMap::new() };
    visit(&mut types);
    let head = "// Written from the Rust types by crates/client-types: do not edit, see its test.\n";
    types.found.into_values().fold(head.to_string(), |text, declaration| text + "\n" + &declaration)
}

/// Declarations by name, of the types that were visited and of all they are made of.
struct Types {
    config: Config,
    found: BTreeMap<String, String>,
}

impl TypeVisitor for Types {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Numbers, lists and the like are not declared; what lists are made of is visited by itself.
        if T::output_path().is_none() {
            return;
        }
        let (name, declaration) = (T::ident(&self.config), self.declaration::<T>());
        match self.found.insert(name.clone(), declaration.clone()) {
            Some(known) => assert_eq!(known, declaration, "two types are called {name}"),
            None => {
                T::visit_dependencies(self);
                T::visit_generics(self);
            }
        }
    }
}

impl Types {
    /// `T` may have the fields of `M`: an optional field that serde flattens, which ts-rs cannot.
    fn add_fields<T: TS + 'static, M: TS + 'static>(&mut self) {
        self.visit::<M>();
        let (name, more) = (T::ident(&self.config), M::ident(&self.config));
        let declaration = self.found.get_mut(&name).expect("a type that was visited");
        *declaration = format!("{} & Partial<{more}>\n", declaration.trim_end());
    }

    fn declaration<T: TS + 'static + ?Sized>(&self) -> String {
        let declaration = T::decl(&self.config);
        let (head, body) = declaration.split_once(" = ").expect("a declaration");
        // What comes from the server is not changed by the client.
        let body = body.trim_end_matches(';').replace("Array<", "ReadonlyArray<");
        let comment = layout::comment(&T::docs().unwrap_or_default(), 0);
        let body = layout::layout(&body, 0, "export  = ".len() + head.len());
        let equals = if body.starts_with('\n') { " =" } else { " = " };
        format!("{comment}export {head}{equals}{body}\n")
    }
}
