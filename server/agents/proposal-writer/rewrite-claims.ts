import type { Claim } from '#contract/evidence.ts';
import type { RuledKind } from '#contract/proposal-rewrite.ts';
import { wordTest } from '#server/agents/ledger/word-test.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { spokenNumbers } from '#server/agents/said/spoken-numbers.ts';
import { capitalized } from '#server/readers/sentences.ts';
import { leansOnSentence } from './leaning-sentence.ts';
import { approachWords, weakApproachWords } from './vocabulary/approach-words.ts';
import { scopeWords } from './vocabulary/scope-words.ts';
import { userWords } from './vocabulary/user-words.ts';
import { plainWords } from './vocabulary/plain-words.ts';
import { isRecommendation } from './write-recommendation.ts';

const plain = new Map(plainWords);
const long = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${oneOf(plainWords.map(([word]) => word).toSorted((a, b) => b.length - a.length))})(?![\\p{L}\\p{N}])`,
  'giu',
);
const quoted = /(“[^”]*”|"[^"]*")/u;
const figure = /\p{N}|\p{Sc}|%/u;
const ofPeople = wordTest(userWords);
const scope = wordTest([...approachWords, ...weakApproachWords, ...scopeWords]);

/** Replaces long words, except in quotations. */
const plainer = (text: string): string =>
  text
    .split(quoted)
    .map((piece, at) => (at % 2 === 1 ? piece : piece.replaceAll(long, inPlace)))
    .join('');

/** Keeps the capitalization of the replaced word. */
function inPlace(word: string): string {
  const short = plain.get(word.toLowerCase()) ?? word;
  return /^\p{Lu}/u.test(word) ? capitalized(short) : short;
}

/** What a person wrote here: their choice, so that no rule leaves it out first. */
const isOwn = ({ quotes }: Claim): boolean => quotes.some(({ sourceId }) => sourceId.startsWith('own-'));
const ofOwn = 100;

/** Ranks what a person wrote, then facts by number of sources, then inferences, then examples and gaps. */
function weight(claim: Claim): number {
  const { kind, quotes } = claim;
  if (isOwn(claim)) return ofOwn;
  if (kind === 'fact') return 10 + new Set(quotes.map(({ sourceId }) => sourceId)).size;
  return kind === 'inference' ? 5 : kind === 'playbook' ? 1 : 0;
}

/** Returns the better half in order; on a tie, the earlier one stays. */
function shorter(claims: readonly Claim[]): Claim[] {
  const isAllOwn = claims.every(isOwn);
  const kept = Math.max(1, Math.ceil(claims.length / 2));
  const best = new Set(claims.toSorted((a, b) => weight(b) - weight(a)).slice(0, kept));
  return claims.filter((claim) => best.has(claim) || (isOwn(claim) && !isAllOwn) || isRecommendation(claim.text));
}

/** 'Week one' isn't a figure. */
const hasFigure = (text: string): boolean =>
  figure.test(text) || spokenNumbers(text).some(({ value, ordinal }) => !ordinal && value > 1);

const goesOn = /^(?:It|They|This|These|That|Those)(?!\p{L})/u;

/** Moves what passes to the front, with the sentences that go on about it; what is recommended is said first. */
function first(claims: readonly Claim[], test: (text: string) => boolean): Claim[] {
  const groups: Claim[][] = [];
  for (const claim of claims) {
    const last = groups.at(-1);
    if (last !== undefined && (goesOn.test(claim.text) || leansOnSentence(claim.text))) last.push(claim);
    else groups.push([claim]);
  }
  const rank = (group: readonly Claim[]): number =>
    group.some(({ text }) => isRecommendation(text)) ? 2 : Number(group.some(({ text }) => test(text)));
  return groups.toSorted((a, b) => rank(b) - rank(a)).flat();
}

/**
 * Rewrites a block by rules without adding any sentence: `shorter` drops the least supported, `plainer` replaces long
 * words outside quotes, `executive` puts figures first, `technical` scope and steps, `user` what people notice.
 */
export function rewriteClaims(claims: readonly Claim[], kind: RuledKind): string[] {
  switch (kind) {
    case 'shorter':
      return shorter(claims).map(({ text }) => text);
    case 'plainer':
      return claims.map(({ text }) => plainer(text));
    case 'executive':
      return first(claims, hasFigure).map(({ text }) => text);
    case 'user':
      return first(claims, (text) => ofPeople.test(text)).map(({ text }) => text);
    case 'technical':
      return first(claims, (text) => scope.test(text)).map(({ text }) => text);
  }
}
