//! `GRAD_DUMP=name` prints every stage of the function of that name while it is built.

/// Whether the stages of a function are wanted.
pub fn wanted(function: &str) -> bool {
    std::env::var("GRAD_DUMP").is_ok_and(|name| name == function || name == "*")
}

/// Prints a stage.
pub fn stage(function: &str, name: &str, text: &str) {
    eprintln!("== {function}: {name}\n{text}");
}
