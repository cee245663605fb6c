/** What holds until a day: all prices of a list. */
export const listWords: readonly string[] = [
  '(?:all |our |these |the |list |current )?prices',
  '(?:all |our |these |the |current )?rates',
  '(?:all |our |these |the |current )?fees',
  '(?:all |our |these |the |current )?tariffs?',
  'price ?lists?',
  'pricing',
  'preise?',
  'preisliste',
  'tarifs',
  'precios',
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
