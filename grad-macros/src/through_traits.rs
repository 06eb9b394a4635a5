//! `r.rate(x)` through `r: &dyn Rate` is `Rate::rate(r, x)`, whatever else of that name the type has that is behind `r`. In a module that is seen at once
//! that is known of each type. Elsewhere a type may be another file's, so what a body calls through a trait is written so.

use crate::emit::located;
use crate::visit::{self, VisitMut};
use crate::world::World;
use quote::{ToTokens, quote};
use syn::{Block, Expr, ExprMethodCall, Local, Pat, Path, Stmt, Type, TypeParamBound};
use syn::{parse_quote, parse_quote_spanned};

/// On the `let` of what was in a box.
const UNBOXED: &str = "grads_object";

/// On the `let` of a `&mut` of such.
const LENT: &str = "grads_lent_object";

/// The mark of what was in a box of that type.
pub fn mark(ty: &Type) -> Option<syn::Attribute> {
    let (of, name) = (of_object(ty)?, quote::format_ident!("{UNBOXED}"));
    Some(parse_quote!(#[#name(#of)]))
}

/// The mark of a `&mut` of what was in a box.
pub fn lent_mark(of: &Path) -> syn::Attribute {
    let name = quote::format_ident!("{LENT}");
    parse_quote!(#[#name(#of)])
}

/// Writes such calls out in a body; in a world only the marks are taken away.
pub fn write_out(body: &mut Block, declared: Option<&World>) {
    let mut writer = Writer {
        declared,
        scope: vec![],
    };
    writer.visit_block_mut(body);
}

/// The trait of `&dyn Rate` or `Box<dyn Rate>`, as far as it has methods with derivatives.
pub fn of_object(ty: &Type) -> Option<Path> {
    const OF_STD: [&str; 5] = ["Display", "Debug", "Error", "Any", "Iterator"];
    let object = match ty {
        Type::Paren(ty) => return of_object(&ty.elem),
        ty => crate::functions::object_behind(ty)?,
    };
    let mut traits = object.bounds.iter().filter_map(|bound| match bound {
        TypeParamBound::Trait(bound) => Some(&bound.path),
        _ => None,
    });
    let is_marker = |path: &&Path| ["Send", "Sync", "Unpin"].iter().any(|m| path.is_ident(m));
    let mut path = traits.find(|path| !is_marker(path))?.clone();
    let last = path.segments.last_mut()?;
    if let syn::PathArguments::AngleBracketed(args) = &mut last.arguments {
        args.colon2_token = Some(Default::default());
        let all = std::mem::take(&mut args.args).into_iter();
        args.args = all
            .filter(|arg| !matches!(arg, syn::GenericArgument::AssocType(_)))
            .collect();
    }
    (!OF_STD.iter().any(|name| last.ident == name)).then_some(path)
}

/// Whether it is seen which methods of a trait change what they are called on.
pub fn is_seen(of: &Path, declared: Option<&World>) -> bool {
    declared.is_some_and(|world| world.inlines || world.has_trait(of))
}

/// What a name is, if it is an object.
#[derive(Clone)]
struct Object {
    of: Path,
    /// Whether it is a reference.
    lent: bool,
    /// Whether methods may change it.
    mutable: bool,
}

impl Object {
    /// `&dyn Rate`
    fn lent(of: Path) -> Object {
        Object {
            of,
            lent: true,
            mutable: false,
        }
    }
}

struct Writer<'w> {
    declared: Option<&'w World>,
    /// The names in sight, the innermost last.
    scope: Vec<(String, Option<Object>)>,
}

impl Writer<'_> {
    fn bind(&mut self, pat: &Pat) {
        if let Pat::Type(typed) = pat
            && let Pat::Ident(name) = &*typed.pat
            && matches!(&*typed.ty, Type::Reference(_))
        {
            let object = of_object(&typed.ty).map(Object::lent);
            self.scope.push((name.ident.to_string(), object));
            return;
        }
        let mut bound = crate::chosen_objects::Bound::default();
        visit::Visit::visit_pat(&mut bound, pat);
        let names = bound.0.into_iter().map(|name| (name.to_string(), None));
        self.scope.extend(names);
    }

    fn bind_local(&mut self, local: &mut Local) {
        let mark = take_mark(local);
        match (mark, &local.pat) {
            (Some((of, lent)), Pat::Ident(name)) => {
                let mutable = lent || name.mutability.is_some();
                let object = Object { of, lent, mutable };
                self.scope.push((name.ident.to_string(), Some(object)));
            }
            (_, Pat::Ident(name)) => {
                let object = local.init.as_ref().and_then(|init| self.object(&init.expr));
                let name = name.ident.to_string();
                if object.is_some()
                    && let Some(init) = &mut local.init
                {
                    without_cast(&mut init.expr);
                }
                self.scope.push((name, object));
            }
            (_, pat) => self.bind(&pat.clone()),
        }
    }

    /// Goes through something in which the names of these patterns are seen.
    fn within(&mut self, pats: &[&Pat], inner: impl FnOnce(&mut Self)) {
        let outer = self.scope.len();
        pats.iter().for_each(|pat| self.bind(pat));
        inner(self);
        self.scope.truncate(outer);
    }

    /// What a method is called on, if it is an object.
    fn object(&self, receiver: &Expr) -> Option<Object> {
        match receiver {
            Expr::Paren(p) => self.object(&p.expr),
            Expr::Cast(c) if matches!(&*c.ty, Type::Reference(_)) => {
                let of = of_object(&c.ty)?;
                Some(Object::lent(of))
            }
            Expr::Path(p) => {
                let name = p.path.get_ident()?.to_string();
                let mut names = self.scope.iter().rev();
                names.find(|(known, _)| *known == name)?.1.clone()
            }
            _ => None,
        }
    }

    /// The trait that has a method, the one that is named or one that it is made of, and the method where the trait is seen.
    fn declared(&self, of: &Path, method: &syn::Ident) -> Option<(Path, Option<&syn::Signature>)> {
        let Some(definition) = self.declared.and_then(|world| world.definition(of)) else {
            return Some((of.clone(), None));
        };
        let own = definition.items.iter().find_map(|item| match item {
            syn::TraitItem::Fn(f) if f.sig.ident == *method => Some(&f.sig),
            _ => None,
        });
        if own.is_some() {
            return Some((of.clone(), own));
        }
        definition.supertraits.iter().find_map(|bound| match bound {
            TypeParamBound::Trait(bound) => {
                let seen = self.declared.is_some_and(|w| w.has_trait(&bound.path));
                seen.then(|| self.declared(&bound.path, method)).flatten()
            }
            _ => None,
        })
    }

    fn written(&self, m: &ExprMethodCall) -> Option<Expr> {
        let object = self.object(&m.receiver)?;
        let (of, declared) = self.declared(&object.of, &m.method)?;
        let (mut receiver, method, args) = (m.receiver.clone(), &m.method, &m.args);
        without_cast(&mut receiver);
        let changed = match declared {
            _ if !object.mutable => false,
            // whether it takes `&mut self` is seen by rustc alone
            None => return None,
            Some(sig) => sig.receiver().is_some_and(|this| this.mutability.is_some()),
        };
        let lent: Expr = match (object.lent, changed) {
            (true, true) => parse_quote_spanned!(method.span()=> &mut *#receiver),
            (true, false) if object.mutable => parse_quote_spanned!(method.span()=> &*#receiver),
            (true, false) => parse_quote!(#receiver),
            (false, true) => parse_quote_spanned!(method.span()=> &mut #receiver),
            (false, false) => parse_quote_spanned!(method.span()=> &#receiver),
        };
        // rustc is asked of the call that is written, which is found by the name of its method
        let of = located(of.to_token_stream(), method.span());
        let call = match args.is_empty() {
            true => quote!(#of::#method(#lent)),
            false => quote!(#of::#method(#lent, #args)),
        };
        let mut call: syn::ExprCall = syn::parse2(call).ok()?;
        call.paren_token = syn::token::Paren(method.span());
        Some(Expr::Call(call))
    }
}

/// The trait that the mark of a `let` tells, and whether it is a `&mut`.
fn take_mark(local: &mut Local) -> Option<(Path, bool)> {
    let is_mark =
        |attr: &syn::Attribute| attr.path().is_ident(UNBOXED) || attr.path().is_ident(LENT);
    let at = local.attrs.iter().position(is_mark)?;
    let mark = local.attrs.remove(at);
    Some((mark.parse_args().ok()?, mark.path().is_ident(LENT)))
}

/// `&a` for `(&a as &dyn Rate)`.
fn without_cast(e: &mut Expr) {
    match e {
        Expr::Paren(p) => without_cast(&mut p.expr),
        Expr::Cast(c) => *e = (*c.expr).clone(),
        _ => {}
    }
}

impl VisitMut for Writer<'_> {
    fn visit_block_mut(&mut self, block: &mut Block) {
        self.within(&[], |s| {
            for stmt in &mut block.stmts {
                visit::visit_stmt_mut(s, stmt);
                if let Stmt::Local(local) = stmt {
                    s.bind_local(local);
                }
            }
        });
    }

    fn visit_expr_mut(&mut self, e: &mut Expr) {
        match e {
            Expr::Closure(closure) => {
                let pats: Vec<Pat> = closure.inputs.iter().cloned().collect();
                let pats: Vec<&Pat> = pats.iter().collect();
                self.within(&pats, |s| s.visit_expr_mut(&mut closure.body));
            }
            Expr::ForLoop(run) => {
                self.visit_expr_mut(&mut run.expr);
                let pat = run.pat.clone();
                self.within(&[&pat], |s| s.visit_block_mut(&mut run.body));
            }
            Expr::If(choice) => {
                self.within(&[], |s| {
                    s.visit_expr_mut(&mut choice.cond);
                    s.visit_block_mut(&mut choice.then_branch);
                });
                if let Some((_, otherwise)) = &mut choice.else_branch {
                    self.visit_expr_mut(otherwise);
                }
            }
            Expr::While(run) => self.within(&[], |s| {
                s.visit_expr_mut(&mut run.cond);
                s.visit_block_mut(&mut run.body);
            }),
            Expr::Match(choice) => {
                self.visit_expr_mut(&mut choice.expr);
                for arm in &mut choice.arms {
                    self.within(&[&arm.pat], |s| {
                        if let Some((_, guard)) = &mut arm.guard {
                            s.visit_expr_mut(guard);
                        }
                        s.visit_expr_mut(&mut arm.body);
                    });
                }
            }
            Expr::Let(test) => {
                self.visit_expr_mut(&mut test.expr);
                self.bind(&test.pat);
            }
            _ => visit::visit_expr_mut(self, e),
        }
        if let Expr::MethodCall(m) = e
            && !self.declared.is_some_and(|world| world.inlines)
            && let Some(written) = self.written(m)
        {
            *e = written;
        }
    }

    fn visit_item_mut(&mut self, _: &mut syn::Item) {}
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn calls_through_a_trait_are_those_of_the_trait() {
        let mut body: Block = parse_quote!({
            let r: &dyn Rate<f64, Out = f64> = &a;
            let y = r.at(t) + other.at(t);
            let f = |r: &dyn Send, k: &(dyn Sync + Law)| k.at(r);
            if let Some(r) = found {
                r.at(y)
            } else {
                (&b as &dyn Rate).at(r.k(1.0).sin())
            }
        });
        write_out(&mut body, None);
        let wanted: Block = parse_quote!({
            let r: &dyn Rate<f64, Out = f64> = &a;
            let y = Rate::<f64>::at(r, t) + other.at(t);
            let f = |r: &dyn Send, k: &(dyn Sync + Law)| Law::at(k, r);
            if let Some(r) = found {
                r.at(y)
            } else {
                Rate::at((&b), Rate::<f64>::k(r, 1.0).sin())
            }
        });
        let text = |body: Block| body.to_token_stream().to_string();
        assert_eq!(text(body), text(wanted));
    }
}
