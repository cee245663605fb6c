import type { Analyst } from '#server/agents/analyst.ts';
import { isWanted, type Benchmark, type Parts } from '../benchmark.ts';
import { briefFigures, falseAbsences, isStated, trapsTold, wrongDates } from '../prep-facts.ts';
import { prepareGiven } from '../prep-run.ts';
import { givenSites } from '../prep-sites.ts';

/** US dollars for a million tokens; null: nobody said. */
export interface Prices {
  input: number | null;
  output: number | null;
}

/** One line of the table: a labelled case, and how it came out. */
export interface EvaluationRow {
  of: string;
  /** Sentences whose evidence was checked and found, and what was said that may not be. */
  groundedness: string;
  /** What should be said, and is. */
  coverage: string;
  formatting: string;
  cost: string;
}

const mostWords = 1200;

/** What tokens cost at given prices, in words; without prices the tokens alone. */
export function costInWords(
  used: { calls: number; inputTokens: number | null; outputTokens: number | null } | null,
  { input, output }: Prices,
): string {
  if (used === null) return 'no model';
  const { calls, inputTokens, outputTokens } = used;
  if (inputTokens === null) return `${calls} calls, tokens not named`;
  const tokens = `${calls} calls, ${inputTokens} + ${outputTokens ?? 0} tokens`;
  if (input === null || output === null) return tokens;
  return `${tokens}, $${((inputTokens * input + (outputTokens ?? 0) * output) / 1_000_000).toFixed(4)}`;
}

/** Briefs on the given sites, same-name traps among them, by an analyst. */
export async function evaluateCompanies(
  data: string,
  { analyst, parts, prices }: { analyst: Analyst; parts: Parts; prices: Prices },
): Promise<EvaluationRow[]> {
  const rows: EvaluationRow[] = [];
  const all = { verified: 0, factual: 0, traps: 0, wrong: 0, stated: 0, facts: 0, mostWords: 0, repeated: 0 };
  const sites = givenSites(data);
  for (const site of sites.filter(({ name }) => isWanted(parts, name))) {
    const { brief, report } = await prepareGiven(site, 0, analyst);
    const { factual, verified, words, repeatedQuotes } = briefFigures(brief);
    const facts = site.facts.filter(({ kind }) => kind === 'fact');
    const traps = trapsTold(brief, site.facts).length;
    const wrong = falseAbsences(brief, site.facts).length + wrongDates(brief, site.facts).length;
    const stated = facts.filter((fact) => isStated(brief, fact)).length;
    all.verified += verified;
    all.factual += factual;
    all.traps += traps;
    all.wrong += wrong;
    all.stated += stated;
    all.facts += facts.length;
    all.mostWords = Math.max(all.mostWords, words);
    all.repeated += repeatedQuotes;
    const long = words > mostWords ? ', too long' : '';
    rows.push({
      of: site.name,
      groundedness: `${verified} of ${factual} quoted, ${traps} traps, ${wrong} wrong`,
      coverage: `${stated} of ${facts.length} facts`,
      formatting: `${words} words${long}, ${repeatedQuotes} repeated`,
      cost: costInWords(report, prices),
    });
  }
  for (const site of sites) site.remove();
  rows.push({
    of: 'all of these companies',
    groundedness: `${all.verified} of ${all.factual} quoted, ${all.traps} traps, ${all.wrong} wrong`,
    coverage: `${all.stated} of ${all.facts} facts`,
    formatting: `${all.mostWords} words at most, ${all.repeated} repeated`,
    cost: '',
  });
  return rows;
}

/** Transcripts or proposals by the bench that judges them: rules write these, whatever the analyst. */
export async function evaluateCalls(
  of: 'transcripts' | 'proposals',
  { bench, data, parts }: { bench: Benchmark; data: string; parts: Parts },
): Promise<EvaluationRow[]> {
  const { figures } = await bench(data, parts);
  const figure = (half: string, name: string): string => String(figures[`${half}${name}`] ?? 'none');
  return ['lookedAt', 'unseen'].map((half) => {
    const at = (name: string): string => figure(half, name);
    const judged =
      of === 'transcripts'
        ? {
            groundedness: `${at('FieldsRight')} of fields right, ${at('Traps')} of traps answered with a card`,
            coverage: `${at('FieldsFound')} of fields, ${at('PromisesFound')} of promises found`,
            formatting: `${at('Repeated')} cards repeated`,
          }
        : {
            groundedness: `${at('InventedNumbers')} invented numbers, ${at('UnlistedPrices')} unlisted prices`,
            coverage: `${at('PromisesMissing')} of promises missing`,
            formatting: `${at('FewestQuotes')} quotes at least, ${at('Unlinked')} without their place`,
          };
    return {
      of: `${of}, ${half === 'unseen' ? 'half no rule was built on' : 'half looked at'}`,
      ...judged,
      cost: 'no model',
    };
  });
}

/** Rows as a table whose columns line up. */
export function tableOf(rows: readonly EvaluationRow[]): string {
  const titles: EvaluationRow = {
    of: 'case',
    groundedness: 'groundedness',
    coverage: 'coverage',
    formatting: 'formatting',
    cost: 'cost',
  };
  const keys = ['of', 'groundedness', 'coverage', 'formatting', 'cost'] as const;
  const all = [titles, ...rows];
  const widths = keys.map((key) => Math.max(...all.map((row) => row[key].length)));
  return all
    .map((row) =>
      keys
        .map((key, at) => row[key].padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
