import { existsSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { givenSites, type GivenFact } from '#bench/prep-sites.ts';
import { prepareGiven } from '#bench/prep-run.ts';
import type { Site } from '#server/agents/analyst.ts';
import { builtInAnalyst } from '#server/agents/built-in/built-in-analyst.ts';

/** A site as the product reads it, with its labels. */
export interface LabelledSite {
  hand: string;
  named: string;
  site: Site;
  facts: readonly GivenFact[];
}

/** Reads a data folder's sites as the product does. */
async function sitesOfFolder(hand: string, data: string, without: readonly string[]): Promise<LabelledSite[]> {
  const all: LabelledSite[] = [];
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
    if (site !== null) all.push({ hand, named: given.name, site, facts: given.facts });
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
export async function labelledSites(
  data: string | undefined,
  without: readonly string[] = [],
): Promise<LabelledSite[]> {
  const evaluation = resolve('bench/evaluation');
  const folders = [
    ...(data === undefined ? [] : [resolve(data)]),
    ...readdirSync(evaluation)
      .filter((hand) => !keptHands.includes(hand) && !without.includes(hand))
      .map((hand) => join(evaluation, hand))
      .filter((folder) => existsSync(join(folder, 'sites-made'))),
  ];
  const all: LabelledSite[] = [];
  for (const folder of folders) all.push(...(await sitesOfFolder(basename(folder), folder, keptSites)));
  return all;
}
