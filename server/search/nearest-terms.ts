/** What a term counts that is another one mistyped, or begins like it. */
const mistyped = 0.85;
const alikeFrom = 0.55;
const shortestMistyped = 4;
const twoErrorsFrom = 8;
const shortestBeginning = 4;
const mostOfOne = 3;

/** How many letters are missing, added, wrong or in the wrong order; more than `most` counts as one more. */
function errorsBetween(left: string, right: string, most: number): number {
  if (Math.abs(left.length - right.length) > most) return most + 1;
  let [before, last]: [number[], number[]] = [[], Array.from({ length: right.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= left.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= right.length; at += 1) {
      const same = left[row - 1] === right[at - 1];
      let errors = Math.min((last[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + (same ? 0 : 1));
      const turned = row > 1 && at > 1 && left[row - 1] === right[at - 2] && left[row - 2] === right[at - 1];
      if (turned) errors = Math.min(errors, (before[at - 2] ?? 0) + 1);
      next.push(errors);
    }
    [before, last] = [last, next];
  }
  return last[right.length] ?? most + 1;
}

function sharedBeginning(left: string, right: string): number {
  let at = 0;
  while (at < left.length && left[at] === right[at]) at += 1;
  return at;
}

/** How surely one term stands for another: mistyped, shortened or with another ending, 0 to 1. */
function nearness(asked: string, known: string, isWord: boolean): number {
  const shared = sharedBeginning(asked, known);
  if (shared >= shortestBeginning) {
    const shorter = Math.min(asked.length, known.length);
    const share = shared / Math.max(asked.length, known.length);
    // Two words of the language that only begin alike are two things: compare and company.
    const ends = isWord ? shared === shorter : shared >= 0.75 * shorter;
    if (ends && share >= alikeFrom) return Math.min(mistyped, 0.3 + 0.5 * share);
    if (shared === asked.length) return 0.5;
  }
  if (isWord || asked.length < shortestMistyped) return 0;
  const most = asked.length >= twoErrorsFrom ? 2 : 1;
  return errorsBetween(asked, known, most) <= most ? mistyped : 0;
}

/** Of the terms of the content those that one may mean which no passage holds, with how surely. A word of the language is not taken for a mistyped one. */
export function nearestTerms(asked: string, known: readonly string[], isWord: boolean): Map<string, number> {
  if (/\d/u.test(asked)) return new Map();
  return new Map(
    known
      .map((term) => [term, nearness(asked, term, isWord)] as const)
      .filter(([term, near]) => near > 0 && term !== asked)
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, mostOfOne),
  );
}
