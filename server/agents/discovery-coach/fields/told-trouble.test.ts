import { describe, expect, test } from 'vitest';
import type { CallField } from '../vocabulary/field-words.ts';
import { fillFields } from './fill-fields.ts';

/** What a field holds of a talk early in a call: 'R: ' is the seller, anyone else is not. */
function heldOf(field: CallField, ...talk: string[]): string[] {
  let at = 150;
  const lines = talk.map((each, place) => {
    const line = {
      id: String(place + 1),
      at,
      speaker: each.slice(0, 1),
      side: each.startsWith('R') ? ('rep' as const) : ('prospect' as const),
      text: each.slice(3),
    };
    at += 2 + each.length / 15;
    return line;
  });
  return fillFields(lines)
    .filter((fill) => fill.field === field)
    .map(({ text }) => text);
}

describe('trouble that is told as a plain fact', () => {
  test.each([
    [
      'R: How do the job sheets come back to you?',
      'P: The lads leave them in the cab, and on Fridays Una goes round the yard and fetches what she can find. Then she types them.',
    ],
    [
      'R: And what do you do when the lift stops?',
      'P: Somebody walks down four floors to the caretaker. Last month he was on leave, so two of the old people sat there for three hours.',
    ],
    [
      'R: Who looks after the stock of the bar?',
      'P: My father, with a pencil behind his ear. He counts the crates on Mondays and we were out of stout twice in August.',
    ],
  ])('is a barrier: %s', (question, answer) => {
    const held = heldOf('barriers', question, answer);
    expect(held).toHaveLength(1);
    expect(answer).toContain(held[0]);
  });

  test('is none where it goes well, where money or plans were asked for, and late in the talk of the offer', () => {
    const how = 'R: How do you check the boilers today?';
    expect(
      heldOf('barriers', how, 'P: There’s a lad who does it in an hour with his phone, it is a pleasure.'),
    ).toEqual([]);
    const fact =
      'P: Two of the boys go round with a torch for an hour and they carry the crates over to the other hall.';
    expect(heldOf('barriers', 'R: How do you do it now?', fact)).not.toEqual([]);
    expect(heldOf('barriers', 'R: And what is the budget for that?', fact)).toEqual([]);
    const offers = Array.from(
      { length: 12 },
      (_, at) => `R: We send our people with part ${at} of it, and we stay on.`,
    );
    expect(heldOf('barriers', 'R: What would you see in a year?', ...offers, fact)).toEqual([]);
  });

  test('is quoted by the sentences that say most of it, of a long answer not by all', () => {
    const answer =
      'P: Good question. It came with the house, my grandfather had it. There is a board in the hall and the girls write the rooms on it with a pen. The cleaner wiped it in June and we had two weddings in one room. That was a day. The priest laughed. My wife did not, she had the flowers for both of them in the van.';
    const [held = ''] = heldOf('barriers', 'R: How are the rooms given out?', answer);
    expect(held).toContain('wiped it in June');
    expect(held.split(' ').length).toBeLessThan(40);
  });
});

test('talk about the talk is no wish', () => {
  const told = 'R: That is the range.';
  for (const said of ['I’d like to know, that’s all.', 'I want to ask you something about the hours.'])
    expect(heldOf('outcomes', told, `P: ${said}`)).toEqual([]);
  expect(heldOf('outcomes', 'R: What would you want to see?', 'P: I want to know at noon who is out.')).not.toEqual([]);
});

test('what others say is no feeling, what binds somebody no decision, and what may be spent no cost', () => {
  const line = 'R: How does the line answer?';
  expect(heldOf('emotionalImpact', line, 'P: It says that it is sorry and then there is music.')).toEqual([]);
  expect(heldOf('emotionalImpact', 'R: What was that like for you?', 'P: I felt sorry for them.')).not.toEqual([]);
  const others = 'R: What do the others want?';
  expect(heldOf('decisionProcess', others, 'P: You’d have to sign up for four years.')).toEqual([]);
  const budget = 'R: Is there something in the budget for it?';
  const sum = 'Q: It’s thirty thousand and that’s everything, so call it twenty thousand a year.';
  expect(heldOf('financialImpact', budget, 'P: We put in a sum.', sum)).toEqual([]);
});

test('a question that is long past is not asked again by one that trails off', () => {
  const cost = 'R: What does that cost you in a year?';
  const between = Array.from({ length: 8 }, () => 'R: We will look at the rest of it when we are with you on the day.');
  const again = 'R: Would a week from today be too soon, or...';
  expect(heldOf('financialImpact', cost, 'P: No.', ...between, again, 'P: Not before ten.')).toEqual([]);
  expect(
    heldOf('financialImpact', cost, 'P: Let me see.', 'R: So since March that’s…', 'P: Ten thousand, about.'),
  ).not.toEqual([]);
});

describe('minutes later', () => {
  const pitch = [
    'R: That’s good to know. Let me tell you a little about how we go about it with others like you, and what they say.',
    'P: Go on.',
    'R: We send two people for a day, they look at everything, and then you have a plan that you can keep either way.',
    'Q: Sounds fine to me.',
    'R: There is a short list of things that we would need from you for that, nothing you would not have in a drawer.',
    'P: Send it over.',
    'R: And then we sit down with whoever works with it, for an hour or so, on a morning that is quiet.',
    'P: Mondays, then.',
    'R: Mondays it is. They show us what they do and we only look, nobody has to prepare anything for that at all.',
  ];
  const day = ['R: When should it be running?', 'P: In May, I should think.'];
  const money = ['R: Is there a budget for it?', 'P: There is forty thousand put aside.'];

  test('a day or a budget that is taken back leaves its field', () => {
    const other = 'Q: I’ve just checked, it’s July and not May for the start.';
    expect(heldOf('targetDate', ...day, ...pitch, other)).toEqual([other.slice(3)]);
    expect(heldOf('targetDate', ...day, ...pitch, 'P: Forget the date I told you.')).toEqual([]);
    const sum = 'P: Actually I’ve just looked it up, it’s thirty thousand that we have put aside.';
    expect(heldOf('budget', ...money, ...pitch, sum)).toEqual([sum.slice(3)]);
  });

  test('a day or a sum of something else takes nothing back', () => {
    expect(heldOf('targetDate', ...day, ...pitch, 'P: Our fair is in July this time, turns out.')).toEqual([
      'In May, I should think.',
    ]);
    expect(heldOf('budget', ...money, ...pitch, 'P: Actually the vans were thirty thousand.')).toEqual([
      'There is forty thousand put aside.',
    ]);
  });
});
