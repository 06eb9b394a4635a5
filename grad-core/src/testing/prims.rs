//! Checks that come with every declaration of a primitive: against Rust, against differences, at the edges.

use super::{check_gradient, check_second, check_tangent, close, difference, sample, spread};
use crate::entity::{FuncRef, Value};
use crate::ir::{Attr, Builder, FloatType, FuncGraph, IntType, Module, Node, NodeKind, Type, Var};
use crate::ops::datum::Datum;
use crate::ops::{self, EvalCx, PrimDef, Rule};
use crate::runtime::{Interpreter, RuntimeError};

/// How many points of its domain each primitive is checked at.
const SAMPLES: usize = 25;

/// Values that arithmetic treats in its own way.
const SPECIAL: [f64; 10] = [
    0.0,
    -0.0,
    1.0,
    -1.0,
    0.5,
    1e300,
    -1e-300,
    f64::INFINITY,
    f64::NEG_INFINITY,
    f64::NAN,
];

/// One check of one primitive.
pub struct PrimCheck {
    /// The primitive.
    pub def: &'static PrimDef,
    /// What is checked, for the name of the test.
    pub what: &'static str,
    run: fn(&'static PrimDef) -> Result<(), String>,
}

impl PrimCheck {
    /// Runs it. The error says where what differs.
    ///
    /// # Errors
    /// What differs.
    pub fn run(&self) -> Result<(), String> {
        (self.run)(self.def)
    }
}

/// Every check of every primitive: of one declared with a domain its value, partials, second order, single precision
/// and edges; of one declared with example graphs their gradients.
pub fn prim_checks() -> Vec<PrimCheck> {
    type Run = fn(&'static PrimDef) -> Result<(), String>;
    let sampled: [(&'static str, Run); 5] = [
        ("value", |def| {
            Subject::new(def, FloatType::F64)?.check_value()
        }),
        ("partials", |def| {
            Subject::new(def, FloatType::F64)?.check_partials()
        }),
        ("second_order", |def| {
            Subject::new(def, FloatType::F64)?.check_second_order()
        }),
        ("f32", |def| Subject::new(def, FloatType::F64)?.check_f32()),
        ("edges", |def| {
            Subject::new(def, FloatType::F64)?.check_edges()
        }),
    ];
    let by_graphs: [(&'static str, Run); 3] = [
        ("graphs", check_graphs),
        ("tangents", check_tangents),
        ("second", check_seconds),
    ];
    let mut checks = vec![];
    for def in ops::all() {
        let table = if def.tests.domain.is_empty() {
            &[][..]
        } else {
            &sampled[..]
        };
        let graphs = if def.tests.graphs.is_empty() {
            &[][..]
        } else {
            &by_graphs[..]
        };
        checks.extend(
            table
                .iter()
                .chain(graphs)
                .map(|&(what, run)| PrimCheck { def, what, run }),
        );
    }
    checks
}

/// The points at which a primitive declared with a domain is checked: spread over the domain, every combination of
/// special values, and those of its edge table.
///
/// # Errors
/// The primitive has no domain, or does not take floats.
pub fn prim_points(def: &'static PrimDef) -> Result<Vec<Vec<f64>>, String> {
    let subject = Subject::new(def, FloatType::F64)?;
    let edges = def.tests.edges.iter().map(|(point, _)| point.to_vec());
    Ok(subject
        .points()
        .into_iter()
        .chain(subject.special_points())
        .chain(edges)
        .collect())
}

/// The gradient of each example graph agrees with differences.
fn check_graphs(def: &'static PrimDef) -> Result<(), String> {
    check_each_graph(def, check_gradient)
}

/// Forward mode of each example graph agrees with the reverse pass.
fn check_tangents(def: &'static PrimDef) -> Result<(), String> {
    check_each_graph(
        def,
        |module, func, wrt, args, tolerance| match has_forward_mode(module) {
            true => check_tangent(module, func, wrt, args, tolerance),
            false => Ok(()),
        },
    )
}

/// The way back of forward mode agrees with differences of the gradient.
fn check_seconds(def: &'static PrimDef) -> Result<(), String> {
    check_each_graph(def, |module, func, wrt, args, _| {
        match has_forward_mode(module) {
            true => check_second(module, func, wrt, args, 1e-6),
            false => Ok(()),
        }
    })
}

/// Primitives of tensors are differentiated at run time only, where there is no forward mode. Those of forward mode itself have none.
fn has_forward_mode(module: &Module) -> bool {
    let mut values = module.funcs.values().flat_map(|g| g.values.values());
    let mut nodes = module.funcs.values().flat_map(|g| g.nodes.values());
    let of_tensors = |n: &Node| {
        let is = |def: &&PrimDef| matches!(&n.kind, NodeKind::Prim(d, _) if **d == **def);
        let of_operators = [
            &ops::operator::OPERATOR_JVP,
            &ops::operator::OPERATOR_ASSIGN_JVP,
        ];
        ops::tensor::ALL.iter().copied().flatten().any(is) || of_operators.iter().any(is)
    };
    !values.any(|v| matches!(v.ty, Type::Tensor(_))) && !nodes.any(of_tensors)
}

/// How a function is checked at a point.
type Check = fn(&Module, FuncRef, &[bool], Vec<Datum>, f64) -> Result<(), String>;

fn check_each_graph(def: &'static PrimDef, check: Check) -> Result<(), String> {
    for text in def.tests.graphs {
        let module = crate::text::parse(text).map_err(|e| format!("{e} in\n{text}"))?;
        let (func, graph) = module.funcs.iter().next().ok_or("no function")?;
        let mut prims = module.funcs.values().flat_map(|g| g.nodes.values());
        if !prims.any(|n| matches!(n.kind, NodeKind::Prim(d, _) if d == def)) {
            return Err(format!("`{}` is not in its example\n{text}", def.name));
        }
        let args: Vec<Datum> = graph
            .params
            .iter()
            .enumerate()
            .map(|(i, &p)| sample(graph.ty(p), i))
            .collect();
        let wrt: Vec<bool> = graph
            .params
            .iter()
            .map(|&p| graph.ty(p).is_differentiable())
            .collect();
        check(&module, func, &wrt, args, 1e-9).map_err(|e| format!("{e}\n{text}"))?;
    }
    Ok(())
}

/// The gradient graph of a graph of scalar primitives with one result: reverse accumulation, as plain as can be, and
/// independent of the transform proper. Results: one cotangent per param, for the seed 1.
pub fn scalar_gradient(graph: &FuncGraph) -> FuncGraph {
    let b = Builder::new(graph.clone());
    let mut cts: Vec<(Value, Var)> = vec![];
    let y = b.var(graph.results[0]);
    cts.push((y.value(), y.lit(1.0)));
    let sum = |cts: &[(Value, Var<'_>)], v: Value| -> Option<Value> {
        let mine = cts.iter().filter(|(of, _)| *of == v).map(|(_, ct)| *ct);
        mine.reduce(|a, ct| a + ct).map(Var::value)
    };
    for node in graph.nodes.values().collect::<Vec<_>>().into_iter().rev() {
        let NodeKind::Prim(def, _) = &node.kind else {
            continue;
        };
        let Some(ct) = sum(&cts, node.results[0]) else {
            continue;
        };
        let operands: Vec<Var> = node.operands.iter().map(|&v| b.var(v)).collect();
        for (i, operand) in operands.iter().enumerate() {
            let differentiable = operand.ty().is_differentiable();
            let part = def
                .rule
                .operand_ct(i, &operands, b.var(node.results[0]), b.var(ct));
            if let Some(part) = part.filter(|_| differentiable) {
                cts.push((operand.value(), part));
            }
        }
    }
    let zero = |v: Value| {
        if b.ty(v).is_differentiable() {
            b.var(v).lit(0.0).value()
        } else {
            v
        }
    };
    let results = graph
        .params
        .iter()
        .map(|&p| sum(&cts, p).unwrap_or_else(|| zero(p)))
        .collect();
    let mut gradient = b.finish();
    gradient.results = results;
    gradient
}

/// A primitive under test: its graph and that of its partials.
struct Subject {
    def: &'static PrimDef,
    types: Vec<Type>,
    value: Module,
    partials: Vec<Module>,
}

impl Subject {
    /// Operands are floats; the last is an `i32` if the primitive wants it so.
    fn new(def: &'static PrimDef, float: FloatType) -> Result<Self, String> {
        let mut types = vec![Type::Float(float); def.tests.domain.len()];
        if (def.result)(&types, &Attr::None).is_none() {
            *types.last_mut().ok_or("no operands")? = Type::Int(IntType::I32);
        }
        (def.result)(&types, &Attr::None)
            .ok_or_else(|| format!("operand types {types:?} are refused"))?;
        let build = |f: &dyn for<'b> Fn(&[Var<'b>], Var<'b>) -> Option<Value>| {
            let b = Builder::new(FuncGraph::new(def.name));
            let xs: Vec<Var> = types.iter().map(|ty| b.param(ty.clone())).collect();
            let y = xs[0].apply(def, &xs[1..]);
            let result = f(&xs, y)?;
            b.with(|g| g.results = vec![result]);
            let mut module = Module::new();
            module.funcs.push(b.finish());
            Some(module)
        };
        let value = build(&|_, y| Some(y.value())).ok_or("the value has no graph")?;
        let partials = (0..types.len())
            .filter(|&i| types[i].is_differentiable())
            .map(|i| {
                let partial = |xs: &[Var<'_>], y: Var<'_>| {
                    let part = def.rule.operand_ct(i, xs, y, y.lit(1.0));
                    Some(part.unwrap_or_else(|| y.lit(0.0)).value())
                };
                build(&partial).ok_or("a partial has no graph".to_string())
            })
            .collect::<Result<_, _>>()?;
        Ok(Subject {
            def,
            types,
            value,
            partials,
        })
    }

    /// Points spread over the domain, the same in every run.
    fn points(&self) -> Vec<Vec<f64>> {
        let at = |k: usize, i: usize| {
            let (lo, hi) = self.def.tests.domain[i];
            let x = spread(k, i, lo, hi);
            if self.types[i].is_differentiable() {
                x
            } else {
                x.round()
            }
        };
        (0..SAMPLES)
            .map(|k| (0..self.types.len()).map(|i| at(k, i)).collect())
            .collect()
    }

    /// Every combination of special values; integers stay within the domain.
    fn special_points(&self) -> Vec<Vec<f64>> {
        let choices = |i: usize| -> Vec<f64> {
            let (lo, hi) = self.def.tests.domain[i];
            if self.types[i].is_differentiable() {
                SPECIAL.to_vec()
            } else {
                vec![lo, 0.0, 1.0, hi]
            }
        };
        (0..self.types.len()).fold(vec![vec![]], |points, i| {
            points
                .iter()
                .flat_map(|p| {
                    choices(i)
                        .into_iter()
                        .map(move |x| p.iter().copied().chain([x]).collect())
                })
                .collect()
        })
    }

    fn data(&self, point: &[f64]) -> Vec<Datum> {
        let datum = |(ty, &x): (&Type, &f64)| match ty {
            Type::Float(FloatType::F32) => Datum::F32(x as f32),
            Type::Int(_) => Datum::Int(x as i128),
            _ => Datum::F64(x),
        };
        self.types.iter().zip(point).map(datum).collect()
    }

    fn run(&self, module: &Module, point: &[f64]) -> Result<f64, RuntimeError> {
        let func = module
            .funcs
            .keys()
            .next()
            .ok_or_else(|| RuntimeError::NoFunction(self.def.name.into()))?;
        let results = Interpreter::new(module).run(func, self.data(point))?;
        let number = results.first().and_then(Datum::as_f64);
        number.ok_or_else(|| RuntimeError::Malformed(format!("{results:?} is not a float")))
    }

    /// `eval` gives, bit for bit, what Rust gives by the spelling.
    fn check_value(&self) -> Result<(), String> {
        let reference = self.def.tests.reference.ok_or("there is no reference")?;
        let ty = (self.def.result)(&self.types, &Attr::None).ok_or("no result type")?;
        for point in self.points().into_iter().chain(self.special_points()) {
            let cx = EvalCx {
                attr: &Attr::None,
                ty: &ty,
            };
            // Where Rust panics there is nothing to compare.
            let Ok(datum) = (self.def.eval)(&cx, self.data(&point)) else {
                continue;
            };
            let (found, expected) = (datum.as_f64().ok_or("not a float")?, reference(&point));
            if found.to_bits() != expected.to_bits() && !(found.is_nan() && expected.is_nan()) {
                return Err(format!(
                    "at {point:?}: {found:?}, but Rust gives {expected:?}"
                ));
            }
        }
        Ok(())
    }

    /// Each partial agrees with differences of the value.
    fn check_partials(&self) -> Result<(), String> {
        self.compare(1e-9, |i, point| {
            let f = |x: f64| self.run(&self.value, &replace(point, i, x));
            Ok((
                self.run(&self.partials[i], point)?,
                difference(f, point[i])?,
            ))
        })
    }

    /// The derivative of each partial's graph agrees with differences of the partial.
    fn check_second_order(&self) -> Result<(), String> {
        for partial in &self.partials {
            let graph = partial.funcs.values().next().ok_or("no graph")?;
            let gradient = scalar_gradient(graph);
            self.compare(1e-8, |j, point| {
                let mut module = Module::new();
                let mut graph = gradient.clone();
                graph.results = vec![graph.results[j]];
                module.funcs.push(graph);
                let f = |x: f64| self.run(partial, &replace(point, j, x));
                Ok((self.run(&module, point)?, difference(f, point[j])?))
            })?;
        }
        Ok(())
    }

    /// Value and partials in `f32` agree with those in `f64` at the same point.
    fn check_f32(&self) -> Result<(), String> {
        let single = Subject::new(self.def, FloatType::F32)?;
        self.compare(1e-4, |i, point| {
            let point: Vec<f64> = point.iter().map(|&x| f64::from(x as f32)).collect();
            Ok((
                single.run(&single.partials[i], &point)?,
                self.run(&self.partials[i], &point)?,
            ))
        })?;
        self.compare(1e-5, |_, point| {
            let point: Vec<f64> = point.iter().map(|&x| f64::from(x as f32)).collect();
            Ok((
                single.run(&single.value, &point)?,
                self.run(&self.value, &point)?,
            ))
        })
    }

    /// The partials at the points of the edge table.
    fn check_edges(&self) -> Result<(), String> {
        for (point, expected) in self.def.tests.edges {
            for (partial, &expected) in self.partials.iter().zip(*expected) {
                let found = self.run(partial, point).map_err(|e| e.to_string())?;
                let same = found == expected
                    || (found.is_nan() && expected.is_nan())
                    || (found - expected).abs() <= 1e-14 * expected.abs();
                if !same {
                    return Err(format!("at {point:?}: {found:?}, not {expected:?}"));
                }
            }
        }
        Ok(())
    }

    /// Compares two numbers for each differentiable operand at each point.
    fn compare(
        &self,
        tolerance: f64,
        pair: impl Fn(usize, &[f64]) -> Result<(f64, f64), RuntimeError>,
    ) -> Result<(), String> {
        if matches!(self.def.rule, Rule::Vjp(_)) {
            return Err("a structural rule has no partials: declare it without a domain".into());
        }
        for point in self.points() {
            for i in 0..self.partials.len() {
                let (found, expected) = pair(i, &point).map_err(|e| e.to_string())?;
                if !close(found, expected, tolerance) {
                    return Err(format!(
                        "operand {i} at {point:?}: {found:?}, expected {expected:?}"
                    ));
                }
            }
        }
        Ok(())
    }
}

fn replace(point: &[f64], i: usize, x: f64) -> Vec<f64> {
    let mut point = point.to_vec();
    point[i] = x;
    point
}
