import { describe, expect, test } from 'vitest';
import type { CallLine } from './call-line.ts';
import { fillFields } from './fields/fill-fields.ts';
import { findPromises } from './find-promises.ts';
import { nameHearer } from './matters/hear-names.ts';
import { readMeters } from '#contract/call-meters.ts';
import { tickQuestions } from './tick-questions.ts';

/** 'R 100 What …': who, when, what. */
const call = (...said: string[]): CallLine[] =>
  said.map((each, at) => {
    const [, who = '', seconds = '0', text = ''] = /^(\w) (\d+) (.*)$/su.exec(each) ?? [];
    const side = who === 'R' ? 'rep' : who === 'N' ? 'note' : 'prospect';
    return { id: String(at + 1), at: Number(seconds), speaker: who, side, text };
  });

describe('the fields that a call fills', () => {
  const lines = call(
    'P 5 We lost the ferry contract to the weather, ha.',
    'R 100 So what goes wrong today, when a boat comes in late?',
    'P 106 We still write every slip by hand and retype it at night.',
    'R 130 And what does that cost you in a year?',
    'P 136 About ninety thousand, I would say.',
    'P 142 No, sorry, it is nearer a hundred and ten thousand with the fuel.',
    'R 200 And how does that feel, for you?',
    'P 205 I sit in that board meeting and my stomach turns.',
    'R 300 By when would it have to be in place?',
    'P 306 It has to be running before the summer season.',
    'R 400 If it all worked, what would you see in a year’s time?',
    'P 406 Every skipper sees his slot on the phone.',
    'P 412 And nobody retypes anything at night.',
    'R 430 And for you, personally?',
    'P 436 I’d sleep, and I’d go home at six.',
    'R 500 Who decides on something like this?',
    'P 506 The harbour board decides, and I write the paper.',
  );
  const filled = (field: string): string[] =>
    fillFields(lines)
      .filter((fill) => fill.field === field)
      .map(({ line }) => line.text);

  test('hold what was said, letter by letter, each once', () => {
    expect(filled('barriers')).toEqual(['We still write every slip by hand and retype it at night.']);
    expect(filled('emotionalImpact')).toEqual(['I sit in that board meeting and my stomach turns.']);
    expect(filled('targetDate')).toEqual(['It has to be running before the summer season.']);
    expect(filled('outcomes')).toEqual([
      'Every skipper sees his slot on the phone.',
      'And nobody retypes anything at night.',
    ]);
    expect(filled('relief')).toEqual(['I’d sleep, and I’d go home at six.']);
    expect(filled('decisionProcess')).toEqual(['The harbour board decides, and I write the paper.']);
  });

  test('follow a correction', () => {
    expect(filled('financialImpact')).toEqual(['No, sorry, it is nearer a hundred and ten thousand with the fuel.']);
  });

  test('stay empty where nobody said it, and are never filled by the seller', () => {
    expect(filled('budget')).toEqual([]);
    expect(fillFields(call('R 100 We spent a hundred thousand and it has to be live before June.'))).toEqual([]);
    expect(fillFields([])).toEqual([]);
  });
});

describe('names in a call', () => {
  const hear = nameHearer(['Kestrel Freight', 'ThermaLink', 'Pennon']);
  test.each([
    ['as they are written', 'We had Kestrel Freight in.', 'Kestrel Freight'],
    ['by their first word', 'Kestrel were here on Monday.', 'Kestrel Freight'],
    ['in two words', 'It was therma link, I think.', 'ThermaLink'],
    ['broken off', 'Therma-something.', 'ThermaLink'],
    ['misheard', 'The Kestral Fraight people', 'Kestrel Freight'],
  ])('%s', (_, text, name) => expect(hear(text)).toBe(name));

  test.each([
    'We print a pennant for each boat.',
    'The thermal layer is thin.',
    'Fine.',
    '',
    'A kestrel sat on the mast.',
  ])('are not heard in: %s', (text) => expect(hear(text)).toBeNull());
});

describe('promises', () => {
  test('are told with who, and when as it was said', () => {
    const found = findPromises(
      call(
        'R 10 I’ll send you the plan tomorrow morning. It is short.',
        'P 20 And we’ll pick the ten boats by Friday.',
        'R 30 I can see that. Shall I send it to you?',
        'P 40 I’ll be honest, I forgot.',
        'N 50 I’ll call them.',
      ),
    );
    expect(found.map(({ owner, side, text, due }) => [owner, side, text, due])).toEqual([
      ['R', 'rep', 'I’ll send you the plan tomorrow morning.', 'tomorrow morning'],
      ['P', 'prospect', 'And we’ll pick the ten boats by Friday.', 'by Friday'],
      // Decision 094: a rep who types notes has next steps as well.
      ['', 'rep', 'I’ll call them.', null],
    ]);
  });
});

test('a promise that is said again is one; a day keeps all its words, and a first thing is no day', () => {
  const found = findPromises(
    call(
      'P 10 I’ll send it you.',
      'P 20 I’ll send it you on Monday fortnight, with the log.',
      'R 30 I can get you the tide tables.',
      'R 40 We’ll get you the tide tables by Thursday of next week.',
      'R 90 I’ll have our rigger do the first pass.',
    ),
  );
  expect(found.map(({ text, due }) => [text, due])).toEqual([
    ['I’ll send it you on Monday fortnight, with the log.', 'on Monday fortnight'],
    ['We’ll get you the tide tables by Thursday of next week.', 'by Thursday of next week'],
    ['I’ll have our rigger do the first pass.', null],
  ]);
});

describe('a promise in other words', () => {
  const hear = (text: string): number => findPromises(call(`R 10 ${text}`)).length;

  test.each([
    'I’ll get our surveyor to walk the quay with you.',
    'I’ll make sure the tide tables are in there.',
    'You’ll have the drawings from me by Thursday.',
    'Leave it with me and the harbour office.',
    'I’ll loop in Wanda from the yard.',
    'Let’s book the second visit for Tuesday.',
    'Let me ask our rigger and come back to you.',
    'The survey is ninety pounds and that comes off the first bill.',
    'I can get you the tide tables.',
    'I can let you have the survey, with the misses in it.',
    'I could do you a draft of the paper.',
    'Their harbor master is happy to talk, I can set it up.',
    'Let me ask inside if the bond can be larger.',
  ])('is heard: %s', (text) => expect(hear(text)).toBe(1));

  test.each([
    'We should see if I can send it at all.',
    'I will give you an example of a bad winter.',
    'And he goes, I’ll send you the survey on Monday.',
    'She said I’ll call you back by Friday.',
    'If we’re going to do it, we do it right.',
    'We’ll see what the tide does.',
    'I can print the whole log on one page.',
    'We’ll call that the winter plan.',
    'Don’t worry, I’ll pick it up next time.',
    'Let me ask you about the quay.',
  ])('is none: %s', (text) => expect(hear(text)).toBe(0));
});

describe('prepared questions', () => {
  const questions = [
    'How many boats come in late in a month?',
    'Who signs off a purchase like this?',
    'Which harbours do you serve?',
  ];
  test('are ticked off when they are asked in nearly their words, over several breaths too', () => {
    const ticked = tickQuestions(
      questions,
      call(
        'R 10 So, boats that come in late,',
        'R 14 how many in a month, would you say?',
        'P 20 Forty.',
        'R 60 Who would have to sign off on it?',
      ),
    );
    expect(ticked.map(({ question, line }) => [question, line.id])).toEqual([
      [0, '2'],
      [1, '4'],
    ]);
  });

  test('are ticked off by related words with the answer, and once a field that they ask for is known', () => {
    const asked = ['Which vessels do you repair in winter?', 'By when would it have to be in place?'];
    const ticked = tickQuestions(
      asked,
      call(
        'R 100 And which boats do you mend?',
        'P 104 In winter the small ferries.',
        'R 300 By when would it have to be in place?',
        'P 306 It has to be running before the summer season.',
      ),
    );
    expect(ticked.map(({ question }) => question)).toEqual([0, 1]);
  });

  test('that name something, or ask for one trouble of several, aren’t ticked off by another answer', () => {
    const asked = [
      'Once “Transport Planning Manager” is on board, which result do you expect first, and by when?',
      'Follow one international shipment for me: how many times does somebody type the same data?',
    ];
    expect(
      tickQuestions(
        asked,
        call(
          'N 100 Goal: loading plan by 6',
          'N 140 needs to be live by 15 Jan',
          'N 180 Pain: three people retype orders into the planning sheet',
        ),
      ),
    ).toEqual([]);
    const named = call(
      'R 100 When the planning manager starts, what should be live first?',
      'P 104 By June, the plan.',
    );
    expect(tickQuestions(asked, named).map(({ question }) => question)).toEqual([0]);
  });

  test('for the cost of one thing aren’t ticked off by what another one costs, as noted', () => {
    const asked = ['What does a late ferry cost you?', 'What does all of that cost you today?'];
    const tickedBy = (note: string): number[] =>
      tickQuestions(asked, call(`N 100 ${note}`)).map(({ question }) => question);
    expect(tickedBy('overtime costs £4k a month')).toEqual([1]);
    expect(tickedBy('late ferries cost them £4k a month')).toEqual([0, 1]);
  });

  test('are not ticked off by the prospect, nor by a statement', () => {
    expect(
      tickQuestions(questions, call('P 10 Which harbours do you serve?', 'R 20 The harbours you serve are nice.')),
    ).toEqual([]);
  });
});

describe('the meters', () => {
  test('count words, turns and questions of each side', () => {
    const lines = call(
      'R 0 one two three four',
      'P 10 five six?',
      'N 12 a note of many words that nobody said',
      'R 20 seven eight?',
      'R 50 nine?',
    );
    expect(readMeters(lines, 60)).toEqual({
      repShare: 7 / 9,
      longestMonologue: { seconds: 40, side: 'rep' },
      questions: { rep: 2, prospect: 1 },
      repPace: Math.round((7 * 60) / 50),
      talksTooMuch: true,
    });
  });

  test('hint at too much talk only over the last 45 seconds', () => {
    const lines = call(
      'P 0 a b c d e f g h i j k l m n o p',
      'R 50 one two three four five six seven eight',
      'P 60 yes',
    );
    expect(readMeters(lines, 95).talksTooMuch).toBe(true);
    expect(readMeters(lines, 40).talksTooMuch).toBe(false);
    expect(readMeters([], 0)).toMatchObject({ repShare: null, longestMonologue: null, talksTooMuch: false });
  });
});
