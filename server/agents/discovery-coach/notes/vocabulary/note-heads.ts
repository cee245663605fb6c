import type { CallField } from '../../vocabulary/field-words.ts';

/** What may stand before a head: 'Their biggest pain', 'Rhys’s goal'. */
export const headLeads: readonly string[] = [
  'the|their|his|her|its|our|my|a|an',
  "(?:client|customer|prospect|buyer|company)[’']?s?",
  "\\p{L}+[’']s",
  'main|biggest|key|top|real|big|worst|first|second|third|other|another|current|overall|primary|core|stated|exact|total|annual|yearly|monthly',
  'so|and|also|then',
];

/** What may stand behind a head: 'Pain 2', 'Cost today', 'Win for Walt', 'Goal (Rhys)'. */
export const headTails: readonly string[] = [
  '#?\\d+',
  '(?:in|at) (?:the |their )?\\p{L}+',
  '\\([^)]*\\)',
  '(?:for|of|from|to|by|with) (?:\\p{L}+ ){0,2}\\p{L}+',
  'today|now|currently|right now|at the moment|overall|so far|here',
  'is|are|was|were',
];

/** The heads that name a field, as people write them before a colon, a dash or '='. */
export const fieldHeads: Readonly<Record<CallField, readonly string[]>> = {
  barriers: [
    'pains?',
    'pain ?points?',
    'problems?',
    'probs?',
    'issues?',
    'challenges?',
    'barriers?',
    'obstacles?',
    'hurdles?',
    'headaches?',
    'struggles?',
    'frustrations?',
    'what (?:hurts|annoys(?: him| her| them)?|fails|goes bad)|bad (?:stuff|things)|not (?:good|so good)|annoy(?:s|ances?)|weak(?: ?spots?|ness(?:es)?)|unhappy with|dislikes|cons|minus(?:es)?|negatives|failures|faults|gaps',
    "(?:today[’']?s |current )?(?:problems|trouble|troubles|issues) (?:now|today)|why (?:now|change|they called|he called|she called)|reasons? (?:for the call|to change)",
    'bottlenecks?',
    'gripes?',
    'complaints?',
    'bug ?bears?',
    'trouble',
    'identif(?:y|ied) pains?',
    'ip',
    'pain(?: and|,| &| /) (?:problems?|challenges?|issues?|use cases?)',
    "what(?:[’']s| is)? (?:not working|broken|wrong|hurting|going wrong|hurts|goes wrong|in the way)",
    '(?:not working|broken|going wrong|hurts)',
    "doesn[’']t work",
  ],
  financialImpact: [
    'costs?(?: them| now| today)?|money lost|what it costs|in (?:money|numbers)|spend(?:ing)?(?: now| today)?|price of it',
    '(?:\\$+|£+|€+|money|financial|business|cost|revenue|dollar) ?impact',
    'impact',
    'costs? (?:of|to) (?:doing nothing|inaction|the business|them|it)',
    'what it costs(?: them| him| her)?',
    'price of doing nothing',
    'coi',
    'loss(?:es)?',
    'lost (?:revenue|sales|money|income)',
    'waste[ds]?(?: money)?',
    'damage',
    'hit',
  ],
  impact: [
    'roi',
    'returns?',
    'savings?',
    'saves?',
    'upside',
    'benefits?',
    'value',
    'worth(?: to them)?',
    'pay ?back',
    'gains?',
    'potential',
    'business case',
    "would (?:bring|save|mean)|brings|what it(?:[’']s| is|[’']d be| would be) worth|if (?:fixed|it works)",
    'future (?:financial )?impact',
    'impact if (?:solved|fixed)',
  ],
  targetDate: [
    'timing',
    'time ?lines?',
    'time ?frames?',
    'time ?scales?',
    'dead ?lines?',
    'target date',
    'target',
    'tgt',
    'when',
    'by when',
    'due(?: date)?',
    'go[- ]?live(?: date)?',
    'live(?: by)?',
    'start(?: date)?',
    'launch(?: date)?',
    'need(?:ed|s it|s)? by',
    'roll[- ]?out',
    '(?:critical|compelling) event',
  ],
  emotionalImpact: [
    'emotions?',
    'emotional(?: impact)?',
    'feels?',
    'feelings?',
    'nerves|atmosphere|(?:team )?spirit|how (?:people|they|he|she) (?:feels?|takes? it)',
    'how (?:he|she|they|\\p{L}+) feels?(?: about it)?',
    'mood(?: (?!tb|is|was)\\p{L}+)?',
    'personal (?:impact|pain)',
    'stress',
    'morale',
  ],
  outcomes: [
    'goals?',
    'aims?',
    'needs?(?! to)',
    'tgt',
    'objectives?',
    'outcomes?',
    'success(?: criteria| criterion| looks like| metrics?| measures?)?',
    'wants?',
    'wish(?:es)?(?: ?list)?',
    'wish ?list',
    'ideal(?:ly)?(?: state| world| outcome)?',
    'vision',
    'dream',
    'desired (?:outcomes?|state|results?)',
    'future(?: state)?',
    'target',
    'looking for',
    'after',
    'hop(?:es|ing)(?: for)?',
    'should be|would like|requests?|better(?: would be)?|target state|what (?:he|she|they) hopes? for|how it should be|expectations?|expects',
    'priorit(?:y|ies)',
    'magic wand',
    'what (?:they|he|she) (?:wants?|needs?|would like)',
    'what good looks like',
    'what success looks like',
    'good looks like',
  ],
  relief: [
    'relief',
    'emotional relief',
    '(?:personal )?wins?(?= for )',
    'personal (?:wins?|benefits?|gain|upside)',
    "(?:what[’']s in it|in it)(?: for)?",
    'wiifm',
    "if (?:it[’']s |this is |it is |that[’']s )?(?:solved|fixed|sorted|gone|it works)",
    'for (?:him|her)(?:self)? personally',
    'personally',
  ],
  budget: [
    'budget(?:s|ed)?',
    'bu?dgt|bgt|budg|bud',
    'money',
    '[\\p{Sc}]+',
    'funds?',
    'funding',
    'pot',
    'cash',
    'capex',
    'opex',
    'investment',
    'can spend',
    'willing to (?:pay|spend)',
  ],
  decisionProcess: [
    'decisions?',
    'dec(?:i?si?)?o?n?s?',
    '(?:budget|money|purse) (?:owners?|holders?)',
    'decision(?:[- ](?:makers?|making|process|path|committee|team))',
    'dec\\.? ?makers?',
    'dms?',
    'dp',
    'eb',
    'economic buyers?',
    'who (?:decides|signs(?: off)?|approves|buys|else decides|has to sign|pays)',
    "who[’']s deciding",
    'sign[- ]?offs?',
    'approv(?:al|als|er|ers)(?: process)?',
    'buying (?:process|committee|team)',
    'signatory',
    'authority',
    'final say',
  ],
};

/** Heads that need no mark: 'goal disputes <1k by summer'. What is no head elsewhere is none here either. */
export const bareHeads: readonly string[] = [
  '[Gg]oals?|GOALS?|[Aa]im|AIM|[Oo]bjective|[Tt]gt|TGT',
  '[Pp]ains?|PAINS?|[Pp]ain ?points?|[Pp]roblems?|PROBLEMS?|[Pp]robs?|[Hh]eadache|[Bb]ottleneck',
  '[Dd]eadline|DEADLINE|[Tt]imeline|[Gg]o-live',
  '[Bb]udget|BUDGET|[Bb]dgt',
  '[Rr]elief|[Mm]ood|[Uu]pside|[Ss]avings?',
];
/** Behind a word that could be a head these make a sentence of it. */
export const notBehindBare: readonly string[] = [
  "is|are|was|were|will|would|has|have|had|isn[’']?t|aren[’']?t|wasn[’']?t|and|or|but|of|on|in|to|at|from|for (?:the )?(?:call|today|next)|w/|with|not|tb[cda]|set|met|sold|solved|fixed|over|gone|free|costs?|points?|setting|tracking|relief|keeper|killer|owners?|holders?|meeting|round|cycle|review|approval|airlines?|hotels?",
];

/** A line without a mark that begins so stands for itself, below whatever head. */
export const ownLineStarts: readonly string[] = ['they|he|she|it|we|i|\\d+|mr|mrs|ms|dr'];

/** Letters of MEDDPICC that stand for a field, and in capitals only. */
export const letterHeads: Readonly<Record<string, CallField>> = {
  IP: 'barriers',
  EB: 'decisionProcess',
  DP: 'decisionProcess',
  DM: 'decisionProcess',
};

/** Figures under these heads are what is lost or what is won, by their own words. */
export const figureHeads: readonly string[] = ['m', 'metrics?', 'numbers?', 'figures?', 'kpis?', 'the maths?', 'math'];

/** Heads of what is to be done. */
export const stepHeads: readonly string[] = [
  'next(?: steps?)?|ns|n/s|nxt(?: steps?)?|to[- ]?dos?|actions?(?: items?| points?)?|follow[- ]?ups?|f/u|f-?up|ap|on (?:me|us)|tasks?|agreed|promised|(?:our|my) (?:to[- ]?dos?|actions?|next steps?)|(?:us|me|we|i) to do|to do (?:us|me)|(?:we|i) (?:will|promised)',
];

/** The same of what the prospect is to do. */
export const theirStepHeads: readonly string[] = [
  "(?:their|his|her|client|customer|prospect|buyer)(?:[’']s)? (?:to[- ]?dos?|actions?|next steps?|homework|tasks?|side)",
  '(?:they|he|she) (?:will|promised)|(?:them|him|her) to do|to do (?:them|him|her)|from (?:them|him|her)|on (?:them|him|her)',
];
/** Heads of who there is: what they feel and who decides may stand below. */
export const peopleHeads: readonly string[] = [
  'contacts?|attendees|present|people|participants|who|on the call|stakeholders?|champions?|coach|team|staff|crew|users?',
];

/** What stands under these heads fills no field. */
export const otherHeads: readonly string[] = [
  '\\p{L}+ (?:for|of) (?:the |this |next |my |our )*(?:call|meeting|demo|visit|session|today|now)',
  '[\\p{L} -]+ (?:for|of) (?:our|my) (?:\\p{L}+ ?){1,3}',
  'date (?:of|for) (?:\\p{L}+ ){0,3}\\p{L}+',
  'company|co|account|about|background|situation|context|industry|size|sites?',
  'roles?|title|names?|refs?|references?|case stud(?:y|ies)|our (?:customers?|clients?|example)',
  '(?:tools?|stack|systems?|software|setup|set-up|provider|supplier|vendor|incumbent)(?: today| now)?',
  'now|today|currently|uses?|using|as is|on',
  'competit(?:ion|ors?)|comps?|others?(?: in play)?|alternatives?|rivals?|vs|also (?:looking at|talking to|seeing)',
  'next (?:call|meeting|time)|homework|to ask|asked?(?: next time| later| them| him| her)?',
  'me|us|we|ours?|i',
  'open(?: questions?| points?)?|q|qs|questions?|ask|unclear|check|to check|find out',
  'prices?|pricing|quoted?|our price|offer(?:ed)?|proposal|discount|terms',
  'dc|(?:decision |buying |selection )?criteria|requirements?|must[- ]haves?|integrations?|security|it|legal|data|tech(?:nical)?',
  'risks?|objections?|doubts?|concerns?|blockers?|red flags?|green flags?',
  'notes?|fyi|nb|ps|private|source|lead source|date of call|call|intro|small ?talk|personal note',
];
