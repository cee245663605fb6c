import { expect, it } from 'vitest';
import { endsBetween, isUnmarked, markSpeech } from './mark-speech.ts';

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

it('cuts neither behind an auxiliary nor within a number', () => {
  expect(markSpeech('the trouble is we can’t do it by hand any more there are too many orders')?.text).toBe(
    'The trouble is we can’t do it by hand any more there are too many orders.',
  );
  expect(markSpeech('what we lose is about two hundred and fifty pounds a week and there are nine of us')?.text).toBe(
    'What we lose is about two hundred and fifty pounds a week. And there are nine of us.',
  );
  expect(markSpeech('it costs us nine hundred a week and fifty it’s what they told us')?.text).not.toMatch(
    /hundred\. /u,
  );
});

it('cuts before who will do something, and neither within a relative clause nor before a list', () => {
  expect(markSpeech('tuesday is out of the question then i will bring the keys on thursday')?.text).toBe(
    'Tuesday is out of the question. Then i will bring the keys on thursday.',
  );
  expect(markSpeech('my wife says the van is dirty i could bring it round on friday')?.text).toBe(
    'My wife says the van is dirty. I could bring it round on friday.',
  );
  for (const text of [
    'i’ll ask them what surge it’ll take in the summer',
    'i’ll send you the reg and the miles on it tonight',
  ])
    expect(markSpeech(text)?.text.match(/\./gu)).toHaveLength(1);
});

it.each([
  [
    'the yard floods twice a year and then nobody gets to the cold store',
    'also the council wants a plan for the drain',
    true,
  ],
  [
    'there is a logbook in the cabin and my brother is the only one who reads it',
    'the worst is when a pilot is ill',
    true,
  ],
  ['there is a logbook in the cabin and my brother is the only one who', 'reads it since the old man went', false],
  ['there is a logbook in the cabin and my brother reads it from time to time', 'with the old man on the radio', false],
  ['we load the salt at five and the lorries have to wait for the sand', 'and grit from the other pit', false],
  ['we load the salt', 'the lorries have to wait', false],
  ['We load the salt at five, and the lorries have to wait for the sand', 'the worst is when it rains', false],
])('%s | %s: ended %s', (line, next, expected) => {
  expect(endsBetween(line, next)).toBe(expected);
});
