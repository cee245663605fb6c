import { countTerms } from '#server/search/index-terms.ts';
import type { Refusal } from '../checked-claim.ts';
import type { ClaimFacts } from '../claim-facts.ts';
import { learnedConstant, learnedTrees } from './learned-trees.ts';
import { readSigns } from './read-signs.ts';
import { quotedLines } from '../quoted-lines.ts';
import { countDenials, kindsIn } from './word-kind.ts';
import { oddsOf, readTrees, type Tree } from '../../trees.ts';

/** Read when the first claim is judged. */
let trees: readonly Tree[] | null = null;
const judged = new WeakMap<ClaimFacts, number>();

/** The log-odds that a claim is false of which numbers, names and days agree, by what was learned from others (decision 135). */
function oddsAgainst(facts: ClaimFacts): number {
  const known = judged.get(facts);
  if (known !== undefined) return known;
  trees ??= learnedTrees.flatMap(readTrees);
  const odds = oddsOf({ constant: learnedConstant, trees }, readSigns(facts));
  judged.set(facts, odds);
  return odds;
}

/** At these odds of being false a claim is refused that no rule doubts, and at these one is kept that a rule doubts. */
const [refusedAbove, keptBelow] = [1.6, -1];

const speech = /[“”"„«»]/u;
/**
 * Whether one quote has every word of a claim, and denies as much as it does: then nothing but the rules may speak against it. Instead of
 * the company's name its line may say 'we', where nobody is quoted.
 */
function repeatsQuote({ text, quotes, frame }: ClaimFacts): boolean {
  const words = [...countTerms(text).keys()];
  const ofCompany = new Set([...frame.company.words].flatMap((word) => [...countTerms(word).keys()]));
  return quotes.some((quote) => {
    const held = countTerms(quote.text);
    const line = quotedLines(quote)
      .lines.map((each) => each.text)
      .join(' ');
    const ofLine = countTerms(line);
    const isOwn = quote.source?.subject === 'prospect' && !speech.test(line) && kindsIn(line).has('own');
    return (
      words.every((word) => held.has(word) || (ofCompany.has(word) && (isOwn || ofLine.has(word)))) &&
      countDenials(text) === countDenials(quote.text)
    );
  });
}

export const isLikelyFalse = (facts: ClaimFacts): boolean =>
  facts.frame.byRulesAlone !== true && oddsAgainst(facts) > refusedAbove && !repeatsQuote(facts);

const overruled: ReadonlySet<Refusal> = new Set(['whose', 'stale', 'role', 'beyond']);
/** Whether a doubt may be overruled: of numbers, names, days, denials and directions the rules see more than what was learned. */
export const mayBeOverruled = (reason: Refusal): boolean => overruled.has(reason);

export const isLikelyTrue = (facts: ClaimFacts): boolean =>
  facts.frame.byRulesAlone !== true && oddsAgainst(facts) <= keptBelow;
