import { describe, expect, test } from 'vitest';
import { dayInWords } from '#contract/day-in-words.ts';
import { readPage } from '#server/readers/page/read-page.ts';
import { contextsOf } from '../page-context.ts';
import { nameTest } from '../read-lines.ts';
import { dayAlone } from './entry-days.ts';
import { isElsewhere, isInOthersClause } from './asides.ts';
import { isJoiningLater, isTarget } from './intended.ts';
import { isOthersNews } from '../find-news.ts';
import { isOfMakers } from '../find-representatives.ts';
import { isOfAsked, isReported, isWish } from './set-apart.ts';
import { endsPeriod, writtenDay } from './term-days.ts';
import { isExample } from './unreal.ts';

const today = '2026-11-22';
const name = nameTest('Harrow Mills Ltd');

describe('what is not today’s or not theirs', () => {
  test('one of its kind that doesn’t exist, at what it costs', () => {
    expect(isExample('A lender with 12,000 loans spends $456,000 a year on reviews.', '')).toBe(true);
    expect(isExample('Ein Betrieb mit 30 Rüstvorgängen pro Woche verliert rund CHF 590’000.', '')).toBe(true);
    expect(isExample('A team of 14 engineers answers within the hour.', '')).toBe(false);
    expect(isExample('A mill of 40 looms saves us the drive to Leeds.', '')).toBe(false);
  });

  test('what a survey or report found, and worked examples', () => {
    expect(
      isReported('The Inshore Survey, out this week, found that four skippers in ten keep the log on paper.'),
    ).toBe(true);
    expect(isReported('A Guild report of last spring put sales at 3,100 and said that half have no apprentice.')).toBe(
      true,
    );
    expect(isReported('Our survey of members found that half of us type twice.')).toBe(false);
    expect(isExample('A worked example for your church: an organ of 14 stops would come to £236 a month.', '')).toBe(
      true,
    );
  });

  test('who made the pages, and whom news congratulates', () => {
    expect(isOfMakers('Pages by Colin Tasker, Managing Director, Tasker Web Services')).toBe(true);
    expect(isOfMakers('Website hosting for this section by Plinth IR, Inc.')).toBe(true);
    expect(isOfMakers('Pages of our brochure are kept here.')).toBe(false);
    expect(isOthersNews('Congratulations to Penhallow, who have the £3.6 million contract.', name)).toBe(true);
    expect(isOthersNews('Harrow Mills wins the £3.6 million contract.', name)).toBe(false);
  });

  test('the share of those who were asked', () => {
    expect(isOfAsked('Of these, 57% transcribe readings by hand.')).toBe(true);
    expect(isOfAsked('Of these, nine looms are new.')).toBe(false);
  });

  test('what a supplier has', () => {
    const text = 'Most of our wool comes from Norrvide Skiva in Sweden, who employ 430 people.';
    expect(isInOthersClause(text, text.indexOf('430'), name)).toBe(true);
    const own = 'Most of our wool comes from 430 farms.';
    expect(isInOthersClause(own, own.indexOf('430'), name)).toBe(false);
  });

  test('somebody who is elsewhere by now, or comes later', () => {
    expect(
      isElsewhere('Passé par notre atelier, Luc Royer est aujourd’hui directeur technique de Kester France.'),
    ).toBe(true);
    expect(isElsewhere('Our mill is now the largest of its kind.')).toBe(false);
    expect(isJoiningLater('On January 11, 2027 Ann Lee joins us as Chief Revenue Officer.', today)).toBe(true);
    expect(isJoiningLater('In May 2026 Ann Lee joins us as Chief Revenue Officer.', today)).toBe(false);
  });

  test('hopes of a timeline, and targets', () => {
    expect(isWish('2028 We hope to open a second mill.')).toBe(true);
    expect(isTarget('For 2027 we are targeting revenue of $54 million.', today)).toBe(true);
    expect(isTarget('We now expect sales of $2.4 billion in 2026.', today)).toBe(false);
  });

  test('a page that says of which year it is has a year and no day', () => {
    const html =
      '<html><body><main><h1>Brochure</h1><p>Fourth edition, spring 2021.</p><p>We weave cloth.</p></main></body></html>';
    const url = 'https://harrow.example/brochure';
    const { text, ...parsed } = readPage(html, url);
    const source = { id: 'b', kind: 'web-page' as const, title: 'Brochure', url, fetchedAt: '', text };
    const [context] = contextsOf([{ ...parsed, kind: 'other', source }], today, name);
    expect(context?.when).toBe('2021-06');
    expect(dayInWords(context?.when ?? '')).toBe('2021');
  });

  test('a day beside a version is a day', () => {
    const block = {
      kind: 'paragraph',
      level: 0,
      text: 'Mar 2, 2023v8.0',
      day: '',
      inside: [1],
      under: [],
      cells: [],
      linked: false,
    };
    expect(dayAlone(block as unknown as Parameters<typeof dayAlone>[0], { order: 'unknown', today })?.day).toBe(
      '2023-03-02',
    );
  });
});

describe('the day of a text with several', () => {
  const context = { order: 'day-first', today: '2026-11-22' } as const;
  test('is the first at which no term begins or ends', () => {
    const review = 'Year ended 28 March 2026. Published 24 July 2026 for shareholders.';
    expect(writtenDay(review, context)?.day).toBe('2026-07-24');
    expect(writtenDay('Year ended 28 March 2026', context)).toBeNull();
    expect(writtenDay('Published 24 July 2026', context)?.day).toBe('2026-07-24');
  });
  test('ends a period only behind such words', () => {
    expect(endsPeriod('Turnover in the year to 31 July 2026 was £58 million', '31 July 2026')).toBe(true);
    expect(endsPeriod('Im Geschäftsjahr bis zum 31. Juli 2026', '31. Juli 2026')).toBe(true);
    expect(endsPeriod('We opened on 31 July 2026', '31 July 2026')).toBe(false);
  });
});
