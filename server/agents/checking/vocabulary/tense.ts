/** Says that something is going on: 'are sleeping'. */
export const goingOnWords: readonly string[] = [
  '(?:is|are|am) (?:\\p{L}+ly )?(?!during|nothing|something|anything|everything|king|ring|spring|string|wing)\\p{L}{2,}ing',
  'currently',
  'at present',
  'at the moment',
  'these days',
  'cannot',
  "can[’']t",
];
/** Says that something is past. */
export const happenedWords: readonly string[] = [
  ...'was were had did could went slept stood failed broke fell stopped waited queued lost closed came left ran took said saw'.split(
    ' ',
  ),
];
/** Says that something holds today. */
export const happensWords: readonly string[] = [
  ...'is are am has have do does can cannot will now still today currently wanted'.split(' '),
  "\\p{L}+[’'](?:re|ve|ll)",
  '(?:we|they|you|i) (?!\\p{L}+ed(?!\\p{L}))\\p{L}{3,}',
];
/** Counts years until today. */
export const lastingWords: readonly string[] = [
  'for (?:\\p{L}+ )?(?:\\d{1,3}|\\p{L}+) years',
  'goes back (?:\\p{L}+ )?(?:\\d{1,3}|\\p{L}+) years',
  'years (?:ago|old)',
  '(?:\\d{1,3}|\\p{L}+) years',
  'decades?',
  'century',
  'months',
];
/** Says in a quote that it holds today, in the supported languages. */
export const todayWords: readonly string[] = [
  'now',
  'today',
  'still',
  'currently',
  'at present',
  'remains?',
  'stays on',
  'these days',
  'heute',
  'inzwischen',
  'mittlerweile',
  'nach wie vor',
  "aujourd[’']hui",
  'désormais',
  'toujours',
  'hoy',
  'ahora',
  'todavía',
  'actualmente',
  'vandaag',
  'nu',
  'nog steeds',
  'inmiddels',
];
/** Between clauses that may be of different times. */
export const clauseJoints: readonly string[] = [
  'who',
  'which',
  'whose',
  'where',
  'when',
  'while',
  'and',
  'but',
  'although',
  'though',
  'since',
  'und',
  'aber',
  'et',
  'mais',
  'y',
  'pero',
  'en',
  'maar',
];
