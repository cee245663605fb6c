import { expect, test } from 'vitest';
import { toldBy } from '#tests/support/briefs/told-of-acme.ts';
import { candidates } from '../build-ledger.ts';

const told = toldBy(candidates);

const about = [
  'Acme makes anvils for smiths and farriers in the north of England.',
  'We employ 84 people at our forge in Brantley.',
  'We cast 3,150 anvils last year, most of them for farriers.',
  'The furnace was rebuilt in 2024 and now runs on gas.',
  'Ada Berg runs the forge, and Ola Lund looks after sales.',
  'We sell through 22 dealers in Britain and Ireland.',
  'Every anvil carries the number of the smith who made it.',
  'The office is open from Monday to Friday.',
  'We have been members of the Smiths’ Guild since 1998.',
  'Our anvils are tested by hand before they leave.',
  'Two of our smiths teach at the college in Corran.',
  'The forge has stood by the river since the days of the canal.',
  'We buy our steel from three mills in Sheffield.',
  'Our lorries leave the yard at six in the morning.',
  'Old anvils are taken back and melted.',
];
const page = (title: string, inner: string): string => `<h1>${title}</h1>${inner}`;
const figures = (title: string, head: string, before: string): string =>
  told('figure', {
    '/about': page('About us', about.map((line) => `<p>${line}</p>`).join('')),
    '/x': page(title, `<h2>${head}</h2><p>${before}</p><dl><dt>Revenue</dt><dd>$2.4 billion</dd></dl>`),
  }).join('\n');

test('a figure in a list is told, and not below the name of a customer', () => {
  expect(figures('Facts and figures', 'In 2026', 'We count once a year.')).toContain('$2.4 billion');
  expect(figures('Our customers', 'Maple Health', 'Their challenge was the night shift.')).not.toContain(
    '$2.4 billion',
  );
});
