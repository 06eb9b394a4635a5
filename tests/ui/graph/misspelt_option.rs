use grads::graph::GradientOptions;

fn main() {
    let _ = GradientOptions {
        unnconnected: Default::default(),
        ..GradientOptions::default()
    };
}
