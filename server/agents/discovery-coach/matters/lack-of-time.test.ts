import { expect, test } from 'vitest';
import { readMaterial } from '../coach-material.ts';
import { hearMatters } from './hear-matter.ts';

const kindsOf = (text: string): string[] =>
  hearMatters(
    { id: '1', at: 120, speaker: 'P', side: 'prospect', text },
    [],
    readMaterial([], ['Acme']),
    () => null,
  ).map(({ kind }) => kind);

test.each([
  'Honestly, we have no time for this, everyone is flat out.',
  'We have no time to learn another system.',
  'Nobody here has the time for it.',
  'They’re too busy on the floor as it is.',
])('who has no time tells no date: %s', (text) => {
  expect(kindsOf(text)).not.toContain('timing');
});

test('who has no time before a day tells when', () => {
  expect(kindsOf('We have no time for it before March, and we would want to go live by May.')).toContain('timing');
});
