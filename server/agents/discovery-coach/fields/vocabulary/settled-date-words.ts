const lead = '(?:from |by |before |on |in |around |at )?(?:the )?(?:\\p{L}+ )?';

/** How people begin who settle on a day. */
export const settledWords: readonly string[] = [
  `(?:so|well|right|okay|and),? (?:then|say|let[’']s say|make it|call it) ${lead}`,
  `then (?:it[’']s |it is |that[’']s )?(?:from |by |before |on |in |around )?(?:the \\p{L}+|mid|end)`,
  `(?:let[’']s|we[’']ll|i[’']d) (?:say|go for|aim for|call it) ${lead}`,
  'it should be tried',
  "(?:has|have|had|got|needs?|would have|[’']d have)(?: got)? to (?:be|stand|run|start)",
  "(?:i|we)(?:[’']d| would) (?:want|like|need) (?:it|that|this|them|something)",
];

/** What is said of the next meeting, visit or call. */
export const meetingTalk: readonly string[] = [
  '(?:meet|meeting|call|ring|phone|visit|demo|appointment|calendar|diary|invite|come (?:over|out|by|round|up|down)|see you|catch up)',
  "(?:i[’']ll|we[’']ll|you[’']ll|i can|i could) (?:\\p{L}+ )?(?:send|have|bring|show|get|post|mail|email)",
  "o[’']clock|a\\.?m|p\\.?m|half (?:past|nine|ten|two|three)",
];

/** What names the day by which it is wanted. */
export const startWords: readonly string[] = [
  'start(?:s|ed|ing)?',
  'go(?:es|ing)? live',
  'live',
  'launch\\p{L}*',
  'running',
  'in (?:by|place|use|before)',
  'deadlines?',
  '(?:target|go-live|start|opening) dates?',
  'open(?:s|ing)?',
  'ready',
  "(?:i|we)(?:[’']d| would)? (?:need|want) it",
];
