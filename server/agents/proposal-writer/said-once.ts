import { holdsPromise } from '#server/agents/discovery-coach/find-promises.ts';
import { wordsOf } from '#server/readers/sentences.ts';
import type { Promised } from './amend-promises.ts';
import { tellingTerms } from './said-before.ts';

const mostTerms = 2;
const fewestWords = 4;

/** Words of a piece as they stand between spaces; none of them differs inside a longer piece but the first and the last. */
const innerWords = (piece: string): string[] => piece.split(/\s+/u).slice(1, -1);

/** Returns whether another piece contains this one; asks only those that share its rarest word, so thousands cost no time. */
function containedIn(pieces: readonly string[]): (piece: string) => boolean {
  const byWord = new Map<string, Set<string>>();
  const distinct = new Set(pieces);
  for (const piece of distinct)
    for (const word of piece.split(/\s+/u)) byWord.set(word, (byWord.get(word) ?? new Set()).add(piece));
  return (piece) => {
    const lists = innerWords(piece).map((word) => byWord.get(word) ?? new Set<string>());
    const fewest = lists.reduce<Set<string>>((best, list) => (list.size < best.size ? list : best), distinct);
    return [...fewest].some((other) => other !== piece && other.includes(piece));
  };
}

/**
 * Returns promises without those that another one says too: 'I'll find out.' and, right after, what is to be found out; the same
 * once more with its day; the first half of a longer one.
 */
export function saidOnce(found: readonly Promised[], secondsApart: number): Promised[] {
  const contained = containedIn(found.map(({ piece }) => piece));
  const perTurn = new Map<Promised['turn'], number>();
  for (const { turn } of found) perTurn.set(turn, (perTurn.get(turn) ?? 0) + 1);
  const onPromises = found.filter(({ on }) => on !== null && holdsPromise(on.sentence));
  const told = new Set<string>();

  // 'I'll have a look. I'll dig it out tonight.'
  const saysLittle = (one: Promised): boolean =>
    one.on === null && tellingTerms(one.piece) < mostTerms && (perTurn.get(one.turn) ?? 0) > 1;
  const isOpening = (one: Promised): boolean =>
    wordsOf(one.piece) < fewestWords &&
    holdsPromise(one.piece) &&
    found.some(
      (other) =>
        other !== one && other.turn.speaker === one.turn.speaker && Math.abs(other.at - one.at) <= secondsApart,
    );
  const isTakenUp = (one: Promised): boolean =>
    onPromises.some(
      (other) =>
        other !== one && other.turn.speaker === one.turn.speaker && one.piece.includes(other.on?.sentence ?? one.piece),
    );
  // What its speaker took a condition back from is the same promise once more.
  const isRepeated = ({ piece, turn }: Promised): boolean => {
    const key = `${turn.lines.at(-1)?.id ?? ''} ${piece}`;
    return told.has(key) || !told.add(key);
  };
  return found.filter(
    (one) => !isRepeated(one) && !saysLittle(one) && !contained(one.piece) && !isOpening(one) && !isTakenUp(one),
  );
}
