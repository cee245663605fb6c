/** How somebody asks another to do something. */
export const requestStarts: readonly string[] = [
  '(?:can|could|would|will) (?:you|one of you|somebody|someone)(?: please)?',
  'please',
  "(?:i[’']d|we[’']d|i would|we would) (?:like|love|want|need) you to",
  '(?:i|we) need you to',
  'would you mind',
  "(?:if you(?: could| can|[’']d))",
];

/** How an answer begins that agrees. */
export const assentWords: readonly string[] = [
  'yes',
  'yeah',
  'yep',
  'sure',
  'of course',
  'course',
  'absolutely',
  'certainly',
  'definitely',
  'will do',
  'no problem',
  'happy to',
  'gladly',
  'ok(?:ay)?',
  'fine',
  'i can',
  'i will',
  "i[’']ll",
  "we[’']ll",
  'we can',
  'we will',
  'done',
  'consider it done',
];
