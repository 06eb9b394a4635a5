//! What is refused: one mistake a file, with the message that the user sees.

#[test]
fn mistakes_are_explained() {
    let cases = trybuild::TestCases::new();
    for folder in [
        "args",
        "calls",
        "derive",
        "methods",
        "control_flow",
        "types",
        "unsupported",
    ] {
        cases.compile_fail(format!("tests/ui/{folder}/*.rs"));
    }
}
