//! From the tokens of an annotated function to the tokens of the function and its companion.

use crate::args::Args;
use crate::model::Model;
use crate::report::{Problems, Site};
use crate::{check, dump, emit, fallback, lower};
use proc_macro2::TokenStream;
use quote::ToTokens;

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
    let mut out = model.item.to_token_stream();
    if problems.is_empty()
        && let Some(rule) = &model.args.vjp
    {
        out.extend(emit::rule_companion(&model, rule));
        return out;
    }
    if problems.is_empty() {
        match lower::lower(&model) {
            Ok(lowered) => {
                let name = model.item.sig.ident.to_string();
                if dump::wanted(&name) {
                    dump::stage(&name, "lowered", &lowered.module);
                }
                match grad_core::grad::derivative(&lowered.module, lowered.func, &model.wrt()) {
                    Ok(planned) => {
                        if dump::wanted(&name) {
                            dump::stage(&name, "planned", &planned);
                        }
                        out.extend(emit::companion(&model, &lowered, &planned));
                        return out;
                    }
                    Err(found) => {
                        for d in found.iter() {
                            let span = d.loc.0.and_then(|i| lowered.spans.get(i as usize)).copied();
                            problems.error(span.unwrap_or_else(|| model.item.sig.ident.span()), d.message.clone());
                        }
                    }
                }
            }
            Err(found) => problems = found,
        }
    }
    out.extend(fallback::companion(&model));
    out.extend(problems.to_compile_errors());
    out
}

/// The item is emitted as it is, after an error that says what the attribute goes on.
fn not_a_function(item: TokenStream, e: &syn::Error, mut problems: Problems) -> TokenStream {
    match syn::parse2::<syn::Item>(item.clone()) {
        Ok(other) => {
            problems.refuse(Site::of(&other), "`#[differentiable]` goes on functions", "put it on a free function; impl blocks and traits are not supported yet");
        }
        Err(_) => problems.error(e.span(), e.to_string()),
    }
    let mut out = problems.to_compile_errors();
    out.extend(item);
    out
}
