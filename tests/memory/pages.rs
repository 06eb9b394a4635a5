//! Pages that the system gave once stay with the program: the next gradient has no page faults.

#![cfg(all(target_os = "linux", target_env = "gnu"))]

use grads::prelude::*;

#[derive(Clone, Differentiable)]
struct State {
    x: Vec<f64>,
    v: Vec<f64>,
}
#[differentiable]
impl State {
    fn slope(&self, k: f64) -> State {
        State {
            x: self.v.clone(),
            v: self.x.iter().map(|x| -k * x).collect(),
        }
    }
    fn after(&self, h: f64, slope: &State) -> State {
        State {
            x: self
                .x
                .iter()
                .zip(&slope.x)
                .map(|(x, s)| x + h * s)
                .collect(),
            v: self
                .v
                .iter()
                .zip(&slope.v)
                .map(|(v, s)| v + h * s)
                .collect(),
        }
    }
}
#[differentiable]
fn run(start: &State, k: f64, steps: usize) -> f64 {
    let mut s = start.clone();
    for _ in 0..steps {
        let half = s.after(0.05, &s.slope(k));
        s = s.after(0.1, &half.slope(k));
    }
    s.x.iter().map(|x| x * x).sum()
}
/// How many pages the system gave this thread so far (`minflt` in proc_pid_stat(5)).
fn faults() -> u64 {
    let stat = std::fs::read_to_string("/proc/thread-self/stat").expect("Linux has it");
    let behind_the_name = stat.rsplit_once(')').expect("a name in brackets").1;
    let faults = behind_the_name.split_whitespace().nth(7);
    faults.and_then(|n| n.parse().ok()).expect("a number")
}

#[test]
fn the_next_gradient_has_no_page_faults() {
    let start = State {
        x: vec![1.0; 200],
        v: vec![0.0; 200],
    };
    let gradient = || value_and_grad!(run)(&start, 0.5, 50).0;
    let first = gradient();
    gradient();
    let before = faults();
    (0..20).for_each(|_| assert_eq!(gradient(), first));
    // where the allocator gives the end of the heap back after each, these are 2,600
    let pages = faults() - before;
    assert!(pages < 100, "{pages} page faults in 20 gradients");
}
