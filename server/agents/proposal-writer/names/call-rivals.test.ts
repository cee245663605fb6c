import { expect, test } from 'vitest';
import { rivalFinder } from './call-rivals.ts';

test.each([
  'Delivery charges are shown up front.',
  'Prices are cheaper on Mondays.',
  'It is dearer now. Steel is more expensive.',
  'Omar: “Energy was cheaper then.”',
  'A yard that is up to Easter ready.',
  'Calls get answered in one ring, and Marcus wants more detail.',
  'Our CFO wants less paper.',
  'Customers would do it again.',
  'We had a quote from Ruth in finance.',
  'There was a proposal from Ruth of the kiln team.',
])('%s names no rival', (text) => {
  expect(rivalFinder([], [text])(text)).toEqual([]);
});

test.each([
  'Glazeworks quoted us thirty a kiln.',
  'Last year Glazeworks was cheaper.',
  'Glazeworks is cheaper, and Omar likes Glazeworks.',
  'We had a quote from Glazeworks in Leeds.',
  'We had a quote from Glazeworks of forty a kiln.',
  'We are up against Glazeworks.',
  'They switched from Glazeworks in spring.',
])('%s names one', (text) => {
  expect(rivalFinder([], [text])(text)).toContain('Glazeworks');
});

test('a known name is no rival as whole words, and one letter of it is nobody', () => {
  const text = 'Glazeworks quoted us thirty a kiln.';
  expect(rivalFinder(['S', 'M', 'L', 'Glaze'], [])(text)).toEqual(['Glazeworks']);
  expect(rivalFinder(['Glazeworks Ltd'], [])(text)).toEqual([]);
  expect(rivalFinder(['Glazeworks'], [])('Glazeworks North quoted us thirty.')).toEqual([]);
});

test('what opens a sentence is a name if the call says it with a capital within another', () => {
  const text = 'Glazeworks are cheaper.';
  expect(rivalFinder([], ['Cheaper than glaze works.'])(text)).toEqual([]);
  expect(rivalFinder([], ['We asked Glazeworks’ people too.'])(text)).toEqual(['Glazeworks']);
});

test('a run of capitals takes no longer than its length', () => {
  const text = 'A'.repeat(20_000);
  const began = performance.now();
  expect(rivalFinder([], [text])(text)).toEqual([]);
  expect(performance.now() - began).toBeLessThan(1000);
});
