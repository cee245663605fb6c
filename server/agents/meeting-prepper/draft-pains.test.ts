import { describe, expect, test } from 'vitest';
import type { Claim } from '#contract/evidence.ts';
import { builtInAnalyst } from '#server/agents/built-in/built-in-analyst.ts';
import { sitePages } from '#tests/support/site-pages.ts';
import { manufacturing } from '../playbooks/manufacturing.ts';
import { draftPainPoints, painsSeen } from './draft-pains.ts';
import { draftQuestions } from './draft-questions.ts';
import type { PrepMaterial } from './prep-material.ts';

const home = '<h1>Acme</h1><p>Acme makes anvils for smiths in the north of the country.</p>';
const page = (body: string): string => `<html lang="en"><title>Acme</title><body>${body}</body></html>`;

async function materialOf(pages: Readonly<Record<string, string>>): Promise<PrepMaterial> {
  const read = sitePages({
    '/': page(home),
    ...Object.fromEntries(Object.entries(pages).map(([path, body]) => [path, page(body)])),
  });
  const findings = await builtInAnalyst.extract({ company: 'Acme', pages: read, today: '2026-11-22' });
  return {
    company: 'Acme',
    today: '2026-11-22',
    pages: read,
    findings,
    opening: [],
    outcomes: [],
    links: [],
    playbook: manufacturing,
    seller: { name: 'Seller', solutions: [] },
    solutionSources: [],
    proofs: [],
    subject: { roleTitle: '' },
  } as unknown as PrepMaterial;
}

const handWork = 'We still type every fourth invoice by hand from paper.';
const waiting = 'We still send one spare part in three two weeks late, and our backlog grows.';
const solved = 'Since October our invoices are read automatically.';
const article = (day: string, text: string): string =>
  `<h1>A word from us</h1><p>${day}</p><p>Acme reports. ${text}</p>`;

function pains(claims: readonly Claim[]) {
  const byId = new Map(claims.map((claim) => [claim.id, claim]));
  const quotes = (ids: readonly string[]): string[] => ids.flatMap((id) => byId.get(id)?.quotes[0]?.text ?? []);
  return claims
    .filter(({ kind }) => kind === 'inference')
    .map(({ text, restsOn = [], against }) => ({
      text,
      supports: quotes(restsOn),
      against: against === undefined ? null : quotes(against),
    }));
}

describe('predicted pains and what speaks against them', () => {
  test('with nothing against it a pain says that we looked', async () => {
    const [first] = pains(
      draftPainPoints(await materialOf({ '/about': `<h1>About</h1><p>${handWork}</p>` }), new Map()),
    );
    expect(first).toMatchObject({ supports: [handWork], against: [] });
  });

  test('what they say they have takes a pain down and stands beside it', async () => {
    const material = await materialOf({
      '/about': `<h1>About</h1><p>${handWork}</p><p>${waiting}</p><p>${solved}</p>`,
    });
    const claims = draftPainPoints(material, new Map());
    const told = pains(claims);
    expect(told[0]).toMatchObject({ supports: [waiting], against: [] });
    expect(told.find(({ supports }) => supports.includes(handWork))).toMatchObject({ against: [solved] });
    expect(claims.map(({ text }) => text)).toContain(`They say they have this: “${solved}”`);
    // Nor do we ask what it costs them.
    const ready = new Map([['painPoints', { status: 'ready', claims }] as const]);
    expect(
      draftQuestions(material, ready)
        .map(({ text }) => text)
        .join(' '),
    ).not.toContain('every fourth invoice');
  });

  test('a pain that nobody checked for the contrary does not say that there is nothing against it', async () => {
    const material = await materialOf({});
    const job = (name: string) => ({
      ...({ topic: 'job', name, text: `The careers page looks for ${name}.`, page: 'careers', score: 1 } as const),
      quotes: [{ sourceId: 'w1', text: name }],
    });
    const told = pains(draftPainPoints({ ...material, findings: ['Welder', 'Driver'].map(job) }, new Map()));
    expect(told.map(({ text, against }) => [text.startsWith('Capacity may be short'), against])).toEqual([
      [true, null],
    ]);
  });

  test('what they said before the admission, or of another thing, is not against it', async () => {
    const earlier = await materialOf({
      '/news/a': article('3 March 2026', 'Our invoices are read automatically.'),
      '/news/b': article('3 October 2026', handWork),
    });
    const other = await materialOf({
      '/about': `<h1>About</h1><p>${handWork}</p><p>Our furnaces report their heat automatically.</p>`,
    });
    for (const material of [earlier, other]) {
      const [first] = pains(draftPainPoints(material, new Map()));
      expect(first).toMatchObject({ supports: [handWork], against: [] });
    }
  });

  test('what they say they have is no sign of a pain of the industry', async () => {
    const material = await materialOf({});
    const seen = (text: string) => {
      const statement = {
        topic: 'statement',
        text,
        quotes: [{ sourceId: 'w1', text }],
        page: 'about',
        score: 1,
      } as const;
      return painsSeen({ ...material, findings: [{ ...statement, quotes: [...statement.quotes] }] });
    };
    expect(seen('Acme made spare parts for 900 customers last year.')).toHaveLength(1);
    expect(seen('Acme shows its customers their spare parts in real time.')).toEqual([]);
  });

  test('pains of the industry carry neither side', async () => {
    const claims = draftPainPoints(await materialOf({}), new Map());
    expect(claims.some(({ kind, against, restsOn }) => kind === 'playbook' && !against && !restsOn)).toBe(true);
  });
});
