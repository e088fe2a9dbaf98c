//! What the operations of the store are written with: SQL that both databases understand, with parameters `?1`, `?2`
//! ... and columns that hold numbers or text.

use std::borrow::Cow;

use super::StoreError;

/// A connection within a transaction. After an error, all that is left is to roll back.
pub(super) trait Connection {
    /// How many rows have changed.
    fn execute(&self, sql: &str, values: &[Value]) -> Result<usize, StoreError>;

    fn query(&self, sql: &str, values: &[Value], each: &mut EachRow) -> Result<(), StoreError>;

    /// The same change for several sets of values. One by one, each would travel to the database and back.
    fn execute_each(&self, sql: &str, sets: &[Vec<Value>]) -> Result<(), StoreError>;

    /// The same query for several sets of values; the number of the set comes with each row.
    fn query_each(&self, sql: &str, sets: &[Vec<Value>], each: &mut EachRowOfSet) -> Result<(), StoreError>;
}

pub(super) type EachRow<'a> = dyn FnMut(&Row) -> Result<(), StoreError> + 'a;
pub(super) type EachRowOfSet<'a> = dyn FnMut(usize, &Row) -> Result<(), StoreError> + 'a;

impl dyn Connection + '_ {
    pub(super) fn rows<T>(
        &self,
        sql: &str,
        values: &[Value],
        read: impl Fn(&Row) -> Result<T, StoreError>,
    ) -> Result<Vec<T>, StoreError> {
        let mut rows = Vec::new();
        self.query(sql, values, &mut |row| {
            rows.push(read(row)?);
            Ok(())
        })?;
        Ok(rows)
    }

    /// The first row, if there is one.
    pub(super) fn row<T>(
        &self,
        sql: &str,
        values: &[Value],
        read: impl Fn(&Row) -> Result<T, StoreError>,
    ) -> Result<Option<T>, StoreError> {
        Ok(self.rows(sql, values, read)?.into_iter().next())
    }

    /// The first column of all rows.
    pub(super) fn column<T: FromValue>(&self, sql: &str, values: &[Value]) -> Result<Vec<T>, StoreError> {
        self.rows(sql, values, |row| row.first())
    }

    /// The first column of the first row.
    pub(super) fn value<T: FromValue>(&self, sql: &str, values: &[Value]) -> Result<Option<T>, StoreError> {
        self.row(sql, values, |row| row.first())
    }

    pub(super) fn exists(&self, sql: &str, values: &[Value]) -> Result<bool, StoreError> {
        Ok(self.row(sql, values, |_| Ok(()))?.is_some())
    }
}

/// What a column holds.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Value<'a> {
    Null,
    Integer(i64),
    Text(Cow<'a, str>),
}

/// The parameters of a statement, in order.
macro_rules! values {
    ($($value:expr),* $(,)?) => {
        [$($crate::store::connection::ToValue::to_value(&$value)),*]
    };
}
pub(super) use values;

pub(super) trait ToValue {
    fn to_value(&self) -> Value<'_>;
}

pub(super) trait FromValue: Sized {
    /// The error says what is wrong with the value.
    fn from_value(value: Value) -> Result<Self, String>;
}

pub(super) enum Row<'a> {
    Sqlite(&'a rusqlite::Row<'a>),
    Postgres(&'a tokio_postgres::Row),
}

impl Row<'_> {
    pub(super) fn get<T: FromValue>(&self, column: &str) -> Result<T, StoreError> {
        let value = match self {
            Row::Sqlite(row) => row.get_ref(column)?.try_into(),
            Row::Postgres(row) => Ok(row.try_get(column)?),
        };
        value.and_then(T::from_value).map_err(|problem| StoreError::Broken(format!("column {column}: {problem}")))
    }

    /// The first column.
    pub(super) fn first<T: FromValue>(&self) -> Result<T, StoreError> {
        let value = match self {
            Row::Sqlite(row) => row.get_ref(0)?.try_into(),
            Row::Postgres(row) => Ok(row.try_get(0)?),
        };
        value.and_then(T::from_value).map_err(StoreError::Broken)
    }
}

impl<T: ToValue + ?Sized> ToValue for &T {
    fn to_value(&self) -> Value<'_> {
        (**self).to_value()
    }
}

impl<T: ToValue> ToValue for Option<T> {
    fn to_value(&self) -> Value<'_> {
        self.as_ref().map_or(Value::Null, ToValue::to_value)
    }
}

impl<T: FromValue> FromValue for Option<T> {
    fn from_value(value: Value) -> Result<Self, String> {
        match value {
            Value::Null => Ok(None),
            other => T::from_value(other).map(Some),
        }
    }
}

impl FromValue for Value<'static> {
    fn from_value(value: Value) -> Result<Self, String> {
        Ok(match value {
            Value::Null => Value::Null,
            Value::Integer(number) => Value::Integer(number),
            Value::Text(text) => Value::Text(text.into_owned().into()),
        })
    }
}

impl ToValue for str {
    fn to_value(&self) -> Value<'_> {
        Value::Text(self.into())
    }
}

impl ToValue for String {
    fn to_value(&self) -> Value<'_> {
        self.as_str().to_value()
    }
}

impl FromValue for String {
    fn from_value(value: Value) -> Result<Self, String> {
        match value {
            Value::Text(text) => Ok(text.into_owned()),
            other => Err(format!("{other:?} is not a text")),
        }
    }
}

impl ToValue for bool {
    fn to_value(&self) -> Value<'_> {
        Value::Integer((*self).into())
    }
}

impl FromValue for bool {
    fn from_value(value: Value) -> Result<Self, String> {
        i64::from_value(value).map(|number| number != 0)
    }
}

impl ToValue for i64 {
    fn to_value(&self) -> Value<'_> {
        Value::Integer(*self)
    }
}

impl FromValue for i64 {
    fn from_value(value: Value) -> Result<Self, String> {
        match value {
            Value::Integer(number) => Ok(number),
            other => Err(format!("{other:?} is not a number")),
        }
    }
}

macro_rules! stored_as_number {
    ($($name:ident)+) => { $(
        impl ToValue for $name {
            fn to_value(&self) -> Value<'_> {
                Value::Integer((*self).into())
            }
        }

        impl FromValue for $name {
            fn from_value(value: Value) -> Result<Self, String> {
                let number = i64::from_value(value)?;
                number.try_into().map_err(|_| format!("{number} is out of range"))
            }
        }
    )+ };
}

stored_as_number!(u8 u32);
