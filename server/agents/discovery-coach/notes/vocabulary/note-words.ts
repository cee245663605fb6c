import { troubleSigns } from '../../vocabulary/trouble-words.ts';

/** Says of a sum that it is lost or spent today. */
export const losingWords: readonly string[] = [
  "(?<!(?:would|[’']d|will|could|might|implementation|set-?up|switching|licen[cs]e|subscription|migration) )cost(?:s|ing|ed)?",
  'excess|surcharges?|spoil(?:ed|t|age)?|claims|thefts?|stolen|reprints?|agency|temps?|idle|down ?time|damages|compensation|vouchers|late fees?|rush|express|couriers?|emergency|turn(?:ed)? away|(?:bill|premium|costs?) (?:is |are |went )?up',
  'los(?:e|es|ing|s|ses)|lost|throw(?:s|n|ing)?|docks?|docked',
  'wast(?:e|es|ed|ing|age)',
  '(?<!can |could |to |would |will |happy |able to )(?:spend(?:s|ing)?|spent) [^.;]{0,30}(?:on|for|in) (?:\\p{L}+ )?(?:agency|temps?|overtime|re-?\\p{L}+|repairs?|admin|manual|corrections?|returns|paper|couriers?|fixing|chasing|extra|storage|disposal|spares?|breakdowns?|fines|taxis?)|paid [^.;]{0,30} (?:on|for) (?:an? |the )?(?:corrections?|repairs?|reprints?|locksmith|plumber|taxis?|storage|disposal|replacement|temps?|agency|overtime|couriers?|lawyers?|damage|nothing|fines?)',
  '(?:on|for) (?:spares?|spare \\p{L}+|corrections|repairs|reprints|rework|replacements?|temps|disposal|write-offs)|to (?:the )?(?:bin|skip|dump)|in the bin|giveaway|rebates?',
  'bleed(?:s|ing)?',
  'burn(?:s|ing)?',
  'writ(?:e|es|ing|ten) off|write-?offs?',
  'pay(?:s|ing)? (?:\\p{L}+ )?(?:overtime|penalt\\p{L}+|fines?|temps?|agency|twice|extra)',
  'penalt\\p{L}+|fines|refunds?|overtime|re-?work|scrap|detention|demurrage|chargebacks?|call-?outs?',
  'missed (?:charges|revenue|sales|billing)',
  'un(?:billed|paid|invoiced|collected|recovered|sold)',
  'leak(?:s|age|ing)?|shrink(?:age)?',
  'down the drain',
  'out of pocket',
  'estimat\\p{L}+ [^.;]{0,60} at',
];

/** Says of a sum that it would be won. */
export const savingWords: readonly string[] = [
  'sav(?:e|es|ed|ing|ings)',
  "(?:would|could|wd|cd|might|(?:he|she|they|it|that)[’']d) (?:\\p{L}+ )?(?:be worth|bring|mean|gain|recover|free|claw|win|get|make|add|halve|cut|drop|avoid|be looking at)",
  'back (?:in|on|into|a|per|each|every)',
  'reclaim\\p{L}*|recover(?:s|ed|ing)?|claw\\p{L}* back|win back|get back',
  '(?:cut|halve|reduce|drop) (?:\\p{L}+ ){0,3}(?:in half|by)',
  'hal(?:ve|ved|ving)|hal(?:f|ves) (?:of )?(?:that|it|the)',
  '\\d[^.,;]{0,10} (?:less|fewer|lower|cheaper)(?! than)|^(?:fewer|less|no more|half the|lower) [^.;]*(?:→|->|=|,)',
  '(?:could|would|cd|wd)[^.;]*[+] ?\\p{Sc}?\\d|(?:↓|minus|down by|down) ?\\d+ ?%',
  'upside|extra|more (?:profit|margin|revenue|turnover|sales|orders|business|covers|bookings|income|customers)',
  'pays? (?:for itself|back)',
];

export const budgetWords: readonly string[] = [
  'budget\\p{L}*|bu?dgt|bgt',
  'set aside|put (?:aside|by|away)|ear-?marked|allocated|ring-?fenced|pencill?ed in',
  '(?:approved|signed off) (?:capex|spend|for (?:this|next|it))',
  '(?:capex|opex|grant)',
  '(?:can|could|able to|happy to|willing to|prepared to) (?:spend|pay|go (?:up )?to|stretch to|invest)',
  "(?:into|in) (?:the|their|this year[’']?s?|next year[’']?s?) (?:plan|pot|budget)",
];
/** 'Got 5 grand': a sum behind it is their money. */
export const havingWords: readonly string[] = [
  "^(?:(?:they|he|she|we)(?:[’']ve| have|[’']s| has)? |has |have )?got",
  '^(?:they|he|she|we) (?:has|have)',
];
/** No money is there, or nobody knows of any. */
export const noBudgetWords: readonly string[] = [
  "(?:no|not|nothing|none|zero|without|never|haven[’']t|hasn[’']t|isn[’']t|doesn[’']t|don[’']t)(?!\\p{L})[^.;,]{0,30} (?:budget(?! (?:issue|problem|holder|owner|concern|worr|for))\\p{L}*|money|funds?|funding|aside|in the plan|pot|agreed|approved|decided)",
  'no (?:budget(?! (?:issue|problem|holder|owner|concern|worr|for))|money|funds?|funding)',
  'budget (?:was|is gone|gone|spent|cut|not|isn|unknown|tbc|tbd|unclear|open|round|meeting|cycle|frozen|freeze)',
];

/** Of a system: that it is there. */
export const liveWords: readonly string[] = [
  '(?:go(?:es)?|be|is|are|been)[- ]live|live (?:by|before|b4|from|for|on|ahead)|in place|running|working|up and running|ready|done|rolled out|in use|installed|finished|sorted|implemented|switched(?: over)?',
  'go(?:es)? live|start(?:s|ed|ing)?|kick(?:s|ing)? off|begin|(?:to|be|must|wants?) launch(?:ed)?|switch|roll ?out|be in|have it|has it|in by|needs? (?:it|this|that|something)',
  '(?:wants?|needs?) (?:it|this|that|something|a decision)',
  '(?:has|have|must|needs?|should) (?:to )?(?:work|run|happen|be|function)',
];
/** A note that begins so, with a time behind it. */
export const dateStarts: readonly string[] = [
  '^(?:asap|urgent|ideally|latest|def(?:initely)?|needed|required|must (?:be|have)|has to be|needs to be|aiming for|hoping for|target(?:ing)?|deadline|go[- ]live|live(?= (?:by|before|b4|from|for|on))|before|by)',
];
/** A time of something else. */
export const otherTimes: readonly string[] = [
  'contract|renews?|expires?|runs (?:out|until|till)|notice',
  'meets?|meetings?|calls?|rings?|holidays?|away|leave|booked|demo|webinar|speak|talk|ring',
  'budget|board|vote',
];

/** A time that is over. */
export const pastTimes: readonly string[] = [
  'last|since|ago|happened|came|was|were|had|opened|founded|bought|called|met|started|began|raised|already|(?<!be )launched|moved',
];

/** How people feel, in the third person or quoted. */
export const feelingSigns: readonly string[] = [
  '(?:nervous|annoyed|irritated|unhappy|gutted|bitter|resentful|touchy|on edge|tense|jumpy|uneasy|disappointed)',
  'pissed(?! off)|(?:has|have|feels?|full of) (?:shame|fear|guilt)|(?:always |constantly )?(?:must |has to |have to )?(?:excus|apologi[sz])(?:e|es|ing)(?: (?:himself|herself|themselves|to))?|shy away|(?<!no )fears? (?:of|that)|worr(?:y|ies|ied) (?:sick|all the time|every)',
  '(?:fed up|pissed off|cheesed off|sick (?:and tired )?of|tired of|had enough|had it with|over it)',
  '(?:exhausted|worn out|knackered|drained|shattered|burn(?:ed|t)[- ]out|burn-?out|overwhelmed|drowning)',
  '(?:stress(?:ed|ful|ing)?(?: out)?|frustrat(?:ed|ing)|embarrass(?:ed|ing)|ashamed|humiliat(?:ed|ing)|mortified|demoralis\\p{L}+|demoraliz\\p{L}+)',
  'dread(?:s|ed|ing)?',
  'hat(?:es?|ed) (?:it|this|that|the \\p{L}+|\\p{L}+ing|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mornings|nights|month[- ]ends?)|hates(?=[.,;!]|$)',
  '(?:angry|furious|upset|miserable|desperate|guilty|helpless|lonely|depressed|disheartened|anxious|terrified|scared|panick\\p{L}+|panics)',
  "(?:can[’']?t|cannot|never|couldn[’']?t) switch off",
  "(?:los(?:es|ing|e) sleep|(?:can[’']?t|doesn[’']?t|couldn[’']?t|not) sleep(?:ing)?|sleeps? bad(?:ly)?|lies awake|sleepless|up at night)",
  'keeps? (?:him|her|them|me|us) (?:up|awake)',
  'drives? (?:him|her|them|me|us) (?:mad|crazy|nuts|bonkers|insane|up the wall)',
  "(?:at (?:his|her|their|my) wit[’']?s[’']? end|breaking point|(?:pulling|tearing) (?:his|her|their|my) hair)",
  "(?:end of|at the end of) (?:his|her|their|my) (?:rope|tether|nerves)|(?:doesn[’']?t|don[’']?t|won[’']?t|didn[’']?t|hardly) dares?|has had it|had it up to|looks? (?:very |so |really )?(?:tired|exhausted|worn|pale|defeated)|hurts (?:him|her|them)|breaks (?:his|her|their) heart|gets? (?:the )?blamed?|blames? (?:him|her)self|under (?:a lot of |constant |huge )?pressure|loses? (?:face|(?:his|her|their) temper)",
  'fuming|livid|raging|despair\\p{L}*|hopeless|given up|gave up hope|afraid to|shouts?(?: at)?|shouted at|yells?|feels? (?:\\p{L}+ )?(?:ridiculous|foolish|useless|powerless|let down|unsafe|unseen|responsible|bullied|like a)',
  'in tears|cr(?:ies|ied|ying)|snaps at|shouts at|takes it home',
  'feels? (?:\\p{L}+ )?(?:bad|awful|terrible|sick|stupid|small|alone|guilty|ashamed|like (?:a|an|the|he|she))',
  'thinking of (?:leaving|quitting|packing it in)',
  'morale (?:is )?(?:low|down|bad|rock bottom|poor|through the floor)',
];
export const noFeelings: readonly string[] = [
  '^(?:fine|good|great|ok(?:ay)?|happy|calm|positive|neutral|relaxed|excited|friendly|no\\P{L}?)(?!\\p{L})',
  '(?:with|at|by|about|abt|re|of|w/) (?:our|my|us|me|the (?:price|switch|cost|contract|change|move|pilot|trial|app|tool))(?!\\p{L})',
  '(?:data|gdpr|security|privacy|lock-?in|migration|price|switching|implementation|roll-?out)',
  "(?:not|isn[’']?t|aren[’']?t|no longer|never|wasn[’']?t) (?:\\p{L}+ )?(?:stressed|frustrated|bothered|fed up|upset|angry|worried)",
  '(?:customers?|guests?|patients?|clients?|tenants?|parents|buyers|users|pts) (?:\\p{L}+ )?(?:are|get|is|were|was|hate|angry|upset|furious|frustrated)',
];

/** What somebody would have for themselves. */
export const longingWords: readonly string[] = [
  "(?:would|could|wd|cd|might|finally|again|hopes? to|hoping to|wants? to|gets? to|gets|get to|love to|like to|dreams? of|able to|stops?|no more|without|wouldn[’']?t have to|(?:he|she|they|i)[’']?d)",
  'again|back',
];
export const reliefThings: readonly string[] = [
  '(?:be |go |get |come |at )home',
  '(?:his|her|their|my|the|own) (?:evenings?|weekends?|sundays?|saturdays?|fridays?|nights?|mornings?|lunch(?: breaks?)?|breaks?|holidays?|life|free time|sleep)(?: off| back)?',
  '(?:weekends?|evenings?|sundays?|saturdays?|fridays?|nights?) (?:off|back|free)',
  '(?:himself|herself|personally|themselves)|\\d ?am|phone off|calls (?:at|on|after) \\p{L}+',
  'go(?:es)? on (?:a )?(?:holiday|vacation|leave)',
  '(?:take|have) (?:a|the|some|\\p{L}+) (?:holiday|vacation|day off|week off|off)',
  'sleep|breathe|relax|switch off|peace of mind|weight off|day off|time off',
  '(?:his|her|their|my|the) (?:kids|children|family|wife|husband|boy|girl|son|daughter)',
  '(?:at|all|every|each) (?:night|evening|weekend|sunday|saturday)s?|fear|worry|worrying|dread',
  '(?:stop|no more) (?:working|coming in|doing) (?:\\p{L}+ )?(?:weekends|sundays|saturdays|nights|late)',
];

/** With which somebody says what they wish for. */
export const wishStarts: readonly string[] = [
  'wants?|wanted|wanting',
  "(?:would|wd|(?:he|she|they|i|we)[’']d) (?:really |also |just )?(?:like|love)",
  'likes? to (?:have|see|get|be)',
  "hop(?:es|ing|ed)? (?:for|to)|would (?:rather|prefer)|(?:he|she|they) (?:is|are|[’']s|[’']re) after|expects? (?:max|at most|at least|no more|zero|\\d)|aim is",
  '(?:looking|aiming|keen|trying) (?:for|to)',
  'aims? (?:for|to)',
  'dreams? (?:of|is)',
  "(?:is |are )?(?:what|all) (?:they|he|she|we|i)(?:[’']?re| are|[’']?s| is|[’']?m)? (?:after|want|wants|need|needs|dream|dreams)",
  'ideally',
  'important (?:to|for) (?:him|her|them|us|me)|matters? (?:most|to (?:him|her|them))',
  '^(?:(?:he|she|they|client|customer) )?needs (?!\\d|to(?!\\p{L})|it|this|that|time|more|approval|sign|board|ok|our|us|me|him|her|them|budget|help|an? (?:call|demo|quote|offer|week|day|meeting|decision))\\p{L}+ \\p{L}+',
  '(?:= ?| is | are )(?:a )?must(?: have)?(?=$|[.,;])|all (?:i|we|he|she|they) asks?',
  '(?:just |pls )?(?:give|get|show) (?:me|us) (?!(?:the |a |your )?(?:price|quote|demo|offer|number|discount|call))',
  'in an ideal world|perfect world|magic wand',
  'wish(?:es)?',
  'needs? (?:a |an )?(?:better|faster|clearer|simpler|easier|quicker|single|one)',
  'success (?:is|would be|means|for (?:them|him|her) is)',
  '(?:get|bring) (?:it |this |that )?(?:down|up) to',
];
/** What is asked of the seller, or of the deal, is no goal. */
export const wishesOfDeal: readonly string[] = [
  '(?:demo|quote|price|pricing|proposal|trial|pilot|discount|references?|contract|brochure|case study|meeting|offer|poc|spec|terms|slides|deck|samples?|data sheet|nda|dpa)',
  'wants? [~≈]?\\p{Sc}? ?\\d[\\d.,]*k? ?(?:/|per |an? ) ?\\p{L}+',
  'to (?:meet|talk|speak|think|hear|discuss|compare|sleep on|ask|call|show|send|share|arrange|schedule|introduce)',
  'to (?:know|see|check) (?:if|whether|how (?:much|we)|what (?:it costs|we)|the price|more|our|us|it in|it)',
  '(?:he|she|they|wants?|would like) (?:[^.;]{0,40} )?(?:us|our|we|me)',
  '^(?:see|cf\\.?|went|as)(?= )',
];
/** The same below a head of wishes: 'Needs: 3 references'. */
export const dealThings: readonly string[] = [
  '^(?:an? |the |some |our |\\d+ |written |revised |updated )*(?:demo|quotes?|prices?|pricing|price list|proposal|trial|pilot|discount|references?|refs?|brochure|case stud\\p{L}+|meeting|offer|poc|slides|deck|data sheet|nda|dpa)(?=$|[,;]| (?:for|by|to|of|on|w/|with|from|in)(?!\\p{L}))',
];
/** What the rep is after. */
export const ownAims: readonly string[] = [
  '^(?:book|schedule|show|close|send|arrange|set up|demo|price list|quote|proposal|get (?:a|the) (?:meeting|demo|deal|call))(?! to)',
];
/** What they do not wish for is none either. */
export const noWishes: readonly string[] = [
  "(?:does|do|did)(?:n[’']?t| not) want|not looking|never wanted|no wish|not (?:interested|keen)|no interest|in no hurry",
];

/** What goes wrong, as it is noted; each counts once. */
export const notedTroubles: readonly string[] = [
  ...troubleSigns,
  're-?(?:typ|key|enter|writ|do|draw|print|count|work)\\p{L}*',
  'manual(?:ly)?|by (?:post|phone|fax|email|e-mail|pen)',
  '(?:two|three|four|several|2|3|4|5|6|many|diff(?:erent)?|x) (?:\\p{L}+ )?(?:systems|places|spreadsheets|sheets|lists|versions|formats|phones|times for|copies)',
  'twice|double|duplicat\\p{L}+|\\d+x|three times|3 times|two (?:texts|letters|emails|invoices|copies)',
  '(?:never|rarely|nobody|no one|no-one|noone) \\p{L}+',
  "(?:can[’']?t|cannot|can only|unable to|couldn[’']?t) \\p{L}+",
  "(?:aren[’']?t|isn[’']?t|arent|isnt|not) (?:there|up to date|in sync|linked|connected|visible|known|written)",
  'missing|lost|los(?:es|ing) (?:\\p{L}+ ){0,2}(?:customers|orders|patients|time|track|data|stock|sheets|files)',
  'late|delay(?:s|ed)?|behind|backlog|overdue|slow|queu(?:e|es|ing|eing)|waits?|waiting',
  '(?:wks|weeks|days|months|hrs|hours) (?:late|behind|on average)',
  'takes? (?:\\p{L}+ )?(?:\\d+|ages|forever|too long|days|weeks|hours|all day)',
  'takes? (?:\\p{L}+ ){0,3}(?:\\d+|an?|two|three|four|five|six|ten) (?:hours?|hrs|days?|weeks?|wks|months?)',
  "stuck|jam(?:s|med)|refus(?:es|ed|ing)|turn(?:s|ed) (?:away|down)|reject(?:s|ed)|(?:never|don[’']?t|doesn[’']?t) (?:come|get|go|fit|match|work|arrive)|by mistake|thrown away",
  'out of (?:date|step|sync|stock|control)|outdated|old (?:drawings|versions?|data|lists?|prices)',
  'wrong|errors?|mistakes?|mix(?:ed|es)?[- ]ups?|mess|chaos|scrap',
  'complain(?:s|ts?|ed|ing)?|argu(?:e|es|ing)',
  'no[- ]shows?|drop(?:s|ped)? out|churn|quit|threaten\\p{L}*',
  'chas(?:e|es|ing)|hunt(?:s|ing)? for|looks? for|ring(?:s)? in|call(?:s)? (?:\\d|two|three|four) ?x?',
  'break(?:s|ing)? down|crash(?:es|ed)?|fail(?:s|ed|ing)?|outages?|unreliable',
  "in \\p{L}+[’']s head",
  'only (?:when|at|after|until)',
  '(?:issues?|problems?|trouble|struggl\\p{L}+) (?:with|getting|to)',
  'all day|on the phone all|by hand|paper|spread ?sheets?|whiteboard|whatsapp',
];
/** Says that somebody has something in use, and no more. */
export const toolStarts: readonly string[] = [
  "^(?:(?:they|he|she|we|it)(?:[’']s|[’']re)? )?(?:(?:are|is|currently|now|still|today|all|at present) )*(?:on|in|us(?:e|es|ing)|runs? on|works? with|has|have)",
];
/** What is over or is none, under a head that names trouble. */
export const noneLeft: readonly string[] = [
  '^(?:none|nothing (?:really|much|big)|not really|no (?:pains?|real|big|issues?|problems?|complaints?))',
  '^(?:fixed|solved|resolved|sorted|gone)|(?:is|was|got|been|now) (?:fixed|solved|resolved|sorted)',
  '^(?:see|cf\\.?|went|as)(?= )',
];
/** Of a decision, only where it stands or when it comes. */
export const noProcess: readonly string[] = [
  '^(?:pending|open|done|yes|no|soon|positive|negative|waiting|(?:by|in|on|next|this|end|before|after|early|mid|late|q[1-4])(?= )[^,;]{0,24}$)',
];
/** Money of a company that is no budget for this. */
export const otherMoney: readonly string[] = ['raised|seed|series [a-e]|valuation|revenue|turnover|ebitda|profits?'];
/** A doubt about the offer, what works, and what befell others or the call. */
export const noTroubles: readonly string[] = [
  'competitors?|bad line|call dropped|the call|screen ?share|our (?:demo|login|product|site|screen|link|app|tool|price|trial|rep)',
  'sorry|late to|(?:he|she) (?:was|is) late|lost (?:the |a )?deal',
  'not sure|unsure|worried (?:about|that|abt)|concern(?:ed|s)?|sceptical|skeptical|doubts?|afraid (?:of|that)',
  'too (?:pricey|expensive|dear)|pricey',
  '(?:friends?|mates?|cousins?|neighbou?rs?) of|(?:his|her|their) (?:old|last|former|previous) (?:job|firm|company)',
  'happy (?:w/|with)|works? (?:fine|well|ok|great)|no (?:problems?|issues?|complaints?)|going well|likes?',
  '(?:would|could|should|wd|cd|if|unless)',
];

export const decidingWords: readonly string[] = [
  '(?<!(?:nobody|drivers|driver|customer|customers|patient|everyone|one|never|warning|the|of|good|danger) )(?:signs(?: off)?|decides|approves|recommends|shortlists)(?! (?:in|up|out|for|on)(?!\\p{L}))',
  '(?:must|has to|have to|needs? to|had to) (?:\\p{L}+ )?(?:sign|approve|agree|decide|ok|okay|vote)(?: off)?',
  'decid(?:e|es|ing) (?:together|jointly|it|this)|both (?:decide|sign|agree)|joint decision',
  '(?:last|final) (?:word|say|call|decision)|(?:a|has) veto',
  'needs? (?:\\p{L}+ )?(?:sign[- ]?off|approval|buy[- ]in|board|the board|a vote)',
  '(?:goes|go|has to go|must go|needs to go) (?:to|through|before|past|via) (?:the |his |her |their )?(?:board|committee|council|trustees|cfo|ceo|coo|cto|md|fd|finance|procurement|legal|owner|boss|partners|director|head office|hq)',
  "(?:his|her|their|\\p{L}+[’']s) (?:call|decision)(?= |$|[.,;])",
  '(?:looks? at|checks?|reads?|wants to see|signs?) (?:anything|everything|all)(?: \\p{L}+)? (?:over|above|beyond)',
  '(?:anything |everything )?(?:over|above|beyond) \\p{Sc}?\\d[\\d.,]*k? (?:\\p{L}+ ){0,3}(?:board|committee|council|cfo|ceo|fd|md|finance|owner|trustees)',
  'decision[- ](?:makers?|committee|team)',
  '(?:needs?|has|have) to (?:present|take|run|pitch|put) (?:it|this|that)',
  '(?:does|holds|controls|owns) (?:the )?(?:budget|money|purse)|budget holder',
];

/** Says of hours that work takes them. */
export const workWords: readonly string[] = [
  'spends?|spending|goes? (?:on|into)|takes? (?:him|her|them)|sits? (?:on|over)|on the phone|waiting|idle|stands? still|down ?time',
  'chas\\p{L}+|counting|sorting|matching|searching|looking for|admin|paperwork|typing|correcting|reconciling|re-?(?:typ|key|enter|writ|do|work|print|pack|count|label)\\p{L}*|by hand|manual(?:ly)?',
];
/** Says of hours that they would be won. */
export const freedWords: readonly string[] = ['free(?:s|d|ing)?(?: up)?|back|won|gained|kept|saved|less|fewer'];
/** Says of what there would be more of. */
export const moreWords: readonly string[] = [
  "(?:would|could|wd|cd|might|able to|can then|(?:he|she|they)[’']d) (?:then )?\\p{L}+ (?:on |in |up )?(?:~|about |up to )?(?:\\d[\\d.,]*k?|one|two|three|four|five|six|ten) (?:more|extra|additional)",
  '^\\+ ?[~≈]?\\d[^,;]*(?:more|extra|back|freed|/ ?\\p{L}+)',
  '(?:\\p{Sc} ?\\d[\\d.,]*[km]?|\\d[\\d.,]*[km]) (?:\\p{L}+ ){0,2}(?:kept|retained|secured|recovered|freed)',
];
/** Under which a sum is what the change would bring. */
export const onceSolved: readonly string[] = [
  '(?:if|once|when) (?:\\p{L}+ ){0,3}(?:no more|no longer|fewer|less|gone|fixed|solved|sorted|stopp?(?:ed|s)|halv\\p{L}+|[<≤])',
];
/** A measure and where it should lie: 'remakes <3%', 'turnaround ≤5 days'. */
export const thresholds: readonly string[] = [
  '^(?!(?:team|staff|people|employees|sites?|revenue|turnover|contract|price|notice|max|min)(?!\\p{L}))(?:\\p{L}[\\p{L}/-]* ){1,4}(?:[<≤]=? ?\\d[^,;]*|> ?\\d+ ?%[^,;]*|(?:at most|no more than|below|down to|within|under) ?[~≈]?\\d[^,;]*)$',
  '^(?:zero|no more) (?!fear|worry|worrying|stress|sleepless)\\p{L}+(?: \\p{L}+){0,3}$',
];
export const mustBeWords: readonly string[] = [
  '(?:must|should|has to|have to|needs to) (?:also |always )?(?:work|run|smell|look|fit|last|stay|arrive|hold|taste|match|dry)',
  '(?:must|has to|have to|needs to|should|shd|ought to) (?:always |all )?(?:be |arrive |come |look |stay |reach |get )(?:the |a |in |on |at )?(?:same|faster|quicker|cheaper|simpler|easier|smaller|shorter|cleaner|clean|fresh|reliable|identical|right|visible|traceable|automatic(?:ally)?|consistent|on time|[<≤]? ?\\d+ ?(?:%|days?|hrs?|hours?|min))',
];
/** Begins with what isn't there: 'no case tracking', 'none since 2017'. */
export const lackStarts: readonly string[] = [
  '^(?:there (?:is|are) |they have |have |has |still )?no (?:\\p{L}+ ){0,2}(?:overview|records?|logs?|lists?|tracking|trace|traceability|visibility|data|figures|reports?|reporting|history|backups?|back-up|spares?|stock|proof|documentation|docs|procedures?|process|standards?|training|handover|cover|replacement|status|alerts?|warnings?|alarms?|notifications?|schedules?|control|checks?|feedback|response|reply|access|signal|idea (?:where|who|when|which|how)|link|connection|transparency)',
  '^none since (?:19|20)?\\d\\d|^nobody (?:\\p{L}+ )?(?:knows?|checks?|sees?|answers?|logs?|owns?|is responsible)',
  'not the same (?:\\p{L}+ )?(?:from|between|in|on|each|every|twice)',
];
/** What is and what was promised, and parts gone wrong with their cause. */
export const shortfalls: readonly string[] = [
  '\\d+ (?:\\p{L}+\\.? ){0,2}(?:days?|hrs?|hours?|wks?|weeks?|mins?)?,? (?:instead of|vs\\.?|not the) (?:the )?\\d+',
  '\\d+(?: \\p{L}+\\.?){0,3},? \\d+ (?:was |were )?(?:promised|agreed|planned|allowed)|promised (?:in )?\\d+[^,;]*[,;] ?(?:but )?(?:takes?|took|gets?|is|are)?',
  '\\d+ ?% (?:of )?(?:\\p{L}+ ){1,4}(?:b/c|bc|because|due to|cos|since)',
  'throw(?:s|ing)? (?:\\p{L}+ )?(?:away|out)|thrown (?:away|out)',
];
/** Says of what somebody bears that it ends. */
export const endedWords: readonly string[] = [
  "(?:would|could|can|wd|cd|to|able to|finally|(?:he|she|they|i)[’']d)[^,;]{0,14} (?:stop|quit|be done|be rid|forget|not have to|no longer)",
  'less (?:shouting|stress|worry|running|firefighting|panic)|back to \\p{L}+ing instead|phone off|(?:get|be|getting) home (?:for|by|before|in time|on time)|look(?:ing)? (?:\\p{L}+ ){1,3}in the eye|(?:would|could|can) not have to',
  "no more(?: of)?|never again|without (?:the )?(?:fear|worry|worrying|dread)|wouldn[’']?t have to|not have to",
  'sleep(?:s|ing)? (?:\\p{L}+ )?(?:quiet\\p{L}*|better|well|again|through|easier|easy|calm\\p{L}*|sound\\p{L}*)',
];
