import { describe, expect, test } from 'vitest';
import { draftFrom, saidLines } from '#tests/support/calls/call-drafts.ts';
import { agreedMeetings } from '../agreed-meetings.ts';

const settledIn = (...texts: string[]): string[] =>
  agreedMeetings(saidLines(texts)).map(({ text, moved }) => `${text}${moved === null ? '' : ` < ${moved.text}`}`);

describe('a day on which both settle', () => {
  test.each([
    [['R: How about Tuesday at two?', 'P: Works for me.'], 'How about Tuesday at two?'],
    [["R: I'll show you on Tuesday at ten?", 'P: Grand.'], "I'll show you on Tuesday at ten?"],
    [
      ["R: I'll show you on Tuesday at ten?", "P: Tuesday's the vet. Wednesday at ten.", 'R: Wednesday at ten it is.'],
      "Wednesday at ten it is. < I'll show you on Tuesday at ten?",
    ],
    [
      ['P: Could we speak again on Monday?', "R: I'm away Monday. Would Thursday do?", 'P: Thursday, fine.'],
      'Thursday, fine. < Could we speak again on Monday?',
    ],
    [
      ['R: Shall we meet on the ninth?', 'P: The tenth is better for us.', 'R: Perfect.'],
      'The tenth is better for us. < Shall we meet on the ninth?',
    ],
    [
      ['R: How about Tuesday at two?', "P: Works for me. I'll have the drawings for you by Friday."],
      'How about Tuesday at two?',
    ],
    [
      [
        "R: I'll show you on Tuesday at ten?",
        "P: Tuesday's the vet. Wednesday at ten.",
        'R: Wednesday at ten, no problem.',
      ],
      "Wednesday at ten, no problem. < I'll show you on Tuesday at ten?",
    ],
  ])('%j', (texts, settled) => {
    expect(settledIn(...texts)).toEqual([settled]);
  });

  test.each([
    ['that nobody takes', ['R: How about Tuesday at two?', "P: No, I don't think so."]],
    [
      'that is asked back',
      ['R: How about Tuesday at two?', "P: Tuesday's the vet. Wednesday?", 'R: Wednesday I am in Cork, no.'],
    ],
    [
      'left open',
      ['R: Shall we meet on the ninth?', 'P: The tenth is better for us.', 'R: Let me see who else is in?'],
    ],
    [
      'of what should be done',
      ['R: When would you want this running?', 'P: By the first of March.', 'R: The first of March, right.'],
    ],
    ['with no day in it', ['R: Shall we speak again?', 'P: Sure.']],
  ])('and not one %s', (_, texts) => {
    expect(settledIn(...texts)).toEqual([]);
  });

  test('stands among the next steps of a proposal, with what was asked', () => {
    const { blocks } = draftFrom({
      lines: saidLines([
        "R: I'll show you on Tuesday at ten?",
        "P: Tuesday's the vet. Wednesday at ten.",
        'R: Wednesday at ten it is.',
      ]),
      heard: [],
    });
    const steps = Object.entries(blocks).flatMap(([name, claims]) => (name === 'timeline' ? claims : []));
    expect(steps.map(({ text }) => text)).toEqual([
      "Ines and Omar agree, on “I'll show you on Tuesday at ten?”: “Wednesday at ten it is.”",
    ]);
  });
});
