//! Which expressions can be left by a jump, and what a jump does.

use super::scope::{Operand, Slot, VarId};
use super::{Lowerer, Res};
use crate::visit::Visit;
use proc_macro2::{Span, TokenStream, TokenTree};
use syn::spanned::Spanned;
use syn::{Block, Expr, Stmt};

/// Something that a jump can leave.
pub struct Target {
    kind: Kind,
    label: Option<String>,
    /// The flags that end the loop; one over an iterator of iterators is several.
    exits: Vec<VarId>,
    /// Where its value is stored.
    result: Option<VarId>,
    /// How many guards there were when it began: a jump to it sets the later ones.
    guards: usize,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Function,
    Loop,
    Block,
}

impl Target {
    /// A function or closure: the target of `return`.
    pub fn function(result: VarId, guards: usize) -> Target {
        Target {
            kind: Kind::Function,
            label: None,
            exits: vec![],
            result: Some(result),
            guards,
        }
    }
    /// A loop.
    pub fn of_loop(
        label: Option<String>,
        exits: &[VarId],
        result: Option<VarId>,
        guards: usize,
    ) -> Target {
        Target {
            kind: Kind::Loop,
            label,
            exits: exits.to_vec(),
            result,
            guards,
        }
    }
    /// A labelled block.
    pub fn block(label: String, result: VarId, guards: usize) -> Target {
        Target {
            kind: Kind::Block,
            label: Some(label),
            exits: vec![],
            result: Some(result),
            guards,
        }
    }
}

/// A jump as written.
enum Jump {
    Return,
    Break(Option<String>),
    Continue(Option<String>),
}

impl<'m> Lowerer<'m> {
    /// Lowers a `return`, `break` or `continue`.
    pub fn jump(&mut self, e: &Expr) -> Res<()> {
        let (jump, value) = match e {
            Expr::Return(e) => (Jump::Return, &e.expr),
            Expr::Break(e) => (
                Jump::Break(e.label.as_ref().map(|l| l.ident.to_string())),
                &e.expr,
            ),
            Expr::Continue(e) => (
                Jump::Continue(e.label.as_ref().map(|l| l.ident.to_string())),
                &None,
            ),
            _ => return Ok(()),
        };
        let leaves = !matches!(jump, Jump::Continue(_));
        match value {
            Some(value) => self.expr_then(value, &mut |s, v| {
                s.jump_with(&jump, leaves, Some(v), e.span())
            }),
            None => self.jump_with(&jump, leaves, None, e.span()),
        }
    }

    fn jump_with(
        &mut self,
        jump: &Jump,
        leaves: bool,
        value: Option<Operand>,
        span: Span,
    ) -> Res<()> {
        self.at(span);
        let Some(at) = self.targets.iter().rposition(|t| is_target(t, jump)) else {
            return Err(self.problems.refuse(
                span,
                "there is nothing here that this jump could leave",
                "see what rustc says",
            ));
        };
        if matches!(jump, Jump::Break(_) | Jump::Continue(_))
            && self.targets[at..].iter().any(|t| t.kind == Kind::Function)
        {
            return Err(self.problems.refuse(
                span,
                "this jump would leave a closure",
                "use `return` in closures",
            ));
        }
        if let (Some(result), Some(value)) = (self.targets[at].result, value) {
            self.set_result(result, value, span)?;
        }
        let mut flags: Vec<VarId> = self.targets[at + 1..]
            .iter()
            .flat_map(|t| t.exits.iter().copied())
            .collect();
        if leaves {
            flags.extend_from_slice(&self.targets[at].exits);
        }
        flags.extend_from_slice(&self.guards[self.targets[at].guards..]);
        for flag in flags {
            let on = self.constant("true", super::Ty::Bool);
            self.vars[flag].slot = Slot::Cell(Some(on));
        }
        Ok(())
    }

    /// Lowers `inner`, out of which a jump may lead if `escapes`, then `rest` unless one did.
    pub fn guarded(
        &mut self,
        span: Span,
        escapes: bool,
        inner: &mut dyn FnMut(&mut Self) -> Res<()>,
        rest: &mut dyn FnMut(&mut Self) -> Res<()>,
    ) -> Res<()> {
        if !escapes {
            inner(self)?;
            return rest(self);
        }
        let guard = self.hidden("left", super::Ty::Bool, Some("false"));
        self.guards.push(guard);
        let result = inner(self);
        self.guards.pop();
        result?;
        let Some(flag) = super::control::cell(&self.vars[guard].slot) else {
            return rest(self);
        };
        self.cond(span, flag, &mut |s, left| {
            if left {
                Ok(Operand::Never)
            } else {
                rest(s).map(|()| Operand::Never)
            }
        })?;
        Ok(())
    }

    /// Whether a jump can lead out of an expression.
    pub fn jumps_out(&self, e: &Expr) -> bool {
        let mut finder = Finder::default();
        finder.visit_expr(e);
        finder.found
    }
}

/// Whether tokens that only rustc understands can be left by a jump: generated code around them is not what they would
/// leave. Jumps inside macros count, for what those make of them is not known.
pub fn has_jump(tokens: &TokenStream) -> bool {
    fn words(tokens: &TokenStream) -> bool {
        tokens.clone().into_iter().any(|t| match t {
            TokenTree::Ident(name) => ["return", "break", "continue"]
                .iter()
                .any(|jump| name == jump),
            TokenTree::Group(group) => words(&group.stream()),
            TokenTree::Punct(_) | TokenTree::Literal(_) => false,
        })
    }
    struct Macros(bool);
    impl<'a> Visit<'a> for Macros {
        fn visit_macro(&mut self, mac: &'a syn::Macro) {
            self.0 |= words(&mac.tokens);
        }
    }
    if !words(tokens) {
        return false;
    }
    let Ok(e) = syn::parse2::<Expr>(tokens.clone()) else {
        return true;
    };
    let (mut finder, mut macros) = (Finder::default(), Macros(false));
    finder.visit_expr(&e);
    macros.visit_expr(&e);
    finder.found || macros.0
}

fn is_target(target: &Target, jump: &Jump) -> bool {
    match jump {
        Jump::Return => target.kind == Kind::Function,
        Jump::Break(None) | Jump::Continue(None) => target.kind == Kind::Loop,
        Jump::Break(Some(label)) => target.label.as_ref() == Some(label),
        Jump::Continue(Some(label)) => {
            target.kind == Kind::Loop && target.label.as_ref() == Some(label)
        }
    }
}

/// Looks for jumps whose target is outside.
#[derive(Default)]
struct Finder {
    loops: usize,
    labels: Vec<String>,
    found: bool,
}

impl Finder {
    fn inside(&mut self, label: Option<&syn::Label>, is_loop: bool, visit: impl FnOnce(&mut Self)) {
        self.loops += usize::from(is_loop);
        self.labels.extend(label.map(|l| l.name.ident.to_string()));
        visit(self);
        if label.is_some() {
            self.labels.pop();
        }
        self.loops -= usize::from(is_loop);
    }
    fn jump(&mut self, label: Option<&syn::Lifetime>) {
        self.found |= match label {
            Some(label) => !self.labels.contains(&label.ident.to_string()),
            None => self.loops == 0,
        };
    }
}

impl<'a> Visit<'a> for Finder {
    fn visit_expr_return(&mut self, _: &'a syn::ExprReturn) {
        self.found = true;
    }
    fn visit_expr_break(&mut self, e: &'a syn::ExprBreak) {
        self.jump(e.label.as_ref());
        crate::visit::visit_expr_break(self, e);
    }
    fn visit_expr_continue(&mut self, e: &'a syn::ExprContinue) {
        self.jump(e.label.as_ref());
    }
    fn visit_expr_for_loop(&mut self, e: &'a syn::ExprForLoop) {
        self.visit_expr(&e.expr);
        self.inside(e.label.as_ref(), true, |s| s.visit_block(&e.body));
    }
    fn visit_expr_while(&mut self, e: &'a syn::ExprWhile) {
        self.inside(e.label.as_ref(), true, |s| {
            s.visit_expr(&e.cond);
            s.visit_block(&e.body);
        });
    }
    fn visit_expr_loop(&mut self, e: &'a syn::ExprLoop) {
        self.inside(e.label.as_ref(), true, |s| s.visit_block(&e.body));
    }
    fn visit_expr_block(&mut self, e: &'a syn::ExprBlock) {
        self.inside(e.label.as_ref(), false, |s| s.visit_block(&e.block));
    }
    fn visit_expr_closure(&mut self, _: &'a syn::ExprClosure) {}
    fn visit_item(&mut self, _: &'a syn::Item) {}
}

/// Whether the end of a block can be reached, as far as its jumps tell.
pub fn completes(block: &Block) -> bool {
    block.stmts.iter().all(|s| match s {
        Stmt::Expr(e, _) => expr_completes(e),
        Stmt::Local(l) => l.init.as_ref().is_none_or(|i| expr_completes(&i.expr)),
        Stmt::Macro(m) => !is_panic(&m.mac),
        Stmt::Item(_) => true,
    })
}

/// Whether an expression can finish, as far as its jumps tell.
pub fn expr_completes(e: &Expr) -> bool {
    match e {
        Expr::Return(_) | Expr::Break(_) | Expr::Continue(_) => false,
        Expr::Macro(m) => !is_panic(&m.mac),
        Expr::Paren(e) => expr_completes(&e.expr),
        Expr::Group(e) => expr_completes(&e.expr),
        Expr::Block(e) => e.label.is_some() || completes(&e.block),
        Expr::If(e) => match &e.else_branch {
            Some((_, orelse)) => completes(&e.then_branch) || expr_completes(orelse),
            None => true,
        },
        Expr::Match(e) => e.arms.iter().any(|a| expr_completes(&a.body)),
        Expr::Loop(e) => has_break(e),
        _ => true,
    }
}

/// Whether a `loop` has a `break`.
pub fn has_break(e: &syn::ExprLoop) -> bool {
    struct Breaks<'a> {
        label: Option<&'a syn::Lifetime>,
        depth: usize,
        found: bool,
    }
    impl<'a> Visit<'a> for Breaks<'_> {
        fn visit_expr_break(&mut self, e: &'a syn::ExprBreak) {
            self.found |= match &e.label {
                Some(l) => self.label.is_some_and(|own| own.ident == l.ident),
                None => self.depth == 0,
            };
            crate::visit::visit_expr_break(self, e);
        }
        fn visit_expr_for_loop(&mut self, e: &'a syn::ExprForLoop) {
            self.depth += 1;
            crate::visit::visit_expr_for_loop(self, e);
            self.depth -= 1;
        }
        fn visit_expr_while(&mut self, e: &'a syn::ExprWhile) {
            self.depth += 1;
            crate::visit::visit_expr_while(self, e);
            self.depth -= 1;
        }
        fn visit_expr_loop(&mut self, e: &'a syn::ExprLoop) {
            self.depth += 1;
            crate::visit::visit_expr_loop(self, e);
            self.depth -= 1;
        }
        fn visit_expr_closure(&mut self, _: &'a syn::ExprClosure) {}
    }
    let mut breaks = Breaks {
        label: e.label.as_ref().map(|l| &l.name),
        depth: 0,
        found: false,
    };
    breaks.visit_block(&e.body);
    breaks.found
}

/// Whether a macro ends the program.
pub fn is_panic(mac: &syn::Macro) -> bool {
    let name = mac.path.segments.last().map(|s| s.ident.to_string());
    matches!(
        name.as_deref(),
        Some("panic" | "unreachable" | "todo" | "unimplemented")
    )
}
