/** Wordings that retract or replace a value of somebody else, or of oneself before. */
export const correctionWords: readonly string[] = [
  'no,',
  'no\\.',
  'nope',
  'nah',
  'sorry',
  'excuse me',
  'actually',
  'realistically',
  'i stand corrected',
  'i take (?:it|that) back',
  'my (?:mistake|error|bad)',
  'i (?:was|got that) wrong',
  'i misspoke',
  'hang on',
  'scratch that',
  'correction',
  'rather than',
  'more like',
  '(?:nearer|closer)(?: to)? (?=\\p{L}|\\d)',
  'try (?=\\p{L}|\\d)',
  'not right',
  "isn[’']t right",
  "that[’']s wrong",
  'wrong (?:number|figure|date|way)',
  "it[’']s not",
  'it is not',
  "that[’']s not",
  "wasn[’']t",
  "isn[’']t",
  '(?:has|have|got|been|was|were) (?:moved|changed|cut|raised|pushed|put (?:back|up|off)|brought forward)',
  "(?:they|we|he|she)(?:[’']ve| have)? (?:moved|changed|cut|raised|pushed|put|brought) (?:it|that|them)",
  'moved to',
  'pushed (?:back )?to',
  'turns out',
  'let me correct',
  'i meant',
  'i mean,',
  'make that',
  'used to be',
  '^(?:i wish|if only|hardly|not quite|not exactly)(?=[.,!])',
  'now that i (?:look|see|check|think)',
  'if you take out',
  'once you (?:take|add|count)',
  'if you (?:count|include|add)',
  'to be (?:exact|precise|accurate)',
  'strictly(?: speaking)?,',
  '(?:in|on) a (?:good|bad|busy|quiet|slow) (?:day|week|month|year)\\. ',
  "(?:i|we)(?:[’']ve| have)? (?:just )?(?:counted|checked|double-checked|looked (?:it|that|them) up)",
  "you(?:[’']re| are| reckon| have it|[’']ve got it| got it| counted) wrong",
  "you[’']re (?:dreaming|joking|being (?:kind|generous))",
  'now\\.',
  '(?:is|are) out(?=[.,]|$)',
  "(?:you[’']re|you are|you) (?:forgetting|forgot|leaving out|not counting|missing)",
  "(?:that|which)(?: is|[’']s| was) (?:without|before|only|just|not counting|excluding)",
  '(?:was|were) (?:before|last year|the year before|two years ago|back then|under)',
  'i (?:make|have|had|got) (?:it|that)(?: at| as| down)? ',
  'i thought (?:it|that) was',
  '(?:report|sheet|invoice|bill|books?|system|spreadsheet|letter|contract|email|log|accountant)s? says?',
  'according to',
  '(?:came|comes|come|worked|works|ended|turned) (?:out|up|in)? ?(?:at|to|as)',
  'it says',
];

/** Between 'not' and the value that isn't so: 'don't write down the forty'. */
export const betweenDenied: readonly string[] = [
  ...['the', 'that', 'about', 'actually', 'really', 'just', 'in', 'one in', 'one out of'],
  ...['write', 'note', 'put', 'use', 'count', 'quote', 'take', 'mention', 'down'],
];

/** A turn without a value that takes back the one before it. */
export const denials: readonly string[] = [
  'not (?:right|true|correct|it|that)',
  'incorrect',
  'wrong',
  'includes?\\b',
  '(?:double|half|twice|treble|a third of|ten times) that',
  '(?:the|an) old (?:number|figure|price|rate|date|one)',
  'out of date',
  "(?:that|which)(?:[’']s| is| was) (?:last year|before|old|from before|the year before)",
  '(?:is|was|were) (?:only|just|without|before|not counting|excluding)',
  'far too (?:high|low|much|little|early|late)',
];

/** Between two values of one turn: the second one holds. */
export const selfCorrections: readonly string[] = [
  '(?:no|nope|sorry|actually|i mean|wait|hang on|hold on|correction|rather|well)[,.]',
  '(?:scratch|strike|cancel|delete|forget|ignore) (?:that|it)[,.]',
  '(?:or )?(?:should i|i should|i ought to) (?:rather )?say',
  'let me (?:correct|rephrase|restate|start again|try again|say that again)',
  'did i (?:just )?say',
  '(?:or|oh|ah) no',
  'i mean ',
  'excuse me',
  'what am i saying',
  'i tell a lie',
  'or it (?:did|was)',
  'make (?:that|it)',
  'my mistake',
  "of (?:those|them) (?:were|are|don[’']t count)",
];

/** After a value that its speaker doubts. */
export const selfDoubts: readonly string[] = [
  "(?:that|it) can[’']t be right",
  'is that right\\?',
  "don[’']t (?:quote|hold) me",
];

/** At the end of a turn, after its second value. */
export const apologies: readonly string[] = [
  'sorry',
  'excuse me',
  'my mistake',
  'i mean',
  'rather',
  'i should say',
  '(?:i )?beg your pardon',
  'pardon',
];

/** Behind a value of a part, or of some time: 'sixty in winter', 'twelve of them'. */
export const afterPart: readonly string[] = [
  ...['a', 'an', 'per', 'each', 'every', 'of', 'in', 'on', 'at', 'with', 'when', 'if', 'are', 'is', 'were'],
];

/** What may follow a value that is said again, without words before it: 'Fifteen with Tom.' */
export const afterRestated: readonly string[] = [
  'since',
  'with',
  'without',
  'maybe',
  'perhaps',
  'possibly',
  'probably',
  'i think',
  'now',
  'these days',
  'if',
  'counting',
  'including',
  'at least',
  'more like',
];

/** Beginnings of a turn that goes back to the value before it, whatever was asked meanwhile. */
export const goingBack: readonly string[] = [
  'wait',
  'hold on',
  'hang on',
  'i tell a lie',
  'scratch that',
  'correction',
  'i have it here',
  'let me (?:look|check)',
];

/** The same at the beginning of a sentence behind others. */
export const openingBack: readonly string[] = [
  '(?:(?:oh|no|ah|uh|um|er)[,.]? )+(?:wait|hold on|hang on|sorry)',
  'wait',
  'hold on',
  'hang on',
  'scratch that',
  'correction',
];

/** The same anywhere in a turn. */
export const goingBackAnywhere: readonly string[] = [
  'what am i saying',
  'now that i (?:look|see|check|think)',
  "(?:i|we)(?: had| have|[’']ve)? (?:mixed|got) (?:it|that|them|those)(?: all)? (?:up|wrong)",
  'i forgot (?:the|about|to count|that we)',
  'i was (?:thinking of|looking at|reading) (?:the (?:wrong|old|other)|last|another|a different)',
];

/** What somebody says who is about to look a value up: the next one is the right one. */
export const looksUp: readonly string[] = [
  'let me (?:just |quickly )?(?:look (?:it|that) up|check(?: (?:it|that))?(?=[.,]|$)|see(?=[.,]|$)|find (?:it|the))',
  "i[’']d have to (?:look|check)",
  'off the top of my head',
  "don[’']t (?:quote|hold) me",
];

/** Speaks of a value said earlier in the call, however long ago. */
export const earlierWords: readonly string[] = [
  '(?:going|coming|go|come) back to',
  '(?:that|the) (?:number|figure|date|amount|one|price) (?:i|we|he|she|you) (?:gave|said|told|mentioned|quoted|had)',
  "(?:i|we|you|he|she)(?:[’']d| had)? (?:told|said|gave|mentioned|quoted)",
  'earlier',
  'did (?:i|we) (?:just )?say',
  'a (?:minute|moment|while) ago',
  '(?:i|we|you) (?:keep|kept) (?:saying|writing)',
  'where (?:did|do) (?:i|we|you) get',
  '(?<=^|[.!?;,] |just |please |so )(?:strike|scratch|forget|ignore|drop|cross out) (?:the|that|those)',
  "(?:we|they|it|i|there) (?:had|was|were) [^.?!;]{0,30}[.;,] (?:now )?(?:it|we|they|that|there)[’'](?:s|re) (?=(?:about |around |more like )?(?:\\d|\\p{L}+))",
];

/** What was said first is told beside what holds now: 'The budget was twenty. It got cut to fifteen.' */
export const changeWords: readonly string[] = [
  '^(?:well,? |no,? |yes,? but )?(?:it|that|they) (?:was|were) (?=(?:about |around )?(?:\\d|\\p{L}+ (?:hundred|thousand|million)|\\p{L}+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty))',
  '(?:was|were) (?:before|last year|the year before|under|until)',
  '(?:got|was|were|been|has been) (?:cut|raised|moved|pushed|changed|put)',
  "(?:it|that|they|we)(?:[’']s| is|[’']re| are)? (?:now|today|these days)",
  '(?:now|today|these days|this year|since then)(?:[,.]|$| it| we)',
  'went (?:up|down)',
  "(?:that|it)(?:[’']s| is| was) (?:without|before|last year)",
  "^(?:ah,? |no,? |but )?(?:that|it)(?:[’']s| is| was) (?:with|including|counting|gross)",
  'is out(?=[.,]|$)',
  '(?:is|was|were) (?:only|just|without|not counting|excluding)',
  '^(?:ah,? |no,? |but )?(?:that|it|which) includes?(?!\\p{L})',
];

/** Beginnings of a turn that adds to what was said and takes nothing back. */
export const addingWords: readonly string[] = ['and', 'plus', 'then', 'also', 'as well', 'on top'];

/** They deny a value also where others have greeted or repeated it since. */
export const plainDenials: readonly string[] = [
  "(?:(?:that|this|it)(?:[’']s| is| was)|is (?:that|this|it)) (?:the|an) old (?:number|figure|price|rate|date|slide|sheet|report|version|count)",
  "(?:it|that)(?:[’']s| is) (?:an? (?:lot|bit|good deal|fair bit)|much|far|way|well) (?:more|less|higher|lower|worse|bigger|smaller) than that(?=[.,!]|$)",
];

/** Behind a value that somebody explains to be of something else: 'two hundred is what we'd like'. */
export const explainingWords: readonly string[] = [
  ...['what', 'when', 'where', 'if', 'before', 'without', 'with', 'only', 'on paper', 'being', 'wrong', 'the', 'our'],
  ...['last year', 'an old', 'a guess', 'a target', 'a typo', 'from'],
];

/** Behind a value of another time than the one before. */
export const otherTimes: readonly string[] = [
  ...['the (?:year|month|week|day) before', 'last (?:year|month|week|time)', 'the year after', 'ago', 'before that'],
  ...['next (?:year|month|week)', 'a year earlier', 'years? old'],
];

/** With these a value is what somebody would like, not what is. */
export const wishedWords: readonly string[] = [
  ...[
    'target',
    'goal',
    'aim',
    'should be',
    'limit',
    'maximum',
    'quoted',
    'promised',
    'supposed to',
    'allowed',
    'standard',
  ],
];

/** Before a value of others of the kind, or of somebody's age. */
export const beforeOthers: readonly string[] = [
  ...['the other', 'another', 'a further', 'an extra', "^(?:he|she)[’']s", '^(?:he|she) is', "^i[’']m"],
];

/** 'The notice has to be in by June' speaks of another thing than the lease. */
export const subjectArticles: readonly string[] = ['the', 'our', 'their', 'your', 'his', 'her'];
export const subjectVerbs: readonly string[] = [
  ...["[’']s", ' is', ' are', ' has', ' have', ' needs?', ' goes', ' ends?', ' starts?', ' runs?', ' was', ' were'],
  ...[' must', ' should'],
];
/** They stand for the value itself. */
export const valueNouns: readonly string[] = [
  ...['figure', 'number', 'date', 'answer', 'truth', 'real', 'right', 'actual', 'plan', 'first', 'last', 'tenth'],
];
