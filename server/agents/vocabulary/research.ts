/** What an article tells an amount of. */
export const moneyWords: readonly string[] = [
  'raised',
  'funding',
  'investment',
  'revenues?',
  'turnover',
  'valuation',
  'acquired',
  'acquires',
];
