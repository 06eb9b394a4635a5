//! The Rust source of a program.

mod call;
mod expr;
mod record;
mod stmt;

use crate::ast::{Field, Func, Mode, Owner, Param, Program, Sample, Ty};
use std::fmt::Write as _;

/// The types and functions of a program, annotated.
pub fn source(program: &Program) -> String {
    let mut printer = Printer {
        funcs: &program.funcs,
        out: String::new(),
        indent: 0,
        suffix: false,
        generic: None,
    };
    for item in &program.types {
        printer.item(item);
        printer.out.push('\n');
    }
    for func in &program.funcs {
        printer.func(func);
        printer.out.push('\n');
    }
    printer.out
}

/// The row of a program for `program!` of the corpus.
pub fn row(program: &Program) -> String {
    let main = program.main();
    let args: Vec<String> = main
        .params
        .iter()
        .zip(&program.args)
        .map(|(p, a)| argument(p, a))
        .collect();
    let callees: Vec<String> = program.funcs[..program.funcs.len() - 1]
        .iter()
        .filter_map(|f| match &f.owner {
            Owner::Nobody => Some(f.name.clone()),
            Owner::Method(record) | Owner::Associated(record) => {
                Some(format!("{}::{}", record.name, f.name))
            }
            Owner::Operator(..) | Owner::Trait(..) => None,
        })
        .collect();
    let mut row = format!("program!({}({})", main.name, args.join(", "));
    if !callees.is_empty() {
        let _ = write!(row, " calls {}", callees.join(", "));
    }
    if let Some(cts) = &program.cts {
        let outputs = output_types(main);
        let cts: Vec<String> = cts
            .iter()
            .zip(outputs)
            .map(|(ct, ty)| cotangent(ct, ty))
            .collect();
        let shown = if cts.len() == 1 {
            cts[0].clone()
        } else {
            format!("({})", cts.join(", "))
        };
        let _ = write!(row, "; pulled {shown}");
    }
    row + ")"
}

/// Whether the interpreter can run it: it knows neither which fields are constants, nor what a struct derefs to, nor
/// lengths that have names.
pub fn interpretable(program: &Program) -> bool {
    let constant = |f: &Field| f.constant && f.ty == Ty::Float;
    let mut records = program.types.iter().filter_map(Ty::record);
    let known = !records.any(|r| r.derefs || r.fields.iter().any(constant));
    known && program.funcs.iter().all(|f| f.generic.is_none())
}

/// The types of what a function gives back: its value, then its in-out parameters.
pub fn output_types(func: &Func) -> Vec<&Ty> {
    let value = std::iter::once(&func.ret).filter(|ty| **ty != Ty::Unit);
    value
        .chain(
            func.params
                .iter()
                .filter(|p| p.mode == Mode::InOut)
                .map(|p| &p.ty),
        )
        .collect()
}

fn argument(param: &Param, sample: &Sample) -> String {
    let constant = if param.constant && param.ty.has_float() {
        "const "
    } else {
        ""
    };
    let by = match param.mode {
        Mode::Value => "",
        Mode::Shared => "&",
        Mode::InOut => "&mut ",
    };
    format!("{constant}{by}{}", value(sample, &param.ty, false))
}

/// A sample as an expression of type `ty`; a slice stands behind its `&` as an array. `tangent`: of its gradient type.
fn value(sample: &Sample, ty: &Ty, tangent: bool) -> String {
    let value = |s: &Sample, t: &Ty| value(s, t, tangent);
    match (sample, ty) {
        (Sample::Float(x), _) => format!("{x:?}"),
        (Sample::Int(n), _) => format!("{n}"),
        (Sample::Bool(b), _) => format!("{b}"),
        (Sample::Unit, _) => "()".into(),
        (Sample::List(items), Ty::Tuple(types)) => {
            let items: Vec<String> = items.iter().zip(types).map(|(s, t)| value(s, t)).collect();
            format!("({})", items.join(", "))
        }
        (Sample::List(items), Ty::Record(record)) => {
            record::literal(record, items, tangent, &value)
        }
        (Sample::List(items), ty) => {
            let element = ty.element().unwrap_or(&Ty::Float);
            let items: Vec<String> = items.iter().map(|s| value(s, element)).collect();
            let vec = if matches!(ty, Ty::Vec(_)) { "vec!" } else { "" };
            format!("{vec}[{}]", items.join(", "))
        }
    }
}

/// A cotangent in the gradient type of `ty`: a vector for a slice.
fn cotangent(sample: &Sample, ty: &Ty) -> String {
    match ty {
        Ty::Slice(element) => value(sample, &Ty::Vec(element.clone()), true),
        ty => value(sample, ty, true),
    }
}

/// What the harness of the corpus asks of the structs.
pub fn support(program: &Program) -> String {
    let rows: Vec<String> = program
        .types
        .iter()
        .filter_map(Ty::record)
        .map(|record| {
            let fields: Vec<&str> = record.fields.iter().map(|f| f.name.as_str()).collect();
            format!("    {} {{ {} }}\n", record.name, fields.join(", "))
        })
        .collect();
    if rows.is_empty() {
        return String::new();
    }
    format!("flat_record! {{\n{}}}\n\n", rows.concat())
}

/// The Rust spelling of a type.
pub fn ty(t: &Ty) -> String {
    match t {
        Ty::Float => "f64".into(),
        Ty::Int => "usize".into(),
        Ty::Bool => "bool".into(),
        Ty::Unit => "()".into(),
        Ty::Array(t, n) => format!("[{}; {n}]", ty(t)),
        Ty::Vec(t) => format!("Vec<{}>", ty(t)),
        Ty::Slice(t) => format!("[{}]", ty(t)),
        Ty::Record(record) => record.name.clone(),
        Ty::Choice(choice) => match &choice.name {
            Some(name) => name.clone(),
            None => "Option<f64>".into(),
        },
        Ty::Tuple(ts) => format!("({})", ts.iter().map(ty).collect::<Vec<_>>().join(", ")),
    }
}

/// Source text under construction.
struct Printer<'p> {
    funcs: &'p [Func],
    out: String,
    indent: usize,
    /// Literals get their suffix: no annotation says their type.
    suffix: bool,
    /// The length of arrays that is called `N` here.
    generic: Option<usize>,
}

impl Printer<'_> {
    fn func(&mut self, func: &Func) {
        self.generic = func.generic;
        if let Owner::Trait(_, name, of_trait) = &func.owner {
            // what the trait has for all is in the item of the trait
            if !of_trait {
                self.trait_of(func, name);
            }
            return;
        }
        let head = match &func.owner {
            Owner::Nobody => String::new(),
            Owner::Method(record) | Owner::Associated(record) => {
                format!("impl {} {{\n    ", record.name)
            }
            Owner::Trait(..) => String::new(),
            Owner::Operator(record, op) => {
                let (name, with) = (op.name(), ty(&func.params[1].ty));
                let output = ty(&func.ret);
                let with = if with == record.name {
                    String::new()
                } else {
                    format!("<{with}>")
                };
                format!(
                    "impl std::ops::{name}{with} for {} {{\n    type Output = {output};\n    ",
                    record.name
                )
            }
        };
        let owned = func.owner != Owner::Nobody;
        if owned {
            self.push("#[differentiable]\n");
            self.push(&head);
        }
        self.push("#[differentiable(unconnected = \"zero\")]\n");
        self.push(if owned { "    " } else { "" });
        self.signature(func);
        self.indent += usize::from(owned);
        self.block(&func.body);
        self.indent -= usize::from(owned);
        self.push(if owned { "\n}\n" } else { "\n" });
    }

    /// `fn f<const N: usize>(x: f64) -> f64 `
    fn signature(&mut self, func: &Func) {
        let params: Vec<String> = func.params.iter().map(|p| self.param(p)).collect();
        let ret = match &func.ret {
            Ty::Unit => String::new(),
            t => format!("-> {} ", self.ty(t)),
        };
        let generic = func.generic.map_or("", |_| "<const N: usize>");
        let text = format!("fn {}{generic}({}) {ret}", func.name, params.join(", "));
        self.push(&text);
    }

    /// A trait with one function that structs have to write and others that it has for them, and the one's `impl`.
    fn trait_of(&mut self, func: &Func, name: &str) {
        let Owner::Trait(record, ..) = &func.owner else {
            return;
        };
        self.indent = 1;
        self.push(&format!("#[differentiable]\ntrait {name} {{\n    "));
        self.signature(func);
        self.out.truncate(self.out.trim_end().len());
        self.push(";");
        let funcs = self.funcs;
        for given in funcs {
            if matches!(&given.owner, Owner::Trait(_, n, true) if n == name) {
                self.line();
                self.push("#[differentiable(unconnected = \"zero\")]");
                self.line();
                self.signature(given);
                self.block(&given.body);
            }
        }
        self.push(&format!(
            "\n}}\n\n#[differentiable]\nimpl {name} for {} {{",
            record.name
        ));
        self.line();
        self.push("#[differentiable(unconnected = \"zero\")]");
        self.line();
        self.signature(func);
        self.block(&func.body);
        self.indent = 0;
        self.push("\n}\n");
    }

    fn push(&mut self, text: &str) {
        self.out.push_str(text);
    }

    fn param(&self, p: &Param) -> String {
        let constant = if p.constant { "#[no_diff] " } else { "" };
        let mutable = if p.var.mutable { "mut " } else { "" };
        if p.var.name == "self" {
            return match p.mode {
                Mode::Value => "self".into(),
                Mode::Shared => "&self".into(),
                Mode::InOut => "&mut self".into(),
            };
        }
        let by = match p.mode {
            Mode::Value => "",
            Mode::Shared => "&",
            Mode::InOut => "&mut ",
        };
        format!("{constant}{mutable}{}: {by}{}", p.var.name, self.ty(&p.ty))
    }

    /// The spelling of a type where lengths may have a name.
    fn ty(&self, t: &Ty) -> String {
        match t {
            Ty::Array(t, n) if Some(*n) == self.generic => format!("[{}; N]", self.ty(t)),
            Ty::Array(t, n) => format!("[{}; {n}]", self.ty(t)),
            t => ty(t),
        }
    }

    /// A new line at the current depth.
    fn line(&mut self) {
        self.out.push('\n');
        for _ in 0..self.indent {
            self.out.push_str("    ");
        }
    }
}

pub use expr::{bound, is_open};
