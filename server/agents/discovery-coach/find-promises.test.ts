import { expect, test } from 'vitest';
import { openTheirSteps, readStepNotes } from './noted-steps.ts';
import { findPromises, holdsPromise } from './find-promises.ts';

const promises = (text: string): number =>
  findPromises([{ id: '1', at: 300, speaker: 'Ada', side: 'rep', text }]).length;

test.each([
  'I send you ten tiles, for the yard.',
  'We need a week. I come back on that.',
  'I ask the office, and I send you the name tomorrow.',
  'I make an offer for the test. You have it Friday.',
  'I look at it this week.',
  'Yes, I send you the list tomorrow.',
  'Good, I ask Jan this week.',
  'I’ll run it past Dave and send you an answer by Friday.',
  'I’ll shoot you an email tomorrow.',
  'I’ll send you the log that we check every week by Friday.',
  'I scan it tomorrow and put it with the rest.',
  'I speak with the insurer on Tuesday and write you what he says.',
  'I must ask the workshop, I don’t know that.',
  'I’ll look that up and let you have three names.',
  'Let me have our chemist write that down for you properly.',
  'I can look. I will send you the figures by age, good?',
  'tuesday is out then i will bring the keys on thursday and you can see the cellar',
  'let me say what i have the sheet tomorrow i can bring the meter on monday',
])('a promise: %s', (text) => {
  expect(promises(text)).toBeGreaterThan(0);
});

test.each([
  'I send the list every Monday.',
  'I check it every morning.',
  'I make the rota on a Friday.',
  'I call my mother on Monday.',
  'I look at the numbers on Friday.',
  'I ask myself that today.',
  'If you have it today, you lose it tomorrow.',
  'You have it today in the spreadsheet.',
  'When I send you the list, check it.',
  'I ask myself the same thing.',
  'I’ll let you go.',
  'I’ll warn you now, she reads everything.',
  'That’s what I will tell him!',
  'That’s how I would do it, crew on Monday and the boom later.',
  'I will ask first something simple.',
  'I’m going to write that down.',
  'I could have five times the boxes in two days.',
  'let me ask is there a day you would want it for',
  'I’ll not deceive you, in the rain it runs four hours less.',
  'If I had a yes by the tenth, we could have them on before Christmas.',
  'I ring the office today, they say ring the depot tomorrow.',
  'I’m told I must ask how you charge.',
])('a habit or talk is none: %s', (text) => {
  expect(promises(text)).toBe(0);
});

const buyers = (text: string): number =>
  findPromises([{ id: '1', at: 300, speaker: 'Ada', side: 'prospect', text }]).length;

test.each([
  'We came on Monday for the other firm, so I’ll not quarrel with you over a day.',
  'If anybody points a camera at the oven, I’ll have a strike.',
  'Find me a quiet hour in this yard, I’ll give you my hat.',
  'You buy the cakes, I’ll bring the butter on Friday.',
  'Let me save you an hour.',
  'I’d see the grandchildren swim of a Saturday.',
  'I’ll admit to you I know the names by heart.',
  'And then we’d have the new ovens going by the first of May.',
  'I’d have to have it posted by April, and I’d send it by donkey.',
])('a buyer who promises nothing: %s', (text) => {
  expect(buyers(text)).toBe(0);
});

test.each([
  'I’m going to call Ruth.',
  'Good, let’s speak again on the 12th.',
  'If you send me the drawings tonight, I’ll have the price back to you on Monday.',
  'You get me the drawings and I’ll send you the price by Friday.',
  'And we’ll pick the six ovens by Friday.',
  'I’ll send you the drawings on Monday.',
  'I’ll not be late with it, I’ll send it on Tuesday.',
])('a buyer who promises: %s', (text) => {
  expect(buyers(text)).toBe(1);
});

test('what its phrases make a promise is one to everybody who asks', () => {
  const text = 'You’ll have the whole list in your hands before the week is out.';
  expect(promises(text) > 0).toBe(holdsPromise(text));
});

const noted = (...notes: string[]) =>
  findPromises(notes.map((text, at) => ({ id: String(at), at: 60 * at, speaker: '', side: 'note', text }))).map(
    ({ owner, side, text, due }) => [owner, side, text, due].join('|'),
  );

test.each([
  ['I will send you the pricing by Friday.', ['|rep|I will send you the pricing by Friday.|by Friday']],
  [
    'To do: send the price list by Friday; book a demo',
    ['|rep|send the price list by Friday|by Friday', '|rep|book a demo|'],
  ],
  ['- Next step: send them the security sheet.', ['|rep|send them the security sheet.|']],
  ['Action: They will send us the plan', []],
  ['Follow-up: Ann to send the plan', []],
  ['They will send us the plan by Friday.', []],
  ['He wants to see the price.', []],
  ['Will we send the plan by Friday?', []],
  ['We used to send everything by post.', []],
])('a note of what the rep is to do: %s', (note, steps) => {
  expect(noted(note)).toEqual(steps);
});

test('what was said as well is no second step', () => {
  const said = {
    id: '1',
    at: 0,
    speaker: 'Ada',
    side: 'rep' as const,
    text: 'I’ll send you the price list by Friday.',
  };
  const note = { id: '2', at: 30, speaker: '', side: 'note' as const, text: 'To do: send the price list by Friday' };
  expect(findPromises([said, note]).map(({ owner }) => owner)).toEqual(['Ada']);
});

test('what is noted right after it was said takes nothing from it', () => {
  const said = { id: '1', at: 0, speaker: 'Ada', side: 'rep' as const, text: 'I will send the price list by Friday.' };
  const note = { id: '2', at: 20, speaker: '', side: 'note' as const, text: 'I will send the price list by Friday.' };
  expect(findPromises([said, note]).map(({ owner, text }) => [owner, text])).toEqual([
    ['Ada', 'I will send the price list by Friday.'],
  ]);
});

test.each([
  ['Next: Rhys sets up a call w/ Marguerite', ['Rhys sets up a call w/ Marguerite']],
  [
    'Rhys will set up a call with Marguerite, Tuesday at ten. Send the plan.',
    ['Rhys will set up a call with Marguerite, Tuesday at ten.'],
  ],
  ['Actions:\n- me: draft the rollout plan\n- Rhys: list of depots', ['Rhys: list of depots']],
  ['Ann will set up a call with Marguerite', []],
  ['Rhys will be happy with that', []],
  ['Rhys sets up every load by hand', []],
  ['Will Rhys set up a call?', []],
])('what the prospect is noted to do: %s', (note, steps) => {
  const read = [...readStepNotes([{ id: '', at: 0, speaker: '', side: 'note', text: note }]).values()];
  expect(read.flatMap(openTheirSteps(['Rhys Tolland', 'Rhys']))).toEqual(steps);
});

test('the points of a list under a head are a step each, those of others left out', () => {
  expect(noted('Actions:\n- me: draft the rollout plan\n- send the price list')).toEqual([
    '|rep|draft the rollout plan|',
    '|rep|send the price list|',
  ]);
});

test.each([
  'I’ll write that down and send you the answer.',
  'I’ll make a note and get back to you with a price.',
  'I’ll put it on my list and get back to you.',
  'We can start with a pilot at two sites and I’ll send the contract.',
  'I’ll find the slides and email them to you.',
  'I’ll share the slides with you afterwards.',
  'I’ll get you a summary of the costs by email.',
  'I’ll walk you through the numbers with your team.',
  'I’ll run you through the numbers in a separate call.',
  'I’ll get our window fitter to call you.',
  'I’ll get the laptop sent to you.',
  'I’ll open up the portal for your people.',
  'I’ll close off the old account for you.',
  'I’ll put him on the list for the pilot.',
  'I’ll share my screen and book you in with Tom.',
])('an act of the call takes no promise away: %s', (text) => {
  expect(promises(text)).toBe(1);
});

test.each([
  'Let me share my screen.',
  'I’m going to put that on the slide.',
  'Can I show you Rise and Fall?',
  'I’ll just take you through who we are.',
  'Let me share my screen and run through a few slides.',
])('an act of the call is no promise: %s', (text) => {
  expect(promises(text)).toBe(0);
});

test.each(['Send me one name I can ring.', 'Please give us a number we can call.'])(
  'a request is no promise: %s',
  (text) => {
    expect(promises(text)).toBe(0);
  },
);
test('a request with a promise behind it is one', () => {
  expect(promises('Send me the list and I’ll sign it by Friday.')).toBe(1);
});

const by = (speaker: string, at: number, text: string) => ({
  ...{ id: `${speaker} ${at}`, at, speaker, side: speaker === 'Rep' ? ('rep' as const) : ('prospect' as const), text },
});
const promisedIn = (...lines: ReturnType<typeof by>[]) =>
  findPromises(lines).map(({ owner, text }) => `${owner}: ${text}`);

test('what is taken back right after is promised by nobody', () => {
  expect(promisedIn(by('Priya', 10, 'I’ll send you my cost sheet. Actually no, Tom, you send it.'))).toEqual([]);
  expect(
    promisedIn(
      by('Priya', 10, 'I’ll send you my cost sheet.'),
      by('Tom', 14, 'No, wait. I’ll send you the cost sheet by Friday.'),
    ),
  ).toEqual(['Tom: I’ll send you the cost sheet by Friday.']);
  // The other side says no to something else, or somebody says it much later.
  expect(
    promisedIn(by('Rep', 10, 'I’ll send you the list.'), by('Priya', 14, 'No, wait, there is one more thing.')),
  ).toHaveLength(1);
  expect(promisedIn(by('Rep', 10, 'I’ll send you the list.'), by('Rep', 60, 'Scratch that.'))).toHaveLength(1);
});

test('a step is due on the day that holds', () => {
  const [step] = findPromises([by('Rep', 10, 'I’ll send you the plan on Tuesday, no, sorry, on Wednesday.')]);
  expect(step?.due).toBe('on Wednesday');
  expect(findPromises([by('Rep', 10, 'I’ll ring you on Tuesday or on Wednesday.')])[0]?.due).toBe('on Tuesday');
});

test.each([
  'I’ll tell my wife tonight.',
  'I’ll tell my husband tonight that somebody takes showers seriously.',
  'I’ll pick the kids up on Friday at three.',
  'I’ll level with you, we nearly closed last month.',
  'Let me level with you: it is late.',
  'I’ll put my cards on the table for you.',
  'Let me check, it was eight thousand by Friday.',
  'I’ll be honest, nobody looks at it.',
  'I’ll keep it short, we close in May.',
  'I’ll meet my wife at the station tonight.',
  'I’ll get my kids from school today.',
  'I’ll buy my son’s birthday present tomorrow.',
  'I’ll lay it all out for you: we lost two trucks.',
])('nobody is owed anything by: %s', (text) => {
  expect(promisedIn(by('Priya', 10, text))).toEqual([]);
});

test.each([
  'I’ll ask my wife, she does the books.',
  'I’ll tell my husband tonight, he owns half of it.',
  'I’ll tell my boss tonight.',
  'Let me check, I’ll get back to you by Friday.',
  'Let me quickly check, I can send you the certificate today.',
  'I want to be clear, I’ll send the contract by Monday.',
  'I’ll be direct with you, we’ll send you the contract by Monday.',
  'I’ll keep it short, and I’ll send you the rest in writing tomorrow.',
  'I’ll be brief in the proposal and send it by Monday.',
  'I’ll get my mate in purchasing to call you on Monday.',
  'I’ll tell my son, he’s in charge of the yard, to send you the list by Friday.',
  'I’ll meet our children’s hospital buyer on Monday.',
  'I’ll be quick: I’ll forward you the licence today.',
  'I’ll level with you, it is late, but I’ll email you the plan tonight.',
  'I’ll take my children to school on Friday, and I’ll send you the signed copy before.',
])('somebody who decides is told by: %s', (text) => {
  expect(promisedIn(by('Priya', 10, text))).toHaveLength(1);
});
