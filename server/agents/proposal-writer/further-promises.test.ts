import { describe, expect, test } from 'vitest';
import { saidLines } from '#tests/support/calls/call-drafts.ts';
import { agreedRequests } from './agreed-requests.ts';
import { furtherPromises } from './further-promises.ts';

const found = (...texts: string[]): string[] =>
  furtherPromises(saidLines(texts)).map(({ who, text }) => `${who}: ${text}`);

describe('what people take upon themselves', () => {
  test.each([
    "R: I'm gonna have a word with our billing people.",
    "P: I'll text you the gate code.",
    "R: We'll put together two options for the annex.",
    'P: I’ll have someone check the boiler room drawings.',
    'R: I will chase the certificate.',
    "P: I've got to send you the floor plan by Friday.",
    "R: What I'll do is redo the sheet without the second site.",
    "R: I'd be happy to sit down with your night team.",
    "R: We'll waive the setup fee.",
    "P: I'll dig out last year's invoices.",
    "R: We'd run the trial before that.",
    "R: I'd come over the week before the move.",
    'R: The sample goes in the post tonight.',
    'R: I could get their head gardener on the phone for you.',
    "R: I'd test the scale before the season opens.",
    'R: I could lend you a lamp for a week.',
    "R: I can ask if they'd share it.",
    "R: I'll ask if we can average that over the year and text you.",
    "R: I'll photograph the seam for you.",
    'R: Our fitter will walk the loft with you before the frost.',
    'P: I phone our diver this evening.',
    "R: My part of it is the drawings, and you'll get them Tuesday.",
    "P: I'm popping the keys in the post on my way home.",
  ])('%s', (line) => {
    expect(found(line)).toHaveLength(1);
  });

  test.each([
    'P: I have to chase him every single month.',
    "P: I've got to redo the rota by hand.",
    'R: If I could text you the code I would.',
    "R: I'll get to that in a moment.",
    "P: I wouldn't have a look at it twice.",
    "R: We'd run it on your own machines.",
    "P: We'd start with the old list before that and it never worked, so we never did.",
    'P: They text you the code and then it fails.',
    "R: I'll never have a word for it.",
    'P: I phone our diver every evening.',
    'P: We send on Monday, Tuesday and Wednesday.',
    'R: You will get the odd bad batch on a Friday.',
    "R: I'll give you that.",
    "R: We'll save you four percent of that.",
    'R: If you signed today I could lend you a lamp.',
    'P: And he says, I message you tomorrow.',
    "P: I'd ask them to put lunch in writing.",
  ])('is not: %s', (line) => {
    expect(found(line)).toEqual([]);
  });

  test('an offer stands unless it is refused, and says that it is one', () => {
    expect(found('R: Shall I send you the fire report?', 'P: That would save me a day.')).toEqual([
      'Ines offers: Shall I send you the fire report?',
    ]);
    expect(found('R: Do you want me to draft the letter?', "P: No, please don't.")).toEqual([]);
    expect(found('R: Could I bring our engineer?', 'P: I would rather you didn’t.')).toEqual([]);
    expect(found('R: Can I ask how many doors you have?', 'P: Ninety.')).toEqual([]);
    expect(found('R: Shall I send you the fire report?')).toEqual([]);
  });
});

test('a day that one side proposes and the other takes is a step of both', () => {
  expect(found('R: Shall we meet on Thursday at ten to go through the proposal?', 'P: Works for me.')).toEqual([
    expect.stringMatching(/ proposes, .* agrees: Shall we meet on Thursday at ten/u),
  ]);
  expect(found('P: How about next Tuesday at two?', 'R: Tuesday suits me.')).toHaveLength(1);
  expect(found('R: Shall we meet on Thursday at ten?', 'P: No, I’m away then.')).toEqual([]);
  expect(found('R: Shall we meet on Thursday at ten?', 'P: Fine, or would Friday do?')).toEqual([]);
  expect(found('R: Shall we speak again?', 'P: Fine.')).toEqual([]);
});

describe('what is asked for and agreed to', () => {
  const agreed = (...texts: string[]): string[] => agreedRequests(saidLines(texts)).map(({ text }) => text);
  test.each([
    ['P: Can I have a copy of the survey?', 'R: Of course.'],
    ['P: Just send me the two pages.', 'R: Will do.'],
    ['P: Put that in writing.', 'R: Understood.'],
    ['P: Any chance you could ring my deputy?', 'R: Not a problem.'],
    ["P: I'd like to see the test results.", 'P: All of them.', 'R: Sure, no problem.'],
  ])('%s', (...texts) => {
    expect(agreed(...texts)).toHaveLength(1);
  });
  test.each([
    ['P: Half of them send us the old form.', 'R: Right.'],
    ['P: Then they give me the wrong key.', 'R: Yeah.'],
    ['P: Can I have a copy of the survey?', "R: I'm afraid that one is closed."],
  ])('is not: %s', (...texts) => {
    expect(agreed(...texts)).toEqual([]);
  });
});
