/** Pronouns for something named before. */
export const thingPronouns: readonly string[] = ['it', 'them', 'they', 'her', 'him', 'ones', 'others'];

/** 'That is', 'this was': where no noun follows. */
export const demonstratives: readonly string[] = ['that', 'this', 'those', 'these', 'one'];

/** Words after a demonstrative that show no noun follows. */
export const afterDemonstratives: readonly string[] = [
  'is',
  'was',
  'are',
  'were',
  'would',
  'will',
  'as',
  'to',
  'for',
  'by',
  'in',
  'on',
  'at',
  'over',
  'and',
  'when',
  'after',
  'before',
  'this',
  'tomorrow',
  'today',
];

/** Pronouns for people named before. */
export const personPronouns: readonly string[] = ['they', 'he', 'she'];

/** Verbs after a demonstrative that opens a sentence. */
export const demonstrativeVerbs: readonly string[] = [
  'is',
  'was',
  'are',
  'were',
  'would',
  'will',
  'means?',
  'costs?',
  'gets?',
  'makes?',
  'takes?',
];
