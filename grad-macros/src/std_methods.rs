//! Whether the methods that lowering takes for those of arrays, vectors, options and numbers are std's: a trait in sight may have one of the same name that
//! comes first (`grad_core::std_methods`). Rustc is asked once for each name and type, in code that is never reached.

use crate::assumed;
use crate::lower::Ty;
use crate::visit::{self, Visit};
use grad_core::ir::FloatType;
use grad_core::ordered::OrderedMap;
use grad_core::std_methods::{Class, trait_with};
use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote, quote_spanned};
use syn::{Expr, ExprMethodCall};

/// What stands before methods, by its place in the source.
#[derive(Default)]
pub struct Receivers(OrderedMap<String, Receiver>);

struct Receiver {
    class: Class,
    /// The type in a question, as a function that gives one.
    made: String,
}

impl Receivers {
    /// Notes of which type an expression is.
    pub fn note(&mut self, e: &Expr, ty: &Ty) {
        let class = match ty {
            Ty::Array(..) => Class::Array,
            Ty::Vec(_) => Class::Vec,
            Ty::Option(_) => Class::Option,
            Ty::Float(FloatType::F64 | FloatType::F32) if may_be_reference(e) => Class::Float,
            _ => return,
        };
        let made = made(ty);
        self.0.insert(assumed::key(e), Receiver { class, made });
    }

    /// The questions about the methods in a body.
    pub fn asked(&self, body: &syn::Block) -> TokenStream {
        let mut methods = Methods {
            receivers: self,
            found: OrderedMap::new(),
        };
        methods.visit_block(body);
        if methods.found.is_empty() {
            return TokenStream::new();
        }
        let questions = methods
            .found
            .iter()
            .map(|((made, of), names)| question(made, of, names));
        let silent = crate::lints::silent();
        quote! {
            #silent
            let _ = || { #(#questions)* };
        }
    }
}

/// The methods of std in a body: by type and trait their names, and where one stands.
struct Methods<'a> {
    receivers: &'a Receivers,
    found: OrderedMap<(String, &'static str), OrderedMap<String, Span>>,
}

impl<'a> Visit<'a> for Methods<'_> {
    fn visit_expr_method_call(&mut self, e: &'a ExprMethodCall) {
        visit::visit_expr_method_call(self, e);
        let Some(receiver) = self.receivers.0.get(&assumed::key(&e.receiver)) else {
            return;
        };
        let name = e.method.to_string();
        if let Some(of) = trait_with(receiver.class, &name) {
            let names = self.found.entry((receiver.made.clone(), of)).or_default();
            names.entry(name).or_insert(e.method.span());
        }
    }
}

/// Whether a number may be behind a reference here: a method of a number that is one itself comes before those of traits.
fn may_be_reference(e: &Expr) -> bool {
    match e {
        Expr::Paren(e) => may_be_reference(&e.expr),
        Expr::Unary(e) => matches!(e.op, syn::UnOp::Deref(_)),
        e => matches!(e, Expr::Path(_) | Expr::Field(_) | Expr::MethodCall(_)),
    }
}

/// Asks about the methods of one trait.
fn question(made: &str, of: &str, names: &OrderedMap<String, Span>) -> TokenStream {
    let (of, any_length) = (format_ident!("{of}"), made.ends_with(ANY_LENGTH));
    let made: TokenStream = made.parse().unwrap_or_default();
    let asked = names.iter().map(|(name, at)| {
        let at = at.resolved_at(Span::mixed_site());
        let name = Ident::new(name, at);
        match any_length {
            true => quote_spanned!(at=> std_methods::not_hidden_at_any_length(of.#name(), &of);),
            false => quote_spanned!(at=> ::grads::__private::witness::not_hidden(of.#name());),
        }
    });
    let asked: TokenStream = asked.collect();
    quote_spanned! {Span::mixed_site()=> {
        use ::grads::__private::std_methods::{self, #of as _};
        let mut of = std_methods::#made(loop {});
        #asked
    }}
}

/// A function that gives a value of a type, and what is known of the type.
fn made(ty: &Ty) -> String {
    match ty {
        Ty::Array(of, len) => format!("array::<{}, {}>", element(of), length(len)),
        Ty::Vec(of) => format!("vec::<{}>", element(of)),
        Ty::Option(of) => format!("option::<{}>", element(of)),
        Ty::Float(_) => format!("lent::<{}>", element(ty)),
        _ => String::new(),
    }
}

/// How the type of an array of any length ends.
const ANY_LENGTH: &str = ", _>";

/// A length that is a number. What a name means may stand in another module.
fn length(len: &str) -> &str {
    if len.parse::<usize>().is_ok() {
        len
    } else {
        "_"
    }
}

fn element(ty: &Ty) -> &'static str {
    match ty {
        Ty::Float(FloatType::F64) => "f64",
        Ty::Float(FloatType::F32) => "f32",
        _ => "_",
    }
}
