import { collapseSpace } from '#contract/evidence.ts';
import { oddsOfPhrases, weightsOf } from '#server/agents/phrases/phrase-weights.ts';
import type { Finding, Topic } from '../../analyst.ts';
import type { PageContext } from '../page-context.ts';
import { blockOf } from './block-of.ts';
import { blockPhrases, pagePhrases } from './block-phrases.ts';
import { learnedRows } from './learned-rows.ts';
import type { PageSigns } from './page-signs.ts';

/** What may be a customer's, a sample's or of long ago; people and places are told by rules that know their forms, and lost more than they won. */
const doubted: ReadonlySet<Topic> = new Set<Topic>(['news', 'further', 'figure', 'tariff', 'spec']);
/** At these log-odds of not being the company's today a row, counter, card or headline isn't told. */
const leftOutAbove = 0;

/** Reads the log-odds that what is told of a row, counter, card or headline isn't about the company today; null: it stands on no page. */
function rowOdds(
  contexts: readonly PageContext[],
  pageSigns: (context: PageContext) => PageSigns,
): (finding: Finding) => number | null {
  const bySource = new Map(contexts.map((context) => [context.page.source.id, context]));
  const read = new Map<PageContext, { texts: readonly string[]; ofPage: readonly string[] }>();
  const readPage = (context: PageContext): { texts: readonly string[]; ofPage: readonly string[] } => {
    const before = read.get(context);
    if (before !== undefined) return before;
    const texts = context.page.blocks.map((block) => collapseSpace(block.text));
    const found = { texts, ofPage: pagePhrases(context, pageSigns(context)) };
    read.set(context, found);
    return found;
  };
  return ({ quotes }) => {
    const [first] = quotes;
    const context = first && bySource.get(first.sourceId);
    if (first === undefined || context === undefined) return null;
    const { texts, ofPage } = readPage(context);
    const at = blockOf(texts, first.text);
    if (at === null) return null;
    const text = quotes.map((quote) => collapseSpace(quote.text)).join(' ');
    const phrases = blockPhrases(context, { at, text, ofPage });
    return oddsOfPhrases({ bias: learnedRows.bias, weights: weightsOf(learnedRows) }, phrases);
  };
}

/** Returns what says whether a finding that is no sentence likely isn't about the company as it is today. */
export function rowDoubts(
  contexts: readonly PageContext[],
  pageSigns: (context: PageContext) => PageSigns,
): (finding: Finding) => boolean {
  const oddsOf = rowOdds(contexts, pageSigns);
  return (finding) =>
    doubted.has(finding.topic) && finding.structure !== 'sentence' && (oddsOf(finding) ?? -Infinity) > leftOutAbove;
}
