import { expect, test } from 'vitest';
import { briefMarkdown } from './brief-markdown.ts';
import { citedSources, numbersOf } from './brief-text.ts';
import { briefSchema, sectionKeys } from './brief.ts';

test('what a page or a person wrote is text in Markdown: no HTML, no link and no heading of its own', () => {
  const hostile = '<img src=x onerror=alert(1)> [click](javascript:alert(1)) & more';
  const brief = briefSchema.parse({
    prospect: {
      domain: 'acme.example',
      company: '<b>Acme</b>',
      url: 'https://acme.example/a b>',
      person: { name: '<i>Ada</i>', role: '# boss' },
    },
    sections: Object.fromEntries(
      sectionKeys.map((key) => [
        key,
        {
          status: 'ready',
          writtenBy: 'built-in',
          claims:
            key === 'companySummary'
              ? [{ id: 'c-1', kind: 'fact', text: hostile, quotes: [{ sourceId: 'w1', text: 'x' }] }]
              : [],
        },
      ]),
    ),
    questions: [],
    currentDiscQuestions: [],
    futureDiscQuestions: [],
    sources: [
      {
        id: 'w1',
        kind: 'web-page',
        title: '<script>alert(2)</script>',
        url: 'https://acme.example/<x>',
        fetchedAt: '2026-11-22T00:00:00.000Z',
        text: 'x',
      },
    ],
    timings: { firstSectionMs: 1, totalMs: 1, networkMs: 1 },
  });
  const markdown = briefMarkdown(brief, [{ section: null, text: '<u>note</u>\n# big' }]);
  expect(markdown.replaceAll(/<https:[^<>\s]*>/gu, '')).not.toMatch(/<[a-z/]/iu);
  expect(markdown).toContain('&lt;img src=x onerror=alert(1)&gt; \\[click\\](javascript:alert(1)) &amp; more');
  expect(markdown).toContain('# &lt;b&gt;Acme&lt;/b&gt;');
  expect(markdown).toContain('> \\# big');
  expect(markdown).toContain('<https://acme.example/%3Cx%3E>');
});

test('the passages of one document are one source with one number', () => {
  const quoted = (id: string, sourceId: string) => ({ id, kind: 'fact', text: id, quotes: [{ sourceId, text: 'x' }] });
  const passage = (id: string, contentId: string) => ({
    id,
    kind: 'document-page',
    title: 'Prices',
    url: null,
    fetchedAt: '2026-11-22T00:00:00.000Z',
    contentId,
  });
  const brief = briefSchema.parse({
    prospect: { domain: 'acme.example', company: 'Acme', url: null, person: null },
    sections: Object.fromEntries(
      sectionKeys.map((key) => [
        key,
        {
          status: 'ready',
          writtenBy: 'built-in',
          claims: key === 'companySummary' ? [quoted('a', 'p1'), quoted('b', 'q1'), quoted('c', 'p2')] : [],
        },
      ]),
    ),
    questions: [],
    currentDiscQuestions: [],
    futureDiscQuestions: [],
    sources: [passage('p1', 'prices'), passage('p2', 'prices'), passage('q1', 'other')],
    timings: { firstSectionMs: 1, totalMs: 1, networkMs: 1 },
  });
  const cited = citedSources(brief);
  expect(cited.map(({ source, number }) => [source.id, number])).toEqual([
    ['p1', 1],
    ['q1', 2],
  ]);
  expect(brief.sections.companySummary.claims.map((claim) => numbersOf(claim, cited))).toEqual([[1], [2], [1]]);
});
