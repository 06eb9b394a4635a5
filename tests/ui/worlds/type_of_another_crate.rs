use grads::prelude::*;

#[differentiable]
mod model {
    use grads::__private::std::vec::Vec as Numbers;

    pub struct Holder {
        pub x: f64,
        pub numbers: Numbers<f64>,
    }
    pub fn f(x: f64, numbers: &Numbers<f64>) -> f64 {
        x * numbers[0]
    }
}

fn main() {
    let holder = model::Holder { x: 1.0, numbers: vec![] };
    println!("{}", model::f(holder.x, &holder.numbers));
}
