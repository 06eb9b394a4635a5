//! Which gradient rule a primitive has: the one it is declared with, unless another is registered for it. And the rules that
//! are registered for functions of a graph that is built at run time.

use crate::grad::{OwnRule, OwnRuleCx};
use crate::ir::Var;
use crate::ops::{PrimDef, Rule};
use crate::ordered::OrderedMap;
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
    overrides: OrderedMap<(&'static str, usize), Rule>,
    functions: OrderedMap<String, Rc<OwnRule>>,
}

impl GradRegistry {
    /// The built-in rules.
    ///
    /// ```
    /// # mod grads { pub use grad_core::registry::GradRegistry; }
    /// assert!(grads::GradRegistry::new().function("f").is_none());
    /// ```
    pub fn new() -> Self {
        Self::default()
    }
    /// Gives a rule to a primitive that has none.
    ///
    /// ```
    /// use grad_core::{ops::{self, Rule}, registry::GradRegistry};
    /// let mut registry = GradRegistry::new();
    /// let twice = registry.register(&ops::trig::SIN, Rule::Constant).unwrap_err();
    /// assert!(twice.to_string().contains("two gradients with name 'sin'"));
    /// ```
    ///
    /// # Errors
    /// A primitive that has a rule: [`replace`](Self::replace) puts another one in its place.
    pub fn register(&mut self, def: &'static PrimDef, rule: Rule) -> Result<(), RegisteredTwice> {
        let is_new = !self.overrides.contains_key(&def.identity());
        if !is_new || !matches!(def.rule, Rule::Undefined) {
            return Err(RegisteredTwice(def.name.to_string()));
        }
        self.replace(def, rule);
        Ok(())
    }
    /// Puts another rule in the place of the one that `def` has, and returns that. Only this registry is changed: where a
    /// changed clone is used, and for how long, is up to `Graph::with_registry`, `Graph::set_registry` and
    /// `Tape::with_registry`.
    ///
    /// ```
    /// use grad_core::{ops::{self, Rule}, registry::GradRegistry};
    /// let mut registry = GradRegistry::new();
    /// let built_in = registry.replace(&ops::trig::SIN, Rule::Constant);
    /// registry.replace(&ops::trig::SIN, built_in);
    /// assert!(registry.passes(&ops::trig::SIN, 0));
    /// ```
    pub fn replace(&mut self, def: &'static PrimDef, rule: Rule) -> Rule {
        let declared = def.rule;
        let before = self.overrides.insert(def.identity(), rule);
        before.unwrap_or(declared)
    }
    /// From now on no derivative passes through `def`, whatever rule it had.
    ///
    /// ```
    /// use grad_core::{ops, registry::GradRegistry};
    /// let mut registry = GradRegistry::new();
    /// registry.not_differentiable(&ops::trig::SIN);
    /// assert!(!registry.passes(&ops::trig::SIN, 0));
    /// ```
    pub fn not_differentiable(&mut self, def: &'static PrimDef) {
        self.replace(def, Rule::Constant);
    }
    /// Sets the rule of the calls of functions of this name; it comes before a gradient that the function has of its own,
    /// which comes before the derivative of what the function computes.
    ///
    /// ```
    /// # mod grads { pub use grad_core::registry::GradRegistry; }
    /// let mut registry = grads::GradRegistry::new();
    /// // the derivative of `table` is not known: no gradient passes
    /// registry.register_function("table", |cx| vec![None; cx.args.len()])?;
    /// assert!(registry.function("table").is_some());
    /// assert!(registry.register_function("table", |cx| vec![cx.cts[0]]).is_err());
    /// # Ok::<(), grad_core::registry::RegisteredTwice>(())
    /// ```
    ///
    /// # Errors
    /// A name that has a rule: [`replace_function`](Self::replace_function) puts another one in its place.
    pub fn register_function(
        &mut self,
        name: &str,
        rule: impl for<'b> Fn(OwnRuleCx<'b>) -> Vec<Option<Var<'b>>> + 'static,
    ) -> Result<(), RegisteredTwice> {
        if self.functions.contains_key(name) {
            return Err(RegisteredTwice(name.to_string()));
        }
        self.replace_function(name, rule);
        Ok(())
    }
    /// Sets the rule of the calls of functions of this name, and returns the one that was there.
    ///
    /// ```
    /// # mod grads { pub use grad_core::registry::GradRegistry; }
    /// let mut registry = grads::GradRegistry::new();
    /// assert!(registry.replace_function("f", |cx| vec![cx.cts[0]]).is_none());
    /// assert!(registry.replace_function("f", |cx| vec![None; cx.args.len()]).is_some());
    /// ```
    pub fn replace_function(
        &mut self,
        name: &str,
        rule: impl for<'b> Fn(OwnRuleCx<'b>) -> Vec<Option<Var<'b>>> + 'static,
    ) -> Option<Rc<OwnRule>> {
        self.functions.insert(name.to_string(), Rc::new(rule))
    }
    /// The rule of the calls of functions of this name, if one is registered.
    ///
    /// ```
    /// # mod grads { pub use grad_core::registry::GradRegistry; }
    /// let mut registry = grads::GradRegistry::new();
    /// registry.replace_function("twice", |cx| vec![Some(cx.args[0] * 2.0)]);
    /// assert!(registry.function("twice").is_some() && registry.function("thrice").is_none());
    /// ```
    pub fn function(&self, name: &str) -> Option<&Rc<OwnRule>> {
        self.functions.get(name)
    }
    /// The rule of `def`.
    ///
    /// ```
    /// use grad_core::{ops::{self, Rule}, registry::GradRegistry};
    /// assert!(matches!(GradRegistry::new().rule(&ops::trig::SIN), Rule::Partials(_)));
    /// ```
    pub fn rule(&self, def: &PrimDef) -> Rule {
        self.overrides
            .get(&def.identity())
            .copied()
            .unwrap_or(def.rule)
    }
    /// Whether a cotangent of the result passes to the `i`-th operand.
    ///
    /// ```
    /// use grad_core::{ops, registry::GradRegistry};
    /// assert!(GradRegistry::new().passes(&ops::trig::SIN, 0));
    /// assert!(!GradRegistry::new().passes(&ops::round::FLOOR, 0));
    /// ```
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

/// A rule for what has one already.
///
/// ```
/// # mod grads { pub use grad_core::registry::GradRegistry; }
/// let mut registry = grads::GradRegistry::new();
/// registry.replace_function("f", |cx| vec![None; cx.args.len()]);
/// let again = registry.register_function("f", |cx| vec![None; cx.args.len()]);
/// assert!(again.unwrap_err().to_string().contains("with name 'f'"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RegisteredTwice(pub String);

impl fmt::Display for RegisteredTwice {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let RegisteredTwice(name) = self;
        write!(
            f,
            "Registering two gradients with name '{name}'! To put another rule in the place of the one that is there, \
             replace it"
        )
    }
}

impl std::error::Error for RegisteredTwice {}

impl fmt::Debug for GradRegistry {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let functions = self.functions.keys().map(String::as_str);
        let names = self.overrides.keys().map(|(name, _)| *name);
        let names = names.chain(functions);
        f.debug_set().entries(names).finish()
    }
}
