import { cardinalNames } from '#server/agents/vocabulary/cardinals.ts';

/** Questions for an amount of money. */
export const amountAsked: readonly string[] = [
  'how much (does|do|is|are|would|will|for|extra|more|to|did|it)',
  'how much\\b',
  "what('s| is| are|s)? .{0,40}\\b(price|cost|fee|rate|charge)s?\\b",
  '(price|cost|fee) (of|for|to)\\b',
  'what (do|does|did|will|would) .{0,40}\\b(cost|charge|pay)',
  'what .{0,20}\\bpay(ing)?\\b',
  '^(?:[\\p{L}\\p{N}-]+ ){1,3}(?:price|prices|pricing|cost|costs|fee|fees|charge|charges)\\s*\\??$',
  '(?:rent|price|prices|cost|costs|fee|turnover|revenue|sales|profit|penalty|salary|deposit|discount|surcharge|budget|tariff|commission|rate) (?:for|of|per|on|in|if|to|a|an|at|now|last|\\d{4})\\b',
  '(?:annual|yearly|monthly|last years?|current|list|total|our) (?:rent|price|cost|fee|turnover|revenue|sales|profit|salary|budget)\\b',
];

/** Questions for a number, size or duration. */
export const countAsked: readonly string[] = [
  'how (many|big|large|long|often|far|fast|old|small|high|deep|heavy)\\b',
  '(what|which) (share|percentage|percent|number|size|limit|version)\\b',
  'number of\\b',
  'h[wo]{2} many\\b',
  '(?:max|maximum|min|minimum|most|least) (?:we|they|you|number|size|order|term|length|weight|load|temperature)\\b',
  '(?:lead time|delivery time|response time|notice period|opening hours|warranty)(?: \\w+)?$',
];

export const dateAsked: readonly string[] = [
  "when('s|s)?\\b",
  '(what|which) (year|date|day|month|quarter)\\b',
  'since when\\b',
  'how long ago\\b',
];

export const personAsked: readonly string[] = [
  "who('s|s|m|se)?\\b",
  '(name|names) of (the|our|their) (founder|owner|boss|ceo|cto|cfo|head|lead|person|intern)s?\\b',
  "what('s| is|s) .{0,30}(person|founder|ceo|intern)'?s? name\\b",
  '(which|what) (person|colleague|manager|engineer|director|customer|client|company|partner|supplier|founder|firm|agency)\\b',
  'names? of\\b',
  "what('s| is|s) the name of\\b",
];

export const placeAsked: readonly string[] = [
  "where('s|s)?\\b",
  '(what|which) (country|countries|city|town|place|location|state|address|page|menu|url)\\b',
  'in (what|which) (country|city|town)\\b',
  "what('s| is|s) (the|our) (address|url|link|email|endpoint)\\b",
  '(street )?address of\\b',
];

export const whyAsked: readonly string[] = [
  "why('s|s)?\\b",
  'how come\\b',
  'what (made|makes) (us|them|you|it)\\b',
  'reasons? (for|to|why)\\b',
  'what for\\b',
];

export const listAsked: readonly string[] = [
  '(what|which) (\\w+ ){0,2}\\w+s (do|does|are|can|have|did|get|is|were|will|use)\\b',
  '(list|name) (the|all|some|of)?\\b',
  'give me (some|a list|all|the)\\b',
  'what kinds? of\\b',
  'what all\\b',
  'from which \\w+s\\b',
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
];

export const howAsked: readonly string[] = ["how('s|s)?\\b", 'what happens\\b', '(steps|way) to\\b'];

export const definitionAsked: readonly string[] = [
  "what('s| is| are|s)?( even)? (a|an|the)?\\b",
  'define\\b',
  'what (does|do) .{0,40}\\b(mean|stand for)',
  'meaning of\\b',
  'explain\\b',
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
