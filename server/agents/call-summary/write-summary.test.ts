import { describe, expect, test } from 'vitest';
import { fromStoredFields, type SessionFields } from '#contract/discovery-fields.ts';
import type { CallLine } from '#server/agents/discovery-coach/call-line.ts';
import { writeSummary } from './write-summary.ts';

/** 'P 70 text' is said by the prospect in second 70. */
const call = (...said: string[]): CallLine[] =>
  said.map((each, at) => {
    const [, who = '', second = '0', text = ''] = /^(\w) (\d+) (.*)$/u.exec(each) ?? [];
    const isRep = who === 'R';
    return {
      id: String(at + 1),
      at: Number(second),
      speaker: isRep ? 'Rae Seller' : 'Pat Buyer',
      side: isRep ? 'rep' : 'prospect',
      text,
    };
  });
const summary = (lines: CallLine[], fields: Partial<SessionFields>) =>
  writeSummary({
    fields: { ...fromStoredFields({}), ...fields },
    lines,
    timed: new Set(lines.map(({ id }) => id)),
    ofBusiness: (term) => ['ferri', 'timet', 'ticket'].includes(term),
  });

describe('themes', () => {
  test('are named by their kind, with who said it and when; the same kind is one theme', () => {
    const lines = call(
      'P 100 We type every ticket into the ledger.',
      'P 130 And the boats are waiting for three hours.',
      'P 160 At night somebody copies it by hand.',
    );
    const { barrierThemes } = summary(lines, {
      barriers: lines.map(({ text }) => text),
    }).currentState;
    expect(barrierThemes).toEqual([
      'Work by hand: “We type every ticket into the ledger.” (Pat Buyer, 1:40) “At night somebody copies it by hand.” (Pat Buyer, 2:40)',
      'Delays: “The boats are waiting for three hours.” (Pat Buyer, 2:10)',
    ]);
  });

  test('without a kind are the words themselves: a noun above them says nothing', () => {
    const lines = call('R 90 How do people board the ferries?', 'P 100 They all stand around the ferries in the rain.');
    expect(summary(lines, { barriers: ['They all stand around the ferries in the rain.'] }).currentState).toMatchObject(
      {
        barrierThemes: [
          '“They all stand around the ferries in the rain.” (Pat Buyer, 1:40, asked “How do people board the ferries?”)',
        ],
      },
    );
  });

  test('quote whole sentences, also where a transcript breaks them, and leave sounds at their beginning out', () => {
    const lines = call('P 100 So, um, the trouble is that the wrong', 'P 104 passengers get on. It happens daily.');
    expect(summary(lines, { barriers: ['So, um, the trouble is that the wrong'] }).currentState.barrierThemes).toEqual([
      'Mistakes and rework: “The trouble is that the wrong passengers get on.” (Pat Buyer, 1:40)',
    ]);
  });

  test('that only the seller said are no quote of the prospect', () => {
    const lines = call('R 100 So you type every ticket by hand.', 'P 104 Yes.');
    expect(summary(lines, { barriers: ['you type every ticket by hand.'] }).currentState.barrierThemes).toEqual([
      'you type every ticket by hand.',
    ]);
  });

  test('that somebody wrote stay as they were written, up to four', () => {
    const barriers = ['Slow quotes', 'No view of stock', 'Old scanners', 'Staff leave', 'Two days lost'];
    expect(summary([], { barriers }).currentState.barrierThemes).toEqual(barriers.slice(0, 4));
  });

  test('of a feeling keep what was said around it in one breath', () => {
    const lines = call('P 100 I sit in that meeting every month. It is embarrassing. I would sleep again.');
    const { currentState, futureState } = summary(lines, {
      currentEmotionalImpact: 'I sit in that meeting every month. It is embarrassing.',
      emotionalRelief: 'I would sleep again.',
    });
    expect(currentState.emotionalThemes).toEqual([
      'Embarrassment: “I sit in that meeting every month. It is embarrassing.” (Pat Buyer, 1:40)',
    ]);
    expect(futureState.emotionalImpactThemes).toEqual(['Better sleep: “I would sleep again.” (Pat Buyer, 1:40)']);
  });
});

describe('statements', () => {
  const lines = call(
    'R 90 What does it cost you?',
    'P 95 Forty thousand.',
    'R 110 And when should it run?',
    'P 115 We want it before May.',
    'P 120 The harbour contract renews that month.',
  );

  test('say why now: the date, the event behind it and the cost, each as it was said', () => {
    const { currentState } = summary(lines, {
      targetDate: 'We want it before May.',
      currentFinancialImpact: 'Forty thousand.',
      urgencyLevel: 'high',
    });
    expect(currentState.urgencyStatement).toBe(
      'Target date: “We want it before May.” (Pat Buyer, 1:55, asked “And when should it run?”) ' +
        'Why then: “The harbour contract renews that month.” (Pat Buyer, 2:00). ' +
        'Cost today: “Forty thousand.” (Pat Buyer, 1:35, asked “What does it cost you?”) Urgency: high.',
    );
  });

  test('say nothing that the call did not give', () => {
    const { currentState, futureState } = summary(lines, { currentFinancialImpact: '$40k a month' });
    expect(currentState.urgencyStatement).toBe('Cost today: $40k a month.');
    expect(futureState.financialImpactStatement).toBe('Today: $40k a month.');
    expect(summary(lines, {}).currentState.urgencyStatement).toBe('');
  });
});

test('a date that was picked reads as a date', () => {
  expect(summary([], { targetDate: '2027-03-01' }).currentState.urgencyStatement).toBe('Target date: 1 March 2027.');
});

test('what was accepted from notes is told with its moment, and as nobody’s words', () => {
  const lines = ['Pain: three people retype orders', 'Costs them about £9,000 a month', 'he’s fed up with it'].map(
    (text, at): CallLine => ({ id: String(at), at: 60 + at * 65, speaker: '', side: 'note', text }),
  );
  const { currentState } = summary(lines, {
    barriers: ['three people retype orders', 'Typed by the rep'],
    currentFinancialImpact: 'Costs them about £9,000 a month',
    currentEmotionalImpact: 'he’s fed up with it',
  });
  expect(currentState).toEqual({
    barrierThemes: ['Three people retype orders (noted, 1:00)', 'Typed by the rep'],
    emotionalThemes: ['Frustration: He’s fed up with it (noted, 3:10)'],
    urgencyStatement: 'Cost today: Costs them about £9,000 a month (noted, 2:05).',
  });
});
