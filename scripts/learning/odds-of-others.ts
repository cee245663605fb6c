import { boundedOdds } from '#server/agents/discovery-coach/learned/phrase-odds.ts';
import type { LearnedLabel } from '#server/agents/discovery-coach/learned/phrases/all.ts';
import type { MeantLabel } from '#server/agents/discovery-coach/meaning/meant-labels.ts';
import type { HeardLine } from './heard-lines.ts';
import { learnLabel, phraseManner } from './learn-label.ts';
import { phrasesFor } from './phrases-for.ts';

const folds = 5;

/** Parts lines so that those of one writer are in one part. */
export function partOf(lines: readonly HeardLine[]): { parts: number; of: (line: HeardLine) => number } {
  const hands = [...new Set(lines.map(({ hand }) => hand))];
  return { parts: folds, of: (line) => hands.indexOf(line.hand) % folds };
}

/** Whether a line speaks for or against a label: those beside a labeled one don't, and a named rival is heard by its name. */
export const isUsable = (label: MeantLabel, line: HeardLine): boolean =>
  (line.labels.has(label) || !line.near.has(label)) && !(label === 'competitor' && line.named);

/** The log-odds of each line's phrases, learned from the lines of others. */
function oddsOfOthers(label: LearnedLabel, lines: readonly HeardLine[]): Map<HeardLine, number> {
  const odds = new Map<HeardLine, number>();
  const { parts, of } = partOf(lines);
  const read = lines.map((line) => ({ ...line, line, phrases: phrasesFor(label, line.phrases) }));
  for (let part = 0; part < parts; part += 1) {
    const { bias, byWeight } = learnLabel(
      label,
      read.filter(({ line }) => of(line) !== part),
      phraseManner,
    );
    const weights = new Map(
      [...byWeight].flatMap(([weight, phrases]) => phrases.map((phrase) => [phrase, Number(weight)])),
    );
    for (const { line, phrases } of read)
      if (of(line) === part) odds.set(line, boundedOdds({ bias, weights }, phrases));
  }
  return odds;
}

export type PhraseOdds = (label: LearnedLabel) => Map<HeardLine, number>;

/** The same, each label's learned once. */
export function phraseOdds(lines: readonly HeardLine[]): PhraseOdds {
  const known = new Map<LearnedLabel, Map<HeardLine, number>>();
  return (label) => {
    const odds = known.get(label) ?? oddsOfOthers(label, lines);
    known.set(label, odds);
    return odds;
  };
}
