import type { CallLine } from '#server/agents/discovery-coach/call-line.ts';
import { callTopics, topicsAtMost, type Topic } from '#server/agents/discovery-coach/topics/call-topics.ts';
import { nounPhrases, type NounPhrase } from './noun-phrases.ts';

/** A stretch of the call about one thing. */
export interface Stretch {
  /** Its first and its last line, from 0. */
  from: number;
  to: number;
  /** How long it was talked about. */
  seconds: number;
}

/** What a call was about, so that anything said in it can be named. */
export interface TopicBook {
  stretches: readonly Stretch[];
  /** Names a whole stretch by up to so many things; null: no word there names anything. Nothing is named twice. */
  nameOf(stretch: Stretch, most?: number): string | null;
  /** The stretch that a line belongs to. */
  stretchAt(at: number): Stretch;
}

/** A word that both sides use, and one that the seller's content or a prepared question has, is about the business. */
const bothSides = 1.5;
const business = 3;
/** 'Temperature credits' says more than 'credits'. */
const twoWords = 1.3;

const sentenceCase = (text: string): string => text.charAt(0).toLocaleUpperCase('en-US') + text.slice(1);

/** Lines between which a cut is looked for; of a longer call, several lines count as one, so that it takes no longer. */
const cutsAmong = 1500;

function cutCall(lines: readonly CallLine[]): Topic[] {
  const each = Math.max(1, Math.ceil(lines.length / cutsAmong));
  const some = Array.from({ length: Math.ceil(lines.length / each) }, (_, at) => {
    const said = lines.slice(at * each, (at + 1) * each);
    return { side: said[0]?.side ?? 'note', text: said.map(({ text }) => text).join(' ') };
  });
  return callTopics(some, topicsAtMost).map(({ from, to }) => ({
    from: from * each,
    to: Math.min((to + 1) * each, lines.length) - 1,
  }));
}

/** Reads a call once: where its subjects change, and which things are named where. */
export function readTopics(lines: readonly CallLine[], ofBusiness: (term: string) => boolean): TopicBook {
  const names = new Set(lines.flatMap(({ speaker }) => speaker.toLowerCase().split(/\s+/u)));
  const phrases = lines.map(({ text }) => nounPhrases(text, names));
  const held = new Map<string, { lines: number; sides: Set<string> }>();
  phrases.forEach((each, at) => {
    for (const term of new Set(each.flatMap(({ terms }) => terms))) {
      const known = held.get(term) ?? { lines: 0, sides: new Set<string>() };
      known.lines += 1;
      known.sides.add(lines[at]?.side ?? 'note');
      held.set(term, known);
    }
  });
  const stretches = cutCall(lines)
    .filter(({ from, to }) => to >= from)
    .map(({ from, to }) => ({ from, to, seconds: ((lines[to + 1] ?? lines[to])?.at ?? 0) - (lines[from]?.at ?? 0) }));
  const used = new Set<string>();

  /** How much a term tells of what the call is about. */
  const weightOf = (term: string): number => {
    const { lines: many, sides } = held.get(term) ?? { lines: 1, sides: new Set() };
    return Math.log1p(many) * (sides.size > 1 ? bothSides : 1) * (ofBusiness(term) ? business : 1);
  };
  /** A word of the business, or one that both sides come back to; anything else is said in passing. */
  const telling = ({ terms }: NounPhrase): boolean => terms.some((term) => ofBusiness(term) || comesBack(term));
  const comesBack = (term: string): boolean =>
    (held.get(term)?.lines ?? 0) > 1 && (held.get(term)?.sides.size ?? 0) > 1;
  const best = (weighted: readonly (readonly [NounPhrase, number])[]): string | null => {
    const sums = new Map<string, { phrase: NounPhrase; sum: number }>();
    for (const [phrase, weight] of weighted) {
      const known = sums.get(phrase.key) ?? { phrase, sum: 0 };
      known.sum += weight;
      sums.set(phrase.key, known);
    }
    const scored = [...sums.values()]
      .filter(({ phrase }) => telling(phrase) && !phrase.terms.some((term) => used.has(term)))
      .map(({ phrase, sum }) => {
        const weights = phrase.terms.map(weightOf);
        const mean = weights.reduce((total, each) => total + each, 0) / weights.length;
        return { phrase, score: sum * mean * (phrase.terms.length > 1 ? twoWords : 1) };
      })
      .toSorted((a, b) => b.score - a.score);
    const found = scored[0]?.phrase;
    if (found === undefined) return null;
    for (const term of found.terms) used.add(term);
    return found.text;
  };
  const nowhere: Stretch = { from: 0, to: -1, seconds: 0 };
  const stretchAt = (at: number): Stretch => stretches.find(({ from, to }) => at >= from && at <= to) ?? nowhere;
  const nameOf = ({ from, to }: Stretch, most = 1): string | null => {
    const weighted = phrases
      .slice(from, to + 1)
      .flat()
      .map((phrase) => [phrase, 1] as const);
    const found = Array.from({ length: most }, () => best(weighted)).filter((name) => name !== null);
    return found.length === 0 ? null : sentenceCase(found.join(', '));
  };

  return {
    stretches,
    nameOf,
    stretchAt,
  };
}
