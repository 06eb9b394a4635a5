//! Macro against interpreter for every scalar primitive, in both precisions: the value is plain Rust's, bit by bit; the
//! gradient is the interpreter's for the same graph, and at the edges that of section 12 of the design.

// What the primitives are called is up to std, and what is compared to NaN up to the reader.
#![allow(deprecated, clippy::neg_cmp_op_on_partial_ord)]

#[path = "claims/mod.rs"]
mod claims;
#[path = "prim_macros/rows.rs"]
mod rows;

use grad_core::entity::FuncRef;
use grad_core::grad::derivative;
use grad_core::ir::{Module, NodeKind};
use grad_core::ops::{self, PrimDef};
use grad_core::runtime::Interpreter;
use grad_core::testing::{gradient, prim_points};
use grad_core::text;
use libtest_mimic::{Arguments, Trial};
use rows::{Precision, Row, rows};

fn main() {
    let mut trials = vec![Trial::test("every_primitive_has_a_function", || {
        Ok(every_primitive_has_a_function()?)
    })];
    trials.push(Trial::test("what_the_tables_name_is_run", || {
        Ok(claims::hold()?)
    }));
    for row in rows() {
        for (what, precision) in [("f64", row.double), ("f32", row.single)] {
            let check = move || Ok(Subject::new(row, precision)?.check()?);
            trials.push(Trial::test(format!("{}::{what}", row.name), check));
        }
        if let Some(def) = primitive(&row) {
            let check = move || Ok(edges(def, row.double, 1e-14)?);
            trials.push(Trial::test(format!("{}::edges", row.name), check));
            let check = move || Ok(edges(def, row.single, 1e-6)?);
            trials.push(Trial::test(format!("{}::edges_f32", row.name), check));
        }
    }
    libtest_mimic::run(&Arguments::from_args(), trials).exit();
}

/// The primitive that a row is about, if it is declared with a domain.
fn primitive(row: &Row) -> Option<&'static PrimDef> {
    ops::find(row.name).filter(|def| !def.tests.domain.is_empty())
}

fn every_primitive_has_a_function() -> Result<(), String> {
    let rows = rows();
    let forgotten: Vec<&str> = ops::all()
        .filter(|def| !def.tests.domain.is_empty())
        .map(|def| def.name)
        .filter(|name| !rows.iter().any(|row| row.name == *name))
        .collect();
    if forgotten.is_empty() {
        Ok(())
    } else {
        Err(format!(
            "no function in tests/prim_macros for {forgotten:?}"
        ))
    }
}

/// A row in one precision, with its graph differentiated for the interpreter.
struct Subject {
    precision: Precision,
    points: Vec<Vec<f64>>,
    graph: Module,
    func: FuncRef,
    differentiated: Module,
}

impl Subject {
    fn new(row: Row, precision: Precision) -> Result<Self, String> {
        let printed = (precision.graph)();
        let graph = text::parse(&printed).map_err(|e| format!("{e}\n{printed}"))?;
        let points = match primitive(&row) {
            Some(def) => {
                let mut nodes = graph.funcs.values().flat_map(|g| g.nodes.values());
                if !nodes.any(|n| matches!(n.kind, NodeKind::Prim(d, _) if d == def)) {
                    return Err(format!("`{}` is not in the graph\n{printed}", def.name));
                }
                prim_points(def)?
            }
            None => combinations(row.arity),
        };
        let func = graph.find("f").ok_or("no function")?;
        let params = &graph.funcs[func];
        let wrt: Vec<bool> = params
            .params
            .iter()
            .map(|&p| params.ty(p).is_differentiable())
            .collect();
        let differentiated = derivative(&graph, func, &wrt).map_err(|e| e.to_string())?;
        Ok(Subject {
            precision,
            points,
            graph,
            func,
            differentiated,
        })
    }

    fn check(&self) -> Result<(), String> {
        let func = self
            .differentiated
            .find("f")
            .ok_or("the derivative lost its function")?;
        for point in &self.points {
            let data = (self.precision.data)(point);
            // Where the interpreter refuses Rust panics: `clamp` with bounds that are not in order.
            if Interpreter::new(&self.graph)
                .run(self.func, data.clone())
                .is_err()
            {
                continue;
            }
            let (value, found) = (self.precision.derivative)(point);
            same(
                point,
                "value, plain",
                &[value],
                &[(self.precision.plain)(point)],
            )?;
            let one = (self.precision.one)();
            let (outputs, back) = gradient(&self.differentiated, func, data, |_| vec![one])
                .map_err(|e| format!("at {point:?}: {e}\n{}", text::print(&self.differentiated)))?;
            same(point, "value, interpreter", &[value], &numbers(&outputs))?;
            same(point, "gradient, interpreter", &found, &numbers(&back))?;
        }
        Ok(())
    }
}

/// The gradient at the points of the edge table, as far as the precision can hold them.
fn edges(def: &PrimDef, precision: Precision, tolerance: f64) -> Result<(), String> {
    for (point, expected) in def.tests.edges {
        let rounded = numbers(&(precision.data)(point));
        let held =
            |(&a, &b): (&f64, &f64)| (a - b).abs() <= tolerance * a.abs() || a == b || a.is_nan();
        if !point.iter().zip(&rounded).all(held) {
            continue;
        }
        let (_, found) = (precision.derivative)(point);
        for (found, &expected) in found.iter().zip(*expected) {
            if !held((&expected, found)) || found.is_nan() != expected.is_nan() {
                return Err(format!("at {point:?}: {found:?}, not {expected:?}"));
            }
        }
    }
    Ok(())
}

/// Bit for bit, NaN equal to NaN.
fn same(point: &[f64], what: &str, a: &[f64], b: &[f64]) -> Result<(), String> {
    let equal = |(a, b): (&f64, &f64)| a.to_bits() == b.to_bits() || a.is_nan() && b.is_nan();
    if a.len() == b.len() && a.iter().zip(b).all(equal) {
        Ok(())
    } else {
        Err(format!(
            "at {point:?}: the macro gives {a:?}, but {what}: {b:?}"
        ))
    }
}

fn numbers(data: &[grad_core::ops::datum::Datum]) -> Vec<f64> {
    data.iter().filter_map(|d| d.as_f64()).collect()
}

/// Every combination of ordinary and special numbers.
fn combinations(arity: usize) -> Vec<Vec<f64>> {
    let numbers = [
        0.0,
        -0.0,
        1.0,
        -2.5,
        0.3,
        1e300,
        f64::INFINITY,
        f64::NEG_INFINITY,
        f64::NAN,
    ];
    (0..arity).fold(vec![vec![]], |points, _| {
        let longer = |p: &Vec<f64>| numbers.map(|x| [p.as_slice(), &[x]].concat());
        points.iter().flat_map(longer).collect()
    })
}
