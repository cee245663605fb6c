import { expect, test } from 'vitest';
import type { CallLine } from '../discovery-coach/call-line.ts';
import { factsSaid } from './facts-said.ts';

const line = (side: CallLine['side'], text: string, at = 0): CallLine => ({
  id: `line ${at}`,
  at,
  speaker: '',
  side,
  text,
});
const factsOf = (side: CallLine['side'], text: string): string[] =>
  factsSaid([line(side, text)]).map(({ fact }) => fact);

test.each([
  ['We’re also talking to Loadstar, they gave us a demo.', 'competitor'],
  ['Ines Brandt has to sign anything above 50,000.', 'economicBuyer'],
  ['The legal team reviews the contract, then procurement raises the order.', 'decisionProcess'],
  ['It has to run on our own servers, that is a must.', 'decisionCriteria'],
  ['We won’t sign without two references.', 'decisionCriteria'],
])('“%s” tells %s', (text, fact) => {
  expect(factsOf('prospect', text)).toContain(fact);
  expect(factsOf('rep', text)).toEqual([]);
});

test.each([
  'The works council has to agree first.',
  'Legal needs to look at it before anybody else.',
  'IT security has to approve any new tool.',
  'IT has to approve it.',
])('who only has to agree is no economic buyer: %s', (text) => {
  expect(factsOf('prospect', text)).not.toContain('economicBuyer');
  expect(factsOf('note', text)).not.toContain('economicBuyer');
});

test('who holds the money is one beside those who have to agree', () => {
  for (const text of [
    'Legal looks at it, and Dana Wolf signs.',
    'The union is asked, the CFO decides.',
    'He has to sign it.',
  ])
    expect(factsOf('note', text)).toContain('economicBuyer');
});

test('a wish, a question and small talk are no criterion', () => {
  for (const text of ['1 screen 4 all orders', 'One list for all depots would be great.', 'Is that a requirement?'])
    expect(factsOf('note', text)).not.toContain('decisionCriteria');
  expect(factsOf('prospect', 'It must have been a long drive.')).toEqual([]);
});

test('each fact is told by its plainest sentence first, and only a few times', () => {
  const many = Array.from({ length: 9 }, (_, at) => line('prospect', `We’re also talking to Loadstar ${at}.`, at));
  const facts = factsSaid([line('prospect', 'CFO signs', 50), ...many, line('note', 'CFO signs', 60)]);
  expect(facts.filter(({ fact }) => fact === 'competitor')).toHaveLength(5);
  expect(facts.find(({ fact }) => fact === 'economicBuyer')?.text).toBe('CFO signs');
});
