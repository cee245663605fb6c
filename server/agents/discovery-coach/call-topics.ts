import { countTerms } from '#server/search/index-terms.ts';

/** A stretch of a call about one thing: its first and its last line, from 0. */
export interface Topic {
  from: number;
  to: number;
}

/** Stretches into which a call is cut; chosen, as the windows are, on the meetings of `qmsum_product_train`. */
export const topicsAtMost = 6;

/** Words before and after a boundary that are compared, and the least of a topic's equal share; chosen on meetings of their own. */
const windowWords = 500;
const leastShare = 0.75;

type Counts = ReadonlyMap<string, number>;

/** How alike the words before each line are to those from it on, 0 to 1; what is said in one line alone tells nothing. */
function likeness(terms: readonly Counts[], lengths: readonly number[]): number[] {
  const held = new Map<string, number>();
  for (const counts of terms) for (const term of counts.keys()) held.set(term, (held.get(term) ?? 0) + 1);
  const rarity = (term: string): number => {
    const lines = held.get(term) ?? 1;
    return lines < 2 ? 0 : Math.log(terms.length / lines);
  };
  const gather = (from: number, step: 1 | -1): Map<string, number> => {
    const sums = new Map<string, number>();
    let words = 0;
    for (let at = from; at >= 0 && at < terms.length && words < windowWords; at += step) {
      for (const [term, count] of terms[at] ?? []) sums.set(term, (sums.get(term) ?? 0) + count);
      words += lengths[at] ?? 0;
    }
    return new Map([...sums].map(([term, count]) => [term, Math.log1p(count) * rarity(term)]));
  };
  const size = (weights: Counts): number => Math.hypot(...weights.values());
  return terms.map((_, at) => {
    if (at === 0) return 1;
    const [before, after] = [gather(at - 1, -1), gather(at, 1)];
    let shared = 0;
    for (const [term, weight] of before) shared += weight * (after.get(term) ?? 0);
    return shared / (size(before) * size(after) || 1);
  });
}

/** How deep the valley at a line is: the talk before it is one, the talk after it another (TextTiling). */
function depth(like: readonly number[], at: number): number {
  const here = like[at] ?? 1;
  let [left, right] = [here, here];
  for (let each = at - 1; each > 0 && (like[each] ?? 0) >= left; each -= 1) left = like[each] ?? left;
  for (let each = at + 1; each < like.length && (like[each] ?? 0) >= right; each += 1) right = like[each] ?? right;
  return left - here + (right - here);
}

/** Cuts a call where the words change, into so many topics at most. */
export function callTopics(lines: readonly string[], most: number): Topic[] {
  const lengths = lines.map((line) => line.split(/\s+/u).length);
  const like = likeness(
    lines.map((line) => countTerms(line)),
    lengths,
  );
  const until = [0];
  for (const length of lengths) until.push((until.at(-1) ?? 0) + length);
  const least = ((until.at(-1) ?? 0) / most) * leastShare;
  const depths = like.map((_, at) => depth(like, at));
  const cuts = [0, lines.length];
  for (const at of depths.map((_, place) => place).toSorted((a, b) => (depths[b] ?? 0) - (depths[a] ?? 0))) {
    if (cuts.length > most) break;
    if (cuts.every((cut) => Math.abs((until[cut] ?? 0) - (until[at] ?? 0)) >= least)) cuts.push(at);
  }
  const sorted = cuts.toSorted((a, b) => a - b);
  return sorted.slice(1).map((next, place) => ({ from: sorted[place] ?? 0, to: next - 1 }));
}
