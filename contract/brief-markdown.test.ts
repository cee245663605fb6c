import { expect, test } from 'vitest';
import { briefMarkdown } from './brief-markdown.ts';
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
