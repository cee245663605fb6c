/** Words that present what follows as certain. */
export const conclusions: readonly string[] = [
  'mean(?:s|ing)?(?: that)?',
  'shows?(?: that)?(?!\\s(?:whether|what|how|who|which|if|where|when|why|you)(?!\\p{L}))',
  'proves?(?: that)?',
  'implies(?: that)?',
  'confirms?(?: that)?',
  'must',
  'will',
  '(?:is|are) (?:clearly|obviously|certainly|surely)',
  '(?:is|are) (?:costing|squeezing|hurting|losing|driving|preparing|planning|struggling)',
  'so (?:it|they|the company|customers|sales)',
  '(?:is|are) (?:about|going|bound|sure|set) to',
  'therefore',
  'because',
];
/** Words that leave room for doubt. */
export const hedges: readonly string[] = [
  'may',
  'might',
  'could',
  'would',
  'suggests?',
  'seems?',
  'appears?',
  'perhaps',
  'possibly',
  'risks?',
  'can',
  'points? to',
  'hints? at',
];
/** Promises without limit. */
export const absolutes: readonly string[] = [
  'altogether',
  'entirely',
  'completely',
  'for good',
  '(?:all|every) (?:\\p{L}+ ){1,3}again',
  'no longer (?:have|need) to',
  'no more',
  '(?:n)?ever again',
  'must (?:have|be|now)',
  'can count on',
  'will (?:end|eliminate|abolish|guarantee|solve|cut|halve|reduce|save|double|remove|fix)',
  'once and for all',
  '(?:eliminates?|ends|abolishes) (?:all|every|any)',
  'guarantees?(?: that)?',
];
