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

/** What is asked for as a sum of money, though a verb of change or a thing stands beside it. */
export const asMoney: readonly string[] = [
  'costs?',
  'prices?',
  'pricing',
  'fees?',
  'charge[sd]?',
  'pay',
  'paid',
  'rent',
  'deposit',
  'salar(?:y|ies)',
  'money',
  'interest',
];

/** Behind a noun, these show that it is what is asked for: 'what commission do they get', not 'the commission report'. */
export const behindAskedNoun: readonly string[] = [
  ...helpingVerbs,
  'rates?',
  'for',
  'of',
  'per',
  'on',
  'in',
  'now',
  'if',
  'at',
  'to',
  'a',
  'an',
  'this',
  'last',
  'year',
  'we',
  'you',
  'they',
];

/** Between a price and its unit in the head of a column. */
export const headPeriods: readonly string[] = ['per', 'an?', 'each', 'pro', 'je', 'par', 'por', 'al', 'in'];

/** At the end of the head of a column, these say what a price holds or when it is due. */
export const headTails: readonly string[] = [
  'net',
  'gross',
  'netto',
  'brutto',
  '(?:excl|incl|ex|inc)\\.? (?:vat|tax)',
  'ht',
  'ttc',
  'from',
  'mensuel(?:le)?s?',
  'annuel(?:le)?s?',
  'mensual(?:es)?',
  'anual(?:es)?',
  '20\\d\\d',
];

/** In the head of a column, no price stands behind these. */
export const noPricedHead: readonly string[] = [
  'no',
  'number',
  'of',
  'in',
  'on',
  'without',
  'saved?',
  'avoided',
  'change',
  'free',
  'zero',
];

/** Before a bare '38p' or '40k', these show that it is a sum. */
export const sumLeads: readonly string[] = [
  'is',
  'are',
  'was',
  'at',
  'for',
  'costs?',
  'from',
  'about',
  'around',
  'pays?',
  'paid',
  'charges?',
  'charged',
  'just',
  'only',
  'extra',
  'of',
  'than',
  'and',
  'to',
  'saves?',
  'saved',
  'over',
  'under',
];
