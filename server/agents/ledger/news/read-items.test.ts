import { describe, expect, test } from 'vitest';
import { toldBy } from '#tests/support/briefs/told-of-acme.ts';
import { candidates } from '../build-ledger.ts';

const told = toldBy(candidates);
const news = (body: string): string[] => told('news', { '/news': `<h1>News</h1>${body}` });

describe('how news stand on a page', () => {
  test('cards of plain elements, the day above or below', () => {
    const card = (...lines: string[]): string => `<div>${lines.map((line) => `<div>${line}</div>`).join('')}</div>`;
    const found = news(
      `<section>${card('Works', '3 Nov 2026', 'Acme lights a second forge', 'It burns since Monday.')}${card('Acme hires twelve smiths', '6 May 2026', 'They start in June.')}</section>`,
    );
    expect(found).toEqual([
      '3 November 2026: “Acme lights a second forge” (its news).',
      '6 May 2026: “Acme hires twelve smiths” (its news).',
    ]);
  });

  test('one such card is no list of news', () => {
    expect(news('<div><div>3 Nov 2026</div><div>Acme lights a second forge</div></div>')).toEqual([]);
  });

  test('the foot of an entry holds its day', () => {
    const entry = (head: string, day: string): string =>
      `<div class="article"><h3>${head}</h3><p>It burns.</p><div class="footer"><p><time datetime="${day}">${day}</time></p></div></div>`;
    const found = news(
      entry('Acme lights a second forge', '2026-11-03') + entry('Acme hires twelve smiths', '2026-05-06'),
    );
    expect(found).toHaveLength(2);
    expect(found[0]).toContain('3 November 2026: “Acme lights');
  });

  test('an invitation that is over is no news', () => {
    const entry = (head: string, day: string, text: string): string =>
      `<article><h2>${head}</h2><p>${day}</p><p>${text}</p></article>`;
    const found = news(
      entry('Meet us at the Forge Fair', '20 October 2026', 'Hall 4, from 3 to 5 November.') +
        entry('Save the date for the Anvil Days', '10 November 2026', 'Hall 4, from 3 to 5 December.') +
        entry('Acme hires twelve smiths', '6 May 2026', 'They started.'),
    );
    expect(found.join()).not.toContain('Forge Fair');
    expect(found.join()).toContain('Anvil Days');
    expect(found.join()).toContain('twelve smiths');
  });

  test('the term of a timetable doesn’t date its page', () => {
    const page = '<h1>Fares</h1><p>Winter fares, 27 October 2026 to 28 March 2027.</p><p>A crossing is £5.40.</p>';
    expect(told('news', { '/fares': page })).toEqual([]);
  });
});
