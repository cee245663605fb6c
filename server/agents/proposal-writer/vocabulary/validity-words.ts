/** What may stand before the words for a list and mean all of it: 'winter rates' and 'early bird prices' are a part. */
export const wholeWords: readonly string[] = [
  'all',
  'our',
  'these',
  'the',
  'list',
  'current',
  'alle',
  'unsere',
  'die',
  'nos',
  'les',
  'nuestros',
  'los',
];

/** What holds until a day: all prices of a list. */
export const listWords: readonly string[] = [
  'prices',
  'rates',
  'fees',
  'tariffs?',
  'price ?lists?',
  'pricing',
  'preise?',
  'preisliste',
  'tarifs',
  'precios',
];

/** Between list and state these speak of a part of it, of the past, or of what doesn't hold. */
export const partWords: readonly string[] = [
  'for',
  'of',
  'on',
  'in the',
  'were',
  'was',
  'not',
  'no',
  'never',
  'only',
  'f[üu]r',
  'waren',
  'nicht',
  'pour',
  'para',
  'de',
  'pas',
];

export const holdingStates: readonly string[] = [
  '(?:is |are |is all |are all |remains? |stays? )?(?:valid|good|firm|fixed|held|guaranteed|effective|in force|unchanged)',
  '(?:hold|holds|apply|applies|stand|stands|run|runs)',
  'g[üu]ltig',
  'gelten',
  'valables?',
  'v[áa]lid[oa]s?',
];

/** Between the state and the day: 'until', 'through', 'to the end of' says no day. */
export const holdingWords: readonly string[] = [
  'until(?: and including)?',
  'till',
  'through(?: to)?',
  'to',
  'up to(?: and including)?',
  '(?:from|since) [^.;]{4,30}? (?:until|till|to|through)',
  'bis(?: zum)?',
  "jusqu[’']au",
  'hasta(?: el)?',
];
