/** Seasons and other parts of a year, by their number, in the supported languages. */
export const partsOfYear: readonly (readonly string[])[] = [
  ['spring', 'frühjahr', 'frühling', 'printemps', 'primavera', 'voorjaar', 'lente'],
  ['summer', 'sommer', 'été', 'verano', 'zomer'],
  ['autumn', 'fall of', 'herbst', 'automne', 'otoño', 'najaar', 'herfst'],
  ['winter', 'hiver', 'invierno'],
];
/** Begins a time that goes on. */
export const fromYear: readonly string[] = [
  'since',
  'seit',
  'depuis',
  'desde',
  'sinds',
  'from',
  'ab',
  'à partir de',
  'a partir de',
  'vanaf',
];
/** Ends a time. */
export const untilYear: readonly string[] = [
  'until',
  'till',
  'bis',
  'bis Ende',
  "jusqu[’']en",
  "jusqu[’']à",
  'hasta',
  'tot',
  'up to',
  'ended in',
  'expires in',
  'ends in',
  'through',
];
export const inThisYear: readonly string[] = [
  'this year',
  'this (?:spring|summer|autumn|winter)',
  "by the year[’']?s end",
];
export const afterThis: readonly string[] = ['next year', 'next (?:spring|summer|autumn|winter)'];
/** Goes on until today from a year. */
export const sinceYear: readonly string[] = ['since', 'seit', 'depuis', 'desde', 'sinds'];
