import { expect, test } from 'vitest';
import type { CallLine } from '#server/agents/discovery-coach/call-line.ts';
import { askedOfCall } from './asked-matter.ts';
import { nextMeeting } from './next-meeting.ts';
import { saidPrice } from './said-price.ts';

test.each([
  ['What did I promise to send?', 'rep'],
  ['What do I owe them?', 'rep'],
  ['Did we promise anything?', 'rep'],
  ['My action items?', 'rep'],
  ['What did Marisol promise?', 'prospect'],
  ['What do they owe us?', 'prospect'],
  ['What are the next steps?', 'all'],
  ['What does a depot cost?', null],
])('“%s” asks for promises of %s', (question, promises) => {
  expect(askedOfCall(question).promises).toBe(promises);
});

test.each([
  ['Who decides?', 'decision'],
  ['Who has the final say?', 'decision'],
  ['Who has to sign?', 'decision'],
  ['Who else are they talking to?', 'competitor'],
  ['What does it cost them?', 'financialImpact'],
  ['What is their budget?', 'budget'],
  ['When do they need it?', 'targetDate'],
  ['What are their problems?', 'barriers'],
  ['How much does Waymark cost?', null],
  ['Who is the lawyer of Halden?', null],
])('“%s” asks for %s', (question, matter) => {
  expect(askedOfCall(question).matter).toBe(matter);
});

test.each([
  ['When do we talk again?', true, null],
  ['What day is our next call?', true, null],
  ['When do they talk to the board?', false, null],
  ['When will we meet?', true, null],
  ['When do I call them?', true, null],
  ['When do I next talk to her?', true, null],
  ['When did we talk about the budget?', false, null],
  ['When can I see the contract?', false, null],
  ['When will we see savings?', false, null],
  ['When do I call their IT?', false, null],
  ['What did Kestrel quote?', false, 'Kestrel'],
  ['How much is Kestrel?', false, 'Kestrel'],
  ['Kestrel’s price', false, 'Kestrel'],
  ['sensor cost', false, 'sensor'],
  ['What did they pay?', false, null],
  ['What is the total cost?', false, null],
  ['What does Anna want?', false, null],
  ['Occupancy rate', false, null],
  ['growth rates', false, null],
  ['Kestrel’s hourly rate', false, 'Kestrel'],
])('“%s” asks for a meeting: %s, for the price of %s', (question, meeting, priced) => {
  expect([askedOfCall(question).meeting, askedOfCall(question).priced]).toEqual([meeting, priced]);
});

const call = (...texts: string[]) =>
  texts.map((text, at): CallLine => ({ id: String(at), at: at * 10, speaker: 'Pat', side: 'prospect', text }));

test('both sides talk again on the last day that was settled, at the hour that was named with it', () => {
  const lines = call(
    'We meet our board on Monday.',
    'Let’s talk again on Tuesday.',
    'Sorry, Tuesday is full. Then let’s talk again on the eighth of December.',
    'Ten o’clock?',
    'Half past nine, please.',
  );
  expect(nextMeeting(lines).map(({ text }) => text)).toEqual([
    'Then let’s talk again on the eighth of December.',
    'Half past nine, please.',
  ]);
  expect(
    nextMeeting(
      call(
        'See you on the 14th.',
        'We meet every Monday.',
        'We talk about it on Tuesday in the team round.',
        'Lunch is 12.50 per head.',
        'Version 2.10 is the one we run.',
        'Let’s say 9.30 then.',
        'At 10.15, please.',
      ),
    ).map(({ text }) => text),
  ).toEqual(['See you on the 14th.', 'Let’s say 9.30 then.', 'At 10.15, please.']);
  expect(nextMeeting(call('We meet our board on Monday.', 'We talked for an hour.'))).toEqual([]);
});

test('a price is the sum that is said of whoever is named', () => {
  const lines = call(
    'Kestrel came in at five thousand two hundred.',
    'Kestrel has four hundred clients.',
    'Osprey quoted us last week. It was nine thousand.',
    'The check takes six hours. With you we save forty thousand pounds.',
  );
  const priceOf = (name: string) => saidPrice(name, lines).map(({ text }) => text);
  expect(priceOf('Kestrel')).toEqual(['Kestrel came in at five thousand two hundred.']);
  expect(priceOf('osprey')).toEqual(['It was nine thousand.']);
  expect(priceOf('the check')).toEqual([]);
});

test('a number near a name is its price only where the name costs it, and what is counted or saved is none', () => {
  const priceOf = (...texts: string[]) => saidPrice('Kestrel', call(...texts)).map(({ text }) => text);
  expect(
    priceOf(
      'Kestrel wants thirty days notice.',
      'Kestrel handles four hundred calls a month.',
      'Kestrel offered to visit forty sites.',
      'Last year Kestrel saved us €40,000.',
      'We pay Osprey ninety thousand, Kestrel is out.',
      'Kestrel has 900 users and costs nothing to set up.',
      'Kestrel charges for ninety seats.',
    ),
  ).toEqual([]);
  const prices = [
    'Kestrel is €900 a month.',
    'Kestrel costs ninety thousand a year.',
    'We pay Kestrel ninety thousand.',
    'We paid forty thousand for Kestrel.',
    'The quote from Kestrel was ninety pounds a seat.',
  ];
  expect(priceOf(...prices)).toEqual(prices);
});
