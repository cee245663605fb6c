/** How a seller says what it doesn't have. What it never does with a customer's data is another thing. */
export const lackWords: readonly string[] = [
  "(?:we|it|there|the \\p{L}+) (?:do|does|did)(?: not|n[’']t) (?:yet |currently |now |as yet )?(?:hold|have(?! (?:access|to|any access))|offer|support|provide|include|cover|meet|run on|work with)",
  "(?:we|it) (?:are|is|am)(?: not|n[’']t) (?:yet |currently )?(?:certified|accredited|audited|compliant|available)",
  '(?:not|no) (?:yet|so far)',
  "(?:cannot|can[’']t) (?:yet|so far)",
  '(?:is|are) (?:planned|on (?:the|our) roadmap)',
  '(?:we|it) lacks?',
  'there (?:is|are) no (?:\\p{L}+ ){0,2}(?:report|certificate|certification|support|integration|interface|api|app)',
];
