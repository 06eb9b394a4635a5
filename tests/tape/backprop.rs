//! The backward pass alone, on tensors that are only numbers with a size.

use grad_core::tape::{
    Entry, MIN_AGGREGATE_BYTES, MIN_AGGREGATE_COUNT, Recorded, TensorId, VSpace,
};
use std::cell::{Cell, RefCell};
use std::rc::Rc;

/// A number, which stands for a tensor of `size` equal elements.
#[derive(Clone, Debug)]
struct Mock {
    id: TensorId,
    number: f64,
    size: usize,
}

fn mock(number: f64) -> Mock {
    sized(number, 1)
}

fn sized(number: f64, size: usize) -> Mock {
    let id = TensorId::fresh();
    Mock { id, number, size }
}

/// Counts what is asked of it.
#[derive(Default)]
struct Space {
    /// How many cotangents each sum had.
    sums: RefCell<Vec<usize>>,
    sizes: Cell<usize>,
    zeros: Cell<usize>,
}

impl VSpace for Space {
    type Tensor = Mock;
    type Form = usize;
    type Error = String;
    fn id(&self, tensor: &Mock) -> TensorId {
        tensor.id
    }
    fn aggregate(&self, cts: Vec<Mock>) -> Mock {
        self.sums.borrow_mut().push(cts.len());
        sized(cts.iter().map(|ct| ct.number).sum(), cts[0].size)
    }
    fn num_elements(&self, ct: &Mock) -> usize {
        self.sizes.set(self.sizes.get() + 1);
        ct.size
    }
    fn zeros(&self, form: &usize) -> Mock {
        self.zeros.set(self.zeros.get() + 1);
        sized(0.0, *form)
    }
    fn ones_like(&self, tensor: &Mock) -> Mock {
        sized(1.0, tensor.size)
    }
}

type Log = Rc<RefCell<Vec<String>>>;

/// An operation that is linear in its inputs with these factors. Says when its rule runs.
fn linear(name: &str, log: &Log, inputs: &[(&Mock, f64)], outputs: &[&Mock]) -> Entry<Space> {
    let factors: Vec<f64> = inputs.iter().map(|input| input.1).collect();
    let (name, log) = (name.to_string(), Rc::clone(log));
    Entry {
        inputs: inputs.iter().map(|input| input.0.id).collect(),
        outputs: outputs.iter().map(|y| (y.id, y.size)).collect(),
        accepts_none: vec![],
        backward: Box::new(move |cts, _| {
            let shown = cts.iter().map(|ct| match ct {
                Some(ct) => ct.number.to_string(),
                None => "-".into(),
            });
            let shown: Vec<String> = shown.collect();
            log.borrow_mut().push(format!("{name} {}", shown.join(" ")));
            let sum: f64 = cts.iter().flatten().map(|ct| ct.number).sum();
            let size = cts.iter().flatten().map(|ct| ct.size).max().unwrap_or(1);
            let of_input = |factor: &f64| Some(sized(factor * sum, size));
            Ok(factors.iter().map(of_input).collect())
        }),
    }
}

fn run(space: &Space, tape: &Recorded<Space>, ys: &[&Mock], xs: &[&Mock]) -> Vec<Option<f64>> {
    let ids: Vec<TensorId> = ys.iter().map(|y| y.id).collect();
    let targets: Vec<_> = ys.iter().map(|&y| (y.clone(), None)).collect();
    let xs: Vec<Mock> = xs.iter().copied().cloned().collect();
    let cts = tape.prepare(&ids).gradients(space, &targets, &xs);
    let number = |ct: Option<Mock>| ct.map(|ct| ct.number);
    cts.expect("no rule fails")
        .into_iter()
        .map(number)
        .collect()
}

/// A tape that watches `xs`.
fn tape(xs: &[&Mock]) -> (Recorded<Space>, Log) {
    let mut tape = Recorded::default();
    for x in xs {
        tape.watch(x.id);
    }
    (tape, Log::default())
}

#[test]
fn an_entry_waits_until_all_that_read_it_were_taken() {
    // x -> a -> b -> y, and a -> y: `a` must see both of its cotangents
    let (x, a, b, y) = (mock(1.0), mock(0.0), mock(0.0), mock(0.0));
    let (mut tape, log) = tape(&[&x]);
    tape.record(linear("a", &log, &[(&x, 2.0)], &[&a]));
    tape.record(linear("b", &log, &[(&a, 3.0)], &[&b]));
    tape.record(linear("y", &log, &[(&a, 5.0), (&b, 7.0)], &[&y]));
    assert_eq!(run(&Space::default(), &tape, &[&y], &[&x]), [Some(52.0)]);
    assert_eq!(*log.borrow(), ["y 1", "b 7", "a 26"]);
}

#[test]
fn an_input_that_is_read_twice_counts_twice() {
    let (x, a, y) = (mock(1.0), mock(0.0), mock(0.0));
    let (mut tape, log) = tape(&[&x]);
    tape.record(linear("a", &log, &[(&x, 2.0)], &[&a]));
    tape.record(linear("y", &log, &[(&a, 3.0), (&a, 4.0)], &[&y]));
    assert_eq!(run(&Space::default(), &tape, &[&y], &[&x]), [Some(14.0)]);
    assert_eq!(*log.borrow(), ["y 1", "a 7"]);
}

#[test]
fn the_entry_that_became_ready_last_is_taken_first() {
    // y reads a1 and b1; after it both are ready, b1's producer last: b's whole chain goes before a's
    let x = mock(1.0);
    let (a, a1, b, b1, y) = (mock(0.0), mock(0.0), mock(0.0), mock(0.0), mock(0.0));
    let (mut tape, log) = tape(&[&x]);
    tape.record(linear("a", &log, &[(&x, 1.0)], &[&a]));
    tape.record(linear("b", &log, &[(&x, 1.0)], &[&b]));
    tape.record(linear("a1", &log, &[(&a, 1.0)], &[&a1]));
    tape.record(linear("b1", &log, &[(&b, 1.0)], &[&b1]));
    tape.record(linear("y", &log, &[(&a1, 1.0), (&b1, 1.0)], &[&y]));
    assert_eq!(run(&Space::default(), &tape, &[&y], &[&x]), [Some(2.0)]);
    assert_eq!(*log.borrow(), ["y 1", "b1 1", "b 1", "a1 1", "a 1"]);
}

#[test]
fn an_entry_without_cotangents_still_releases_what_it_reads() {
    // the rule of `cut` gives none; `a` must be taken all the same, with what came from y
    let (x, a, c, y) = (mock(1.0), mock(0.0), mock(0.0), mock(0.0));
    let (mut tape, log) = tape(&[&x]);
    tape.record(linear("a", &log, &[(&x, 2.0)], &[&a]));
    let through = mock(0.0);
    tape.record(linear("through", &log, &[(&a, 1.0)], &[&through]));
    tape.record(Entry {
        backward: Box::new(|_, _| Ok(vec![None])),
        ..linear("cut", &log, &[(&through, 1.0)], &[&c])
    });
    tape.record(linear("y", &log, &[(&a, 5.0), (&c, 7.0)], &[&y]));
    assert_eq!(run(&Space::default(), &tape, &[&y], &[&x]), [Some(10.0)]);
    assert_eq!(*log.borrow(), ["y 1", "a 5"]);
}

#[test]
fn only_entries_that_the_targets_depend_on_are_taken() {
    let (x, y, other) = (mock(1.0), mock(0.0), mock(0.0));
    let (mut tape, log) = tape(&[&x]);
    tape.record(linear("y", &log, &[(&x, 2.0)], &[&y]));
    tape.record(linear("other", &log, &[(&x, 3.0), (&y, 3.0)], &[&other]));
    assert_eq!(run(&Space::default(), &tape, &[&y], &[&x]), [Some(2.0)]);
    assert_eq!(*log.borrow(), ["y 1"]);
}

#[test]
fn a_source_hands_its_cotangent_on() {
    let (x, y, z) = (mock(1.0), mock(0.0), mock(0.0));
    let (mut tape, log) = tape(&[&x]);
    tape.record(linear("y", &log, &[(&x, 2.0)], &[&y]));
    tape.record(linear("z", &log, &[(&x, 3.0), (&y, 5.0)], &[&z]));
    let found = run(&Space::default(), &tape, &[&z], &[&x, &y]);
    assert_eq!(found, [Some(13.0), Some(5.0)]);
}

#[test]
fn a_target_that_is_used_downstream_has_its_seed_added() {
    let (x, y, z) = (mock(1.0), mock(0.0), mock(0.0));
    let (mut tape, log) = tape(&[&x]);
    tape.record(linear("y", &log, &[(&x, 2.0)], &[&y]));
    tape.record(linear("z", &log, &[(&y, 5.0)], &[&z]));
    let found = run(&Space::default(), &tape, &[&y, &z], &[&x]);
    assert_eq!(found, [Some(12.0)]);
    assert_eq!(*log.borrow(), ["z 1", "y 6"]);
}

#[test]
fn a_target_that_is_given_twice_is_seeded_twice() {
    let (x, y) = (mock(1.0), mock(0.0));
    let (mut tape, log) = tape(&[&x]);
    tape.record(linear("y", &log, &[(&x, 2.0)], &[&y]));
    assert_eq!(run(&Space::default(), &tape, &[&y, &y], &[&x]), [Some(4.0)]);
}

#[test]
fn a_target_that_was_not_recorded_has_no_gradient() {
    let (x, y) = (mock(1.0), mock(0.0));
    let (tape, _) = tape(&[&x]);
    assert_eq!(run(&Space::default(), &tape, &[&y], &[&x]), [None]);
}

#[test]
fn a_source_that_is_the_target_has_ones() {
    let x = mock(7.0);
    let (tape, _) = tape(&[&x]);
    assert_eq!(run(&Space::default(), &tape, &[&x], &[&x]), [Some(1.0)]);
}

#[test]
fn missing_output_gradients_are_zeros_made_once_per_form() {
    let (x, y, z) = (mock(1.0), mock(0.0), mock(0.0));
    let (a, b, c) = (mock(0.0), mock(0.0), sized(0.0, 2));
    let (mut tape, log) = tape(&[&x]);
    tape.record(linear("split", &log, &[(&x, 2.0)], &[&y, &a, &b, &c]));
    tape.record(linear("z", &log, &[(&y, 3.0)], &[&z]));
    let space = Space::default();
    assert_eq!(run(&space, &tape, &[&z], &[&x]), [Some(6.0)]);
    assert_eq!(*log.borrow(), ["z 1", "split 3 0 0 0"]);
    assert_eq!(space.zeros.get(), 2);
}

#[test]
fn an_output_of_which_none_is_accepted_gets_no_zeros() {
    let (x, y, a) = (mock(1.0), mock(0.0), mock(0.0));
    let (mut tape, log) = tape(&[&x]);
    tape.record(Entry {
        accepts_none: vec![1],
        ..linear("split", &log, &[(&x, 2.0)], &[&y, &a])
    });
    let space = Space::default();
    assert_eq!(run(&space, &tape, &[&y], &[&x]), [Some(2.0)]);
    assert_eq!(*log.borrow(), ["split 1 -"]);
    assert_eq!(space.zeros.get(), 0);
}

/// `y` reads `x` through `uses` operations; `x` has `size` elements.
fn fan(uses: usize, size: usize) -> (Space, f64) {
    let x = sized(1.0, size);
    let y = sized(0.0, size);
    let (mut tape, log) = tape(&[&x]);
    let parts: Vec<Mock> = (0..uses).map(|_| sized(0.0, size)).collect();
    for part in &parts {
        tape.record(linear("part", &log, &[(&x, 1.0)], &[part]));
    }
    let inputs: Vec<_> = parts.iter().map(|part| (part, 1.0)).collect();
    tape.record(linear("y", &log, &inputs, &[&y]));
    let space = Space::default();
    let found = run(&space, &tape, &[&y], &[&x]);
    (space, found[0].expect("y depends on x"))
}

#[test]
fn many_large_gradients_are_summed_early() {
    let size = MIN_AGGREGATE_BYTES / (MIN_AGGREGATE_COUNT * size_of::<f32>()) + 1;
    let (space, found) = fan(10, size);
    assert_eq!(found, 10.0);
    // four, then the sum and three more, twice
    assert_eq!(*space.sums.borrow(), [4, 4, 4]);
}

#[test]
fn gradients_at_the_threshold_are_summed_at_the_end() {
    let size = MIN_AGGREGATE_BYTES / (10 * size_of::<f32>());
    let (space, found) = fan(10, size);
    assert_eq!(found, 10.0);
    assert_eq!(*space.sums.borrow(), [10]);
}

#[test]
fn few_gradients_are_not_summed_early_however_large() {
    let (space, found) = fan(MIN_AGGREGATE_COUNT - 1, MIN_AGGREGATE_BYTES);
    assert_eq!(found, 3.0);
    assert_eq!(*space.sums.borrow(), [3]);
    assert_eq!(space.sizes.get(), 0);
}

#[test]
fn the_size_of_a_tensor_is_asked_once() {
    let (space, _) = fan(10, 1);
    assert_eq!(space.sizes.get(), 1);
}

#[test]
fn the_error_of_a_rule_ends_the_pass() {
    let (x, y) = (mock(1.0), mock(0.0));
    let (mut tape, log) = tape(&[&x]);
    tape.record(Entry {
        backward: Box::new(|_, _| Err("no".into())),
        ..linear("y", &log, &[(&x, 1.0)], &[&y])
    });
    let part = tape.prepare(&[y.id]);
    let cts = part.gradients(&Space::default(), &[(y.clone(), None)], &[x]);
    assert_eq!(cts.unwrap_err(), "no");
}
