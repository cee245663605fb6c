import {
  candidateKeys,
  chanceOf,
  learnCandidates,
  learnSigns,
  rank,
  signKeys,
  thresholdFor,
  type ReadQuestion,
} from './labelled-answers.ts';

const refusedShare = 0.86;

/** Learns without each seller in turn, and says in a table what that gives on it. */
export function leaveOneOut(all: readonly ReadQuestion[]): string {
  const sellers = [...new Set(all.map(({ seller }) => seller))];
  const ranked = sellers.flatMap((seller) => {
    const weights = learnCandidates(all.filter((one) => one.seller !== seller));
    return all.filter((one) => one.seller === seller).map((one) => rank(one, weights));
  });
  const judged = sellers.flatMap((seller) => {
    const odds = learnSigns(ranked.filter(({ read }) => read.seller !== seller));
    return ranked
      .filter(({ read }) => read.seller === seller)
      .map((one) => ({ ...one, seller, answerable: one.read.answerable, chance: chanceOf(one, odds) }));
  });
  const threshold = thresholdFor(judged, refusedShare);
  const line = (name: string, some: typeof judged): string => {
    const answerable = some.filter((one) => one.answerable);
    const share = (count: number, of: number): string => `${((100 * count) / Math.max(1, of)).toFixed(0)}`.padStart(6);
    const said = answerable.filter(({ chance }) => chance > threshold);
    const right = said.filter(({ isRight }) => isRight).length;
    const none = some.filter((one) => !one.answerable);
    const refused = none.filter(({ chance }) => chance <= threshold).length;
    return `${name.padEnd(24)}${share(right, answerable.length)}${share(said.length - right, answerable.length)}${share(refused, none.length)}\n`;
  };
  const rows = sellers.map((seller) =>
    line(
      seller,
      judged.filter((one) => one.seller === seller),
    ),
  );
  return `left out                 right wrong refused\n${rows.join('')}${line('all', judged)}threshold ${threshold.toFixed(3)}\n`;
}

/** The file with what was learned of all. */
export function weightsFile(all: readonly ReadQuestion[]): string {
  const weights = learnCandidates(all);
  const { weights: ofSigns, constant } = learnSigns(all.map((one) => rank(one, weights)));
  const lines = (keys: readonly string[], counts: readonly number[]): string =>
    keys.map((key, at) => `  ${key}: ${Number((counts[at] ?? 0).toFixed(3))},\n`).join('');
  return [
    '// Written by scripts/learn-answers.ts.\n',
    '/** What each property of a candidate counts, for its score. */',
    `export const candidateWeights = {\n${lines(candidateKeys, weights)}} as const;\n`,
    '/** What each sign of the best candidates counts, for the odds that they answer. */',
    `export const signWeights = {\n${lines([...signKeys, 'constant'], [...ofSigns, constant])}} as const;\n`,
  ].join('\n');
}
