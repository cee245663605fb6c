import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Brief } from '#contract/brief.ts';
import { collapseSpace, type Claim } from '#contract/evidence.ts';

/** A line of `facts.jsonl`: a fact with its words on the page, or what must not be stated. */
export interface GivenFact {
  site: string;
  category: string;
  fact: string;
  quote?: string;
  page?: string;
}

export interface GivenSite {
  name: string;
  folder: string;
  facts: GivenFact[];
  remove(): void;
}

/** The company sites of a data folder, packed ones unpacked for as long as they are used. */
export function givenSites(data: string): GivenSite[] {
  const sites = join(data, 'sites');
  const lines = readFileSync(join(sites, 'facts.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as GivenFact);
  return [...new Set(lines.map(({ site }) => site))].map((name): GivenSite => {
    const facts = lines.filter(({ site }) => site === name);
    if (existsSync(join(sites, name))) return { name, folder: join(sites, name), facts, remove: () => {} };
    const unpacked = mkdtempSync(join(tmpdir(), 'site-'));
    execFileSync('tar', ['xzf', join(sites, `${name}.tar.gz`), '-C', unpacked]);
    return {
      name,
      folder: join(unpacked, name),
      facts,
      remove: () => {
        rmSync(unpacked, { recursive: true });
      },
    };
  });
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const isNumber = (word: string): boolean => /\p{N}/u.test(word);
const claimsOf = (brief: Brief): Claim[] => Object.values(brief.sections).flatMap((section) => section.claims);

/** A fact is stated when the quotes of the brief's facts hold 70 % of the words and all numbers of its quote. */
export function isStated(brief: Brief, { quote = '' }: GivenFact): boolean {
  const said = new Set(
    claimsOf(brief)
      .filter(({ kind }) => kind === 'fact')
      .flatMap(({ quotes }) => quotes.flatMap(({ text }) => wordsOf(text))),
  );
  const wanted = wordsOf(quote);
  const found = wanted.filter((word) => said.has(word)).length;
  return found >= 0.7 * wanted.length && wanted.filter(isNumber).every((word) => said.has(word));
}

const withheld: readonly [RegExp, RegExp][] = [
  [/revenue/iu, /\brevenues?\b.*\d|\d.*\brevenues?\b/iu],
  [/employee/iu, /\d\S*\s+(?:\p{L}+\s+){0,2}(?:employees|staff|people work)\b/iu],
  [/funding/iu, /\b(?:raised|funding|series [a-f])\b.*\d|\d.*\b(?:raised|funding|series [a-f])\b/iu],
  [/headquarters/iu, /\bheadquarter/iu],
];

/** Facts that give a value for what an `absent` or `trap` line withholds: kinds of value that the line names, in a claim of kind fact. */
export function violations(brief: Brief, facts: readonly GivenFact[]): string[] {
  const kept = facts.filter(({ category }) => category === 'absent' || category === 'trap');
  return withheld.flatMap(([named, value]) =>
    kept.some(({ fact }) => named.test(fact))
      ? claimsOf(brief)
          .filter(({ kind, text }) => kind === 'fact' && value.test(text))
          .map(({ text }) => text)
      : [],
  );
}

export function briefFigures(brief: Brief): {
  claims: number;
  words: number;
  factual: number;
  verified: number;
  repeatedQuotes: number;
} {
  const claims = claimsOf(brief);
  const factual = claims.filter(({ kind }) => kind === 'fact');
  const texts = new Map(brief.sources.map(({ id, text }) => [id, collapseSpace(text ?? '')]));
  const verified = factual.filter(({ quotes }) =>
    quotes.every(({ sourceId, text }) => texts.get(sourceId)?.includes(collapseSpace(text))),
  ).length;
  const keys = factual.map(({ quotes }) => quotes.map(({ sourceId, text }) => `${sourceId} ${text}`).join('\n'));
  const words =
    claims.reduce((sum, { text }) => sum + wordsOf(text).length, 0) +
    brief.questions.reduce((sum, { text }) => sum + wordsOf(text).length, 0);
  return {
    claims: claims.length,
    words,
    factual: factual.length,
    verified,
    repeatedQuotes: keys.length - new Set(keys).size,
  };
}
