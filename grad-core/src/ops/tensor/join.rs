//! Tensors joined along an axis, and taken apart.

use super::index::Part;
use super::options;
use crate::ir::{Type, Var};
use crate::kernels::moves;
use crate::ops::{BASE, PrimDef, Rule, Tests};

/// `concat."axis=n" x, y, ..`: one after the other along an axis.
pub static CONCAT: PrimDef = PrimDef {
    name: "concat",
    doc: "The operands one after the other along an axis.",
    options: &["axis"],
    result: |types, _| {
        let first = types.first()?;
        let fits = matches!(first, Type::Tensor(_)) && types.iter().all(|t| t == first);
        fits.then(|| first.clone())
    },
    eval: |cx, operands| moves::concat(cx, &operands),
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
    options: &["axis", "part"],
    result: |types, _| match types {
        [whole @ Type::Tensor(_), parts @ ..] if !parts.is_empty() => {
            let tensor = |t: &Type| matches!(t, Type::Tensor(_));
            parts.iter().all(tensor).then(|| whole.clone())
        }
        _ => None,
    },
    eval: |cx, operands| moves::concat_part(cx, &operands),
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
/// ```
/// use grad_core::{ops::tensor::join::concat, tape::op};
/// let y = op(&[&vec![1.0, 2.0].into(), &vec![3.0].into()], |v| concat(v, 0));
/// assert_eq!(y.value().unwrap().to_f64s(), [1.0, 2.0, 3.0]);
/// ```
///
/// # Panics
/// If there are none.
#[track_caller]
pub fn concat<'b>(parts: &[Var<'b>], axis: isize) -> Var<'b> {
    let attr = options::attr(&[options::list("axis", [axis])]);
    parts[0].apply_with(&CONCAT, attr, &parts[1..])
}

/// These as the parts of a new axis.
///
/// ```
/// use grad_core::{ops::tensor::join::stack, tape::op};
/// let y = op(&[&vec![1.0, 2.0].into(), &vec![3.0, 4.0].into()], |v| stack(v, 1));
/// assert_eq!(y.value().unwrap().to_f64s(), [1.0, 3.0, 2.0, 4.0]);
/// ```
///
/// # Panics
/// If there are none.
#[track_caller]
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
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::{Eager, ops};
    /// let parts = ops(&[&Eager::new(vec![1.0, 2.0, 3.0])], |v| v[0].split(3, 0));
    /// assert_eq!(parts[1].value().unwrap().to_f64s(), [2.0]);
    /// ```
    #[track_caller]
    pub fn split(self, parts: usize, axis: isize) -> Vec<Var<'b>> {
        let mut shares = vec![];
        for part in 0..parts {
            shares.push(self.part_along(axis, Part::Share { part, of: parts }));
        }
        shares
    }
    /// Parts of these lengths, which together are that of the axis.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::{Eager, ops};
    /// let parts = ops(&[&Eager::new(vec![1.0, 2.0, 3.0])], |v| v[0].split_sizes(&[1, 2], 0));
    /// assert_eq!(parts[1].value().unwrap().to_f64s(), [2.0, 3.0]);
    /// ```
    #[track_caller]
    pub fn split_sizes(self, sizes: &[usize], axis: isize) -> Vec<Var<'b>> {
        let after = |start: usize, len: &usize| start.saturating_add(*len);
        let total = sizes.iter().fold(0, after);
        let mut stop = 0;
        let mut part = |len: &usize| {
            let start = stop;
            stop = after(start, len);
            self.part_along(axis, Part::Piece { start, stop, total })
        };
        sizes.iter().map(&mut part).collect()
    }
    /// The `num` parts along an axis of that length, without the axis.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::{Eager, ops};
    /// let parts = ops(&[&Eager::new(vec![1.0, 2.0, 3.0])], |v| v[0].unstack(3, 0));
    /// assert_eq!(parts[1].value().unwrap().to_f64s(), [2.0]);
    /// ```
    #[track_caller]
    pub fn unstack(self, num: usize, axis: isize) -> Vec<Var<'b>> {
        let part = |start| {
            let (stop, total) = (start + 1, num);
            let part = self.part_along(axis, Part::Piece { start, stop, total });
            part.squeeze(Some(&[axis]))
        };
        (0..num).map(part).collect()
    }
}

/// Every primitive of this file.
pub const ALL: &[&PrimDef] = &[&CONCAT, &CONCAT_PART];
