//! Literals of structs.

use super::{Run, Stop, Value, Walker};
use crate::ast::{Expr, Place, Record};

impl<'p> Walker<'p> {
    /// The fields as they are written, then those of the base.
    pub(super) fn record(
        &mut self,
        record: &Record,
        given: &'p [(usize, Expr)],
        base: Option<&'p Place>,
    ) -> Run<Value> {
        let mut fields: Vec<Option<Value>> = vec![None; record.fields.len()];
        for (field, e) in given {
            fields[*field] = Some(self.expr(e)?);
        }
        if let Some(base) = base {
            let at = self.address(base)?;
            for (field, old) in fields.iter_mut().zip(self.memory.items(&at)?) {
                field.get_or_insert_with(|| old.clone());
            }
        }
        let fields: Option<Vec<Value>> = fields.into_iter().collect();
        fields
            .map(Value::List)
            .ok_or(Stop::Fails("a field without a value"))
    }
}
