import { array, assert, integer, property, stringMatching, uniqueArray } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { spokenText, withoutLoops } from '#server/ports/spoken-text.ts';
import { withoutEcho } from './echo-words.ts';
import { withoutOverlap } from './join-overlap.ts';

const words = array(stringMatching(/^[a-z]{2,9}$/u), { minLength: 12, maxLength: 40 });

describe('two pieces that share a second', () => {
  test('words of the overlap stand once, however many they are and however they are written', () => {
    assert(
      property(
        uniqueArray(stringMatching(/^[a-z]{2,9}$/u), { minLength: 12, maxLength: 30 }),
        integer({ min: 1, max: 6 }),
        (said, shared) => {
          const cut = Math.floor(said.length / 2);
          const before = said.slice(0, cut + shared).join(' ');
          const after = said
            .slice(cut)
            .map((word, at) => (at === 0 ? `${word.toUpperCase()},` : word))
            .join(' ');
          expect(`${before} ${withoutOverlap(before, after)}`.trim()).toBe(said.join(' '));
        },
      ),
    );
  });

  test('where nothing agrees nothing is left out, and no word is made up', () => {
    assert(
      property(words, words, (before, after) => {
        const left = withoutOverlap(before.join(' '), after.join(' ')).split(' ').filter(Boolean);
        expect(after.slice(after.length - left.length)).toEqual(left);
        expect(after.length - left.length).toBeLessThanOrEqual(8);
        if (!after.some((word) => before.includes(word))) expect(left).toEqual(after);
      }),
    );
    expect(withoutOverlap('', 'We begin here')).toBe('We begin here');
  });

  test('short words that are common to both do not eat what follows them', () => {
    expect(withoutOverlap('that is what we do in', 'so in the end it pays')).toBe('so in the end it pays');
  });
});

describe('what models write over silence', () => {
  test('a loop is kept once; what people repeat stays', () => {
    expect(withoutLoops('no no no, we said no')).toBe('no no no, we said no');
    expect(withoutLoops('very very very good')).toBe('very very very good');
    expect(withoutLoops('Vielen Dank. '.repeat(9))).toBe('Vielen Dank.');
    expect(withoutLoops('... ... ... - -')).toBe('... ... ... - -');
  });

  test('the names that were given beforehand are no speech; a name that is said is', () => {
    const prompt = 'Halden Freight, Marisol Vega, Waymark Proof, Quorvex';
    expect(spokenText({ text: 'Halden Freight, Marisol Vega, Waymark Proof' }, prompt)).toBe('');
    expect(spokenText({ text: 'Waymark Proof' }, prompt)).toBe('Waymark Proof');
    expect(spokenText({ text: '♪ …' }, prompt)).toBe('');
  });
});

test('an echo is taken out of the microphone alone where it is at the time of the tab', () => {
  const tab = { id: 't', atMs: 10_000, durationMs: 4000, text: 'we need it before the end of March' };
  const mic = (atMs: number, text: string) => ({ id: 'm', atMs, durationMs: 4000, text });
  expect(withoutEcho(mic(10_300, 'we need it before the end of March'), [tab])).toBe('');
  expect(withoutEcho(mic(15_000, 'we need it before the end of March'), [tab])).toBe(
    'we need it before the end of March',
  );
  expect(withoutEcho(mic(10_300, 'that is clear to me now thanks a lot'), [tab])).toBe(
    'that is clear to me now thanks a lot',
  );
  expect(withoutEcho(mic(10_300, ''), [tab])).toBe('');
});
