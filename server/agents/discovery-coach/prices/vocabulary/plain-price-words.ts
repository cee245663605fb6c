/** What somebody pays or was offered already. */
export const paidAlready: readonly string[] = [
  "(?:i|we|they|he|she)(?:[’']re|[’']ve|[’']d|[’']m)? (?:\\p{L}+ )?(?:pay|paid|paying|spend|spent|spending|gave|charged?|quoted|asked|wanted)",
  '(?:are|were|was|is|am) (?:paying|charged|charging|spending)',
];

/** How a list says where its prices begin. */
export const startsAt: readonly string[] = ['(?:starts?|starting|begins?|beginning) (?:at|from)', 'prices from'];

/** How a price is asked for; 'What are we talking?' and 'What's it a month?' name none. */
export const priceQuestions: readonly string[] = [
  'how much(?! (?:time|work|of|longer|room|space|data|notice|effort))|how many (?:pounds|dollars|euros?|quid|bucks|grand)',
  'prices?|pricing|priced|costs?|costing|charge|charges|fees?|rates?|tariffs?|quotes?|premiums?|figures?|ball-?park|price tag|sting|set (?:me|us) back',
  '(?:the|your) (?:damage|number|sum|bill|total|amount|ask|tab)|out of pocket',
  "what(?:[’']s| is| are| would| will| do| does) (?:we|you|i|it|that|this|yours|one|the \\p{L}+|an? \\p{L}+)(?:[’']re|[’']d)? (?:be )?(?:talking|looking(?: at)?|asking|up for|in for|come to|run to|run (?:me|us)|want for)",
  "what(?:[’']s| is| would| will|[’']ll) (?:it|that|this|yours|one|we|i)(?: be)?(?:$|[?,.]| (?:per|for|an?|each|then|roughly))",
];

/** Over what time a price is asked for. */
export const perTimes: readonly string[] = ['(?:per|an?|each|every) (?:month|year|week|day|hour|quarter|annum|night)'];

/** Words of a question for a price that name nothing it is the price of. */
export const emptyOfPrice =
  'okay yeah yes well re ll ve ballpark what how much do does did is are be will would can could go going tell told say said give know ask asking hit me us you your we i it this that thing so then on out right ok now just only well actually really roughly rough about around approximately ' +
  'exactly here there all total altogether whole everything lot kind sort idea order magnitude range look looking talk talking money end day bottom line bluntly honestly straight quick quickly please sorry maybe first let hear see mind get';
