//! Graphs that are built at run time: one test for each behaviour of `gradients(ys, xs)` and of control flow.

#[path = "claims/mod.rs"]
mod claims;

mod graph {
    pub mod calls;
    pub mod control;
    pub mod elements;
    pub mod errors;
    pub mod gradients;
    pub mod mistakes;
    pub mod panics;
    pub mod reached;
    pub mod rules;
    pub mod running;
    pub mod serial;

    use grads::graph::{GradientOptions, Graph};
    use grads::{Tensor, Var};

    /// The gradient of one y with respect to one x, which it depends on.
    pub fn gradient<'g>(g: &'g Graph, y: Var<'g>, x: Var<'g>) -> Var<'g> {
        g.gradients(&[y], &[x], &GradientOptions::default())
            .unwrap()[0]
            .unwrap()
    }

    /// The elements of one value.
    pub fn value(g: &Graph, v: Var<'_>, feeds: &[(Var<'_>, Tensor)]) -> Vec<f64> {
        g.run(&[v], feeds).unwrap()[0].to_f64s()
    }
}

#[test]
fn what_the_tables_name_is_run() -> Result<(), String> {
    claims::hold()
}
