/** What says of something today that it is good: nothing is in anybody's way there. */
export const praiseWords: readonly string[] = [
  'hear a (?:bad )?word (?:said )?against',
  'say a bad word',
  "(?:can[’']t|couldn[’']t|cannot|wouldn[’']t|won[’']t) (?:really )?(?:fault|complain|knock|say fairer)",
  'never (?:once )?(?:(?:left|leaves) (?:us|me|anyone) (?:stuck|waiting|short|down|standing)|let (?:us|me|anyone|you) down|asks? for|misse[sd]|fails?|failed|late|a complaint|goes wrong|went wrong|any trouble|breaks? down|broken? down|broke)',
  '(?:never|not) (?:had|have|been) (?:any|a|one) (?:\\p{L}+ )?(?:complaints?|problems?|trouble|issues?|bother)',
  '(?:the )?(?:hardest|best|finest|loveliest|nicest|cleverest) (?:\\p{L}+ )?(?:worker|thing|man|woman|one|lad|girl|driver|in the)',
  "(?:\\p{L}+[’'](?:ve|s|re)|have|has|were|was|are|is) (?:always )?(?:been )?(?:very|really|always|so) (?:good|decent|nice|kind|helpful|fair|patient|reliable)",
  '(?:love|loves|loved) (?:it|them|him|her|our|the)',
  '(?:brilliant|fantastic|wonderful|marvellous|flawless|spot on|second to none|worth (?:his|her|their) weight)',
  '(?:nobody|no one|none of (?:us|them)) (?:was|is|were|has been|had been) ever ',
  'no complaints?',
  'never a complaint',
];

/** After these comes what is not so good after all. */
export const turningWords: readonly string[] = [
  'but',
  'except',
  'only',
  'though',
  'although',
  'apart from',
  'until',
  'till',
  'however',
];

/** What somebody wishes for, or what would be otherwise. */
export const wishingWords: readonly string[] = [
  'want(?:s|ed)?',
  'wish',
  'would',
  "\\p{L}+[’']d (?:like|love|want|need|be|have|get|see|not|never|only|know|rather)",
  'hop(?:e|es|ing)',
  'could',
  'should',
  'if',
  'so that',
  'no more',
  'never again',
  'instead',
  'without',
  'goal',
  'dream',
  'aim',
];

/** Verbs of what was. */
export const pastVerbs: readonly string[] = [
  ...[
    'was',
    'were',
    'had',
    'did',
    'went',
    'said',
    'took',
    'came',
    'put',
    'told',
    'sold',
    'bought',
    'got',
    'ran',
    'saw',
  ],
  ...[
    'made',
    'gave',
    'left',
    'lost',
    'found',
    'paid',
    'sent',
    'used to',
    'thought',
    'knew',
    'brought',
    'began',
    'rang',
  ],
  ...['met', 'stood', 'drove', 'kept', 'spoke', 'wrote', 'fell', 'broke', 'heard', 'built', 'caught', 'grew', 'won'],
  '\\p{L}{2,}[^e\\P{L}]ed',
];

/** What somebody would have done, and didn't. */
export const unrealWords: readonly string[] = [
  "(?:\\p{L}+[’']d|would|could|should|might)(?: \\p{L}+n[’']t| not| never)? (?:have|[’']ve|of) (?:\\p{L}+ed|been|gone|had|told|said|done|\\p{L}+en|put|made|sent|come|sold|paid|kept|thought|known|left|lost|bought|rung|run)",
];

/** What somebody asks to be shown or told: it concerns the purchase and not what comes of it. */
export const requestWords: readonly string[] = [
  '(?:like|want|love|need) to (?:see (?:what|how|it|one|that|the|them)|hear|speak|talk|meet|try|read|visit|ask|look at)',
  "(?:i[’']d|we[’']d|i would|we would) (?:go and )?(?:see|ring|call|ask|read|look at|listen|meet|talk to|speak to|visit|phone)(?! my (?!way))",
  "(?:i[’']d|we[’']d|i would|we would) (?:go and )?take(?! (?:(?:a|the|my|our|some|every|each|all|two) )?(?:\\p{L}+ )?(?:off|kids?|children|family|holidays?|break|weeks?|days?|sundays?|saturdays?|evenings?|weekends?|mothers?|mum|mom|fathers?|dad|wife|husband|sons?|daughters?|grand\\p{L}+))",
];

/** What befell a relative or friend in a business of their own. */
export const relativesBusiness: readonly string[] = [
  "my (?:brother|sister|cousin|uncle|aunt|neighbou?r|mate|friend)(?:-in-law)?[’']s \\p{L}{3,} (?:los\\p{L}+|had|has|paid|pays|spent|got|went|costs?)",
  'my (?:brother|sister|cousin|uncle|aunt|neighbou?r|mate|friend)(?:-in-law)?(?=[^.?!]{3,40} (?:on|in|at|with|for) (?:his|her|their) )',
];

/** What somebody asks for to be told. */
export const wonderWords: readonly string[] = [
  "(?:i|we)(?:[’']d| would)? (?:really |just |only )?(?:like|want|need) you (?:there|here|on|at|to)",
  "(?:i|we)(?:[’']d| would)? (?:really |just |only )?(?:like|want) to (?:say|ask|add|mention|tell you|be (?:careful|clear|fair|honest)|compare)",
  "(?:i|we)(?:[’']d| would)? (?:really |just |only )?(?:like|want) to (?:know|understand|hear|see)(?: (?:is all|that|it|more|first))*[.!]?$",
  "what (?:i|we)(?:[’']m| am|[’']re| are|[’']d| would)? (?:really |just |only |still )?(?:wonder(?:ing)?|asking)",
  "what (?:i|we)(?:[’']d| would)? (?:really |just |only |still )?(?:want|need|like|love) to (?:know|ask|hear|understand)",
  "(?:i|we)(?:[’']d| would) (?:really |just |only |still )?(?:like|love|need|want) to (?:know|ask|hear|understand|see) (?:if|whether|how|what|why|who)",
];

/** How somebody feels, or what shows it. */
export const feelingSigns: readonly string[] = [
  'fool|numpty|eejit|idiot|useless|small|stupid|failure|fraud',
  'upset\\p{L}*|hurt\\p{L}*|sting\\p{L}*|stung|sting',
  'drives? (?:me|us|him|her|them) (?:mad|nuts|crazy|up the|round the)',
  '(?:throw|threw|kick|bang|slam|scream|swear|storm)\\p{L}*',
  'knackered|shattered|drained|run down|wrecked|gutted|scunnered|cross|mad|crazy|annoy\\p{L}*|frustrat\\p{L}*',
  'miss(?:ed|ing)?|tears?|cries|shout\\p{L}*|snap\\p{L}*|laugh\\p{L}*',
  "(?:can[’']t|cannot|couldn[’']t) (?:look|face|stand|bear|switch)",
  'wake|woke|waking|lie there|(?:at|till|until) (?:two|three|four|five) in the morning',
  'keeps? me|on my (?:mind|own)|gets? to me|eats? (?:at )?me|take it home|live with|wears?',
  'blam\\p{L}+|fault|sham\\p{L}+|conscience|respect|trust|confiden\\p{L}+|excit\\p{L}+|hop(?:e|ing)',
  "had (?:it|enough)|(?:i|we)(?:[’']m| am|[’']re| are) (?:just |so |a bit |pretty |very |about )?(?:done|over it|finished|lost|sad|low)",
  'old before|age(?:s|d)?|hair|doctor|tablets|pills|headaches?|cr(?:y|ied)',
  "wit(?:s|[’']s|s[’'])? end|(?:do(?:es|ing)?|did) (?:my|our|his|her|their) (?:head|nut) in",
  'pleas\\p{L}+|happy|unhappy|miserable|grim|horrible|dreadful|hard|tough|rough|rotten|unfair',
];

/** What comes in or changes hands: no cost of trouble. */
export const incomeWords: readonly string[] = [
  'turn(?:ed|s)? over',
  'turnover',
  'revenues?',
  'over the counter',
  'takings',
  "(?:we|they|i)(?:[’']d| would)? (?:\\p{L}+ )?(?:sell|sold|take|took|do|make) (?:about |around |maybe |nearly |normally )?(?:\\p{L}+ ){1,6}(?:in|a|over|on)",
  'in the pot',
  'budget(?:ed)?',
  'for the (?:big|small|large|little|medium|basic|full|standard|whole|cheap|other) (?:one|panel|package|plan|box|size|set|licen[cs]e)',
  'a (?:pop|head|ticket|seat|user|licen[cs]e|piece)',
];

/** With these, a sum is lost all the same: 'forty thousand in lost revenue'. */
export const lossWords: readonly string[] = [
  'lost',
  'los(?:e|es|ing|s|ses)(?! sleep)',
  'wast\\p{L}+',
  'penalt\\p{L}+',
  'fines|fined|a fine',
  'overtime',
  'blew|blown',
  'off (?:the|our)',
  '(?:throw|throws|threw|write|writes|wrote)(?:ing)? (?:out|away|off)',
];

/** A sum that somebody says it is not. */
export const deniedSums: readonly string[] = [
  "(?:wouldn[’']t|would not|don[’']t|do not|didn[’']t|did not|never) (?:really |quite |even )?(?:say|said|think|call it|claim|believe)",
];
/** What comes after them is the right one. */
export const rightedSums: readonly string[] = ['more like', 'nearer', 'closer to', 'rather'];

/** A goal that somebody says it is not, without the one it is. */
export const deniedGoals: readonly string[] = [
  "(?:goal|target|aim|point|idea)(?:[’']s not| is not| is never| isn[’']t| was not| wasn[’']t) (?:(?!it[’']s|it is|but )[^,;:–—])*$",
];

/** How somebody took upon themselves, or on others, what is still to come. */
export const pledgeVerbs: readonly string[] = ['promised', 'planned', 'agreed', 'committed', 'fixed', 'set', 'pledged'];
export const askedVerbs: readonly string[] = ['told', 'asked', 'decided', 'said', 'settled', 'signed up', 'resolved'];
/** What is still to come. */
export const dueParts: readonly string[] = [
  '(?:by|before|within|until) (?:the |next |this )?(?:end|start|middle|summer|spring|autumn|fall|winter|christmas|easter|year|quarter|month)',
  '(?:by|before|until) (?:january|february|march|april|may|june|july|august|september|october|november|december|q[1-4])',
];
/** What has to be, beside what was: 'and we need that again'. */
export const presentNeeds: readonly string[] = ['(?:and|but|so)(?: now)? (?:i|we|they) (?:need|want|must|have to)'];

/** What comes before a date that is named: 'In May we have the audit, so before that.' */
export const beforeThat: readonly string[] = ['(?:before|by|until) (?:that|then)'];

/** What somebody praises and holds on to, or what there isn't, stands in the way. */
export const stubbornWords: readonly string[] = [
  "won[’']t",
  'will not',
  'refus\\p{L}+',
  'the old',
  'missing',
  'no(?! (?:complaints?|problems?|trouble|issues?|bother|worries|fault)(?!\\p{L}))',
];

/** Questions for how much there is, or what somebody charges: their answer is no cost of trouble. */
export const sizeQuestions: readonly string[] = [
  'how many(?![^?]*(?:cost|los[et]|losing|wast))',
  'how (?:big|large) (?:are|is) (?:you|the (?:firm|company|place|practice|site|business))',
  '(?:turn(?:s|ing|ed)? over|turnover|revenues?|takings|sales)(?![^?]*(?:lost|lose|losing|miss))',
  '(?:do|are|would|were|did) (?:you|they)(?: be)? (?:pay|paying|paid|charge|charging|charged)(?: you)?(?: for)? (?:a|the|one|per|each|them|with|at (?:present|the m))',
  '(?:do|does|did|would) (?:they|he|she|\\p{L}+) charge',
  'have (?:you )?(?:got )?to spend',
];

/** A sum that should be reached is no cost of today: 'below £1,000 a month by the end of June'. */
export const goalWords: readonly string[] = [
  '(?:below|under|less than|down to|no more than|not more than|at most|half) [^.?!]{1,40} (?:by|before|within|until) (?:the |next |this )?(?:end|start|middle|summer|spring|autumn|fall|winter|christmas|easter|year|quarter|month|january|february|march|april|may|june|july|august|september|october|november|december|q[1-4]|\\p{N})',
  "or (?:else )?it (?:hasn[’']t|has not|didn[’']t|won[’']t have|will not have|doesn[’']t) work(?:ed)?",
  '(?:our|my|the) (?:goal|target|aim|ambition) (?:is|was|would be)',
  '(?:i|we) (?:want|need|have) (?:it|that|this|them|those|the \\p{L}+) (?:to be |to come |to get )?(?:below|under|down to)',
  '(?:success|good|done) (?:would|will|looks?) (?:be|mean|like)',
];

/** A day that somebody names to say that it can't be. */
export const ruledOutDays: readonly string[] = [
  "(?:would|will|\\p{L}+[’'](?:d|ll))(?: just| only)? be (?:mad(?:ness)?|crazy|insane|silly|suicide|lunacy|a miracle|impossible|unrealistic|asking for trouble)",
  "(?:is|would be|\\p{L}+[’']s|\\p{L}+[’']d be) (?:just |simply |frankly |far |way |much )?(?:too (?:soon|early|tight|ambitious|optimistic)|mad|crazy|insane|impossible|unrealistic|pushing it|out of the question|off the table|a (?:pipe ?)?dream|cloud cuckoo land)",
  "(?:won[’']t|can[’']t|cannot|couldn[’']t|never going to|not going to) (?:happen|work|be)(?! (?:any |much )?(?:later|after|until|before))",
  'no (?:chance|way|hope)',
];
