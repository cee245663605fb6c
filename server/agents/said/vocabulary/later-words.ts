/** How somebody takes up a value again, minutes later, which they say anew. */
export const rethinking: readonly string[] = [
  '(?:thinking about|now that i think (?:about|of)|come to think of) it',
  'on reflection',
  "(?:i|we)(?:[’']ve| have)? (?:just |now )?(?:checked|double-checked|looked (?:it|that|them|this) up|counted|found (?:it|the)|asked)",
  '(?:here )?in front of me',
  'to be (?:exact|precise|accurate|clear)',
  '(?:let me|can i|may i|could i|i (?:need|have|should|want|ought) to) (?:just )?(?:correct|rephrase|restate|fix)',
  '(?:i|we) (?:should|need to|have to|must) correct',
  'actually',
  'make (?:it|that)',
  "i[’']ve just (?:had|got|seen|heard|been told|found)",
  "(?:it|that|this)(?:[’']s| is| was) wrong",
  "(?:is|was|are|were)(?:n[’']t| not) [^.?!]{1,30} any ?more",
  'no longer',
  "if i[’']m honest",
  '(?:nearer|closer to|more like)',
  'did i say',
  '(?:i|we) meant',
  '(?:i|we) (?:keep|kept) (?:saying|writing)',
  "(?:i|we)(?:[’']ve)? (?:said|told you|gave you|mentioned)",
  'turns out',
  'for the record',
  "(?:i|we) should(?: have|[’']ve) (?:said|told you)",
  "(?:i|we)(?:[’']d| had) understood",
  "(?:has |have |[’']s )?just (?:texted|told me|written|messaged|called|rung|emailed)",
  "(?:had|got|asked) [\\p{L}’']+ (?:to )?(?:look|check|count|find out)",
  '(?:wait|hang on|hold on|scratch that|correction|sorry)[,.]',
];

/** The same, with the value in it. */
export const forgottenValues: readonly string[] = [
  '(?:forget|ignore|scratch|strike|disregard) (?:about )?(?:the|that|those) (?:[\\p{L}\\p{N},.-]+ ){1,4}(?:that )?(?:i|we|he|she) (?:said|told|gave|mentioned|wrote)',
];

/** 'Forget the first figure': a value said before, without saying it again. */
export const forgottenFigures: readonly string[] = [
  ...forgottenValues,
  '(?:forget|ignore|scratch|strike|disregard|drop|cross out|bin) (?:the|that|my|what) (?:(?:first|last|other|old|previous|earlier) )?(?:figure|number|date|amount|sum|price|one|i (?:said|told you))',
  "(?:the|that|my) (?:first|last|other|old|previous|earlier) (?:figure|number|date|amount|sum|price|one)(?:[’']s| is| was) (?:wrong|off|out|a mistake|no good|too (?:high|low))",
];

/** What a value is said beside of: another thing, or another time of it. */
export const besideIt: readonly string[] = [
  'last (?:year|month|week|time)',
  'the (?:year|month|week) before',
  'the other',
  'ago',
  'as well',
  'too',
  'in my last',
];

/** Words of a value's measure, by which nothing is known again. */
export const measureWords: readonly string[] = [
  ...['year', 'month', 'week', 'day', 'hour', 'minute', 'quarter', 'time', 'thousand', 'hundred', 'million', 'percent'],
  ...[
    'pound',
    'euro',
    'dollar',
    'grand',
    'quid',
    'number',
    'figure',
    'date',
    'thing',
    'people',
    'good',
    'right',
    'want',
  ],
  ...['need', 'cost', 'get', 'lot', 'bit', 'first', 'last', 'said', 'say', 'per', 'cent', 'big', 'new', 'old', 'run'],
];

/** Money, whatever its name. */
export const moneyNames: readonly string[] = [
  ...['pounds?', 'pence', 'p', 'euros?', 'cents?', 'dollars?', 'quid', 'grand', 'bucks', 'rupees?', 'francs?'],
];
