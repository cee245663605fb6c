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
];
