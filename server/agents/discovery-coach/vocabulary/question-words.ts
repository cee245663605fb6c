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

/** What questions for troubles, costs, gains, feelings and wishes have in common; what else they say is what they ask about. */
export const askingWords: readonly string[] = [
  'problem problems trouble troubles issue issues challenge challenges difficulty difficulties pain pains obstacle barrier',
  'biggest big main hard hardest difficult worst wrong frustrating slow slows stop stops stopping prevent way',
  'cost costs costing money spend spending lose losing loss losses pay price worth value save saving savings impact effect',
  'amount sum figure number estimate roughly rough',
  'feel feels feeling mean means meaning change changes different difference look like ideal ideally success successful',
  'want wish need goal goals achieve improve better result results outcome outcomes',
  'happen happens happening today now currently current moment time times day days week weeks month months year years often',
  'team company business people work working solve solved fix fixed thing things',
  'all any each every both one up down out off on over about around take takes taking make makes making',
];
