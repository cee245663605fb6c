import { othersInIt } from '#server/agents/discovery-coach/notes/vocabulary/noted-doubts.ts';

/** How a rep asks for what they promised themselves. */
export const ownPromisesAsked: readonly string[] = [
  '(?:what|which|when|anything)(?: \\p{L}+)? (?:did|have|had|do|must|should) (?:i|we)(?: \\p{L}+)? (?:promised?|commit|offer|agree|owe)',
  "(?:what|which) (?:did|have) (?:i|we) (?:say|said|tell|told)(?: \\p{L}+){0,2} (?:i|we)(?:[’']d|[’']ll| would| will)",
  '(?:did|do|have) (?:i|we) (?:promised?|commit\\p{L}*|owe)',
  '(?:i|we) (?:have )?promised',
  '(?:i|we) owe',
  '(?:my|our) (?:own )?(?:promises?|to-?dos?|actions?|action items|next steps?|follow-?ups?|commitments?)',
  'what (?:do|must|should) (?:i|we) (?:have to |need to )?(?:send|do|prepare|bring|deliver)(?: \\p{L}+){0,2} (?:next|now|after)',
];

/** How a rep asks for what the other side promised; a name may stand for 'they'. */
export const theirPromisesAsked: readonly string[] = [
  '(?:what|which|when)(?: \\p{L}+)? (?:did|have|has|do|does) (?!(?:i|we)(?!\\p{L}))\\p{L}+(?: \\p{L}+)? (?:promised?|commit|offer to|agree to|owe)',
  '(?:they|he|she) (?:have |has )?promised',
  '(?:they|he|she) owes?',
  '(?:their|his|her) (?:promises?|to-?dos?|actions?|action items|next steps?|commitments?)',
];

/** How one asks for both. */
export const allPromisesAsked: readonly string[] = [
  'next steps?',
  'action items',
  '(?:was|were|been) (?:promised|agreed)',
  'did we agree',
];

/** How one asks for a matter of the call; what they ask of the prospect, not of what is sold. */
export const mattersAsked = {
  competitor: [
    'competit(?:ors?|ion)',
    'rivals?',
    'who (?:are|am) (?:we|i) up against',
    '(?:who|what|which|anyone|anybody) else (?:are|is|do|did|have|has) (?:they|he|she|\\p{L}+) (?:look|talk|consider|evaluat|speak|compar|see|ask|invit)\\p{L}*',
    '(?:other|another|which) (?:vendors?|suppliers?|providers?|offers?|quotes?|bidders?)',
    'alternatives',
    'shortlist(?:ed)?',
  ],
  decision: [
    'who(?: \\p{L}+)? (?:has|have|needs?|gets?) to (?:approve|sign|agree|decide|say yes)',
    'who(?: \\p{L}+)? (?:decides?|approves?|signs?|agrees?|buys)',
    'who (?:makes?|takes?|owns|has|gets|holds?)(?: \\p{L}+){0,3} (?:decisions?|say|word|budget|purse|call)',
    'who (?:is|else is|has to be|needs to be) (?:involved|convinced|asked|part)',
    '(?:who|whom) (?:do|must|should) (?:they|he|she|i|we) (?:ask|convince)',
    'decision[- ](?:makers?|process)',
    'economic buyer',
    'how (?:do|will|does|are) (?:they|he|she|the \\p{L}+) (?:decide|buy|approve)',
    'when (?:do|will|does|are|is) (?:they|he|she|the \\p{L}+) (?:decid\\p{L}+|decision)',
  ],
  budget: [
    '(?:their|his|her|the|a) budget',
    'how much (?:money )?(?:do|have|can|did|could|would) they (?:have|put|set|spend|pay|afford|budgeted)',
    '(?:they|he|she) (?:can )?afford',
  ],
  financialImpact: [
    'cost(?:s|ing)? (?:them|him|her)',
    'how much (?:do|did|are|is|have|does) (?:they|he|she|it) (?:los\\p{L}+|lost|wast\\p{L}+|pay\\p{L}* for)',
    'cost of (?:the|their|this) (?:problems?|pains?|delays?|today|doing nothing|status quo)',
    '(?:financial|business) impact',
    '(?:problems?|pains?|delays?|losses|damage|trouble)(?: \\p{L}+)? in (?:money|euros?|dollars|pounds|figures)',
  ],
  targetDate: [
    '(?:when|by when|how soon)(?: (?:do|does|must|should|would|will|can)) (?:they|he|she|it) (?:\\p{L}+ )?(?:need|want|have|go|start|begin|live|be|switch)',
    '(?:their|the) (?:deadline|target date|timeline|timing|go-?live)',
    '(?:what|which) date',
  ],
  barriers: [
    '(?:their|the|his|her) (?:\\p{L}+ )?(?:problems?|pains?|challenges?|barriers?|issues?|trouble)',
    "what (?:hurts|bothers|annoys|goes wrong|is wrong|isn[’']t working|doesn[’']t work)",
    "what[’']s (?:wrong|not working)",
  ],
  outcomes: [
    'what (?:do|does|would|did) (?:they|he|she) (?:want|hope|wish|expect|like)(?: for| to \\p{L}+)?[?.]?$',
    '(?:their|his|her) (?:goals?|aims?|desired outcomes?|wishes)',
  ],
} as const;

const together = '(?:talk|talking|speak|speaking|meet|meeting|call|calling|catch up|connect|see|touch base|regroup)';
/** How one asks when both sides talk again: not when they did, nor when one sees something else. */
export const meetingAsked: readonly string[] = [
  `when (?:do|will|shall|are|should|can) (?:we|i) (?:(?:next|again) ${together}|${together}(?: (?:with |to )?(?:them|him|her|each other))?(?: (?:again|next)| ?[?.!]*$))`,
  `(?:when|what (?:day|date|time)|which (?:day|date))[^?]{0,20} (?:the |our |my )?(?:next|follow-?up|second) (?:call|meeting|talk|conversation|appointment|session|visit|demo|date)`,
  '(?:next|follow-?up) (?:call|meeting|appointment|talk)$',
];

/** What is done over and over, or only talked about, settles no meeting. */
export const seeingRegularly: readonly string[] = [
  '(?:every|each|always|usually)',
  'we (?:should |often |only )?(?:talk|speak|chat) about',
  'on (?:mon|tues|wednes|thurs|fri|satur|sun)days',
];

/** How one side says that they meet again, where nobody says 'we'. */
export const seeingAgain: readonly string[] = [
  'see you(?: then| again)?',
  '(?:speak|talk) (?:to|with) you',
  "(?:i[’']ll|i will) (?:call|ring|phone) you",
  '(?:call|ring|phone) me (?:back |again )?(?:on|next|in|at)',
];

/** Whom only one side sees: 'We meet our board on Monday.' */
export const seeingOthers: readonly string[] = [
  '(?:meet|see|call|visit|(?:talk|speak|meet) (?:to|with)) (?:our|my|the|their|his|her)(?! (?:team|people|colleagues?))',
];

/** Hours, as they are said; a bare '2.10' is a version or a sum too. */
export const hoursSaid: readonly string[] = [
  '(?:half|quarter) (?:past|to) \\p{L}+',
  "(?:\\p{L}+|\\p{N}{1,2}) o[’']clock",
  '\\p{N}{1,2}:\\p{N}{2}',
  '\\p{N}{1,2}\\.\\p{N}{2} ?[ap]\\.?m',
  'at \\p{N}{1,2}\\.\\p{N}{2}(?! (?:per|an?|each|euros?|dollars|pounds))',
  "(?<=^)(?:(?:ok(?:ay)?|yes|then|so|fine|good|great|let[’']s say|make it|say),? )*\\p{N}{1,2}\\.\\p{N}{2}(?=(?:,? (?:then|please|it is|works|is fine|is good))*[.!]*$)",
  '\\p{N}{1,2} ?[ap]\\.?m',
  'at (?:noon|midday)',
];

const priced = '(?:quot(?:e|ed)|charge|charged|ask for|bid|cost|bill|come in at)';
const name = '(?<name>[^?]{2,40}?)';
/** How one asks what somebody or something costs; the whole question. */
export const pricesAsked: readonly string[] = [
  `what (?:did|does|do|has|have|would|will|is) ${name} ${priced}(?: (?:us|them|you|for (?:it|this|that)))?`,
  `how much (?:did|does|do|has|have|would|will|is|are|was|were) ${name}(?: ${priced}(?: (?:us|them|you|for (?:it|this|that)))?)?`,
  `(?:what (?:is|was|are|were) |what's )?${name}(?:'s)? (?:price|quote|quotation|bid|costs?|fees?|charges?|(?:hourly|daily|day|weekly|monthly) rates?)`,
  `(?:what (?:is|was|are|were) |what's )?(?:the )?(?:price|quote|quotation|offer|bid|cost|fee)s? (?:of|from|by|for) ${name}`,
];
/** Of whom no name tells whose price it is. */
export const noPriced: readonly string[] = [
  '(?:it|that|this|they|them|he|she|we|you|i|us|who|what|everything|all|the|a|an|our|their|his|her|your|my)',
  '(?:(?:the|our|their|your|his|her|my|an?|total|overall|list|best|monthly|annual|yearly|final)(?: |$))+',
];
/** Behind whom or what stands the price; the first of a sentence tells whose it is. */
export const pricingVerbs: readonly string[] = [
  'quot(?:e|ed|es|ing|ation)(?: is| was)?',
  'charg(?:e|es|ed|ing)',
  'c(?:a|o)me(?:s)? (?:in|out) at',
  'costs?',
  'prices?',
  'priced',
  'ask(?:s|ed)? (?:for|us)',
  'bids?',
  'bills?|billed',
  'fees?',
];
/** Right before the name of what is paid for. */
export const beforePriced: readonly string[] = [
  '(?:pay|pays|paying|paid)',
  '(?:price|cost|quote|quotation|fee|bid)s? (?:of|from|for|by)',
  '(?:pay|paid|costs?|charge[sd]?)(?: [^\\s,;]+){1,8} for',
];
/** Of whom a question asks: somebody on the other side, not what is sold. */
export const ofProspect: readonly string[] = ['they', 'them', 'their', 'theirs', 'he', 'she', 'him', 'his', 'her'];

/** Who signs and who decides, as a short note says it. */
export const notedBuyers: readonly string[] = [
  '\\p{L}+ (?:signs?|decides?|approves?)(?: off)?',
  '(?:has|have|needs) (?:to sign|to approve|(?:the )?(?:final|last) (?:say|word))',
  '(?:final|last) (?:say|word)',
  'holds? (?:the )?(?:purse|budget)',
  '(?:decision maker|economic buyer|budget (?:owner|holder)|signatory|sign-?off)',
];

/** Who has to agree without holding the money: a step of how they decide, and no buyer. */
export const reviewers: readonly string[] = [
  "(?:works?|staff|employee|union|parish|parents[’']?) (?:council|committee|representatives?|reps?)",
  '(?:trade |labou?r )?unions?',
  '(?:legal|lawyers?|counsel|compliance|privacy|data protection|(?:info|it|cyber)[- ]?(?:sec|security)|security)',
  '(?:procurement|purchasing|quality|audit(?:ors?)?)(?: (?:team|department|people|officer|lead))?',
];

/** Who may hold it all the same, where one of them stands beside a reviewer. */
export const moneyHolders: readonly string[] = [
  '(?:c[efo]o|cio|cto|chief \\p{L}+ officer|(?:managing |finance )?directors?|owners?|head|manager|boss|board|president|partner)',
  '(?:budget|money|purse|spend|spending|cost|anything (?:above|over))',
];

/** How it is decided, as a short note says it. */
export const notedProcesses: readonly string[] = [
  'decisions?',
  'decides?',
  '(?:sign|signs|signed|signing)(?: |-)?off',
  '(?:board|council|committee|procurement|purchasing|legal)(?: \\p{L}+)? (?:meets?|approves?|votes?|reviews?|first)',
];

/** Who else is asked, as a short note says it. */
export const notedRivals: readonly string[] = [
  ...othersInIt,
  'compet(?:ing|itors?|ition)',
  'rivals?',
  '(?:other|second|rival) (?:quotes?|offers?|bids?|vendors?|suppliers?)',
  '(?:vs|versus|up against|incumbent)',
];
