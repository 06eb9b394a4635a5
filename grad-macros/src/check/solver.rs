//! What a solver may not have: `root_of = residual` and its like.

use crate::args::Equation;
use crate::model::{By, Model, Param};
use crate::report::{Problems, Site};
use grad_core::ir::Type;

/// Checks the signature of a solver; every problem is added.
pub fn solver(model: &Model, equation: &Equation, problems: &mut Problems) {
    let option = equation.kind.option();
    for param in &model.params {
        self::param(param, option, problems);
    }
    for name in equation.given.iter().flatten() {
        if !model.params.iter().any(|p| p.ident == *name) {
            problems.refuse(
                name.span(),
                format!("there is no param `{name}`"),
                "name params of the solver behind `_`",
            );
        }
    }
    if !is_solution(model) {
        problems.refuse(
            Site::of(&model.item.sig.output),
            format!("what `{option} = ..` stands on has to return floats: the unknowns"),
            "return an `f64`, a `Vec<f64>`, an `[f64; N]` or a struct of them; where there is no solution, NaN",
        );
    }
}

fn param(param: &Param, option: &str, problems: &mut Problems) {
    let at = param.ident.span();
    if param.ident == "self" {
        problems.refuse(
            at,
            format!("`{option} = ..` cannot stand on a method with `self`"),
            "make it a function, to which the value is passed by reference",
        );
    } else if param.by == By::Mut {
        problems.refuse(
            at,
            "a solver cannot have a `&mut` param",
            "take the array by value or by `&`, and return the result",
        );
    } else if let Some(pat) = &param.pat {
        problems.refuse(
            Site::of(pat),
            format!("a param of what `{option} = ..` stands on needs a name"),
            "name the param, and take it apart in the body",
        );
    } else if param.is_active_function() {
        problems.refuse(
            Site::of(&param.syn_ty),
            format!("`{option} = ..` has no way to say what the derivative through `{}` is", param.ident),
            "mark the param `#[no_diff]` if no derivative passes through it, or take its settings as params",
        );
    }
}

/// Whether the floats of what it returns can be unknowns.
fn is_solution(model: &Model) -> bool {
    fn is_of_floats(ty: &Type) -> bool {
        match ty {
            Type::Float(_) => true,
            Type::Array(t, _) | Type::Vec(t) => is_of_floats(t),
            Type::Tuple(all) => all.iter().all(is_of_floats),
            Type::Named(name) => !["Option", "Result"].iter().any(|of| starts_with(name, of)),
            _ => false,
        }
    }
    is_of_floats(&model.ret)
}

fn starts_with(name: &str, of: &str) -> bool {
    let name = name.split('<').next().unwrap_or_default();
    name.rsplit("::")
        .next()
        .is_some_and(|last| last.trim() == of)
}
