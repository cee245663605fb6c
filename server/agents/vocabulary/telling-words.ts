/** Behind its subject, these say what something is. */
export const definingVerbs: readonly string[] = [
  '(?:is|are) (?:an?|the|our|one|any|every|what|who|how|where|when|used|responsible|in charge)',
  'means?',
  'refers? to',
  'stands? for',
  'describes?',
];

/** What somebody or something does tells what they are; what it costs or needs doesn't. */
export const tellingVerbs: Readonly<Record<'not' | 'past', readonly string[]>> = {
  not: [
    'costs',
    'takes',
    'needs',
    'requires',
    'lasts',
    'gets',
    'has',
    'starts',
    'begins',
    'ends',
    'comes',
    'goes',
    'expires',
    'applies',
    'plus',
    'always',
    'thus',
    'this',
  ],
  past: ['joined', 'founded', 'led'],
};

/** What denies something, or allows it only in part. */
export const plainlyDenying: readonly string[] = [
  'no',
  'not',
  'none',
  'never',
  'nothing',
  'nobody',
  'neither',
  'without',
  'cannot',
  'only',
  'unless',
  'except',
];
