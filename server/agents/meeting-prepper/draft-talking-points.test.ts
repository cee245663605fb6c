import { expect, test } from 'vitest';
import type { Claim } from '#contract/evidence.ts';
import type { Finding } from '../analyst.ts';
import { draftQuestions } from './draft-questions.ts';
import { draftTalkingPoints } from './draft-talking-points.ts';
import { isSadHeadline } from './news-to-open-with.ts';
import type { PrepMaterial, ReadySections } from './prep-material.ts';

const news = (name: string, date: string): Finding => ({
  topic: 'news',
  name,
  date,
  text: `${date}: “${name}” (its news).`,
  quotes: [{ sourceId: 's1', text: name }],
  page: 'news',
  score: 5,
});
const claims = (...findings: Finding[]): Claim[] =>
  draftTalkingPoints(
    { company: 'Acme', today: '2026-11-22', findings, opening: [], pages: [] } as unknown as PrepMaterial,
    new Map(),
  ).filter(({ kind }) => kind === 'inference');
const points = (...findings: Finding[]): string[] => claims(...findings).map(({ text }) => text);

test('one opens with news of the last year that say something', () => {
  expect(points(news('Acme opens a forge in Leeds', '2026-10-01'))[0]).toMatch(/^Open with .*“Acme opens a forge/u);
  for (const [name, date] of [
    ['Acme opens a forge in Leeds', '2025-10-01'],
    ['Ada Lee & Jon Roe', '2026-10-01'],
    ['Latest news', '2026-10-01'],
    ['Press release: News', '2026-10-01'],
    ['Press release: 12 May', '2026-10-01'],
  ] as const)
    expect(points(news(name, date))).toEqual([]);
});

test.each([
  'Press release: Norring Foods acquires Holt Dairy',
  'Announcement: new plant in Leeds',
  'Pressemitteilung: Norring baut neues Werk in Leipzig',
])('one opens with news that begin by what they are: %s', (name) => {
  expect(points(news(name, '2026-10-01'))[0]).toContain(name);
});

test('one knows of sad news and doesn’t open with it', () => {
  const told = points(
    news('We have closed our Leeds forge', '2026-10-05'),
    news('Acme wins a rail order', '2026-10-01'),
  );
  expect(told[0]).toContain('Acme wins a rail order');
  expect(told.at(-1)).toBe(
    'Know of “We have closed our Leeds forge” (5 October 2026) and don’t open with it. If they bring it up, ask what has changed since.',
  );
});

test('each point has what it starts from, the day where there is one, and until when it is fresh', () => {
  const customer: Finding = { ...news('Mill Lane Bakery', '2026-03-01'), topic: 'customer' };
  const { date: _none, ...undated } = { ...news('500 forges', ''), topic: 'price' as const };
  const triggers = claims(news('Acme opens a forge in Leeds', '2026-10-01'), customer, undated).map(
    ({ trigger }) => trigger,
  );
  expect(triggers).toEqual([
    { what: 'their announcement', on: '2026-10-01', freshUntil: '2026-12-30' },
    { what: 'a customer they name', on: '2026-03-01', freshUntil: '2027-03-01' },
    { what: 'their public prices', on: null, freshUntil: '2026-12-22' },
  ]);
});

test('one doesn’t open with news past its ninety days: it comes last', () => {
  const customer: Finding = { ...news('Mill Lane Bakery', '2026-03-01'), topic: 'customer' };
  const told = points(news('Acme opens a forge in Leeds', '2026-05-01'), customer);
  expect(told[0]).toContain('Mill Lane Bakery');
  expect(told[1]).toBe(
    'Mention their announcement of 1 May 2026, “Acme opens a forge in Leeds”, only if it comes up, and ask what came of it.',
  );
  expect(told.join()).not.toContain('Open with');
});

test('news of those who sell against trouble isn’t sad, and trouble stays so whatever they sell', () => {
  const glad = [
    'Incident management for small teams',
    'Our fire doors pass the new test',
    'A year of loss prevention in 40 shops',
    'Fire and flood insurance now online',
    'Forty percent fewer outages on the night grid',
    'Acme closes its €12 million Series B round',
    'Zero accidents in a thousand days',
    'New breach detection for hospitals',
    'A repair café opens beside our forge',
    'Preventing food recalls: a guide',
    'Neue Schließanlagen für Schulen',
  ];
  for (const name of glad) expect([name, isSadHeadline(name)]).toEqual([name, false]);
  const sad = [
    'Fire damages our Leeds forge',
    'Security incident of 3 October',
    'Outage of our incident management on Monday',
    'Acme closes its Hull depot',
    'Loss widens in the third quarter',
    'We are recalling one batch of fire doors: recall of batch 12',
    'Our loss prevention team suffers redundancies',
    'What went wrong with the flood maps',
    'Wir schließen unsere Filiale',
  ];
  for (const name of sad) expect([name, isSadHeadline(name)]).toEqual([name, true]);
});

const asked = (name: string, date: string): string[] => {
  const finding = news(name, date);
  const claim: Claim = { id: 'industryTrends-1', kind: 'fact', text: name, quotes: finding.quotes } as unknown as Claim;
  const material = {
    company: 'Acme',
    today: '2026-11-22',
    findings: [finding],
    opening: [],
    pages: [],
    playbook: { pains: [], questions: [], buyers: [] },
    subject: { roleTitle: 'Owner', firstName: 'Ada', lastName: 'Lee' },
  } as unknown as PrepMaterial;
  const ready = new Map([['industryTrends', { claims: [claim] }]]) as unknown as ReadySections;
  return draftQuestions(material, ready).map(({ text }) => text);
};

test('a question starts from news of the last year, and not from sad ones', () => {
  expect(asked('Acme opens a forge in Leeds', '2026-10-01').join(' ')).toContain('“Acme opens a forge in Leeds”');
  expect(asked('Acme opens a forge in Leeds', '2023-03-07').join(' ')).not.toContain('forge');
  expect(asked('We have closed our Leeds forge', '2026-10-01').join(' ')).not.toContain('forge');
  expect(asked('Fahrermangel trifft auch uns', '2026-10-01').join(' ')).not.toContain('Fahrermangel');
});
