#[grads::differentiable(forward)]
pub mod finance {
    //! Prices, yields and risk.

    use crate::harness::row::Program;
    use grads::prelude::*;

    /// Cumulative normal distribution (Abramowitz and Stegun 26.2.17).
    fn normal_cdf(x: f64) -> f64 {
        let t = 1.0 / (1.0 + 0.2316419 * x.abs());
        let poly = t
            * (0.319381530
                + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
        let tail = (-0.5 * x * x).exp() / (2.0 * std::f64::consts::PI).sqrt() * poly;
        if x >= 0.0 { 1.0 - tail } else { tail }
    }

    fn black_scholes(spot: f64, strike: f64, rate: f64, vol: f64, years: f64) -> f64 {
        let sd = vol * years.sqrt();
        let d1 = ((spot / strike).ln() + (rate + 0.5 * vol * vol) * years) / sd;
        spot * normal_cdf(d1) - strike * (-rate * years).exp() * normal_cdf(d1 - sd)
    }

    fn bond_price(coupon: f64, yield_: f64, years: usize) -> f64 {
        let mut price = 0.0;
        let mut discount = 1.0;
        for year in 1..=years {
            discount /= 1.0 + yield_;
            let payment = if year == years {
                100.0 + coupon
            } else {
                coupon
            };
            price += payment * discount;
        }
        price
    }

    fn net_present_value(flows: &[f64], rate: f64) -> f64 {
        let mut npv = 0.0;
        for (t, &flow) in flows.iter().enumerate() {
            npv += flow / (1.0 + rate).powi(t as i32);
        }
        npv
    }

    /// Newton's method on the net present value.
    fn internal_rate(flows: &[f64]) -> f64 {
        let mut rate: f64 = 0.1;
        for _ in 0..50 {
            let mut value = 0.0;
            let mut slope = 0.0;
            for t in 0..flows.len() {
                let d = (1.0 + rate).powi(-(t as i32));
                value += flows[t] * d;
                slope -= t as f64 * flows[t] * d / (1.0 + rate);
            }
            let step = value / slope;
            rate -= step;
            if step.abs() < 1e-13 {
                break;
            }
        }
        rate
    }

    /// American put on a binomial tree, values overwritten from the end.
    fn american_put(spot: f64, strike: f64, rate: f64, vol: f64, steps: usize) -> f64 {
        let dt = 1.0 / steps as f64;
        let up = (vol * dt.sqrt()).exp();
        let growth = (rate * dt).exp();
        let p = (growth - 1.0 / up) / (up - 1.0 / up);
        let mut value = vec![0.0; steps + 1];
        for i in 0..=steps {
            let s = spot * up.powi(2 * i as i32 - steps as i32);
            value[i] = (strike - s).max(0.0);
        }
        for step in (0..steps).rev() {
            for i in 0..=step {
                let s = spot * up.powi(2 * i as i32 - step as i32);
                let hold = (p * value[i + 1] + (1.0 - p) * value[i]) / growth;
                value[i] = hold.max(strike - s);
            }
        }
        value[0]
    }

    fn vasicek_bond(r: f64, speed: f64, mean: f64, vol: f64, years: f64) -> f64 {
        let b = (1.0 - (-speed * years).exp()) / speed;
        let a = (mean - vol * vol / (2.0 * speed * speed)) * (b - years)
            - vol * vol * b * b / (4.0 * speed);
        (a - b * r).exp()
    }

    fn portfolio_variance(weights: &[f64], vols: &[f64], correlation: f64) -> f64 {
        let mut variance = 0.0;
        for i in 0..weights.len() {
            variance += (weights[i] * vols[i]).powi(2);
            for j in 0..i {
                variance += 2.0 * correlation * weights[i] * weights[j] * vols[i] * vols[j];
            }
        }
        variance.sqrt()
    }

    fn svi_total_variance(params: [f64; 5], log_moneyness: f64) -> f64 {
        let [a, b, rho, m, sigma] = params;
        let k = log_moneyness - m;
        a + b * (rho * k + (k * k + sigma * sigma).sqrt())
    }

    /// Linear interpolation of the rates, found by a scan.
    fn discount_factor(tenors: &[f64], rates: &[f64], t: f64) -> f64 {
        let n = tenors.len();
        let mut rate = rates[n - 1];
        if t <= tenors[0] {
            rate = rates[0];
        } else {
            for i in 1..n {
                if t <= tenors[i] {
                    let w = (t - tenors[i - 1]) / (tenors[i] - tenors[i - 1]);
                    rate = (1.0 - w) * rates[i - 1] + w * rates[i];
                    break;
                }
            }
        }
        (-rate * t).exp()
    }

    /// Arithmetic Asian call along given normal draws.
    fn asian_call(spot: f64, strike: f64, vol: f64, #[no_diff] draws: &[f64], paths: usize) -> f64 {
        let steps = draws.len() / paths;
        let dt = 1.0 / steps as f64;
        let mut payoff = 0.0;
        for path in 0..paths {
            let mut s = spot;
            let mut sum = 0.0;
            for k in 0..steps {
                s *= (-0.5 * vol * vol * dt + vol * dt.sqrt() * draws[path * steps + k]).exp();
                sum += s;
            }
            payoff += (sum / steps as f64 - strike).max(0.0);
        }
        payoff / paths as f64
    }

    /// Balance of a loan until it is paid off.
    fn total_interest(principal: f64, rate: f64, payment: f64) -> f64 {
        let mut balance = principal;
        let mut interest = 0.0;
        while balance > 0.0 {
            let due = balance * rate;
            interest += due;
            if balance + due < payment {
                break;
            }
            balance += due - payment;
        }
        interest
    }

    /// Progressive tax by brackets.
    fn income_tax(income: f64, limits: &[f64], rates: &[f64]) -> f64 {
        let mut tax = 0.0;
        let mut below = 0.0;
        for i in 0..limits.len() {
            if income <= limits[i] {
                return tax + (income - below) * rates[i];
            }
            tax += (limits[i] - below) * rates[i];
            below = limits[i];
        }
        tax + (income - below) * rates[limits.len()]
    }

    /// The corpus of this file.
    pub fn programs() -> Vec<Program> {
        vec![
            program!(forward normal_cdf(-0.4)),
            program!(forward normal_cdf(1.1)),
            program!(forward black_scholes(100.0, 105.0, 0.03, 0.2, 0.75) calls normal_cdf),
            program!(forward bond_price(4.0, 0.035, 6)),
            program!(forward net_present_value(&[-100.0, 30.0, 45.0, 50.0], 0.07)),
            program!(forward internal_rate(&[-100.0, 30.0, 45.0, 50.0])),
            program!(forward american_put(98.0, 100.0, 0.04, 0.25, 9)),
            program!(forward vasicek_bond(0.03, 0.4, 0.05, 0.02, 3.0)),
            program!(forward portfolio_variance(
                &[0.4, 0.35, 0.25],
                &[0.2, 0.15, 0.3],
                0.3
            )),
            program!(forward svi_total_variance([0.04, 0.3, -0.4, 0.1, 0.2], 0.35)),
            program!(forward discount_factor(&[0.5, 1.0, 2.0], &[0.02, 0.025, 0.03], 1.4)),
            program!(forward discount_factor(&[0.5, 1.0, 2.0], &[0.02, 0.025, 0.03], 0.3)),
            program!(forward asian_call(100.0, 99.0, 0.2, const &[0.3, -0.5, 1.1, 0.2, 0.9, -0.1], 2)),
            program!(forward total_interest(1000.0, 0.05, 180.0)),
            program!(forward income_tax(52.0, &[10.0, 40.0, 90.0], &[0.0, 0.2, 0.3, 0.4])),
        ]
    }
}
