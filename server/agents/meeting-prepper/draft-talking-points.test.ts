import { expect, test } from 'vitest';
import type { Finding } from '../analyst.ts';
import { draftTalkingPoints } from './draft-solutions.ts';
import { isSadHeadline } from './news-to-open-with.ts';
import type { PrepMaterial } from './prep-material.ts';

const news = (name: string, date: string): Finding => ({
  topic: 'news',
  name,
  date,
  text: `${date}: “${name}” (its news).`,
  quotes: [{ sourceId: 's1', text: name }],
  page: 'news',
  score: 5,
});
const points = (...findings: Finding[]): string[] =>
  draftTalkingPoints(
    { company: 'Acme', today: '2026-11-22', findings, opening: [], pages: [] } as unknown as PrepMaterial,
    new Map(),
  )
    .filter(({ kind }) => kind === 'inference')
    .map(({ text }) => text);

test('one opens with news of the last year that say something', () => {
  expect(points(news('Acme opens a forge in Leeds', '2026-10-01'))[0]).toMatch(/^Open with .*“Acme opens a forge/u);
  for (const [name, date] of [
    ['Acme opens a forge in Leeds', '2025-10-01'],
    ['Ada Lee & Jon Roe', '2026-10-01'],
    ['Latest news', '2026-10-01'],
  ] as const)
    expect(points(news(name, date))).toEqual([]);
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
