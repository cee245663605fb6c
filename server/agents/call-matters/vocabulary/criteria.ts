/** What has to hold for them to choose, as it is said or noted. */
export const criteriaWords: readonly string[] = [
  '(?:decision |selection |buying )?criteri(?:a|on)',
  '(?:a|the|our|one|hard|absolute) must(?:-have)?s?',
  'must[- ]haves?',
  'deal[- ]?breakers?',
  'non-?negotiable',
  '(?:hard |key |minimum )?requirements?',
  'knock-?out',
  'show-?stoppers?',
  '(?:it|the (?:system|tool|software|product|solution|supplier|vendor|service|machine)|whatever we buy) (?:has|needs) to',
  '(?:it|the (?:system|tool|software|product|solution|supplier|vendor|service|machine)|whatever we buy) must',
  "we (?:only|won[’']t|will not|can[’']t|cannot|never) (?:buy|sign|choose|work with|take on|consider)",
  '(?:without|unless|as long as|provided)(?: \\p{L}+){1,8}, (?:we|it|there)',
  'before we (?:sign|buy|commit|decide|go ahead)',
  "(?:we|they|i)(?:[’']ll| will|[’']d| would)? (?:compare|choose|decide|pick|score|judge|rank)(?: \\p{L}+){0,3} (?:on|by|according)",
  '(?:most important|matters most|counts most|decisive|what counts|comes down to)',
];

/** Said in passing of work or of the past, it is no criterion. */
export const noCriteria: readonly string[] = [
  'it has to be said',
  'it must have been',
  'it must be (?:\\p{L}+ )?(?:nice|hard|great|five|four|three|two|ten)',
  "(?:we|they) (?:didn[’']t|had no) requirements?",
];
