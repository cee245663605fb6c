import { collapseSpace, type Claim, type Source } from '#contract/evidence.ts';
import type { RewriteRefusal } from '#contract/proposal-rewrite.ts';
import { claimChecker } from '#server/agents/checking/check-claim.ts';
import type { Refusal } from '#server/agents/checking/checked-claim.ts';
import { findPromises } from '#server/agents/discovery-coach/find-promises.ts';
import { wordTest } from '#server/agents/ledger/word-test.ts';
import { checkedSource } from '#server/agents/model/checked-source.ts';
import { bindingWords } from './vocabulary/binding-words.ts';

/** Context besides the block: the seller, the prospect, and today's ISO date. */
export interface RewriteFrame {
  company: string;
  names: readonly string[];
  products: readonly string[];
  sources: readonly { id: string; title: string; text: string }[];
  today: string;
}

const reasons: Partial<Record<Refusal, RewriteRefusal>> = {
  number: 'number',
  date: 'number',
  stale: 'number',
  name: 'name',
  product: 'name',
  role: 'name',
  whose: 'name',
  direction: 'meaning',
  negation: 'meaning',
};

const spoken = /“([^”]*)”|"([^"]*)"/gu;
const binding = bindingWords.map((word) => wordTest([word]));
const promises = (text: string): number => findPromises([{ id: '', at: 0, speaker: '', side: 'rep', text }]).length;

/**
 * Returns a checker for rewritten lines, which returns what a line adds beyond the original lines and their sources, or
 * null.
 */
export function rewriteChecker(
  claims: readonly Claim[],
  { company, names, products, sources, today }: RewriteFrame,
): (text: string, from: readonly number[]) => RewriteRefusal | null {
  const idOf = (at: number): string => `line ${at}`;
  const asSource = (id: string, title: string, text: string): Source => ({
    id,
    kind: 'note',
    title,
    url: null,
    fetchedAt: '',
    text,
  });
  const known = new Set(sources.map(({ id }) => id));
  const checker = claimChecker(
    [
      ...claims.map(({ text }, at) => asSource(idOf(at), '', text)),
      ...sources.map(({ id, title, text }) => asSource(id, title, text)),
    ].map((source) => checkedSource(source, today)),
    { company, today, products, names, byRulesAlone: true },
  );
  return (text, from) => {
    const base = from.flatMap((at) => claims[at] ?? []);
    if (base.length === 0 || base.length < from.length) return 'unfounded';
    const quotes = base.flatMap((claim) => claim.quotes.filter(({ sourceId }) => known.has(sourceId)));
    const said = [...base, ...quotes].map((each) => each.text).join('\n');
    for (const [, curly, straight] of text.matchAll(spoken))
      if (!collapseSpace(said).includes(collapseSpace(curly ?? straight ?? ''))) return 'quote';
    if (binding.some((test) => test.test(text) && !test.test(said))) return 'promise';
    if (promises(text) > 0 && promises(said) === 0) return 'promise';
    const lines = from.map((at) => ({ sourceId: idOf(at), text: claims[at]?.text ?? '' }));
    const checked = checker.check({ kind: 'fact', text, quotes: [...lines, ...quotes], restsOn: [] });
    return checked.kept ? null : (reasons[checked.reason] ?? 'form');
  };
}
