/** What stands before a question that is asked aloud. */
export const questionLeads: readonly string[] = ['and', 'so', 'but', 'or', 'ok(?:ay)?', 'right', 'well', 'hm+'];

/** How a question begins that has no mark. */
export const questionWords: readonly string[] = [
  'is',
  'are',
  'do',
  'does',
  'did',
  'can',
  'could',
  'will',
  'would',
  'has',
  'have',
  'what',
  'how',
  'who',
  'where',
  'when',
  'which',
  'why',
];

/** By what a question about the offer calls it, its seller or who would use it. */
export const offerPronouns: readonly string[] = [
  'you',
  'your',
  'yours',
  "you[’'](?:re|ve|d|ll)",
  'it',
  'its',
  "it[’']s",
  'this',
  'that',
  'they',
  'them',
  'there',
  'we',
  'i',
  'our',
  'ours',
  'us',
  'my',
  'mine',
];
