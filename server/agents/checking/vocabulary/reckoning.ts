/** Weights of which a thousand make a tonne, and the tonne. */
export const kiloWords: readonly string[] = ['kg', 'kilos?', 'kilograms?', 'kilogrammes?'];
export const tonneWords: readonly string[] = ['tonnes?', 'tons?'];
/** Gives an amount for each of several. */
export const eachWords: readonly string[] = [
  'an? (?:minute|hour|day|week|month|year|night|shift|unit|piece|litre|liter|kilo|tonne|ton|head|person|seat|trip)',
  'per',
  'each',
  'every',
  'apiece',
  'average',
  'annually',
  'yearly',
  'monthly',
  'weekly',
  'pro',
  'je',
  'par',
  'por',
  'cada',
];
/** Takes a share off an amount, or adds it. */
export const offWords: readonly string[] = [
  'off',
  'discount\\p{L}*',
  'extra',
  'surcharge',
  '(?:go|goes|went|gone|going|put) up',
  'plus',
  'adds?',
  'on top',
  'supplement',
  'vat',
  'tax',
  'gst',
  'half',
  'bonus',
  'reduc\\p{L}+',
  'ris(?:e|es|en|ing)',
  'increas\\p{L}+',
  'rabatt',
  'zuschlag',
  'remise',
  'descuento',
  'korting',
  'lower',
  'higher',
  'cheaper',
  'dearer',
  'günstiger',
  'moins cher',
  'más barat[oa]s?',
  'goedkoper',
];
/** Compares two amounts. */
export const savedWords: readonly string[] = [
  'cheaper',
  'dearer',
  'less',
  'more',
  'sav(?:e|es|ed|ing)',
  'extra',
  'difference',
  'below',
  'above',
  'instead',
];
/** Adds up what comes several times. */
export const yearTotals: readonly string[] = [
  "year(?:[’']s|ly)?",
  'annual(?:ly)?',
  'terms?',
  'in (?:all|total)',
  'total',
  'altogether',
  'course',
  'season',
  'worth',
  'all (?:two|three|four|five|six|ten|twelve)',
];
/** Says by which factor something grew or shrank. */
export const multiplied: readonly { words: readonly string[]; factor: number }[] = [
  { words: ['doubled', 'doubling', 'halved', 'halving'], factor: 2 },
  { words: ['tripled', 'trebled', 'tripling', 'trebling'], factor: 3 },
  { words: ['quadrupled', 'quadrupling'], factor: 4 },
];
