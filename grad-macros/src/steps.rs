//! The body of an `Index` that works out the place with fields (`&self.data[i * self.columns + j]`), taken apart: what finds the
//! steps of the place in the value, and what goes these steps. The gradient, which has other fields, goes the same.

use crate::report::Site;
use crate::visit::Visit;
use proc_macro2::{Ident, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote, quote_spanned};
use syn::spanned::Spanned;
use syn::{Expr, Stmt};

/// A body as steps.
pub struct Steps {
    /// Notes the steps in an array of numbers, `name()`.
    pub find: TokenStream,
    /// Goes the steps of the index `name()`.
    pub go: TokenStream,
    /// How many there are.
    pub count: usize,
    /// Whether they are worked out with what is in the value.
    pub look: bool,
    /// Names for places, innermost last; none if the name is another's.
    known: Vec<(Ident, Option<TokenStream>)>,
    mutable: bool,
    kept: bool,
}

/// What the array of steps, and the index that has them, are called.
pub fn name() -> Ident {
    Ident::new("steps", Span::mixed_site())
}

/// What finds a part of the body, and what goes there.
type Both = (TokenStream, TokenStream);

impl Steps {
    /// Those of the body of `index` or `index_mut`, which are gone by `&` or `&mut`, or where it is not seen which place it names. If
    /// `kept`, what goes there works the steps out as the body does.
    pub fn of(body: &syn::Block, mutable: bool, kept: bool) -> Result<Steps, Site> {
        let mut steps = Steps {
            find: quote!(),
            go: quote!(),
            count: 0,
            look: false,
            known: vec![],
            mutable,
            kept,
        };
        let (find, go) = steps.block(body)?;
        Ok(Steps { find, go, ..steps })
    }

    /// Notes a step: `e`, which says how to go on.
    fn note(&mut self, e: &impl ToTokens, span: Span) -> Both {
        let (steps, i) = (name(), self.count);
        self.count += 1;
        (
            quote_spanned!(span=> #steps[#i] = #e;),
            quote_spanned!(span=> #steps.step(#i)),
        )
    }

    /// The same of what stands in the source.
    fn noted(&mut self, e: &Expr) -> Both {
        self.look_at(e);
        match self.kept {
            true => (quote!(), quote!(#e)),
            false => self.note(e, e.span()),
        }
    }

    /// Notes whether something looks into the value.
    fn look_at(&mut self, tokens: &impl ToTokens) {
        let places = self.known.iter().filter(|(_, go)| go.is_some());
        let places: Vec<&Ident> = places.map(|(name, _)| name).collect();
        self.look |= looks(tokens.to_token_stream(), &places);
    }

    /// What stands in front of the place: in what finds the steps, and in what goes there if that keeps it.
    fn before(&self, tokens: &impl ToTokens) -> Both {
        let kept = self.kept.then_some(tokens);
        (quote!(#tokens), quote!(#kept))
    }

    /// Statements, and the place that the last of them names.
    fn block(&mut self, block: &syn::Block) -> Result<Both, Site> {
        let (outside, mut find, mut go) = (self.known.len(), quote!(), quote!());
        for stmt in &block.stmts {
            let (f, g) = self.stmt(stmt)?;
            find.extend(f);
            go.extend(g);
        }
        self.known.truncate(outside);
        Ok((quote!({ #find }), quote!({ #go })))
    }

    fn stmt(&mut self, stmt: &Stmt) -> Result<Both, Site> {
        match stmt {
            Stmt::Local(local) => Ok(self.local(local)),
            Stmt::Item(item) => Ok(self.before(item)),
            // the operator itself checks and prints
            Stmt::Macro(m) if !is_end(&m.mac) => Ok(Both::default()),
            Stmt::Macro(m) => self.place(&Expr::Macro(syn::ExprMacro {
                attrs: vec![],
                mac: m.mac.clone(),
            })),
            Stmt::Expr(Expr::If(e), _) if e.else_branch.is_none() => {
                self.taken(&e.cond, &e.then_branch)
            }
            Stmt::Expr(e, end) => {
                let (find, go) = self.place(e)?;
                Ok((quote!(#find), quote!(#go #end)))
            }
        }
    }

    fn local(&mut self, local: &syn::Local) -> Both {
        if let (syn::Pat::Ident(name), Some(init)) = (&local.pat, &local.init)
            && let Expr::Reference(_) = &*init.expr
            && let Ok((find, go)) = self.place(&init.expr)
        {
            self.known.push((name.ident.clone(), Some(go)));
            return (quote!(#find #local), quote!());
        }
        self.look_at(local);
        self.bind(&local.pat);
        self.before(local)
    }

    /// Names of something else, from here on.
    fn bind(&mut self, pat: &syn::Pat) {
        struct Find<'a>(&'a mut Vec<(Ident, Option<TokenStream>)>);
        impl<'p> Visit<'p> for Find<'_> {
            fn visit_pat_ident(&mut self, p: &'p syn::PatIdent) {
                self.0.push((p.ident.clone(), None));
            }
        }
        Find(&mut self.known).visit_pat(pat);
    }

    /// A condition, whose names hold in the arm.
    fn condition(&mut self, cond: &Expr) {
        self.look_at(cond);
        struct Find<'a>(&'a mut Steps);
        impl<'p> Visit<'p> for Find<'_> {
            fn visit_expr_let(&mut self, e: &'p syn::ExprLet) {
                self.0.bind(&e.pat);
            }
        }
        Find(self).visit_expr(cond);
    }

    /// What is taken where a condition holds.
    fn taken(&mut self, cond: &Expr, then: &syn::Block) -> Result<Both, Site> {
        let outside = self.known.len();
        self.condition(cond);
        let (taken, take) = self.note(&quote!(1), cond.span());
        let (find, go) = self.block(then)?;
        self.known.truncate(outside);
        let go = match self.kept {
            true => quote!(if #cond #go),
            false => quote!(if #take == 1 #go),
        };
        Ok((quote!(if #cond { #taken #find }), go))
    }

    /// What an expression names.
    fn place(&mut self, e: &Expr) -> Result<Both, Site> {
        let nothing = quote!();
        match e {
            Expr::Paren(e) => self.place(&e.expr),
            Expr::Group(e) => self.place(&e.expr),
            Expr::Block(e) if e.label.is_none() => self.block(&e.block),
            Expr::Path(p) if p.path.is_ident("self") => Ok((nothing, quote!(#p))),
            Expr::Path(p) => {
                let name = self.known.iter().rfind(|(name, _)| p.path.is_ident(name));
                let go = name.and_then(|(_, go)| go.as_ref());
                let go = go.ok_or_else(|| Site::of(e))?;
                Ok((nothing, quote!((#go))))
            }
            Expr::Field(f) => {
                let ((find, go), member) = (self.place(&f.base)?, &f.member);
                Ok((find, quote_spanned!(e.span()=> #go.#member)))
            }
            Expr::Reference(r) => {
                let (find, go) = self.place(&r.expr)?;
                let mutability = self.mutable.then(|| quote!(mut));
                Ok((find, quote_spanned!(e.span()=> & #mutability #go)))
            }
            Expr::Unary(u) if matches!(u.op, syn::UnOp::Deref(_)) => {
                let (find, go) = self.place(&u.expr)?;
                Ok((find, quote_spanned!(e.span()=> (*#go))))
            }
            Expr::Index(i) if self.kept && is_no_number(&i.index) => {
                let (find, go) = self.place(&i.expr)?;
                let (found, at) = self.noted(&i.index);
                let at =
                    quote_spanned!(i.index.span()=> ::grads::__private::places::By(#at).of(&#go));
                Ok((quote!(#find #found), quote_spanned!(e.span()=> #go[#at])))
            }
            Expr::Index(i) => {
                let (find, go) = self.place(&i.expr)?;
                let (found, at) = self.index(&i.index);
                Ok((quote!(#find #found), quote_spanned!(e.span()=> #go[#at])))
            }
            Expr::MethodCall(m) => self.method(m),
            Expr::If(i) => {
                let Some((_, orelse)) = &i.else_branch else {
                    return Err(Site::of(e));
                };
                let (then, go_then) = self.taken(&i.cond, &i.then_branch)?;
                let (other, go_other) = self.place(orelse)?;
                Ok((
                    quote!(#then else { #other }),
                    quote!(#go_then else { #go_other }),
                ))
            }
            Expr::Match(m) => self.arms(m),
            Expr::Return(r) => {
                let (find, go) = self.place(r.expr.as_ref().ok_or_else(|| Site::of(e))?)?;
                let steps = name();
                Ok((
                    quote!(#find return ::grads::__private::places::BySteps::of(#steps);),
                    quote!(return #go),
                ))
            }
            Expr::Macro(m) if is_end(&m.mac) => Ok((quote!(#m;), quote!(::core::unreachable!()))),
            _ => Err(Site::of(e)),
        }
    }

    /// What stands in brackets.
    fn index(&mut self, e: &Expr) -> Both {
        let Expr::Range(range) = e else {
            return self.noted(e);
        };
        let mut end = |e: &Option<Box<Expr>>| e.as_ref().map(|e| self.noted(e)).unwrap_or_default();
        let ((lo, go_lo), (hi, go_hi), limits) =
            (end(&range.start), end(&range.end), &range.limits);
        (quote!(#lo #hi), quote!(#go_lo #limits #go_hi))
    }

    /// Methods that give a reference to an element, or to the same in another form.
    fn method(&mut self, m: &syn::ExprMethodCall) -> Result<Both, Site> {
        const PAIRS: [(&str, &str); 5] = [
            ("get", "get_mut"),
            ("first", "first_mut"),
            ("last", "last_mut"),
            ("as_slice", "as_mut_slice"),
            ("as_ref", "as_mut"),
        ];
        let (find, go) = self.place(&m.receiver)?;
        let (name, args) = (&m.method, &m.args);
        let pair = PAIRS.iter().find(|(a, b)| name == a || name == b);
        let by = pair.map(|(shared, by_mut)| if self.mutable { by_mut } else { shared });
        let by = by.map(|by| Ident::new(by, name.span()));
        match (by, args.first()) {
            (Some(by), Some(i)) => {
                let (found, at) = self.index(i);
                Ok((quote!(#find #found), quote!(#go.#by(#at))))
            }
            (Some(by), None) => Ok((find, quote!(#go.#by()))),
            _ if name == "unwrap" || name == "expect" => Ok((find, quote!(#go.#name(#args)))),
            _ => Err(Site::of_call(m)),
        }
    }

    fn arms(&mut self, m: &syn::ExprMatch) -> Result<Both, Site> {
        self.look_at(&m.expr);
        let (mut find, mut go) = (quote!(), quote!());
        let (steps, i) = (name(), self.count);
        self.count += 1;
        for (k, arm) in m.arms.iter().enumerate() {
            let (pat, guard) = (&arm.pat, arm.guard.as_ref().map(|(_, guard)| guard));
            if let Some(guard) = guard {
                self.look_at(guard);
            }
            let guard = guard.map(|guard| quote!(if #guard));
            let outside = self.known.len();
            self.bind(pat);
            let (f, g) = self.place(&arm.body)?;
            self.known.truncate(outside);
            find.extend(quote!(#pat #guard => { #steps[#i] = #k; #f }));
            go.extend(match self.kept {
                true => quote!(#pat #guard => #g,),
                false => quote!(#k => #g,),
            });
        }
        let of = &m.expr;
        let go = match self.kept {
            true => quote!(match #of { #go }),
            false => quote!(match #steps.step(#i) { #go _ => ::core::unreachable!() }),
        };
        Ok((quote!(match #of { #find }), go))
    }
}

/// Whether `self` is among the tokens, or one of the names.
fn looks(tokens: TokenStream, names: &[&Ident]) -> bool {
    tokens.into_iter().any(|token| match token {
        TokenTree::Ident(name) => name == "self" || names.contains(&&name),
        TokenTree::Group(group) => looks(group.stream(), names),
        TokenTree::Punct(_) | TokenTree::Literal(_) => false,
    })
}

/// Whether no array has such an index.
fn is_no_number(index: &Expr) -> bool {
    matches!(index, Expr::Tuple(_) | Expr::Array(_) | Expr::Struct(_))
}

/// Whether a macro of std's ends what it stands in.
fn is_end(mac: &syn::Macro) -> bool {
    let of_std = ["panic", "unreachable", "todo", "unimplemented"];
    of_std.iter().any(|name| mac.path.is_ident(name))
}
