//! The graph of a program, through the public API.

use crate::case::{Case, Input, Kind, Op, Query, Region, tensor};
use crate::ops;
use grad_core::grad::OwnRuleCx;
use grad_core::graph::{GradientOptions, Graph, GraphError, Unconnected};
use grad_core::ir::{Builder, Type, Var};
use grad_core::tensor::Tensor;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

/// Where operations are added, with the values that have a name; names are unique in a program. The rule of a function is
/// built where there is no [`Graph`] at hand.
#[derive(Clone)]
struct Site<'g> {
    graph: Option<&'g Graph>,
    builder: &'g Builder,
    named: Rc<RefCell<BTreeMap<String, Var<'g>>>>,
}

/// What is asked for, as values of the graph.
pub struct Built<'g> {
    pub feeds: Vec<(Var<'g>, Tensor)>,
    pub ys: Vec<Var<'g>>,
    /// The gradients of each order, the first one first.
    pub orders: Vec<Vec<Option<Var<'g>>>>,
    pub hessians: Vec<Var<'g>>,
    pub hvp: Vec<Option<Var<'g>>>,
    pub jacobians: Vec<Var<'g>>,
}

/// Builds the program of a case, and what it asks for.
pub fn build<'g>(graph: &'g Graph, case: &Case) -> Result<Built<'g>, GraphError> {
    let site = Site {
        graph: Some(graph),
        builder: graph.constant(0.0).builder(),
        named: Rc::default(),
    };
    let feeds: Vec<_> = case.inputs.iter().map(|i| site.input(i)).collect();
    site.region(&case.program);
    graph.check()?;

    let query = &case.query;
    let (ys, xs) = (site.read(&query.ys), site.read(&query.xs));
    let orders = site.orders(query, &ys, &xs)?;
    let (mut hessians, mut hvp, mut jacobians) = (vec![], vec![], vec![]);
    match query.kind {
        Kind::Gradients => {}
        Kind::Hessians => hessians = graph.hessians(&ys, &xs)?,
        Kind::Hvp => {
            let vs: Vec<Var> = query.v.iter().map(|v| graph.constant(v.clone())).collect();
            hvp = graph.hessian_vector_product(&ys, &xs, &vs)?;
        }
        Kind::Jacobian => {
            for &y in &ys {
                for &x in &xs {
                    jacobians.push(graph.jacobian(y, x)?);
                }
            }
        }
    }
    Ok(Built {
        feeds,
        ys,
        orders,
        hessians,
        hvp,
        jacobians,
    })
}

impl<'g> Site<'g> {
    fn graph(&self) -> &'g Graph {
        self.graph
            .expect("the rule of a function has no control flow")
    }
    fn input(&self, input: &Input) -> (Var<'g>, Tensor) {
        let x = self.graph().placeholder(&input.name, input.value.dtype());
        self.name(&format!("${}", input.name), x);
        (x, input.value.clone())
    }
    fn name(&self, name: &str, value: Var<'g>) {
        self.named.borrow_mut().insert(name.to_string(), value);
    }
    fn read(&self, names: &[String]) -> Vec<Var<'g>> {
        let named = self.named.borrow();
        let read = |name: &String| *named.get(name).unwrap_or_else(|| panic!("no value {name}"));
        names.iter().map(read).collect()
    }

    /// The gradients of each order: those of the sum of all that the order before gave.
    fn orders(
        &self,
        query: &Query,
        ys: &[Var<'g>],
        xs: &[Var<'g>],
    ) -> Result<Vec<Vec<Option<Var<'g>>>>, GraphError> {
        let constant = |x: &Option<Tensor>| x.clone().map(|x| self.graph().constant(x));
        let mut options = GradientOptions {
            grad_ys: query.grad_ys.iter().map(constant).collect(),
            stop_gradients: self.read(&query.stops),
            unconnected: query.unconnected.parse()?,
            ..GradientOptions::default()
        };
        if let Some(method) = &query.aggregation {
            let method = method.to_lowercase();
            options.aggregation = method.trim_start_matches("experimental_").parse()?;
        }
        let mut orders = vec![self.graph().gradients(ys, xs, &options)?];
        options.grad_ys.clear();
        while orders.len() < query.order {
            let last = orders.last().into_iter().flatten();
            let ys: Vec<Var> = last.copied().flatten().collect();
            orders.push(self.graph().gradients(&ys, xs, &options)?);
        }
        Ok(orders)
    }

    /// Adds what the region computes.
    fn region(&self, region: &Region) -> Vec<Var<'g>> {
        for op in &region.ops {
            let results = self.op(op);
            assert_eq!(results.len(), op.out.len(), "results of `{}`", op.name);
            for (name, value) in op.out.iter().zip(results) {
                self.name(name, value);
            }
        }
        self.read(&region.ret)
    }

    /// Adds a region whose params are these values.
    fn applied(&self, region: &Region, args: &[Var<'g>]) -> Vec<Var<'g>> {
        assert_eq!(region.params.len(), args.len(), "params of a graph");
        for (name, &arg) in region.params.iter().zip(args) {
            self.name(name, arg);
        }
        self.region(region)
    }

    fn op(&self, op: &Op) -> Vec<Var<'g>> {
        let operands = self.read(&op.ins);
        match op.name.as_str() {
            "const" => vec![self.constant(op)],
            "cond" => self.graph().cond(
                operands[0],
                || self.region(op.region("then")),
                || self.region(op.region("else")),
            ),
            "switch_case" => self.switch_case(op, operands[0]),
            "while" => self.graph().while_loop(
                &operands,
                |vars| self.applied(op.region("cond"), vars)[0],
                |vars| self.applied(op.region("body"), vars),
                op.attr["max_iters"].as_i64(),
            ),
            "call" => self.graph().call(&function_name(op), &operands, |args| {
                self.applied(op.region("fn"), args)
            }),
            "custom_call" => self.custom_call(op, &operands),
            "gradients" => self.gradients(op, &operands),
            name => {
                let make = ops::find(name).unwrap_or_else(|| panic!("no operation `{name}`"));
                make(op, &operands)
            }
        }
    }

    fn constant(&self, op: &Op) -> Var<'g> {
        let value = tensor(&op.attr).unwrap_or_else(|e| panic!("a constant: {e}"));
        let ty = Type::Tensor(value.dtype());
        self.builder.constant(&value.to_string(), ty)
    }

    fn switch_case(&self, op: &Op, index: Var<'g>) -> Vec<Var<'g>> {
        let branch = |region: Region| -> Box<dyn FnOnce() -> Vec<Var<'g>> + 'g> {
            let site = self.clone();
            Box::new(move || site.region(&region))
        };
        let branches = op.branches.iter().cloned().map(branch).collect();
        self.graph().switch_case(index, branches)
    }

    /// A function whose rule reads what it names of the function, or of what is around.
    fn custom_call(&self, op: &Op, operands: &[Var<'g>]) -> Vec<Var<'g>> {
        let grad = op.region("grad").clone();
        let free = grad.free();
        let rule_reads = free.clone();
        self.graph().call_with_gradient(
            &function_name(op),
            operands,
            |args| (self.applied(op.region("fn"), args), self.read(&rule_reads)),
            move |cx| rule(&grad, &free, cx),
        )
    }

    fn gradients(&self, op: &Op, operands: &[Var<'g>]) -> Vec<Var<'g>> {
        let count = |name| op.attr(name, |n| Ok(n.as_u64().unwrap_or(0) as usize));
        let (ys, rest) = operands.split_at(count("n_ys"));
        let (xs, grad_ys) = rest.split_at(count("n_xs"));
        let unconnected = op.attr["unconnected"].as_str().unwrap_or("none");
        let options = GradientOptions {
            grad_ys: grad_ys.iter().copied().map(Some).collect(),
            unconnected: unconnected.parse().unwrap_or(Unconnected::None),
            ..GradientOptions::default()
        };
        let cts = self.graph().gradients(ys, xs, &options);
        let cts = cts.unwrap_or_else(|e| panic!("a gradient inside the program: {e}"));
        let connected = |ct: Option<Var<'g>>| ct.expect("a gradient that the program reads");
        cts.into_iter().map(connected).collect()
    }
}

/// The cotangents that the region of a rule gives.
fn rule<'b>(grad: &Region, free: &[String], cx: OwnRuleCx<'b>) -> Vec<Option<Var<'b>>> {
    let given = cx
        .args
        .iter()
        .chain(&cx.kept)
        .chain(cx.cts.iter().flatten());
    let Some(any) = given.copied().next() else {
        return vec![];
    };
    let site = Site {
        graph: None,
        builder: any.builder(),
        named: Rc::default(),
    };
    for (name, kept) in free.iter().zip(cx.kept) {
        site.name(name, kept);
    }
    for (param, ct) in grad.params.iter().zip(cx.cts) {
        if let Some(ct) = ct {
            site.name(param, ct);
        }
    }
    site.region(grad).into_iter().map(Some).collect()
}

fn function_name(op: &Op) -> String {
    op.attr["name"].as_str().unwrap_or("f").to_string()
}
