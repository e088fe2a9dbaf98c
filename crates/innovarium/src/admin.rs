//! `innovarium admin`: what the operator of a server does on its data, also while the server runs.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde::Serialize;
use server::network;
use server::store::{
    Act, Announcement, Ban, BanKind, Database, MatchAndSeats, Office, PersonRecord, Report, StoreError,
};

use crate::arguments::{Admin, AdminCommand, AnnounceArgs, BanArgs, MatchesCommand, PeopleCommand, ReportsCommand};
use crate::serve::{data_folder, postgres};
use crate::{Done, Failure};

/// The last second of the year 9999.
const LAST_WRITABLE_MS: u64 = 253_402_300_799_000;

pub fn run(args: &Admin) -> Done {
    let database = match &args.database {
        None => Database::in_folder(&data_folder(args.data.as_ref())?),
        Some(url) => Database::Postgres(postgres(url)?),
    };
    let mut office = Office::open(&database).map_err(|error| match error {
        StoreError::NotFound => Failure(format!("{database}: there are no data of a server here (--data)")),
        other => match &database {
            Database::File(_) => Failure(other.to_string()),
            Database::Postgres(address) => Failure(format!("{address}: {}", other.problem())),
        },
    })?;
    let print = Print { json: args.json };
    match &args.command {
        AdminCommand::People(command) => people(&mut office, print, command),
        AdminCommand::Matches(command) => matches(&mut office, print, command),
        AdminCommand::Ban(wish) => ban(&mut office, wish),
        AdminCommand::Unban { number } => done(office.act(&Act::Unban(*number)), "The ban has ended."),
        AdminCommand::Bans => print.list(&office.bans()?, ban_line),
        AdminCommand::Reports(command) => reports(&mut office, print, command),
        AdminCommand::Announce(wish) => announce(&mut office, wish),
        AdminCommand::Operator { account, off } => {
            let person = find(&office, account)?;
            if person.account.is_none() {
                return Err(Failure(format!("{} is a guest: only an account can be an operator", person.name)));
            }
            let said = if *off { "This account is no operator any more." } else { "This account is an operator." };
            done(office.act(&Act::SetOperator { person: person.id, operator: !off }), said)
        }
        AdminCommand::Log => print.list(&office.deeds()?, |deed| {
            let by = if deed.operator.is_empty() { "command line" } else { &deed.operator };
            format!("{}  {}  {}  {}", time(deed.at), by, deed.deed, deed.subject)
        }),
    }
}

#[derive(Clone, Copy)]
struct Print {
    json: bool,
}

impl Print {
    fn list<T: Serialize>(self, list: &[T], line: impl Fn(&T) -> String) -> Done {
        if self.json {
            say!("{}", serde_json::to_string_pretty(list)?);
        } else {
            list.iter().for_each(|item| say!("{}", line(item)));
        }
        Ok(())
    }
}

fn done(result: Result<(), StoreError>, said: &str) -> Done {
    match result {
        Ok(()) => {
            say!("{said}");
            Ok(())
        }
        Err(StoreError::NotFound) => Err(Failure("there is no such thing, or it is over".into())),
        Err(other) => Err(other.into()),
    }
}

fn find(office: &Office, who: &str) -> Done<PersonRecord> {
    office.person(who).map_err(|error| match error {
        StoreError::NotFound => Failure(format!("nobody has the id or account '{who}': see `innovarium admin people`")),
        other => other.into(),
    })
}

fn people(office: &mut Office, print: Print, command: &PeopleCommand) -> Done {
    match command {
        PeopleCommand::List { search } => {
            print.list(&office.people(search.as_deref().unwrap_or_default())?, person_line)
        }
        PeopleCommand::Show { who } => {
            let person = find(office, who)?;
            print.list(std::slice::from_ref(&person), person_line)?;
            if print.json { Ok(()) } else { list_matches(office, print, None, Some(&person.id)) }
        }
        PeopleCommand::Rename { who, name } => {
            let name = server::visible_name(name).ok_or_else(|| Failure(format!("'{name}' cannot be a name")))?;
            let person = find(office, who)?.id;
            done(office.act(&Act::Rename { person, name }), "The name is changed, also in all matches.")
        }
        PeopleCommand::Delete { who } => {
            let person = find(office, who)?.id;
            done(office.act(&Act::DeletePerson(person)), "Everything about this person is deleted.")
        }
    }
}

fn person_line(person: &PersonRecord) -> String {
    let account = person.account.as_ref().map_or("guest".to_string(), |account| format!("account {account}"));
    let role = if person.operator { ", operator" } else { "" };
    let seen = person.seen.map_or("-".to_string(), time);
    let address = person.address.as_deref().unwrap_or("-");
    let (id, name, matches) = (&person.id, &person.name, person.matches);
    format!("{id}  {name} ({account}{role})  last seen {seen} at {address}  seats {matches}")
}

fn matches(office: &mut Office, print: Print, command: &MatchesCommand) -> Done {
    match command {
        MatchesCommand::List { status } => list_matches(office, print, status.as_deref(), None),
        MatchesCommand::Show { id } => {
            let found = office.match_row(id).map_err(|_| Failure(format!("there is no match '{id}'")))?;
            print.list(&[MatchLine::new(&found)], MatchLine::text)
        }
        MatchesCommand::End { id } => done(office.act(&Act::EndMatch(id.clone())), "The match is over."),
        MatchesCommand::Delete { id } => done(office.act(&Act::DeleteMatch(id.clone())), "The match is deleted."),
    }
}

fn list_matches(office: &Office, print: Print, status: Option<&str>, person: Option<&str>) -> Done {
    let lines: Vec<MatchLine> = office.matches(status, person)?.iter().map(MatchLine::new).collect();
    print.list(&lines, MatchLine::text)
}

/// A match in brief: never its seed, which reveals every card.
#[derive(Serialize)]
struct MatchLine {
    id: String,
    game: String,
    status: &'static str,
    public: bool,
    creator: String,
    players: Vec<String>,
    choices: u32,
    moved: i64,
}

impl MatchLine {
    fn new((row, seats): &MatchAndSeats) -> MatchLine {
        let player = |seat: &server::store::SeatRow| match &seat.person {
            Some(person) => format!("{} [{person}]", seat.name),
            None => format!("{} [{}]", seat.name, seat.kind),
        };
        MatchLine {
            id: row.id.clone(),
            game: row.game.clone(),
            status: row.progress.status.name(),
            public: row.public,
            creator: row.creator.clone(),
            players: seats.iter().map(player).collect(),
            choices: row.progress.choices,
            moved: row.progress.moved,
        }
    }

    fn text(&self) -> String {
        let MatchLine { id, game, status, choices, moved, .. } = self;
        format!("{id}  {game}  {status}  {choices} choices, last {}  {}", time(*moved), self.players.join(", "))
    }
}

fn ban(office: &mut Office, wish: &BanArgs) -> Done {
    let (kind, subject) = match network(&wish.whom) {
        Some(network) => (BanKind::Network, network.to_string()),
        None => (BanKind::Person, find(office, &wish.whom)?.id),
    };
    let until = wish.duration.map(end_of);
    let new = Ban { id: 0, kind, subject, reason: wish.reason.clone(), at: now(), until };
    done(office.act(&Act::Ban(new)), "Banned: they can look, but neither write nor connect.")
}

fn ban_line(ban: &Ban) -> String {
    let until = match ban.until {
        None => "for ever".to_string(),
        Some(until) if until < now() => format!("over since {}", time(until)),
        Some(until) => format!("until {}", time(until)),
    };
    format!("{}  {} {}  {until}  {}", ban.id, ban.kind, ban.subject, ban.reason)
}

fn reports(office: &mut Office, print: Print, command: &ReportsCommand) -> Done {
    match command {
        ReportsCommand::List { all } => {
            let found = office.reports()?.into_iter().filter(|report| *all || report.closed.is_none());
            print.list(&found.collect::<Vec<_>>(), report_line)
        }
        ReportsCommand::Close { number } => done(office.act(&Act::CloseReport(*number)), "The report is closed."),
    }
}

fn report_line(report: &Report) -> String {
    let Report { id, name, person, match_id, reason, .. } = report;
    let closed = report.closed.map_or(String::new(), |at| format!("  closed {}", time(at)));
    let quote = report.text.as_ref().map_or(String::new(), |text| format!("\n    wrote: {text}"));
    let note = if report.note.is_empty() { String::new() } else { format!("\n    note: {}", report.note) };
    format!("{id}  {}  {reason}: {name} [{person}] in match {match_id}{closed}{quote}{note}", time(report.at))
}

fn announce(office: &mut Office, wish: &AnnounceArgs) -> Done {
    let Some(text) = &wish.text else {
        return done(office.act(&Act::EndAnnouncement), "Nothing is announced any more.");
    };
    let de = wish.german.clone().unwrap_or_else(|| text.clone());
    let new = Announcement { en: text.clone(), de, until: end_of(wish.duration) };
    done(office.act(&Act::Announce(new)), "Announced to everybody.")
}

fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as i64)
}

fn end_of(duration: Duration) -> i64 {
    now() + duration.as_millis() as i64
}

/// As people read it, in the time of Greenwich.
fn time(at: i64) -> String {
    // Years with five digits cannot be written, and earlier versions of this program stored such ends.
    let at = u64::try_from(at).unwrap_or(0).min(LAST_WRITABLE_MS);
    humantime::format_rfc3339_seconds(UNIX_EPOCH + Duration::from_millis(at)).to_string()
}
