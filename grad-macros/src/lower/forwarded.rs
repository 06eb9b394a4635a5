//! Reads in a world, where types are known: what was written just before is not read again, and a part of a part is a part of the
//! whole. So values of small structs do not pass through memory.

use super::Lowerer;
use super::scope::{Base, Place, Step, Val};
use super::types::Ty;
use grad_core::entity::Value;
use grad_core::ir::{Attr, FuncGraph, Node, NodeKind};
use grad_core::ops::{PrimDef, array, index, make, path};

/// So many writes in a row are looked through.
const FARTHEST: usize = 16;

impl Lowerer<'_> {
    /// The number that was written to the place that is read from `base`, if that is seen.
    pub fn written_before(&mut self, base: Val, place: &Place, ty: &Ty) -> Option<Val> {
        self.model.seen.as_ref()?;
        let ty = self.types.shallow(ty);
        let number = ty == Ty::Bool || matches!(ty, Ty::Float(_) | Ty::Int(_));
        if !number || self.frames.last()?.id != base.frame || !self.keeps_derivatives(base, place) {
            return None;
        }
        let steps = place.path.iter().map(|step| match step {
            Step::Index(i) => Some(Part::Element(self.import(*i))),
            Step::Field(name) => Some(Part::Field(name.clone())),
            Step::Lookup(_) | Step::LookupLent(_) => None,
        });
        let mut wanted: Vec<Part> = steps.collect::<Option<_>>()?;
        let graph = &self.frames.last()?.graph;
        let mut whole = base.value;
        for _ in 0..FARTHEST {
            (whole, wanted) = source(graph, whole, wanted)?;
            if wanted.is_empty() {
                return Some(Val {
                    value: whole,
                    ..base
                });
            }
        }
        None
    }

    /// Whether a derivative passes through each field on the way to a place: what is written to another one is a constant there.
    fn keeps_derivatives(&mut self, base: Val, place: &Place) -> bool {
        let Some(world) = &self.model.seen else {
            return false;
        };
        let mut ty = self.ty(base);
        place.path.iter().all(|step| {
            let passes = match (&ty, step) {
                (Ty::Named(name), Step::Field(field)) => world.passes(name, field),
                (Ty::Tuple(_), _) | (_, Step::Index(_)) => true,
                _ => false,
            };
            let part = self.types.part(&ty, step.text());
            ty = self.types.shallow(&part);
            passes
        })
    }

    /// A place in a part of something that nobody has written to since the part was read, as a place in the whole.
    pub fn in_whole(&mut self, place: &Place) -> Place {
        match self.behind_part(place) {
            Some(whole) => self.in_whole(&whole),
            None => place.clone(),
        }
    }

    fn behind_part(&self, place: &Place) -> Option<Place> {
        self.model.seen.as_ref()?;
        let v = match place.base {
            Base::Val(v) => v,
            Base::Var(id) => super::control::cell(&self.vars[id].slot)?,
        };
        let frame = self.frames.last().filter(|f| f.id == v.frame)?;
        if place.path.is_empty() || place.window.is_some() {
            return None;
        }
        let (attr, operands) = prim(&frame.graph, v.value, &index::INDEX)?;
        let (whole, indices) = operands.split_first()?;
        if !is_as_it_was(&frame.graph, v.value, *whole) {
            return None;
        }
        let local = |value: Value| Val { value, ..v };
        let mut indices = indices.iter().copied().map(local);
        let mut path = vec![];
        for step in path::steps(attr, indices.len()) {
            path.push(match step {
                path::Step::Index => Step::Index(indices.next()?),
                path::Step::Lookup | path::Step::LookupLent => return None,
                path::Step::Field(name) => Step::Field(name.to_string()),
            });
        }
        path.extend(place.path.iter().cloned());
        Some(Place {
            base: Base::Val(local(*whole)),
            path,
            window: None,
        })
    }
}

/// The attribute and operands of the primitive that makes a value, if it is `def`.
fn prim<'g>(graph: &'g FuncGraph, v: Value, def: &PrimDef) -> Option<(&'g Attr, &'g [Value])> {
    match graph.def_node(v)? {
        Node {
            kind: NodeKind::Prim(found, attr),
            operands,
            ..
        } if **found == *def => Some((attr, operands)),
        _ => None,
    }
}

/// A step to a part.
#[derive(Clone, PartialEq)]
enum Part {
    Element(Value),
    Field(String),
}

/// Where a part of a value comes from: a part of another value.
fn source(graph: &FuncGraph, whole: Value, wanted: Vec<Part>) -> Option<(Value, Vec<Part>)> {
    if let Some((attr, operands)) = prim(graph, whole, &index::INDEX_SET) {
        let (value, place) = operands.split_last()?;
        let written = parts(attr, &place[1..])?;
        if are_same(graph, &written, &wanted) {
            return Some((*value, wanted[written.len()..].to_vec()));
        }
        let apart = are_apart(graph, &written, &wanted);
        return apart.then_some((place[0], wanted));
    }
    if let Some((attr, operands)) = prim(graph, whole, &index::INDEX) {
        let mut all = parts(attr, &operands[1..])?;
        all.extend(wanted);
        return Some((operands[0], all));
    }
    let (attr, operands) = prim(graph, whole, &make::MAKE)?;
    let (path, fields) = make::literal(attr)?;
    let Part::Field(field) = wanted.first()? else {
        return None;
    };
    let at = fields
        .iter()
        .position(|f| make::field_step(path, f) == *field)?;
    Some((operands[at], wanted[1..].to_vec()))
}

/// The steps of a primitive that reads or writes a part.
fn parts(attr: &Attr, indices: &[Value]) -> Option<Vec<Part>> {
    let mut indices = indices.iter();
    let steps = path::steps(attr, indices.len()).into_iter();
    let part = |step| match step {
        path::Step::Index => Some(Part::Element(*indices.next()?)),
        path::Step::Field(name) => Some(Part::Field(name.to_string())),
        path::Step::Lookup | path::Step::LookupLent => None,
    };
    steps.map(part).collect()
}

/// Whether `wanted` begins with the steps of `written`: with the same values as indices, or the same literals.
fn are_same(graph: &FuncGraph, written: &[Part], wanted: &[Part]) -> bool {
    let same = |(a, b): (&Part, &Part)| match (a, b) {
        (Part::Element(a), Part::Element(b)) => {
            a == b || literal(graph, *a).is_some_and(|text| literal(graph, *b) == Some(text))
        }
        (a, b) => a == b,
    };
    written.len() <= wanted.len() && written.iter().zip(wanted).all(same)
}

/// Whether two places are sure to be different ones.
fn are_apart(graph: &FuncGraph, a: &[Part], b: &[Part]) -> bool {
    let differ = a
        .iter()
        .zip(b)
        .find(|(a, b)| !are_same(graph, std::slice::from_ref(a), std::slice::from_ref(b)));
    match differ {
        Some((Part::Field(_), Part::Field(_))) => true,
        Some((Part::Element(a), Part::Element(b))) => {
            let number = |v: &Value| literal(graph, *v)?.parse::<usize>().ok();
            matches!((number(a), number(b)), (Some(a), Some(b)) if a != b)
        }
        _ => false,
    }
}

fn literal(graph: &FuncGraph, v: Value) -> Option<Box<str>> {
    match &graph.def_node(v)?.kind {
        NodeKind::Const(text) => Some(text.clone()),
        _ => None,
    }
}

/// Whether `whole` has only been looked at since `part` was read of it: who writes in place takes it as an operand.
fn is_as_it_was(graph: &FuncGraph, part: Value, whole: Value) -> bool {
    let looks = |node: &Node| match &node.kind {
        NodeKind::Prim(def, _) => **def == index::INDEX || **def == array::LEN,
        _ => false,
    };
    for node in graph.nodes.values().rev().take(FARTHEST * 16) {
        if node.results.contains(&part) {
            return true;
        }
        if node.operands.contains(&whole) && !looks(node) {
            return false;
        }
    }
    false
}
