/** Who or what a clause begins with. */
export const subjects: readonly string[] = [
  'i',
  'we',
  'you',
  'he',
  'she',
  'it',
  'they',
  'there',
  'this',
  'that',
  'nobody',
  'everybody',
  'everyone',
  'somebody',
  'someone',
  'people',
  'the',
  'my',
  'our',
  'if',
  'when',
];

/** A subject and its verb in one word, without the apostrophe. */
export const subjectEnds: readonly string[] = ['s', 're', 've', 'd', 'll', 'm'];

/** What joins a clause to the one before. */
export const joins: readonly string[] = ['and', 'but', 'so', 'cause', 'cos', 'because', 'then', 'except', 'though'];

/** What people say between two sentences. */
export const pauses: readonly string[] = [
  'yeah',
  'yep',
  'nah',
  'no',
  'well',
  'um',
  'uh',
  'er',
  'okay',
  'ok',
  'right',
  'look',
  'anyway',
];

/** After these the clause goes on. */
export const clauseHolders: readonly string[] = [
  ...['if', 'when', 'what', 'where', 'how', 'who', 'which', 'why', 'whether', 'than', 'as', 'or', 'like'],
  ...['till', 'until', 'before', 'after', 'once', 'while', 'since', 'unless', 'whatever', 'whoever', 'because'],
  ...['think', 'know', 'say', 'says', 'said', 'reckon', 'guess', 'suppose', 'hope', 'bet', 'sure', 'mean', 'tell'],
  ...['told', 'see', 'believe', 'wish', 'swear', 'afraid', 'heard', 'feel', 'thought', 'knew', 'imagine', 'ask'],
  ...['every', 'the', 'a', 'an', 'to', 'of', 'for'],
  ...['with', 'on', 'in', 'at', 'by', 'from', 'about', 'into', 'over', 'not', 'only', 'just', 'even'],
  ...['and', 'but', 'so', 'cause', 'cos', 'then', 'i', 'we', 'you', 'he', 'she', 'it', 'they', 'there', 'people'],
];

/** After these comes what is done, or isn't: 'we can’t do it by hand'. */
export const auxiliaries: readonly string[] = [
  ...['can’t', 'won’t', 'don’t', 'doesn’t', 'didn’t', 'couldn’t', 'wouldn’t', 'shouldn’t', 'mustn’t', 'cannot'],
  ...['can', 'will', 'must', 'could', 'would', 'should', 'to', 'not', 'never'],
];

/** After these a clause may go on without a word between: 'the day we're short'. */
export const relativeHolders: readonly string[] = [
  'that',
  'everything',
  'all',
  'thing',
  'things',
  'one',
  'bit',
  'way',
  'day',
  'time',
];

/** How a question begins when it is asked aloud, without a mark. */
export const asksWith: readonly string[] = [
  "what(?:[’']s|[’']d|[’']re| is| are| was| do| does| did| would| will| about| else| happens?| kind| sort| have| made| makes| can| could| should)",
  "how(?:[’']s|[’']d| is| are| was| were| do| does| did| would| will| many| much| often| long| big| soon| about| can| have| far| old)",
  "who(?:[’']s|[’']d|[’']ll| is| else| signs?| decides?| has| does| would| do| are| gets| owns| pays)",
  "when(?:[’']s|[’']d| is| are| do| does| did| would| will)",
  "where(?:[’']s|[’']d| is| are| do| does| did| would)",
  "why(?:[’']s| is| are| do| does| did| would| not| now)",
  'which (?:one|ones|of|is|are)',
  "(?:is|isn[’']t|was) (?:there|it|that|this|he|she|anyone|anybody)",
  'are (?:you|they|we|there|those|these)',
  "(?:do|don[’']t) (?:you|they|we|i)",
  "(?:did|didn[’']t) (?:you|they|we|i|he|she|it)",
  "(?:does|doesn[’']t) (?:it|that|this|he|she|anyone)",
  '(?:can|could|would|will|should|may) (?:you|i|we|they|it|that|this|he|she|somebody|someone)',
  '(?:have|had) (?:you|they|we) (?!to)',
  'has (?:it|he|she|that|anyone|anybody|somebody)',
  'what if',
  'any (?:idea|chance|thoughts)',
];

/** What makes a question of what was said before it. */
export const asksAfter: readonly string[] = [
  "(?:is|isn[’']t|was|wasn[’']t|does|doesn[’']t|did|didn[’']t|are|aren[’']t|do|don[’']t|can|can[’']t|would|wouldn[’']t|will|won[’']t|has|hasn[’']t|have|haven[’']t) (?:it|there|he|she|they|you|we|that|i)",
  'and (?:in|over|per) \\p{L}+',
  'or (?:what|not|is it|do you)',
];
