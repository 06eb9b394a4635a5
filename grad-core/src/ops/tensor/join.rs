//! Tensors joined along an axis, and taken apart.

use super::index::Part;
use super::{kernel, options};
use crate::ir::{Type, Var};
#[cfg(feature = "runtime")]
use crate::kernels::moves;
use crate::ops::{BASE, PrimDef, Rule, Tests};

/// `concat."axis=n" x, y, ..`: one after the other along an axis.
pub static CONCAT: PrimDef = PrimDef {
    name: "concat",
    doc: "The operands one after the other along an axis.",
    result: |types, _| {
        let first = types.first()?;
        let fits = matches!(first, Type::Tensor(_)) && types.iter().all(|t| t == first);
        fits.then(|| first.clone())
    },
    eval: kernel!(|cx, operands| moves::concat(cx, &operands)),
    rule: Rule::Vjp(|b| {
        let parts: Vec<Var> = (0..b.operands()).map(|i| b.operand(i)).collect();
        let axis = options::Options::of(&b.attr()).number("axis").unwrap_or(0);
        for i in 0..parts.len() {
            if b.wants(i) {
                b.add(i, concat_part(b.ct(), &parts, i, axis));
            }
        }
    }),
    tests: Tests::graphs(
        &["func @f(v0: tensor f64, v1: tensor f64) -> tensor f64 {\n\
             v2 = concat.\"axis=-1\" v0, v1, v0\n\
             v3 = mul v2, v2\n\
             return v3\n\
         }"],
    ),
    ..BASE
};

/// `concat_part."axis=n part=k" y, x0, x1, ..`: the part of `y` where `xk` stands in the concatenation of the others.
pub static CONCAT_PART: PrimDef = PrimDef {
    name: "concat_part",
    doc: "The part of the first operand where one of the others stands in their concatenation.",
    result: |types, _| match types {
        [whole @ Type::Tensor(_), parts @ ..] if !parts.is_empty() => {
            let tensor = |t: &Type| matches!(t, Type::Tensor(_));
            parts.iter().all(tensor).then(|| whole.clone())
        }
        _ => None,
    },
    eval: kernel!(|cx, operands| moves::concat_part(cx, &operands)),
    rule: Rule::Vjp(|b| {
        if b.wants(0) {
            let attr = b.attr();
            let options = options::Options::of(&attr);
            let at = options.number("part").unwrap_or(0);
            let ct = b.ct();
            let parts: Vec<Var> = (1..b.operands())
                .map(|i| {
                    if i == at + 1 {
                        ct
                    } else {
                        b.operand(i).zeros_like()
                    }
                })
                .collect();
            b.add(0, concat(&parts, options.number("axis").unwrap_or(0)));
        }
    }),
    tests: Tests::graphs(&["func @f(v0: tensor f64) -> tensor f64 {\n\
             v1: tensor f64 = const \"[1,2:1.0,2.0]\"\n\
             v2 = mul v0, v0\n\
             v3 = concat_part.\"axis=0 part=1\" v2, v1, v1\n\
             v4 = mul v3, v3\n\
             return v4\n\
         }"]),
    ..BASE
};

/// These one after the other along an axis.
///
/// # Panics
/// If there are none.
pub fn concat<'b>(parts: &[Var<'b>], axis: isize) -> Var<'b> {
    let attr = options::attr(&[options::list("axis", [axis])]);
    parts[0].apply_with(&CONCAT, attr, &parts[1..])
}

/// These as the parts of a new axis.
///
/// # Panics
/// If there are none.
pub fn stack<'b>(parts: &[Var<'b>], axis: isize) -> Var<'b> {
    let parts: Vec<Var> = parts.iter().map(|x| x.expand_dims(axis)).collect();
    concat(&parts, axis)
}

fn concat_part<'b>(whole: Var<'b>, parts: &[Var<'b>], part: usize, axis: isize) -> Var<'b> {
    let words = [options::list("axis", [axis]), options::list("part", [part])];
    whole.apply_with(&CONCAT_PART, options::attr(&words), parts)
}

impl<'b> Var<'b> {
    /// `parts` parts of equal length along an axis.
    pub fn split(self, parts: usize, axis: isize) -> Vec<Var<'b>> {
        let share = |part| self.part(&along(axis, Part::Share { part, of: parts }), &[]);
        (0..parts).map(share).collect()
    }
    /// Parts of these lengths, which together are that of the axis.
    pub fn split_sizes(self, sizes: &[usize], axis: isize) -> Vec<Var<'b>> {
        // what is too large for a number is no length of an axis either
        let total = sizes.iter().fold(0, |sum: usize, n| sum.saturating_add(*n));
        let mut stop: usize = 0;
        let mut part = |&len: &usize| {
            let start = stop;
            stop = stop.saturating_add(len);
            self.part(&along(axis, Part::Piece { start, stop, total }), &[])
        };
        sizes.iter().map(&mut part).collect()
    }
    /// The `num` parts along an axis of that length, without the axis.
    pub fn unstack(self, num: usize, axis: isize) -> Vec<Var<'b>> {
        let parts = self.split_sizes(&vec![1; num], axis).into_iter();
        parts.map(|part| part.squeeze(Some(&[axis]))).collect()
    }
}

/// More axes than a tensor has.
const MANY: usize = 64;

/// What one axis is restricted to, the others whole.
fn along(axis: isize, part: Part) -> Vec<Part> {
    let whole = |count: usize| vec![Part::ALL; count.min(MANY)];
    match axis {
        0.. => [whole(axis.unsigned_abs()), vec![part]].concat(),
        _ => [vec![Part::Rest, part], whole(axis.unsigned_abs() - 1)].concat(),
    }
}

/// Every primitive of this file.
pub const ALL: &[&PrimDef] = &[&CONCAT, &CONCAT_PART];
