import { describe, expect, test } from 'vitest';
import type { MatterKind } from '#contract/coach-cards.ts';
import type { CallLine } from './call-line.ts';
import { openCoach } from './coach.ts';
import { readMaterial } from './coach-material.ts';
import { fillFields } from './fields/fill-fields.ts';
import { hearMatters } from './matters/hear-matter.ts';

/** 'R 100 What …': who, when, what; N is a note. */
const call = (said: readonly string[]): CallLine[] =>
  said.map((each, at) => {
    const [, who = '', seconds = '0', text = ''] = /^(\w) (\d+) (.*)$/su.exec(each) ?? [];
    const side = who === 'R' ? 'rep' : who === 'N' ? 'note' : 'prospect';
    return { id: String(at), at: Number(seconds), speaker: who, side, text };
  });
const filled = (...said: string[]): string[] => fillFields(call(said)).map(({ field, line }) => `${field} ${line.id}`);

describe('questions and answers', () => {
  test.each<readonly [string, string[], string[]]>([
    [
      'a sentence that the other one is to end asks the last question again',
      [
        'R 300 How much does one of those cost you?',
        'P 304 About a thousand each time.',
        'R 320 And that’s twelve of them since spring, so that’s...',
        'P 326 Twelve thousand. Yes.',
      ],
      ['financialImpact 3'],
    ],
    [
      '“What else?” asks for more trouble, a longer question for something else does not',
      [
        'R 200 What goes wrong at the moment?',
        'P 206 Half of the slips get lost before anybody types them in.',
        'R 260 What else?',
        'P 264 Two of the vans share the one list between them.',
        'R 300 What else would you like to hear from me today?',
        'P 304 Well, tell me where your people are sitting, I suppose.',
      ],
      ['barriers 1', 'barriers 3'],
    ],
    [
      'who asks something of their own has left what they were asked',
      [
        'R 500 If it all went well, what would you see a year from now?',
        'P 506 No paper anywhere in the yard.',
        'P 510 And where is your nearest workshop to us, by the way?',
        'P 516 We are right behind the harbour.',
      ],
      ['outcomes 1'],
    ],
    [
      'trouble told right after the seller spoke of their own is a doubt about that',
      [
        'R 300 So our tags send the reading by themselves.',
        'P 304 Nobody knows where the hubs are, and half of them can’t find the plug.',
      ],
      [],
    ],
    [
      'numbers are read as they are said',
      ['R 300 What do those bills come to?', 'P 304 Eleven thousand, over the three houses.'],
      ['financialImpact 1'],
    ],
    [
      'a number of things is no sum',
      ['R 300 What does that cost you?', 'P 304 We run four thousand kegs and two hundred pumps.'],
      [],
    ],
    [
      'what a thing cost once is no cost of the trouble',
      ['P 300 It cost me two thousand to look at the other one.'],
      [],
    ],
    [
      'whoever has a say is named by what people call them, once asked',
      ['R 300 Whose call is it in the end?', 'P 304 My uncle. He’s still got his forty per cent.'],
      ['decisionProcess 1'],
    ],
    ['and not unasked', ['P 304 My uncle. He’s still got his forty per cent.'], []],
    [
      '“I see the number” is no nod',
      ['R 300 How’s that land with you, personally?', 'P 304 I see the number come up and I throw the phone.'],
      ['emotionalImpact 1'],
    ],
  ])('%s', (_, said, fields) => {
    expect(filled(...said)).toEqual(fields);
  });
});

const material = readMaterial([], ['Brackwater']);
function score(kind: MatterKind, ...said: string[]): number {
  const lines = call(said);
  const [last] = lines.slice(-1);
  if (last === undefined) return 0;
  const before = lines.slice(0, -1).map((line) => ({ line, kinds: [] }));
  return hearMatters(last, before, material, () => null).find((matter) => matter.kind === kind)?.score ?? 0;
}

describe('what a line answers', () => {
  test('who decides is heard where it was asked for, in any words', () => {
    const reply = 'P 206 Jens and Maja, as it happens.';
    expect(score('authority', 'R 200 Who else has to say yes to this?', reply)).toBeGreaterThan(
      score('authority', 'R 200 Who is on holiday this week?', reply) + 0.5,
    );
  });

  test('a line against what was just told is a doubt without a word of doubt', () => {
    const reply = 'P 206 You’d have to meet our driver.';
    expect(score('objection', 'R 200 Our driver app takes one tap.', reply)).toBeGreaterThan(
      score('objection', 'R 200 How many drivers are there?', reply) + 0.5,
    );
  });

  test('before the seller told anything there is less to doubt; notes alone, without the seller, count in full', () => {
    const doubt = 'P 206 I’m worried, it never worked before.';
    const alone = score('objection', 'N 200 They are ten people.', doubt.replace('P', 'N'));
    expect(score('objection', 'R 200 How long have you been here?', doubt)).toBeLessThan(alone - 0.3);
    const coach = openCoach(material);
    const [note] = call(['N 200 I’m worried about it, honestly, we have no time for this, too risky.']);
    expect(note === undefined ? null : coach.hear(note)).toMatchObject({ kind: 'objection' });
  });
});

test('any name that begins a sentence of what it does is a rival, under a heading of others', () => {
  const passage = {
    passageId: 'p',
    contentId: 'c',
    contentKind: 'document' as const,
    number: 0,
    title: 'Handbook',
    heading: 'Other laundries',
    page: null,
    text: 'Sudworth counts in the laundry.\nPristine Nation wants five years.\nSwitching is easy.',
  };
  expect(readMaterial([passage], ['Blanchard']).rivals).toEqual(
    expect.arrayContaining(['Sudworth', 'Pristine Nation']),
  );
});
