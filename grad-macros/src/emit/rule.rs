//! `vjp = path` and `partials = path`: the user's rule in place of the derivative of the body.

use super::generics::{self, back_type, without_kept};
use super::gradients::told;
use super::lifetimes::without_names;
use super::marks::{self, Used};
use super::names::Names;
use super::objective::{self, Product};
use super::signature::{Arg, bare_or_tuple, return_type, seed_type};
use crate::args::{Rule, RuleKind};
use crate::model::{By, Model};
use grad_core::ir::Type;
use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote, quote_spanned};
use syn::spanned::Spanned;

/// The body of `forward`.
pub(super) fn body(model: &Model, rule: &Rule, args: &[Arg], names: &Names) -> TokenStream {
    let path = &rule.path;
    let at = path.span().resolved_at(Span::call_site());
    let parts = Parts::new(model, at, args, names);
    match rule.kind {
        RuleKind::Vjp => parts.vjp(path),
        RuleKind::Partials => parts.partials(path),
        RuleKind::GradientOf => parts.gradient_of(path, names),
    }
}

/// The body of a `forward` that gives `value`, where `cts` are the cotangents of the params that belong to that of the value, which is
/// in a variable.
pub(super) fn body_by(
    model: &Model,
    args: &[Arg],
    names: &Names,
    value: &TokenStream,
    cts: impl FnOnce(&Ident) -> TokenStream,
) -> TokenStream {
    let parts = Parts::new(model, Span::mixed_site(), args, names);
    let (pattern, cts) = (parts.cts(), cts(&parts.seed));
    let back = parts.back(&quote!(let #pattern = #cts;));
    quote!(let value = #value; (value, #back))
}

/// The partials by a rule at the arguments, given `value`.
pub(super) fn run_partials(model: &Model, rule: &Rule, args: &[Arg]) -> TokenStream {
    let (path, at) = (&rule.path, rule.path.span().resolved_at(Span::call_site()));
    let types = args.iter().map(Arg::ty);
    let wanted = args.iter().filter(|a| a.param.differentiated);
    let partials: Vec<TokenStream> = wanted.map(|a| a.param.gradient()).collect();
    let (partials, value_type) = (bare_or_tuple(&partials), return_type(model));
    let names = args.iter().map(|a| &a.name);
    quote_spanned! {at=>
        ::grads::__private::partials_rule::<_, (#(#types,)* #value_type,), #partials>(#path, (#(#names,)* value,))
    }
}

/// Before the name of the function itself, of a method.
pub(super) fn this(model: &Model) -> Option<TokenStream> {
    model.owner.as_ref().map(|_| quote!(Self::))
}

/// What both kinds of rule need.
struct Parts<'p> {
    model: &'p Model,
    args: &'p [Arg<'p>],
    /// Where errors stand: at the rule's path, since what does not fit is the rule's fault.
    at: Span,
    seed: Ident,
    seed_type: TokenStream,
    /// The params of `back` without the seed.
    declared: Vec<TokenStream>,
    /// Functions without what they keep for the way back.
    functions: TokenStream,
    /// The cotangent of each differentiated param.
    cts: Vec<Ident>,
    ct_types: Vec<TokenStream>,
    /// Makes all there that is in the cotangents, and adds those of by-reference params.
    add: TokenStream,
    /// What `back` returns.
    results: Vec<TokenStream>,
    used: Used,
    /// The adjoints of by-reference params.
    slots: Vec<Ident>,
}

impl<'p> Parts<'p> {
    fn new(model: &'p Model, at: Span, args: &'p [Arg<'p>], names: &Names) -> Self {
        let mut parts = Parts {
            model,
            args,
            at,
            seed: names.fresh("ct"),
            seed_type: seed_type(model),
            declared: vec![],
            functions: quote!(),
            cts: vec![],
            ct_types: vec![],
            add: quote!(),
            results: vec![],
            used: Used::of(model, names),
            slots: vec![],
        };
        for arg in args {
            parts.arg(arg, names);
        }
        parts
    }

    fn arg(&mut self, arg: &Arg, names: &Names) {
        let (name, param) = (&arg.name, arg.param);
        if let (Some(function), Some(back)) = (&param.function, back_type(param)) {
            self.declared.push(quote!(_: #back));
            let plain = without_kept(arg, function);
            self.functions.extend(quote!(let #name = #plain;));
            return;
        }
        let ct = names.fresh(&format!("ct_{}", param.ident));
        if param.differentiated && !(param.by == By::Value && param.ty.is_scalar()) {
            self.add.extend(told(&ct));
        }
        if param.by == By::Value {
            let zero = super::literal::literal("zero", &param.ty, Span::mixed_site()).tokens;
            self.results
                .push(match (param.differentiated, param.carries()) {
                    (true, _) => {
                        let ct = marks::of_method(self.model, param, &quote!(#ct));
                        self.used.given(param, ct)
                    }
                    (false, true) => zero,
                    (false, false) => param.gradient(),
                });
        } else {
            let (adjoint, slot) = (param.adjoint(), names.fresh("slot"));
            let ty = without_names(&param.syn_ty);
            self.declared.push(quote!(#name: &#ty));
            self.declared
                .push(quote!(#slot: ::core::option::Option<&mut #adjoint>));
            if param.differentiated {
                self.add
                    .extend(quote!(if let ::core::option::Option::Some(#slot) = #slot {
                        ::grads::__private::accumulate(#slot, #ct);
                    }));
                self.slots.push(slot);
            }
        }
        if param.differentiated {
            self.ct_types.push(param.gradient());
            self.cts.push(ct);
        }
    }

    /// The rule's pullback is kept if nothing is passed by reference, or if the attribute says that it borrows nothing; else the rule runs
    /// again on the way back, so that nothing is borrowed between.
    fn vjp(&self, rule: &syn::Path) -> TokenStream {
        let (at, seed) = (self.at, &self.seed);
        let by_value = self.args.iter().all(|a| a.param.by == By::Value);
        let kept = by_value || self.model.args.kept.is_some();
        let args = self.pass(!kept);
        let (value_type, seed_type) = (return_type(self.model), &self.seed_type);
        let ct_types = bare_or_tuple(&self.ct_types);
        let types = self.args.iter().map(Arg::ty);
        let kept_as_it_is = self.model.args.kept.is_some();
        let how = match kept_as_it_is {
            true => quote_spanned!(at=> kept_rule),
            false => quote_spanned!(at=> vjp_rule),
        };
        let run = quote_spanned! {at=>
            ::grads::__private::#how::<_, (#(#types,)*), #value_type, #seed_type, #ct_types, _>(#rule, (#(#args,)*))
        };
        let cts = self.cts();
        let (first, again) = if kept {
            (quote_spanned!(at=> let (value, back) = #run;), quote!())
        } else {
            (
                quote_spanned!(at=> let (value, _) = #run;),
                quote_spanned!(at=> let (_, back) = #run;),
            )
        };
        let pull = match kept_as_it_is {
            true => {
                quote_spanned!(at=> ::grads::__private::pulled::<_, #seed_type, #ct_types, _>(&back, #seed))
            }
            false => quote_spanned!(at=> back(#seed)),
        };
        let back = self.back(&quote_spanned! {at=>
            #again
            let #cts = #pull;
        });
        let functions = &self.functions;
        quote_spanned!(at=> #functions #first (value, #back))
    }

    /// The value is the function's own; the partials are computed on the way back.
    fn partials(&self, rule: &syn::Path) -> TokenStream {
        let (at, seed) = (self.at, &self.seed);
        let function = &self.model.item.sig.ident;
        let own = generics::arguments(&self.model.item.sig.generics);
        let (this, args) = (this(self.model), self.pass(true));
        let ct_types = bare_or_tuple(&self.ct_types);
        let cts = self.cts();
        let types: Vec<_> = self.args.iter().map(Arg::ty).collect();
        let value_type = return_type(self.model);
        let scaled = self.cts.iter().map(|ct| quote!(let #ct = #seed * #ct;));
        let back = self.back(&quote_spanned! {at=>
            let #cts = ::grads::__private::partials_rule::<_, (#(#types,)* #value_type,), #ct_types>(#rule, (#(#args,)* value,));
            #(#scaled)*
        });
        let functions = &self.functions;
        quote! {
            #functions
            let value = #this #function::<#(#own),*>(#(#args),*);
            (value, #back)
        }
    }

    /// The way back of a gradient is a product with the Hessian of what it is a gradient of.
    fn gradient_of(&self, path: &syn::Path, names: &Names) -> TokenStream {
        let along = |arg: &Arg| match arg.param.by {
            By::Value => self.seed.to_token_stream(),
            By::Shared | By::Mut => {
                let seed = &self.seed;
                quote!(&#seed)
            }
        };
        let (unknown, others) = (self.args.first().map(along), self.args.iter().skip(1));
        let mut cts = self.cts.iter();
        let cts = self.args.iter().map(|a| match a.param.differentiated {
            true => cts.next(),
            false => None,
        });
        let product = Product {
            path,
            args: self.args,
            pass: self.pass(true),
            along: std::iter::once(unknown)
                .chain(others.map(|_| None))
                .collect(),
            wanted: cts.collect(),
        };
        let back = self.back(&product.run(names));
        let args = self.pass(true);
        let (functions, gradient) = (&self.functions, objective::gradient(path, &args));
        quote! {
            #functions
            let value = #gradient;
            (value, #back)
        }
    }

    fn cts(&self) -> TokenStream {
        let cts: Vec<TokenStream> = self.cts.iter().map(|ct| quote!(#ct)).collect();
        bare_or_tuple(&cts)
    }

    /// The closure around `cts`, statements that define the cotangents.
    fn back(&self, cts: &TokenStream) -> TokenStream {
        let (declared, seed, seed_type) = (&self.declared, &self.seed, &self.seed_type);
        let (add, results) = (&self.add, &self.results);
        let asked = self.used.ask(seed, &self.slots);
        let told = match self.model.ret {
            Type::Float(_) => quote!(),
            _ => told(seed),
        };
        quote! {
            move |#(#declared,)* #seed: #seed_type| {
                #asked
                #told
                #cts
                #add
                (#(#results,)*)
            }
        }
    }

    /// The arguments, copied where they are needed again.
    fn pass(&self, again: bool) -> Vec<TokenStream> {
        let pass = self.args.iter().map(|a| {
            let name = &a.name;
            if again && a.param.by == By::Value && !a.param.ty.is_scalar() {
                quote!(#name.clone())
            } else {
                quote!(#name)
            }
        });
        pass.collect()
    }
}
