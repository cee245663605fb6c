import { existsSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { collapseSpace } from '#contract/evidence.ts';
import { givenSites, type GivenFact } from '#bench/prep-sites.ts';
import { prepareGiven } from '#bench/prep-run.ts';
import type { Site } from '#server/agents/analyst.ts';
import { builtInAnalyst } from '#server/agents/built-in/built-in-analyst.ts';
import { readSite } from '#server/agents/ledger/build-ledger.ts';
import { readLineSigns } from '#server/agents/ledger/chance/line-signs.ts';
import { readPageSigns } from '#server/agents/ledger/chance/page-signs.ts';
import type { Example, Growth } from './boosting.ts';

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
function linesOfSite(hand: string, site: Site, named: string, facts: readonly GivenFact[]): LabelledLine[] {
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

/** Reads a data folder's sites as the product does, and returns their sentences with their labels and signs. */
async function linesOfFolder(hand: string, data: string, without: readonly string[]): Promise<LabelledLine[]> {
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

/** Kept apart: what is said about unread companies is measured on them. */
const keptHands = [
  ...['fifteenth-hand', 'seventeenth-hand', 'twenty-eighth-hand', 'thirty-second-hand', 'thirty-sixth-hand'],
  ...['forty-second-hand', 'forty-fifth-hand', 'forty-eighth-hand', 'fifty-fourth-hand'],
];
const keptSites = ['eight-doors-studio', 'wirrabeen-university'];

/** Reads the sites of a data folder, if given, and all of bench/evaluation but those kept apart. */
export async function labelledLines(
  data: string | undefined,
  without: readonly string[] = [],
): Promise<LabelledLine[]> {
  const evaluation = resolve('bench/evaluation');
  const folders = [
    ...(data === undefined ? [] : [resolve(data)]),
    ...readdirSync(evaluation)
      .filter((hand) => !keptHands.includes(hand) && !without.includes(hand))
      .map((hand) => join(evaluation, hand))
      .filter((folder) => existsSync(join(folder, 'sites-made'))),
  ];
  const all: LabelledLine[] = [];
  for (const folder of folders) all.push(...(await linesOfFolder(basename(folder), folder, keptSites)));
  return all;
}
