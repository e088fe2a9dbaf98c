//! SQLite as the operations of the store see it.

use rusqlite::types::{ToSqlOutput, ValueRef};
use rusqlite::{ToSql, params_from_iter};

use crate::store::StoreError;
use crate::store::connection::{Connection, EachRow, EachRowOfSet, Row, Value};

impl Connection for rusqlite::Connection {
    fn execute(&self, sql: &str, values: &[Value]) -> Result<usize, StoreError> {
        Ok(self.prepare_cached(sql)?.execute(params_from_iter(values))?)
    }

    fn query(&self, sql: &str, values: &[Value], each: &mut EachRow) -> Result<(), StoreError> {
        let mut statement = self.prepare_cached(sql)?;
        let mut rows = statement.query(params_from_iter(values))?;
        while let Some(row) = rows.next()? {
            each(&Row::Sqlite(row))?;
        }
        Ok(())
    }

    fn execute_each(&self, sql: &str, sets: &[Vec<Value>]) -> Result<(), StoreError> {
        let mut statement = self.prepare_cached(sql)?;
        for values in sets {
            statement.execute(params_from_iter(values))?;
        }
        Ok(())
    }

    fn query_each(&self, sql: &str, sets: &[Vec<Value>], each: &mut EachRowOfSet) -> Result<(), StoreError> {
        for (number, values) in sets.iter().enumerate() {
            Connection::query(self, sql, values, &mut |row| each(number, row))?;
        }
        Ok(())
    }
}

impl ToSql for Value<'_> {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match self {
            Value::Null => ValueRef::Null,
            Value::Integer(number) => ValueRef::Integer(*number),
            Value::Text(text) => ValueRef::Text(text.as_bytes()),
        }))
    }
}

impl<'a> TryFrom<ValueRef<'a>> for Value<'a> {
    type Error = String;

    fn try_from(value: ValueRef<'a>) -> Result<Self, String> {
        match value {
            ValueRef::Null => Ok(Value::Null),
            ValueRef::Integer(number) => Ok(Value::Integer(number)),
            ValueRef::Text(_) => value.as_str().map(|text| Value::Text(text.into())).map_err(|error| error.to_string()),
            ValueRef::Real(_) | ValueRef::Blob(_) => Err(format!("{} is not kept here", value.data_type())),
        }
    }
}
