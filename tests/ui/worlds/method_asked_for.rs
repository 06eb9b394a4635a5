use grads::prelude::*;

#[differentiable]
mod model {
    pub struct Table {
        pub rows: Vec<f64>,
    }
    impl Table {
        pub fn nearest(&self, x: f64) -> f64 {
            std::hint::black_box(x) * self.rows[0]
        }
    }
}

fn main() {
    let t = model::Table { rows: vec![1.0] };
    let (dt, dx) = grad!(model::Table::nearest)(&t, 1.0);
    println!("{} {dx}", dt.rows[0]);
}
