import { expect, test } from 'vitest';
import { openNotedTalk } from './noted-talk.ts';

const talk = openNotedTalk({
  theirs: ['Ruth Marsden', 'Bo Berg (Marsden Ltd)', 'Alex Ray'],
  ours: ['Joel Abara', 'Alex Poe'],
});

test.each([
  ['Ruth: We close at six.', 'prospect', 'Ruth Marsden', 'We close at six.'],
  [
    'Ruth Marsden:  can you send me the list by Friday',
    'prospect',
    'Ruth Marsden',
    'can you send me the list by Friday',
  ],
  [
    'Berg: The keys are lost every other week.',
    'prospect',
    'Bo Berg (Marsden Ltd)',
    'The keys are lost every other week.',
  ],
  ['Joel: By when?', 'rep', 'Joel Abara', 'By when?'],
  ['JOEL: who signs it?', 'rep', 'Joel Abara', 'who signs it?'],
])('%s', (note, side, speaker, text) => {
  expect(talk(note)).toEqual({ side, speaker, text });
});

test.each([
  'Ruth: keys lost abt every wk',
  'Ruth: we lose 3k/mo',
  'Ruth: list by Friday',
  'Ruth -> we close at six.',
  'Budget: we have forty thousand.',
  'Kim: We close at six.',
  'Alex: We close at six.',
  'Ruth: We close at six.\nJoel: And on Sundays?',
  'Asked Ruth: We close at six.',
])('%s stays a note', (note) => {
  expect(talk(note)).toBeNull();
});
