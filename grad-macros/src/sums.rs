//! `impl Sum` of a type of the user's: what a sum of its values is. Differentiation sees a sum as `start + a + b + ..`, by the type's own
//! `+`, so the `impl` has to be that: a fold with `+`, or the sum of copies of what is lent. In a world any other body stands in the place
//! of the call (`lower::own_sums`). So it is with `impl Product` and `*`.

use crate::check::shown;
use crate::report::{Problems, Site};
use crate::visit::Visit;
use crate::world::Method;
use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote};
use syn::{Expr, ImplItem, Pat, Stmt, Type};

/// One of the traits by which std brings many values together.
struct Reduction {
    of_trait: &'static str,
    method: &'static str,
    operator: (&'static str, &'static str),
    sign: &'static str,
    /// The trait that says what it starts from, and that one's method.
    start: (&'static str, &'static str),
}

const SUM: Reduction = Reduction {
    of_trait: "Sum",
    method: "sum",
    operator: ("Add", "add"),
    sign: "+",
    start: ("SumOfNothing", "sum_of_nothing"),
};

const PRODUCT: Reduction = Reduction {
    of_trait: "Product",
    method: "product",
    operator: ("Mul", "mul"),
    sign: "*",
    start: ("ProductOfNothing", "product_of_nothing"),
};

impl Reduction {
    fn of(path: &syn::Path) -> Option<&'static Reduction> {
        let last = path.segments.last()?;
        [&SUM, &PRODUCT]
            .into_iter()
            .find(|r| last.ident == r.of_trait)
    }

    fn is(&self, op: &syn::BinOp) -> bool {
        match op {
            syn::BinOp::Add(_) => self.sign == "+",
            syn::BinOp::Mul(_) => self.sign == "*",
            _ => false,
        }
    }

    /// The trait that says what it starts from, and its method.
    fn start(&self) -> (Ident, Ident) {
        let ident = |name| Ident::new(name, Span::call_site());
        (ident(self.start.0), ident(self.start.1))
    }
}

/// What is generated beside an `impl` of `Sum` for its own values: what sums start from. Nothing if it is of another trait.
pub fn started(item: &syn::ItemImpl, in_world: bool) -> Option<TokenStream> {
    let (_, path, _) = item.trait_.as_ref()?;
    let reduction = Reduction::of(path)?;
    let other = || match in_world {
        true => quote!(),
        false => refused(path, reduction),
    };
    let Some(of) = Summed::of(item, path, reduction) else {
        return is_of_others(item, reduction).then(other);
    };
    let Some(start) = of.start() else {
        return Some(other());
    };
    let (params, _, bounds) = item.generics.split_for_impl();
    let (ty, how) = (&item.self_ty, of.how());
    let (starts, method) = reduction.start();
    Some(quote! {
        #[doc(hidden)]
        #[automatically_derived]
        impl #params ::grads::__private::#starts<::grads::__private::#how> for #ty #bounds {
            fn #method() -> Self { #start }
        }
    })
}

/// Whether this is std's trait, for values of another type.
fn is_of_others(item: &syn::ItemImpl, reduction: &Reduction) -> bool {
    let runs = |f: &syn::ImplItemFn| {
        f.sig.ident == reduction.method
            && f.sig
                .generics
                .to_token_stream()
                .to_string()
                .contains("Iterator")
    };
    item.items
        .iter()
        .any(|i| matches!(i, ImplItem::Fn(f) if runs(f)))
}

fn refused(path: &syn::Path, reduction: &Reduction) -> TokenStream {
    let Reduction { method, sign, .. } = reduction;
    let mut problems = Problems::default();
    problems.refuse(
        Site::of(path),
        format!("differentiation sees a {method} only as a fold with `{sign}`"),
        format!("write `iter.fold(start, |a, b| a {sign} b)`, and `iter.copied().{method}()` for what is lent"),
    );
    problems.to_compile_errors()
}

/// Whether a method `sum` of a world's adds up by `+` alone.
pub fn is_fold(m: &Method) -> bool {
    let summed = Summed {
        reduction: &SUM,
        method: &m.item,
        items: match only_param(&m.item.sig) {
            Some(items) => items,
            None => return false,
        },
        lent: is_of_lent(m),
    };
    summed.start().is_some()
}

/// Whether it takes what is lent: `impl Sum<&'a V> for V`.
pub fn is_of_lent(m: &Method) -> bool {
    let last = m.of_trait.as_ref().and_then(|path| path.segments.last());
    last.and_then(|last| is_lent(&last.arguments, &m.self_ty)) == Some(true)
}

/// An `impl` of such a trait for values of the type itself.
struct Summed<'a> {
    reduction: &'a Reduction,
    method: &'a syn::ImplItemFn,
    items: &'a Ident,
    lent: bool,
}

impl<'a> Summed<'a> {
    fn of(item: &'a syn::ItemImpl, path: &syn::Path, reduction: &'a Reduction) -> Option<Self> {
        let last = path.segments.last()?;
        let method = item.items.iter().find_map(|i| match i {
            ImplItem::Fn(f) => Some(f),
            _ => None,
        })?;
        Some(Summed {
            reduction,
            method,
            items: only_param(&method.sig)?,
            lent: is_lent(&last.arguments, &item.self_ty)?,
        })
    }

    fn how(&self) -> TokenStream {
        match self.lent {
            true => quote!(LentItems),
            false => quote!(OwnedItems),
        }
    }

    /// What the sum, or the product, of nothing is.
    fn start(&self) -> Option<TokenStream> {
        let [Stmt::Expr(Expr::MethodCall(call), None)] = &self.method.block.stmts[..] else {
            return None;
        };
        match &*call.method.to_string() {
            "fold" if self.is_items(&call.receiver) => self.folded(call),
            name if name == self.reduction.method
                && self.lent
                && self.is_of_copies(&call.receiver) =>
            {
                let (starts, method) = self.reduction.start();
                Some(quote! {
                    <Self as ::grads::__private::#starts<::grads::__private::OwnedItems>>::#method()
                })
            }
            _ => None,
        }
    }

    fn folded(&self, call: &syn::ExprMethodCall) -> Option<TokenStream> {
        let (start, add) = (call.args.first()?, call.args.get(1)?);
        let adds = match add {
            Expr::Closure(c) => self.adds(c),
            Expr::Path(p) => !self.lent && self.is_operator(p),
            _ => false,
        };
        (adds && !mentions(start, self.items)).then(|| quote!(#start))
    }

    /// `|a, b| a + b`, and `|a, b| a + *b` or `|a, &b| a + b` of what is lent.
    fn adds(&self, c: &syn::ExprClosure) -> bool {
        let [first, second] = &c.inputs.iter().collect::<Vec<_>>()[..] else {
            return false;
        };
        let (second, behind) = match second {
            Pat::Reference(r) => (&*r.pat, true),
            second => (*second, false),
        };
        let (Some(a), Some(b), Expr::Binary(sum)) = (name(first), name(second), result(&c.body))
        else {
            return false;
        };
        let plain = |e: &Expr, of: &Ident| matches!(e, Expr::Path(p) if p.path.is_ident(of));
        let read = match &*sum.right {
            Expr::Unary(u) if matches!(u.op, syn::UnOp::Deref(_)) => {
                self.lent && !behind && plain(&u.expr, b)
            }
            e => self.lent == behind && plain(e, b),
        };
        self.reduction.is(&sum.op) && a != b && plain(&sum.left, a) && read
    }

    /// `Add::add`, `std::ops::Add::add`
    fn is_operator(&self, p: &syn::ExprPath) -> bool {
        let (of_trait, method) = self.reduction.operator;
        let names = p.path.segments.iter().map(|s| s.ident.to_string());
        let names: Vec<String> = names.collect();
        p.qself.is_none() && names.ends_with(&[of_trait.to_string(), method.to_string()])
    }

    fn is_items(&self, e: &Expr) -> bool {
        matches!(e, Expr::Path(p) if p.path.is_ident(self.items))
    }

    /// `items.copied()`, `items.cloned()`
    fn is_of_copies(&self, e: &Expr) -> bool {
        matches!(e, Expr::MethodCall(m) if self.is_items(&m.receiver) && (m.method == "copied" || m.method == "cloned"))
    }
}

/// Whether the values are lent: `Sum<&'a V>` and not `Sum` or `Sum<V>`. None for sums of other types.
fn is_lent(arguments: &syn::PathArguments, own: &Type) -> Option<bool> {
    let syn::PathArguments::AngleBracketed(given) = arguments else {
        return Some(false);
    };
    let of = given.args.iter().find_map(|a| match a {
        syn::GenericArgument::Type(t) => Some(t),
        _ => None,
    })?;
    let is_own = |ty: &Type| {
        shown(ty) == shown(own) || matches!(ty, Type::Path(p) if p.path.is_ident("Self"))
    };
    match of {
        Type::Reference(r) => is_own(&r.elem).then_some(true),
        of => is_own(of).then_some(false),
    }
}

fn only_param(sig: &syn::Signature) -> Option<&Ident> {
    match sig.inputs.first()? {
        syn::FnArg::Typed(p) => name(&p.pat),
        syn::FnArg::Receiver(_) => None,
    }
}

fn name(pat: &Pat) -> Option<&Ident> {
    match pat {
        Pat::Ident(p) if p.by_ref.is_none() && p.subpat.is_none() => Some(&p.ident),
        Pat::Type(p) => name(&p.pat),
        _ => None,
    }
}

/// The value of a body.
fn result(body: &Expr) -> &Expr {
    match body {
        Expr::Block(b) if b.label.is_none() => match &b.block.stmts[..] {
            [Stmt::Expr(e, None)] => result(e),
            _ => body,
        },
        Expr::Paren(p) => result(&p.expr),
        _ => body,
    }
}

fn mentions(e: &Expr, name: &Ident) -> bool {
    struct Finds<'n>(&'n Ident, bool);
    impl<'a> Visit<'a> for Finds<'_> {
        fn visit_expr_path(&mut self, e: &'a syn::ExprPath) {
            self.1 |= e.path.is_ident(self.0);
        }
        fn visit_macro(&mut self, _: &'a syn::Macro) {
            self.1 = true;
        }
    }
    let mut finds = Finds(name, false);
    finds.visit_expr(e);
    finds.1
}
