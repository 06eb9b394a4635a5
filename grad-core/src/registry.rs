//! Which gradient rule a primitive has: the one it is declared with, unless another is registered for it. And the rules that
//! are registered for functions of a graph that is built at run time.

use crate::grad::{OwnRule, OwnRuleCx};
use crate::ir::Var;
use crate::ops::{PrimDef, Rule};
use std::collections::BTreeMap;
use std::fmt;
use std::rc::Rc;

/// The rules that the gradient transform looks up. A new registry has the rules that the primitives are declared with.
///
/// ```
/// use grad_core::{ops, registry::GradRegistry};
/// let mut registry = GradRegistry::new();
/// assert!(registry.passes(&ops::arith::MUL, 0));
/// registry.not_differentiable(&ops::arith::MUL);
/// assert!(!registry.passes(&ops::arith::MUL, 0));
/// ```
#[derive(Clone, Default)]
pub struct GradRegistry {
    overrides: BTreeMap<(&'static str, usize), Rule>,
    functions: BTreeMap<String, Rc<OwnRule>>,
}

impl GradRegistry {
    /// The built-in rules.
    pub fn new() -> Self {
        Self::default()
    }
    /// Replaces the rule of `def`. Returns the one that was registered before, if any was.
    pub fn register(&mut self, def: &'static PrimDef, rule: Rule) -> Option<Rule> {
        self.overrides.insert(def.identity(), rule)
    }
    /// From now on no derivative passes through `def`.
    pub fn not_differentiable(&mut self, def: &'static PrimDef) {
        self.register(def, Rule::Constant);
    }
    /// Sets the rule of the calls of functions of this name; it comes before a gradient that the function has of its own,
    /// which comes before the derivative of what the function computes. Whether another one was registered before.
    ///
    /// ```
    /// let mut registry = grad_core::registry::GradRegistry::new();
    /// // the derivative of `table` is not known: no gradient passes
    /// let was_there = registry.register_function("table", |cx| vec![None; cx.args.len()]);
    /// assert!(!was_there && registry.function("table").is_some());
    /// ```
    pub fn register_function(
        &mut self,
        name: &str,
        rule: impl for<'b> Fn(OwnRuleCx<'b>) -> Vec<Option<Var<'b>>> + 'static,
    ) -> bool {
        self.functions
            .insert(name.to_string(), Rc::new(rule))
            .is_some()
    }
    /// The rule of the calls of functions of this name, if one is registered.
    pub fn function(&self, name: &str) -> Option<&Rc<OwnRule>> {
        self.functions.get(name)
    }
    /// The rule of `def`.
    pub fn rule(&self, def: &PrimDef) -> Rule {
        self.overrides
            .get(&def.identity())
            .copied()
            .unwrap_or(def.rule)
    }
    /// Whether a cotangent of the result passes to the `i`-th operand.
    pub fn passes(&self, def: &PrimDef, i: usize) -> bool {
        match self.rule(def) {
            Rule::Constant => false,
            Rule::Partials(partials) | Rule::Passes(partials) => {
                // one that is not listed is looked at, to be refused
                partials.get(i).is_none_or(Option::is_some)
            }
            Rule::Vjp(_) | Rule::Cotangents(_) | Rule::Undefined | Rule::Prevented => true,
        }
    }
}

impl fmt::Debug for GradRegistry {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let functions = self.functions.keys().map(String::as_str);
        let names = self.overrides.keys().map(|(name, _)| *name);
        let names = names.chain(functions);
        f.debug_set().entries(names).finish()
    }
}
