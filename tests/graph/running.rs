//! Running: variables, pruning, large graphs, warnings.

use super::{gradient, value};
use grads::graph::Graph;
use grads::{DType, Tensor};
use std::sync::Mutex;

#[test]
fn a_variable_has_a_value_that_may_be_changed_or_fed() {
    let g = Graph::new();
    let v = g.variable("v", 2.0);
    let dv = gradient(&g, v * v, v);
    assert_eq!(value(&g, dv, &[]), [4.0]);
    g.assign(v, 5.0).unwrap();
    assert_eq!(value(&g, dv, &[]), [10.0]);
    assert_eq!(value(&g, dv, &[(v, 1.0.into())]), [2.0]);
    assert!(g.assign(v, 1.0_f32).is_err());
}

#[test]
fn nodes_that_are_not_needed_do_not_run() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let fails = x.reshape(&[7]);
    let y = x * 2.0;
    assert_eq!(value(&g, y, &[(x, 1.0.into())]), [2.0]);
    assert!(g.run(&[fails], &[(x, 1.0.into())]).is_err());
}

#[test]
fn a_program_runs_any_number_of_times() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let program = g.compile(&[x.sin(), gradient(&g, x.sin(), x)]).unwrap();
    for k in 0..10 {
        let at = 0.1 * f64::from(k);
        let out = program.run(&[(x, at.into())]).unwrap();
        assert_eq!(
            (out[0].to_f64(), out[1].to_f64()),
            (Some(at.sin()), Some(at.cos()))
        );
    }
}

#[test]
fn a_long_chain_neither_overflows_the_stack_nor_takes_long() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let y = (0..200_000).fold(x, |y, _| y * 1.000_01);
    let dx = gradient(&g, y, x);
    let expected = (0..200_000).fold(1.0, |y, _| y * 1.000_01);
    let found = value(&g, dx, &[(x, 1.0.into())])[0];
    assert!((found - expected).abs() < 1e-9 * expected);
}

#[test]
fn a_loop_of_many_trips() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let start = [x, g.constant(0_i64)];
    let y = g.while_loop(
        &start,
        |v| v[1].lt(g.constant(50_000_i64)),
        |v| vec![v[0] * 3.0 * (1.0 - v[0]), v[1] + g.constant(1_i64)],
        None,
    )[0];
    let dx = gradient(&g, y, x);
    let (mut v, mut dv) = (0.3_f64, 1.0_f64);
    for _ in 0..50_000 {
        dv *= 3.0 * (1.0 - 2.0 * v);
        v = v * 3.0 * (1.0 - v);
    }
    let out = g.run(&[y, dx], &[(x, 0.3.into())]).unwrap();
    assert_eq!(out[0].to_f64(), Some(v));
    assert!((out[1].to_f64().unwrap() - dv).abs() <= 1e-9 * dv.abs());
}

static WARNINGS: Mutex<Vec<String>> = Mutex::new(vec![]);

struct Collect;

impl log::Log for Collect {
    fn enabled(&self, _: &log::Metadata) -> bool {
        true
    }
    fn log(&self, record: &log::Record) {
        WARNINGS.lock().unwrap().push(record.args().to_string());
    }
    fn flush(&self) {}
}

#[test]
fn a_large_sparse_cotangent_made_dense_is_warned_of() {
    let _ = log::set_logger(&Collect);
    log::set_max_level(log::LevelFilter::Warn);
    let g = Graph::new();
    let table = g.placeholder("table", DType::F32);
    let y = table.rows(g.constant([5_i64]));
    let dt = gradient(&g, y, table);
    let small = Tensor::from(vec![0.0_f32; 100]);
    assert_eq!(value(&g, dt, &[(table, small)])[5], 1.0);
    assert!(WARNINGS.lock().unwrap().is_empty());
    let large = Tensor::from(vec![0.0_f32; 100_000_000]);
    let dense = g.run(&[dt], &[(table, large)]).unwrap();
    assert_eq!(dense[0].shape(), [100_000_000]);
    let warnings = WARNINGS.lock().unwrap();
    let expected = "Converting sparse IndexedSlices to a dense Tensor with 100000000 elements.";
    assert!(warnings[0].starts_with(expected), "{warnings:?}");
}

#[test]
fn one_program_trains_the_variables_that_it_reads() {
    let g = Graph::new();
    let (x, t) = (
        g.placeholder("x", DType::F64),
        g.placeholder("t", DType::F64),
    );
    let (w, b) = (g.variable("w", [0.0, 0.0]), g.variable("b", 0.0));
    let error = x.matvec(w) + b - t;
    let loss = (error * error).reduce_mean(None, false);
    let cts = g.gradients(&[loss], &[w, b], &Default::default()).unwrap();
    let step = |v, ct: Option<_>| v - ct.unwrap() * 0.2;
    let program = g
        .compile(&[loss, step(w, cts[0]), step(b, cts[1])])
        .unwrap();
    let xs = [[0.0, 1.0], [1.0, 0.0], [1.0, 1.0], [2.0, -1.0]];
    let ts: Vec<f64> = xs.iter().map(|[p, q]| 3.0 * p - 2.0 * q + 0.5).collect();
    let feed = [(x, xs.into()), (t, ts.into())];
    let mut losses = vec![];
    for _ in 0..600 {
        let mut out = program.run(&feed).unwrap();
        losses.push(out[0].to_f64().unwrap());
        g.assign(b, out.remove(2)).unwrap();
        g.assign(w, out.remove(1)).unwrap();
    }
    assert!(losses[0] > 1.0 && losses[599] < 1e-8, "{:?}", losses.last());
    let held = g.run(&[w, b], &[]).unwrap();
    assert!(
        (held[0].to_f64s()[1] + 2.0).abs() < 1e-3 && (held[1].to_f64().unwrap() - 0.5).abs() < 1e-3
    );
    // what is fed counts for one run, and no other program is needed to see what was assigned
    let zeros = [
        (x, xs.into()),
        (t, vec![0.0; 4].into()),
        (w, [0.0, 0.0].into()),
        (b, 0.0.into()),
    ];
    assert_eq!(program.run(&zeros).unwrap()[0].to_f64(), Some(0.0));
    assert!(program.run(&feed).unwrap()[0].to_f64().unwrap() < 1e-8);
}

#[test]
fn a_program_may_outlive_its_graph() {
    let program = {
        let g = Graph::new();
        let w = g.variable("w", 2.0);
        g.compile(&[w * 3.0]).unwrap()
    };
    assert_eq!(program.run(&[]).unwrap()[0].to_f64(), Some(6.0));
}
