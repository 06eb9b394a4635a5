//! From the tokens of an annotated function to the tokens of the function and its companion.

use crate::args::Args;
use crate::model::Model;
use crate::report::{Problems, Site};
use crate::{check, dump, emit, fallback, fence, lower};
use grad_core::grad::derivative;
use grad_core::text;
use proc_macro2::TokenStream;
use quote::ToTokens;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// `#[differentiable(args)] item`
pub fn differentiable(args: TokenStream, item: TokenStream) -> TokenStream {
    let mut problems = Problems::default();
    let args = Args::parse(args, &mut problems);
    let function: syn::ItemFn = match syn::parse2(item.clone()) {
        Ok(function) => function,
        Err(e) => return not_a_function(item, &e, problems),
    };
    let model = Model::new(args, function, &mut problems);
    check::check(&model, &mut problems);
    let sound = problems.is_empty();
    let mut out = model.item.to_token_stream();
    // a fault of ours must not hide the user's function
    let result = catch_unwind(AssertUnwindSafe(|| companion(&model, problems)));
    let result = result.unwrap_or_else(|_| {
        let mut problems = Problems::default();
        problems.refuse(
            Site::of(&model.item.sig.ident),
            format!(
                "internal error while differentiating `{}`",
                model.item.sig.ident
            ),
            "please report it, with the function",
        );
        Err(problems)
    });
    match result {
        Ok(companion) => out.extend(companion),
        Err(problems) => {
            out.extend(fallback::companion(&model, sound));
            out.extend(problems.to_compile_errors());
        }
    }
    out
}

/// The stages, one after the other; the first that finds problems is the last.
fn companion(model: &Model, mut problems: Problems) -> Result<TokenStream, Problems> {
    if !problems.is_empty() {
        return Err(problems);
    }
    if let Some(rule) = &model.args.vjp {
        let lowered = lower::lower(model).ok();
        return Ok(emit::rule_companion(model, rule, lowered.as_ref()));
    }
    let name = model.item.sig.ident.to_string();
    let dump = dump::wanted(&name);
    let lowered = lower::lower(model)?;
    if dump {
        dump::stage(&name, "lowered", &text::print(&lowered.module));
    }
    fence::fence(model, &lowered, &mut problems);
    if !problems.is_empty() {
        return Err(problems);
    }
    let planned = match derivative(&lowered.module, lowered.func, &model.wrt()) {
        Ok(planned) => planned,
        Err(found) => {
            problems.absorb(&found, &lowered.spans);
            return Err(problems);
        }
    };
    if dump {
        dump::stage(&name, "derivative", &text::print(&planned));
    }
    let companion = emit::companion(model, &lowered, &planned);
    if dump {
        dump::stage(&name, "emitted", &companion.to_string());
    }
    Ok(companion)
}

/// The item is emitted as it is, after an error that says what the attribute goes on.
fn not_a_function(item: TokenStream, e: &syn::Error, mut problems: Problems) -> TokenStream {
    match syn::parse2::<syn::Item>(item.clone()) {
        Ok(other) => {
            problems.refuse(
                Site::of(&other),
                "`#[differentiable]` goes on functions",
                "put it on a free function; impl blocks and traits are not supported yet",
            );
        }
        Err(_) => problems.error(e.span(), e.to_string()),
    }
    let mut out = problems.to_compile_errors();
    out.extend(item);
    out
}
