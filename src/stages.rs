//! The stages that `graph!` shows, made again from the text of the lowered graph: the companion carries nothing else.

#[cfg(feature = "stages")]
use grad_core::grad::{derivative, prepared_vjp};
#[cfg(feature = "stages")]
use grad_core::{plan, text};

/// The graph of function `name` at `stage`: `op` as lowered, `grad` after the reverse pass, `plan` with what is kept, `dot`
/// for Graphviz, with `grad dot` and `plan dot` of the other two. `lowered` is what the attribute made of the function, `wrt` which params it differentiates.
#[cfg(feature = "stages")]
pub fn stage(lowered: &str, name: &str, wrt: &[bool], stage: &str) -> String {
    let Ok(module) = text::parse(lowered) else {
        return lowered.into();
    };
    let Some(func) = module.find(name) else {
        return lowered.into();
    };
    let shown = match stage {
        "grad" => prepared_vjp(&module, func, wrt).map(|vjp| text::print(&vjp.module)),
        "grad dot" => prepared_vjp(&module, func, wrt).map(|vjp| text::dot_all(&vjp.module)),
        "plan" => derivative(&module, func, wrt).map(|planned| {
            let func = planned
                .find(name)
                .expect("passes keep what is called by name");
            plan::report(&planned, func) + "\n" + &text::print(&planned)
        }),
        "plan dot" => derivative(&module, func, wrt).map(|planned| text::dot_all(&planned)),
        "dot" => Ok(text::dot(&module, func)),
        _ => Ok(lowered.into()),
    };
    shown.unwrap_or_else(|errors| errors.to_string())
}

/// Without the transform there is the lowered graph alone: `graph!` refuses to ask for more.
#[cfg(not(feature = "stages"))]
pub fn stage(lowered: &str, _: &str, _: &[bool], _: &str) -> String {
    lowered.into()
}
