//! Columns and parameters as PostgreSQL writes them.

use std::error::Error;

use bytes::BytesMut;
use tokio_postgres::types::{FromSql, IsNull, ToSql, Type, to_sql_checked};

use crate::store::connection::Value;

type Failed = Box<dyn Error + Sync + Send>;

impl<'a> FromSql<'a> for Value<'a> {
    fn from_sql(kind: &Type, raw: &'a [u8]) -> Result<Self, Failed> {
        Ok(match *kind {
            Type::INT8 => Value::Integer(i64::from_sql(kind, raw)?),
            Type::INT4 => Value::Integer(i32::from_sql(kind, raw)?.into()),
            Type::BOOL => Value::Integer(bool::from_sql(kind, raw)?.into()),
            _ => Value::Text(<&str>::from_sql(kind, raw)?.into()),
        })
    }

    fn from_sql_null(_: &Type) -> Result<Self, Failed> {
        Ok(Value::Null)
    }

    fn accepts(kind: &Type) -> bool {
        [Type::INT8, Type::INT4, Type::BOOL].contains(kind) || <&str as FromSql>::accepts(kind)
    }
}

impl ToSql for Value<'_> {
    fn to_sql(&self, kind: &Type, out: &mut BytesMut) -> Result<IsNull, Failed> {
        match self {
            Value::Null => Ok(IsNull::Yes),
            Value::Integer(number) if *kind == Type::INT4 => i32::try_from(*number)?.to_sql(kind, out),
            Value::Integer(number) if *kind == Type::INT8 => number.to_sql(kind, out),
            Value::Integer(_) => Err(format!("a number where {kind} is expected").into()),
            Value::Text(text) if *kind == Type::INT8 || *kind == Type::INT4 => {
                Err(format!("the text '{text}' where a number is expected").into())
            }
            Value::Text(text) => writable(text).as_ref().to_sql(kind, out),
        }
    }

    fn accepts(kind: &Type) -> bool {
        [Type::INT8, Type::INT4].contains(kind) || <&str as ToSql>::accepts(kind)
    }

    to_sql_checked!();
}

/// PostgreSQL has no texts with the character NUL. Nobody writes one on purpose; it is shown as what cannot be read.
pub(in crate::store) fn writable(text: &str) -> std::borrow::Cow<'_, str> {
    if text.contains('\0') { text.replace('\0', "\u{FFFD}").into() } else { text.into() }
}
