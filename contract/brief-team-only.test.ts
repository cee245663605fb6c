import { expect, test } from 'vitest';
import { briefForOutsiders, teamOnlyClaims } from './brief-team-only.ts';
import { briefSchema, sectionKeys, type Brief } from './brief.ts';
import type { Claim } from './evidence.ts';

const fact = (id: string, sourceId: string): Claim => ({
  id,
  text: `Text of ${id}`,
  kind: 'fact',
  quotes: [{ sourceId, text: `Quote of ${id}` }],
});
const inference = (id: string, restsOn: string[], more: Partial<Claim> = {}): Claim => ({
  id,
  text: `Text of ${id}`,
  kind: 'inference',
  quotes: [],
  restsOn,
  ...more,
});
const source = (id: string, more: object = {}) => ({
  id,
  kind: 'document-page',
  title: `Title of ${id}`,
  url: null,
  fetchedAt: '2026-01-01T00:00:00Z',
  ...more,
});
const empty = Object.fromEntries(sectionKeys.map((key) => [key, { status: 'empty', claims: [] }]));
const question = (text: string, restsOn: string[]) => ({ text, state: 'current', why: '', reveals: '', restsOn });
const brief: Brief = briefSchema.parse({
  prospect: { company: 'Norring Line', domain: null, url: null, person: null },
  sections: {
    ...empty,
    painPoints: {
      status: 'ready',
      claims: [fact('plain', 's1'), inference('pain', ['plain'], { against: ['floor'] })],
    },
    solutionMapping: {
      status: 'ready',
      claims: [
        inference('third', ['second']),
        inference('second', ['floor', 'plain']),
        fact('floor', 's2'),
        inference('kept', ['kept-before'], { teamOnly: true }),
      ],
    },
  },
  questions: [question('What about the gates?', ['plain']), question('Is 355 euro too much?', ['second'])],
  currentDiscQuestions: ['What about the gates?', 'Is 355 euro too much?'],
  futureDiscQuestions: [],
  sources: [source('s1', { contentId: 'item-1' }), source('s2', { contentId: 'item-2', teamOnly: true })],
  timings: { firstSectionMs: null, totalMs: 0, networkMs: 0 },
});

test('statements are for the team that quote such a source, and whatever rests on them', () => {
  expect([...teamOnlyClaims(brief)].toSorted()).toEqual(['floor', 'kept', 'second', 'third']);
});

test('outsiders see none of them: no text, quote, source, question or reference', () => {
  const shown = briefForOutsiders(brief);
  const text = JSON.stringify(shown);
  for (const words of ['floor', 'second', 'third', 'kept', 's2', '355', 'item-'])
    expect([words, text.includes(words)]).toEqual([words, false]);
  expect(shown.sections.painPoints.claims.map(({ id }) => id)).toEqual(['plain', 'pain']);
  expect(shown.currentDiscQuestions).toEqual(['What about the gates?']);
});

test('a brief without any is shown whole', () => {
  const plain = { ...brief, sources: [source('s1')] as Brief['sources'] };
  const { sections } = brief;
  const own = { ...plain, sections: { ...sections, solutionMapping: { status: 'ready' as const, claims: [] } } };
  expect(briefForOutsiders(own).questions).toHaveLength(2);
  expect(briefForOutsiders(own).sections.painPoints.claims).toHaveLength(2);
});
