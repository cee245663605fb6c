/** What makes a number one of money, and no small one. */
export const bigSumWords: readonly string[] = [
  '\\p{Sc} ?\\d[\\d.,]*\\p{L}?',
  '\\d[\\d.,]*k',
  '\\d{1,3}(?:[.,]\\d{3})+',
  '(?:thousand|grand|million|lakhs?|crores?)',
  '(?:hundred|\\p{L}+(?:ty|teen))(?=[.,;!]|$| (?:a|per|in the) (?:year|month|week)| and(?! \\p{L}+ \\p{L}+s(?!\\p{L})))',
];

/** A year, over which things are added up. */
export const yearWords: readonly string[] = [
  '(?:a|per|the|last|that|this|every|each|in one) (?:year|season|summer|winter)',
  'annually',
  'yearly',
];

/** How people begin, beside adding up, who say what it comes to. */
export const endingWords: readonly string[] = [
  'the (?:lot|whole lot|whole thing)',
  "(?:then|now) it[’']s",
  '(?:comes?|came|adds? up|works? out) (?:to|at)',
  "with(?:out)? (?:the|those|that|them|it|\\p{L}+)[^.?!]{0,20}(?:it[’']s|it is|it was|that[’']s)",
  '(?:take|took|leave) (?:that|those|them|it|the \\p{L}+|\\p{L}+) out|(?:take|leave) out',
  'it (?:was|is) (?:about |around |nearly |nearer )?(?:\\p{L}+ )?(?:\\d|hundred|thousand|\\p{L}+ (?:hundred|thousand))',
  'all (?:up|in)',
  'just (?:under|over|shy of)',
];

/** What speaks of money that trouble takes. */
export const costTalk: readonly string[] = [
  'costs?|costing|costed',
  '(?:paid|pay|paying|spent|spend) (?:for|on|out|him|her|them|it|that)',
  'refund\\p{L}*|credits?|compensat\\p{L}+|repairs?|hire|scrap\\p{L}*|damage\\p{L}*|write-?offs?',
  'never (?:got|saw|came)',
  'bills?|invoices?',
];

/** What supposes that it is better. */
export const gainTalk: readonly string[] = [
  'if (?:it|that|this|they|we|you|all|everything|the) ?(?:\\p{L}+ ){0,3}(?:worked|works|went|goes|fell|falls|came|comes|stopped|stops|got|halved|was|were)',
  "(?:would|could|might|[’']d) (?:that |it |you |we |they )?(?:save|be worth|bring|gain|get back|recover|free|win)",
  'sav(?:e|ed|es|ing|ings)',
  'extra',
  '(?:get|bring|brings|cut) (?:it|that|them) down',
  'to the good',
  'better off',
];

/** Sums of something else: what may be signed or spent, what others charge or take in. */
export const otherSumTalk: readonly string[] = [
  'signs?|signed|approv\\p{L}+|budget\\p{L}*|limit|board|committee|council',
  '(?:put|set|laid) (?:by|aside|away)',
  "(?:he|she|they)(?:[’']d| would) (?:re)?(?:build|charge|want|sell|ask|fit|supply|quote|let)",
  'you (?:charge|want|ask|said|quoted)|your|yours',
  'turn(?:s|ed)? over|turnover|revenues?|takings',
  '(?:people|hours|square|miles|tonnes|tons|units|heads?|pupils|visits|seats)',
  'bought (?:it|the|a|them)|price of',
];

/** With these, a seller's sum is a price. */
export const sellersSums: readonly string[] = [
  '(?:we|our|ours|price\\p{L}*|list|plan|fee|quote|discount|deposit|rent\\p{L}*|lease)',
  '(?:a|an|per|each|every) (?!year|day|week)\\p{L}+',
];
