//! A graph as Rust source: of numbers without dimensions, in plain Rust that needs no library.

use super::program::needed;
use super::{Graph, GraphError};
use crate::entity::{Entity, FuncRef, NodeId, Value};
use crate::ir::{DType, Def, FuncGraph, Loop, LoopHeader, Module, Node, NodeKind, Type, Var};
use crate::ops::adjoint::{ACCUMULATE, ZEROS_LIKE};
use crate::ops::datum::Datum;
use crate::ops::index::INDEX;
use crate::ops::select::{PREVENT_GRADIENT, STOP_GRADIENT};
use crate::ops::stack::{LAST, LAST_ADD};
use crate::ops::tensor::elementwise::{FLAT, RELU, RELU6, SIGMOID, SIGN, SOFTPLUS};
use crate::ops::tensor::like::{ADD_N, BROADCAST_LIKE, CHECK_LIKE, UNBROADCAST};
use crate::ops::{PrimDef, Spelling};
use crate::ordered::OrderedMap;
use std::fmt::Write as _;

impl Graph {
    /// A Rust function `pub fn name(..)` of the inputs, each a number, that computes these outputs: `f64`, or a tuple of
    /// such. Where every input is a single number it computes what the graph does.
    ///
    /// ```
    /// # mod grads { pub use grad_core::{graph, ir::DType}; }
    /// use grads::graph::Graph;
    /// use grads::DType;
    /// let g = Graph::new();
    /// let x = g.placeholder("x", DType::F64);
    /// let text = g.to_rust("f", &[x.sin() * x])?;
    /// assert!(text.starts_with("pub fn f(x: f64) -> f64 {"));
    /// # Ok::<(), grad_core::graph::GraphError>(())
    /// ```
    ///
    /// # Errors
    /// What did not fit while the graph was built, a primitive of whole tensors, and a name that is none of Rust (letters,
    /// digits and `_` of ASCII). Inputs whose names are none of Rust's variables are called otherwise.
    pub fn to_rust(&self, name: &str, outputs: &[Var<'_>]) -> Result<String, GraphError> {
        if !is_ident(name) {
            return Err(GraphError::NotAName(name.to_string()));
        }
        let (mut module, main) = self.as_module(outputs)?;
        // what else the graph has need not be of single numbers
        module.funcs[main] = needed(&module.funcs[main], &module.funcs[main].results);
        let graph = &module.funcs[main];
        let mut writer = Writer {
            module: &module,
            text: String::new(),
            depth: 1,
        };
        let mut inputs = vec![];
        let all = self.inputs();
        for (input, &v) in all.iter().zip(&graph.params) {
            let is_alone = all.iter().filter(|other| other.0 == input.0).count() == 1;
            let fits = is_variable(&input.0) && is_alone;
            let ident = if fits {
                input.0.clone()
            } else {
                local(main, v)
            };
            let ty = rust_type(graph.ty(v))?;
            let mutable = format!("{ident}: {ty}");
            inputs.push(mutable);
            if fits {
                writer.line(&format!("let {} = {ident};", local(main, v)));
            }
        }
        writer.body(main)?;
        let results = writer.tuple(main, &graph.results);
        writer.line(&results);
        let types: Result<Vec<String>, _> = graph
            .results
            .iter()
            .map(|&v| rust_type(graph.ty(v)))
            .collect();
        let types = types?;
        let returned = match &types[..] {
            [ty] => ty.clone(),
            types => format!("({})", types.join(", ")),
        };
        Ok(format!(
            "pub fn {name}({}) -> {returned} {{\n{}}}\n",
            inputs.join(", "),
            writer.text
        ))
    }
}

/// What can be no variable of Rust, and what is kept for later editions.
const KEYWORDS: &str = "as async await break const continue crate dyn else enum extern false fn for gen if impl in let loop \
    match mod move mut pub ref return self Self static struct super trait true type unsafe use where while abstract become box \
    do final macro override priv try typeof unsized virtual yield";

/// Whether it can be the name of a function.
fn is_ident(name: &str) -> bool {
    let starts = |c: char| c.is_ascii_alphabetic() || c == '_';
    let is_name = name.starts_with(starts) && name != "_";
    let goes_on = |c: char| c.is_ascii_alphanumeric() || c == '_';
    is_name && name.chars().all(goes_on) && !KEYWORDS.split(' ').any(|word| word == name)
}

/// Whether it can be the name of a variable, as rustc likes them, and is none of [`local`].
fn is_variable(name: &str) -> bool {
    let is_number = |text: &str| text.bytes().all(|b| b.is_ascii_digit());
    let numbers = name
        .strip_prefix('g')
        .and_then(|rest| rest.split_once("_v"));
    let is_local = numbers.is_some_and(|(func, v)| is_number(func) && is_number(v));
    let is_upper = |c: char| c.is_ascii_uppercase();
    is_ident(name) && !name.contains(is_upper) && !name.starts_with('_') && !is_local
}

/// The variable of a value.
fn local(func: FuncRef, v: Value) -> String {
    format!("g{}_v{}", func.index(), v.index())
}

fn rust_type(ty: &Type) -> Result<String, GraphError> {
    match ty {
        Type::Tensor(dtype) => Ok(dtype.name().to_string()),
        Type::Vec(element) => Ok(format!("Vec<{}>", rust_type(element)?)),
        Type::Int(int) => Ok(int.name().to_string()),
        other => Err(GraphError::NotANumber(other.to_string())),
    }
}

struct Writer<'m> {
    module: &'m Module,
    text: String,
    depth: usize,
}

impl Writer<'_> {
    fn line(&mut self, line: &str) {
        let indent = "    ".repeat(self.depth);
        let _ = writeln!(self.text, "{indent}{line}");
    }

    /// Values as one expression.
    fn tuple(&self, func: FuncRef, values: &[Value]) -> String {
        let graph = &self.module.funcs[func];
        let names = values.iter().enumerate().map(|(i, &v)| {
            let again = values[i + 1..].contains(&v);
            self.read(graph, func, v, again)
        });
        match &names.collect::<Vec<_>>()[..] {
            [one] => one.clone(),
            names => format!("({})", names.join(", ")),
        }
    }

    /// A value, given away if it is a list that is not read again.
    fn read(&self, graph: &FuncGraph, func: FuncRef, v: Value, again: bool) -> String {
        let is_list = matches!(graph.ty(v), Type::Vec(_));
        let outside = matches!(graph.values[v].def, Def::Capture(_));
        let copy = if is_list && (again || outside) {
            ".clone()"
        } else {
            ""
        };
        local(func, v) + copy
    }

    /// The statements of a graph.
    fn body(&mut self, func: FuncRef) -> Result<(), GraphError> {
        let graph = &self.module.funcs[func];
        let nodes = graph.nodes.iter();
        let reads = nodes.flat_map(|(id, node)| node.operands.iter().map(move |&v| (v, id)));
        let last: OrderedMap<Value, NodeId> = reads.collect();
        graph
            .nodes
            .keys()
            .try_for_each(|id| self.node(func, id, &last))
    }

    fn node(
        &mut self,
        func: FuncRef,
        id: NodeId,
        last: &OrderedMap<Value, NodeId>,
    ) -> Result<(), GraphError> {
        let graph = &self.module.funcs[func];
        let node = &graph.nodes[id];
        let operands = node.operands.iter().enumerate().map(|(i, &v)| {
            let later = last.get(&v).is_some_and(|last| *last > id) || graph.results.contains(&v);
            let again = later || node.operands[i + 1..].contains(&v);
            self.read(graph, func, v, again)
        });
        let operands: Vec<String> = operands.collect();
        match &node.kind {
            NodeKind::Const(text) => {
                let value = constant(text, graph.ty(node.results[0]))?;
                self.define(func, node, &value)
            }
            NodeKind::Prim(def, _) => {
                let value = expression(def, &operands, graph.ty(node.results[0]))?;
                self.define(func, node, &value)
            }
            NodeKind::Cond { then, orelse } => {
                let names: Vec<String> = node.results.iter().map(|&v| local(func, v)).collect();
                self.line(&format!(
                    "let ({}) = if {} {{",
                    names.join(", ") + trailing(&names),
                    operands[0]
                ));
                self.arm(*then, &operands[1..])?;
                self.line("} else {");
                self.arm(*orelse, &operands[1..])?;
                self.line("};");
                Ok(())
            }
            NodeKind::Loop(l) => self.loop_(func, node, l, &operands),
            NodeKind::Call(_)
            | NodeKind::CallBack(_)
            | NodeKind::Host(_)
            | NodeKind::Primal(_)
            | NodeKind::Push(_)
            | NodeKind::Pop(_) => Err(GraphError::NotANumber("call".into())),
        }
    }

    fn define(&mut self, func: FuncRef, node: &Node, value: &str) -> Result<(), GraphError> {
        let ty = rust_type(self.module.funcs[func].ty(node.results[0]))?;
        self.line(&format!(
            "let {}: {ty} = {value};",
            local(func, node.results[0])
        ));
        Ok(())
    }

    /// The captures of a graph as variables, then its statements.
    fn enter(&mut self, func: FuncRef, captures: &[String]) -> Result<(), GraphError> {
        let graph = &self.module.funcs[func];
        for (&v, outer) in graph.captures.iter().zip(captures) {
            self.line(&format!("let {} = {outer};", local(func, v)));
        }
        self.body(func)
    }

    fn arm(&mut self, func: FuncRef, captures: &[String]) -> Result<(), GraphError> {
        self.depth += 1;
        self.enter(func, captures)?;
        let results = &self.module.funcs[func].results;
        let values = self.tuple(func, results);
        let values = if results.len() == 1 {
            format!("({values},)")
        } else {
            values
        };
        self.line(&values);
        self.depth -= 1;
        Ok(())
    }

    fn loop_(
        &mut self,
        func: FuncRef,
        node: &Node,
        l: &Loop,
        operands: &[String],
    ) -> Result<(), GraphError> {
        let (leading, captures) = (l.leading(), &operands[l.first_capture()..]);
        let captures: Vec<String> = captures
            .iter()
            .map(|c| c.trim_end_matches(".clone()").to_string())
            .collect();
        let state: Vec<String> = node.results.iter().map(|&v| local(func, v)).collect();
        for (name, init) in state.iter().zip(&operands[leading..l.first_capture()]) {
            self.line(&format!("let mut {name} = {init};"));
        }
        let trips = &state[l.carried];
        self.line(&format!("let mut {trips}: usize = 0;"));
        self.line("loop {");
        self.depth += 1;
        let cloned: Vec<String> = captures.iter().map(|c| format!("{c}.clone()")).collect();
        if let LoopHeader::While(cond) = l.header {
            let graph = &self.module.funcs[cond];
            let results = self.tuple(cond, &graph.results);
            self.line("let goes_on = {");
            self.depth += 1;
            for (&p, name) in graph.params.iter().zip(&state) {
                self.line(&format!("let {} = {name}.clone();", local(cond, p)));
            }
            self.enter(cond, &cloned)?;
            self.line(&results);
            self.depth -= 1;
            self.line("};");
            self.line("if !goes_on {");
        } else {
            self.line(&format!(
                "if {} + {trips} >= {} {{",
                operands[0], operands[1]
            ));
        }
        self.line("    break;");
        self.line("}");
        let body = &self.module.funcs[l.body];
        let mut params = body.params.iter();
        if let LoopHeader::Range { rev } = l.header {
            let index = match rev {
                true => format!("{} - 1 - {trips}", operands[1]),
                false => format!("{} + {trips}", operands[0]),
            };
            if let Some(&p) = params.next() {
                self.line(&format!("let {} = {index};", local(l.body, p)));
            }
        }
        for (&p, name) in params.zip(&state) {
            self.line(&format!("let {} = {name};", local(l.body, p)));
        }
        self.enter(l.body, &cloned)?;
        for (i, (&r, name)) in body.results.iter().zip(&state).enumerate() {
            let again = body.results[i + 1..].contains(&r);
            self.line(&format!("{name} = {};", self.read(body, l.body, r, again)));
        }
        self.line(&format!("{trips} += 1;"));
        self.depth -= 1;
        self.line("}");
        Ok(())
    }
}

fn trailing(names: &[String]) -> &'static str {
    if names.len() == 1 { "," } else { "" }
}

/// A literal in Rust's own spelling.
fn constant(text: &str, ty: &Type) -> Result<String, GraphError> {
    let name = rust_type(ty)?;
    match Datum::parse(text, ty) {
        Some(Datum::Array(items)) if items.is_empty() => Ok("Vec::new()".into()),
        Some(Datum::F64(x)) => Ok(float(format!("{x:?}"), x, &name)),
        Some(Datum::F32(x)) => Ok(float(format!("{x:?}"), x.into(), &name)),
        Some(Datum::Int(n)) => Ok(n.to_string()),
        Some(Datum::Bool(is)) => Ok(is.to_string()),
        _ => Err(GraphError::NotANumber("const".into())),
    }
}

fn float(digits: String, x: f64, ty: &str) -> String {
    match x {
        x if x.is_nan() => format!("{ty}::NAN"),
        f64::INFINITY => format!("{ty}::INFINITY"),
        f64::NEG_INFINITY => format!("{ty}::NEG_INFINITY"),
        _ => digits,
    }
}

/// A primitive applied to numbers.
fn expression(def: &PrimDef, operands: &[String], ty: &Type) -> Result<String, GraphError> {
    let not_a_number = || GraphError::NotANumber(def.name.to_string());
    Ok(match (def.spelling, operands) {
        (Spelling::Infix(op), [x, y]) => format!("{x} {op} {y}"),
        (Spelling::Prefix(op), [x]) => format!("{op}{x}"),
        (Spelling::Method(name), [x, rest @ ..]) => format!("{x}.{name}({})", rest.join(", ")),
        (Spelling::Cast, [x]) => format!("{x} as {}", rust_type(ty)?),
        (Spelling::Select, [p, x, y]) => format!("if {p} {{ {x} }} else {{ {y} }}"),
        (Spelling::Push, [list, x]) => format!("{{ let mut list = {list}; list.push({x}); list }}"),
        (Spelling::Pop, [list]) => format!("{{ let mut list = {list}; list.pop(); list }}"),
        (_, [x, ..]) if FIRST_OF.contains(&def) => x.clone(),
        (Spelling::Len, [list]) => format!("{list}.len()"),
        (_, [list, i]) if *def == INDEX => format!("{list}[{i}].clone()"),
        (_, [x]) if *def == ZEROS_LIKE => zeros(x, ty)?,
        (_, [list, x]) if *def == LAST_ADD => {
            let Type::Vec(element) = ty else {
                return Err(not_a_number());
            };
            let sum = sum("list[end]", x, element);
            format!(
                "{{ let mut list = {list}; let end = list.len() - 1; list[end] = {sum}; list }}"
            )
        }
        (_, [a, b]) if *def == ACCUMULATE => sum(a, b, ty),
        (_, [_]) if *def == FLAT => constant("zero", ty)?,
        (_, [x]) if *def == SIGN => format!("if {x} == 0.0 {{ 0.0 }} else {{ {x}.signum() }}"),
        (_, [x]) if *def == RELU => format!("if {x} <= 0.0 {{ 0.0 }} else {{ {x} }}"),
        (_, [x]) if *def == SIGMOID && is_f64(ty) => format!("1.0 / (1.0 + (-{x}).exp())"),
        (_, [x]) if *def == SOFTPLUS && is_f64(ty) => {
            format!("{x}.max(0.0) + (-{x}.abs()).exp().ln_1p()")
        }
        (_, [x]) if *def == RELU6 => format!("{x}.clamp(0.0, 6.0)"),
        (_, xs) if *def == ADD_N => xs.join(" + "),
        (_, [list]) if *def == LAST => {
            let list = list.trim_end_matches(".clone()");
            format!("{list}[{list}.len() - 1].clone()")
        }
        _ => return Err(not_a_number()),
    })
}

/// Functions that are computed in double precision, and then rounded, are written out for `f64` alone.
fn is_f64(ty: &Type) -> bool {
    *ty == Type::Tensor(DType::F64)
}

/// Zeros in the form of a number, list, list of lists, and so on.
fn zeros(x: &str, ty: &Type) -> Result<String, GraphError> {
    match ty {
        Type::Vec(element) => {
            let zeros = zeros("x", element)?;
            Ok(format!("{x}.iter().map(|x| {zeros}).collect::<Vec<_>>()"))
        }
        number => constant("zero", number),
    }
}

/// The sum of two of the same form, number by number.
fn sum(a: &str, b: &str, ty: &Type) -> String {
    match ty {
        Type::Vec(element) => {
            let sum = sum("a", "b", element);
            format!("{a}.iter().zip({b}.iter()).map(|(a, b)| {sum}).collect::<Vec<_>>()")
        }
        _ => format!("{a} + {b}"),
    }
}

/// Primitives that on single numbers are their first operand.
static FIRST_OF: [&PrimDef; 5] = [
    &UNBROADCAST,
    &BROADCAST_LIKE,
    &CHECK_LIKE,
    &STOP_GRADIENT,
    &PREVENT_GRADIENT,
];
