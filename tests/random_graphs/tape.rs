//! Programs on values that compute at once: control flow is Rust's, gradients are those of tapes.

use super::graph::Found;
use super::program::{Player, Program, play};
use super::rows::{Kind, Row};
use grad_core::ops::tensor::index::Part;
use grads::Tensor;
use grads::tape::{Eager, Tape, TapeError, TapeOptions, custom_gradient, op};
use std::cell::RefCell;

/// Plays on the host, noting what it decides.
#[derive(Default)]
pub struct Host {
    /// What decides where a derivative ends: branches taken, elements picked, steps.
    decisions: RefCell<Vec<u64>>,
    /// What passed a `stop_gradient`, in order.
    stopped: RefCell<Vec<Tensor>>,
    /// What is to pass instead, in the reverse order.
    frozen: RefCell<Vec<Tensor>>,
    error: RefCell<Option<TapeError>>,
}

/// One run: the sum of all results, and of all gradients by inputs.
pub struct Sums {
    pub value: f64,
    pub first: f64,
}

fn tape(sources: &[&Eager]) -> Tape {
    let tape = Tape::new();
    for x in sources {
        tape.watch(x);
    }
    tape
}

fn tensors(cts: Vec<Option<Eager>>) -> Result<Vec<Option<Tensor>>, TapeError> {
    let value = |ct: Option<Eager>| ct.map(|ct| ct.value()).transpose();
    cts.into_iter().map(value).collect()
}

/// What a program comes to by two tapes, one in the other.
pub fn run(host: &Host, program: &Program, inputs: &[Tensor]) -> Result<Found, TapeError> {
    let inputs: Vec<Eager> = inputs.iter().cloned().map(Eager::new).collect();
    let watched: Vec<&Eager> = inputs.iter().collect();
    let (outer, inner) = (tape(&watched), tape(&watched));
    let all = play(host, program, inputs.clone());
    if let Some(error) = host.error.take() {
        return Err(error);
    }
    let take = |ids: &[usize]| -> Vec<&Eager> { ids.iter().map(|&id| &all[id]).collect() };
    let (values, sources) = (take(&program.block.results), take(&program.sources));
    let options = TapeOptions::default();
    let first = inner.gradient(&values, &sources, &options)?;
    let ys: Vec<&Eager> = first[..inputs.len()].iter().flatten().collect();
    let second = outer.gradient(&ys, &sources, &options)?;
    Ok(Found {
        values: values.iter().map(|y| y.value()).collect::<Result<_, _>>()?,
        first: tensors(first)?,
        second: tensors(second)?,
    })
}

impl Host {
    /// One for which what passes a `stop_gradient` is what it was.
    pub fn frozen(&self) -> Host {
        let mut frozen = self.stopped.borrow().clone();
        frozen.reverse();
        Host {
            frozen: RefCell::new(frozen),
            ..Host::default()
        }
    }
    /// Whether two runs were on the same smooth piece.
    pub fn agrees(&self, other: &Host) -> bool {
        *self.decisions.borrow() == *other.decisions.borrow()
    }
    fn note(&self, decision: u64) {
        self.decisions.borrow_mut().push(decision);
    }
    fn is_below(&self, x: &Eager, bound: f64) -> bool {
        let sum = x.with(|x| x.reduce_sum(None, false)).to_f64();
        let is_below = sum.is_ok_and(|sum| sum < bound);
        self.note(is_below.into());
        is_below
    }
    /// Which element of the result each one of an operand is.
    fn note_picks(&self, xs: &[Eager], y: &Eager) {
        let elements = |x: &Eager| x.value().map_or(vec![], |x| x.to_f64s());
        let picked = elements(y);
        for x in xs.iter().flat_map(elements) {
            let at = picked.iter().position(|y| *y == x);
            self.note(at.map_or(u64::MAX, |at| at as u64));
        }
    }
}

/// Tensors of their own: what comes out of a branch, loop or function is not what went in, even if it is returned as it is.
fn fresh(xs: Vec<Eager>) -> Vec<Eager> {
    xs.iter().map(|x| x * 1.0).collect()
}

/// The part of a tensor at a counter.
pub fn at(x: &Eager, counter: &Eager) -> Eager {
    op(&[x, counter], |v| v[0].part(&[Part::AtOperand(0)], &[v[1]]))
}

impl Player for Host {
    type V = Eager;

    fn row(&self, row: &'static Row, args: &[Eager], numbers: [usize; 2]) -> Eager {
        let operands: Vec<&Eager> = args.iter().collect();
        let y = op(&operands, |v| (row.build)(v, numbers));
        match (row.kind, y.value()) {
            (Kind::Smooth, _) | (_, Err(_)) => {}
            (Kind::Picks, Ok(_)) => self.note_picks(args, &y),
            (Kind::Steps, Ok(y)) => y.to_f64s().iter().for_each(|y| self.note(y.to_bits())),
            (Kind::Stops, Ok(y)) => {
                self.stopped.borrow_mut().push(y);
                if let Some(then) = self.frozen.borrow_mut().pop() {
                    return Eager::new(then);
                }
            }
        }
        y
    }
    fn float(&self, counter: &Eager) -> Eager {
        Eager::new(counter.to_f64().unwrap_or(f64::NAN) * 0.5)
    }
    fn at(&self, x: &Eager, counter: &Eager) -> Eager {
        at(x, counter)
    }
    fn cond(
        &self,
        x: &Eager,
        bound: f64,
        then: impl FnOnce() -> Vec<Eager>,
        orelse: impl FnOnce() -> Vec<Eager>,
    ) -> Vec<Eager> {
        fresh(if self.is_below(x, bound) {
            then()
        } else {
            orelse()
        })
    }
    fn while_(
        &self,
        init: &[Eager],
        trips: i64,
        bound: Option<f64>,
        body: impl Fn(&[Eager], &Eager) -> Vec<Eager>,
    ) -> Vec<Eager> {
        let mut vars = init.to_vec();
        for counter in 0..trips {
            if bound.is_some_and(|bound| !self.is_below(&vars[0], bound)) {
                break;
            }
            vars = body(&vars, &Eager::new(counter));
        }
        fresh(vars)
    }
    fn call(&self, args: &[Eager], body: impl FnOnce(&[Eager]) -> Vec<Eager>) -> Vec<Eager> {
        fresh(body(args))
    }
    fn own(&self, x: &Eager) -> Eager {
        let forward = |v: &[Eager]| (vec![v[0].sin() * &v[0]], vec![v[0].cos()]);
        let mut y = custom_gradient("own", &[x], forward, |cx| {
            let ct = cx.cts[0].as_ref();
            vec![ct.map(|ct| ct * (&cx.kept[0] * &cx.args[0] + cx.args[0].sin()))]
        });
        y.remove(0)
    }
    fn gradient(&self, x: &Eager, body: impl FnOnce(&Eager) -> Vec<Eager>) -> Eager {
        let copy = x * 1.0;
        let tape = tape(&[&copy]);
        let ys = body(&copy);
        let ys: Vec<&Eager> = ys.iter().collect();
        match tape.gradient(&ys, &[&copy], &TapeOptions::default()) {
            Ok(mut dx) => dx
                .remove(0)
                .unwrap_or_else(|| copy.with(|x| x.zeros_like())),
            Err(error) => {
                self.error.borrow_mut().get_or_insert(error);
                copy
            }
        }
    }
}

/// The sums of what a program comes to.
pub fn sums(host: &Host, program: &Program, inputs: &[Tensor]) -> Result<Sums, TapeError> {
    let found = run(host, program, inputs)?;
    let sum = |xs: &[Tensor]| xs.iter().flat_map(Tensor::to_f64s).sum();
    let first = found.first[..inputs.len()].iter().flatten();
    let first: Vec<Tensor> = first.cloned().collect();
    Ok(Sums {
        value: sum(&found.values),
        first: sum(&first),
    })
}
