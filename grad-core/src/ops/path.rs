//! Places inside a value: which element, which field. The primitives that read and write parts name a place by their
//! index operands and, where fields are among the steps, by an attribute such as `w.[].x`.

use super::EvalError;
use super::datum::Datum;
use super::index::{bounds, position};
use crate::ir::{Attr, Type};
use std::rc::Rc;

/// One step into a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step<'a> {
    /// To the element that the next index operand names.
    Index,
    /// To the element that a type of the user's looks up by the next index operand, which is no number.
    Lookup,
    /// The same, by a reference to the operand.
    LookupLent,
    /// To a field: a name, the number of a tuple's member, or `Variant::field` of an enum.
    Field(&'a str),
}

impl<'a> Step<'a> {
    /// The step that stands in the text of a path.
    pub fn of_text(text: &'a str) -> Self {
        match text {
            INDEX => Step::Index,
            LOOKUP => Step::Lookup,
            LOOKUP_LENT => Step::LookupLent,
            name => Step::Field(name),
        }
    }
    /// What stands for it in the text of a path.
    pub fn text(self) -> &'a str {
        match self {
            Step::Index => INDEX,
            Step::Lookup => LOOKUP,
            Step::LookupLent => LOOKUP_LENT,
            Step::Field(name) => name,
        }
    }
    /// The step to the same place by an index that has been found there.
    pub fn found(self) -> Self {
        match self {
            Step::LookupLent => Step::Lookup,
            step => step,
        }
    }
}

/// What stands for an index in the text of a path.
pub const INDEX: &str = "[]";
/// What stands for a lookup.
pub const LOOKUP: &str = "[_]";
/// What stands for one by a reference.
pub const LOOKUP_LENT: &str = "[&_]";

/// The steps of a place with `indices` index operands.
pub fn steps(attr: &Attr, indices: usize) -> Vec<Step<'_>> {
    match attr {
        Attr::None => vec![Step::Index; indices],
        Attr::Field(path) => path.split('.').map(Step::of_text).collect(),
    }
}

/// The steps in a text that has some.
pub fn of_steps(text: &str) -> Vec<Step<'_>> {
    text.split('.').map(Step::of_text).collect()
}

/// Whether two places in one value are in different fields.
pub fn are_apart(a: &[Step], b: &[Step]) -> bool {
    let differ = a.iter().zip(b).find(|(a, b)| a != b);
    matches!(differ, Some((Step::Field(_), Step::Field(_))))
}

/// Whether the text of a step says that an index operand names an element.
pub fn is_index(step: &str) -> bool {
    [INDEX, LOOKUP, LOOKUP_LENT].contains(&step)
}

/// How many indices a text of steps has.
pub fn indices(steps: &str) -> usize {
    steps.split('.').filter(|step| is_index(step)).count()
}

/// The attribute of a text of steps; `None` if there are none.
pub fn of_text(steps: &str) -> Option<Attr> {
    let given = Attr::Field(steps.into());
    (!steps.is_empty()).then(|| attribute(self::steps(&given, 0)))
}

/// The place of `attr` by indices that have been found there.
pub fn found(attr: &Attr, indices: usize) -> Attr {
    attribute(steps(attr, indices).into_iter().map(Step::found))
}

/// A text of steps by indices that have been found there.
pub fn found_text(text: &str) -> String {
    let steps = of_steps(text).into_iter();
    steps
        .map(|step| step.found().text())
        .collect::<Vec<_>>()
        .join(".")
}

/// The attribute of a path: none if all its steps are indices.
pub fn attribute<'a>(steps: impl IntoIterator<Item = Step<'a>>) -> Attr {
    let parts: Vec<&str> = steps.into_iter().map(Step::text).collect();
    if parts.iter().all(|p| *p == INDEX) {
        Attr::None
    } else {
        Attr::Field(parts.join(".").into())
    }
}

/// The type at a place inside a value of type `ty`, given the types of the indices; `None` if there is no such place.
pub(super) fn part(ty: &Type, attr: &Attr, indices: &[Type]) -> Option<Type> {
    let steps = steps(attr, indices.len());
    let used = steps.iter().filter(|s| is_index(s.text())).count();
    if steps.is_empty() || used != indices.len() {
        return None;
    }
    let mut indices = indices.iter();
    steps.into_iter().try_fold(ty.clone(), |ty, step| {
        let array = !matches!(ty, Type::Open | Type::Named(_));
        let fits = match step {
            Step::Index => is_number(indices.next()?, array),
            Step::Lookup | Step::LookupLent => !array && is_lookup(indices.next()?),
            Step::Field(_) => true,
        };
        match (&ty, step) {
            _ if !fits => None,
            (Type::Open | Type::Named(_), _) => Some(Type::Open),
            (_, Step::Index) => ty.element().cloned(),
            (Type::Tuple(ts), Step::Field(i)) => ts.get(i.parse::<usize>().ok()?).cloned(),
            (_, Step::Lookup | Step::LookupLent | Step::Field(_)) => None,
        }
    })
}

/// Whether a value of the type is the number of an element; of what only rustc knows the user may look up elements by what else
/// only rustc knows.
fn is_number(ty: &Type, of_array: bool) -> bool {
    matches!(ty, Type::Int(_) | Type::Open) || !of_array && matches!(ty, Type::Named(_))
}

/// Whether elements can be looked up by a value of the type.
fn is_lookup(ty: &Type) -> bool {
    match ty {
        Type::Int(_) | Type::Bool | Type::Open | Type::Named(_) => true,
        Type::Tuple(parts) => parts.iter().all(is_lookup),
        Type::Array(part, _) => is_lookup(part),
        _ => false,
    }
}

/// What is at a place.
pub(crate) fn read(root: &Datum, attr: &Attr, indices: &[Datum]) -> Result<Datum, EvalError> {
    let mut indices = indices.iter();
    let mut place = root;
    for step in steps(attr, indices.len()) {
        place = match (step, place) {
            (Step::Index, Datum::Array(xs)) => {
                let i = next(&mut indices)?;
                xs.get(position(i)?).ok_or_else(|| bounds(i, xs.len()))?
            }
            (Step::Field(name), Datum::Tuple(xs)) => number(name)
                .and_then(|i| xs.get(i))
                .ok_or_else(|| missing(place, name))?,
            (Step::Field(name), Datum::Struct(xs)) => xs
                .iter()
                .find(|(n, _)| **n == *name)
                .map(|(_, x)| x)
                .ok_or_else(|| missing(place, name))?,
            (Step::Lookup | Step::LookupLent, _) => return Err(unseen()),
            (Step::Index, _) => return Err(missing(place, "element")),
            (Step::Field(name), _) => return Err(missing(place, name)),
        };
    }
    Ok(place.clone())
}

/// Changes what is at a place; what somebody else holds too is copied first.
pub(crate) fn change(
    root: &mut Datum,
    attr: &Attr,
    indices: &[Datum],
    change: impl FnOnce(&mut Datum) -> Result<(), EvalError>,
) -> Result<(), EvalError> {
    let mut indices = indices.iter();
    let mut place = root;
    for step in steps(attr, indices.len()) {
        place = match (step, place) {
            (Step::Index, Datum::Array(xs)) => {
                let i = next(&mut indices)?;
                let len = xs.len();
                Rc::make_mut(xs)
                    .get_mut(position(i)?)
                    .ok_or_else(|| bounds(i, len))?
            }
            (Step::Field(name), Datum::Tuple(xs)) => number(name)
                .and_then(|i| Rc::make_mut(xs).get_mut(i))
                .ok_or_else(|| EvalError(format!("a tuple has no field `{name}`")))?,
            (Step::Field(name), Datum::Struct(xs)) => Rc::make_mut(xs)
                .iter_mut()
                .find(|(n, _)| **n == *name)
                .map(|(_, x)| x)
                .ok_or_else(|| EvalError(format!("there is no field `{name}`")))?,
            (Step::Lookup | Step::LookupLent, _) => return Err(unseen()),
            (Step::Index, place) => return Err(missing(place, "element")),
            (Step::Field(name), place) => return Err(missing(place, name)),
        };
    }
    change(place)
}

fn next<'d>(indices: &mut impl Iterator<Item = &'d Datum>) -> Result<&'d Datum, EvalError> {
    indices
        .next()
        .ok_or_else(|| EvalError("a place with too few indices".into()))
}

fn unseen() -> EvalError {
    EvalError("which element a type of the user's looks up only rustc knows".into())
}

fn number(name: &str) -> Option<usize> {
    name.parse().ok()
}

fn missing(place: &Datum, what: &str) -> EvalError {
    EvalError(format!("{place:?} has no `{what}`"))
}
