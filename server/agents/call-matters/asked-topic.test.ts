import { expect, test } from 'vitest';
import { askedTopic } from './asked-topic.ts';

const topicOf = (question: string) => askedTopic(question)?.topic ?? null;

test.each([
  ['What did they say about forklifts?', 'forklifts'],
  ['what did Mireille tell us about the audit in May', 'the audit in May'],
  ['So, what was said about delivery times?', 'delivery times'],
  ['Did he say anything on the old scanners?', 'the old scanners'],
  ['Has the customer mentioned a budget freeze?', 'a budget freeze'],
  ['Did anyone bring up parking?', 'parking'],
  ['Was the second warehouse mentioned?', 'the second warehouse'],
  ['Has onboarding been discussed?', 'onboarding'],
  ['Anything about invoices?', 'invoices'],
  ['What do they think of our price?', 'our price'],
  ['What else did Mr. Osei say about the pilot?', 'the pilot'],
])('%s', (question, topic) => {
  expect(topicOf(question)).toBe(topic);
});

test.each([
  'How many forklifts do they have?',
  'What does the audit cost them?',
  'Who said that the scanners are slow?',
  'What did they buy last year?',
  'What is the talk time?',
  'When do they think it goes live?',
  'What did they say?',
  'Was the pilot cheap?',
  'What does our price list say about weekends?',
  'Does the contract mention a notice period?',
  'What do our customers say about onboarding?',
])('%s asks for something else', (question) => {
  expect(askedTopic(question)).toBeNull();
});

test('who is named counts, pronouns and roles do not', () => {
  expect(askedTopic('What did Mireille Osei say about the audit?')?.by).toEqual(['mireille', 'osei']);
  expect(askedTopic('What did the customer say about the audit?')?.by).toEqual([]);
  expect(askedTopic('What did they say about the audit?')?.by).toEqual([]);
});
