/** Pronouns for something named before. */
export const thingPronouns: readonly string[] = ['it', 'them', '’em', "'em", 'they', 'her', 'him', 'ones', 'others'];

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
  'with',
  'from',
  'into',
  'back',
  'round',
  'out',
  'off',
  'up',
  'down',
  'through',
  'till',
  'until',
  'then',
  'too',
  'first',
  'again',
  'if',
  'because',
  'so',
  'but',
  'or',
  'done',
  'put',
  'sent',
  'written',
  'drawn',
  '\\p{L}{2,}ed',
  'sorted',
  'about',
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

/** Before a thing that was named before: 'with that clause'. */
export const placesOfThings: readonly string[] = [
  'with',
  'on',
  'in',
  'for',
  'about',
  'from',
  'of',
  'to',
  'under',
  'into',
];

/** After 'that' or 'this', no thing: 'by that Friday'. */
export const notThings: readonly string[] = [
  'mornings?',
  'afternoons?',
  'evenings?',
  'days?',
  'nights?',
  'weeks?',
  'weekends?',
  'months?',
  'quarters?',
  'years?',
  'times?',
  'minutes?',
  'hours?',
  'way',
  'point',
  'case',
  'calls?',
  'meetings?',
  '(?:mon|tues|wednes|thurs|fri|satur|sun)day',
  'spring',
  'summer',
  'autumn',
  'winter',
];

/** Before 'one' or 'both' without a thing: 'I'll take one.' */
export const takingDeeds: readonly string[] = [
  'take',
  'get',
  'send',
  'bring',
  'do',
  'make',
  'find',
  'have',
  'put',
  'print',
  'pick',
  'try',
  'share',
  'draft',
  'write',
];

/** So many of something that was named before. */
export const unnamedCounts: readonly string[] = ['(?:them|those|these|the other) (?:two|three|four|five|six|ones)'];

/** Before 'that' alone, they point at what was said before. */
export const backPrepositions: readonly string[] = [
  'behind',
  'above',
  'below',
  'before',
  'after',
  'beyond',
  'besides?',
  'under',
  'with',
  'without',
  'by',
  'from',
];
/** What a clause begins with. */
export const subjectStarts: readonly string[] = ['we', 'you', 'they', 'it', 'an?', 'the', 'no', 'each', 'every'];

/** What a promise may name that was said before it. */
export const vagueThings: readonly string[] = [
  'the (?:number|figure|answer|name|intro|introduction|date|day|address|detail|details|rest|docket|same|other|others|person|people|right one)',
  'an? (?:real|straight|proper|firm|honest|better|definite)?(?: )?(?:answer|number|figure|date|yes or no)',
  'yes or no',
  'find out',
  'look into',
  '(?:come|get) back to you',
  '(?:check|ask)(?= with|[.!,]|$)',
  'let you know',
  'set (?:it|that) up',
  'the third',
];

/** What a question asks of 'that' or 'those' as its subject. */
export const askedVerbs: readonly string[] =
  'cost come add amount mean take happen save bring set run total work make lose end go'.split(' ');

/** 'Some will in the first week.' answers a question: what they will isn't said. */
export const answerStarts: readonly string[] = [
  "(?:some|most|many|few|all|none|they|it|that|we) (?:will|would|do|does|did|can|could|have|has|are|is)(?: not|n[’']t)?(?:[.,]| (?:in|by|after|within|at|on|for) )",
];
