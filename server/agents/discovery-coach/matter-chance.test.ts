import { describe, expect, test } from 'vitest';
import type { CallLine } from './call-line.ts';
import { openCoach } from './coach.ts';
import { readMaterial, type CoachMaterial } from './coach-material.ts';
import { phraseTest } from './phrase-test.ts';
import { touchedContent } from './touched-content.ts';

const read = (text: string, heading: string | null = null): CoachMaterial =>
  readMaterial(
    [
      {
        passageId: '0',
        contentId: 'handbook',
        contentKind: 'document',
        number: 0,
        title: 'Handbook',
        heading,
        page: null,
        text,
      },
    ],
    ['Lantern'],
  );

const material = read(
  [
    '"We tried sensors and they ended in a drawer." We stay until the first winter is over.',
    '"The fishermen will not look at a screen." A lamp on the quay turns red.',
  ].join('\n'),
  'What harbours worry about',
);

const says = (at: number, text: string, side: CallLine['side'] = 'prospect'): CallLine => ({
  id: `l${at}`,
  at,
  speaker: side === 'rep' ? 'R' : 'P',
  side,
  text,
});

/** The kind of the card after the seller told of what they sell. */
function after(text: string, told = 'Our buoys measure the swell, and we call the skippers before it comes.') {
  const coach = openCoach(material);
  coach.hear(says(190, 'We have done that for nine harbours up the coast.', 'rep'));
  coach.hear(says(200, told, 'rep'));
  return coach.hear(says(206, text))?.kind;
}

describe('a doubt is heard without a word of doubt', () => {
  test.each([
    'My father put in a box like that, and the skippers hung their wet jackets on it until it was taken away.',
    'Old Jannis reads the clouds, he’s seventy, and he’ll go out whatever your buoys tell him.',
    'And when your buoy tears loose in the night, who’ll be the one that they come looking for with a boat hook?',
  ])('%s', (text) => {
    expect(after(text)).toBe('objection');
  });

  test('the same tale in answer to how it is today is none', () => {
    const tale =
      'My father put in a box like that, and the skippers hung their wet jackets on it until it was taken away.';
    expect(after(tale, 'How do the skippers hear of the swell today?')).toBeUndefined();
  });

  test('small talk after an offer is none', () => {
    expect(after('Lovely, the sun is coming out at last.')).toBeUndefined();
    expect(after('Right, I see.')).toBeUndefined();
  });
});

describe('what a line touches in the content', () => {
  const prices = read('The fee for a berth is nine euros.\nA customer in Vik pays the yearly rate.', 'Prices');

  test('is found by words that say nearly the same, for less than by the word itself', () => {
    const itself = touchedContent('And the fee?', prices).kinds.get('price') ?? 0;
    const nearly = touchedContent('And the cost?', prices).kinds.get('price') ?? 0;
    expect(nearly).toBeGreaterThan(0);
    expect(nearly).toBeLessThan(itself);
    expect(touchedContent('The gulls are loud.', prices).kinds.size).toBe(0);
  });

  test('a doubt that the content quotes counts by the words of the quotation', () => {
    expect(touchedContent('It would end in a drawer again.', material).quoted).toBeGreaterThan(0);
    expect(touchedContent('The whole winter?', material).quoted).toBe(0);
  });
});

test('a phrase stands for whoever does it, with either apostrophe, as whole words', () => {
  const phrase = phraseTest(['{who}{will} balk', 'wasn’t told ']);
  expect("the skippers'll balk".match(phrase)).not.toBeNull();
  expect('She wasn’t told'.match(phrase)).not.toBeNull();
  expect("He wasn't told, he said".match(phrase)).not.toBeNull();
  expect('the skippers’ll balkan'.match(phrase)).toBeNull();
});
