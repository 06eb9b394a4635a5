//! The expected value and derivative of a program: its syntax tree is walked with dual numbers, once per input.
//!
//! Nothing here knows of graphs or reverse passes; the two ways to a derivative share the syntax tree and nothing else.

mod choice;
mod expr;
mod iter;
mod memory;
mod record;
mod stmt;

use crate::ast::{Block, Expr, Func, Mode, Program, Sample, Ty, Var};
use crate::dual::Dual;
use crate::print::output_types;
use memory::{Address, Memory};

/// A value while the program runs.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Value {
    Float(Dual),
    Int(usize),
    Bool(bool),
    List(Vec<Value>),
    /// A variant of an enum and what it holds.
    Variant(usize, Vec<Value>),
    Unit,
}

/// Why a piece of program is left before its end.
pub(crate) enum Stop {
    Break(Option<String>, Value),
    Continue(Option<String>),
    Return(Value),
    /// The program panics, does not end, or its numbers grow out of all proportion.
    Fails(&'static str),
}

type Run<T> = Result<T, Stop>;

/// What a program gives.
#[derive(Clone, Debug, PartialEq)]
pub struct Expected {
    /// The floats of the value, then of every `&mut` argument as it was left.
    pub outputs: Vec<f64>,
    /// The derivative of the outputs, weighted by the cotangents, along every differentiated float of the arguments.
    pub gradient: Vec<f64>,
}

/// How many steps a program may take.
const FUEL: usize = 30_000;
/// How large numbers and their derivatives may grow: beyond it, rounding hides mistakes.
const LARGE: f64 = 1e4;

/// The outputs and the gradient of a program, or why it is of no use as a test.
pub fn expected(program: &Program) -> Result<Expected, &'static str> {
    let main = program.main();
    let wrt = |i: usize| main.params[i].ty.has_float() && !main.params[i].constant;
    let inputs: usize = (0..main.params.len())
        .filter(|&i| wrt(i))
        .map(|i| count(&program.args[i], &main.params[i].ty))
        .sum();
    let flattened = |input| -> Result<Vec<Dual>, &'static str> {
        let mut flat = vec![];
        let types = output_types(main);
        for (y, ty) in run(program, input)?.iter().zip(types) {
            y.floats(ty, &mut flat);
        }
        Ok(flat)
    };
    let values = flattened(None)?.iter().map(|y| y.value).collect();
    let weights: Vec<f64> = match &program.cts {
        None => vec![1.0],
        Some(cts) => {
            let mut flat = vec![];
            for (ct, ty) in cts.iter().zip(output_types(main)) {
                sample_floats(ct, ty, &mut flat);
            }
            flat
        }
    };
    let mut gradient = vec![];
    for input in 0..inputs {
        let outputs = flattened(Some(input))?;
        gradient.push(
            outputs
                .iter()
                .zip(&weights)
                .map(|(y, w)| y.tangent * w)
                .sum(),
        );
    }
    if gradient.iter().any(|g: &f64| !g.is_finite()) {
        return Err("its derivative does not exist");
    }
    Ok(Expected {
        outputs: values,
        gradient,
    })
}

/// What a program gives: its value, if it has one, and what is left in every `&mut` argument.
pub(crate) fn outputs(program: &Program) -> Result<Vec<Sample>, &'static str> {
    Ok(run(program, None)?.iter().map(Value::sample).collect())
}

/// The outputs, with their derivatives along one of the differentiated floats.
fn run(program: &Program, input: Option<usize>) -> Result<Vec<Value>, &'static str> {
    let main = program.main();
    let mut walker = Walker {
        funcs: &program.funcs,
        memory: Memory::default(),
        frame: vec![],
        fuel: FUEL,
    };
    let mut left = input;
    let mut args = vec![];
    for (param, sample) in main.params.iter().zip(&program.args) {
        let wrt = param.ty.has_float() && !param.constant;
        let value = input_value(sample, &param.ty, wrt, &mut |x, wrt| {
            let here = wrt && left == Some(0);
            if wrt {
                left = left.map(|n| n.wrapping_sub(1));
            }
            Dual {
                value: x,
                tangent: f64::from(here),
                varies: here,
            }
        });
        args.push(walker.memory.new_cell(value));
    }
    let value = match walker.call(main, args.clone()) {
        Ok(value) => value,
        Err(Stop::Fails(why)) => return Err(why),
        Err(_) => return Err("a jump out of the function"),
    };
    let mut outputs: Vec<Value> = (main.ret != Ty::Unit)
        .then_some(value)
        .into_iter()
        .collect();
    for (param, at) in main.params.iter().zip(&args) {
        if param.mode == Mode::InOut {
            outputs.push(walker.memory.read(at).map_err(|_| "lost argument")?);
        }
    }
    Ok(outputs)
}

/// How many floats with a gradient there are in a sample.
fn count(sample: &Sample, ty: &Ty) -> usize {
    let mut flat = vec![];
    sample_floats(sample, ty, &mut flat);
    flat.len()
}

/// The floats of a sample that have a gradient.
fn sample_floats(sample: &Sample, ty: &Ty, out: &mut Vec<f64>) {
    match sample {
        Sample::Float(x) => out.push(*x),
        Sample::List(items) => {
            for (item, (ty, varies)) in items.iter().zip(parts(ty)) {
                if varies {
                    sample_floats(item, ty, out);
                }
            }
        }
        Sample::Int(_) | Sample::Bool(_) | Sample::Unit => {}
    }
}

/// The types of the parts of a value, one after another, and whether they have a gradient.
fn parts(ty: &Ty) -> Box<dyn Iterator<Item = (&Ty, bool)> + '_> {
    match ty {
        Ty::Tuple(types) => Box::new(types.iter().map(|t| (t, true))),
        Ty::Record(record) => Box::new(record.fields.iter().map(|f| (&f.ty, !f.constant))),
        ty => Box::new(std::iter::repeat((ty.element().unwrap_or(ty), true))),
    }
}

/// A sample as a value; `float` is told whether a float has a gradient.
fn input_value(
    sample: &Sample,
    ty: &Ty,
    wrt: bool,
    float: &mut dyn FnMut(f64, bool) -> Dual,
) -> Value {
    match sample {
        Sample::Float(x) => Value::Float(float(*x, wrt)),
        Sample::Int(n) => Value::Int(*n),
        Sample::Bool(b) => Value::Bool(*b),
        Sample::List(items) => {
            let items = items.iter().zip(parts(ty));
            let items = items.map(|(s, (t, varies))| input_value(s, t, wrt && varies, float));
            Value::List(items.collect())
        }
        Sample::Unit => Value::Unit,
    }
}

impl Value {
    fn sample(&self) -> Sample {
        match self {
            Value::Float(x) => Sample::Float(x.value),
            Value::Int(n) => Sample::Int(*n),
            Value::Bool(b) => Sample::Bool(*b),
            Value::List(items) => Sample::List(items.iter().map(Value::sample).collect()),
            Value::Variant(..) | Value::Unit => Sample::Unit,
        }
    }
    /// The floats that have a gradient.
    fn floats(&self, ty: &Ty, out: &mut Vec<Dual>) {
        match self {
            Value::Float(x) => out.push(*x),
            Value::List(items) => {
                for (item, (ty, varies)) in items.iter().zip(parts(ty)) {
                    if varies {
                        item.floats(ty, out);
                    }
                }
            }
            Value::Int(_) | Value::Bool(_) | Value::Variant(..) | Value::Unit => {}
        }
    }
    fn float(self) -> Run<Dual> {
        match self {
            Value::Float(x) => Ok(x),
            _ => Err(Stop::Fails("not a float")),
        }
    }
    fn int(self) -> Run<usize> {
        match self {
            Value::Int(n) => Ok(n),
            _ => Err(Stop::Fails("not an integer")),
        }
    }
    fn bool(self) -> Run<bool> {
        match self {
            Value::Bool(b) => Ok(b),
            _ => Err(Stop::Fails("not a truth value")),
        }
    }
}

/// What a variable stands for.
#[derive(Clone)]
enum Slot<'p> {
    Place(Address),
    Closure(&'p [Var], &'p Block),
}

/// Walks one run of a program.
struct Walker<'p> {
    funcs: &'p [Func],
    memory: Memory,
    frame: Vec<Option<Slot<'p>>>,
    fuel: usize,
}

impl<'p> Walker<'p> {
    fn step(&mut self) -> Run<()> {
        self.fuel = self
            .fuel
            .checked_sub(1)
            .ok_or(Stop::Fails("it takes too long"))?;
        Ok(())
    }

    /// Calls a function with its arguments in memory.
    fn call(&mut self, func: &'p Func, args: Vec<Address>) -> Run<Value> {
        self.step()?;
        let before = std::mem::take(&mut self.frame);
        for (param, at) in func.params.iter().zip(args) {
            self.bind(&param.var, Slot::Place(at));
        }
        let result = self.block(&func.body);
        self.frame = before;
        match result {
            Ok(value) | Err(Stop::Return(value)) => Ok(value),
            Err(Stop::Fails(why)) => Err(Stop::Fails(why)),
            Err(Stop::Break(..) | Stop::Continue(_)) => {
                Err(Stop::Fails("a jump out of a function"))
            }
        }
    }

    fn bind(&mut self, var: &Var, slot: Slot<'p>) {
        if self.frame.len() <= var.id {
            self.frame.resize(var.id + 1, None);
        }
        self.frame[var.id] = Some(slot);
    }

    /// A new variable with this value.
    fn declare(&mut self, var: &Var, value: Value) {
        let at = self.memory.new_cell(value);
        self.bind(var, Slot::Place(at));
    }

    /// A float that is not too large to be a test.
    fn checked(x: Dual) -> Run<Value> {
        if x.value.abs() < LARGE && (x.tangent.abs() < LARGE || x.tangent.is_nan()) {
            Ok(Value::Float(x))
        } else {
            Err(Stop::Fails("its numbers grow"))
        }
    }

    /// The number of a bound index or length.
    fn int(&mut self, e: &'p Expr) -> Run<usize> {
        self.expr(e)?.int()
    }
}

/// The value that a variable has before it is assigned; never read by a valid program.
fn unset(_: Option<&Ty>) -> Value {
    Value::Unit
}
