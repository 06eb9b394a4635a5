//! Which gradient rule a primitive has: the one it is declared with, unless another is registered for it.

use crate::ops::{PrimDef, Rule};
use std::collections::BTreeMap;
use std::fmt;

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
        let names = self.overrides.keys().map(|(name, _)| name);
        f.debug_set().entries(names).finish()
    }
}
