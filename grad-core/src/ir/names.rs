//! Names of the values of a graph under construction.

use crate::ordered::OrderedMap;

/// How new values are called: after what makes them, in a scope, with a number where that is taken there.
#[derive(Debug)]
pub(super) struct Names(Vec<Scope>);

#[derive(Debug, Default)]
struct Scope {
    prefix: String,
    /// How often each operation and each scope was named so far.
    ops: Vec<(&'static str, usize)>,
    scopes: OrderedMap<String, usize>,
}

impl Default for Names {
    fn default() -> Self {
        Names(vec![Scope::default()])
    }
}

impl Names {
    pub(super) fn fresh(&mut self, op: &'static str) -> String {
        let Some(Scope { prefix, ops, .. }) = self.0.last_mut() else {
            return op.to_string();
        };
        match ops.iter_mut().find(|(name, _)| *name == op) {
            None => {
                ops.push((op, 1));
                [prefix, op].concat()
            }
            Some((_, count)) => {
                *count += 1;
                format!("{prefix}{op}_{}", *count - 1)
            }
        }
    }
    pub(super) fn enter(&mut self, scope: &str) {
        let Some(Scope { prefix, scopes, .. }) = self.0.last_mut() else {
            return;
        };
        let count = scopes.entry(scope.to_string()).or_default();
        *count += 1;
        let prefix = match *count {
            1 => format!("{prefix}{scope}/"),
            n => format!("{prefix}{scope}_{}/", n - 1),
        };
        self.push(prefix);
    }
    pub(super) fn enter_back(&mut self, node: &str) {
        let prefix = self.0.last().map_or("", |scope| &scope.prefix);
        let prefix = [prefix, node, "_grad/"].concat();
        self.push(prefix);
    }
    fn push(&mut self, prefix: String) {
        self.0.push(Scope {
            prefix,
            ..Scope::default()
        });
    }
    pub(super) fn depth(&self) -> usize {
        self.0.len()
    }
    pub(super) fn unwind(&mut self, depth: usize) {
        self.0.truncate(depth.max(1));
    }
    pub(super) fn leave(&mut self) {
        if self.0.len() > 1 {
            self.0.pop();
        }
    }
}
