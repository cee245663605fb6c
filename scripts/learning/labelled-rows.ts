import { collapseSpace } from '#contract/evidence.ts';
import type { GivenFact } from '#bench/prep-sites.ts';
import { candidates, readSite } from '#server/agents/ledger/build-ledger.ts';
import { blockPhrases, pagePhrases } from '#server/agents/ledger/chance/block-phrases.ts';
import { blockOf } from '#server/agents/ledger/chance/block-of.ts';
import { readPageSigns } from '#server/agents/ledger/chance/page-signs.ts';
import type { LabelledSite } from './labelled-sites.ts';

/** A part of a page, or what a brief may tell of it, with what labels say of it. */
export interface LabelledRow {
  hand: string;
  /** No sentences: a row, counter, card, name or headline. */
  isRow: boolean;
  kind: 'fact' | 'trap';
  phrases: Set<string>;
}

const shortest = 14;

interface Label {
  kind: GivenFact['kind'];
  quote: string;
}

/** What the labels say of a text: that it is a fact or a trap; null: nothing, or both. */
function kindOf(text: string, labels: readonly Label[]): 'fact' | 'trap' | null {
  if (text.length <= shortest && !/\d/u.test(text)) return null;
  const kinds = new Set(
    labels.filter(({ quote }) => ` ${quote} `.includes(` ${text} `) || text.includes(quote)).map(({ kind }) => kind),
  );
  const [kind] = kinds;
  return kinds.size === 1 && kind !== undefined && kind !== 'absent' ? kind : null;
}

/** The labelled parts of a site's pages, and those of them that its brief may tell and that are no sentences. */
export function rowsOfSite({ hand, site, facts }: LabelledSite): { parts: LabelledRow[]; told: LabelledRow[] } {
  const { name, contexts, lines } = readSite(site);
  const labels = facts
    .filter(({ kind, quote }) => kind !== 'absent' && quote !== '')
    .map(({ kind, quote }) => ({ kind, quote: collapseSpace(quote) }));
  const spoken = new Set(lines.map(({ block }) => block));
  const pages = contexts.map((context) => ({
    context,
    texts: context.page.blocks.map(({ text }) => collapseSpace(text)),
    ofPage: pagePhrases(context, readPageSigns(context, name)),
  }));
  const parts = pages.flatMap(({ context, ofPage }) =>
    context.page.blocks.flatMap((block, at): LabelledRow[] => {
      const text = collapseSpace(block.text);
      const kind = context.repeated.has(block.text) ? null : kindOf(text, labels);
      if (kind === null) return [];
      const isRow = block.kind === 'row' || !spoken.has(block);
      return [{ hand, isRow, kind, phrases: blockPhrases(context, { at, text, ofPage }) }];
    }),
  );
  const told = candidates(site).flatMap(({ structure, quotes }): LabelledRow[] => {
    const page = pages.find(({ context }) => context.page.source.id === quotes[0]?.sourceId);
    const text = quotes.map((quote) => collapseSpace(quote.text)).join(' ');
    const at = page === undefined ? null : blockOf(page.texts, quotes[0]?.text ?? '');
    const kind = kindOf(collapseSpace(quotes[0]?.text ?? ''), labels);
    if (structure === 'sentence' || page === undefined || at === null || kind === null) return [];
    return [{ hand, isRow: true, kind, phrases: blockPhrases(page.context, { at, text, ofPage: page.ofPage }) }];
  });
  return { parts, told };
}
