//! What `Var` builds of several primitives: its gradient agrees with differences, and bad options are errors.

#[path = "tensor_methods/methods.rs"]
mod methods;
#[path = "tensor_methods/odd.rs"]
mod odd;

use grad_core::ir::{Builder, DType, FuncGraph, Module, Type};
use grad_core::testing::{check_gradient, sample};
use methods::METHODS;

#[test]
fn gradients_of_methods_agree_with_differences() {
    for (name, build) in METHODS {
        let b = Builder::new(FuncGraph::new("f"));
        let ty = Type::Tensor(DType::F64);
        let (x, y) = (b.param(ty.clone()), b.param(ty.clone()));
        let result = build(x, y).value();
        b.with(|g| g.results = vec![result]);
        let mut module = Module::new();
        let func = module.funcs.push(b.finish());
        let args = vec![sample(&ty, 0), sample(&ty, 1)];
        let checked = check_gradient(&module, func, &[true, true], args, 1e-7);
        checked.unwrap_or_else(|e| panic!("{name}: {e}"));
    }
}
