import { describe, expect, test } from 'vitest';
import { draftFrom, saidLines } from '#tests/support/calls/call-drafts.ts';
import type { CallField } from '#server/agents/discovery-coach/vocabulary/field-words.ts';
import { tellingPiece } from './quote-piece.ts';

/** Drafts a call ('R: …' the seller's Ines, 'P: …' the prospect's Omar) whose last line was heard for a field. */
function quoted(field: CallField, ...texts: string[]): string[] {
  const lines = saidLines(texts);
  const last = lines.at(-1);
  const { blocks } = draftFrom({ lines, heard: [{ field, lineId: last?.id ?? '', text: last?.text ?? '' }] });
  return Object.values(blocks)
    .flat()
    .filter(({ kind, quotes }) => kind === 'fact' && quotes.length > 0)
    .map(({ text }) => text);
}

describe('a quote keeps the sentence that names what it goes on about', () => {
  test.each([
    [
      'A crate. From the mill in the valley. Right size, wrong wood.',
      'A crate. From the mill in the valley. Right size, wrong wood.',
    ],
    ['The bank did. Their count was nine loads a week.', 'The bank did. Their count was nine loads a week.'],
    [
      'Five. The quay, the mill, the barn and two sheds up the hill.',
      'Five. The quay, the mill, the barn and two sheds up the hill.',
    ],
    [
      'Right. The quay, the mill, the barn and two sheds up the hill.',
      'The quay, the mill, the barn and two sheds up the hill.',
    ],
    ["I'm not sweeping. I'm baking, which is my trade.", "I'm not sweeping. I'm baking, which is my trade."],
    ["I think so. I'm baking, which is my trade.", "I'm baking, which is my trade."],
    [
      'That somebody opens the gate. In the rain, a person, with keys.',
      'That somebody opens the gate. In the rain, a person, with keys.',
    ],
    ['That was the gate. In the rain we wait for a person with keys.', 'In the rain we wait for a person with keys.'],
  ])('%s', (said, kept) => {
    expect(tellingPiece(said)).toBe(kept);
  });
});

describe('a quote stands behind the question without which it says nothing', () => {
  test('it names what it is in the question', () => {
    expect(quoted('targetDate', "R: When's the audit?", 'P: It begins before the bakers leave for the fair.')).toEqual([
      "Omar, on “When's the audit?”: “It begins before the bakers leave for the fair.”",
    ]);
    expect(
      quoted('targetDate', "R: When's the audit?", 'P: The audit begins before the bakers leave for the fair.'),
    ).toEqual(['Omar: “The audit begins before the bakers leave for the fair.”']);
  });

  test('it says when without saying what', () => {
    const said = "P: Once the stock is counted and before the old ovens fail. I'd like the new one lit by then.";
    expect(quoted('targetDate', 'R: So when would you want the new oven?', said)).toEqual([
      "Omar, on “When would you want the new oven?”: “Once the stock is counted and before the old ovens fail. I'd like the new one lit by then.”",
    ]);
    expect(quoted('targetDate', 'R: So what is it like in the shop?', said).join()).not.toContain(', on “');
  });

  test('an amount answers the question before one that means nothing', () => {
    expect(
      quoted(
        'barriers',
        'R: If the oven stood still for a day, what would you lose?',
        'P: You may work that out.',
        'R: Could I ask you to do it?',
        'P: About nine hundred loaves a day. And the hotel would go elsewhere.',
      ),
    ).toEqual([
      'Omar, on “If the oven stood still for a day, what would you lose?”: “About nine hundred loaves a day. And the hotel would go elsewhere.”',
    ]);
  });

  test('the question stands with the sentence that names whom it is about', () => {
    expect(
      quoted(
        'barriers',
        'R: Can I ask about the drivers? You said they get the blame.',
        'R: How much of their day goes on it?',
        'P: I asked them, one by one, and it was two hours each.',
      ),
    ).toEqual([
      'Omar, on “Can I ask about the drivers? You said they get the blame. How much of their day goes on it?”: “I asked them, one by one, and it was two hours each.”',
    ]);
  });

  test('what is asked for now, or has to be done first, is no aim', () => {
    const wish = 'P: I would like the ovens hot before the first baker comes in.';
    expect(quoted('outcomes', 'R: What would be different in a year?', wish)).toHaveLength(1);
    expect(quoted('outcomes', 'R: What would you have to do to change ovens?', wish)).toEqual([]);
    expect(
      quoted('relief', 'R: Fine.', 'P: I would like to speak with your baker over there, as one baker to another.'),
    ).toEqual([]);
    expect(
      quoted('relief', 'R: Fine.', 'P: I would sleep through the night and bake bread with less worry on Sundays.'),
    ).toHaveLength(1);
  });

  test('what somebody wants is an aim, whatever the question says besides', () => {
    const half = 'P: We want half the waste we have today.';
    for (const question of [
      'R: What do you need to see a year from now?',
      'R: What do you need to be able to do next year?',
      'R: When do you open, and what would you want by then?',
      'R: Who would win if this worked, what would be better?',
      'R: If it were perfect, who would notice?',
      'R: What would it take to make you happy?',
    ])
      expect(quoted('outcomes', question, half)).toHaveLength(1);
    expect(quoted('outcomes', 'R: So when do you have to sign?', half)).toEqual([]);
    for (const aim of [
      "P: We'd like to see no more than two returns a week.",
      "P: We'd love to hear the phone ring again, twenty bookings a day.",
      "P: We'd like to see every van on one map by spring.",
      'P: I would love to see my people home at five on a Friday.',
    ])
      expect(quoted('outcomes', 'R: A year from now, what is different?', aim)).toHaveLength(1);
    expect(
      quoted('outcomes', 'R: A year from now, what is different?', "P: We'd love to visit your baker in the valley."),
    ).toEqual([]);
  });

  test('what was said before somebody asked on', () => {
    expect(
      quoted(
        'barriers',
        'P: We offended somebody.',
        'R: Somebody you know?',
        'P: A carver. From a workshop in the valley. Right name, wrong street.',
      ),
    ).toEqual([
      'Omar, on “We offended somebody.”: “A carver. From a workshop in the valley. Right name, wrong street.”',
    ]);
    expect(
      quoted(
        'barriers',
        'P: We burned one.',
        'R: And the weather?',
        'P: Wet flour sticks to every shelf we have in the shop.',
      ),
    ).toEqual(['Omar: “Wet flour sticks to every shelf we have in the shop.”']);
  });

  test('two things that know nothing of each other are a burden, somebody without a name is none', () => {
    const apart = "P: There's a till in every shop and the tills don't talk to each other at all.";
    expect(quoted('budget', apart)).toEqual([
      "Omar: “There's a till in every shop and the tills don't talk to each other at all.”",
    ]);
    expect(quoted('budget', 'P: If the till is down on a Saturday he types every order in by hand at night.')).toEqual(
      [],
    );
    expect(
      quoted(
        'budget',
        'P: If the till is down on a Saturday our Ruth types every order in by hand, so she stays late.',
      ),
    ).toHaveLength(1);
  });
});

test('a quote of trouble does not begin with praise', () => {
  const said = quoted(
    'barriers',
    "P: I can't fault the drivers. The crates get lost between the two yards every week, and we pay for new ones.",
  );
  expect(said).toEqual(['Omar: “The crates get lost between the two yards every week, and we pay for new ones.”']);
});

describe('a sum stands behind what it was asked about, where the question only points at it', () => {
  test.each([
    [
      [
        'P: Three fridges failed in August.',
        'R: What did those cost you, roughly?',
        'P: About nine thousand pounds in total.',
      ],
      'Omar, on “Three fridges failed in August.”: “About nine thousand pounds in total.”',
    ],
    [
      [
        'P: We sent nine barges back to the yard.',
        'R: And how much did that come to?',
        'P: About forty thousand euros that spring.',
      ],
      'Omar, on “We sent nine barges back to the yard.”: “About forty thousand euros that spring.”',
    ],
    [
      ['P: It rained.', 'R: What does the hall cost you a year?', 'P: About six thousand pounds in rent.'],
      'Omar, on “What does the hall cost you a year?”: “About six thousand pounds in rent.”',
    ],
  ])('%s', (said, told) => {
    expect(quoted('financialImpact', ...said)).toEqual([told]);
  });
});
