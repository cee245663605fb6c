/** Says of a share that it is added to what was, beside the words of growth. */
export const moreWords: readonly string[] = [
  'dearer',
  'longer',
  'larger',
  'bigger',
  'greater',
  'above',
  'costlier',
  'heavier',
  'swell(?:s|ed)?',
  'swelled',
  'extra',
];
/** The same of what is taken off. */
export const lessWords: readonly string[] = [
  'cheaper',
  'shorter',
  'smaller',
  'lighter',
  'below',
  'off',
  'under',
  'come down',
  'came down',
  'quicker',
  'faster',
  'thinner',
  'short of',
];
