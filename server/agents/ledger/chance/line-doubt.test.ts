import { describe, expect, test } from 'vitest';
import { toldBy } from '#tests/support/briefs/told-of-acme.ts';
import { candidates } from '../build-ledger.ts';

const told = toldBy(candidates);

const about = [
  'Acme makes anvils for smiths and farriers in the north of England.',
  'We employ 84 people at our forge in Brantley.',
  'Our turnover was £9.4 million in the year to March 2026.',
  'We cast 3,150 anvils last year, most of them for farriers.',
  'The furnace was rebuilt in 2024 and now runs on gas.',
  'We still type every fourth invoice by hand from paper.',
  'Our customers wait five weeks for a new anvil at the moment.',
  'Ada Berg runs the forge, and Ola Lund looks after sales.',
  'We sell through 22 dealers in Britain and Ireland.',
  'Every anvil carries the number of the smith who made it.',
  'The office is open from Monday to Friday.',
  'We have been members of the Smiths’ Guild since 1998.',
];
const careers = [
  'The sales manager must have led a team of 40 people in a plant of more than 900 employees.',
  'The smith works with the others at the hearth.',
];
const page = (title: string, lines: readonly string[]): string =>
  `<h1>${title}</h1>${lines.map((line) => `<p>${line}</p>`).join('')}`;
const site = { '/about': page('About us', about), '/careers': page('Jobs at Acme', careers) };

describe('what likely isn’t of the company today', () => {
  const all = ['further', 'friction', 'figure', 'staff', 'market'] as const;
  const tells = (pages: Record<string, string>): string => all.flatMap((topic) => told(topic, pages)).join('\n');

  test('isn’t told, while what the company says of itself is', () => {
    const said = tells(site);
    expect(said).toContain('employ 84 people');
    expect(said).toContain('type every fourth invoice by hand');
    expect(said).toContain('£9.4 million');
    expect(said).not.toContain('900 employees');
  });
});
