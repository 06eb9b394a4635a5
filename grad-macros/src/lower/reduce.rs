//! Ends of iterator chains: loops with an accumulator.

use super::each::Visit;
use super::iter::Iter;
use super::scope::{Mutability, Operand};
use super::types::Ty;
use super::{Lowerer, Res};
use crate::assumed::{Assumed, Place};
use crate::report::Site;
use grad_core::ir::{Host, NodeKind, Tokens, Type as IrType};
use grad_core::ops;
use proc_macro2::{Ident, Span, TokenStream};
use quote::{quote, quote_spanned};
use syn::spanned::Spanned;
use syn::{Expr, ExprMethodCall, GenericArgument, Type};

/// The texts of what sums and products start from; the type decides on it at the end.
const SUM_OF_NOTHING: &str = "sum of nothing";
const SUM_OF_NOTHING_LENT: &str = "sum of nothing lent";
const PRODUCT_OF_NOTHING: &str = "product of nothing";
const PRODUCT_OF_NOTHING_LENT: &str = "product of nothing lent";

impl<'m> Lowerer<'m> {
    /// `iterator.sum()` and its like; nothing if this is not the end of an iterator chain that lowering knows.
    pub fn reduction(&mut self, e: &ExprMethodCall) -> Option<Res<Operand>> {
        if !self.is_iterator(&e.receiver) {
            return None;
        }
        if let Err(refused) = self.leaves_own_iterator(e) {
            return Some(Err(refused));
        }
        let name = e.method.to_string();
        match (name.as_str(), e.args.len()) {
            ("sum", 0) => Some(self.sum(e, SUM_OF_NOTHING, &ops::arith::ADD)),
            ("product", 0) => Some(self.sum(e, PRODUCT_OF_NOTHING, &ops::arith::MUL)),
            ("fold", 2) => Some(self.fold(e)),
            ("for_each", 1) => Some(self.for_each(e)),
            ("collect", 0) => Some(self.collect(e)),
            ("unzip", 0) => Some(self.unzip(e)),
            ("partition", 1) => Some(self.partition(e)),
            ("count", 0) => Some(self.count(e)),
            ("any" | "all", 1) => Some(self.any_or_all(e, name == "any")),
            _ => None,
        }
    }

    /// The loop of an end, which may be parallel.
    pub(super) fn visit(&mut self, e: &ExprMethodCall) -> Res<Visit> {
        let blocks = self.blocks(&e.attrs)?;
        Ok(Visit {
            blocks,
            ..Visit::of(e.span(), e)
        })
    }

    fn over(&mut self, e: &ExprMethodCall, body: super::each::Body<'_, 'm>) -> Res<()> {
        let iter: Iter = self.iterator_for(e)?;
        let at = self.visit(e)?;
        self.at(Site::of(e));
        self.each(at, &iter, body)
    }

    fn sum(&mut self, e: &ExprMethodCall, start: &str, def: &'static ops::PrimDef) -> Res<Operand> {
        let ty = match turbofish(e) {
            Some(ty) => self.syn_type(ty),
            None => self.types.any(),
        };
        // as in the function itself: the receiver first
        let iter = self.iterator(&e.receiver)?;
        if let Some(own) = self.own_sum(e, &iter, &ty) {
            return own;
        }
        let at = self.visit(e)?;
        self.at(Site::of(e));
        let (nothing, mut lent) = (self.constant(start, ty.clone()), false);
        let (acc, sum) = (
            self.variable_of("sum", nothing),
            Expr::MethodCall(e.clone()),
        );
        self.each(at, &iter, &mut |s, item, _| {
            lent = matches!(item, Operand::Ref(_, Mutability::Shared));
            let item = s.value_of(item, e.span())?;
            let (old, item_ty) = (s.cell_or_default(acc), s.ty(item));
            s.types.unify(&ty, &item_ty);
            if s.types.is_number(&item_ty) {
                s.doubted.push((Place::of(&sum), Assumed::Number));
            }
            let new = s.arithmetic(def, &[old, item], "vv", false, &[]);
            s.assign_var(acc, Operand::Val(new), e.span())
        })?;
        if lent {
            self.restate(nothing, of_lent(start));
        }
        self.take(acc).map(Operand::Val)
    }

    fn fold(&mut self, e: &ExprMethodCall) -> Res<Operand> {
        let iter = self.iterator(&e.receiver)?;
        let init = self.expr(&e.args[0])?;
        self.at(Site::of(e));
        let acc = self.declare("acc", init);
        self.each(Visit::of(e.span(), e), &iter, &mut |s, item, _| {
            let old = s.read(acc)?;
            let new = s.apply(&e.args[1], vec![old, item])?;
            s.assign_var(acc, new, e.span())
        })?;
        self.read(acc)
    }

    fn for_each(&mut self, e: &ExprMethodCall) -> Res<Operand> {
        self.over(e, &mut |s, item, _| {
            s.apply(&e.args[0], vec![item]).map(|_| ())
        })?;
        Ok(Operand::Unit)
    }

    fn count(&mut self, e: &ExprMethodCall) -> Res<Operand> {
        let zero = self.usize(0);
        let acc = self.variable_of("count", zero);
        self.over(e, &mut |s, _, _| {
            let (old, one) = (s.cell_or_default(acc), s.usize(1));
            let new = s.prim(&ops::arith::ADD, &[old, one], Ty::USIZE);
            s.assign_var(acc, Operand::Val(new), e.span())
        })?;
        self.take(acc).map(Operand::Val)
    }

    fn any_or_all(&mut self, e: &ExprMethodCall, any: bool) -> Res<Operand> {
        let start = self.constant(if any { "false" } else { "true" }, Ty::Bool);
        let acc = self.variable_of(if any { "any" } else { "all" }, start);
        self.over(e, &mut |s, item, exits| {
            let hit = s.apply(&e.args[0], vec![item])?;
            let hit = s.value_of(hit, e.span())?;
            let done = if any {
                hit
            } else {
                s.prim(&ops::logic::NOT, &[hit], Ty::Bool)
            };
            s.leave_if(exits, done);
            s.assign_var(acc, Operand::Val(hit), e.span())
        })?;
        self.take(acc).map(Operand::Val)
    }
}

/// What the same starts from where the items are lent.
fn of_lent(start: &str) -> &'static str {
    match start {
        SUM_OF_NOTHING => SUM_OF_NOTHING_LENT,
        _ => PRODUCT_OF_NOTHING_LENT,
    }
}

/// Settles what a sum or product starts from. Whether a type that is only a name is that of numbers, rustc says.
pub fn settle(kind: &mut NodeKind, ty: &IrType, at: Span, tokens: &mut Vec<TokenStream>) {
    let NodeKind::Const(text) = kind else { return };
    let (float, int, asked, function) = match &**text {
        SUM_OF_NOTHING => (
            "-0.0",
            "0",
            quote!(SumOfNothing<::grads::__private::OwnedItems>),
            "sum_of_nothing",
        ),
        SUM_OF_NOTHING_LENT => (
            "-0.0",
            "0",
            quote!(SumOfNothing<::grads::__private::LentItems>),
            "sum_of_nothing",
        ),
        PRODUCT_OF_NOTHING => (
            "1.0",
            "1",
            quote!(ProductOfNothing<::grads::__private::OwnedItems>),
            "product_of_nothing",
        ),
        PRODUCT_OF_NOTHING_LENT => (
            "1.0",
            "1",
            quote!(ProductOfNothing<::grads::__private::LentItems>),
            "product_of_nothing",
        ),
        _ => return,
    };
    *kind = match ty {
        IrType::Int(_) => NodeKind::Const(int.into()),
        IrType::Named(name) => {
            let of: TokenStream = name.parse().unwrap_or_default();
            let of = of.into_iter().map(|mut token| {
                token.set_span(at);
                token
            });
            let of: TokenStream = of.collect();
            let function = Ident::new(function, at);
            let index = u32::try_from(tokens.len()).ok();
            tokens.push(quote_spanned!(at=> <#of as ::grads::__private::#asked>::#function()));
            NodeKind::Host(Box::new(Host {
                text: text.clone(),
                tokens: Tokens(index),
                names: vec![],
                effect: false,
                asks: false,
            }))
        }
        _ => NodeKind::Const(float.into()),
    };
}

/// The type in `method::<T>()`.
pub fn turbofish(e: &ExprMethodCall) -> Option<&Type> {
    e.turbofish.as_ref()?.args.iter().find_map(|a| match a {
        GenericArgument::Type(t) => Some(t),
        _ => None,
    })
}
