import { describe, expect, test } from 'vitest';
import type { Brief } from '#contract/brief.ts';
import { briefFigures, falseAbsences, firstPainIsRight, isStated, trapsTold, wrongDates } from '#bench/prep-facts.ts';
import { prepareGiven } from '#bench/prep-run.ts';
import { fictionalSites } from '#bench/prep-sites.ts';

const sites = fictionalSites();
const textsOf = ({ sections }: Brief): string[] =>
  Object.values(sections).flatMap(({ claims }) => claims.map(({ text }) => text));

describe('a brief on a fictional company', () => {
  test.each(sites.map((site) => ({ name: site.name, site })))('holds on $name', async ({ site }) => {
    const { brief } = await prepareGiven(site, 0);
    const facts = site.facts.filter(({ kind }) => kind === 'fact');
    expect(trapsTold(brief, site.facts)).toEqual([]);
    expect(falseAbsences(brief, site.facts)).toEqual([]);
    expect(wrongDates(brief, site.facts)).toEqual([]);
    expect(firstPainIsRight(brief, site.facts)).toBe(true);
    const { factual, verified, words } = briefFigures(brief);
    expect(verified).toBe(factual);
    expect(words).toBeLessThanOrEqual(1200);
    expect(facts.filter((fact) => isStated(brief, fact)).length).toBeGreaterThanOrEqual(0.8 * facts.length);
  });

  test('shows what a Spanish site says in its own words, with the language named', async () => {
    const site = sites.find(({ name }) => name === 'azulejos-lumbreras');
    if (!site) throw new Error('the Spanish site is missing');
    const { brief } = await prepareGiven(site, 0);
    const texts = textsOf(brief);
    expect(texts).toContain('Facturación 2025: 61,8 millones de euros (Spanish)');
    expect(texts).toContain('Amparo Lumbreras Gil: Directora general (Spanish)');
    expect(texts.some((text) => /^In their words: “Todavía planificamos .*” \(Spanish\)$/u.test(text))).toBe(true);
    expect(texts.some((text) => text.startsWith('14 September 2026: “Invertimos 7,5 millones'))).toBe(true);
  });
});
