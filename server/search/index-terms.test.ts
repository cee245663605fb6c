import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isWantedPath, pageAddress, addressKey } from '#server/agents/tools/page-address.ts';
import { videoIdOf } from '#server/agents/tools/video-address.ts';
import { placedTerms } from './index-terms.ts';
import { bonusAtMost, judgePassage } from './judge-passage.ts';
import { readQuery } from './read-query.ts';
import { eachWord } from './scan-words.ts';
import { splitPassages } from './split-passages.ts';

const terms = (text: string, question = false): string[] => placedTerms(text, { question }).map(({ term }) => term);

describe('terms of a text', () => {
  test('endings, accents and irregular forms come together, very common words go', () => {
    expect(terms('The prices of Café pricing')).toEqual(['price', 'cafe', 'price']);
    expect(terms('kept')).toEqual(terms('keeps'));
    expect(terms('What does it cost?', true)).toEqual(['cost']);
  });
  test('of a question, what an apostrophe cuts off asks for nothing; elsewhere the same letters do', () => {
    expect(terms("What's the fee when they're late?", true)).toEqual(['fee', 'late']);
    expect(terms('Why won’t Anna’s crew work Sundays', true)).toEqual(terms('Anna crew work Sundays'));
    expect(terms('which deals has the S team won', true)).toEqual(terms('deals S team won'));
    expect(terms("can't we rent d'Arcy vans", true)).toEqual(terms('rent d Arcy vans'));
  });
  test('a fiscal year is found by its year, a number whatever its commas, a word of two parts by each', () => {
    expect(terms('FY22 Q3’s 1,250.00')).toContain('2022');
    expect(terms('1,250.00')).toEqual(['1250']);
    expect(terms('10K')).toEqual(['10k', '10']);
  });
  test('text without spaces is cut into pairs, and every term knows where it stands', () => {
    expect(terms('東京都')).toEqual(['東京', '京都']);
    const text = 'Annual – “plans”';
    expect(placedTerms(text).map(({ from, to }) => text.slice(from, to))).toEqual(['Annual', 'plans']);
  });
  test('words are what the expression for words finds, in any script', () => {
    const expression = /[\p{L}\p{N}\p{M}]+(?:[.,']\p{N}+)*/gu;
    const piece = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('1,250.00', "9'5", 'a.b', 'e\u0301', '½', '𝒜𝟘', '東京', '\ud800', '\udc00', ' ', '.', ','),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const found: [string, number][] = [];
        eachWord(pieces.join(''), (written, from) => found.push([written, from]));
        expect(found).toEqual([...pieces.join('').matchAll(expression)].map((match) => [match[0], match.index]));
      }),
    );
  });
  test('no passage gains more by neighbours than is said beforehand', () => {
    const query = readQuery('early payment discount');
    const rarity = new Map([...query.terms.keys()].map((term) => [term, 2]));
    const { bonus } = judgePassage('Early payment discount. '.repeat(50), query, rarity, new Set());
    expect(bonus).toBeGreaterThan(0);
    expect(bonus).toBeLessThan(bonusAtMost(query, rarity));
  });
  test('a query is read as words, phrases and beginnings', () => {
    expect(readQuery('"early payment" disc*')).toMatchObject({ phrases: [['earli', 'payment']], beginnings: ['disc'] });
  });
});

describe('passages', () => {
  test('they never cross a page, are cut at sentences, and lose no word', () => {
    const sentence = 'Each depot keeps one plan for all of its vehicles today. ';
    const pieces = [1, 2].map((page) => ({ text: sentence.repeat(60).trim(), page, heading: null, second: null }));
    const passages = splitPassages(pieces);
    expect(passages.every(({ words, page }) => words <= 250 && (page === 1 || page === 2))).toBe(true);
    expect(passages.reduce((sum, { words }) => sum + words, 0)).toBe(2 * 60 * 11);
  });
});

describe('addresses', () => {
  test('one page has one key, a file and another scheme are no page', () => {
    expect(addressKey('https://www.a.example/x/')).toBe(addressKey('http://a.example/x'));
    expect(pageAddress('/x?utm_source=y#z', 'https://a.example')).toBe('https://a.example/x');
    for (const href of ['/x.pdf', 'mailto:x@a.example', 'javascript:void 0'])
      expect(pageAddress(href, 'https://a.example')).toBeNull();
  });
  test('paths are wanted by patterns', () => {
    const rules = { include: ['/products/*'], exclude: ['/old'] };
    expect(
      ['/products/a', '/products/old', '/blog'].map((path) => isWantedPath(`https://a.example${path}`, rules)),
    ).toEqual([true, false, false]);
  });
  test.each([
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=3', 'aqz-KE-bpKQ'],
    ['youtu.be/aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
    ['https://youtube.com/shorts/aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
    ['https://evil.example/watch?v=aqz-KE-bpKQ', null],
    ['https://www.youtube.com/', null],
  ])('%s', (address, id) => expect(videoIdOf(address)).toBe(id));
});
