import { expect, test } from 'vitest';
import type { CallLine } from '../discovery-coach/call-line.ts';
import { saidMatters, type SaidMatter } from './said-matters.ts';

const wanted: SaidMatter[] = ['competitor', 'authority', 'decisionProcess', 'outcomes'];
const told = (side: CallLine['side'], text: string): string[] =>
  saidMatters([{ id: 'line', at: 0, speaker: '', side, text }], wanted).map(({ matter }) => matter);

test('what the prospect says and what is noted tells who signs, how they decide and whom else they ask', () => {
  expect(told('prospect', 'We are also talking to Loadstar, they showed us theirs last week.')).toContain('competitor');
  expect(told('prospect', 'Ana Ruiz has to sign anything above 20,000.')).toContain('authority');
  expect(told('note', 'CEO signs')).toEqual(['authority', 'decisionProcess']);
  expect(told('note', 'other quote: Loadstar')).toEqual(['competitor']);
});

test('the rep, a question and talk of anything else tell nothing', () => {
  expect(told('rep', 'Ana Ruiz has to sign anything above 20,000.')).toEqual([]);
  expect(told('prospect', 'Who has to sign that?')).toEqual([]);
  expect(told('prospect', 'The driver signs the paper at the gate.')).toEqual([]);
  expect(told('note', '1 screen 4 all orders')).toEqual([]);
});
