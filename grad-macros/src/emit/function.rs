//! Functions that calls are handed: closures with what they keep for their way back, and that way back.

use super::Emitter;
use super::frame::Frame;
use super::generics::{back_type, without_kept, without_way_back};
use super::jvp;
use super::literal::rust_type;
use super::pullback;
use super::second;
use super::signature::{Arg, reference_arguments};
use crate::closures::ClosureMode;
use crate::functions::{self, Form, FunctionArg, Given};
use crate::model::{By, Lowered, Model, Param};
use grad_core::entity::{FuncRef, Value};
use grad_core::grad::jvp_name;
use grad_core::ir::{Call, FuncGraph, Host, Type};
use grad_core::ordered::OrderedMap;
use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote, quote_spanned};

/// The variables of a function-typed param.
#[derive(Clone)]
pub(super) struct FnVars {
    /// The user's name.
    name: String,
    /// The function, which also gives what is kept.
    pub function: Ident,
    /// The function without that.
    pub plain: TokenStream,
    /// What goes the way back of one call.
    pub back: Ident,
    /// Its type.
    pub back_type: TokenStream,
    /// Whether the param is one of the function around, not of the closure that is emitted.
    pub outer: bool,
    /// What it takes and gives.
    pub form: Form,
    /// In forward mode the function without what is kept.
    pub without_way_back: TokenStream,
}

impl FnVars {
    /// Those of the function-typed params among `args`.
    pub fn all(args: &[Arg]) -> Vec<FnVars> {
        args.iter().filter_map(FnVars::of).collect()
    }

    fn of(arg: &Arg) -> Option<FnVars> {
        let function = arg.param.function.as_ref()?;
        Some(FnVars {
            name: arg.param.ident.to_string(),
            function: arg.name.clone(),
            form: function.form,
            without_way_back: without_way_back(arg, function),
            plain: without_kept(arg, function),
            back: arg.back.clone()?,
            back_type: back_type(arg.param)?,
            outer: false,
        })
    }
}

impl Emitter<'_> {
    /// The functions that a call is handed.
    pub fn function_args(&self, call: &Call) -> &[FunctionArg] {
        let (Some(lowered), Some(tokens)) = (self.lowered, call.tokens.0) else {
            return &[];
        };
        lowered
            .function_args
            .get(&tokens)
            .map_or(&[], Vec::as_slice)
    }

    /// How many of the arguments of a derivative along a direction are primals.
    pub fn primals(&self, call: &Call) -> Option<usize> {
        self.lowered?.primals.get(&call.tokens.0?).copied()
    }

    /// Whether what is called is known to have no derivative.
    pub fn is_plain(&self, call: &Call) -> bool {
        self.lowered.is_some_and(|lowered| lowered.is_plain(call))
    }

    /// Whether rustc is asked for the derivative of a call of which none is wanted.
    pub fn asks_for(&self, call: &Call) -> bool {
        self.lowered.is_some_and(|lowered| lowered.asks_for(call))
    }

    /// Whether rustc is asked that what methods gave, which an opaque expression is handed, are integers.
    pub fn asks_whole(&self, host: &Host) -> bool {
        let asked = |lowered: &Lowered| {
            host.tokens
                .0
                .is_some_and(|t| lowered.whole.borrow().contains(&t))
        };
        self.lowered.is_some_and(asked)
    }

    /// The variables of the function-typed param called `name`.
    pub fn function_vars(&self, name: &str) -> Option<&FnVars> {
        self.functions.iter().find(|f| f.name == name)
    }

    /// The function-typed params of the function around that a function uses.
    fn uses(&self, given: &Given) -> Vec<&FnVars> {
        let names = match given {
            Given::Closure { closure, .. } => self.closure(*closure).uses.clone(),
            Given::Path(_) => return vec![],
            Given::Param(name) => [name.clone()].into(),
        };
        let used = |f: &&FnVars| names.contains(&f.name);
        self.functions.iter().filter(used).collect()
    }

    fn closure(&self, closure: usize) -> &functions::Closure {
        let lowered = self.lowered.expect("a graph from text has no closures");
        &lowered.closures[closure]
    }

    /// A closure; what it captures is in the variables `captures`, by reference, and in forward mode their tangents are in `tangents`. `back`:
    /// it gives its way back too.
    fn emit_closure(
        &self,
        closure: usize,
        captures: &[Ident],
        tangents: &[Ident],
        back: bool,
    ) -> TokenStream {
        let (Some(lowered), Some(derivative)) = (self.lowered, self.derivative) else {
            panic!("a graph from text has no closures")
        };
        let planned = &derivative.closures[closure];
        let closure = &lowered.closures[closure];
        let name = &lowered.module.funcs[closure.func].name;
        let is_pushed = planned.mode != ClosureMode::Reverse;
        let name = match is_pushed {
            true => jvp_name(name),
            false => name.to_string(),
        };
        let func = planned
            .module
            .find(&name)
            .expect("passes keep what is called by name");
        let graph = &lowered.module.funcs[closure.func];
        let model = model(closure, graph, &planned.wrt);
        let functions = self
            .functions
            .iter()
            .filter(|f| closure.uses.contains(&f.name));
        let functions = functions.map(|f| FnVars {
            outer: true,
            ..f.clone()
        });
        let inner = Emitter {
            functions: functions.collect(),
            believed: self.believed.clone(),
            spelled: self.spelled.clone(),
            written: self.written.clone(),
            payloads: self.payloads.clone(),
            ..Emitter::of(
                &planned.module,
                func,
                lowered,
                derivative,
                self.names.clone(),
            )
        };
        // rustc says at the bars what does not fit
        let at = closure.span.resolved_at(Span::mixed_site());
        let own = closure.params.len();
        let (params, body) = match planned.mode {
            ClosureMode::Reverse => {
                run(inner.knowing(&model, func), &model, func, own, &[captures])
            }
            ClosureMode::Forward => {
                let inner = inner.both_ways(func).knowing(&model, func);
                jvp::of_closure(&inner, &model, func, own, [captures, tangents])
            }
            ClosureMode::Second => {
                let doubled = second::with_tangents_of_closure(&model);
                let inner = inner.both_ways(func).knowing(&doubled, func);
                run(inner, &doubled, func, own, &[captures, tangents])
            }
        };
        let head = quote_spanned!(at=> |#(#params),*|);
        match back || planned.mode == ClosureMode::Forward {
            true => quote!(#head { #body }),
            false => quote!(#head { let (value, _) = { #body }; value }),
        }
    }
}

/// The params of a closure, and its body with its way back. It has `own` params of its own, then those of what it captures, which is in the
/// first of `captures`; behind these may be the tangents of all, those of what is captured in the second.
fn run(
    em: Emitter,
    model: &Model,
    func: FuncRef,
    own: usize,
    captures: &[&[Ident]],
) -> (Vec<TokenStream>, TokenStream) {
    let mut args = Arg::all(model, &em.names);
    let count = args.len() / captures.len();
    for (half, names) in args.chunks_mut(count.max(1)).zip(captures) {
        for (arg, name) in half[own..].iter_mut().zip(*names) {
            arg.name = name.clone();
        }
    }
    Arg::find_undone(&mut args, em.module, func);
    let params = args
        .chunks(count.max(1))
        .flat_map(|half| half[..own].iter().map(|a| a.declare(None)))
        .collect();
    let body = pullback::forward(&em, model, func, &args);
    (params, body)
}

/// A closure as a function: what it captures are params by reference.
fn model(closure: &functions::Closure, graph: &FuncGraph, wrt: &[bool]) -> Model {
    let own = closure.params.len();
    let mut params = closure.params.clone();
    for (i, &v) in graph.params.iter().enumerate().skip(own) {
        let ty = graph.ty(v);
        params.push(Param {
            ident: format_ident!("captured", span = Span::mixed_site()),
            pat: None,
            by: By::Shared,
            syn_ty: written(ty),
            ty: ty.clone(),
            differentiated: wrt[i],
            no_diff: false,
            mutable: false,
            function: None,
            spent: false,
            kept: false,
            hidden: None,
            array: None,
            ignored: None,
        });
    }
    let ret = match graph.results.first() {
        Some(&v) if closure.has_value => graph.ty(v).clone(),
        _ => Type::Unit,
    };
    let output = match &closure.output {
        syn::ReturnType::Default if closure.has_value => {
            let ty = written(&ret);
            syn::parse_quote!(-> #ty)
        }
        output => output.clone(),
    };
    let item: syn::ItemFn = syn::parse_quote!(fn closure() #output {});
    Model {
        body: (*item.block).clone(),
        written: item.clone(),
        writes_derivatives: false,
        item,
        items: vec![],
        asked: TokenStream::new(),
        args: Default::default(),
        params,
        ret,
        owner: None,
        world: None,
        seen: None,
        around: None,
        aliases: vec![],
        of_tangents: false,
        prefix: "",
    }
}

/// A type as far as it is known.
fn written(ty: &Type) -> syn::Type {
    match ty {
        Type::Slice(t) => {
            let t = written(t);
            syn::parse_quote!([#t])
        }
        Type::Vec(t) => {
            let t = written(t);
            syn::parse_quote!(::grads::__private::std::vec::Vec<#t>)
        }
        Type::Array(t, len) => {
            let (t, len): (_, TokenStream) = (written(t), len.parse().unwrap_or_default());
            syn::parse_quote!([#t; #len])
        }
        Type::Tuple(ts) => {
            let ts = ts.iter().map(written);
            syn::parse_quote!((#(#ts,)*))
        }
        Type::Named(text) => syn::parse_str(text).unwrap_or_else(|_| syn::parse_quote!(_)),
        Type::Float(_)
        | Type::Int(_)
        | Type::Bool
        | Type::Unit
        | Type::Tensor(_)
        | Type::Pullback
        | Type::Open => {
            let known = rust_type(ty).unwrap_or_else(|| quote!(_));
            syn::parse_quote!(#known)
        }
    }
}

impl Frame<'_> {
    /// A function as an argument of a call. The variables for what it captures are defined in `before`.
    pub(super) fn function_arg(
        &mut self,
        arg: &FunctionArg,
        operands: &mut impl Iterator<Item = Value>,
        back: bool,
        before: &mut TokenStream,
        span: Span,
    ) -> TokenStream {
        let function = match &arg.given {
            Given::Closure { closure, captures } => {
                let names = self.capture(*captures, operands, before);
                self.em.emit_closure(*closure, &names, &[], back)
            }
            Given::Path(path) if back => {
                let (companion, generics) = super::call::companion_path(path, "forward");
                quote_spanned!(span=> #companion #generics)
            }
            Given::Path(path) => path.clone(),
            Given::Param(name) => {
                let vars = self
                    .em
                    .function_vars(name)
                    .expect("a param of the function");
                let (function, plain) = (&vars.function, &vars.plain);
                if back {
                    quote!(#function)
                } else {
                    plain.clone()
                }
            }
        };
        if arg.by_ref {
            quote_spanned!(span=> &#function)
        } else {
            function
        }
    }

    /// Variables for the next `n` operands, by reference, which are defined in `before`.
    pub(super) fn capture(
        &mut self,
        n: usize,
        operands: &mut impl Iterator<Item = Value>,
        before: &mut TokenStream,
    ) -> Vec<Ident> {
        let mut names = vec![];
        for v in operands.take(n) {
            let name = self.new_name(v);
            let value = self.by_reference(v);
            before.extend(quote!(let #name = #value;));
            names.push(name);
        }
        names
    }

    /// A function that a call in forward mode is handed, and which takes and gives tangents, too. `captures` are the variables for what it
    /// captures, and for the tangents of that.
    pub(super) fn pushed_function(
        &self,
        arg: &FunctionArg,
        captures: [&[Ident]; 2],
        back: bool,
        span: Span,
    ) -> TokenStream {
        let function = match &arg.given {
            Given::Closure { closure, .. } => {
                self.em
                    .emit_closure(*closure, captures[0], captures[1], back)
            }
            Given::Path(path) => {
                let (name, mode) = match back {
                    true => (second::NAME, jvp::Mode::Second),
                    false => (jvp::NAME, jvp::Mode::Forward),
                };
                let (companion, generics) = super::call::companion_path(path, name);
                let (function, callee) = (quote!(#companion #generics), path.to_string());
                jvp::or_say(&function, &companion, &callee, mode, span)
            }
            Given::Param(name) => {
                let vars = self
                    .em
                    .function_vars(name)
                    .expect("a param of the function");
                let (function, plain) = (&vars.function, &vars.without_way_back);
                match back {
                    true => quote!(#function),
                    false => quote!(#plain),
                }
            }
        };
        match arg.by_ref {
            true => quote_spanned!(span=> &#function),
            false => function,
        }
    }

    /// The way back of such a function. `captured` are, per captured value, it and its adjoint, and the same of the tangents.
    pub(super) fn pushed_function_back(
        &self,
        given: &Given,
        captured: [&[TokenStream]; 2],
        shared: &OrderedMap<String, Ident>,
        span: Span,
    ) -> TokenStream {
        let backs = self.backs(given, shared, span);
        let closure = match given {
            Given::Closure { closure, .. } => closure,
            Given::Path(_) => {
                return quote_spanned!(span=> &mut |kept, args| ::grads::__private::pull(kept, args));
            }
            Given::Param(_) => return quote!(#(#backs)*),
        };
        let own = reference_arguments(&self.em.closure(*closure).params);
        let names = || -> Vec<Ident> { (0..own).map(|_| self.em.names.fresh("arg")).collect() };
        let ([own, of_tangents], [captured, pushed]) = ([names(), names()], captured);
        let ct = self.em.names.fresh("ct");
        quote_spanned! {span=>
            &mut |kept, (#(#own,)* #(#of_tangents,)* #ct,)| {
                kept(#(#own,)* #(#captured,)* #(#of_tangents,)* #(#pushed,)* #(#backs,)* #ct)
            }
        }
    }

    /// What goes the way back of the function-typed params that a function uses.
    fn backs(
        &self,
        given: &Given,
        shared: &OrderedMap<String, Ident>,
        span: Span,
    ) -> Vec<TokenStream> {
        let used = self.em.uses(given).into_iter();
        let backs = used.map(|vars| match shared.get(&vars.name) {
            Some(cell) => {
                quote_spanned!(span=> &mut |kept, args| (*#cell.borrow_mut())(kept, args))
            }
            None => {
                let back = &vars.back;
                quote_spanned!(span=> &mut *#back)
            }
        });
        backs.collect()
    }

    /// The way back of a function that a call was handed. `captured` are, per captured value, it and its adjoint.
    pub(super) fn function_back(
        &self,
        given: &Given,
        captured: &[TokenStream],
        shared: &OrderedMap<String, Ident>,
        span: Span,
    ) -> TokenStream {
        let backs = self.backs(given, shared, span);
        match given {
            Given::Closure { closure, .. } => {
                let own = reference_arguments(&self.em.closure(*closure).params);
                let own: Vec<Ident> = (0..own).map(|_| self.em.names.fresh("arg")).collect();
                let ct = self.em.names.fresh("ct");
                quote_spanned! {span=>
                    &mut |kept, (#(#own,)* #ct,)| kept(#(#own,)* #(#captured,)* #(#backs,)* #ct)
                }
            }
            Given::Path(_) => {
                quote_spanned!(span=> &mut |kept, args| ::grads::__private::pull(kept, args))
            }
            Given::Param(_) => quote!(#(#backs)*),
        }
    }

    /// The function-typed params that more than one of `functions` needs on the way back: each is shared in a cell, which
    /// is defined in `before`.
    pub(super) fn share_backs(
        &self,
        functions: &[FunctionArg],
        before: &mut TokenStream,
    ) -> OrderedMap<String, Ident> {
        let mut uses: OrderedMap<String, usize> = OrderedMap::new();
        for vars in functions.iter().flat_map(|f| self.em.uses(&f.given)) {
            *uses.entry(vars.name.clone()).or_default() += 1;
        }
        let mut shared = OrderedMap::new();
        for vars in &self.em.functions {
            if uses.get(&vars.name).is_some_and(|n| *n > 1) {
                let (cell, back) = (self.em.names.fresh("shared"), &vars.back);
                before.extend(quote!(let #cell = ::core::cell::RefCell::new(&mut *#back);));
                shared.insert(vars.name.clone(), cell);
            }
        }
        shared
    }
}
