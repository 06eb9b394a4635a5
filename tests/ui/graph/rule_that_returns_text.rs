use grads::graph::Graph;

fn main() {
    let g = Graph::new();
    g.registry().register_function("f", |_| vec!["oops"]);
}
