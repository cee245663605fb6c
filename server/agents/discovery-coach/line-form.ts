import { phraseTest } from './phrase-test.ts';
import { matterTraits } from './vocabulary/matter-traits.ts';
import { storyTraits } from './vocabulary/story-words.ts';

/** Where a line stands: the seller's last line, and how much of late was told and not asked. */
export interface LinePlace {
  /** The seller's line before it; null: notes alone, which tell nothing of what the seller said. */
  rep: string | null;
  /** It was said just now. */
  fresh: boolean;
  /** Statements of the seller among the lines that are remembered. */
  told: number;
  /** Second of the call. */
  at: number;
}

type Trait = keyof typeof storyTraits | keyof typeof matterTraits;
const traits = Object.entries({ ...storyTraits, ...matterTraits }).map(
  ([name, phrases]) => [name as Trait, phraseTest(phrases)] as const,
);

const openingSeconds = 150;
const longWords = 30;
const shortWords = 10;
/** Who says a word of the claim again in so few words doubts it, or weighs it. */
const echoWords = 12;
const nodWords = 3;
const usuallyTold = 4;

const numbers =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|hundred|thousand|percent|per cent)\b/iu;
const ours = /\b(?:we|our|ours|us)\b/iu;
const conditional = /\b(?:if|when|unless|until)\b/iu;
const joins = /^(?:and|but|so|because|only|except|though)\b/iu;
const sighs = /^(?:hmm?|mm+|huh|well|ah|oh|ooh|uff|right|okay|yeah|yes)\b/iu;
const denials = /n[’']t\b|\b(?:not|no|never|nobody|nothing|none)\b/giu;
const comings = /[’'](?:ll|d)\b|\b(?:would|will|going to|gonna)\b/giu;
const pasts = /\b(?:\p{L}+ed|was|were|had|did|got|went|said|told|took|lost|came|left|put|bought|paid|sent)\b/giu;
/** A name: a capital inside a sentence. */
const named = /(?<![.!?“"] )(?<=[\p{L},] )\p{Lu}\p{Ll}{2,}/u;
const yours = /\b(?:you|your|yours|you[’'](?:re|ve|d|ll))\b/iu;
const theirs = /\b(?:he|she|they|them|him|her|his|their)\b/iu;
const mine = /\b(?:i|my|me)\b/iu;
const toSeller = /\b(?:you|your|yours|it|this)\b/iu;

const words = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu));
const counted = (text: string, test: RegExp): number => Math.min(2, text.match(test)?.length ?? 0);
const is = (yes: boolean): number => (yes ? 1 : 0);

export type LineForm = ReturnType<typeof formOf>;

/** What a line is by its form, whatever it speaks of: each trait 0 to 1, what is counted 0 to 2. */
export function formOf(text: string, { rep: said, fresh, told, at }: LinePlace) {
  const rep = said ?? '';
  const length = text.split(/\s+/u).filter(Boolean).length;
  const before = words(rep);
  const echo = [...words(text)].filter((word) => before.has(word)).length;
  const question = text.includes('?');
  return {
    ...(Object.fromEntries(traits.map(([name, test]) => [name, distinct(text, test)])) as Record<Trait, number>),
    long: Math.min(1, length / longWords),
    short: is(length <= shortWords),
    nods: is(length < nodWords),
    echo: Math.min(2, echo),
    echoShort: is(echo > 0 && length <= echoWords && !rep.includes('?')),
    repAsks: is(rep.trimEnd().endsWith('?')),
    repStates: is(!rep.includes('?')),
    repCounts: is(fresh && numbers.test(rep)),
    repLong: Math.min(1, rep.split(/\s+/u).filter(Boolean).length / longWords),
    repOurs: is(said === null || ours.test(rep)),
    told: said === null ? 1 : Math.min(1, told / usuallyTold),
    early: is(at < openingSeconds),
    joins: is(joins.test(text)),
    sighs: is(sighs.test(text)),
    denials: counted(text, denials),
    comings: counted(text, comings),
    pasts: counted(text, pasts),
    named: is(named.test(text)),
    yours: is(yours.test(text)),
    theirs: is(theirs.test(text)),
    mine: is(mine.test(text)),
    numbers: is(numbers.test(text)),
    conditional: is(conditional.test(text)),
    question: is(question),
    askedOfSeller: is(question && toSeller.test(text)),
  };
}

/** How many different phrases of a list a text has, two at most. */
function distinct(text: string, test: RegExp): number {
  const seen = new Set<string>();
  for (const [phrase] of text.matchAll(test)) {
    seen.add(phrase.toLowerCase());
    if (seen.size === 2) break;
  }
  return seen.size;
}
