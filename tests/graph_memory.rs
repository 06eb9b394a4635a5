//! A value of a run-time graph is freed after its last use. A test of its own, since it measures the whole process.

#![cfg(target_os = "linux")]

use grads::graph::Graph;
use grads::{DType, Tensor};

/// The most memory that the process has held, in bytes.
fn peak() -> usize {
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find(|l| l.starts_with("VmHWM:")).unwrap();
    let kilobytes: usize = line.split_whitespace().nth(1).unwrap().parse().unwrap();
    kilobytes * 1024
}

#[test]
fn a_chain_of_large_tensors_holds_few_of_them_at_once() {
    const LEN: usize = 1 << 17;
    const NODES: usize = 200;
    let bytes = LEN * std::mem::size_of::<f64>();
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let y = (0..NODES).fold(x, |y, _| y + 1.0);
    let program = g.compile(&[y.rows(g.constant([0_i64]))]).unwrap();
    let at = Tensor::from(vec![0.0; LEN]);
    let before = peak();
    let out = program.run(&[(x, at)]).unwrap();
    assert_eq!(out[0].to_f64s(), [NODES as f64]);
    let grown = peak() - before;
    assert!(grown < 10 * bytes, "{grown} bytes for tensors of {bytes}");
}
