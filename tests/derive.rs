//! `#[derive(Differentiable)]`: tangent types, and what can be done with them.
#![deny(warnings, missing_docs)]

use grads::prelude::*;

/// A spring.
#[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
pub struct Spring {
    /// Stiffness.
    pub k: f64,
    /// Rest length.
    pub rest: f64,
    /// A label.
    pub id: usize,
}

#[test]
fn integers_are_not_in_the_tangent_type() {
    let spring = Spring {
        k: 1.0,
        rest: 2.0,
        id: 3,
    };
    assert_eq!(spring.zeros_like(), SpringTangent { k: 0.0, rest: 0.0 });
}
