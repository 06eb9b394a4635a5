//! Branches and loops as nodes: which variables they assign becomes their results.

use super::blocks::Mark;
use super::frame::Frame;
use super::kept::Key;
use super::scope::{Operand, Slot, Val, VarId};
use super::skeleton::Skeleton;
use super::types::{Ty, Types};
use super::{Lowerer, Res};
use grad_core::entity::Entity;
use grad_core::ir::{Loop, LoopHeader, NodeKind};
use proc_macro2::Span;

/// Lowers something into the current graph.
pub type Part<'a, 'm, T> = &'a mut dyn FnMut(&mut Lowerer<'m>) -> Res<T>;

/// Lowers a branch: that for `true`, or that for `false`.
pub type ArmPart<'a, 'm> = &'a mut dyn FnMut(&mut Lowerer<'m>, bool) -> Res<Operand>;

/// Lowers one trip: its index, if the loop has one, and the flag that ends the loop.
pub type LoopBody<'a, 'm> = &'a mut dyn FnMut(&mut Lowerer<'m>, Option<Val>, VarId) -> Res<()>;

/// What makes a loop go on.
pub enum Header<'a, 'm> {
    /// Over `lo..hi`, backwards if `rev`; the index has this type.
    Range { lo: Val, hi: Val, rev: bool, ty: Ty },
    /// While the condition holds.
    While(Part<'a, 'm, Val>),
}

impl<'m> Lowerer<'m> {
    /// `if pred { then } else { orelse }`, with every assigned variable merged.
    pub fn cond(&mut self, span: Span, pred: Val, arm: ArmPart<'_, 'm>) -> Res<Operand> {
        let before = self.vars.clone();
        let (a, frame_a, slots_a) = self.branch(span, true, arm);
        self.restore(&before);
        let (b, frame_b, slots_b) = self.branch(span, false, arm);
        self.restore(&before);
        let (a, b) = (a?, b?);

        let changed: Vec<VarId> = (0..before.len())
            .filter(|&i| {
                cell(&slots_a[i]) != cell(&before[i].slot)
                    || cell(&slots_b[i]) != cell(&before[i].slot)
            })
            .collect();
        for i in 0..before.len() {
            if matches!(slots_a[i], Slot::Poisoned) || matches!(slots_b[i], Slot::Poisoned) {
                self.vars[i].slot = Slot::Poisoned;
            }
        }
        let shape = Skeleton::of(&a).join(Skeleton::of(&b));
        let shape = self.parts_that_stay(shape, before.len());
        let shape = self.close_shape(shape, &a, &b, [&frame_a, &frame_b]);
        let both_never = matches!((&a, &b), (Operand::Never, Operand::Never));
        let (leaves_a, frame_a) =
            self.branch_results(span, frame_a, (&a, &shape), &slots_a, &changed);
        let (leaves_b, frame_b) =
            self.branch_results(span, frame_b, (&b, &shape), &slots_b, &changed);
        let mut frames = [frame_a, frame_b];
        let (leaves_a, leaves_b) = fill(&self.types, &mut frames, leaves_a?, leaves_b?);

        let captures = self.share_captures(&mut frames);
        let [frame_a, frame_b] = &mut frames;
        frame_a.graph.results = leaves_a.iter().map(|v| v.value).collect();
        frame_b.graph.results = leaves_b.iter().map(|v| v.value).collect();
        let mut tys = Vec::with_capacity(leaves_a.len());
        for (x, y) in leaves_a.iter().zip(&leaves_b) {
            let (x, y) = (
                frame_a.tys[x.value.index()].clone(),
                frame_b.tys[y.value.index()].clone(),
            );
            self.types.unify(&x, &y);
            tys.push(if self.types.is_unknown(&x) { y } else { x });
        }
        let [frame_a, frame_b] = frames;
        let (then, orelse) = (self.add_func(frame_a), self.add_func(frame_b));
        self.at(span);
        let operands: Vec<Val> = std::iter::once(pred).chain(captures).collect();
        let results = self.node(NodeKind::Cond { then, orelse }, &operands, tys);
        let (assigned, value) = results.split_at(changed.len());
        for (&id, &v) in changed.iter().zip(assigned) {
            self.name_value(v, id);
            self.vars[id].slot = Slot::Cell(Some(v));
        }
        if both_never {
            return Ok(Operand::Never);
        }
        let mut value = value.iter().copied();
        Ok(shape.rebuild(&mut value))
    }

    fn branch(
        &mut self,
        span: Span,
        taken: bool,
        arm: ArmPart<'_, 'm>,
    ) -> (Res<Operand>, Frame, Vec<Slot>) {
        let (scope, depth) = (self.scope.clone(), self.frames.len());
        let own = self.vars.len();
        self.push_frame(if taken { "then" } else { "else" });
        let result = arm(self, taken).and_then(|v| self.leaving(v, own, span));
        self.frames.truncate(depth + 1);
        self.scope = scope;
        let slots = self.vars.iter().map(|v| v.slot.clone()).collect();
        (result, self.pop_frame(), slots)
    }

    /// Drops the variables of a branch and gives the outer ones the values they had before it.
    pub fn restore(&mut self, before: &[super::scope::Var]) {
        self.vars.truncate(before.len());
        for (var, old) in self.vars.iter_mut().zip(before) {
            var.slot = old.slot.clone();
        }
    }

    /// What a branch returns: assigned variables, then the members of its value, as far as it has them.
    fn branch_results(
        &mut self,
        span: Span,
        frame: Frame,
        (value, shape): (&Operand, &Skeleton),
        slots: &[Slot],
        changed: &[VarId],
    ) -> (Res<Vec<Option<Val>>>, Frame) {
        self.frames.push(frame);
        let mut leaves = Vec::new();
        for &id in changed {
            let old = std::mem::replace(&mut self.vars[id].slot, slots[id].clone());
            let v = self.cell_or_default(id);
            self.vars[id].slot = old;
            let ty = self.ty(v);
            let var_ty = self.vars[id].ty.clone();
            self.types.unify(&var_ty, &ty);
            let value = self.import(v);
            leaves.push(Some(self.local(value)));
        }
        let result = self.flatten(span, value, shape, &mut leaves);
        let frame = self.pop_frame();
        (result.map(|()| leaves), frame)
    }

    /// A loop. Which variables the body assigns is found out by lowering it for trial; `key` names the loop, so that
    /// what was found out is not lost when a loop around it is lowered again.
    pub fn build_loop(
        &mut self,
        span: Span,
        key: Key,
        header: Header<'_, 'm>,
        body: LoopBody<'_, 'm>,
    ) -> Res<()> {
        self.build_marked_loop(span, key, header, Mark::None, body)
    }

    /// The same; `mark` says whether the way back runs its trips again from what they started from.
    pub fn build_marked_loop(
        &mut self,
        span: Span,
        key: Key,
        mut header: Header<'_, 'm>,
        mark: Mark,
        body: LoopBody<'_, 'm>,
    ) -> Res<()> {
        let outer = self.vars.len();
        let key = (key, outer);
        let (start, depth, scope) = (self.checkpoint(), self.frames.len(), self.scope.clone());
        let mut carried = self.carried.get(&key).cloned().unwrap_or_default();
        carried.retain(|id| *id < outer && matches!(self.vars[*id].slot, Slot::Cell(_)));
        let (inits, exit, results, body) = loop {
            let inits: Vec<Val> = carried.iter().map(|&id| self.cell_or_default(id)).collect();
            let before = self.vars.clone();
            self.push_frame("body");
            let index = match &header {
                Header::Range { ty, .. } => Some(self.add_param(ty.clone(), None)),
                Header::While(_) => None,
            };
            self.carry(&carried);
            let entry = self.vars.clone();
            let exit = self.hidden("exit", Ty::Bool, Some("false"));
            let result = body(self, index, exit);
            self.frames.truncate(depth + 1);
            self.scope = scope.clone();
            let missing: Vec<VarId> = (0..outer)
                .filter(|id| {
                    !carried.contains(id) && cell(&self.vars[*id].slot) != cell(&entry[*id].slot)
                })
                .collect();
            if result.is_ok() && !missing.is_empty() {
                self.frames.truncate(depth);
                self.rollback(&start);
                carried.extend(missing);
                carried.sort_unstable();
                self.carried.insert(key, carried.clone());
                continue;
            }
            let exit = cell(&self.vars[exit].slot);
            let mut results: Vec<Val> = exit.into_iter().collect();
            for &id in &carried {
                let v = self.cell_or_default(id);
                let (ty, var_ty) = (self.ty(v), self.vars[id].ty.clone());
                self.types.unify(&var_ty, &ty);
                results.push(v);
            }
            let results = results
                .into_iter()
                .map(|v| self.import(v))
                .collect::<Vec<_>>();
            let frame = self.pop_frame();
            for (var, old) in self.vars.iter_mut().zip(&before) {
                if !matches!(var.slot, Slot::Poisoned) {
                    var.slot = old.slot.clone();
                }
            }
            self.vars.truncate(outer);
            result?;
            break (inits, exit.is_some(), results, frame);
        };
        let mut frames = vec![body];
        frames[0].graph.results = results;
        if let Header::While(cond) = &mut header {
            frames.push(self.while_cond(span, &carried, *cond)?);
        }
        if exit && matches!(mark, Mark::Parallel) {
            return Err(self.problems.refuse(
                span,
                "a parallel loop cannot be left early",
                "its trips run side by side: use `if` in the place of `break` and `return`",
            ));
        }
        for (&init, &id) in inits.iter().zip(&carried) {
            let (ty, var_ty) = (self.ty(init), self.vars[id].ty.clone());
            self.types.unify(&var_ty, &ty);
        }
        let captures = self.share_captures(&mut frames);
        let cond = (frames.len() == 2).then(|| frames.pop()).flatten();
        let body = frames
            .pop()
            .map(|f| self.add_func(f))
            .ok_or(crate::report::Refused)?;
        let (header, mut operands) = match (&header, cond) {
            (Header::Range { lo, hi, rev, .. }, _) => {
                (LoopHeader::Range { rev: *rev }, vec![*lo, *hi])
            }
            (Header::While(_), Some(cond)) => (LoopHeader::While(self.add_func(cond)), vec![]),
            (Header::While(_), None) => return Err(crate::report::Refused),
        };
        let (states, said) = mark.states();
        operands.extend(said);
        operands.extend(inits);
        operands.extend(captures);
        let mut tys: Vec<Ty> = carried.iter().map(|&id| self.vars[id].ty.clone()).collect();
        tys.push(Ty::USIZE);
        self.at(span);
        let node = Loop {
            header,
            body,
            exits: exit,
            carried: carried.len(),
            checkpoint: matches!(mark, Mark::Checkpoint | Mark::Some(..)),
            states,
            parallel: matches!(mark, Mark::Parallel),
            short: false,
            shaped: false,
        };
        let results = self.node(NodeKind::Loop(node), &operands, tys);
        for (&id, &v) in carried.iter().zip(&results) {
            self.name_value(v, id);
            self.vars[id].slot = Slot::Cell(Some(v));
        }
        Ok(())
    }

    /// Adds a param for each carried variable to the innermost graph, which is what it holds from then on.
    fn carry(&mut self, carried: &[VarId]) {
        for &id in carried {
            let (ty, name) = (self.vars[id].ty.clone(), self.vars[id].name.clone());
            let v = self.add_param(ty, Some(&name));
            self.vars[id].slot = Slot::Cell(Some(v));
        }
    }

    fn while_cond(&mut self, span: Span, carried: &[VarId], cond: Part<'_, 'm, Val>) -> Res<Frame> {
        let (before, depth, scope) = (self.vars.clone(), self.frames.len(), self.scope.clone());
        self.push_frame("cond");
        self.carry(carried);
        let entry = self.vars.clone();
        let result = cond(self);
        self.frames.truncate(depth + 1);
        self.scope = scope;
        let assigns = (0..before.len()).any(|i| cell(&self.vars[i].slot) != cell(&entry[i].slot));
        let result = result.map(|v| self.import(v));
        let mut frame = self.pop_frame();
        self.restore(&before);
        frame.graph.results = vec![result?];
        if assigns {
            return Err(self.problems.refuse(
                span,
                "the condition of this `while` changes a variable",
                "write `loop { if !condition { break; } .. }`",
            ));
        }
        Ok(frame)
    }
}

/// Gives each branch values of the other one's types for what it has not.
fn fill(
    types: &Types,
    [x, y]: &mut [Frame; 2],
    mine: Vec<Option<Val>>,
    other: Vec<Option<Val>>,
) -> (Vec<Val>, Vec<Val>) {
    let both = mine.into_iter().zip(other).filter_map(|pair| match pair {
        (Some(a), Some(b)) => Some((a, b)),
        (Some(a), None) => Some((a, stand_in(types, y, x, a))),
        (None, Some(b)) => Some((stand_in(types, x, y, b), b)),
        (None, None) => None,
    });
    both.unzip()
}

/// A value of the type that `v` has, which is a value of `home`.
fn stand_in(types: &Types, frame: &mut Frame, home: &Frame, v: Val) -> Val {
    let ty = home.tys[v.value.index()].clone();
    Val {
        frame: frame.id,
        value: frame.undefined(types, ty),
    }
}

/// The value of a cell; nothing for other slots, which branches do not change.
pub fn cell(slot: &Slot) -> Option<Val> {
    match slot {
        Slot::Cell(v) => *v,
        Slot::Tuple(_) | Slot::Option(..) | Slot::Alias(_) | Slot::View(_) | Slot::Poisoned => None,
    }
}
