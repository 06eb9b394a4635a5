fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let m = match grad_core::text::parse(&text) { Ok(m) => m, Err(e) => { println!("{e}"); return } };
    let f = grad_core::entity::Entity::new(0);
    let n = m.funcs[f].params.len();
    let v = grad_core::grad::vjp(&m, f, &vec![true; n]).unwrap();
    println!("--- vjp\n{}", grad_core::text::print(&v.module));
    let p = grad_core::plan::plan(&v).unwrap();
    println!("--- plan\n{}", grad_core::text::print(&p));
}
