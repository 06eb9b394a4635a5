//! Whatever the operands are: a value or an error, and a gradient or an error.

use super::{one, watching};
use grad_core::ir::Attr;
use grad_core::ops::{self, PrimDef};
use grad_core::tape::Eager;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Numbers, lists and tables of each type of elements.
fn samples() -> Vec<Eager> {
    vec![
        Eager::new(0.5),
        Eager::new(vec![0.5, 2.0]),
        Eager::new([[0.5, 2.0, -1.0], [3.0, 0.0, 1.0]]),
        Eager::new(Vec::<f64>::new()),
        Eager::new(vec![0.5_f32, 2.0]),
        Eager::new(1_i64),
        Eager::new(vec![1_i64, -5]),
        Eager::new(vec![true, false]),
    ]
}

/// Attributes that some primitive or other takes.
const ATTRS: [&str; 8] = [
    "axis=0",
    "axis=7 keepdims",
    "spec=0,...",
    "shape=-1,2",
    "perm=1,0",
    "f64",
    "ab,bc->ac",
    "order=1",
];

/// Applies a primitive, and differentiates it.
fn run(def: &'static PrimDef, attr: &Attr, operands: &[&Eager]) {
    let tape = watching(operands);
    let y = operands[0].apply(def, attr.clone(), &operands[1..]);
    let _ = y.value();
    if let Ok(Some(dx)) = one(&tape, &y, operands[0]) {
        let _ = dx.value();
    }
}

#[test]
fn no_operands_make_a_primitive_panic() {
    let samples = samples();
    let attrs = ATTRS.iter().map(|text| Attr::Field((*text).into()));
    let attrs: Vec<Attr> = std::iter::once(Attr::None).chain(attrs).collect();
    let mut panics: Vec<String> = vec![];
    for def in ops::all() {
        let mut check = |attr: &Attr, operands: &[&Eager]| {
            let run = || run(def, attr, operands);
            if catch_unwind(AssertUnwindSafe(run)).is_err() {
                panics.push(format!("{def:?} {attr:?} {operands:?}"));
            }
        };
        for x in &samples {
            for attr in &attrs {
                check(attr, &[x]);
            }
            for y in &samples {
                for attr in &attrs {
                    check(attr, &[x, y]);
                }
                for z in &samples {
                    check(&Attr::None, &[x, y, z]);
                }
            }
        }
    }
    assert!(panics.is_empty(), "{} panics: {:#?}", panics.len(), panics);
}
