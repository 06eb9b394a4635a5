//! What lowering takes for granted of types that only rustc knows, and the copy of the body in which rustc is asked.
//!
//! Each thing that is taken for granted is noted where the user wrote it (`lower::assume`). The copy is a closure that is never
//! called, in which the expression in question goes through an identity function with a bound (`grads::__private::witness`): it
//! costs nothing when the program runs. Its body and those of the closures in it start with `loop {}`: what cannot be reached
//! is checked for types and not for borrows, so an expression may be looked at by reference wherever it stands.

use crate::called::Called;
use crate::functions::{self, FnType};
use crate::model::{By, Model, Param};
use crate::outside::{has_impl_trait, renamed};
use crate::visit::{self, VisitMut};
use grad_core::array_methods;
use grad_core::ordered::{OrderedMap, OrderedSet};
use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote, quote_spanned};
use std::rc::Rc;
use syn::parse::Parser;
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::{Expr, Token, Type};

/// What an expression is taken for.
#[derive(Clone)]
pub enum Assumed {
    /// An array, a slice or a vector.
    Array,
    /// What an iterator is collected into: a vector.
    Collected,
    /// Something with a length.
    Counted,
    /// What `as_ref` and its like give another view of.
    View,
    /// A float or an integer.
    Number,
    /// An integer or a truth value.
    Bits,
    /// An `Option`.
    Option,
    /// A reference, or a pointer of std's.
    Pointer,
    /// Something to iterate over whose items are arrays or `Option`s.
    Nested,
    /// Of the type that is written where it gets its name.
    Exactly(Rc<Type>),
    /// Of the type that the file declares the function, the method or the constant to give.
    Declared(Rc<Type>),
    /// An array, though it gets the name of a slice.
    Elements,
    /// The function of std with this path.
    OfStd(Rc<str>),
    /// A value that is made by this constructor.
    Made(Rc<syn::Path>),
    /// A value that is no reference.
    Owned,
    /// A function.
    Callable,
    /// A param of a closure, of this type.
    Param(Rc<Type>),
    /// What has this field itself.
    OwnField(Rc<str>),
    /// What std's `into` gives, and no method of that name of the user's.
    Converted,
}

impl Assumed {
    /// What is said where rustc cannot be asked.
    fn said(&self) -> &'static str {
        match self {
            Assumed::Array | Assumed::Collected | Assumed::Counted | Assumed::Elements => {
                "an array"
            }
            Assumed::View => "an array or a pointer of std's",
            Assumed::Number => "a number",
            Assumed::Bits => "an integer or a truth value",
            Assumed::Option => "an `Option`",
            Assumed::Pointer => "a reference",
            Assumed::Nested => "an iterator over arrays",
            Assumed::Exactly(_) | Assumed::Declared(_) => "what its type says",
            Assumed::OfStd(_) => "a function of std's",
            Assumed::Made(_) => "a value of the user's type",
            Assumed::Owned => "a value",
            Assumed::Callable => "a function",
            Assumed::Param(_) => "a number",
            Assumed::OwnField(_) => "what has this field itself",
            Assumed::Converted => "a conversion by std's `into`",
        }
    }

    /// The function that asks.
    fn function(&self) -> &'static str {
        match self {
            Assumed::Array => "array",
            Assumed::Collected => "collected",
            Assumed::Counted => "counted",
            Assumed::View => "view",
            Assumed::Number => "plain",
            Assumed::Bits => "bits",
            Assumed::Option => "optional",
            Assumed::Pointer => "pointer",
            Assumed::Nested => "nested",
            Assumed::Exactly(_) => "exactly",
            Assumed::Declared(_) => "declared",
            Assumed::Elements => "array_behind",
            Assumed::OfStd(_) => "same",
            Assumed::Made(_) => "pattern",
            Assumed::Owned => "owned",
            Assumed::Callable => "callable",
            Assumed::Param(_) => "param",
            Assumed::OwnField(_) => "own_field",
            Assumed::Converted => "converted",
        }
    }
}

/// An expression's place in the source.
#[derive(Clone)]
pub struct Place {
    /// By which it is found again.
    key: String,
    at: Span,
}

impl Place {
    /// Whether rustc can be asked there.
    pub fn is_among(&self, places: &OrderedSet<String>) -> bool {
        places.contains(&self.key)
    }

    /// The place of this expression.
    pub fn of(e: &Expr) -> Place {
        Place {
            key: key(e),
            at: token(e),
        }
    }

    /// That of a param of a closure.
    pub fn of_param(param: &syn::Pat) -> Place {
        let at = param.span();
        Place {
            key: format!("{at:?}"),
            at,
        }
    }
}

/// What is taken for granted in a body, by the expressions' places in the source.
#[derive(Default)]
pub struct Assumptions(
    OrderedMap<String, (Span, OrderedMap<&'static str, Assumed>)>,
    Vec<Said>,
);

/// What the file that the function stands in says of a type.
#[derive(Clone)]
pub enum Said {
    /// A field of the type `of`, or a variant and its field, is a `ty`.
    Part {
        of: Box<str>,
        step: Box<str>,
        ty: Type,
    },
    /// A field of the type `of` is a constant.
    Constant { of: Box<str>, field: Box<str> },
    /// The alias `name` stands for `ty`.
    Alias { name: syn::Path, ty: Type },
}

impl Said {
    /// Asks rustc whether it is so.
    fn question(&self, at: Span) -> Option<TokenStream> {
        match self {
            Said::Part { of, step, ty } => Said::part(of, step, ty, at),
            Said::Constant { of, field } => Said::constant(of, field, at),
            Said::Alias { name, ty } => Some(quote_spanned! {at=>
                let _ = |of: &#name| ::grads::__private::witness::declared(::core::marker::PhantomData::<#ty>, of);
            }),
        }
    }

    /// The gradient has a method for each field, which of a constant gives nothing.
    fn constant(of: &str, field: &str, at: Span) -> Option<TokenStream> {
        let of: Type = syn::parse_str(of).ok()?;
        let accessor = Ident::new(
            &crate::emit::accessor(field),
            at.resolved_at(Span::call_site()),
        );
        Some(quote_spanned! {at=>
            let _ = |gradient: &<#of as ::grads::Differentiable>::Tangent| {
                ::grads::__private::witness::constant(gradient.#accessor());
            };
        })
    }

    fn part(of: &str, step: &str, ty: &Type, at: Span) -> Option<TokenStream> {
        let name = of.split('<').next()?;
        let (variant, field) = match step.rsplit_once("::") {
            Some((variant, field)) => (format!("{name}::{variant}"), field),
            None => (name.to_string(), step),
        };
        let (of, variant): (Type, syn::Path) =
            (syn::parse_str(of).ok()?, syn::parse_str(&variant).ok()?);
        let field: syn::Member = syn::parse_str(field).ok()?;
        Some(quote_spanned! {at=>
            let _ = |whole: &#of| if let #variant { #field: part, .. } = whole {
                ::grads::__private::witness::declared(::core::marker::PhantomData::<#ty>, part)
            };
        })
    }
}

impl FromIterator<(Place, Assumed)> for Assumptions {
    fn from_iter<I: IntoIterator<Item = (Place, Assumed)>>(all: I) -> Self {
        let mut assumptions = Assumptions::default();
        for (Place { key, at }, assumed) in all {
            let (_, here) = assumptions.0.entry(key).or_insert((at, OrderedMap::new()));
            here.insert(assumed.function(), assumed);
        }
        assumptions
    }
}

impl Assumptions {
    /// Takes over what another body takes for granted.
    pub fn append(&mut self, other: Assumptions) {
        self.0.extend(other.0);
        self.1.extend(other.1);
    }

    /// And what the file says of types.
    pub fn with(mut self, said: impl IntoIterator<Item = Said>) -> Self {
        self.1.extend(said);
        self
    }
}

/// The function with the questions in its body, if there are any. What is asked looks at values that may have been moved, so
/// that the body must not be reached.
pub fn questioned(function: &syn::ItemFn, assumptions: &Assumptions) -> syn::ItemFn {
    let mut function = function.clone();
    if !assumptions.0.is_empty() {
        let called = Called::default();
        Witnesses::new(assumptions, &called).visit_block_mut(&mut function.block);
        let body = &function.block;
        *function.block = syn::parse_quote!({ loop {} #body });
    }
    function
}

/// By what an expression is found again. Brackets that were written out anew (`crate::question`) have the span of the pair.
pub fn key(e: &Expr) -> String {
    let at = match e {
        Expr::Paren(e) => return key(&e.expr),
        Expr::Group(e) => return key(&e.expr),
        Expr::Index(e) => e.bracket_token.span.join(),
        Expr::Call(e) => e.paren_token.span.join(),
        e => token(e),
    };
    format!("{at:?}")
}

/// The token that an expression shares with no other.
fn token(e: &Expr) -> Span {
    match e {
        Expr::Paren(e) => token(&e.expr),
        Expr::Group(e) => token(&e.expr),
        Expr::Path(e) => e.path.segments.last().map_or(e.span(), |s| s.ident.span()),
        Expr::Field(e) => e.member.span(),
        Expr::MethodCall(e) => e.method.span(),
        Expr::Binary(e) => e.op.span(),
        Expr::Unary(e) => e.op.span(),
        Expr::Cast(e) => e.as_token.span,
        Expr::Index(e) => e.bracket_token.span.open(),
        Expr::Call(e) => e.paren_token.span.open(),
        Expr::Macro(e) => e.mac.bang_token.span,
        Expr::Try(e) => e.question_token.span,
        Expr::Range(e) => e.limits.span(),
        e => e.span(),
    }
}

/// The copy of the body in which rustc is asked, if there is something to ask.
pub fn copy(model: &Model, assumptions: &Assumptions, called: &Called) -> Option<TokenStream> {
    let floats = of_num_traits(model);
    let at = model.written.sig.ident.span();
    let parts = assumptions.1.iter().filter_map(|said| said.question(at));
    let parts: Vec<_> = parts.collect();
    if assumptions.0.is_empty() && called.is_empty() && floats.is_empty() && parts.is_empty() {
        return None;
    }
    let (sig, mut body) = (&model.written.sig, (*model.written.block).clone());
    body.stmts
        .retain(|stmt| !matches!(stmt, syn::Stmt::Item(_)));
    if let Some(world) = &model.world {
        world.write_out_positions(&mut body);
    }
    let mut witnesses = Witnesses::new(assumptions, called);
    witnesses.visit_block_mut(&mut body);
    let lost = witnesses.lost();
    let inputs = sig.inputs.iter().zip(&model.params);
    let params = inputs.map(|(input, param)| match (input, &param.function) {
        (syn::FnArg::Receiver(this), _) => {
            let (name, ty) = (renamed(this.self_token), &this.ty);
            quote!(#name: #ty)
        }
        (syn::FnArg::Typed(typed), Some(_)) if functions::behind_pointer(&typed.ty) => {
            let (pat, ty) = (&typed.pat, &typed.ty);
            quote!(#pat: #ty)
        }
        (syn::FnArg::Typed(typed), Some(function)) => {
            let (pat, ty) = (&typed.pat, function_type(function));
            // it may be handed on to a function that takes a reference to a type of known size
            let by_ref = matches!(&*typed.ty, Type::Reference(_)).then(|| quote!(&));
            quote!(#pat: #by_ref #ty)
        }
        (syn::FnArg::Typed(typed), None) => {
            let (pat, ty) = (&typed.pat, &typed.ty);
            match has_impl_trait(ty) {
                // it has a name in the companion
                true => {
                    let ty = passed(param);
                    quote!(#pat: #ty)
                }
                false => quote!(#pat: #ty),
            }
        }
    });
    // a closure in a method stands where there is a `self`
    let stmts = body.stmts.iter().map(|stmt| match sig.receiver() {
        Some(_) => renamed(stmt),
        None => stmt.to_token_stream(),
    });
    let output = &sig.output;
    let params = params.collect::<Vec<_>>();
    let silent = crate::lints::silent();
    Some(match bounds_of_copy(model) {
        None => quote! {
            #lost
            #silent
            let _ = |#(#params),*| #output { #(#floats)* #(#parts)* loop {} #(#stmts)* };
        },
        Some((generics, clause)) => {
            let head = head_of_copy(model);
            let name = match head {
                Some(_) => quote::format_ident!("__grads_asked_{}", model.written.sig.ident),
                None => quote::format_ident!("asked"),
            };
            let asked = quote! {
                fn #name #generics (#(#params),*) #output #clause { #(#floats)* #(#parts)* loop {} #(#stmts)* }
            };
            match head {
                Some(head) => quote!(#lost #silent #head { #asked }),
                None => quote!(#lost #silent #asked),
            }
        }
    })
}

/// Asks whether a trait called `Float` is that of `num_traits`, which alone has this function: the user's own may have a `sqrt` that is
/// another function.
fn of_num_traits(model: &Model) -> Vec<TokenStream> {
    let own = model.written.sig.generics.type_params();
    let params = own.chain(model.owner.iter().flat_map(|o| o.generics.type_params()));
    let floats = model.floats();
    let asked = params.filter(|p| floats.iter().any(|f| p.ident == f));
    let asked = asked.map(|p| {
        let (name, at) = (&p.ident, p.ident.span());
        quote_spanned!(at=> let _: fn(#name) -> (u64, i16, i8) = #name::integer_decode;)
    });
    asked.collect()
}

/// The generic params of the copy, where it cannot share those of the companion: with our trait beside `num_traits::Float`, rustc
/// would not know whose `x.exp()` is.
fn bounds_of_copy(model: &Model) -> Option<(syn::Generics, Option<syn::WhereClause>)> {
    let floats = model.floats();
    if floats.is_empty() || model.owner.is_some() && model.floats_of_owner().is_empty() {
        return None;
    }
    let of_owner = model.floats_of_owner();
    let own = floats.into_iter().filter(|name| !of_owner.contains(name));
    Some(plain(&model.written.sig.generics, own))
}

/// The head of the `impl` in which a copy stands that must not share the bounds of the block around a method.
fn head_of_copy(model: &Model) -> Option<TokenStream> {
    let owner = model.owner.as_ref()?;
    let floats = model.floats_of_owner();
    if floats.is_empty() {
        return None;
    }
    let (generics, clause) = plain(&owner.generics, floats.into_iter());
    let this = owner.self_ty.as_ref()?;
    Some(quote!(impl #generics #this #clause))
}

/// Generic params of which `floats` are no floats of ours, and their `where` clause.
fn plain(
    generics: &syn::Generics,
    floats: impl Iterator<Item = String>,
) -> (syn::Generics, Option<syn::WhereClause>) {
    let mut generics = generics.clone();
    let clause = generics.make_where_clause();
    for name in floats {
        let name = quote::format_ident!("{name}");
        clause
            .predicates
            .push(syn::parse_quote!(#name: ::grads::__private::witness::Plain));
    }
    let clause = generics.where_clause.take();
    (generics, clause)
}

/// The type of a function-typed param, of which `forward` has one with a derivative.
fn function_type(function: &FnType) -> TokenStream {
    let (output, inputs) = (&function.output, function.params.iter().map(passed));
    quote!(&dyn ::core::ops::Fn(#(#inputs),*) #output)
}

/// The type of a param, with its reference.
fn passed(param: &Param) -> TokenStream {
    let ty = &param.syn_ty;
    match param.by {
        By::Value => quote!(#ty),
        By::Shared => quote!(&#ty),
        By::Mut => quote!(&mut #ty),
    }
}

/// Puts the questions into a body.
struct Witnesses<'a> {
    assumptions: &'a Assumptions,
    called: &'a Called,
    /// Where there was a question.
    asked: OrderedSet<String>,
    /// What is indexed, or what a method of arrays is called on, with its name.
    looked_into: OrderedMap<String, Option<Ident>>,
}

impl<'a> Witnesses<'a> {
    fn new(assumptions: &'a Assumptions, called: &'a Called) -> Witnesses<'a> {
        Witnesses {
            assumptions,
            called,
            asked: OrderedSet::new(),
            looked_into: OrderedMap::new(),
        }
    }

    /// Notes what may be a newtype around an array: where the array is wanted, it is looked through.
    fn look_into(&mut self, e: &Expr) {
        match e {
            Expr::Index(e) => {
                self.looked_into.insert(key(&e.expr), None);
            }
            Expr::MethodCall(e)
                if array_methods::ARRAY_METHODS
                    .iter()
                    .any(|name| e.method == name) =>
            {
                let method = Some(e.method.clone());
                self.looked_into.insert(key(&e.receiver), method);
            }
            _ => {}
        }
    }

    /// Errors where there should have been questions: in what only lowering sees as expressions.
    fn lost(&self) -> TokenStream {
        let all = self.assumptions.0.iter();
        let lost = all.filter(|(key, _)| !self.asked.contains(*key));
        let errors = lost.flat_map(|(_, (at, here))| {
            here.values().map(|assumed| {
                let message = format!(
                    "differentiation takes this for {}, and rustc cannot be asked whether it is\n\
                     help: bind it to a variable with its type before, `let name: T = ..`",
                    assumed.said()
                );
                quote_spanned!(*at=> ::core::compile_error! { #message })
            })
        });
        errors.collect()
    }

    /// A param of a closure, with the type that it is taken for.
    fn param(&mut self, param: &mut syn::Pat) {
        let key = Place::of_param(param).key;
        let here = self.assumptions.0.get(&key);
        if let syn::Pat::Type(_) = param {
            // it has its type; what was taken for granted of another param of that place is an error (`lost`)
            return;
        }
        if let Some(Assumed::Param(ty)) = here.and_then(|(_, all)| all.get("param")) {
            // where it does not fit is at the param
            let ty = crate::emit::located(ty.to_token_stream(), param.span());
            *param = syn::Pat::Type(syn::parse_quote_spanned!(param.span()=> #param: #ty));
            self.asked.insert(key);
        }
    }
}

/// Visits the arguments of macros that are lowered as expressions.
fn visit_arguments(mac: &mut syn::Macro, visitor: &mut impl VisitMut) {
    let known = ["vec", "dbg", "matches"];
    let last = mac.path.segments.last();
    if !last.is_some_and(|s| known.iter().any(|name| s.ident == name)) {
        return;
    }
    let list = Punctuated::<Expr, Token![,]>::parse_terminated;
    let repeated = |input: syn::parse::ParseStream| -> syn::Result<(Expr, Token![;], Expr)> {
        Ok((input.parse()?, input.parse()?, input.parse()?))
    };
    let matched = |input: syn::parse::ParseStream| -> syn::Result<(Expr, TokenStream)> {
        Ok((input.parse()?, input.parse()?))
    };
    if let Ok(mut all) = list.parse2(mac.tokens.clone()) {
        all.iter_mut().for_each(|e| visitor.visit_expr_mut(e));
        mac.tokens = all.to_token_stream();
    } else if let Ok((mut x, semi, mut n)) = repeated.parse2(mac.tokens.clone()) {
        visitor.visit_expr_mut(&mut x);
        visitor.visit_expr_mut(&mut n);
        mac.tokens = quote!(#x #semi #n);
    } else if let Ok((mut x, rest)) = matched.parse2(mac.tokens.clone()) {
        visitor.visit_expr_mut(&mut x);
        mac.tokens = quote!(#x #rest);
    }
}

/// The expressions of a body of which rustc can be asked, by what they are found again by.
pub fn places(body: &syn::Block) -> OrderedSet<String> {
    struct Places(OrderedSet<String>);
    impl VisitMut for Places {
        fn visit_expr_mut(&mut self, e: &mut Expr) {
            self.0.insert(key(e));
            visit::visit_expr_mut(self, e);
        }
        fn visit_macro_mut(&mut self, mac: &mut syn::Macro) {
            visit_arguments(mac, self);
        }
        fn visit_item_mut(&mut self, _: &mut syn::Item) {}
        fn visit_pat_mut(&mut self, _: &mut syn::Pat) {}
        fn visit_type_mut(&mut self, _: &mut syn::Type) {}
    }
    let mut places = Places(OrderedSet::new());
    places.visit_block_mut(&mut body.clone());
    places.0
}

impl VisitMut for Witnesses<'_> {
    fn visit_expr_mut(&mut self, e: &mut Expr) {
        if let Expr::Macro(mac) = e
            && let Some(like) = crate::nested::like_derivative(&mac.mac)
        {
            *e = like;
        }
        self.look_into(e);
        visit::visit_expr_mut(self, e);
        if matches!(e, Expr::Paren(_) | Expr::Group(_)) {
            return;
        }
        let (key, at) = (key(e), token(e));
        if let Some(call) = self.called.asked(e) {
            *e = call;
        }
        if let Some((_, all)) = self.assumptions.0.get(&key) {
            let looked_into = self.looked_into.get(&key);
            for assumed in all.values() {
                *e = match (assumed, looked_into) {
                    (Assumed::Array, Some(method)) => behind("array", e, method.as_ref(), at),
                    (Assumed::Counted, Some(method)) => behind("counted", e, method.as_ref(), at),
                    _ => asked(assumed, e, at),
                };
            }
            self.asked.insert(key);
        }
    }

    fn visit_expr_closure_mut(&mut self, e: &mut syn::ExprClosure) {
        visit::visit_expr_closure_mut(self, e);
        e.inputs.iter_mut().for_each(|param| self.param(param));
        let body = &e.body;
        // brackets of ours would take the closure's place in messages
        *e.body = syn::parse_quote_spanned!(body.span()=> { loop {} #body });
    }

    fn visit_macro_mut(&mut self, mac: &mut syn::Macro) {
        visit_arguments(mac, self);
    }

    fn visit_stmt_mut(&mut self, stmt: &mut syn::Stmt) {
        match stmt {
            // a statement that ends without a semicolon has to stay one
            syn::Stmt::Expr(e, None) if is_block(e) => visit::visit_expr_mut(self, e),
            stmt => visit::visit_stmt_mut(self, stmt),
        }
    }

    fn visit_item_mut(&mut self, _: &mut syn::Item) {}
    // what stands in a pattern or a type is a constant, of which nothing is asked
    fn visit_pat_mut(&mut self, _: &mut syn::Pat) {}
    fn visit_type_mut(&mut self, _: &mut syn::Type) {}
}

fn is_block(e: &Expr) -> bool {
    matches!(
        e,
        Expr::If(_)
            | Expr::Match(_)
            | Expr::Block(_)
            | Expr::ForLoop(_)
            | Expr::While(_)
            | Expr::Loop(_)
            | Expr::Unsafe(_)
    )
}

/// An expression behind the question whether it is an array, or a newtype around one that has no such method itself.
fn behind(what: &str, e: &Expr, method: Option<&Ident>, at: Span) -> Expr {
    let at = at.resolved_at(Span::mixed_site());
    let looked_through = Ident::new(&format!("{what}_behind"), at);
    let newtypes = quote_spanned!(at=> ::grads::__private::newtypes);
    let whose = method.map(|method| {
        let at = method.span().resolved_at(Span::mixed_site());
        quote_spanned! {at=>
            {
                use #newtypes::NotToBeImplemented as _;
                #newtypes::nobodys(this.asked().#method());
            }
        }
    });
    Expr::Verbatim(quote_spanned! {at=>
        (*{ let this = #newtypes::#looked_through(&(#e)); #whose this.of })
    })
}

/// An expression behind the question whether it is what it is taken for.
fn asked(assumed: &Assumed, e: &Expr, at: Span) -> Expr {
    let at = at.resolved_at(Span::mixed_site());
    let function = Ident::new(assumed.function(), at);
    if let Assumed::OfStd(path) = assumed {
        let path: TokenStream = path.parse().unwrap_or_default();
        return Expr::Verbatim(quote_spanned!(at=> ::grads::__private::witness::same(#path, #e)));
    }
    if let Assumed::Owned = assumed {
        return Expr::Verbatim(quote_spanned! {at=> {
            use ::grads::__private::witness::NoReference as _;
            *::grads::__private::witness::Handed(&(#e)).owned()
        }});
    }
    // what is wanted of it must not be known before it has a type of its own
    let wanted = match assumed {
        Assumed::Exactly(ty) | Assumed::Declared(ty) => quote!(::core::marker::PhantomData::<#ty>,),
        _ => quote!(),
    };
    if let Assumed::Made(path) = assumed {
        // of a function there is no pattern
        let name = Ident::new("made", at);
        if let Expr::Path(_) = e {
            return Expr::Verbatim(quote!({ let _ = |#name: &_| if let #path(..) = #name {}; #e }));
        }
        return Expr::Verbatim(quote!({ let #name = #e; if let #path(..) = &#name {} #name }));
    }
    if let Assumed::Converted = assumed {
        return Expr::Verbatim(
            quote_spanned!(at=> { let _: ::grads::__private::witness::Converted<_> = #e; (#e) }),
        );
    }
    if let Assumed::OwnField(field) = assumed {
        return Expr::Verbatim(with_field(field, e, at));
    }
    if matches!(
        assumed,
        Assumed::Exactly(_) | Assumed::Declared(_) | Assumed::Elements
    ) {
        let name = Ident::new("written", at);
        let of = match assumed {
            Assumed::Elements => quote!(newtypes),
            _ => quote!(witness),
        };
        return Expr::Verbatim(quote_spanned! {at=>
            ({ let #name = #e; ::grads::__private::#of::#function(#wanted &#name); #name })
        });
    }
    Expr::Verbatim(quote_spanned!(at=> (*::grads::__private::witness::#function(&(#e)))))
}

/// An expression whose type must have a field of this name itself: then its gradient has the method of it. Where it has not, there may
/// be the trait of the bodies (`emit::shared`) or not; ours comes behind that one, since it takes a reference to a reference.
fn with_field(field: &str, e: &Expr, at: Span) -> TokenStream {
    let method = Ident::new(&crate::emit::accessor(field), at);
    quote_spanned! {at=> (*{
        ::grads::__private::own_field!(#method);
        use ::grads::__private::witness::{HasGradient as _, HasNoGradient as _};
        let of = &(#e);
        (&(&&::grads::__private::witness::GradientOf(of)).gradient()).#method();
        of
    })}
}
