/** What a promise may begin with that says nothing of it. */
export const stepOpenings: readonly string[] = [
  'great',
  'perfect',
  'okay',
  'ok',
  'good',
  'fine',
  'right',
  'sure',
  'yes',
  'yeah',
  'lovely',
  'brilliant',
  'excellent',
  'well',
  'thanks',
  'thank you',
  'no problem',
  'of course',
  'absolutely',
  'certainly',
  'then',
  'so',
  'and',
  'all right',
  'alright',
];

/** Pronouns that need their speaker, or somebody named before. */
export const ownPronouns = {
  person: [
    'i',
    'me',
    'my',
    'mine',
    'myself',
    'he',
    'she',
    'him',
    'her',
    'hers',
    'his',
    'they',
    'them',
    'their',
    'theirs',
    'one',
    'ones',
    'there',
    'here',
    'both',
    'same',
    "i[’']\\p{L}+",
  ],
  group: ['we', 'us', 'our', 'ours', "we[’']\\p{L}+"],
} as const;

/** 'You' that does something itself: it isn't 'us'. */
export const youAsSubject: readonly string[] = [
  '(?:what|which|when|if|that|as|where|how|whether|because|so|once|until|and|or|before|after|while|the \\p{L}+) you',
  "you[’']\\p{L}+",
  'you (?:are|were|can|could|will|would|have|had|do|did|need|want|said|asked|sent|showed|mentioned|might|may|should|know)',
  'thank you',
  'yoursel(?:f|ves)',
];

/** How a document reaches its reader, and what this one is called. */
export const handingOver: readonly string[] = [
  'send',
  'e-?mail',
  'share',
  'write',
  'draft',
  'prepare',
  'get you',
  'make',
  'put together',
  'do',
];
export const thisDocument: readonly string[] = [
  '(?:an?|the|our|your|this) (?:\\p{L}+ )?(?:proposal|offer|quote|quotation)',
];
