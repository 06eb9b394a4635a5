//! What has no product with its Hessian, or no Hessian, of a closure in place. (Of a function the companion has none: whoever asks is told.)

use crate::emit::Mode;
use crate::model::{By, Lowered, Model};
use crate::report::{Problems, Site};
use grad_core::ir::Type;

/// A Hessian is that of one float. It is made of runs on copies, so what is written to would be left as it was.
pub fn second(model: &Model, lowered: &Lowered, mode: Mode, problems: &mut Problems) {
    let name = match mode {
        Mode::Hvp => "hvp!",
        Mode::Hessian => "hessian!",
        _ => return,
    };
    if !returns_float(lowered) {
        problems.refuse(
            Site::of(&model.item.sig.ident),
            format!("`{name}` takes a closure that returns one float"),
            "return one float, or take the derivative of each by `jacobian!`",
        );
    }
    let written = model.params.iter().find(|p| p.by == By::Mut);
    if let Some(param) = written.filter(|_| mode == Mode::Hessian) {
        problems.refuse(
            Site::of(&param.ident),
            format!("`hessian!` of a closure that writes to `{}`", param.ident),
            "write a function with `#[differentiable(order = 2)]`",
        );
    }
}

/// Whether the value is one float, or may be one as far as is known here.
fn returns_float(lowered: &Lowered) -> bool {
    let graph = &lowered.module.funcs[lowered.func];
    let first = graph.results.first().map(|&v| graph.ty(v));
    matches!(first, Some(Type::Float(_) | Type::Named(_) | Type::Open))
}
