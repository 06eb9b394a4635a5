//! Values in the lines of a test file: `2.0`, `3`, `true`, `[1.0,2.0]`, with spaces between arguments only.

use grad_core::ir::{FuncGraph, Type};
use grad_core::ops::datum::Datum;
use std::rc::Rc;

/// The arguments of a function.
pub fn arguments(graph: &FuncGraph, text: &str) -> Result<Vec<Datum>, String> {
    let texts: Vec<&str> = text.split_whitespace().collect();
    if texts.len() != graph.params.len() {
        return Err(format!("{} arguments are needed", graph.params.len()));
    }
    let argument = |(text, v): (&&str, _)| {
        value(text, graph.ty(v)).ok_or_else(|| format!("`{text}` is not of type {}", graph.ty(v)))
    };
    texts
        .iter()
        .zip(graph.params.iter().copied())
        .map(argument)
        .collect()
}

fn value(text: &str, ty: &Type) -> Option<Datum> {
    let Some(element) = ty.element() else {
        return Datum::parse(text, ty);
    };
    let inside = text.strip_prefix('[')?.strip_suffix(']')?;
    let items = inside.split(',').filter(|t| !t.is_empty());
    Some(Datum::Array(Rc::new(
        items.map(|t| value(t, element)).collect::<Option<_>>()?,
    )))
}

/// A value as it is written.
pub fn show(value: &Datum) -> String {
    let list = |xs: &[Datum]| xs.iter().map(show).collect::<Vec<_>>().join(",");
    match value {
        Datum::F64(x) => format!("{x:?}"),
        Datum::F32(x) => format!("{x:?}"),
        Datum::Int(x) => x.to_string(),
        Datum::Bool(x) => x.to_string(),
        Datum::Unit => "()".into(),
        Datum::Array(xs) => format!("[{}]", list(xs)),
        Datum::Tuple(xs) => format!("({})", list(xs)),
        Datum::Struct(xs) => {
            let fields = xs.iter().map(|(name, x)| format!("{name}:{}", show(x)));
            format!("{{{}}}", fields.collect::<Vec<_>>().join(","))
        }
        Datum::Tensor(x) => x.to_string(),
        Datum::Opaque(_) => "opaque".into(),
    }
}

/// A cotangent of ones of the same shape.
pub fn ones(value: &Datum) -> Datum {
    value.map_leaves(&mut |leaf| match leaf {
        Datum::F64(_) => Datum::F64(1.0),
        Datum::F32(_) => Datum::F32(1.0),
        _ => Datum::Unit,
    })
}

/// All floats of some values, in order.
pub fn numbers(values: &[Datum]) -> Vec<f64> {
    values.iter().flat_map(Datum::floats).collect()
}

/// The same values with `delta` added to the `k`-th of their floats.
pub fn moved(values: &[Datum], k: usize, delta: f64) -> Vec<Datum> {
    let mut k = Some(k);
    let mut nudge = |leaf: &Datum| match leaf {
        Datum::F64(x) => {
            let here = k == Some(0);
            k = k.and_then(|k| k.checked_sub(1));
            Datum::F64(if here { x + delta } else { *x })
        }
        other => other.clone(),
    };
    values.iter().map(|v| v.map_leaves(&mut nudge)).collect()
}
