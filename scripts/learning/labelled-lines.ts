import { collapseSpace } from '#contract/evidence.ts';
import { givenSites, type GivenFact } from '#bench/prep-sites.ts';
import { prepareGiven } from '#bench/prep-run.ts';
import type { Site } from '#server/agents/analyst.ts';
import { builtInAnalyst } from '#server/agents/built-in/built-in-analyst.ts';
import { readSite } from '#server/agents/ledger/build-ledger.ts';
import { readLineSigns } from '#server/agents/ledger/chance/line-signs.ts';
import { readPageSigns } from '#server/agents/ledger/chance/page-signs.ts';
import type { Example } from './boosting.ts';

export interface LabelledLine extends Example {
  hand: string;
  site: string;
  text: string;
}

const shortest = 25;

/** The sentences of a site that stand in the quote of a fact or of a trap, or hold it; none that stand in both. */
function linesOfSite(hand: string, site: Site, named: string, facts: readonly GivenFact[]): LabelledLine[] {
  const { name, contexts, lines } = readSite(site);
  const pages = new Map(contexts.map((context) => [context.page, readPageSigns(context, name)]));
  return lines.flatMap((line): LabelledLine[] => {
    const text = collapseSpace(line.text);
    const labels = new Set(
      facts
        .filter(({ kind, quote }) => kind !== 'absent' && quote !== '' && text.length > shortest)
        .filter(({ quote }) => collapseSpace(quote).includes(text) || text.includes(collapseSpace(quote)))
        .map(({ kind }) => kind),
    );
    const page = pages.get(line.context.page);
    if (labels.size !== 1 || page === undefined) return [];
    const signs = readLineSigns(line, page, { name, linesOfSite: lines.length });
    return [{ hand, site: named, text, is: labels.has('trap'), weight: 1, signs }];
  });
}

/** Reads a data folder's sites as the product does, and returns their labelled sentences with their signs. */
export async function labelledLines(hand: string, data: string, without: readonly string[]): Promise<LabelledLine[]> {
  const all: LabelledLine[] = [];
  for (const given of givenSites(data)) {
    let site: Site | null = null;
    if (!without.includes(given.name))
      await prepareGiven(given, 0, {
        ...builtInAnalyst,
        extract: (read) => {
          site = read;
          return builtInAnalyst.extract(read);
        },
      });
    if (site !== null) all.push(...linesOfSite(hand, site, given.name, given.facts));
    given.remove();
  }
  return all;
}
