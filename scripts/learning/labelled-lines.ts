import { collapseSpace } from '#contract/evidence.ts';
import { readSite } from '#server/agents/ledger/build-ledger.ts';
import { readLineSigns } from '#server/agents/ledger/chance/line-signs.ts';
import { readPageSigns } from '#server/agents/ledger/chance/page-signs.ts';
import type { Example, Growth } from './boosting.ts';
import { labelledSites, type LabelledSite } from './labelled-sites.ts';

export interface LabelledLine extends Example {
  hand: string;
  site: string;
  text: string;
  /** What a label says of it: of the company today, or not; null: no label speaks of it. */
  kind: 'fact' | 'trap' | null;
  /** Whether it admits a pain of the company. */
  isPain: boolean;
}

/** How trees of doubts are grown. */
export const doubtGrowth: Growth = { rounds: 300, depth: 4, rate: 0.05, fewest: 5, damping: 1, splits: 0.2, rows: 0.5 };

const shortest = 25;

/** The sentences of a site, labelled if they stand in the quote of a fact or of a trap, or hold it; without those that stand in both. */
function linesOfSite({ hand, site, named, facts }: LabelledSite): LabelledLine[] {
  const { name, contexts, lines } = readSite(site);
  const pages = new Map(contexts.map((context) => [context.page, readPageSigns(context, name)]));
  const quoted = facts
    .filter(({ kind, quote }) => kind !== 'absent' && quote !== '')
    .map(({ kind, part, quote }) => ({ kind, part, quote: collapseSpace(quote) }));
  return lines.flatMap((line): LabelledLine[] => {
    const text = collapseSpace(line.text);
    const labels =
      text.length > shortest ? quoted.filter(({ quote }) => quote.includes(text) || text.includes(quote)) : [];
    const kinds = new Set(labels.map(({ kind }) => kind));
    const page = pages.get(line.context.page);
    if (kinds.size > 1 || page === undefined) return [];
    const signs = readLineSigns(line, page, { name, linesOfSite: lines.length });
    const kind = kinds.has('trap') ? 'trap' : kinds.has('fact') ? 'fact' : null;
    const isPain = kind === 'fact' && labels.some(({ part }) => part === 'pain');
    return [{ hand, site: named, text, is: kind === 'trap', weight: 1, signs, kind, isPain }];
  });
}

/** Returns the sentences of the sites of a data folder, if given, and of all of bench/evaluation but those kept apart. */
export const labelledLines = async (
  data: string | undefined,
  without: readonly string[] = [],
): Promise<LabelledLine[]> => (await labelledSites(data, without)).flatMap(linesOfSite);
