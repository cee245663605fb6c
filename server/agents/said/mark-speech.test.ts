import { expect, it } from 'vitest';
import { isUnmarked, markSpeech } from './mark-speech.ts';

it('cuts a line without marks into clauses, and marks what asks', () => {
  expect(markSpeech('yeah okay so we keep it on paper and nobody reads it')?.text).toBe(
    'Yeah okay so we keep it on paper. And nobody reads it.',
  );
  expect(markSpeech('and who signs that is it you or your brother')?.text).toMatch(/\?$/u);
  expect(markSpeech('so that is two hundred and how many vans would that be')?.text).toBe(
    'So that is two hundred. And how many vans would that be?',
  );
});

it('leaves a line alone that has marks, begins with a capital or is a word or two', () => {
  for (const text of ['we keep it on paper, and nobody reads it', 'We keep it on paper', 'yeah right'])
    expect([text, isUnmarked(text), markSpeech(text)]).toEqual([text, false, null]);
});

it('gives the words back as they were said', () => {
  const said = 'well it’s on the wall and  nobody reads it cause it’s old';
  const marked = markSpeech(said);
  expect(marked?.said('And  nobody reads it.')).toBe('and  nobody reads it');
  expect(marked?.said(marked.text)).toBe(said);
});
