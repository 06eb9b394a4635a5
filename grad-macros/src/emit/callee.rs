//! What a function is to callers that keep all they keep on a tape: `__run` runs it and puts what its way back needs on the caller's
//! tape, `__back` goes that way. A function that has a tape itself needs nothing more (`emit::on_tape`). The way back of any other is a
//! value whose type has no name: it is found by the type of a closure that never runs.
//!
//! The two of a method with `self` are called like the method itself, so rustc finds whose it is: a function that may call itself,
//! `self.left.total()`, need not know whether it does.

use super::Emitter;
use super::companion::head;
use super::generics;
use super::method;
use super::named;
use super::on_tape::{BACK, RUN, tape};
use super::signature::{Arg, back_arguments, back_result, captured, return_type};
use crate::lower::scalar_prim;
use crate::model::{By, Model};
use crate::owner::{self, Kind};
use grad_core::array_methods::ARRAY_METHODS;
use grad_core::ir::{ArgMode, Call, FuncGraph, Node, Type};
use grad_core::ops::path;
use grad_core::ordered::OrderedSet;
use proc_macro2::{Ident, Span, TokenStream};
use quote::{quote, quote_spanned};
use syn::WhereClause;
use syn::spanned::Spanned as _;

/// The name of the first of a method.
pub(super) const RUN_OF: &str = "__run_of";
/// And of the second.
pub(super) const BACK_OF: &str = "__back_of";

/// How a call is found that is kept on its caller's tape.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Callee {
    /// It is the function itself.
    Own,
    /// By its path.
    Path,
    /// By its receiver.
    Method,
}

/// Whose calls they are.
pub(super) struct Caller {
    name: String,
    this: Option<String>,
    /// The functions without `self` in the same block.
    beside: OrderedSet<String>,
}

impl Caller {
    pub fn of(model: &Model) -> Caller {
        let methods = model.owner.iter().flat_map(|o| &o.methods);
        let beside = methods.filter(|m| m.receiver.is_none());
        Caller {
            name: model.item.sig.ident.to_string(),
            this: model.self_name().map(Into::into),
            beside: beside.map(|m| m.name.clone()).collect(),
        }
    }

    /// How `call` is found; `None` if its way back has no place on a tape.
    pub fn callee(&self, em: &Emitter, call: &Call) -> Option<Callee> {
        if call.spent || call.takes_param || !em.function_args(call).is_empty() {
            return None;
        }
        if let Some(method) = call.callee.strip_prefix('.') {
            return is_on_tape(method, call).then_some(Callee::Method);
        }
        let Some((of, name)) = self.associated(&call.callee) else {
            return Some(match *call.callee == *self.name && self.this.is_none() {
                true => Callee::Own,
                false => Callee::Path,
            });
        };
        // with other generic arguments it is another type
        let this = of == "Self" || self.this.as_deref() == Some(of);
        match this {
            true if name == self.name => Some(Callee::Own),
            true if self.beside.contains(name) => Some(Callee::Path),
            _ => None,
        }
    }

    /// Whether `call` is one of a method of the same name.
    pub fn is_namesake(&self, call: &Call) -> bool {
        let method = call.callee.strip_prefix('.');
        self.this.is_some() && method == Some(&self.name)
    }

    /// The type and the name of a function that belongs to a type.
    fn associated<'c>(&self, callee: &'c str) -> Option<(&'c str, &'c str)> {
        let path = syn::parse_str::<syn::ExprPath>(callee);
        let is_free = path.is_ok_and(|p| !owner::is_associated(&owner::without_arguments(&p).0));
        let whole = ("", callee);
        (!is_free).then(|| callee.rsplit_once("::").unwrap_or(whole))
    }
}

/// Whether a method has a way back for tapes: those of numbers and arrays have none.
fn is_on_tape(method: &str, call: &Call) -> bool {
    let name = method.split("::").next().unwrap_or_default().trim();
    let receiver = call.args.first().map(|a| a.mode);
    receiver == Some(ArgMode::Shared)
        && scalar_prim(name).is_none()
        && !ARRAY_METHODS.contains(&name)
}

/// Whether the types of the arguments by value show in what a way back is handed and gives: the length of an array may be a generic
/// param of the callee.
pub(super) fn shows(graph: &FuncGraph, node: &Node, call: &Call) -> bool {
    let mut operands = node.operands.iter();
    call.args.iter().all(|arg| {
        let v = operands.next().expect("one operand per argument");
        let more = path::indices(&arg.steps) + 2 * usize::from(arg.sub);
        operands.by_ref().take(more).for_each(drop);
        arg.mode != ArgMode::Value || !matches!(graph.ty(*v), Type::Array(..) | Type::Open)
    })
}

/// The functions of `model`'s companion for such callers; `boxed`: its way back is in a box; `on_tape`: it has a tape.
pub(super) fn functions(
    model: &Model,
    args: &[Arg],
    em: &Emitter,
    boxed: bool,
    on_tape: bool,
) -> TokenStream {
    // an impl has what its trait gives
    let given = |kind: Kind| matches!(kind, Kind::Operator | Kind::OfTrait);
    let given = model.owner.as_ref().is_some_and(|o| given(o.kind));
    if given || model.is_closure() || args.iter().any(Arg::is_function) {
        return quote!();
    }
    let this = args.first().filter(|a| a.param.ident == "self");
    match this.map(|a| a.param.by) {
        None if on_tape => quote!(),
        None => Functions::new(model, args, em, boxed).by_path(),
        Some(By::Shared) => {
            let functions = Functions::new(model, args, em, boxed);
            match on_tape {
                true => functions.borrowing().of_method(true),
                false => functions.of_method(false),
            }
        }
        Some(By::Value) => Functions::new(model, args, em, boxed).of_value(),
        Some(By::Mut) => quote!(),
    }
}

/// What the functions are made of.
struct Functions<'a> {
    model: &'a Model,
    args: &'a [Arg<'a>],
    generics: syn::Generics,
    bounds: Option<WhereClause>,
    /// What a way back is handed.
    given: Vec<TokenStream>,
    names: Vec<Ident>,
    result: TokenStream,
    /// Where errors about the types of params stand.
    at: Span,
}

impl<'a> Functions<'a> {
    /// On a tape stand numbers alone, whatever the params borrow.
    fn borrowing(mut self) -> Self {
        self.bounds = self.generics.where_clause.clone();
        self
    }

    fn new(model: &'a Model, args: &'a [Arg<'a>], em: &Emitter, boxed: bool) -> Self {
        let (generics, given) = (generics::inner(model), back_arguments(model));
        let fresh = |i| em.names.fresh(&format!("arg{i}"));
        let bounds = match boxed {
            true => generics.where_clause.clone(),
            false => lasting(model, &generics),
        };
        Functions {
            model,
            args,
            names: (0..given.len()).map(fresh).collect(),
            bounds,
            generics,
            given,
            result: back_result(model),
            at: named::first(model),
        }
    }

    /// Of a function without `self`.
    fn by_path(&self) -> TokenStream {
        let names = [RUN, BACK].map(|name| self.model.function(name));
        let (forward, inner) = (self.forward(), generics::arguments(&self.generics));
        let pass = self.args.iter().map(Arg::pass);
        let never = self.args.iter().map(|_| quote!(loop {}));
        let at = self.at;
        let run = quote_spanned!(at=> Self::#forward::<#(#inner),*>(#(#pass),*));
        let like = quote_spanned!(at=> Self::#forward::<#(#inner),*>(#(#never),*));
        let params: Vec<_> = self.args.iter().map(|a| a.declare(None)).collect();
        let handed = &self.names;
        self.print(
            names,
            &params,
            &held(&run),
            &self.declared(),
            &undone(&like, &quote!(#(#handed),*)),
        )
    }

    /// Of a method with `&self`.
    fn of_method(&self, on_tape: bool) -> TokenStream {
        let (tape, inner, at) = (tape(), generics::arguments(&self.generics), self.at);
        let rest = &self.args[1..];
        let pass: Vec<_> = rest.iter().map(Arg::pass).collect();
        let handed = &self.names[1..];
        let (run, back) = match on_tape {
            true => {
                let [run, back] = [RUN, BACK].map(|name| self.model.function(name));
                (
                    quote_spanned!(at=> Self::#run::<#(#inner),*>(self, #(#pass,)* #tape)),
                    quote_spanned!(at=> Self::#back::<#(#inner),*>(self, #(#handed,)* #tape, at)),
                )
            }
            false => {
                let (forward, never) = (self.forward(), rest.iter().map(|_| quote!(loop {})));
                let like = quote_spanned!(at=> Self::#forward::<#(#inner),*>(self, #(#never),*));
                (
                    held(&quote_spanned!(at=> Self::#forward::<#(#inner),*>(self, #(#pass),*))),
                    undone(&like, &quote!(self, #(#handed),*)),
                )
            }
        };
        self.print_of_method(&run, &self.declared()[1..], &back)
    }

    /// Of a method that takes `self` by value: it works on a copy.
    fn of_value(mut self) -> TokenStream {
        let this = self.args[0].param;
        let others: Vec<TokenStream> = self.model.params[1..]
            .iter()
            .filter(|p| p.by == By::Value)
            .map(|p| p.gradient())
            .collect();
        let (ty, at) = (&this.syn_ty, self.at);
        self.result = quote!((#(#others,)*));
        self.bounds = method::bounds_of_value(this, self.bounds.take());
        let adjoint = this.adjoint();
        let mut declared = vec![quote!(slot: ::core::option::Option<&mut #adjoint>)];
        declared.extend(self.declared());
        let (entry, inner) = (
            owner::entry(&self.model.item.sig.ident),
            generics::arguments(&self.generics),
        );
        let (pass, never) = (
            self.args[1..].iter().map(Arg::pass),
            self.args[1..].iter().map(|_| quote!(loop {})),
        );
        let run = held(&quote_spanned!(at=> <#ty>::#entry::<#(#inner),*>(self, #(#pass),*)));
        let handed = &self.names;
        let back = undone(
            &quote_spanned!(at=> <#ty>::#entry::<#(#inner),*>(self, #(#never),*)),
            &quote!(self, slot, #(#handed),*),
        );
        self.print_of_method(&run, &declared, &back)
    }

    fn forward(&self) -> Ident {
        self.model.function("forward")
    }

    fn declared(&self) -> Vec<TokenStream> {
        let given = self.names.iter().zip(&self.given);
        given.map(|(name, ty)| quote!(#name: #ty)).collect()
    }

    fn print_of_method(
        &self,
        run: &TokenStream,
        declared: &[TokenStream],
        back: &TokenStream,
    ) -> TokenStream {
        let names = [RUN_OF, BACK_OF].map(|name| self.model.function(name));
        let params = self.args[1..].iter().map(|a| a.declare(None));
        let at = self.at;
        let whose = quote_spanned!(at=> _: ::grads::__private::witness::Whose<Self>);
        let params: Vec<_> = std::iter::once(quote_spanned!(at=> &self))
            .chain(std::iter::once(whose))
            .chain(params)
            .collect();
        let declared: Vec<_> = std::iter::once(quote_spanned!(at=> &self))
            .chain(declared.iter().cloned())
            .collect();
        self.print(names, &params, run, &declared, back)
    }

    fn print(
        &self,
        [run_name, back_name]: [Ident; 2],
        params: &[TokenStream],
        run: &TokenStream,
        declared: &[TokenStream],
        back: &TokenStream,
    ) -> TokenStream {
        let (head, at, tape) = (head(self.model), self.at, tape());
        let (generics, bounds, value) = (&self.generics, &self.bounds, return_type(self.model));
        let result = &self.result;
        quote_spanned! {at=>
            #head fn #run_name #generics (#(#params,)* #tape: &mut ::grads::__private::Workspace) -> (#value, ::core::primitive::usize) #bounds {
                #run
            }
            #head fn #back_name #generics (#(#declared,)* #tape: &::grads::__private::Workspace, at: ::core::primitive::usize) -> #result #bounds {
                #back
            }
        }
    }
}

/// Keeps the way back that `run` gives beside its value.
fn held(run: &TokenStream) -> TokenStream {
    let tape = tape();
    let at = run.span();
    quote_spanned!(at=> let (value, back) = #run; (value, #tape.hold(back)))
}

/// Goes a way back of the type that `like` has.
fn undone(like: &TokenStream, handed: &TokenStream) -> TokenStream {
    let tape = tape();
    let span = like.span();
    quote_spanned!(span=> (#tape.held(at, || #like))(#handed))
}

/// What is kept on a tape borrows nothing.
fn lasting(model: &Model, generics: &syn::Generics) -> Option<WhereClause> {
    let own = model.owner.iter().map(|o| &o.generics).chain([generics]);
    let consts: Vec<String> = own
        .flat_map(|g| g.const_params())
        .map(|c| c.ident.to_string())
        .collect();
    let kept = captured(model, generics, |p| p.kept);
    let kept: Vec<_> = kept
        .iter()
        .filter(|t| !consts.contains(&t.to_string()))
        .collect();
    let mut clause = generics.where_clause.clone();
    if !kept.is_empty() {
        let clause = clause.get_or_insert_with(|| syn::parse_quote!(where));
        clause.predicates.extend(
            kept.iter()
                .map(|t| -> syn::WherePredicate { syn::parse_quote!(#t: 'static) }),
        );
    }
    clause
}
