import { expect, test } from 'vitest';
import type { Finding } from '../analyst.ts';
import { newerFirst } from './newer-first.ts';

const told = (quote: string, date?: string, label = 'Finance'): Finding => ({
  topic: 'figure',
  text: `${label}: “${quote}”`,
  quotes: [{ sourceId: quote, text: quote }],
  page: 'post',
  score: 5,
  row: { label, value: `“${quote}”` },
  ...(date !== undefined && { date }),
});
const texts = (...findings: Finding[]): string[] => newerFirst(findings, 'Acme').map(({ text }) => text);

test('the newer article is the present, whatever its score, and the older number of the same thing is earlier', () => {
  const old = told('Acme had turnover from anvils of £12 million.', '2025-03-01');
  const now = told('Acme had turnover from anvils of £15 million.', '2026-03-01');
  expect(texts(old, now)).toEqual([
    'Finance: “Acme had turnover from anvils of £15 million.”',
    'Earlier: “Acme had turnover from anvils of £12 million.”',
  ]);
  expect(newerFirst([old, now], 'Acme')[1]?.row).toEqual({ label: 'Earlier', value: old.row?.value });
});

test('other things, the same number again and undated statements stay as they are', () => {
  const turnover = told('Acme had turnover from anvils of £12 million.', '2025-03-01');
  const loan = told('The bank lent us £2 million for a furnace.', '2026-03-01');
  const again = told('Turnover from anvils of £12 million was reported.', '2026-04-01');
  const undated = told('Acme had turnover from anvils of £9 million.');
  expect(texts(turnover, loan)).toEqual([loan.text, turnover.text]);
  expect(texts(turnover, again)).toEqual([again.text, turnover.text]);
  expect(texts(undated, turnover, again)).toEqual([undated.text, again.text, turnover.text]);
  const market = told('We expect anvils to cost £90 in 2027.', '2026-04-01', 'Market');
  expect(texts(turnover, market)).toEqual([turnover.text, market.text]);
});
