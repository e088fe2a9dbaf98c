//! Everything that goes over the wire, for the types and the description of the API that are generated from it.

use schemars::Schema;
use schemars::generate::SchemaSettings;
use schemars::transform::RecursiveTransform;
use serde_json::{Map, Value, json};
use table::SetupLines;
use ts_rs::TypeVisitor;

use crate::analysis::AnalysisReport;
use crate::coach::Coaching;
use crate::component_sets::{CheckedSet, DeletedSet, KeptSet, OwnSets, SetFile, SetFiles, SetInfo};
use crate::departing::OwnSeat;
use crate::history::{Advice, Chart, Fork, HintFor, Moment};
use crate::lessons::{LessonList, LessonScript, WinningsOfGame};
use crate::lobby::{GameInfo, Joining, Leaving, LobbyLists, MatchId, NewMatch};
use crate::messages::{FromClient, FromServer};
use crate::moderation::Announced;
use crate::moderation::admin::{Bans, NewAnnouncement, NewBan, NewName, People, Reports};
use crate::moderation::complaints::{Complaint, DeletedLine, MuteList, Muted, Removal, Reported, Whom};
use crate::people::accounts::{AccountWithCode, Confirmation, Credentials, NewPassword, Recovery};
use crate::people::learning::{LearnedThings, NewlyLearned};
use crate::people::own_data::{Deletion, Export};
use crate::people::{Change, Me};
use crate::puzzles::{PuzzleList, PuzzleMoment, PuzzleTry};
use crate::refusal::Refused;
use crate::study::{MatchScene, Study, StudyHint, StudyMoment};
use crate::summary::Summary;
use crate::texts::{LobbyTexts, TableTexts};

/// Calls a method for every type that clients send.
macro_rules! requests {
    ($types:ident.$method:ident) => {
        $types.$method::<FromClient>();
        $types.$method::<NewMatch>();
        $types.$method::<Joining>();
        $types.$method::<Leaving>();
        $types.$method::<OwnSeat>();
        $types.$method::<Fork>();
        $types.$method::<HintFor>();
        $types.$method::<Study>();
        $types.$method::<StudyHint>();
        $types.$method::<PuzzleTry>();
        $types.$method::<Change>();
        $types.$method::<NewlyLearned>();
        $types.$method::<Credentials>();
        $types.$method::<NewPassword>();
        $types.$method::<Confirmation>();
        $types.$method::<Recovery>();
        $types.$method::<Deletion>();
        $types.$method::<Whom>();
        $types.$method::<Complaint>();
        $types.$method::<Removal>();
        $types.$method::<NewName>();
        $types.$method::<NewBan>();
        $types.$method::<NewAnnouncement>();
        $types.$method::<SetFile>();
        $types.$method::<SetFiles>();
    };
}

/// Calls a method for every type that clients are sent.
macro_rules! answers {
    ($types:ident.$method:ident) => {
        $types.$method::<FromServer<'static>>();
        $types.$method::<Summary>();
        $types.$method::<Me>();
        $types.$method::<LearnedThings>();
        $types.$method::<WinningsOfGame<'static>>();
        $types.$method::<AccountWithCode>();
        $types.$method::<Export>();
        $types.$method::<MuteList>();
        $types.$method::<Muted>();
        $types.$method::<Reported>();
        $types.$method::<DeletedLine>();
        $types.$method::<Announced>();
        $types.$method::<Reports>();
        $types.$method::<People>();
        $types.$method::<Bans>();
        $types.$method::<GameInfo>();
        $types.$method::<LobbyLists>();
        $types.$method::<LobbyTexts>();
        $types.$method::<TableTexts>();
        $types.$method::<LessonList>();
        $types.$method::<LessonScript>();
        $types.$method::<PuzzleList>();
        $types.$method::<PuzzleMoment>();
        $types.$method::<StudyMoment>();
        $types.$method::<MatchScene>();
        $types.$method::<SetupLines>();
        $types.$method::<MatchId>();
        $types.$method::<Moment>();
        $types.$method::<Chart>();
        $types.$method::<Advice>();
        $types.$method::<Coaching>();
        $types.$method::<AnalysisReport>();
        $types.$method::<OwnSets>();
        $types.$method::<KeptSet>();
        $types.$method::<SetInfo>();
        $types.$method::<CheckedSet>();
        $types.$method::<DeletedSet>();
        $types.$method::<Refused>();
    };
}

pub fn visit_types(types: &mut impl TypeVisitor) {
    requests!(types.visit);
    answers!(types.visit);
}

/// JSON Schemas by name, with what they are made of.
pub fn schemas() -> Map<String, Value> {
    let settings = SchemaSettings::draft2020_12()
        .with(|settings| settings.definitions_path = "/components/schemas".into())
        .with_transform(RecursiveTransform(only_known_fields));
    let mut sent = settings.clone().for_deserialize().into_generator();
    requests!(sent.subschema_for);
    let mut answered = settings.for_serialize().into_generator();
    answers!(answered.subschema_for);
    let mut schemas = sent.take_definitions(true);
    for message in schemas["FromClient"]["oneOf"].as_array_mut().expect("kinds of messages") {
        // What a refusal names in `answer_to`. It is taken off before the message is read.
        message["properties"]["id"] = json!({ "type": "string", "description": "An error repeats it as `answer_to`." });
    }
    let mut answers = answered.take_definitions(true);
    write_out_kinds(&mut answers, "FromServer");
    for (name, schema) in answers {
        let other = schemas.insert(name.clone(), schema.clone());
        assert!(other.is_none_or(|other| other == schema), "two types are called {name}");
    }
    schemas
}

/// A message that has the fields of a struct besides its type: both are written as one object. The struct keeps its
/// name: another message or the answer to a call may have it, too.
fn write_out_kinds(schemas: &mut Map<String, Value>, message: &str) {
    let mut kinds = schemas[message]["oneOf"].take();
    for kind in kinds.as_array_mut().expect("kinds of messages") {
        let Some(reference) = kind.as_object_mut().and_then(|kind| kind.remove("$ref")) else { continue };
        let name = reference.as_str().and_then(|path| path.rsplit('/').next()).expect("a name");
        let fields = schemas[name].clone();
        for (field, schema) in fields["properties"].as_object().expect("fields") {
            kind["properties"][field] = schema.clone();
        }
        let required = kind["required"].as_array_mut().expect("the type");
        required.extend(fields["required"].as_array().into_iter().flatten().cloned());
    }
    schemas[message]["oneOf"] = kinds;
}

/// There are no fields besides those described.
fn only_known_fields(schema: &mut Schema) {
    if schema.get("properties").is_some() {
        schema.insert("additionalProperties".into(), Value::Bool(false));
    }
}
