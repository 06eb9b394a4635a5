/// A ship's track by dead reckoning, smoothed, and how badly it fits the fixes.
pub fn track(params: &[f64], speeds: &[f64], turns: &[f64], fixes: &[f64], window: usize) -> f64 {
    let n = speeds.len();
    let (gain, drift, damping, noise) = (params[0], params[1], params[2], params[3]);
    let (mut east, mut north) = (vec![0.0; n + 1], vec![0.0; n + 1]);
    let mut heading = params[4];
    let mut rate = 0.0;
    let mut current = 0.1 * drift;
    for i in 0..n {
        rate = damping * rate + (1.0 - damping) * turns[i];
        heading += gain * rate;
        let speed = if speeds[i] > 0.5 {
            speeds[i] * (1.0 - 0.1 * rate * rate)
        } else if speeds[i] > 0.1 {
            speeds[i]
        } else {
            0.1
        };
        current = 0.9 * current + drift * (0.3 * i as f64).sin();
        east[i + 1] = east[i] + speed * heading.cos() + current;
        north[i + 1] = north[i] + speed * heading.sin() - 0.5 * current;
    }

    let mut smooth = vec![0.0; 2 * (n + 1)];
    for i in 0..=n {
        let from = if i > window { i - window } else { 0 };
        let to = if i + window < n { i + window } else { n };
        let mut weight = 0.0;
        for j in from..=to {
            let distance = i as f64 - j as f64;
            let w = (-distance * distance / (1.0 + noise * noise)).exp();
            smooth[2 * i] += w * east[j];
            smooth[2 * i + 1] += w * north[j];
            weight += w;
        }
        smooth[2 * i] /= weight;
        smooth[2 * i + 1] /= weight;
    }

    let mut misfit = 0.0;
    let mut worst = 0.0;
    for i in 0..=n {
        let dx = smooth[2 * i] - fixes[2 * i];
        let dy = smooth[2 * i + 1] - fixes[2 * i + 1];
        let square = dx * dx + dy * dy;
        let loss = if square < 1.0 {
            0.5 * square
        } else {
            square.sqrt() - 0.5
        };
        if square > worst {
            worst = square;
        }
        misfit += loss / (noise * noise + 0.01);
    }

    let mut length = 0.0;
    let mut bend = 0.0;
    for i in 1..=n {
        let dx = smooth[2 * i] - smooth[2 * i - 2];
        let dy = smooth[2 * i + 1] - smooth[2 * i - 1];
        length += (dx * dx + dy * dy + 1e-6).sqrt();
        if i < n {
            let ddx = smooth[2 * i + 2] - 2.0 * smooth[2 * i] + smooth[2 * i - 2];
            let ddy = smooth[2 * i + 3] - 2.0 * smooth[2 * i + 1] + smooth[2 * i - 1];
            bend += ddx * ddx + ddy * ddy;
        }
    }

    let mut prior = 0.0;
    for (k, p) in params.iter().enumerate() {
        let expected = match k {
            0 => 1.0,
            1 => 0.0,
            2 => 0.5,
            _ => 0.2,
        };
        prior += (p - expected).powi(2) / 0.08;
    }

    let mut step = 0.5 * (length + 1.0);
    let mut trips = 0;
    while trips < 8 {
        let next = 0.5 * (step + (length + 1.0) / step);
        if (next - step).abs() < 1e-9 {
            break;
        }
        step = next;
        trips += 1;
    }

    let scale = noise.abs() + 0.1;
    let entropy = (n as f64 + 1.0) * scale.ln();
    let ratio = bend / (length + 0.1);
    let total = misfit + 0.1 * worst + prior + entropy;
    let total = total + 0.01 * step + ratio.tanh();
    if total.is_finite() {
        total
    } else {
        0.0
    }
}
