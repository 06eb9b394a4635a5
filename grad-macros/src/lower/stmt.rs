//! Statements and blocks, with the rest of the block as a continuation where a statement can jump.

use super::jumps::Target;
use super::operands::of_place;
use super::place::strip;
use super::predicate::without_constants;
use super::scope::Operand;
use super::types::Ty;
use super::{Lowerer, Res};
use crate::functions::{behind_pointer, has_trait_object, holds_objects};
use crate::report::{Refused, Site};
use crate::visit::{self, Visit};
use grad_core::ir::{Node, NodeKind};
use quote::{ToTokens, quote_spanned};
use syn::spanned::Spanned;
use syn::{Block, Expr, Item, Stmt};

/// What is done with the value of an expression if it finishes.
pub type Then<'a, 'm> = &'a mut dyn FnMut(&mut Lowerer<'m>, Operand) -> Res<()>;

/// What is said of trait objects of which the type is not seen.
const CHOSEN: &str = "what is called through this is chosen at run time";

impl<'m> Lowerer<'m> {
    /// Lowers a block, then `then` with its value, in the scope around it.
    pub fn block_then(&mut self, block: &Block, then: Then<'_, 'm>) -> Res<()> {
        let outer = self.scope.clone();
        let scope = outer.clone();
        let result = self.stmts(&block.stmts, &mut |s, v| {
            let inner = std::mem::replace(&mut s.scope, scope.clone());
            let result = then(s, v);
            s.scope = inner;
            result
        });
        self.scope = outer;
        result
    }

    /// Lowers statements, then `then` with the value of the last, in their scope.
    pub fn stmts(&mut self, stmts: &[Stmt], then: Then<'_, 'm>) -> Res<()> {
        let mut failed = false;
        for (i, stmt) in stmts.iter().enumerate() {
            let last = i + 1 == stmts.len();
            let rest = &stmts[i + 1..];
            let result = match stmt {
                Stmt::Expr(e, None) if last => {
                    let result = self.expr_then(e, then);
                    return if failed { Err(Refused) } else { result };
                }
                Stmt::Expr(e, _) if self.jumps_out(e) => {
                    let result = self.expr_then(e, &mut |s, _| s.stmts(rest, then));
                    return if failed { Err(Refused) } else { result };
                }
                Stmt::Local(local) if local.init.as_ref().is_some_and(|i| i.diverge.is_some()) => {
                    let result = self.let_else(local, &mut |s| s.stmts(rest, then));
                    return if failed { Err(Refused) } else { result };
                }
                Stmt::Local(local)
                    if local.init.as_ref().is_some_and(|i| self.jumps_out(&i.expr)) =>
                {
                    let result = self.local_jumping(local, &mut |s| s.stmts(rest, then));
                    return if failed { Err(Refused) } else { result };
                }
                Stmt::Expr(e, _) => self.expr_stmt(e),
                Stmt::Local(local) => self.local_stmt(local),
                Stmt::Macro(m) => self.at_macro(m).map(|_| ()),
                Stmt::Item(item) => self.local_item(item),
            };
            failed |= result.is_err();
        }
        let result = then(self, Operand::Unit);
        if failed { Err(Refused) } else { result }
    }

    /// An expression that is evaluated for what it does. What an opaque one does, the graph would not see.
    fn expr_stmt(&mut self, e: &Expr) -> Res<()> {
        if let Expr::MethodCall(call) = e {
            self.statement = Some(super::whose::key(call));
        }
        let value = self.expr(e)?;
        if let Operand::Val(v) = value
            && let Some(frame) = self.frames.iter().find(|f| f.id == v.frame)
            && let Some(Node {
                kind: NodeKind::Host(_),
                ..
            }) = frame.graph.def_node(v.value)
        {
            return Err(self.refuse(
                e,
                "differentiation does not know what this statement does",
                "write it with assignments and element writes, or call a differentiable function",
            ));
        }
        Ok(())
    }

    fn at_macro(&mut self, m: &syn::StmtMacro) -> Res<Operand> {
        self.at(m.span());
        match m.semi_token {
            Some(_) if super::is_macro_of_user(&m.mac) => self.reading_macro(&m.mac),
            _ => self.macro_call(&m.mac),
        }
    }

    fn local_jumping(
        &mut self,
        local: &syn::Local,
        rest: &mut dyn FnMut(&mut Self) -> Res<()>,
    ) -> Res<()> {
        let Some(init) = &local.init else {
            return rest(self);
        };
        self.expr_then(&init.expr, &mut |s, v| {
            let v = s.marked(local, v)?;
            let bound = s.bind(&local.pat, v);
            let rest = rest(s);
            bound.and(rest)
        })
    }

    /// What a `let` starts with: a constant, if it is marked so.
    fn marked(&mut self, local: &syn::Local, value: Operand) -> Res<Operand> {
        if let (Some(init), syn::Pat::Type(typed)) = (&local.init, &local.pat) {
            self.no_iterator(&init.expr, &typed.ty, &value)?;
            self.no_choice(&init.expr, &typed.ty)?;
            self.assume_written(&init.expr, &typed.ty, &value);
            let ty = self.syn_type(&typed.ty);
            self.assume_collected(&init.expr, &ty);
        }
        match local.attrs.iter().any(|a| a.path().is_ident("no_diff")) {
            true => self.stop(value, local.span()),
            false => Ok(value),
        }
    }

    /// Refuses `let terms: [&dyn Term; 2] = [&a, &b];`: rustc sees an array of one type in what is generated. And trait objects that are made
    /// of variables, `let force: Box<dyn Force> = Box::new(Spring { k });`, of which a derivative would not be seen.
    fn no_choice(&mut self, init: &Expr, ty: &syn::Type) -> Res<()> {
        let of_several = match strip(init) {
            Expr::Array(_) => true,
            Expr::Macro(m) => m.mac.path.is_ident("vec"),
            _ => false,
        };
        let chosen = of_several && (has_trait_object(ty) || behind_pointer(ty))
            || has_trait_object(ty) && self.has_namesakes()
            || holds_objects(ty) && self.is_made_of_variables(init);
        match chosen {
            true => Err(self.is_chosen(ty)),
            false => Ok(()),
        }
    }

    /// Refuses `&a as &dyn Term`, where a method of the type's own could be taken for that of the trait.
    pub fn no_object_made(&mut self, ty: &syn::Type) -> Res<()> {
        let is_seen = self.declares().is_some_and(|world| world.inlines);
        match is_seen && !self.has_namesakes() {
            true => Ok(()),
            false => Err(self.is_chosen(ty)),
        }
    }

    fn is_chosen(&mut self, ty: &syn::Type) -> Refused {
        self.refuse(
            ty,
            CHOSEN,
            "make an enum of what it can be, with a `match` in its methods, or write the calls out",
        )
    }

    /// The same of a list that a struct's field is, `System { parts: vec![Box::new(a), Box::new(b)] }`, and of an object that is named by a
    /// cast: `Box::new(a) as Box<dyn Part>`.
    pub fn no_object(&mut self, made: &Expr, ty: &syn::Type) -> Res<()> {
        if !holds_objects(ty) || !self.is_made_of_variables(made) {
            return Ok(());
        }
        Err(self.refuse(
            made,
            CHOSEN,
            "make an enum of what it can be, with a `match` in its methods",
        ))
    }

    /// The same of what is pushed to such a list: `self.parts.push(Box::new(part))`.
    pub fn no_object_pushed(&mut self, e: &syn::ExprMethodCall) -> Res<()> {
        if e.method != "push" || e.args.len() != 1 {
            return Ok(());
        }
        match self.list_in_field(&e.receiver) {
            Some(ty) => self.no_object(&e.args[0], &ty),
            None => Ok(()),
        }
    }

    /// Whether a type has several methods of a name that is in the body: through a trait another is meant than without.
    fn has_namesakes(&self) -> bool {
        let mut names = vec![];
        crate::world::words(self.model.body.to_token_stream(), &mut names);
        let world = self.declares();
        world.is_some_and(|world| world.has_namesakes(&names))
    }

    /// The same of what is handed to a param: `total(&[(&a, 1.0), (&b, 0.5)], r)`.
    pub fn no_objects_listed(&mut self, arg: &Expr, ty: &syn::Type) -> Res<()> {
        let listed = match strip(arg) {
            Expr::Reference(lent) => strip(&lent.expr),
            arg => arg,
        };
        match listed {
            Expr::Array(_) => self.no_choice(listed, ty),
            _ => Ok(()),
        }
    }

    /// Whether an expression puts something into a box or a vector that names a variable.
    fn is_made_of_variables(&self, e: &Expr) -> bool {
        let makes = match strip(e) {
            Expr::Call(c) => match strip(&c.func) {
                Expr::Path(p) => p.path.segments.len() > 1,
                _ => false,
            },
            Expr::Macro(m) => m.mac.path.is_ident("vec"),
            Expr::If(_) | Expr::Match(_) => true,
            _ => false,
        };
        let mut names = vec![];
        crate::world::words(e.to_token_stream(), &mut names);
        makes && names.iter().any(|name| self.scope.find(name).is_some())
    }

    /// Refuses `let y: Vec<f64> = x.iter().map(f);`, as rustc does.
    fn no_iterator(&mut self, init: &Expr, ty: &syn::Type, value: &Operand) -> Res<()> {
        let collected = matches!(
            self.syn_type(ty),
            Ty::Vec(_) | Ty::Array(..) | Ty::Slice(_) | Ty::Float(_)
        );
        match value {
            Operand::Iter(iter) if collected && !iter.is_range() && !iter.is_list() => {
                let message = "this is an iterator, and no value yet\n\
                               help: end it with `collect()`, `sum()` or `fold(..)`";
                self.problems.doubt(Site::of(init), message);
                Err(Refused)
            }
            _ => Ok(()),
        }
    }

    /// `let p = e else { .. };`, then the rest of the block.
    fn let_else(
        &mut self,
        local: &syn::Local,
        rest: &mut dyn FnMut(&mut Self) -> Res<()>,
    ) -> Res<()> {
        let Some((init, (_, diverge))) = local
            .init
            .as_ref()
            .and_then(|i| Some((i, i.diverge.as_ref()?)))
        else {
            return rest(self);
        };
        let test = |s: &mut Self| {
            let value = s.scrutinee(&init.expr)?;
            let value = s.marked(local, value)?;
            Res::Ok((s.test(&local.pat, &value)?, value))
        };
        let names = without_constants(&local.pat);
        self.prepared(&[&init.expr], &mut |s| {
            let Ok((pred, value)) = test(s) else {
                s.poison(&local.pat);
                return rest(s).and(Err(Refused));
            };
            let Some(pred) = pred else {
                s.bind(&names, value)?;
                return rest(s);
            };
            if !s.jumps_out(diverge) {
                s.cond(diverge.span(), pred, &mut |s, fits| match fits {
                    true => Ok(Operand::Unit),
                    false => s.expr(diverge).map(|_| Operand::Never),
                })?;
                s.bind(&names, value)?;
                return rest(s);
            }
            s.cond(diverge.span(), pred, &mut |s, fits| {
                if fits {
                    let bound = s.bind(&names, value.clone());
                    rest(s).and(bound)?;
                } else {
                    s.expr_then(diverge, &mut |_, _| Ok(()))?;
                }
                Ok(Operand::Never)
            })
            .map(|_| ())
        })
    }

    fn local_stmt(&mut self, local: &syn::Local) -> Res<()> {
        let Some(init) = &local.init else {
            return self.late(&local.pat);
        };
        let named = self.named_function(&local.pat, &init.expr);
        let value = match named.unwrap_or_else(|| self.initial(&local.pat, &init.expr)) {
            Ok(value) => value,
            Err(Refused) => {
                self.poison(&local.pat);
                return Err(Refused);
            }
        };
        let value = self.marked(local, value)?;
        let value = self.taken_out(&init.expr, value)?;
        let bound = self.bind(&local.pat, value);
        if bound.is_err() {
            self.poison(&local.pat);
        }
        bound
    }

    /// What a variable starts with. What only rustc knows gets the type of the `let`, which may settle what it is.
    fn initial(&mut self, pat: &syn::Pat, init: &Expr) -> Res<Operand> {
        match pat {
            syn::Pat::Type(p) if self.is_lookup(init) => {
                let ty = &p.ty;
                let made = quote_spanned!(init.span()=> { let made: #ty = #init; made });
                let ty = self.syn_type(ty);
                let made = self.opaque_for(init, made, Some(ty))?;
                Ok(made.map_or(Operand::Unit, Operand::Val))
            }
            syn::Pat::Type(p) if crate::check::is_text(&p.ty) && self.is_collected(init) => {
                match strip(init) {
                    Expr::MethodCall(m) => self.collected_text(m),
                    _ => self.expr(init),
                }
            }
            syn::Pat::Type(p) => {
                let first = self.tokens.len();
                self.typed = std::ptr::from_ref(strip(init)).addr();
                let value = match self.written_conversion(&p.ty, init) {
                    Some(made) => {
                        let made = self.keep(init, || made);
                        self.expr(&made)?
                    }
                    None => self.expr(init)?,
                };
                self.note_written(&value, &p.ty, first);
                Ok(value)
            }
            _ => match self.pieces_of_text(init)? {
                Some(pieces) => Ok(pieces),
                None => self.expr(init),
            },
        }
    }

    /// `chars.collect()`, where lowering knows the iterator.
    fn is_collected(&mut self, init: &Expr) -> bool {
        matches!(strip(init), Expr::MethodCall(m) if m.method == "collect" && self.is_iterator(&m.receiver))
    }

    /// Notes the type that a `let` gives to what a call gives, where the call is one of the tokens from `first` on: rustc may
    /// know from nothing else what to call (`let u: f64 = rng.random();`).
    fn note_written(&mut self, value: &Operand, ty: &syn::Type, first: usize) {
        if let (Operand::Tuple(values), syn::Type::Tuple(types)) = (value, ty) {
            for (value, ty) in values.iter().zip(&types.elems) {
                self.note_written(value, ty, first);
            }
        }
        let Operand::Val(v) = value else { return };
        let index = self.tokens_of(*v).filter(|&i| i as usize >= first);
        if let Some(index) = index
            && is_owned(ty)
        {
            self.written.insert(index, ty.clone());
        }
    }

    /// The tokens of the call or the opaque expression that gives a value.
    pub fn tokens_of(&self, v: super::scope::Val) -> Option<u32> {
        let frame = self.frames.iter().find(|f| f.id == v.frame);
        match frame.and_then(|f| f.graph.def_node(v.value))? {
            Node {
                kind: NodeKind::Host(host),
                ..
            } => host.tokens.0,
            Node {
                kind: NodeKind::Call(call),
                results,
                ..
            } if results.first() == Some(&v.value) => call.tokens.0,
            _ => None,
        }
    }

    /// `let x;`, `let (x, y);`
    fn late(&mut self, pat: &syn::Pat) -> Res<()> {
        let ty = match pat {
            syn::Pat::Type(p) => self.syn_type(&p.ty),
            _ => self.types.any(),
        };
        self.late_of(pat, &ty)
    }

    fn late_of(&mut self, pat: &syn::Pat, ty: &Ty) -> Res<()> {
        let name = match pat {
            syn::Pat::Ident(name) => name,
            syn::Pat::Type(p) => return self.late_of(&p.pat, ty),
            syn::Pat::Paren(p) => return self.late_of(&p.pat, ty),
            syn::Pat::Wild(_) => return Ok(()),
            syn::Pat::Tuple(t) => {
                let members: Vec<Ty> = t.elems.iter().map(|_| self.types.any()).collect();
                self.types.unify(ty, &Ty::Tuple(members.clone()));
                let mut parts = t.elems.iter().zip(&members);
                return parts.try_for_each(|(part, ty)| self.late_of(part, ty));
            }
            _ => {
                self.poison(pat);
                return Err(self.refuse(
                    pat,
                    "a pattern without a value",
                    "declare the variables one by one",
                ));
            }
        };
        let name = name.ident.to_string();
        let id = self.result_var(&name, ty);
        self.scope.bind(name, id);
        Ok(())
    }

    fn local_item(&mut self, item: &Item) -> Res<()> {
        match item {
            Item::Const(c) => {
                let ty: Ty = self.syn_type(&c.ty);
                let value = match self.is_evaluated_by_rustc(c, &ty) {
                    true => {
                        let (ty, value) = (&c.ty, &c.expr);
                        self.host(&quote_spanned!(c.ident.span()=> { const __GRADS_CONSTANT: #ty = #value; __GRADS_CONSTANT }))?
                    }
                    false => self.expr(&c.expr)?,
                };
                let value = self.annotate(value, &ty);
                let name = c.ident.to_string();
                let id = self.declare(&name, value);
                self.vars[id].text = super::pattern::lends_text(&c.ty);
                self.scope.bind(name, id);
                let own =
                    |s: &Stmt| matches!(s, Stmt::Item(Item::Const(top)) if std::ptr::eq(top, c));
                if self.model.body.stmts.iter().any(own) {
                    self.in_sight.push(id);
                }
                Ok(())
            }
            // generated code has it too: see `items`
            _ => Ok(()),
        }
    }

    /// Whether the value of a constant is left to rustc: it is of a type of the user's, and made by calls (`Positive::new(0.5).unwrap()`): no
    /// derivative passes there.
    fn is_evaluated_by_rustc(&self, c: &syn::ItemConst, ty: &Ty) -> bool {
        #[derive(Default)]
        struct Look {
            calls: bool,
            names: Vec<String>,
        }
        impl<'a> Visit<'a> for Look {
            fn visit_expr_method_call(&mut self, e: &'a syn::ExprMethodCall) {
                self.calls = true;
                visit::visit_expr_method_call(self, e);
            }
            fn visit_expr_call(&mut self, e: &'a syn::ExprCall) {
                self.calls = true;
                visit::visit_expr_call(self, e);
            }
            fn visit_ident(&mut self, name: &'a syn::Ident) {
                self.names.push(name.to_string());
            }
        }
        let mut look = Look::default();
        look.visit_expr(&c.expr);
        let in_scope = |name: &String| self.scope.find(name).is_some();
        matches!(ty, Ty::Named(_)) && look.calls && !look.names.iter().any(in_scope)
    }

    /// Lowers an expression that may jump, then `then` with its value where it finishes.
    pub fn expr_then(&mut self, e: &Expr, then: Then<'_, 'm>) -> Res<()> {
        match e {
            Expr::Paren(p) => self.expr_then(&p.expr, then),
            Expr::Group(g) => self.expr_then(&g.expr, then),
            Expr::Block(b) => self.block_expr(b, then),
            Expr::If(i) => self.if_then(e, i, then),
            Expr::Match(m) => self.match_then(e, m, then),
            Expr::ForLoop(l) => self.for_then(e, l, then),
            Expr::While(l) => self.while_then(e, l, then),
            Expr::Loop(l) => self.loop_then(e, l, then),
            Expr::Return(_) | Expr::Break(_) | Expr::Continue(_) => self.jump(e),
            Expr::Assign(a) if self.jumps_out(e) => self.expr_then(&a.right, &mut |s, v| {
                let indices = match s.jumps_out(&a.left) {
                    true => of_place(&a.left),
                    false => vec![],
                };
                s.in_turn(&indices, None, &mut |s| {
                    s.store(&a.left, v.clone())?;
                    then(s, Operand::Unit)
                })
            }),
            _ if self.jumps_out(e) => self.operands_then(e, then),
            _ => {
                let value = self.expr(e)?;
                then(self, value)
            }
        }
    }

    fn block_expr(&mut self, b: &syn::ExprBlock, then: Then<'_, 'm>) -> Res<()> {
        let Some(label) = &b.label else {
            return self.block_then(&b.block, then);
        };
        let ty = self.types.any();
        let result = self.result_var("value", &ty);
        let label = label.name.ident.to_string();
        let escapes = self.jumps_out_of_block(b);
        self.guarded(
            b.span(),
            escapes,
            &mut |s| {
                let guards = s.guards.len();
                s.targets.push(Target::block(label.clone(), result, guards));
                let done = s.block_then(&b.block, &mut |s, v| s.set_result(result, v, b.span()));
                s.targets.pop();
                done
            },
            &mut |s| {
                let value = s.result_value(result)?;
                then(s, value)
            },
        )
    }

    fn jumps_out_of_block(&self, b: &syn::ExprBlock) -> bool {
        self.jumps_out(&Expr::Block(b.clone()))
    }
}

/// Whether values of the type are what is written: nothing is borrowed, and nothing made into another type (`Box<dyn ..>`).
fn is_owned(ty: &syn::Type) -> bool {
    use crate::visit::Visit;
    struct Parts(bool, bool);
    impl<'a> Visit<'a> for Parts {
        fn visit_type_path(&mut self, ty: &'a syn::TypePath) {
            let first = ty.path.segments.first();
            self.0 &= first.is_none_or(|first| first.ident != "Self");
            crate::visit::visit_type_path(self, ty);
        }
        fn visit_type_reference(&mut self, lent: &'a syn::TypeReference) {
            self.0 &= self.1 && lent.lifetime.is_none() && crate::check::is_text(&lent.elem);
        }
        fn visit_type_trait_object(&mut self, _: &'a syn::TypeTraitObject) {
            self.0 = false;
        }
        fn visit_lifetime(&mut self, _: &'a syn::Lifetime) {
            self.0 = false;
        }
    }
    // the keys of a map may be texts
    let mut parts = Parts(true, super::maps::is_map(ty));
    parts.visit_type(ty);
    parts.0
}
