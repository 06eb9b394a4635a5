//! `VecDeque`s of a world that are fields, elements, params or results. A change is one of the list of what is in the queue, of which a queue
//! is made again; whoever runs over a queue runs over that list. `self.queue.push_back(x)` is
//! `{ let mut list = queue_list(self.queue.clone()); list.push(x); self.queue = queue_of(list); }`.
//!
//! What is a queue is seen by types that are written: of params, variables, fields and constructors.

use crate::chosen_objects::Bound;
use crate::deques::of_vector;
use crate::visit::{self, Visit, VisitMut};
use crate::world::World;
use proc_macro2::{Ident, Span};
use quote::{ToTokens, quote_spanned};
use syn::spanned::Spanned;
use syn::{
    Block, Expr, ExprMethodCall, FnArg, GenericArgument, Local, Member, Pat, PathArguments,
    Signature, Stmt, Type, parse_quote, parse_quote_spanned,
};

/// Methods that look at what is in a queue.
const READS: [&str; 7] = [
    "iter",
    "into_iter",
    "get",
    "contains",
    "front",
    "back",
    "as_slices",
];

/// Methods that change a queue, and are a vector's by this name or another (`deques::of_vector`).
const CHANGES: [&str; 13] = [
    "push_back",
    "push_front",
    "pop_back",
    "pop_front",
    "clear",
    "truncate",
    "extend",
    "insert",
    "swap",
    "resize",
    "retain",
    "rotate_left",
    "rotate_right",
];

/// Writes them out in the body of a function.
pub fn write_out(sig: &Signature, this: Option<&Type>, body: &mut Block, world: Option<&World>) {
    let Some(world) = world.filter(|world| world.inlines) else {
        return;
    };
    let scope = vec![(Ident::new("self", Span::call_site()), this.cloned())];
    let mut writer = Writer { world, scope };
    for input in &sig.inputs {
        if let FnArg::Typed(typed) = input {
            writer.bind(&typed.pat, Some(&typed.ty));
        }
    }
    let result = match &sig.output {
        syn::ReturnType::Type(_, ty) => Some(&**ty),
        syn::ReturnType::Default => None,
    };
    writer.visit_block_mut(body);
    if let (Some(result), Some(Stmt::Expr(e, None))) = (result, body.stmts.last_mut()) {
        writer.given(result, e);
    }
}

struct Writer<'w> {
    world: &'w World,
    /// The names in sight, the innermost last, with their types where these are seen.
    scope: Vec<(Ident, Option<Type>)>,
}

impl Writer<'_> {
    fn bind(&mut self, pat: &Pat, ty: Option<&Type>) {
        match (pat, ty) {
            (Pat::Type(typed), _) => self.bind(&typed.pat, Some(&typed.ty)),
            (Pat::Ident(name), Some(ty)) => self.scope.push((name.ident.clone(), Some(ty.clone()))),
            (Pat::Tuple(pats), Some(Type::Tuple(types)))
                if pats.elems.len() == types.elems.len() =>
            {
                for (pat, ty) in pats.elems.iter().zip(&types.elems) {
                    self.bind(pat, Some(ty));
                }
            }
            (pat, _) => {
                let mut bound = Bound::default();
                bound.visit_pat(pat);
                self.scope
                    .extend(bound.0.into_iter().map(|name| (name, None)));
            }
        }
    }

    fn within(&mut self, pats: &[(Pat, Option<Type>)], inner: impl FnOnce(&mut Self)) {
        let outer = self.scope.len();
        pats.iter()
            .for_each(|(pat, ty)| self.bind(pat, ty.as_ref()));
        inner(self);
        self.scope.truncate(outer);
    }

    /// The type of a place, as far as types that are written show it.
    fn type_of(&self, e: &Expr) -> Option<Type> {
        match e {
            Expr::Paren(e) => self.type_of(&e.expr),
            Expr::Group(e) => self.type_of(&e.expr),
            Expr::Reference(e) => self.type_of(&e.expr),
            Expr::Unary(e) if matches!(e.op, syn::UnOp::Deref(_)) => {
                Some(behind(&self.type_of(&e.expr)?).clone())
            }
            Expr::Path(p) => {
                let name = p.path.get_ident()?;
                self.scope
                    .iter()
                    .rev()
                    .find(|(known, _)| known == name)?
                    .1
                    .clone()
            }
            Expr::Field(f) => match &f.member {
                Member::Named(name) => self.field(&f.base, &name.to_string()),
                Member::Unnamed(_) => None,
            },
            Expr::Index(i) if !matches!(*i.index, Expr::Range(_)) => {
                element(&self.type_of(&i.expr)?)
            }
            Expr::MethodCall(m) if m.method == "clone" => self.type_of(&m.receiver),
            e if constructor(e).is_some() => Some(parse_quote!(VecDeque<_>)),
            Expr::Call(call) => match &*call.func {
                Expr::Path(p) => self.world.given_queue(&p.path),
                _ => None,
            },
            _ => None,
        }
    }

    /// The type of a field: of the type that it is a field of, or of all fields of that name.
    fn field(&self, of: &Expr, name: &str) -> Option<Type> {
        let of = self.type_of(of);
        let of = of
            .as_ref()
            .map(behind)
            .filter(|of| self.world.has_layout(of));
        match of {
            Some(of) => self.world.written_part(&crate::check::shown(of), name),
            None => self.world.queue_field(name),
        }
    }

    /// What is in the queue that a place is.
    fn queue(&self, e: &Expr) -> Option<Type> {
        queued(behind(&self.type_of(e)?))
    }

    /// The type of the items that an iterator gives.
    fn item(&self, e: &Expr) -> Option<Type> {
        let lent = |of: &Expr| {
            let of = element(&self.type_of(of)?)?;
            Some(parse_quote!(&mut #of))
        };
        match e {
            Expr::Reference(r) => lent(&r.expr),
            Expr::MethodCall(m) => match &*m.method.to_string() {
                "iter" | "iter_mut" => lent(&m.receiver),
                "into_iter" => element(&self.type_of(&m.receiver)?),
                "rev" | "skip" | "take" | "filter" | "inspect" | "cloned" => self.item(&m.receiver),
                "enumerate" => {
                    let of = self.item(&m.receiver)?;
                    Some(parse_quote!((usize, #of)))
                }
                "zip" => {
                    let other = self.item(m.args.first()?);
                    let of = self.item(&m.receiver).unwrap_or(parse_quote!(_));
                    let other = other.unwrap_or(parse_quote!(_));
                    Some(parse_quote!((#of, #other)))
                }
                _ => None,
            },
            _ => None,
        }
    }

    /// The place itself, where `e` may be a reference to it.
    fn place(&self, e: &Expr) -> Expr {
        match (e, self.type_of(e)) {
            (Expr::Path(_), Some(Type::Reference(_))) => parse_quote_spanned!(e.span()=> (*#e)),
            _ => e.clone(),
        }
    }

    /// The list of what is in a queue.
    fn list(&self, e: &Expr, of: &Type, at: Span) -> Expr {
        let place = self.place(e);
        parse_quote_spanned!(at=> ::grads::__private::queue_list::<#of>(#place))
    }

    fn method(&self, m: &ExprMethodCall) -> Option<Expr> {
        let of = self.queue(&m.receiver)?;
        let name = m.method.to_string();
        if READS.contains(&&*name) {
            let mut read = m.clone();
            *read.receiver = self.list(&m.receiver, &of, m.method.span());
            return Some(of_vector(&read).unwrap_or(Expr::MethodCall(read)));
        }
        CHANGES.contains(&&*name).then(|| self.changed(m, &of))
    }

    /// A closure that is handed items of this type by its last param.
    fn in_closure(&mut self, closure: &mut syn::ExprClosure, item: &Type) {
        let last = closure.inputs.len().wrapping_sub(1);
        let typed = |(i, p): (usize, &Pat)| (p.clone(), (i == last).then(|| item.clone()));
        let pats: Vec<_> = closure.inputs.iter().enumerate().map(typed).collect();
        self.within(&pats, |s| s.visit_expr_mut(&mut closure.body));
    }

    /// `for x in queue.iter_mut() { .. }`, which runs over the list. A body that leaves the function would leave the queue as it was.
    fn run_over_changed(&self, run: &syn::ExprForLoop) -> Option<Expr> {
        let (queue, at) = match &*run.expr {
            Expr::MethodCall(m) if m.method == "iter_mut" => (&*m.receiver, m.method.span()),
            Expr::Reference(r) if r.mutability.is_some() => (&*r.expr, r.and_token.span),
            _ => return None,
        };
        let of = self.queue(queue)?;
        if leaves(&run.body) {
            return None;
        }
        let (list, place) = (self.list(queue, &of, at), self.place(queue));
        let name = Ident::new("grads_list", Span::mixed_site());
        let mut run = run.clone();
        *run.expr = parse_quote_spanned!(at=> #name.iter_mut());
        Some(parse_quote_spanned! {at=> {
            let mut #name: Vec<#of> = #list;
            #run
            #place = ::grads::__private::queue_of::<#of>(#name);
        }})
    }

    fn changed(&self, m: &ExprMethodCall, of: &Type) -> Expr {
        let at = m.method.span();
        let (list, place) = (self.list(&m.receiver, of, at), self.place(&m.receiver));
        let name = Ident::new("grads_list", Span::mixed_site());
        let mut change = m.clone();
        *change.receiver = parse_quote!(#name);
        let change = of_vector(&change).unwrap_or(Expr::MethodCall(change));
        let made = quote_spanned!(at=> #place = ::grads::__private::queue_of::<#of>(#name););
        match m.method.to_string().starts_with("pop") {
            true => parse_quote_spanned! {at=> {
                let mut #name: Vec<#of> = #list;
                let grads_taken = #change;
                #made
                grads_taken
            }},
            false => parse_quote_spanned! {at=> {
                let mut #name: Vec<#of> = #list;
                #change;
                #made
            }},
        }
    }

    /// What is given where a queue is wanted: `VecDeque::new()`, or what is collected or converted.
    fn given(&self, wanted: &Type, e: &mut Expr) {
        let Some(of) = queued(wanted) else { return };
        match e {
            Expr::MethodCall(m) if m.method == "collect" && m.args.is_empty() => {
                let items = &m.receiver;
                *e = parse_quote_spanned!(m.method.span()=> ::grads::__private::queue_of::<#of>(#items.collect::<Vec<#of>>()));
            }
            Expr::MethodCall(m) if m.method == "into" && m.args.is_empty() => {
                let list = &m.receiver;
                *e = parse_quote_spanned!(m.method.span()=> ::grads::__private::queue_of::<#of>(#list));
            }
            Expr::Call(call)
                if call
                    .func
                    .to_token_stream()
                    .to_string()
                    .ends_with("queue_of :: < _ >") =>
            {
                call.func =
                    parse_quote_spanned!(call.func.span()=> ::grads::__private::queue_of::<#of>);
            }
            _ => {}
        }
    }

    fn bind_local(&mut self, local: &mut Local) {
        let ty = match (&local.pat, &local.init) {
            (Pat::Type(_), _) | (_, None) => None,
            (_, Some(init)) => made(&init.expr).or_else(|| self.type_of(&init.expr)),
        };
        if let (Pat::Type(typed), Some(init)) = (&local.pat, &mut local.init) {
            self.given(&typed.ty, &mut init.expr);
        }
        self.bind(&local.pat, ty.as_ref());
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
                let pats: Vec<_> = closure.inputs.iter().map(|p| (p.clone(), None)).collect();
                self.within(&pats, |s| s.visit_expr_mut(&mut closure.body));
            }
            Expr::ForLoop(run) => {
                let item = self.item(&run.expr);
                if let Expr::Reference(r) = &*run.expr
                    && r.mutability.is_none()
                    && let Some(of) = self.queue(&r.expr)
                {
                    let list = self.list(&r.expr, &of, r.and_token.span);
                    *run.expr = parse_quote!(#list.iter());
                }
                self.visit_expr_mut(&mut run.expr);
                let pat = ((*run.pat).clone(), item);
                self.within(&[pat], |s| s.visit_block_mut(&mut run.body));
                if let Some(written) = self.run_over_changed(run) {
                    *e = written;
                }
                return;
            }
            Expr::MethodCall(m) => {
                let item = self.item(&m.receiver);
                self.visit_expr_mut(&mut m.receiver);
                for arg in &mut m.args {
                    match (arg, &item) {
                        (Expr::Closure(closure), Some(item)) => self.in_closure(closure, item),
                        (arg, _) => self.visit_expr_mut(arg),
                    }
                }
            }
            Expr::Match(choice) => {
                self.visit_expr_mut(&mut choice.expr);
                for arm in &mut choice.arms {
                    self.within(&[(arm.pat.clone(), None)], |s| {
                        if let Some((_, guard)) = &mut arm.guard {
                            s.visit_expr_mut(guard);
                        }
                        s.visit_expr_mut(&mut arm.body);
                    });
                }
            }
            Expr::Let(test) => {
                self.visit_expr_mut(&mut test.expr);
                self.bind(&test.pat, None);
            }
            Expr::If(_) | Expr::While(_) => self.within(&[], |s| visit::visit_expr_mut(s, e)),
            Expr::Macro(mac) if mac.mac.path.is_ident("vec") => self.in_vec(mac),
            _ => visit::visit_expr_mut(self, e),
        }
        if let Some(list) = constructor(e) {
            *e = list;
        }
        match e {
            Expr::MethodCall(m) => {
                if let Some(written) = self.method(m) {
                    *e = written;
                }
            }
            Expr::Struct(s) => {
                for field in &mut s.fields {
                    if let Member::Named(name) = &field.member
                        && let Some(ty) = self.world.queue_field(&name.to_string())
                    {
                        self.given(&ty, &mut field.expr);
                    }
                }
            }
            _ => {}
        }
    }

    fn visit_item_mut(&mut self, _: &mut syn::Item) {}
}

impl Writer<'_> {
    fn in_vec(&mut self, mac: &mut syn::ExprMacro) {
        let tokens = &mac.mac.tokens;
        let Ok(mut array) = syn::parse2::<Expr>(quote::quote!([#tokens])) else {
            return;
        };
        let inner: Vec<&mut Expr> = match &mut array {
            Expr::Array(a) => a.elems.iter_mut().collect(),
            Expr::Repeat(r) => vec![&mut r.expr, &mut r.len],
            _ => vec![],
        };
        inner.into_iter().for_each(|e| self.visit_expr_mut(e));
        mac.mac.tokens = match &array {
            Expr::Array(a) => a.elems.to_token_stream(),
            Expr::Repeat(r) => {
                let (e, n) = (&r.expr, &r.len);
                quote::quote!(#e; #n)
            }
            _ => return,
        };
    }
}

/// What a call of one of the functions gives that are written here, and what is in it.
pub fn given_by(path: &syn::Path) -> Option<(Type, Type)> {
    let last = path.segments.last()?;
    let is_ours =
        path.leading_colon.is_some() && path.segments.iter().any(|s| s.ident == "__private");
    let of = first_argument(&last.arguments).filter(|_| is_ours)?;
    match &*last.ident.to_string() {
        "queue_list" => Some((parse_quote!(Vec<#of>), of)),
        "queue_of" => Some((parse_quote!(::std::collections::VecDeque<#of>), of)),
        _ => None,
    }
}

/// Whether an expression is a call that is written here.
pub fn is_written_out(e: &Expr) -> bool {
    let Expr::Call(call) = e else { return false };
    matches!(&*call.func, Expr::Path(p) if given_by(&p.path).is_some())
}

/// Whether a body may leave the loop around it in another way than by its end or a plain `break`.
fn leaves(body: &Block) -> bool {
    struct Find(bool);
    impl<'a> Visit<'a> for Find {
        fn visit_expr(&mut self, e: &'a Expr) {
            self.0 |= match e {
                Expr::Return(_) | Expr::Try(_) => true,
                Expr::Break(e) => e.label.is_some(),
                Expr::Continue(e) => e.label.is_some(),
                _ => false,
            };
            visit::visit_expr(self, e);
        }
    }
    let mut find = Find(false);
    find.visit_block(body);
    find.0
}

/// A type without references.
fn behind(ty: &Type) -> &Type {
    match ty {
        Type::Reference(r) => behind(&r.elem),
        Type::Paren(p) => behind(&p.elem),
        ty => ty,
    }
}

/// What is in a queue of this type.
pub fn queued(ty: &Type) -> Option<Type> {
    let Type::Path(p) = ty else { return None };
    let last = p.path.segments.last().filter(|s| s.ident == "VecDeque")?;
    first_argument(&last.arguments)
}

/// The type of the elements of an array, a vector or a queue.
fn element(ty: &Type) -> Option<Type> {
    match behind(ty) {
        Type::Slice(s) => Some((*s.elem).clone()),
        Type::Array(a) => Some((*a.elem).clone()),
        Type::Path(p) => {
            let last = p.path.segments.last()?;
            let is_list = last.ident == "Vec" || last.ident == "VecDeque";
            is_list.then(|| first_argument(&last.arguments)).flatten()
        }
        _ => None,
    }
}

fn first_argument(arguments: &PathArguments) -> Option<Type> {
    let PathArguments::AngleBracketed(args) = arguments else {
        return None;
    };
    match args.args.first()? {
        GenericArgument::Type(ty) => Some(ty.clone()),
        _ => None,
    }
}

/// The type that a variable has since it is `vec![VecDeque::new(); n]`, of which the queues are written out already.
fn made(e: &Expr) -> Option<Type> {
    let is_made = |e: &Expr| {
        e.to_token_stream()
            .to_string()
            .contains("__private :: queue_of")
    };
    match e {
        Expr::Macro(mac) if mac.mac.path.is_ident("vec") && is_made(e) => {
            Some(parse_quote!(Vec<VecDeque<_>>))
        }
        Expr::Call(call) if is_made(&call.func) => Some(parse_quote!(VecDeque<_>)),
        _ => None,
    }
}

/// `VecDeque::new()` and its like, as a queue of a list.
fn constructor(e: &Expr) -> Option<Expr> {
    let Expr::Call(call) = e else { return None };
    let Expr::Path(path) = &*call.func else {
        return None;
    };
    let mut names = path.path.segments.iter().rev();
    let (function, of) = (names.next()?, names.next()?);
    if of.ident != "VecDeque" {
        return None;
    }
    let (at, args) = (e.span(), &call.args);
    let list: Expr = match (&*function.ident.to_string(), args.len()) {
        ("new", 0) | ("with_capacity", 1) => parse_quote_spanned!(at=> Vec::new()),
        ("from", 1) => parse_quote_spanned!(at=> Vec::from(#args)),
        _ => return None,
    };
    Some(parse_quote_spanned!(at=> ::grads::__private::queue_of::<_>(#list)))
}
