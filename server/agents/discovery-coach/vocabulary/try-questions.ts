/** Questions of the seller for what was tried before. */
export const questionsOfTries: readonly string[] = [
  '(?:tried|used|had|looked at|worked with|done) (?:[\\p{L},]+ ){0,5}(?:before|already|in the past|earlier)',
];

/** Questions for how it ended: whatever answers one is a doubt. */
export const questionsOfFailure: readonly string[] = [
  '(?:what|where|how) did (?:it|that|they) (?:go|end|fail)',
  'what went wrong',
  "why did(?:n[’']t)? (?:it|you|they|he|she|nobody|no one|anybody|anyone|people) \\p{L}+",
  "why(?: was|[’']s) (?:it|that) (?:off|stopped|over)",
  'why(?=\\?)',
];
