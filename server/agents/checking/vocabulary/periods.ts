/** Quarters and halves of a year, as heads of columns call them, and as claims do. */
export const quarterNames: readonly { part: string; words: readonly string[] }[] = [
  { part: 'Q1', words: ['q1', 'first quarter', 'first three months'] },
  { part: 'Q2', words: ['q2', 'second quarter'] },
  { part: 'Q3', words: ['q3', 'third quarter'] },
  { part: 'Q4', words: ['q4', 'fourth quarter', 'last quarter of the year'] },
];
export const halfNames: readonly { part: string; words: readonly string[] }[] = [
  { part: 'H1', words: ['h1', 'first half', 'half[- ]year', 'first six months'] },
  { part: 'H2', words: ['h2', 'second half'] },
];
/** Says that a claim compares, so that figures of several columns belong in it. */
export const comparingWords: readonly string[] = [
  'from',
  'than',
  'after',
  'against',
  'versus',
  'vs',
  'compared',
  'earlier',
  'before',
  'previous(?:ly)?',
  'prior',
  'last year',
  'up',
  'down',
  'rose',
  'fell',
  'grew',
  'shrank',
  'dropped',
  'more',
  'fewer',
  'less',
  'and',
  'both',
  'between',
];
