/** How a note begins that corrects the one before it, one behind the other; none is two others, or long rows of them take forever. */
export const moveStarts: readonly string[] = [
  '(?:scratch|strike|forget|ignore|delete|cancel) (?:that|it|this)',
  'make (?:that|it)',
  '(?:change|changed|move|moved|push|pushed) (?:(?:that|it|this) )?to',
  'wait',
  'no',
  'nope',
  'sorry',
  'oops',
  'actually',
  'correction',
  'typo',
  'i mean(?:t)?',
  'meant',
  'rather',
  'hang on',
  'update',
  'should (?:be|say|read)',
];

/** What may stand before the day. */
export const beforeMove: readonly string[] = [
  ...[
    "it[’']?s",
    'it is',
    "that[’']?s",
    'should be',
    'should say',
    'make it',
    'make that',
    'better',
    'on',
    'by',
    'for',
  ],
  ...['is', 'now', 'say'],
];

/** Behind the day: 'Wednesday, not Thursday'. */
export const insteadOf: readonly string[] = [
  ...['not', 'instead', 'rather than', 'sorry', 'i mean', 'correction', 'he corrected', 'she corrected'],
];

/** 'That is now Monday.' */
export const afterMove: readonly string[] = [
  "(?:that|it|this)(?:[’']?s| is)? (?:now|moved to|been moved to|pushed to|to be|changed to)",
  'now',
];

/** The step isn't to be done any more. */
export const calledBack: readonly string[] = [
  '(?:scratch|strike|forget|ignore|delete|cancel) (?:that|it|this)',
  '(?:not needed|no need|no longer needed)(?=[.!]?$)',
];
