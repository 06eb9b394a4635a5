//! Parts of tensors by NumPy's basic indexing.

use super::{float, is_integer, options};
use crate::ir::{Type, Var};
use crate::kernels::parts;
use crate::ops::{BASE, PrimDef, Rule, Tests};
use std::fmt;
use std::str::FromStr;

/// What an index says of one axis; negative positions count from the back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// `-1`: one position; the axis is gone.
    At(isize),
    /// `$0`: the position that a further operand holds.
    AtOperand(usize),
    /// `start:stop:step`
    #[allow(missing_docs)]
    Range {
        start: Option<isize>,
        stop: Option<isize>,
        step: Option<isize>,
    },
    /// `0/3`: one of several equal parts.
    #[allow(missing_docs)]
    Share { part: usize, of: usize },
    /// `1:3/6`: a range of an axis that has this length.
    #[allow(missing_docs)]
    Piece {
        start: usize,
        stop: usize,
        total: usize,
    },
    /// `least`: the first positions, as many as there are along each axis of which this is said.
    Least,
    /// `new`: an axis of length 1 put in.
    NewAxis,
    /// `...`: as many whole axes as there are without an index.
    Rest,
}

impl Part {
    /// A whole axis.
    pub const ALL: Part = Part::Range {
        start: None,
        stop: None,
        step: None,
    };
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let end = |n: &Option<isize>| n.map_or(String::new(), |n| n.to_string());
        match self {
            Part::At(n) => write!(f, "{n}"),
            Part::AtOperand(i) => write!(f, "${i}"),
            Part::Range { start, stop, step } => {
                write!(f, "{}:{}:{}", end(start), end(stop), end(step))
            }
            Part::Share { part, of } => write!(f, "{part}/{of}"),
            Part::Piece { start, stop, total } => write!(f, "{start}:{stop}/{total}"),
            Part::Least => f.write_str("least"),
            Part::NewAxis => f.write_str("new"),
            Part::Rest => f.write_str("..."),
        }
    }
}

/// No [`Part`] is written like this.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoPart;

impl FromStr for Part {
    type Err = NoPart;
    fn from_str(text: &str) -> Result<Part, NoPart> {
        let read = || {
            let end = |text: &str| match text {
                "" => Some(None),
                text => text.parse().ok().map(Some),
            };
            match text {
                "least" => return Some(Part::Least),
                "new" => return Some(Part::NewAxis),
                "..." => return Some(Part::Rest),
                _ => {}
            }
            if let Some(operand) = text.strip_prefix('$') {
                return operand.parse().ok().map(Part::AtOperand);
            }
            if let Some((of, total)) = text.split_once('/') {
                let total = total.parse().ok()?;
                return match of.split_once(':') {
                    None => Some(Part::Share {
                        part: of.parse().ok()?,
                        of: total,
                    }),
                    Some((start, stop)) => {
                        let (start, stop) = (start.parse().ok()?, stop.parse().ok()?);
                        Some(Part::Piece { start, stop, total })
                    }
                };
            }
            match *text.split(':').collect::<Vec<_>>() {
                [at] => at.parse().ok().map(Part::At),
                [start, stop] => {
                    let (start, stop) = (end(start)?, end(stop)?);
                    Some(Part::Range {
                        start,
                        stop,
                        step: None,
                    })
                }
                [start, stop, step] => {
                    let (start, stop, step) = (end(start)?, end(stop)?, end(step)?);
                    Some(Part::Range { start, stop, step })
                }
                _ => None,
            }
        };
        read().ok_or(NoPart)
    }
}

/// `part."spec=-1,::2,..." x, i, j`: the part of `x` by one [`Part`] for each axis, of which `$0` is `i` and `$1` is `j`.
/// With the option `axis=n` they begin at that axis.
pub static PART: PrimDef = PrimDef {
    name: "part",
    doc: "The part of the first operand that an index describes.",
    options: &["axis", "spec"],
    result: |types, _| match types {
        [x @ Type::Tensor(_), positions @ ..] => {
            positions.iter().all(is_integer).then(|| x.clone())
        }
        _ => None,
    },
    eval: |cx, operands| parts::part(cx, &operands),
    rule: Rule::Vjp(|b| {
        if b.wants(0) {
            let others: Vec<Var> = (0..b.operands()).map(|i| b.operand(i)).collect();
            b.add(0, b.ct().apply_with(&PART_BACK, b.attr(), &others));
        }
    }),
    tests: Tests::graphs(&["func @f(v0: tensor f64) -> tensor f64 {\n\
             v1: tensor i64 = const 1\n\
             v2 = part.\"spec=::-1,$0\" v0, v1\n\
             v3 = part.\"axis=-1 spec=new,0\" v0\n\
             v4 = part.\"spec=1:,1/2\" v0\n\
             v5 = part.\"spec=0:1/2,-1\" v0\n\
             v6 = mul v2, v3\n\
             v7 = mul v4, v5\n\
             v8 = mul v6, v7\n\
             return v8\n\
         }"]),
    ..BASE
};

/// `part_back ct, x, i, j`: zeros of the shape of `x` with `ct` in place of the part that the same index describes.
pub static PART_BACK: PrimDef = PrimDef {
    name: "part_back",
    doc: "Zeros of the second operand's shape with the first one as the part that an index describes.",
    options: &["axis", "spec"],
    result: |types, _| match types {
        [ct, Type::Tensor(_), positions @ ..] if positions.iter().all(is_integer) => {
            float(ct).map(Type::Tensor)
        }
        _ => None,
    },
    eval: |cx, operands| parts::part_back(cx, &operands),
    rule: Rule::Vjp(|b| {
        if b.wants(0) {
            let positions: Vec<Var> = (2..b.operands()).map(|i| b.operand(i)).collect();
            b.add(0, b.ct().apply_with(&PART, b.attr(), &positions));
        }
    }),
    tests: Tests::graphs(&["func @f(v0: tensor f64) -> tensor f64 {\n\
             v1: tensor i64 = const 1\n\
             v2: tensor f64 = const \"[2,3:1.0,2.0,3.0,4.0,5.0,6.0]\"\n\
             v3 = part_back.\"spec=:,:0:-1\" v0, v2\n\
             v4 = part.\"spec=0\" v0\n\
             v5 = part_back.\"spec=:,$0\" v4, v2, v1\n\
             v6 = mul v3, v5\n\
             return v6\n\
         }"]),
    ..BASE
};

impl<'b> Var<'b> {
    /// The part by one index for each axis; `positions` are what [`Part::AtOperand`] counts.
    ///
    /// ```
    /// use grad_core::{ops::tensor::index::Part, tape::Eager};
    /// let x = Eager::new([[1.0, 2.0], [3.0, 4.0]]);
    /// let row = x.with(|x| x.part(&[Part::At(-1)], &[]));
    /// assert_eq!(row.value().unwrap().to_f64s(), [3.0, 4.0]);
    /// ```
    #[track_caller]
    pub fn part(self, parts: &[Part], positions: &[Var<'b>]) -> Var<'b> {
        let attr = options::attr(&[options::list("spec", parts)]);
        self.apply_with(&PART, attr, positions)
    }
    /// The part that one axis is restricted to.
    #[track_caller]
    pub(crate) fn part_along(self, axis: isize, part: Part) -> Var<'b> {
        let words = [options::list("axis", [axis]), options::list("spec", [part])];
        self.apply_with(&PART, options::attr(&words), &[])
    }
}

/// Every primitive of this file.
pub const ALL: &[&PrimDef] = &[&PART, &PART_BACK];
