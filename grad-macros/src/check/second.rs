//! What has no product with its Hessian, or no Hessian, of a closure in place. (Of a function the companion has none: whoever asks is told.)

use crate::emit::Mode;
use crate::model::{Lowered, Model};
use crate::report::{Problems, Site};
use grad_core::ir::Type;

/// A Hessian is that of one float.
pub fn second(model: &Model, lowered: &Lowered, mode: Mode, problems: &mut Problems) {
    let message = match mode {
        Mode::Hvp => "`hvp!` takes a closure that returns one float",
        Mode::Hessian => "`hessian!` takes a closure that returns one float",
        Mode::Products => "a Hessian is that of a closure that returns one float",
        _ => return,
    };
    if !returns_float(lowered) {
        problems.refuse(
            Site::of(&model.item.sig.ident),
            message,
            "return one float, or take the derivative of each by `jacobian!`",
        );
    }
}

/// Whether the value is one float, or may be one as far as is known here.
fn returns_float(lowered: &Lowered) -> bool {
    let graph = &lowered.module.funcs[lowered.func];
    let first = graph.results.first().map(|&v| graph.ty(v));
    matches!(first, Some(Type::Float(_) | Type::Named(_) | Type::Open))
}
