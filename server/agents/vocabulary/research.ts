/** What an amount in an article is about. */
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
