import { homeDeeds, lookingNow, speakingWays } from '#server/agents/vocabulary/own-life-words.ts';

/** Beginnings of commitments, besides those of plain promises. */
export const furtherStarts: readonly string[] = [
  "i[’']ll",
  "we[’']ll",
  'i will',
  'we will',
  "i[’']m (?:going to|gonna)",
  "we[’']re (?:going to|gonna)",
  "i[’']d (?:better|be (?:happy|glad|delighted) to)",
  '(?:more than )?(?:glad|delighted) to',
  "what (?:i|we)(?:[’']ll| will| can|[’']d) do is",
];

/** Beginnings that are a commitment only with a date; otherwise they describe a chore. */
export const dutyStarts: readonly string[] = [
  "i(?:[’']ve| have) got to",
  'i (?:need|have) to',
  'i must',
  'my job is to',
];

/** Less common deeds that people commit to. */
export const furtherDeeds: readonly string[] = [
  'text',
  'message',
  'chase',
  'nudge',
  'dig (?:(?:it|that|this|them|those) )?(?:out|up)',
  'shoot (?:it|that|this|them|you|him|her)',
  'jot',
  'knock (?:up|together)',
  'put (?:together|forward|up|through)',
  'have a (?:word|look|chat|call)',
  '(?:get|be|stay) (?:back )?in touch',
  'get (?:back|on to|onto|hold of|in touch)',
  'get (?:\\p{Lu}\\p{L}+|someone|somebody) to',
  'have (?:\\p{Lu}\\p{L}+|someone|somebody|one of) (?:\\p{L}+ ){0,3}(?:call|ring|send|write|email|come|check|look|do)',
  'have (?:that|it|this|them|those|the|a|an|my|our|something) (?:\\p{L}+ ){0,3}(?:to|with|for) you',
  'be (?:back|with you|over)',
  'catch (?:him|her|them|you|up)',
  'grab',
  'go (?:down|up|over|out|round|in|back|through|and)(?: \\p{L}+){0,3} and (?:take|get|check|look|ask|measure|count|see|fetch|find|photograph)',
  'sound out',
  'line (?:(?:it|him|her|them|that|you) )?up',
  'sit (?:down )?with',
  'meet (?:you|him|her|them)',
  'take (?:it|that|this) (?:to|up with|back)',
  'put (?:it|that|this) (?:to|in|on|into|down)',
  'put [^.?!,]{1,30} in writing',
  'sort (?:it|that|this|out|the|your)',
  'bring (?:it|that|this|him|her|them|my|our|the|a)',
  'lend',
  'leave you (?:with|a|the)',
  'request',
  'log (?:it|that|this|a)',
  'switch (?:it|that|this) on',
  'open (?:you )?(?:a|an|the) (?:account|ticket|trial)',
  'start (?:you|the|a|that|it) (?:trial|pilot|count|clock|paperwork)',
  'demo',
  'present',
  'name',
  'nominate',
  'decide (?:by|on|before)',
  'waive',
  'honou?r',
  'throw in',
  'extend',
  'hold (?:the|that|those|it|a) ',
  'freeze',
  'train',
  'cover (?:the|that|it)',
  'cost (?:it|that|this) (?:up|out)',
  'work (?:it|that|this|them) (?:up|out|through)',
  'run (?:it|that|this|them|the|a)',
  'redo',
  'rewrite',
  'rework',
  'translate',
  'proofread',
];

/** Beginnings of offers, phrased as questions. */
export const offerStarts: readonly string[] = ['could (?:i|we)', 'can (?:i|we)'];

/** Offers and nothing else: 'Can I ring her?' may ask for leave, 'Shall I ring her?' offers to. */
export const plainOffers: readonly string[] = [
  'shall (?:i|we)',
  'should (?:i|we)',
  '(?:do|would) you (?:want|like) (?:me|us) to',
  '(?:want|like) me to',
  'would it (?:help|be useful) if (?:i|we)(?: were to)?',
  'how about (?:i|we)',
  'what if (?:i|we)',
  "why don[’']t (?:i|we)",
];

/** Deeds that people offer each other. */
export const offeredDeeds: readonly string[] = [
  'send',
  'email',
  'forward',
  'put',
  'write',
  'draft',
  'prepare',
  'set up',
  'arrange',
  'book',
  'introduce',
  'bring',
  'come (?:over|out|down|by)',
  'show you',
  'walk you',
  'run (?:a|an|the|that|it|some|you)',
  'do (?:a|an|that|some)',
  'work (?:it|that|this) (?:out|up)',
  'pull (?:together|that|those|the)',
  'look into',
  'share',
  'print',
  'mock up',
  'schedule',
  'invite',
  'get (?:you|somebody|someone)',
];

/** What two sides do together on a day that one of them proposes. */
export const meetingDeeds: readonly string[] = [
  '(?:all )?(?:meet|speak|talk|reconvene|regroup|catch up|sit down|get together|touch base|go through (?:it|that|this|them)|do (?:it|this|that)|have (?:a|another|the next|our next) (?:call|meeting|chat|session))',
  '(?:say|call it|make it|go for|pencil in|put down)',
];

/** Other ways to propose one: 'How about Tuesday at two?', 'Does the ninth suit you?' */
export const proposedDays: readonly string[] = [
  'how about',
  'what about',
  "how[’']?s",
  'how is',
  '(?:does|would|will|do) [^.?!]{0,40} (?:work|suit|do)(?: for)?(?: you| everybody| everyone| both| all)*',
  '(?:are|would) you (?:all |both )?(?:be )?(?:free|around|available)',
];

/** What somebody asks to do together, with the day in it: 'I'll show you on Tuesday at ten?' */
export const ownMeetings: readonly string[] = [
  "(?:i|we)(?:[’']ll| will| can| could|[’']d) (?:show|walk|take) (?:you|yous|y[’']all|them|everybody|everyone)",
  "(?:i|we)(?:[’']ll| will| can| could) (?:call|ring|phone|visit|come|pop|drop|drive|be (?:there|over|with you)|present|see you|speak|talk)",
  '(?:shall|should) (?:i|we)',
  'same time',
];

/** Names of days, as people agree on one. */
export const dayNames: readonly string[] = [
  '(?:mon|tues|wednes|thurs|fri|satur|sun)day',
  'tomorrow|today|tonight',
  'the (?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\\p{L}+teenth|twentieth|twenty-\\p{L}+|thirtieth|thirty-first)',
  '(?:the )?\\d{1,2}(?:st|nd|rd|th)',
];

/** With which somebody says that a day doesn't suit them. */
export const awayWords: readonly string[] = [
  "no(?! (?:problem|bother|worries|trouble))|not|never|\\p{L}+n[’']t|cannot|away|busy|booked|tied up|travell?ing|on holiday|on leave|off|out (?:of|on|at|all)|full",
];

/** How somebody takes a proposed day. */
export const assents: readonly string[] = [
  'works?(?: well| fine| great)?(?: for (?:me|us))?',
  "(?:that|it|this|the \\p{L}+|\\p{L}+day)(?:[’']s| is| works| suits| would| will| does|[’']ll)",
  'suits?(?: me| us)?',
  'fine|yes|yeah|yep|sure|perfect|great|good|ok(?:ay)?|grand|lovely|agreed|deal|done|booked|super|brilliant|excellent|sounds? (?:good|great|fine)',
  "can do|will do|i can do|we can do|i[’']m free|we[’']re free|see you (?:then|there)|in the diary|no problem|go on",
];

/** Refusals of an offer or request. */
export const refusals: readonly string[] = [
  'no',
  'nope',
  'nah',
  'not (?:now|yet|today|really|necessary)',
  "(?:please )?don[’']t",
  "i(?:[’']d| would) rather (?:not|you didn[’']t|we didn[’']t)",
  "i don[’']t think so",
  "(?:there is|there[’']s) no need",
  'leave it',
  'never mind',
  "let(?:[’']s| us) not",
];

/** What the seller would do for a customer, and when: 'we'd run the count before that'. */
export const conditionalDeeds: readonly string[] = [
  'do (?:a|an|the|that|it)',
  'run (?:a|an|the|that|it)',
  'start (?:with|the|a|that|it)',
  'come (?:over|out|down|by|in|to you)',
  'count',
  'install',
  'fit',
  'train',
  'visit',
  'move',
  'set (?:it|that|this|them|you|the|a|up)',
];

/** Words that set when a conditional deed happens. */
export const placingWords: readonly string[] = [
  'before (?:that|then|this|you)',
  'after (?:that|then|this)',
  'first',
  'straight (?:away|after)',
  'the (?:week|month|day) (?:before|after|of)',
  'in the first (?:week|month|fortnight)',
  'beforehand',
];

/** Small talk and conditions phrased like promises. */
export const noFurtherPromises: readonly string[] = [
  ...homeDeeds,
  ...speakingWays,
  ...lookingNow,
  // 'I'll ask if we can' asks, and hangs on nothing.
  "(?<!(?:ask|see|check|find out)(?: [\\p{L}’']+){0,8} )if (?:i|we)(?:[’'](?:m|re|ll))? (?:can|could|will|going|have|had|need)",
  'get (?:back )?to (?:that|it|this|the point)',
  'come (?:back )?(?:on )?to (?:that|it|this)',
  'name (?:names|no|one thing)',
  'put (?:it|that|this) (?:this|another|in) (?:way|perspective|context|plain)',
  'put (?:it|that|this) (?:on hold|aside|off|behind)',
  'put up with',
  'have a word for',
  '(?:can|could|may|shall) (?:i|we) (?:just )?(?:walk|take|talk|run) (?:you|us) through',
  "(?:wo|ca|do|did|would)n[’']t",
  'never',
];

/** Beginnings of requests that name no deed: 'Can I have a copy?' */
export const wantedStarts: readonly string[] = [
  '(?:can|could|may) (?:i|we) (?:have|get|see|borrow)',
  "(?:i|we)(?:[’']d| would) (?:like|want|love|need) (?:to see(?! (?:you|him|her|them|us|how|if|whether|who|anybody|somebody))|a copy|(?:it|that|this|them|those|something) in writing)",
  '(?:i|we) (?:need|want) (?:to see|a copy|(?:it|that|this|them|those|something) in writing)',
];

/** The same as a command at the start of a sentence. */
export const commands: readonly string[] = [
  '(?:send|email|text|forward|give|show|get|copy|cc) (?:me|us)',
  'put (?:it|that|this|them) in (?:writing|an email|the email|the contract|the proposal)',
  // What goes on with 'and he' or ', you said' tells how things are.
  'put (?:the|our|your) (?:\\p{L}+ ){1,4}(?:at|on|in|under|above|below|beside)(?=(?:(?! and )[^,;:])*$)',
];
