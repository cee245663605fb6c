import { expect, test } from 'vitest';
import { askedOfCall } from './asked-matter.ts';

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
