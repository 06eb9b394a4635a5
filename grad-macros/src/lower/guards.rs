//! State behind a lock or a cell: what a guard gives access to is no variable of the function.

use syn::{Expr, ExprMethodCall};

/// What gives a guard.
const GUARDS: [&str; 10] = [
    "borrow",
    "borrow_mut",
    "lock",
    "read",
    "try_borrow",
    "try_borrow_mut",
    "try_lock",
    "try_read",
    "try_write",
    "write",
];

/// Methods that give a reference to what is behind a guard.
const REFERENCES: [&str; 9] = [
    "as_deref", "as_ref", "as_slice", "as_str", "first", "get", "iter", "last", "values",
];

/// Methods of collections that change them, which would be taken for writes to an array of the function.
const WRITES: [&str; 27] = [
    "append",
    "clear",
    "clone_from_slice",
    "copy_from_slice",
    "dedup",
    "extend",
    "extend_from_slice",
    "fill",
    "insert",
    "pop",
    "push",
    "remove",
    "resize",
    "retain",
    "reverse",
    "rotate_left",
    "rotate_right",
    "sort",
    "sort_by",
    "sort_by_cached_key",
    "sort_by_key",
    "sort_unstable",
    "sort_unstable_by",
    "sort_unstable_by_key",
    "swap",
    "swap_remove",
    "truncate",
];

/// `seen.lock().unwrap().push(i)`: only rustc understands it, and a differentiated value in it is refused.
pub fn writes_behind_one(e: &ExprMethodCall) -> bool {
    WRITES.contains(&e.method.to_string().as_str()) && is_guard(&e.receiver)
}

/// Whether an expression is a guard.
pub fn is_guard(e: &Expr) -> bool {
    let Expr::MethodCall(e) = super::place::strip(e) else {
        return false;
    };
    let name = e.method.to_string();
    match name.as_str() {
        "unwrap" | "expect" => is_guard(&e.receiver),
        _ => e.args.is_empty() && GUARDS.contains(&name.as_str()),
    }
}

/// Whether an expression is a guard, or a part of what is behind one: `cell.borrow().rows[i]`.
pub fn starts_in_guard(e: &Expr) -> bool {
    match super::place::strip(e) {
        Expr::MethodCall(m) => is_guard(e) || starts_in_guard(&m.receiver),
        Expr::Index(i) => starts_in_guard(&i.expr),
        Expr::Field(f) => starts_in_guard(&f.base),
        Expr::Unary(u) => starts_in_guard(&u.expr),
        Expr::Reference(r) => starts_in_guard(&r.expr),
        _ => false,
    }
}

/// Whether an expression refers to what is behind a guard, which is gone with it.
pub fn gives_reference(e: &Expr) -> bool {
    let Expr::MethodCall(m) = super::place::strip(e) else {
        return false;
    };
    let name = m.method.to_string();
    match name.as_str() {
        "unwrap" | "expect" => gives_reference(&m.receiver),
        name => REFERENCES.contains(&name) && starts_in_guard(&m.receiver),
    }
}
