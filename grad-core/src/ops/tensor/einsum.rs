//! Sums of products by an equation of indices, `ij,jk->ik`: Einstein's convention.

use super::index::Part;
use super::join::concat;
use super::{number, options};
use crate::ir::{BuildError, Type, Var};
use crate::kernels::einsum as kernels;
use crate::ops::{BASE, PrimDef, Rule, Tests};
use std::fmt;
use std::str::FromStr;

/// The indices of one tensor: a letter for each axis, and `...` for axes without one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Term {
    /// How many letters stand before `...`, if it is there.
    pub rest: Option<usize>,
    #[allow(missing_docs)]
    pub letters: Vec<char>,
}

/// The indices of each operand and of the result, where a letter that is there twice stands for a diagonal.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Equation {
    pub inputs: Vec<Term>,
    pub output: Term,
}

/// What is no [`Equation`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoEquation;

impl FromStr for Term {
    type Err = NoEquation;
    fn from_str(text: &str) -> Result<Term, NoEquation> {
        let (before, after) = text.split_once("...").unwrap_or((text, ""));
        let letters: Vec<char> = before.chars().chain(after.chars()).collect();
        let rest = text.contains("...").then(|| before.chars().count());
        if letters.iter().copied().all(char::is_alphabetic) {
            Ok(Term { rest, letters })
        } else {
            Err(NoEquation)
        }
    }
}

impl FromStr for Equation {
    type Err = NoEquation;
    fn from_str(text: &str) -> Result<Equation, NoEquation> {
        let (inputs, output) = match text.split_once("->") {
            Some((inputs, output)) => (inputs, Some(output.parse()?)),
            None => (text, None),
        };
        let inputs: Vec<Term> = inputs
            .split(',')
            .map(str::parse)
            .collect::<Result<_, _>>()?;
        let output = output.unwrap_or_else(|| implied(&inputs));
        Ok(Equation { inputs, output })
    }
}

impl Equation {
    /// Whether it is of so many operands, and each letter of the result is one of theirs.
    fn fits(&self, operands: usize) -> bool {
        let is_theirs = |letter: &char| self.inputs.iter().any(|t| t.letters.contains(letter));
        self.inputs.len() == operands && self.output.letters.iter().all(is_theirs)
    }
}

/// The result where none is written: the letters that are there once, in the order of the alphabet.
fn implied(inputs: &[Term]) -> Term {
    let letters: Vec<char> = inputs
        .iter()
        .flat_map(|t| t.letters.iter().copied())
        .collect();
    let once = |c: &char| letters.iter().filter(|l| *l == c).count() == 1;
    let mut output: Vec<char> = letters.iter().copied().filter(once).collect();
    output.sort_unstable();
    let rest = inputs.iter().any(|t| t.rest.is_some());
    Term {
        rest: rest.then_some(0),
        letters: output,
    }
}

impl fmt::Display for Term {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let (before, after) = self.letters.split_at(self.rest.unwrap_or(0));
        let text = |letters: &[char]| letters.iter().collect::<String>();
        let rest = self.rest.map_or("", |_| "...");
        write!(f, "{}{rest}{}", text(before), text(after))
    }
}

impl fmt::Display for Equation {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let inputs: Vec<String> = self.inputs.iter().map(Term::to_string).collect();
        write!(f, "{}->{}", inputs.join(","), self.output)
    }
}

/// `einsum."equation=ij,jk->ik" x, y, ..`: the products of elements summed over the indices that the result has not. A
/// letter that is there twice in the result gives a diagonal among zeros.
pub static EINSUM: PrimDef = PrimDef {
    name: "einsum",
    doc: "A sum of products by an equation of indices.",
    options: &["equation"],
    result: |types, attr| {
        let first = types.first()?;
        let equation = options::Options::of(attr).number::<Equation>("equation")?;
        let fits = types.iter().all(|t| t == first) && equation.fits(types.len());
        number(first).filter(|_| fits).map(Type::Tensor)
    },
    eval: |cx, operands| kernels::einsum(cx, &operands),
    rule: Rule::Vjp(|b| {
        let attr = b.attr();
        let Some(equation) = options::Options::of(&attr).number::<Equation>("equation") else {
            return;
        };
        let operands: Vec<Var> = (0..b.operands()).map(|i| b.operand(i)).collect();
        for i in 0..operands.len() {
            if b.wants(i) {
                b.add(i, operand_ct(&equation, &operands, i, b.ct()));
            }
        }
    }),
    tests: Tests::graphs(&[
        "func @f(v0: tensor f64, v1: tensor f64) -> tensor f64 {\n\
             v2 = einsum.\"equation=ij,jk,ik->ki\" v0, v1, v0\n\
             v3 = einsum.\"equation=ii->i\" v2\n\
             v4 = einsum.\"equation=i,ij->iji\" v3, v1\n\
             v5 = einsum.\"equation=...ii\" v4\n\
             return v5\n\
         }",
        "func @f(v0: tensor f64, v1: tensor f64) -> tensor f64 {\n\
             v2: tensor f64 = const \"[3,1,1,1:1.0,2.0,3.0]\"\n\
             v3 = mul v0, v2\n\
             v4 = einsum.\"equation=...ij,...j->...i\" v3, v1\n\
             v5 = einsum.\"equation=ii->\" v0\n\
             v6 = einsum.\"equation=ab->b\" v1\n\
             v7 = mul v4, v5\n\
             v8 = mul v7, v6\n\
             return v8\n\
         }",
        "func @f(v0: tensor f64, v1: tensor f64) -> tensor f64 {\n\
             v2: tensor f64 = const \"[2,1,3,2:1.0,2.0,3.0,4.0,5.0,6.0,7.0,8.0,9.0,1.0,2.0,3.0]\"\n\
             v3 = einsum.\"equation=i...j,j...k->k...i\" v0, v2\n\
             v4 = einsum.\"equation=i...i,i...->...i\" v1, v3\n\
             return v4\n\
         }",
    ]),
    ..BASE
};

/// The cotangent of operand `i`: the same products with that of the result in its place. An index that is nowhere else
/// has its length from ones of the operand's shape.
fn operand_ct<'b>(equation: &Equation, operands: &[Var<'b>], i: usize, ct: Var<'b>) -> Var<'b> {
    let own = &equation.inputs[i];
    let mut inputs = vec![equation.output.clone()];
    let mut factors = vec![ct];
    for (j, (term, &x)) in equation.inputs.iter().zip(operands).enumerate() {
        if j != i {
            inputs.push(term.clone());
            factors.push(x);
        }
    }
    let known = |letter: &char| inputs.iter().any(|t| t.letters.contains(letter));
    let hidden = own.rest.is_none() || inputs.iter().any(|t| t.rest.is_some());
    if !own.letters.iter().all(known) || !hidden {
        inputs.push(own.clone());
        factors.push(operands[i].ones_like());
    }
    // the axes of `...` come first where those along which the operand was repeated are summed
    let front = Term {
        rest: own.rest.map(|_| 0),
        letters: own.letters.clone(),
    };
    let ct = Equation {
        inputs,
        output: front.clone(),
    };
    let ct = einsum(&ct.to_string(), &factors);
    match own.rest {
        None => ct,
        Some(0) => ct.unbroadcast(operands[i]),
        Some(_) => {
            let like = einsum(&format!("{own}->{front}"), &[operands[i]]);
            einsum(&format!("{front}->{own}"), &[ct.unbroadcast(like)])
        }
    }
}

/// The sum of products by an equation of indices, `ij,jk->ik`; `...` stands for axes without a letter.
///
/// ```
/// use grad_core::{ops::tensor::einsum::einsum, tape::op};
/// let (a, b) = ([[1.0, 2.0], [3.0, 4.0]].into(), vec![1.0, 10.0].into());
/// let y = op(&[&a, &b], |v| einsum("ij,j->i", v));
/// assert_eq!(y.value().unwrap().to_f64s(), [21.0, 43.0]);
/// ```
///
/// # Panics
/// If there are no operands.
#[track_caller]
pub fn einsum<'b>(equation: &str, operands: &[Var<'b>]) -> Var<'b> {
    let equation = equation.replace(' ', "");
    let read = equation.parse::<Equation>();
    if !read.is_ok_and(|read| read.fits(operands.len())) {
        return operands[0].builder().refuse(BuildError::Equation {
            equation,
            operands: operands.len(),
            at: std::panic::Location::caller().to_string(),
        });
    }
    let attr = options::attr(&[format!("equation={equation}")]);
    operands[0].apply_with(&EINSUM, attr, &operands[1..])
}

impl<'b> Var<'b> {
    /// Summed products over the last `axes` axes of this and the first ones of `other`.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::op;
    /// let y = op(&[&[[1.0, 2.0], [3.0, 4.0]].into(), &vec![1.0, 10.0].into()], |v| v[0].tensordot(v[1], 1));
    /// assert_eq!(y.value().unwrap().to_f64s(), [21.0, 43.0]);
    /// ```
    #[track_caller]
    pub fn tensordot(self, other: Var<'b>, axes: usize) -> Var<'b> {
        // more than this no tensor has: they are refused like so many
        let n = axes.min(64) as isize;
        let (last, first): (Vec<isize>, Vec<isize>) = ((-n..0).collect(), (0..n).collect());
        self.tensordot_axes(other, &last, &first)
    }
    /// Summed products over these axes of this and those of `other`.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::op;
    /// let y = op(&[&[[1.0, 2.0], [3.0, 4.0]].into(), &vec![1.0, 10.0].into()], |v| v[0].tensordot_axes(v[1], &[0], &[0]));
    /// assert_eq!(y.value().unwrap().to_f64s(), [31.0, 42.0]);
    /// ```
    #[track_caller]
    pub fn tensordot_axes(self, other: Var<'b>, axes: &[isize], others: &[isize]) -> Var<'b> {
        let n = axes.len() as isize;
        let last: Vec<isize> = (-n..0).collect();
        let first: Vec<isize> = (0..n).collect();
        let (x, y) = (self.move_axes(axes, &last), other.move_axes(others, &first));
        let lens = |x: Var<'b>, start, stop| {
            let step = None;
            x.shape_of().part(&[Part::Range { start, stop, step }], &[])
        };
        let (inner, columns) = (lens(y, None, Some(n)), lens(y, Some(n), None));
        let (rows, same) = match n {
            0 => (x.shape_of(), inner),
            _ => (lens(x, None, Some(-n)), lens(x, Some(-n), None)),
        };
        let inner = inner.check_equal(same);
        let matrix = |x: Var<'b>, lens: [Var<'b>; 2]| {
            let sizes = lens.map(|lens| lens.reduce_prod(Some(&[0]), true));
            x.reshape_to(concat(&sizes, 0))
        };
        let product = matrix(x, [rows, inner]).matmul(matrix(y, [inner, columns]));
        product.reshape_to(concat(&[rows, columns], 0))
    }
}

/// Every primitive of this file.
pub const ALL: &[&PrimDef] = &[&EINSUM];
