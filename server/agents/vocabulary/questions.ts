import { cardinalNames } from '#server/agents/vocabulary/cardinals.ts';

/** Behind these words and before these a noun of money is what is talked about, and no sum is asked for. */
const toldOf = String.raw`(?<!\b(?:explain|describe|who|whose|why|how do|how does|affects|tell me about|included in|part of)\b.{0,40})`;
const notNamed = String.raw`(?! (?:polic(?:y|ies)|clauses?|structures?|process(?:es)?|models?|rules?|terms|lists?|pages?))`;
/** The noun is what the question asks for: it ends there, or says of what, for whom or when. */
const isHead = String.raw`(?=\W*$| (?:for|of|per|on|in|now|if|at|to|a|an|this|last|year|month|\d{4}|do|does|did|is|was|are|were)\b)`;

/** Questions for an amount of money. */
export const amountAsked: readonly string[] = [
  'how much (does|do|is|are|would|will|for|extra|more|to|did|it)',
  'how much\\b',
  `what('s| is| are|s)? (?!(?:is |are )?(?:included|part)\\b).{0,40}\\b(price|cost|fee|rate|charge)s?\\b${notNamed}`,
  '(price|cost|fee) (of|for|to)\\b',
  'what (do|does|did|will|would) .{0,40}\\b(cost|charge|pay)',
  'what .{0,20}\\bpay(ing)?\\b',
  '^(?!tell |explain |who )(?:[\\p{L}\\p{N}-]+ ){1,3}(?:price|prices|pricing|cost|costs|fee|fees|charge|charges)\\s*\\??$',
  '(?:rent|price|prices|cost|costs|fee|turnover|revenue|sales|profit|penalty|salary|deposit|discount|surcharge|budget|tariff|commission|rate) (?:for|of|per|on|in|if|to|a|an|at|now|last|\\d{4})\\b',
  '(?:annual|yearly|monthly|last years?|current|list|total|our) (?:rent|price|cost|fee|turnover|revenue|sales|profit|salary|budget)\\b',
  '(?:weekly|monthly|daily|hourly|yearly|annual|unit|list|day|week) (?:rate|price|cost|fee|bill|charge)s?\\b',
  `${toldOf}(?:overage|surcharge|excess|deductible|penalty|fine|refund|commission|salary|salaries|revenue|turnover|profit|arr|mrr|budget|liability|markup|margin|discount|price|cost|fee)s?\\b${isHead}`,
  'per (?:head|seat|user|person|piece|unit|item|month|mile|km|hour)\\b',
  'what (?:do|does|did|will|would) (?:\\w+ ){1,4}(?:cost|run|save|earn|owe|spend)\\b',
  '(?:do|does|did|would|will) (?:\\w+ ){1,3}owe\\b',
];

/** Questions for a number, size or duration. */
export const countAsked: readonly string[] = [
  'how (many|big|large|long|often|far|fast|old|small|high|deep|heavy)\\b',
  '(what|which) (share|percentage|percent|number|size|limit|version)\\b',
  'number of\\b',
  'h[wo]{2} many\\b',
  '(?:max|maximum|min|minimum|most|least) (?:we|they|you|number|size|order|term|length|weight|load|temperature)\\b',
  '(?:lead time|delivery time|response time|notice period|opening hours|warranty)(?: \\w+)?$',
  'how (?:much|quick|quickly|soon|late|early|accurate|hard|wide|tall|thick|hot|cold|loud|strong|busy|frequent|frequently|close|near|precise|fine)\\b',
  '^(?:max|maximum|min|minimum|most|least|fewest|longest|shortest|smallest|largest|biggest)\\b',
];

export const dateAsked: readonly string[] = [
  "when('s|s)?\\b",
  '(what|which) (year|date|day|month|quarter)\\b',
  'since when\\b',
  'how long ago\\b',
  'what time\\b(?! ?zones?)',
  'deadlines?\\b',
  '(?:release|launch|start|end|due|expiry|renewal|go live|opening|closing) date\\b',
  '\\bdates?\\W*$',
  '(?:earliest|latest|last|first|next) (?:date|day|time)\\b',
  '(?:by|until|till|from) when\\b',
];

export const personAsked: readonly string[] = [
  "who('s|s|m|se)?\\b",
  '(name|names) of (the|our|their) (founder|owner|boss|ceo|cto|cfo|head|lead|person|intern)s?\\b',
  "what('s| is|s) .{0,30}(person|founder|ceo|intern)'?s? name\\b",
  '(which|what) (person|colleague|manager|engineer|director|customer|client|company|partner|supplier|founder|firm|agency)\\b',
  'names? of\\b',
  "what('s| is|s) the name of\\b",
  '^(?:our |the |your )?(?:ceo|cfo|cto|coo|cmo|cio|ciso|dpo|md|boss|founders?|owner|chair|head of|director|manager|lead)\\b(?! (?:approval|access|role|login|account|time|times|view|training)s?\\b)',
  '\\bname\\W*$',
  '(?:which|what) (?:\\w+ ){1,2}(?:person|contributor|colleague|engineer|manager|director|founder|employee|designer|developer|consultant|auditor|supplier|partner|agency|vendor)\\b',
];

export const placeAsked: readonly string[] = [
  "where('s|s)?\\b",
  '(what|which) (country|countries|city|town|place|location|state|address|page|menu|url)\\b',
  'in (what|which) (country|city|town)\\b',
  "what('s| is|s) (the|our) (address|url|link|email|endpoint)\\b",
  '(street )?address of\\b',
  '(?:what|which) (?:\\w+ ){0,2}(?:city|cities|town|towns|country|state|office|depot|site|court|courts|port|region|warehouse|plant|branch|building|street)\\b',
  'whats the (?:address|url|court)\\b',
];

export const whyAsked: readonly string[] = [
  "why('s|s)?\\b",
  'how come\\b',
  'what (made|makes) (us|them|you|it)\\b',
  'reasons? (for|to|why)\\b',
  'what for\\b',
  '^reasons?\\b',
  'what (?:made|was behind|is behind|led|drove|caused|prompted)\\b',
];

export const listAsked: readonly string[] = [
  '(what|which) (\\w+ ){0,2}\\w+s (do|does|are|can|have|did|get|is|were|will|use)\\b',
  '(list|name) (the|all|some|of)?\\b',
  'give me (some|a list|all|the)\\b',
  'what kinds? of\\b',
  'what all\\b',
  'from which \\w+s\\b',
  '(?:which|what) (?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d+) ',
  'what(?: are|re|s) (?:all )?the (?:\\w+ ){0,3}\\w+s\\b',
  'which (?:\\w+ ){0,2}\\w+s\\b',
  'what(?:s| is| are)? (?:all )?(?:comes|included|there|in) ',
  'what \\w{3,}(?<!s)s (?:work|count|exist|come|go|run|need)\\b',
  '^(?:things|stuff|all the) ',
  '^(?!wh|do|did|is|are|was|if|can|has|how)(?:\\w+ )?\\w{3,}(?<![us])s (?:our|we|the|you|they)\\b',
];

export const yesNoAsked: readonly string[] = [
  'do(es)?n?\\b',
  'did\\b',
  'is\\b',
  'are\\b',
  'was\\b',
  'were\\b',
  'can\\b',
  'could\\b',
  'will\\b',
  'would\\b',
  'has\\b',
  'have\\b',
  'should\\b',
  'may\\b',
  'if (i|you|we|they|a|the)\\b',
  'any\\b',
  'does it\\b',
];

export const howAsked: readonly string[] = ["how('s|s)?\\b", 'what happens\\b', '(steps|way) to\\b'];

export const definitionAsked: readonly string[] = [
  "what('s| is| are|s)?( even)? (a|an|the)?\\b",
  'define\\b',
  'what (does|do) .{0,40}\\b(mean|stand for)',
  'meaning of\\b',
  'explain\\b',
  'what (?:\\w+ ){0,2}counts? as\\b',
];

/** Wherever it stands. */
export const meaningAsked: readonly string[] = [
  'stands? for',
  'meaning',
  '(?:do|does|did) (?:we|you|they|it|that|\\w+) mean',
  "what(?:'s|s| is| does) (?:that|it)(?: mean)?\\W*$",
];

/** At the end of a question that begins with no word that asks. */
export const settledAsked: readonly string[] = [
  'ok(?:ay)?',
  'possible',
  'allowed',
  'available',
  'included',
  'right',
  'true',
  'too',
];

export const comparisonAsked: readonly string[] = [
  'cheaper\\b',
  'dearer\\b',
  'versus\\b',
  'vs\\b',
  '(compared?|next|relative) to (us|ours?|them|theirs?)\\b',
  '(difference|gap)s? between\\b',
  'how (are|is) (we|it|ours?) (different|better|unlike)',
  '(different|differs?) from\\b',
  '(better|faster|more expensive) than\\b',
  'instead of\\b',
  'or (us|ours)\\b',
];

/** Words that give a reason. */
export const reasonWords: readonly string[] = [
  'because',
  'since',
  'so that',
  'in order to',
  'reason',
  'due to',
  'to avoid',
  'to (?:help|make|give|keep|let|attract|focus|reduce|save|ensure|allow)',
  'we (?:realized|realised|decided|wanted|felt|believe|needed|learned)',
  "(?:didn't|did not|doesn't|does not|wasn't|couldn't|can't|cannot)",
  'means',
  'otherwise',
  'that is why',
  "that's why",
];

/** Words that tell how something is done. */
export const mannerWords: readonly string[] = [
  'by',
  'via',
  'using',
  'with',
  'through',
  'click',
  'go to',
  'select',
  'open',
  'navigate',
  'add',
  'create',
  'run',
  'set',
  'use',
  'configure',
  'enter',
  'choose',
  'send',
  'from the',
  'you can',
  'automatically',
];

/** Words that compare two things. */
export const comparingWords: readonly string[] = [
  'than',
  'while',
  'whereas',
  'unlike',
  'compared',
  'vs',
  'versus',
  'but',
  'both',
  'instead',
  'more',
  'less',
  'cheaper',
  'faster',
];

export const numberNames: readonly string[] = [
  ...cardinalNames(1, 12),
  'dozen',
  'twenty',
  'thirty',
  'forty',
  'fifty',
  'hundred',
  'thousand',
  'million',
  'half',
  'unlimited',
  'no limit',
  'every',
  'daily',
  'hourly',
  'weekly',
  'monthly',
  'none',
];

/** Words before places, and words for places. */
export const placeWords: readonly string[] = [
  'based',
  'located',
  'office',
  'headquarter',
  'region',
  'city',
  'country',
  'address',
  'street',
  'settings',
  'page',
  'tab',
  'menu',
  'dashboard',
  'sidebar',
  'under',
];

/** Currency codes beside amounts. */
export const currencies: readonly string[] = [
  'USD',
  'EUR',
  'GBP',
  'CHF',
  'SEK',
  'NOK',
  'DKK',
  'AUD',
  'CAD',
  'INR',
  'CZK',
  'PLN',
  'JPY',
  'kr',
];

/** Currency names. */
export const currencyNames: readonly string[] = ['euros?', 'dollars?', 'pounds?', 'rupees?', 'francs?'];

/** What sums are said with that are no prices. */
export const noPriceVerbs: readonly string[] = [
  'sav(?:e|es|ed|ing)',
  'los(?:e|es|t|ing)',
  'earn(?:s|ed|ing)?',
  'rais(?:e|es|ed|ing)',
  'invest(?:s|ed|ing)?',
  'w(?:i|o)n(?:s|ning)?',
  'fined',
];

/** What stands between a thing and its price. */
export const beforePrices: readonly string[] = ['is', 'are', 'costs?', 'from', 'per', 'at', 'for', 'starts?', 'priced'];

/** Words of sentences that settle a yes-or-no question. */
export const settlingWords: readonly string[] = [
  'yes',
  'no',
  'not',
  'never',
  'can',
  'cannot',
  'are',
  'is',
  'do',
  'does',
  'support',
  'supports',
  'included',
  'available',
  'without',
  'only',
  'all',
  'always',
  'unlimited',
];

/** Words before a reason, and words that give one by themselves. */
export const reasonsGiven: readonly string[] = [
  'because',
  'since',
  'so that',
  'in order to',
  'reasons?',
  'due to',
  'to avoid',
  'as (?:it|they|we|no|the)',
  'so (?:we|they|it)',
  "that['’]?s why",
  'therefore',
  'otherwise',
  'afraid',
  'wanted',
  'means',
];

/** What a sentence begins with that tells somebody to do something. */
export const doingWords: readonly string[] = [
  'to',
  'go',
  'open',
  'click',
  'use',
  'send',
  'ask',
  'write',
  'call',
  'start',
  'run',
  'set',
  'add',
  'choose',
  'select',
  'create',
  'log',
  'phone',
  'enter',
  'press',
  'paste',
  'pick',
  'drag',
  'mail',
];

/** Words of sentences that say plainly whether it is so. */
export const plainlySettling: readonly string[] = [
  'yes',
  'no',
  'nope',
  'not',
  'never',
  'none',
  'cannot',
  'without',
  'can',
  'may',
  'only',
  'always',
  'included',
  'available',
  'supports?',
];
