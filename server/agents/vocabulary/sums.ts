/** What heads the columns of a price list. */
export const pricedHeads: readonly string[] = [
  'prices?',
  'fees?',
  'costs?',
  'charges?',
  'pricing',
  'preise?',
  'kosten',
  'gebühr(?:en)?',
  'prix',
  'tarifs?',
  'precios?',
  'prijs',
  'prijzen',
];

/** What is asked for as a sum or as a share. */
export const rateNouns: readonly string[] = [
  'commissions?',
  'discounts?',
  'rebates?',
  'interest',
  'margins?',
  'mark-?ups?',
  'vat',
  'tax',
  'royalt(?:y|ies)',
  'surcharges?',
  'service credits?',
  'penalt(?:y|ies)',
];

/** Verbs that stand before the subject of a question. */
export const helpingVerbs: readonly string[] = [
  'do(?:es)?',
  'did',
  'is',
  'are',
  'was',
  'were',
  'has',
  'have',
  'had',
  'will',
  'would',
  'can',
  'could',
  'should',
];
/** Behind 'how much', these name nothing that is counted. */
export const noThing: readonly string[] = [
  'money',
  'for',
  'per',
  'they',
  'you',
  'extra',
  'more',
  'less',
  'off',
  'each',
  'the',
  'our',
  'your',
  'their',
  'this',
  'that',
];
/** What 'how much did it' asks of a number that need be no sum. */
export const changing: readonly string[] = [
  'drop(?:ped)?',
  'fall(?:en)?',
  'ris(?:e|en)',
  'grow[n]?',
  'shr[iu]nk',
  'change[d]?',
  'improve[d]?',
  'increase[d]?',
  'decrease[d]?',
];
