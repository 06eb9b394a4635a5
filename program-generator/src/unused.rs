//! Drops what a program does not use: it takes rustc's time, and has no value to compare.

use crate::ast::{Expr, Program, Ty};
use crate::print::source;
use crate::visit::{Visit, expr_parts, program_parts};

/// The program without the functions that nobody calls, and then without the types that nobody names.
pub(crate) fn without_unused(mut program: Program) -> Program {
    while let Some(func) = unused_func(&program) {
        program = without_func(&program, func);
    }
    for at in (0..program.types.len()).rev() {
        let mut less = program.clone();
        let ty = less.types.remove(at);
        if !name(&ty).is_some_and(|name| source(&less).contains(name)) {
            program = less;
        }
    }
    program
}

/// A helper that nothing calls.
pub(crate) fn unused_func(program: &Program) -> Option<usize> {
    struct Calls(Vec<usize>);
    impl Visit for Calls {
        fn expr(&mut self, e: &mut Expr) {
            if let Expr::Call(func, _) = e {
                self.0.push(*func);
            }
            expr_parts(self, e);
        }
    }
    let mut calls = Calls(vec![]);
    program_parts(&mut calls, &mut program.clone());
    (0..program.funcs.len() - 1).find(|f| !calls.0.contains(f))
}

/// The program without one of its functions, which nothing calls.
pub(crate) fn without_func(program: &Program, func: usize) -> Program {
    struct Renumber(usize);
    impl Visit for Renumber {
        fn expr(&mut self, e: &mut Expr) {
            if let Expr::Call(func, _) = e
                && *func > self.0
            {
                *func -= 1;
            }
            expr_parts(self, e);
        }
    }
    let mut program = program.clone();
    program.funcs.remove(func);
    program_parts(&mut Renumber(func), &mut program);
    program
}

/// What a declared type is called.
fn name(ty: &Ty) -> Option<&str> {
    match ty {
        Ty::Record(record) => Some(&record.name),
        Ty::Choice(choice) => choice.name.as_deref(),
        _ => None,
    }
}
