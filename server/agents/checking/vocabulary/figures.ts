/** Between a figure and one that is part of it or compared with it. */
export const partitives: readonly string[] = [
  'of (?:whom|which|them|these|those)',
  'against',
  'than',
  'davon',
  'dont',
  'onder wie',
  'waarvan',
];
/** Speaks in a claim of what is aimed at. */
export const aimWords: readonly string[] = [
  'targets?',
  'goals?',
  'aim(?:s|ed|ing)?',
  'plan(?:s|ned)?',
  'budget\\p{L}*',
  'forecast\\p{L}*',
  'supposed',
  'meant',
  'promis\\p{L}+',
];
