//! Rows of a matrix that have no column in common have the same colour, or columns that have no row in common: as few colours as a
//! greedy search finds in three orders (Gebremedhin, Manne and Pothen, What Color Is Your Jacobian?, 2005).

/// How many pairs of sets with a common member are looked at for each member of a set, on average, to find a better order.
const PAIRS: usize = 100;

/// [`coloured`], in the order that takes the fewest colours: as they come, or those that meet most others first.
pub(crate) fn coloured_well(sets: &[&[usize]], members: usize) -> Vec<Vec<usize>> {
    let mut best = coloured(sets, members);
    let mut counts = vec![0_usize; members];
    sets.iter().copied().flatten().for_each(|&j| counts[j] += 1);
    // sets that share a member differ, so there can be no fewer
    let fewest = counts.iter().copied().max().unwrap_or(0);
    let pairs: usize = counts.iter().map(|n| n * n).sum();
    if best.len() <= fewest || pairs > PAIRS * counts.iter().sum::<usize>() {
        return best;
    }
    let meets = Meets::of(sets, members);
    for order in [meets.largest_first(), meets.smallest_last()] {
        let found = in_order(sets, members, order.into_iter());
        if found.len() < best.len() {
            best = found;
        }
    }
    best.iter_mut().for_each(|sets| sets.sort_unstable());
    best
}

/// The other sets with which each set has a member in common.
struct Meets(Vec<Vec<usize>>);

impl Meets {
    fn of(sets: &[&[usize]], members: usize) -> Meets {
        let mut owners = vec![vec![]; members];
        for (i, set) in sets.iter().enumerate() {
            set.iter().for_each(|&j| owners[j].push(i));
        }
        let others = |(i, set): (usize, &&[usize])| {
            let mut others: Vec<usize> = set.iter().flat_map(|&j| &owners[j]).copied().collect();
            others.sort_unstable();
            others.dedup();
            others.retain(|&other| other != i);
            others
        };
        Meets(sets.iter().enumerate().map(others).collect())
    }

    /// Those that meet most others first.
    fn largest_first(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.0.len()).collect();
        order.sort_by_key(|&i| std::cmp::Reverse(self.0[i].len()));
        order
    }

    /// The last is the one that meets fewest others, the one before it that which meets fewest of the rest, and so on.
    fn smallest_last(&self) -> Vec<usize> {
        let mut degrees: Vec<usize> = self.0.iter().map(Vec::len).collect();
        let mut of_degree = vec![vec![]; degrees.iter().max().map_or(0, |most| most + 1)];
        (0..self.0.len()).for_each(|i| of_degree[degrees[i]].push(i));
        let (mut order, mut lowest) = (vec![], 0);
        while lowest < of_degree.len() {
            let Some(i) = of_degree[lowest].pop() else {
                lowest += 1;
                continue;
            };
            // it may stand there from before its degree fell, or be done
            if degrees[i] != lowest {
                continue;
            }
            degrees[i] = usize::MAX;
            order.push(i);
            for &other in &self.0[i] {
                if degrees[other] != usize::MAX {
                    degrees[other] -= 1;
                    of_degree[degrees[other]].push(other);
                }
            }
            lowest = lowest.saturating_sub(1);
        }
        order.reverse();
        order
    }
}

/// The sets of each colour: no two of them have a member in common, as far as a greedy search finds. Empty sets have no colour. Takes
/// the time of all members, times the colours that a member meets.
pub(crate) fn coloured(sets: &[&[usize]], members: usize) -> Vec<Vec<usize>> {
    in_order(sets, members, 0..sets.len())
}

/// The same, of which the sets come in this order.
fn in_order(
    sets: &[&[usize]],
    members: usize,
    order: impl Iterator<Item = usize>,
) -> Vec<Vec<usize>> {
    let mut met = vec![vec![]; members];
    let mut colours: Vec<Vec<usize>> = vec![];
    // for which set each colour was last seen to be taken
    let mut taken = vec![];
    for i in order.filter(|&i| !sets[i].is_empty()) {
        let set = sets[i];
        for &colour in set.iter().flat_map(|&j| &met[j]) {
            taken[colour] = i;
        }
        let free = (0..colours.len()).find(|&colour| taken[colour] != i);
        let colour = free.unwrap_or(colours.len());
        if colour == colours.len() {
            colours.push(vec![]);
            taken.push(usize::MAX);
        }
        colours[colour].push(i);
        set.iter().for_each(|&j| met[j].push(colour));
    }
    colours
}
