import { expect, test } from 'vitest';
import { openNotedTalk } from './noted-talk.ts';

const talk = openNotedTalk({
  theirs: ['Ruth Marsden', 'Bo Berg (Marsden Ltd)', 'Alex Ray', 'Anna Huber', 'Kay Price'],
  ours: ['Joel Abara', 'Alex Poe', 'Hope Grant'],
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
  ['Anna: Wir schließen um sechs.', 'prospect', 'Anna Huber', 'Wir schließen um sechs.'],
  ['Anna: ich schicke Ihnen die Pläne', 'prospect', 'Anna Huber', 'ich schicke Ihnen die Pläne'],
  ['Anna: j’ai trois sites', 'prospect', 'Anna Huber', 'j’ai trois sites'],
  ['Ruth: yes, we lose 40k a year on it', 'prospect', 'Ruth Marsden', 'yes, we lose 40k a year on it'],
  ['Ruth: your price is too high', 'prospect', 'Ruth Marsden', 'your price is too high'],
  ['Ruth: Send me the list by Friday.', 'prospect', 'Ruth Marsden', 'Send me the list by Friday.'],
  ['Ruth: Would be good if you came.', 'prospect', 'Ruth Marsden', 'Would be good if you came.'],
  ['Ruth: Costs us 40k a year.', 'prospect', 'Ruth Marsden', 'Costs us 40k a year.'],
  ['Ruth: That suits us.', 'prospect', 'Ruth Marsden', 'That suits us.'],
  ['Ruth: Is our price too high?', 'prospect', 'Ruth Marsden', 'Is our price too high?'],
  ['Kay Price: we start at 30k', 'prospect', 'Kay Price', 'we start at 30k'],
  ['Kay: we start at 30k', 'prospect', 'Kay Price', 'we start at 30k'],
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
  'Ruth: wants us to install by June',
  'Ruth: thinks our price is too high',
  'Ruth: worried about our support at night',
  'Ruth: will send us the drawings by Friday',
  'Ruth: sends us the drawings by Friday',
  'Ruth: Sends us the drawings by Friday.',
  'Ruth: owes me the list of vans by Tuesday',
  'Ruth: no budget before our fiscal year ends',
  'Ruth: loses 40k a year on it, told me twice',
  'Ruth: our price too high',
  'Ruth: we to send list',
  'Ruth: Call her about our offer on Monday.',
  'Joel: send Ruth our contract by Friday',
  'Joel: call me on Friday',
  'Price: we start at 30k and can go to 25k',
  'Grant: we could apply for the state grant of 40k',
  'Anna: braucht unser Angebot bis Freitag.',
])('%s stays a note', (note) => {
  expect(talk(note)).toBeNull();
});
