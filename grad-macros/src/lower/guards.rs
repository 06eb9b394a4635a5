//! State behind a lock or a cell: what a guard gives access to is no variable of the function.

use syn::{Expr, ExprMethodCall};

/// What gives a guard.
const GUARDS: [&str; 6] = [
    "lock",
    "try_lock",
    "write",
    "try_write",
    "borrow_mut",
    "try_borrow_mut",
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
