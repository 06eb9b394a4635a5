use grads::prelude::*;

#[differentiable]
fn f(x: f64) -> Result<f64, String> {
    if x > 0.0 {
        Ok(x.ln())
    } else {
        Err("not positive".into())
    }
}

fn main() {
    let gradient = grad!(f)(1.0);
}
