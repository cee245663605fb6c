/** Before an earlier figure that another is compared with. */
export const comparedAgainst: readonly string[] = [
  '(?:19|20)\\d\\d\\s?:',
  'last year',
  'previous year',
  'a year (?:earlier|ago|before)',
  'against',
  'compared (?:with|to)',
  'down from',
  'up from',
  'from (?=\\p{Sc}?\\d)',
  'after (?=\\p{Sc}?\\d)',
  'in (?:19|20)\\d\\d it was',
  'having been',
  'instead of',
  'rather than',
  'statt',
  'au lieu de',
  'en vez de',
  'in plaats van',
  'Vorjahr',
  'gegenüber',
  'nach',
  'contre',
  'frente a',
  'por debajo del?',
  'por encima del?',
  'tegen',
];
/** Speaks in a claim of the earlier figure. */
export const beforeWords: readonly string[] = [
  'instead',
  'rather',
  'normal(?:ly)?',
  'usual(?:ly)?',
  'standard',
  'otherwise',
  'announced',
  'planned',
  'last year',
  'year before',
  'previous\\p{L}*',
  'earlier',
  'before',
  'from (?=\\p{Sc}?\\d)',
  'used to',
  'had',
  'ago',
  'than',
  'prior',
  'formerly',
];
/** Ends of a sentence that deny for oneself what was said of others. */
export const deniedEnds: readonly string[] = [
  '(?:we|it|they) (?:have|has|do|does|did|are|is|were|was|will|would|could) not(?: yet)?',
  "(?:we|it|they) (?:haven|hasn|don|doesn|didn|aren|isn|weren|wasn|won)[’']t(?: yet)?",
  'chosen not to',
  'not us',
  'we never (?:have|did|do|will)',
];
/** Says that something goes on. */
export const stillWords: readonly string[] = ['still'];
/** Says that something is over. */
export const goneWords: readonly string[] = ['no longer', 'not [^.]{0,40}any ?more', 'stopped', 'ceased'];

/** Compares upward and downward without a verb. */
export const largerWords: readonly string[] = ['longer', 'slower'];
export const smallerWords: readonly string[] = ['shorter', 'quicker', 'faster'];

/** In brackets behind a figure: that of an earlier time. */
export const earlierInBrackets: readonly string[] = [
  'last',
  'previous',
  'prior',
  'before',
  'earlier',
  'vorjahr',
  'anterior',
  'précédent\\p{L}*',
  'vorig',
  '(?:19|20)\\d\\d',
];
