/** What takes a sum back though no other one is said. */
export const plainRetractions: readonly string[] = [
  '(?:a lot|much|way|far|quite a bit|loads) (?:more|less|higher|lower) than (?:that|this)',
  // 'So half of it is wrong by then' says nothing of a sum.
  "(?<!(?:of|in|on|for|from|with|to|about) )(?:that|it)(?:[’']s| is| was) (?:just )?(?:wrong|not right|not true|way too (?:high|low)|too (?:high|low)|rubbish|nonsense)(?= ?(?:[.,;:!?—–-]|$| (?:sorry|though|actually|that|i|so|because)(?!\\p{L})))",
  "(?:is that|that[’']s|that is) (?:from )?(?:the|an) old (?:sheet|slide|number|figure|report|one|list)",
  '(?:scrap|strike|forget|ignore) (?:that|it|the \\p{L}+)(?:,|\\.|$)',
  '(?:i )?take (?:that|it) back',
  "(?:don[’']t|do not) think (?:that|it)(?:[’']s| is) right",
  'i was thinking of (?:last|the other|another)',
];

/** Sums of something else: what is paid to others, what was once. */
export const ofOtherSums: readonly string[] = [
  '(?:we|i|they|you) (?:pay|paid|spend|spent|charge|charged|have|had)',
  'last (?:year|month|quarter|week|time)',
  'licen[cs]es?',
  "(?:did not|didn[’']t|don[’']t|do not) have",
];

/** Words behind a number that leave it a sum. */
export const moneyThings: readonly string[] = [
  'dollars?',
  'bucks',
  'pounds?',
  'quid',
  'euros?',
  'grand',
  'francs',
  'rupees?',
  'lakhs?',
  'crores?',
  'rand',
  'year',
  'annually',
  'yearly',
  'month',
  'maybe',
  'probably',
  'roughly',
  'about',
  'nearer',
  'actually',
  'since',
  'because',
  'without',
  'all',
  'give',
  'easily',
  'gone',
  'just',
  'more',
  'that',
  'but',
];

/** That something which was so, or was thought to be, is otherwise now. */
export const changedWords: readonly string[] = [
  "(?:it|that|this) (?:can[’']t|cannot|won[’']t) be",
  "(?:it|that)(?:[’']s| is) (?:\\p{L}+ ){1,2}now",
  '(?:has|have|had|was|were|been) (?:been )?(?:moved|changed|dropped|lowered|raised|put (?:back|forward))',
];
