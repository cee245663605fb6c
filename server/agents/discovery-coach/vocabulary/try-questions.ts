/** Questions of the seller for what was tried before, and for how it ended. */
export const questionsOfTries: readonly string[] = [
  '(?:tried|used|had|looked at|worked with|done) (?:\\p{L}+ ){0,4}(?:before|already|in the past|earlier)',
  'what happened',
  '(?:what|where|how) did it (?:go|end|fail)',
  'what went wrong',
  'why did (?:it|you|they|he|she) (?:stop|end|leave|go|drop|switch it off)',
  "why(?: was|[’']s) (?:it|that) (?:off|stopped|over)",
  'why(?=\\?)',
];
