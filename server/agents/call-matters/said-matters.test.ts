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

const partsOf = (...notes: string[]): string[] =>
  saidMatters(
    notes.map((text, at) => ({ id: String(at), at, speaker: '', side: 'note', text })),
    wanted,
  ).map(({ matter, text }) => `${matter}: ${text}`);

test('a note is read part by part, also below a head of its own or of the note before', () => {
  expect(partsOf('Who signs: Ana Ruiz')).toEqual(['authority: Ana Ruiz', 'decisionProcess: Ana Ruiz']);
  expect(partsOf('who decides: CFO')).toEqual(['authority: CFO', 'decisionProcess: CFO']);
  expect(partsOf('Competitors:', '- Loadstar')).toEqual(['competitor: Loadstar']);
  expect(partsOf('Competitors: Loadstar\nGoal: one list for all depots')).toEqual([
    'competitor: Loadstar',
    'outcomes: one list for all depots',
  ]);
  expect(partsOf('Open questions: who signs?', 'Who signs: tbc')).toEqual([]);
});

test('the rep, a question and talk of anything else tell nothing', () => {
  expect(told('rep', 'Ana Ruiz has to sign anything above 20,000.')).toEqual([]);
  expect(told('prospect', 'Who has to sign that?')).toEqual([]);
  expect(told('prospect', 'The driver signs the paper at the gate.')).toEqual([]);
  expect(told('note', '1 screen 4 all orders')).toEqual([]);
});
