/** Numbers as phrases know them: all are `#`. One is an article too. */
export const unitWords: readonly string[] = [
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'hundred',
  'thousand',
  'grand',
  'million',
];
export const tensWords: readonly string[] = ['twen', 'thir', 'for', 'fif', 'six', 'seven', 'eigh', 'nine'];

/** Endings that phrases leave out, the longest first. */
export const phraseEndings: readonly string[] = ['ing', 'ed', 'ies', 'es', 's'];
