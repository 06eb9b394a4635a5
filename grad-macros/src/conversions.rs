//! `let y: T = x.into();` is `T::from(x)`: the type that it gives is written beside it, at a variable, a function or a closure.

use crate::lower::{is_of_std, strip};
use crate::visit::{self, VisitMut};
use quote::ToTokens;
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::{
    Block, Expr, ExprMethodCall, GenericArgument, Local, Pat, PathArguments, ReturnType, Stmt, Type,
};

/// Writes such conversions out in the body of a function that returns `output`.
pub fn write_out(output: &ReturnType, body: &mut Block) {
    if let ReturnType::Type(_, ty) = output {
        last(body, ty);
    }
    Writer.visit_block_mut(body);
}

struct Writer;

impl VisitMut for Writer {
    fn visit_local_mut(&mut self, local: &mut Local) {
        if let (Pat::Type(typed), Some(init)) = (&local.pat, &mut local.init) {
            of_type(&mut init.expr, &typed.ty);
        }
        visit::visit_local_mut(self, local);
    }

    fn visit_expr_mut(&mut self, e: &mut Expr) {
        match e {
            Expr::Closure(c) => {
                if let ReturnType::Type(_, ty) = &c.output {
                    of_type(&mut c.body, ty);
                }
            }
            Expr::MethodCall(m) => {
                let into = m.turbofish.as_ref().and_then(|t| t.args.first());
                if let Some(GenericArgument::Type(ty)) = into.cloned() {
                    collected(m, &ty);
                }
            }
            _ => {}
        }
        visit::visit_expr_mut(self, e);
    }

    fn visit_item_mut(&mut self, _: &mut syn::Item) {}
}

/// What a block gives, which is of this type.
fn last(block: &mut Block, ty: &Type) {
    if let Some(Stmt::Expr(e, None)) = block.stmts.last_mut() {
        of_type(e, ty);
    }
}

/// An expression of this type.
fn of_type(e: &mut Expr, ty: &Type) {
    match e {
        Expr::Paren(p) => of_type(&mut p.expr, ty),
        Expr::Block(b) => last(&mut b.block, ty),
        Expr::If(i) => {
            last(&mut i.then_branch, ty);
            if let Some((_, orelse)) = &mut i.else_branch {
                of_type(orelse, ty);
            }
        }
        Expr::Match(m) => m.arms.iter_mut().for_each(|arm| of_type(&mut arm.body, ty)),
        Expr::MethodCall(m) if m.method == "collect" => collected(m, ty),
        Expr::Array(array) => {
            if let Some(element) = element(ty) {
                array.elems.iter_mut().for_each(|e| of_type(e, element));
            }
        }
        Expr::Macro(m) if m.mac.path.is_ident("vec") => {
            if let Some(element) = element(ty) {
                elements_of_type(&mut m.mac, element);
            }
        }
        Expr::Tuple(tuple) => {
            if let Type::Tuple(types) = ty {
                let both = tuple.elems.iter_mut().zip(&types.elems);
                both.for_each(|(e, ty)| of_type(e, ty));
            }
        }
        e => {
            if let Some(converted) = from(ty, e).or_else(|| array_of_part(ty, e)) {
                *e = converted;
            }
        }
    }
}

/// The elements of a `vec![..]`, which are of this type.
fn elements_of_type(mac: &mut syn::Macro, ty: &Type) {
    let all = Punctuated::<Expr, syn::Token![,]>::parse_terminated;
    if let Ok(mut all) = mac.parse_body_with(all) {
        all.iter_mut().for_each(|e| of_type(e, ty));
        mac.tokens = all.to_token_stream();
    }
}

/// An array of this type of a part of another: `x[a..b].try_into().unwrap()`.
fn array_of_part(ty: &Type, e: &Expr) -> Option<Expr> {
    let (Type::Array(array), Expr::MethodCall(unwrap)) = (ty, e) else {
        return None;
    };
    let Expr::MethodCall(into) = strip(&unwrap.receiver) else {
        return None;
    };
    let (part, len, at) = (strip(&into.receiver), &array.len, into.method.span());
    let message: Expr = match (unwrap.method.to_string().as_str(), unwrap.args.first()) {
        ("unwrap", None) => syn::parse_quote!("called `Result::unwrap()` on an `Err` value"),
        ("expect", Some(Expr::Lit(said))) => Expr::Lit(said.clone()),
        _ => return None,
    };
    let is_part = matches!(part, Expr::Index(i) if matches!(strip(&i.index), Expr::Range(_)));
    let elements: Expr = match constant(len) {
        Some(n) => syn::parse_quote_spanned!(at=> [#(part[#n]),*]),
        None => syn::parse_quote_spanned!(at=> ::core::array::from_fn::<_, #len, _>(|i| part[i])),
    };
    (is_part && into.method == "try_into" && into.args.is_empty()).then(|| {
        syn::parse_quote_spanned!(at=> {
            let part = &#part;
            if part.len() != #len {
                ::core::panic!("{}: {}", #message, "TryFromSliceError(())")
            }
            #elements
        })
    })
}

/// The numbers below a length, if that is a literal.
fn constant(len: &Expr) -> Option<Vec<syn::Index>> {
    let Expr::Lit(syn::ExprLit {
        lit: syn::Lit::Int(n),
        ..
    }) = len
    else {
        return None;
    };
    let n: u32 = n.base10_parse().ok().filter(|n| (1..=16).contains(n))?;
    Some(
        (0..n)
            .map(|i| syn::Index {
                index: i,
                span: len.span(),
            })
            .collect(),
    )
}

/// `items.map(|x| x.into()).collect()` into a vector of this type.
fn collected(m: &mut ExprMethodCall, ty: &Type) {
    if m.method != "collect" {
        return;
    }
    let (Expr::MethodCall(map), Some(element)) = (&mut *m.receiver, element(ty)) else {
        return;
    };
    if map.method == "map"
        && let Some(Expr::Closure(c)) = map.args.first_mut()
        && matches!(c.output, ReturnType::Default)
    {
        of_type(&mut c.body, element);
    }
}

/// The `T` of `Vec<T>` and `[T; n]`.
pub fn element(ty: &Type) -> Option<&Type> {
    let p = match ty {
        Type::Path(p) => p,
        Type::Array(array) => return Some(&array.elem),
        _ => return None,
    };
    let last = p.path.segments.last().filter(|s| s.ident == "Vec")?;
    match &last.arguments {
        PathArguments::AngleBracketed(args) => match args.args.first()? {
            GenericArgument::Type(ty) => Some(ty),
            _ => None,
        },
        _ => None,
    }
}

/// Whether a type is a float, or may be one of the user's: a name that is none of std's, and longer than that of a generic param.
fn is_converted_to(ty: &Type) -> bool {
    let Type::Path(p) = ty else { return false };
    let last = p.path.segments.last();
    let named = last.is_some_and(|s| {
        let name = s.ident.to_string();
        name.len() > 1
            && name.starts_with(char::is_uppercase)
            && s.arguments.is_none()
            && !is_of_std(&name)
    });
    p.qself.is_none() && (named || p.path.is_ident("f64") || p.path.is_ident("f32"))
}

/// `T::from(x)` for `x.into()`.
fn from(ty: &Type, e: &Expr) -> Option<Expr> {
    let Expr::MethodCall(call) = e else {
        return None;
    };
    let is_into = call.method == "into" && call.args.is_empty() && call.turbofish.is_none();
    let (this, at) = (&call.receiver, call.method.span());
    (is_into && is_converted_to(ty)).then(|| syn::parse_quote_spanned!(at=> #ty::from((#this))))
}

/// Whether a call is such a conversion: there are two pairs of brackets, where the name `into` stood.
pub fn is_written_out(call: &syn::ExprCall) -> bool {
    let Some(Expr::Paren(inner)) = call.args.first() else {
        return false;
    };
    let [outer, inner] = [call.paren_token.span, inner.paren_token.span];
    format!("{:?}", outer.join()) == format!("{:?}", inner.join())
}
