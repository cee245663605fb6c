import { expect, test } from 'vitest';
import { sectionKeys, type Section } from '#contract/brief.ts';
import { briefText } from '#contract/brief-text.ts';
import type { PrepDetail } from '#contract/prep.ts';
import { withEvent, withMark } from './brief-state.ts';

const empty: Section = { status: 'waiting', claims: [] };
const claim = {
  id: 'companySummary-1',
  text: 'Acme makes things.',
  kind: 'fact' as const,
  quotes: [{ sourceId: 'w1', text: 'makes things' }],
};
const prep: PrepDetail = {
  prepMeetingId: '1',
  firstName: 'Ana',
  lastName: 'Silva',
  companyName: 'Acme',
  roleTitle: '',
  clientId: 'c',
  userId: 'u',
  createdAt: '',
  updatedAt: '',
  prepDocUrl: '',
  repFirstName: '',
  repLastName: '',
  status: 'running',
  meetingAt: '',
  email: '',
  linkedIn: '',
  prospWebUrl: '',
  industryType: '',
  companySize: '',
  urgencyLevel: '',
  currentDiscQuestions: [],
  futureDiscQuestions: [],
  isPrepping: true,
  startedAt: null,
  expectedMs: 1,
  steps: [],
  failure: null,
  runKind: 'first',
  runSection: null,
  researchedAt: null,
  marks: [],
  notes: [],
  changes: null,
  brief: {
    prospect: { company: 'Acme', domain: null, url: null, person: { name: 'Ana Silva', role: '' } },
    sections: {
      ...(Object.fromEntries(sectionKeys.map((key) => [key, empty])) as PrepDetail['brief']['sections']),
      companySummary: { status: 'ready', claims: [claim] },
    },
    questions: [],
    currentDiscQuestions: [],
    futureDiscQuestions: [],
    sources: [
      { id: 'w1', kind: 'web-page', title: 'Home', url: 'https://acme.example/', fetchedAt: '2026-01-02T00:00:00Z' },
    ],
    timings: { firstSectionMs: null, totalMs: 0, networkMs: 0 },
    ledger: [],
  },
};

test('a section of the stream takes its place; during a refresh the brief that stands is left alone', () => {
  const event = { event: 'section', data: { key: 'painPoints', section: { status: 'empty', claims: [] } } };
  expect(withEvent(prep, event).brief.sections.painPoints.status).toBe('empty');
  expect(withEvent({ ...prep, runKind: 'refresh' }, event)).toEqual({ ...prep, runKind: 'refresh' });
  expect(withEvent(prep, { event: 'something-new', data: {} })).toEqual(prep);
});

test('a source that comes twice stands once', () => {
  const event = { event: 'source', data: { source: { ...prep.brief.sources[0], title: 'Start' } } };
  expect(withEvent(prep, event).brief.sources).toEqual([{ ...prep.brief.sources[0], title: 'Start' }]);
});

test('an edit is shown at once with the mark, and what is wrong is gone at once', () => {
  const edited = withMark(prep, { claimId: claim.id, was: claim.text, text: 'Acme makes better things.' });
  expect(edited.brief.sections.companySummary.claims[0]).toMatchObject({
    text: 'Acme makes better things.',
    quotes: claim.quotes,
  });
  const wrong = withMark(edited, { claimId: claim.id, was: 'Acme makes better things.', wrong: true });
  expect(wrong.brief.sections.companySummary.claims).toEqual([]);
  expect(wrong.marks).toMatchObject([{ claimId: claim.id, wrong: true, text: 'Acme makes better things.' }]);
  expect(withMark(prep, { claimId: 'gone', was: 'x', pinned: true })).toEqual(prep);
});

test('plain text carries numbers, notes and sources, and no markup', () => {
  expect(briefText(prep.brief, [{ section: 'companySummary', text: 'Ask Ana.' }])).toBe(
    'Acme\nAna Silva\n\nCOMPANY SUMMARY\n- Acme makes things. [1]\n- Note: Ask Ana.\n\nSOURCES\n[1] Home, https://acme.example/ (read 2026-01-02)\n',
  );
});
