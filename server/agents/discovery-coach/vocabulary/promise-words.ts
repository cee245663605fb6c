/** How somebody takes something upon themselves: the words before what they will do. */
export const promiseStarts: readonly string[] = [
  "i[’']?ll",
  'i will',
  'i can',
  'i could',
  "we[’']ll",
  'we will',
  'we can',
  'let me',
  'i shall',
  "i[’']?m (?:going to|gonna)",
  "we[’']re (?:going to|gonna)",
  "i[’']m happy to",
  'happy to',
  'i promise to',
  'i owe you',
];

/** The same where nothing but a promise is likely. */
export const firmStarts: readonly string[] = [
  "i[’']?ll",
  'i will',
  "we[’']ll",
  'we will',
  'i shall',
  "i[’']?m (?:going to|gonna)",
  "we[’']re (?:going to|gonna)",
  'i promise to',
];

/** What people promise to do. */
export const promisedDeeds: readonly string[] = [
  'send',
  'email',
  'e-mail',
  'mail',
  'forward',
  'share',
  'put',
  'write',
  'call',
  'ring',
  'phone',
  'ask',
  'check',
  'confirm',
  'find (?:(?:that|it|this) )?out',
  'draw (?:you|that|it|up|a|the)',
  'swing (?:by|over|past)',
  'shoot (?:it|that|this|them|you|him|her)',
  'come (?:and )?(?:walk|see|look|measure)',
  "get (?:\\p{L}+[’']?s? ){1,4}on (?:a|the|this) call",
  'get (?:you|that|those|it|them|back)',
  'arrange',
  'set up',
  'set (?:you|something|it|that|one|them) up',
  'let (?:you|him|her|them) have',
  'do (?:you|him|her|them) (?:up )?an?',
  'book',
  'introduce',
  'talk to',
  'speak to',
  'speak with',
  'draft',
  'prepare',
  'pull',
  'dig',
  'look (?:into|at|up)',
  'look (?:that|it|this|them|those) (?:up|out|over)',
  'run(?! (?:out|short|low|late|over|into|behind))',
  'pick',
  'sign',
  'scan',
  'bring',
  'come back',
  'return',
  'follow up',
  'schedule',
  'invite',
  'connect',
  'print',
  'courier',
  'text',
  'rerun',
  'redo',
  'fetch',
];

/** What people promise to do only where they say so firmly. */
export const firmDeeds: readonly string[] = [
  'have (?:that|it|this|them|those|the|a|an|my|our|something)',
  'get (?:him|her|them|us|everyone|somebody|someone|my|our|the|a|an)',
  'pass (?:it|that|this|them|those|the|you)',
  'loop',
  'copy',
  'cc',
  'make (?:sure|you|a|an|the|that|it)',
  'see (?:if|whether|to it|what i can)',
  'try (?:to|and)',
  'take (?:it|that|this|those|them) (?:away|back|up|to|on|with)',
  'raise',
  'flag',
  'come (?:over|down|by|round|up|in|out)',
  'give (?:you|him|her|them) (?:a|an|the|our|my|some|all|both)',
  'drop (?:you|him|her|them|it|that|a)',
  'do (?:a|an|the|that|it|this|some|one|two)',
  'work (?:it|that|this|out|up|on)',
  'add',
  'include',
  'update',
  'fill',
  'review',
  'read',
  'go (?:through|over|back to|away and)',
  'compare',
  'test',
  'order',
  'show',
  'walk (?:you|him|her|them|everyone)',
  'let (?:you|him|her|them|everyone) know',
  'count',
  'measure',
  'find',
  'fetch',
  'gather',
  'collect',
  'chase',
  'clear',
  'block',
  'deliver',
  'quote',
  'price',
  'estimate',
  'hand',
  'post',
  'visit',
  'join',
  'speak',
  'talk',
  'discuss',
  'tell (?:him|her|them|my|our|the)',
  'build',
  'type',
  'note',
  'list',
  'map',
  'record',
  'install',
  'ship',
  'turn (?:it|that|this) (?:into|around)',
  'circle back',
  'reach out',
  'touch base',
  'ping',
  'swing by',
  'give (?:you|him|her|them)',
  'circulate',
  'upload',
  'resend',
  'submit',
  'summari[sz]e',
  'organi[sz]e',
  'sort (?:it|that|this|those|them|out)',
  'mock up',
  'sketch',
  'line up',
  'work up',
  'mark up',
  'attach',
  'escalate',
  'remind',
  'warn',
  'brief',
  'notify',
  'inform',
  'contact',
  'attend',
  'host',
  'amend',
  'revise',
  'keep you (?:posted|updated|informed)',
  'reserve',
  'approve',
  'sponsor',
  '(?:keep|hold|block|leave) (?:(?:the|your|that|this|next) )?(?:mon|tues|wednes|thurs|fri|satur|sun)day',
  'stop (?:in|by|over|round)',
  'make a note to (?:call|ring|send|ask|email|chase)',
  'pop (?:in|by|over|round|down)',
  'be (?:on standby|at yours|on (?:the|that) (?:call|line))',
  'shout (?:if|when|as soon)',
];

/** Promises in other words. */
export const otherPromises: readonly string[] = [
  'i owe you (?:the|a|an|that|those|some|one)',
  "that[’']s on my list",
  '(?<!every |each )(?<!\\p{L})(?:tomorrow|tonight|(?:on |this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?: (?:morning|afternoon|evening|first thing))? i (?:speak|talk|sit down|call|ring|send|ask|write|come|bring|put|drive)',
  "you[’']?ll have (?:it|them|both|that|one|all|an?|the|my|our)[^.?!,]{0,40} (?:in (?:an|a|two|three|half an|the next) (?:hour|minute|moment|day|week|tick)s?|the (?:night|day|week) before|within the (?:hour|day|week))",
  'give me (?:(?:a|two|three|four|five|\\p{N}+) (?:days?|weeks?)|(?:until|till) (?:the |next )?\\p{L}+)(?=[.,!]|$| and)',
  '(?:i|we) can be (?:there|with you|at (?:yours|(?:the|your) \\p{L}+)) (?:for \\p{L}+ )?(?:on |by |at |next |tomorrow|today|\\p{L}{3,6}day)',
  "i[’']?m (?:calling|ringing|phoning|texting|visiting|seeing) you (?:the|on|next|tomorrow|first thing|monday|tuesday|wednesday|thursday|friday)",
  'let me (?:make|build|draw|sketch|write|find|get|knock up|mock up|print|film) (?:you|them|him|her) (?:a|an|the|that|one|some|something)',
  '(?:mine|mine to do|for me|on me), (?:by |on |for )?(?:monday|tuesday|wednesday|thursday|friday|tomorrow|today|tonight|next week|the \\p{L}+)(?=[.,]|$)',
  "you[’']ll (?:have|get|receive|hear|see)[^.?!]{0,60} (?:from me|from us|by|before|tomorrow|today|tonight|on|next)",
  // Where somebody will be, and at which hour or day.
  "(?:i|we)(?:[’']ll| will| can| could|[’']d) (?:be (?:with you|at yours|over|there|round)|make it) (?:by|at|for|from|around|on|before)",
  "(?:it|that|they|you)(?:[’']ll| will) be (?:there|with you|in your inbox|on your desk)(?= (?:by|before|on|today|tonight|tomorrow|next|this|monday|tuesday|wednesday|thursday|friday))",
  // What somebody has to find out before they can answer.
  "(?<!(?:if|when|before|after|once|until|that|what|because|how|told) )i(?: must| need to| have to|[’']ll (?:have|need) to) (?:first )?(?:ask(?! (?:you|myself|how much|how you|why)(?!\\p{L}))|check(?! (?:in|into|out|up|myself)(?!\\p{L}))|confirm|find out|look (?:that|it|this|them) up)",
  '(?<!(?:if|when|before|after|once|until|that|what|because|how) )i (?:speak|talk|call|ring|ask|meet|see|phone|write)(?! myself) [^.?!]{0,40} on (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?!s)[^.?!]{0,20} (?:and|then) (?:then )?(?:write|send|tell|call|let|give|mail|e-?mail|ring) (?:to )?you',
  'let me have (?:our|my|the) [^.?!]{2,30} (?:give|send|write|call|ring|check|confirm|show|make)',
  'leave (?:it|that|this) (?:with|to) me',
  'consider it done',
  // Of people who speak of what comes in the present, as in their own language; what follows 'when' or 'if' is none.
  '(?<!(?:if|when|before|after|once|until|that|what|because|how) )i (?:send|mail|e-?mail|forward|bring) (?:you|it to you|them to you)',
  '(?<!(?:if|when|before|after|once|until|that|what|because|how) )i (?:come|get) back (?:on|to) (?:that|it|you|this)',
  '(?<!(?:if|when|once|that) )you have it (?:by |on |before )?(?:today|tonight|tomorrow|monday|tuesday|wednesday|thursday|friday|next week|this week)(?=[.!]|$)',
  '(?<!(?:if|when|before|after|once|until|that|what|because|how) )i (?:ask|check|find out|book|prepare|arrange|call|ring|phone|scan|print|copy|write|speak (?:with|to)|talk (?:with|to)|look at|measure|count|order|make|do|put|sign|tell) (?!myself|on )(?![^.?!]*(?:every|each|always|usually|normally|mostly|often|sometimes|nobody|no one|(?:he|she|they|it|the \\p{L}+) (?:says?|goes|tells?)|(?:today|tomorrow|day), i ))[^.?!]{0,40}(?<! an? )(?:today|tonight|tomorrow|this week|next week|this afternoon|(?:until|till|by|before|next|this) (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day(?!s)|the (?:week)?end))',
  '(?<!(?:if|when|before|after|once|until|that|what|because|how) )i (?:look at|look into|check) (?:it|that|this|them) (?:today|tonight|tomorrow|this week|next week)',
  '(?:comes?|goes?|taken|credited|knocked) (?:off|against) (?:the|your) (?:first|next|final|last) (?:bill|invoice|order|payment)',
  "let(?:[’']s| us) (?:(?:book|say|put|set|meet|speak|talk|reconvene|schedule|pencil|plan)|(?:have|do) (?:an?other|a second|one more|a|our next) (?:call|meeting|session|round|demo|chat|talk))[^.?!]{0,40}(?:monday|tuesday|wednesday|thursday|friday|tomorrow|next (?:week|month)|\\p{N}{1,2}(?:st|nd|rd|th))",
];

/** A promise of three words: 'I'll arrange Antwerp.' */
export const briefDeeds: readonly string[] = [
  ...['send', 'e-?mail', 'text', 'call', 'ring', 'phone', 'book', 'arrange', 'ask', 'draft', 'forward', 'invite'],
  ...['confirm', 'courier', 'print', 'rerun', 'chase', 'remind'],
];

/** Deeds that are a promise by themselves: 'I'll ask.' */
export const wholeDeeds: readonly string[] = [
  'ask',
  'check',
  'send (?:it|that|them)',
  'confirm',
  'find out',
  'look',
  'do (?:it|that)',
];

/** Conditional words that promise where a day is named: 'we'd have it back to you by Friday'. */
export const datedStarts: readonly string[] = [
  "i[’']d",
  "we[’']d",
  'i would',
  'we would',
  "i[’']ll",
  'i will',
  "we[’']ll",
  'we will',
];

/** 'I could do the north quay on the fifth': what somebody offers to do, and on which day. */
export const offeredStarts: readonly string[] = ['i can', 'we can', 'i could', 'we could'];

export const offeredByDay: readonly string[] = [
  'do (?!(?:mon|tues|wednes|thurs|fri|satur|sun)day|next|this (?:week|month)|any|either|half|mornings|afternoons)\\p{L}+',
  '(?:have|get|send|bring|give|put|deliver|visit|come|start|meet|see|swing|stop|drop)',
];

/** What is promised by a day. */
export const datedDeeds: readonly string[] = [
  '(?:have|get|send|bring|give|hand|put|post|deliver|return|finish|complete|catch|visit|come|start|meet|see)',
];

/** 'You'll have seen the storm this week' guesses what somebody knows. */
export const perceived =
  "you(?:[’']ll| will) (?:probably |surely |all |already )*have (?:probably |surely |all |already )*(?:\\p{L}{2,}ed|been|seen|heard|read about|had|known|felt|found|met|come|gone|got|taken|told|thought)";

/** What is said, asked or written down within the call, in the words of a promise. */
export const talkActs: readonly string[] = [
  // 'That's what I will tell him', 'that's how I would do it'.
  "(?:that|this|which)(?:[’']s| is| was) (?:just |exactly )?(?:how|what|why|where|when|who) (?:i|we)(?:[’']ll|[’']d| will| would| can| could)",
  // What is asked or written down within the call.
  "(?:let me|i want to|i[’']d like to) (?:just |first |also |now )?ask (?:is|are|do|does|did|what|how|who|when|where|why|about)(?!\\p{L})",
  "(?:i[’']?ll|i will|i[’']m going to|let me|i must|i have to) (?:just |first |also |now )?ask (?:you(?:r)?|(?:first |now |also )?(?:something|one (?:thing|question)|(?:a|another|the) (?:\\p{L}+ )?question))(?!\\p{L})",
  "(?:i|we)(?: won[’']t|(?:[’']ll| will) not) (?:deceive|lie|pretend|hide|mislead|do|get|sell|go|pay|take|be able)",
  '(?:my|our) (?:dad|mum|mam|mom|mother|father|brother|sister|wife|husband|son|daughter|gran|doctor|neighbou?r) (?:says|said|thinks|reckons|tells)(?: me| us)?',
  "(?:i[’']?ll|i will|i[’']m (?:going to|gonna)) (?:just )?(?:write|note|put|jot) (?:that|this|it|them)(?: down)?[.!]?$",
  "(?:i[’']?ll|i will|i[’']m (?:going to|gonna)) (?:just )?(?:write|note|put|jot) down(?= (?!when|which|who))",
  "i[’']?ll talk about (?:anything|everything|whatever)",
  'if (?:i|we) (?:had|have|got|get|could get) (?:a|the|your|that) (?:yes|order|signature|go-?ahead|deposit|contract|decision)',
];

/** What a promise is not: the same words in talk. */
export const noPromises: readonly string[] = [
  perceived,
  ...talkActs,
  // What somebody needs or would rather have.
  '(?:i|we) could have (?:\\p{L}+ times|as many|more|no |\\p{N}+|two|three|four|five|six|ten|twenty|a hundred)',
  // What somebody said at another time.
  "(?:i|he|she|they|we) (?:said|told|promised)(?: to)?(?: \\p{L}+){1,2},? (?:i|we|you)(?:[’']ll| will)",
  "i[’']ll (?:believe|have to (?:pay|live|wait|admit|accept)|get \\p{L}+ed)",
  "my (?:dad|mum|mam|mom|mother|father|brother|sister|kids?|son|daughter|neighbou?r|gran)(?:[’']ll| will)",
  '(?:keep|have|got|with) (?:an|one|my) eye on (?:the |my )?(?:clock|time|watch)',
  '(?:get|have|put|print|want) (?:that|it|this) on (?:a|my|the) (?:t-?shirt|mug|wall|tombstone|gravestone|headstone|fridge)',
  "(?:we|i)(?:[’']d| would) send you [^.?!]{0,40} (?:every|each) (?:day|week|month|monday|tuesday|wednesday|thursday|friday)",
  'i can (?:see|hear|imagine|tell|understand|feel)',
  "we[’']ll see",
  'let me (?:ask(?! (?:our|my|the|him|her|them|around|inside|internally|upstairs|some(?:one|body)))|see|think|guess|just|stop|start|say|tell)',
  "i[’']ll tell you",
  "i[’']ll (?:warn you|cut in|come in there|stop you|interrupt|let you (?:go|get on)|give you that|take that|be there for)",
  '^(?:and |so |but )?(?:i|we) (?:send|mail|forward|bring|ask|check|call|book|make|write|prepare) [^.?!]{0,40}(?:every|each) (?:day|week|month|year|monday|tuesday|wednesday|thursday|friday|time|morning|evening)',
  'i can ask',
  'put (?:it|that) (?:this|another|in) (?:way|perspective)',
  'i could ask',
  'a person i can',
  "if (?:i|we)(?:[’'](?:m|re|ll))? (?:can|could|will|going)",
  'give (?:you|him|her|them) (?:that|this)',
  'give you (?:the background|an (?:example|idea)|a sense)',
  'make (?:sense|a (?:decision|difference))',
  // How it will be, and nothing that is done: 'We'll make it simple.'
  "(?:i|we)(?:[’']ll| will) (?:make|keep) (?:it|this|that|things) (?:\\p{L}+ (?:and )?)?(?:simple|easy|short|quick|brief|work|fun|painless|smooth)(?: (?:as possible|for (?:you|him|her|them)(?: all)?))?(?=[.!,;]|$)",
  'find (?:that|it) (?:hard|difficult)',
  // A name for something, an example, a picture on the wall, a way to end what was not understood.
  'call (?:that|this|it) (?:the|a|an|our|my)',
  'give you one(?! of)',
  'put (?:it|that|them|this) up',
  "(?:don[’']t|not to|no) worry",
  "if there[’']s anything",
  "we(?:[’']ll| will) (?:talk|think) about (?:it|that)(?=[.!]|$)",
  'let me (?:get|put|have) (?:it|that|this) (?:right|straight)',
  // Somebody else's words, told again.
  '\\p{L}{2,} (?:says|said),',
  '(?<!what )(?:he|she|they) (?:goes|go|says|say|said|told (?:me|us)|(?:was|were|is|are) like|kept saying)',
  'i said to (?:him|her|them)',
  'i said,? (?:so|well|hang on|look)',
];

const weekdays = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday';
const clockTime =
  "(?:half (?:past )?\\p{L}+|(?:\\p{L}+|\\p{N}{1,2}) o[’']clock|\\p{N}{1,2}(?::\\p{N}{2})? ?[ap]m|noon|lunch(?:time)?)";
/** 'Wednesday at ten.' */
const hour =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\p{N}{1,2}(?:[:.]\\p{N}{2})?)(?: (?:thirty|fifteen|forty-?five))?(?! (?:per|%|euros?|pounds?|dollars?|people|sites?))';
/** 'The first pass' is no day. */
const notCounting =
  '(?! (?!of (?:next |this )?(?:january|february|march|april|may|june|july|august|september|october|november|december|month)|at |if |and |or |in |when |so )\\p{L})';

/** When: today, by Friday, next week. */
export const dueWords: readonly string[] = [
  `(?:a week on |by |on |this |next |that |before |after |until )?(?:${weekdays})(?: fortnight| week)?(?: of next week| next week| after next)?(?: (?:morning|afternoon|evening))?(?:,? (?:at )?${clockTime}|,? at ${hour})?`,
  'today',
  'tonight',
  'tomorrow(?: (?:morning|afternoon))?',
  'this (?:morning|afternoon|evening|week|month)',
  '(?:by |before )?(?:the )?end of (?:the |this |next )?(?:day|week|month|quarter)',
  'next (?:week|month)',
  'in (?:a|two|three|\\p{N}+) (?:days?|weeks?|months?)',
  `(?:by |on |before )?(?:the )?\\p{N}{1,2}(?:st|nd|rd|th)${notCounting}`,
  `(?:by |on |before )?the (?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|fifteenth|twentieth|twenty-fifth)${notCounting}`,
  'straight (?:away|after)',
  'right (?:away|after)',
  'after (?:this|the) call',
];

/** With which somebody says what they are able to do, which is a promise only to somebody. */
export const ableStarts: readonly string[] = ['i can', 'i could', 'we can'];

/** What is done for somebody else by its nature. */
export const deedsForOthers: readonly string[] = [
  'send',
  'e-?mail',
  'mail',
  'forward',
  'share',
  'shoot (?:it|that|this|them)',
  'call',
  'ring',
  'phone',
  'arrange',
  'set up',
  'set (?:it|that|one|them) up',
  'book',
  'introduce',
  'draft',
  'connect',
  'invite',
  'schedule',
  'come back',
  'follow up',
  '(?:write|put) (?:that|it|this) in(?! (?:the|a|my|our) (?:shed|shop|book|diary|drawer|list))',
];

/** Words of a sentence that asks for something without a question mark. */
export const requestWords: readonly string[] = [
  "(?:i|we|he|she|they)(?:[’']d| would)? (?:want|wants|need|needs|like|prefer)",
  '(?:could|can|will|would) you',
  'please',
  '(?:send|give|show|tell|bring|put|write|e-?mail|call|ask|check|let|get) (?:me|us|him|her|them|it|that|the|a)',
  '(?:must|has to|have to|should|would help)',
  'without',
];

/** Who begins so asks for something: 'Send me one name I can ring.' */
export const requestStarts: readonly string[] = [
  '(?:(?:please|just|so|then|and|well|ok(?:ay)?|yes|right|all right)[,.]? )*(?:send|give|get|show|tell|find|bring|forward|email|mail|drop|share|ring|call) (?:me|us)',
];
