import { limits } from '#contract/limits.ts';
import type { Quote } from '#contract/evidence.ts';
import { literally } from '#server/readers/one-of.ts';
import type { Checked, CheckedClaim, CheckFrame, Refusal } from './checked-claim.ts';
import { readClaim, type ClaimFacts, type KnownFrame } from './claim-facts.ts';
import { doubts } from './doubts.ts';
import { mayBeOverruled, isLikelyTrue } from './judge/judge-claim.ts';
import { nameTest } from '../ledger/read-lines.ts';
import { privacyTest } from './privacy/tells-private.ts';
import { isCall, isMachineOrder } from './told-to-reader.ts';
import { readSource, withValues, type CheckedSource, type FoundQuote } from './read-source.ts';
import { namesIn } from './unknown-names.ts';

export interface ClaimChecker {
  check(claim: CheckedClaim): Checked;
  /** What was read of a claim, or why it is refused before that. */
  read(claim: CheckedClaim): ClaimFacts | Checked;
}

const refused = (reason: Refusal, detail = ''): Checked => ({ kept: false, reason, detail });

/** Returns a product of the seller's line that doesn't exist but is named in the text, or null. */
function strangeProduct(text: string, products: readonly string[]): string | null {
  for (const brand of new Set(products.map((name) => name.split(' ')[0] ?? '').filter((name) => name.length > 2))) {
    if (products.filter((name) => name.startsWith(`${brand} `)).length < 2) continue;
    for (const [named] of text.matchAll(new RegExp(`(?<!\\p{L})${literally(brand)} \\p{Lu}\\p{L}+`, 'gu')))
      if (!products.some((name) => name.toLowerCase() === named.toLowerCase())) return named;
  }
  return null;
}

/** Creates the only checker that holds claims of rules and models against the sources. */
export function claimChecker(sources: readonly CheckedSource[], frame: CheckFrame): ClaimChecker {
  const byId = new Map(sources.map((source) => [source.id, readSource(source)]));
  const words = frame.company.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  const known: KnownFrame = {
    today: frame.today,
    products: frame.products,
    byRulesAlone: frame.byRulesAlone ?? false,
    company: { test: nameTest(frame.company), words: new Set(words) },
    known: namesIn([frame.company, ...frame.names, ...frame.products].join('\n')),
    tellsPrivate: privacyTest(
      frame.company,
      sources.map(({ text }) => text),
    ),
    source: (id) => byId.get(id),
  };

  /** Returns a claim's quotes as they appear in their sources, or why one doesn't. */
  function find(quotes: readonly Quote[]): FoundQuote[] | { reason: Refusal; detail: string } {
    const found: FoundQuote[] = [];
    for (const quote of quotes) {
      const source = byId.get(quote.sourceId);
      if (source === undefined) return { reason: 'page-not-read', detail: quote.sourceId };
      const words = source.finder.find(quote.text);
      if (words === null) return { reason: 'quote-not-found', detail: quote.text };
      found.push(...words.map(({ words: text, at }) => withValues({ sourceId: quote.sourceId, text }, source, at)));
    }
    return found;
  }

  /** Returns what was read of a claim, or what can't be right whatever its quotes say. */
  function read(claim: CheckedClaim): ClaimFacts | Checked {
    const { kind, text, restsOn } = claim;
    if (text.length > limits.quote.characters) return refused('form', 'too long');
    if (claim.quotes.length + restsOn.reduce((sum, other) => sum + other.quotes.length, 0) === 0)
      return refused('no-quote');
    const quotes = find(claim.quotes);
    if (!Array.isArray(quotes)) return refused(quotes.reason, quotes.detail);
    if (quotes.some((quote) => isMachineOrder(quote.text)) || isMachineOrder(text)) return refused('instruction');
    if (kind === 'fact' && isCall(text)) return refused('instruction');
    const strange = strangeProduct(text, frame.products);
    if (strange !== null) return refused('product', strange);
    return readClaim(claim, quotes, known);
  }

  function check(claim: CheckedClaim): Checked {
    const facts = read(claim);
    if ('kept' in facts) return facts;
    for (const { name, reason, of, finds } of doubts) {
      const found = of === 'both' || of === facts.kind ? finds(facts) : null;
      if (found !== null && !(mayBeOverruled(reason) && isLikelyTrue(facts)))
        return refused(reason, `${name} ${found}`.trim());
    }
    return { kept: true, quotes: facts.quotes.map(({ sourceId, text }) => ({ sourceId, text })) };
  }
  return { check, read };
}
