import type { WordedKind } from '#server/agents/discovery-coach/learned/hear-plainly.ts';
import { boundedOdds } from '#server/agents/discovery-coach/learned/phrase-odds.ts';
import type { HeardLine } from './heard-lines.ts';
import { learnLabel, phraseManner } from './learn-label.ts';

const folds = 5;

/** Parts lines so that those of one writer are in one part. */
export function partOf(lines: readonly HeardLine[]): { parts: number; of: (line: HeardLine) => number } {
  const hands = [...new Set(lines.map(({ hand }) => hand))];
  return { parts: folds, of: (line) => hands.indexOf(line.hand) % folds };
}

/** Whether a line speaks for or against a kind of matter: those beside a labeled one don't, and a named rival is heard by its name. */
export const isUsable = (kind: WordedKind, line: HeardLine): boolean =>
  (line.labels.has(kind) || !line.near.has(kind)) && !(kind === 'competitor' && line.named);

/** The log-odds of each line's phrases, learned from the lines of others. */
export function oddsOfOthers(kind: WordedKind, lines: readonly HeardLine[]): Map<HeardLine, number> {
  const odds = new Map<HeardLine, number>();
  const { parts, of } = partOf(lines);
  for (let part = 0; part < parts; part += 1) {
    const { bias, byWeight } = learnLabel(
      kind,
      lines.filter((line) => of(line) !== part),
      phraseManner,
    );
    const weights = new Map(
      [...byWeight].flatMap(([weight, phrases]) => phrases.map((phrase) => [phrase, Number(weight)])),
    );
    for (const line of lines) if (of(line) === part) odds.set(line, boundedOdds({ bias, weights }, line.phrases));
  }
  return odds;
}
