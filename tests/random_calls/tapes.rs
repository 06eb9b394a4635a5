//! Calls on tapes and the values that they watch.

use super::made::{attr, string, tensor};
use super::vars::method;
use fastrand::Rng;
use grad_core::ops::{self, PrimDef};
use grads::GradRegistry;
use grads::graph::Unconnected;
use grads::tape::{Eager, Tape, TapeOptions, custom_gradient_accepting, op, ops as several};

/// Plays a sequence; how many gradients there were.
pub fn sequence(seed: u64) -> usize {
    let mut rng = Rng::with_seed(seed);
    let mut session = Session {
        values: vec![Eager::new(0.5), Eager::variable([0.5, 1.5])],
        tapes: vec![],
        successes: 0,
    };
    for _ in 0..rng.usize(2..60) {
        session.call(&mut rng);
    }
    session.successes
}

struct Session {
    values: Vec<Eager>,
    tapes: Vec<Tape>,
    successes: usize,
}

impl Session {
    fn any(&self, rng: &mut Rng) -> Eager {
        let n = self.values.len();
        self.values[rng.usize(n.saturating_sub(8)..n)].clone()
    }
    fn some(&self, rng: &mut Rng) -> Vec<Eager> {
        (0..rng.usize(..4)).map(|_| self.any(rng)).collect()
    }
    fn tape(&self, rng: &mut Rng) -> Option<&Tape> {
        rng.choice(&self.tapes)
    }
    fn options(&self, rng: &mut Rng) -> TapeOptions {
        let ct = |rng: &mut Rng| rng.bool().then(|| self.any(rng));
        let count = if rng.bool() { 0 } else { rng.usize(..4) };
        TapeOptions {
            output_gradients: (0..count).map(|_| ct(rng)).collect(),
            unconnected: if rng.bool() {
                Unconnected::Zero
            } else {
                Unconnected::None
            },
        }
    }

    fn call(&mut self, rng: &mut Rng) {
        let (x, y) = (self.any(rng), self.any(rng));
        match rng.usize(..26) {
            0 => self.values.push(Eager::new(tensor(rng))),
            1 => self.values.push(Eager::variable(tensor(rng))),
            2 => self.values.push(Eager::failed(string(rng))),
            3 => self.tapes.push(Tape::new()),
            4 => self.tapes.push(Tape::persistent()),
            5 => self.tapes.push(Tape::persistent().without_variables()),
            6 => {
                let mut registry = GradRegistry::new();
                let defs: Vec<&'static PrimDef> = ops::all().collect();
                let def = defs[rng.usize(..defs.len())];
                registry.replace(def, defs[rng.usize(..defs.len())].rule);
                registry.replace(&ops::arith::MUL, defs[rng.usize(..defs.len())].rule);
                self.tapes.push(Tape::new().with_registry(registry));
            }
            7 | 8 => self.tapes.iter().for_each(|tape| tape.watch(&x)),
            9 | 10 => {
                let (ys, xs, options) = (self.some(rng), self.some(rng), self.options(rng));
                let (ys, xs) = (ys.iter().collect::<Vec<_>>(), xs.iter().collect::<Vec<_>>());
                let found = self.tape(rng).map(|tape| tape.gradient(&ys, &xs, &options));
                if let Some(Ok(cts)) = found {
                    self.successes += 1;
                    self.values.extend(cts.into_iter().flatten());
                }
            }
            11 => {
                let options = self.options(rng);
                let found = self
                    .tape(rng)
                    .map(|tape| tape.jacobian(&x, &[&y], options.unconnected));
                if let Some(Ok(found)) = found {
                    self.values.extend(found.into_iter().flatten());
                }
            }
            12 => match (rng.usize(..6), self.tape(rng)) {
                (0, Some(tape)) => tape.pause(),
                (1, Some(tape)) => tape.resume(),
                (2, Some(tape)) => tape.reset(),
                (3, Some(tape)) => drop(tape.watched_variables()),
                (4, Some(tape)) => drop(tape.stop_recording(|| &x * &y)),
                _ => drop(self.tapes.pop()),
            },
            13 => self.custom(rng),
            14 => {
                let results = several(&[&x, &y], |v| {
                    if rng.usize(..3) == 0 {
                        v[0].builder().open(string(rng));
                    }
                    if rng.usize(..3) == 0 {
                        v[0].builder().close();
                    }
                    vec![v[1]; rng.usize(..3)]
                });
                self.values.extend(results);
            }
            19 => {
                let mut x = x;
                if x.assign(tensor(rng)).is_ok() {
                    self.values.push(x);
                }
            }
            15 => drop((
                x.value(),
                x.shape(),
                x.dtype(),
                x.to_f64(),
                x.slices(),
                x.error(),
            )),
            16 => drop(format!("{x:?} {:?}", self.tapes)),
            17 => self.values.push(x / 3 + y.sin() * 0.5),
            18 => {
                let defs: Vec<&'static PrimDef> = ops::all().collect();
                let def = defs[rng.usize(..defs.len())];
                let others = self.some(rng);
                let others: Vec<&Eager> = others.iter().collect();
                self.values.push(x.apply(def, attr(rng), &others));
            }
            _ => self.values.push(op(&[&x, &y], |v| method(rng, v[0], v[1]))),
        }
    }

    fn custom(&mut self, rng: &mut Rng) {
        let (args, kept, wrong) = (self.some(rng), self.some(rng), rng.usize(..4));
        let args: Vec<&Eager> = args.iter().collect();
        let accepts = [rng.usize(..3), usize::MAX];
        let outputs = custom_gradient_accepting(
            string(rng),
            &args,
            &accepts,
            |v| {
                (
                    v.iter()
                        .map(|v| v * 2.0)
                        .chain(v.first().cloned())
                        .collect(),
                    kept,
                )
            },
            move |cx| match wrong {
                0 => vec![],
                1 => cx.kept.iter().cloned().map(Some).collect(),
                _ => cx
                    .args
                    .iter()
                    .map(|x| Some(x * cx.cts.first()?.as_ref()?))
                    .collect(),
            },
        );
        self.values.extend(outputs);
    }
}
