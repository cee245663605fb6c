import { describe, expect, test } from 'vitest';
import type { CallLine } from './call-line.ts';
import { openCoach } from './coach.ts';
import { readMaterial } from './coach-material.ts';
import { endsBadly } from './told-tale.ts';

const material = readMaterial([], ['Sailmend']);
/** The kinds of the cards for 'R: …' and 'P: …', ten seconds apart, after the opening of a call. */
function cardsFor(...texts: string[]): string[] {
  const coach = openCoach(material);
  return texts.flatMap((text, at) => {
    const line: CallLine = {
      id: String(at),
      at: 200 + at * 10,
      speaker: text.slice(0, 1),
      side: text.startsWith('R: ') ? 'rep' : 'prospect',
      text: text.slice(3),
    };
    const card = coach.hear(line);
    return card === null ? [] : [card.kind];
  });
}

describe('a doubt told as a tale', () => {
  test('is heard where somebody was asked what they tried before', () => {
    expect(
      cardsFor(
        'R: Have you ever tried a mending service before?',
        'P: Once, a loft in Kiel. They kept the sail eleven weeks, and we went back to the needle.',
      ),
    ).toContain('objection');
  });

  test('is heard right after the seller told of their own', () => {
    expect(
      cardsFor(
        'R: We collect the sail on Monday and you get it back on Thursday.',
        'P: A cousin of mine had that promised. He was told four days, it took all of June, and he lost the whole regatta.',
      ),
    ).toContain('objection');
  });

  test('is heard in whatever answers why it failed', () => {
    expect(
      cardsFor(
        'R: Why did nobody send you the sails?',
        'P: They were sewn for boats of nine meters, and ours have six.',
      ),
    ).toContain('objection');
  });

  test('is none where it only answers how things are, or ends well', () => {
    expect(
      cardsFor(
        'R: How many sails do you have?',
        'P: Forty, and we lost the big one last year when the mast broke in the storm off the pier.',
      ),
    ).toEqual([]);
    expect(
      cardsFor(
        'R: We collect the sail on Monday.',
        'P: That suits the whole club, because on Monday the hall is open until late and somebody has the key.',
      ),
    ).toEqual([]);
  });
});

test.each([
  ['We bought one two years ago, nobody used it, and now it is in a cupboard with the old flags and the paint.', 1],
  ['It broke.', 0],
])('%j ends badly: %j', (text, sure) => {
  expect(endsBadly(text)).toBe(sure);
});
