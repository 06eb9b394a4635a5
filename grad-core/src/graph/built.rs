//! What is left of a graph when a function that builds a part of it panics: what was there before.

use super::Graph;
use crate::entity::Entity;
use crate::ir::Mark;

/// Takes back what was opened since it was made, unless it is told that all went well.
pub(super) struct Undone<'g> {
    graph: &'g Graph,
    mark: Mark,
    errors: usize,
    loop_params: usize,
    /// How many graphs were finished.
    closed: Option<usize>,
    is_kept: bool,
}

impl Graph {
    /// From now on what is opened is taken back in a panic.
    pub(super) fn undone(&self) -> Undone<'_> {
        Undone {
            graph: self,
            mark: self.b.mark(),
            errors: self.errors.borrow().len(),
            loop_params: self.loop_params.borrow().len(),
            closed: self.finished().ok().map(|module| module.funcs.len()),
            is_kept: false,
        }
    }
}

impl Undone<'_> {
    /// All went well.
    pub(super) fn kept(mut self) {
        self.is_kept = true;
    }
}

impl Drop for Undone<'_> {
    fn drop(&mut self) {
        if self.is_kept {
            return;
        }
        let graph = self.graph;
        graph.b.unwind(&self.mark);
        graph.errors.borrow_mut().truncate(self.errors);
        graph.loop_params.borrow_mut().truncate(self.loop_params);
        // nothing that stays refers to a graph that was finished meanwhile
        if let (Some(closed), Ok(mut module)) = (self.closed, graph.module.try_borrow_mut()) {
            module.funcs.truncate(closed);
            graph.calls.borrow_mut().retain(|f, _| f.index() < closed);
        }
    }
}
