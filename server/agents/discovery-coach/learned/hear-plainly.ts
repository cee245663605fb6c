import type { MatterKind } from '#contract/coach-cards.ts';
import { splitSentences } from '#server/readers/sentences.ts';
import { everydayOdds } from './phrase-odds.ts';

/** A question about what is sold is known by the content that answers it, not by its words. */
export type WordedKind = Exclude<MatterKind, 'question'>;

/**
 * From these log-odds on a line says in everyday words what it is (decision 106): it then is heard whatever was said before.
 */
const from: Record<WordedKind, number> = {
  objection: -0.5,
  price: -0.5,
  competitor: -1,
  security: -1.5,
  timing: -1,
  authority: -1,
  proof: -1,
};
export const wordedKinds = Object.keys(from) as WordedKind[];
/** A kind that is so much less likely than another isn't it. */
const apart = 0.5;
/** A sentence among others tells less than a line by itself. */
const amongOthers = 1;
/** A sentence of fewer words tells nothing by itself. */
const fewestWords = 4;
/** What everyday words add to a plain word, where they aren't plain by themselves, from where on and at most. */
const adding = { share: 0.35, from: -2.5, most: 1 };

interface Plainly {
  /** How far everyday words alone say it, in log-odds above what is enough; null: they don't. */
  over: number | null;
  /** What they add to a plain word, 0 to 1. */
  adds: number;
}

/** Hears what most people say for a matter, in the line or in one of its sentences. */
export function hearPlainly(text: string): (kind: WordedKind) => Plainly {
  const whole = everydayOdds(text);
  const sentences = splitSentences(text);
  const parts =
    sentences.length < 2
      ? []
      : sentences.filter((each) => each.split(/\s+/u).length >= fewestWords).map((each) => everydayOdds(each));
  const oddsOf = (kind: WordedKind): number => Math.max(whole(kind), ...parts.map((each) => each(kind) - amongOthers));
  const all = new Map(wordedKinds.map((kind) => [kind, oddsOf(kind)]));
  const likeliest = Math.max(...all.values());
  return (kind) => {
    const odds = all.get(kind) ?? -Infinity;
    return {
      over: odds >= from[kind] && odds >= likeliest - apart ? odds - from[kind] : null,
      adds: Math.min(adding.most, adding.share * Math.max(0, odds - adding.from)),
    };
  };
}
