import { describe, expect, test } from 'vitest';
import { toldBy } from '#tests/support/briefs/told-of-acme.ts';
import { candidates } from '../build-ledger.ts';
import { signPhrases, wordPhrases } from './line-phrases.ts';

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

describe('what admits a pain', () => {
  const pains = (sentence: string, pages: Record<string, string> = {}): string[] =>
    told('friction', {
      '/about': page('About us', [...about.filter((one) => !one.includes('invoice')), sentence]),
      ...pages,
    });

  test.each([
    'Orders reach the forge on slips that somebody in the office has copied out of the mailbox, about two days after they came.',
    'Nobody in the office sees what the yard has sold that day, and each week two anvils are promised to two people.',
  ])('is told without a word that rules know: %s', (sentence) => {
    expect(pains(sentence).join('\n')).toContain(sentence);
  });

  test.each([
    'Every anvil is packed in a crate of ash wood.',
    'We were founded in 1911 by two brothers from Brantley.',
    'The new hall has 2,400 square metres and a crane for 12 tonnes.',
    'Our smiths are happy to show you round.',
    'The first month comes with everything, so you can really try it out.',
    'We live in a world in which a whole trade can change in a quarter, so we get things done.',
  ])('is none that only tells of the company: %s', (sentence) => {
    expect(pains(sentence).join('\n')).not.toContain(sentence);
  });

  test('is none of the trade, of a guest or of a reader', () => {
    const others = {
      '/news/survey': page('What a survey of the trade found', [
        'The Guild asked 212 forges in three countries in May.',
        'A third of all forges still write their orders on paper, it says.',
      ]),
    };
    expect(pains('Do you still copy orders from your mailbox by hand?', others).join('\n')).toBe('');
  });
});

describe('phrases of a sentence', () => {
  test('are its words and pairs of words, shortened, and its signs; a number once for each edge below it', () => {
    expect([...wordPhrases('We loaded 12 lists.')]).toEqual(
      expect.arrayContaining(['^', 'we', 'load', '#', 'list', '$', '^ we', 'we load', 'load #', '# list', 'list $']),
    );
    expect(
      signPhrases(
        new Map([
          ['f:own', 1],
          ['t:words', 15],
        ]),
      ),
    ).toEqual(new Set(['*f:own', '*t:words>8', '*t:words>14']));
  });

  test('of long and broken texts take no time', () => {
    const began = performance.now();
    for (const text of ['a '.repeat(50_000), '9'.repeat(100_000), "'".repeat(50_000), 'ing'.repeat(30_000)])
      wordPhrases(text);
    expect(performance.now() - began).toBeLessThan(2000);
  });
});
