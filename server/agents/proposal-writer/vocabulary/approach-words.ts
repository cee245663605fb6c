/** Words of sentences on how to begin. */
export const approachWords: readonly string[] = [
  'pilots?',
  'roll[- ]?out',
  'rolled out',
  'rollouts?',
  'onboarding',
  'implementation',
  'start with',
  'starts? (?:with|in|after)',
  'begin(?:s)? with',
  'we start',
  '(?<!after the )first (?:week|month|step|phase)',
  'go(?:es|ing)? live',
  'go-live',
  'learning takes',
  'proof of concept',
  'takes? (?:about )?\\p{N}+',
  'takes? (?:two|three|four|five|six|eight|ten|twelve)',
  '(?:two|three|four|six|eight|ten|twelve) (?:to \\p{L}+ )?weeks',
];

/** Headings below which all tells how to begin. */
export const approachHeadings: readonly string[] = [
  'how (?:we|you|to|it) (?:start|starts|begin|begins|get started)',
  'getting (?:started|going|live)',
  '(?:our |the |your )?(?:roll[- ]?out|onboarding|implementation|introduction|set[- ]?up)(?: (?:plan|steps?|phases?))?',
  '(?:the |your )?first (?:steps?|weeks?|days?|month)',
  'what happens (?:next|first|after you (?:sign|order))',
  'from order to (?:\\p{L}+ ?){1,2}',
  'so (?:starten|beginnen) wir',
];

/** The same only where a sentence also says when, or that the seller does it: fitted sensors by themselves are what is sold. */
export const weakApproachWords: readonly string[] = [
  'set[- ]?up',
  'training',
  'trained',
  'trial',
  'fitted',
  'installed?',
  'installation',
  'migration',
  'migrate',
  'hand(?:s|ed)? over',
];
export const approachTimes: readonly string[] = [
  'days?',
  'weeks?',
  'months?',
  'hours?',
  'first',
  'then',
  'before',
  'after',
  'within',
  'once',
  'until',
  'by the end',
  'we',
  'our',
];
