import { cardinalNames } from '#server/agents/vocabulary/cardinals.ts';

/** Words with which somebody works out what a price comes to. */
export const reckoningWords: readonly string[] = [
  '(?:a|per|each|every) (?:year|month|week)',
  'in total',
  'all (?:in|told)',
  'altogether',
  'times',
  'plus',
  'hang on',
  'let me see',
];

/** Numbers said in words, without those of eleven to nineteen in '-teen'. */
export const countNames = [
  ...cardinalNames(2, 12),
  '(?:twen|thir|for|fif|six|seven|eigh|nine)ty',
  'hundred',
  'thousand',
] as const;

/** Numbers as they are said or written, that somebody may say again. */
export const countWords: readonly string[] = ['\\p{N}+', ...countNames, '\\p{L}+teen', 'half'];
