import { wordTest } from '#server/agents/ledger/word-test.ts';
import { isSame, saidValues } from '#server/agents/said/said-values.ts';
import { splitSentences, terms } from '#server/readers/sentences.ts';
import type { Promised } from '../amend-promises.ts';
import { tellingTerms } from '../said-before.ts';
import type { Turn } from '../turns.ts';
import { noSteps, walkingBack } from '../vocabulary/unfit-words.ts';

const none = wordTest(noSteps);
const walksBack = wordTest(walkingBack);
/** 'No trains then.' */
const dropsIt = /(?:^|[,.!?] )no (?<what>\p{L}[\p{L} ]{2,30}) then[.!]?(?: |$)/iu;
/** 'We'll discuss that, Ola.' */
const addressed = /, (?<name>\p{Lu}\p{L}+)(?:-\p{L}+)?[.!]?$/u;
const turnsToDrop = 3;
const fewestShared = 2;
/** Two words in common aren't enough where a promise holds many. */
const leastShared = 0.3;
/** Telling words of a promise that stands by itself. */
const enough = 6;

/** Whether what sounds like a promise is nothing that is done after the call. */
export const isNoStep = (text: string): boolean => none.test(text);

/** Whether the buyer's people say it to each other: 'We'll discuss that, Ola.' */
export function toColleague(text: string, { side }: Turn, buyers: ReadonlySet<string>): boolean {
  const called = addressed.exec(text)?.groups?.['name'];
  return side === 'prospect' && called !== undefined && buyers.has(called);
}

/** Returns the first names of those who speak for the buyer. */
export const buyersIn = (turns: readonly Turn[]): ReadonlySet<string> =>
  new Set(turns.filter(({ side }) => side === 'prospect').map(({ speaker }) => speaker.split(' ')[0] ?? speaker));

/** Whether what was said before tells nothing of a promise that says enough by itself: 'We'd hang out flags.' */
export const isBeside = (before: string, piece: string): boolean => {
  const said = new Set(terms(before));
  return !before.endsWith('?') && tellingTerms(piece) >= enough && !terms(piece).some((term) => said.has(term));
};

/** Whether a sentence only takes back what was said: it opens no step. */
export const takesBackOwn = (text: string): boolean => walksBack.test(text);

/** Returns promises without those that their speaker took back later: 'I can't promise the thirty-one.' 'Okay, no trains then.' */
export function kept(turns: readonly Turn[], promised: readonly Promised[]): Promised[] {
  const places = new Map(turns.map(({ id }, at) => [id, at]));
  // The sentences beside the one that takes back say what of.
  const back = turns.flatMap(({ speaker, text }, at) =>
    walksBack.test(text)
      ? [
          {
            speaker,
            at,
            beside: splitSentences(text)
              .filter((each) => !takesBackOwn(each))
              .map((each) => ({ of: terms(each), values: saidValues(each) })),
          },
        ]
      : [],
  );
  return promised.filter(({ piece, turn: { id, speaker } }) => {
    const said = new Set(terms(piece));
    const values = saidValues(piece);
    const at = places.get(id) ?? -1;
    const dropped = turns.slice(at + 1, at + 1 + turnsToDrop).some((turn) => {
      const what = turn.speaker === speaker ? dropsIt.exec(turn.text)?.groups?.['what'] : undefined;
      return what !== undefined && terms(what).some((term) => said.has(term));
    });
    const walked = back.some(
      (later) =>
        later.speaker === speaker &&
        later.at > at &&
        later.beside.some((each) => {
          const shared = each.of.filter((term) => said.has(term)).length;
          const isOfValue = each.values.some((value) => values.some((own) => isSame(own, value)));
          return shared >= fewestShared && (isOfValue || shared >= leastShared * said.size);
        }),
    );
    return !dropped && !walked;
  });
}
