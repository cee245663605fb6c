import type { MatterKind } from '#contract/coach-cards.ts';

/** How a note says that something is asked. */
export const noteAsks: readonly string[] = [
  '^(?:q|qs|qn|question|frage)s?(?= ?[:–—-])',
  '^(?:what|how|who|where|when|which|why|can|could|is there|are there|does|do|any)',
  '(?:asks?|asked|asking|wonders?|wondering|queries|curious)(?! (?:it|legal|finance|procurement|hr|his|her|their))',
  '(?:wants?|wanted|needs?|would like|wd like|keen|interested) (?:to (?:know|see|hear|understand|learn)|in (?:the )?(?:price|pricing|cost))',
  '(?:wants?|needs?|would like|wd like) (?:an? |some |the )?(?:references?|proof|examples?|case stud\\p{L}+|numbers|pric\\p{L}+)',
  'query|how much',
];

/** What is asked for, by kind: a short note of these alone asks too. */
export const askedTopics: readonly { kind: MatterKind; words: readonly string[] }[] = [
  {
    kind: 'security',
    words: [
      'gdpr|dsgvo|dpa|sso|2fa|mfa|soc ?2|iso ?27001',
      'secur\\p{L}*|privacy|encrypt\\p{L}*|hosting|hosted|backups?|pen(?:etration)?[- ]?tests?|certificat\\p{L}+',
      '(?:their |our |his |her )?data (?:is |are )?(?:stored|kept|held|go|goes|protection|privacy|security|residency|safe|centre|center)',
      "where(?:[’']s| is| are| does| do)? [^.;]{0,20}data",
    ],
  },
  {
    kind: 'proof',
    words: [
      'references?|proof|case stud\\p{L}+|track record|testimonials?',
      'who else|(?:other|similar|comparable|existing) (?:customers|clients|companies|firms|users)|(?:customers|companies|firms) like',
    ],
  },
  {
    kind: 'competitor',
    words: [
      'compar(?:e|es|ed|ison)|vs\\.?|versus|alternatives?|competitors?|better than',
      "(?:differ(?:s|ence|ent)?|edge) (?:from|to|over|between|than)|what[’']?s different",
    ],
  },
  {
    kind: 'price',
    words: [
      'pric(?:e|es|ing|ed)|costs?|fees?|rates?|charges?|charged|tariffs?|how much|discounts?|licen[cs]es?',
      'pay(?:ment|ments|ing)?|billing|billed|invoic\\p{L}+|contract (?:length|term|terms)|minimum term|preise?|kosten',
    ],
  },
];
/** Theirs, or an amount that is spoken of otherwise: no question about our price. */
export const notOurPrice: readonly string[] = [
  "costs? (?:them|him|her|us)|(?:their|his|her|current|today[’']?s) (?:costs?|price|fees?|rates?)",
  '(?:error|failure|conversion|hit|no-show|defect|churn) rates?|at any rate|cost (?:centre|center|cutting|pressure)',
];

/** What a rep notes of a prospect who doubts. Each is plain by itself. */
export const notedDoubts: readonly string[] = [
  'too (?:expensive|dear|pricey|costly|steep)|expensive|pricey|overpriced|teuer|over budget',
  "(?:can[’']?t|cannot|cant|won[’']?t) (?:afford|pay|justify)|cheaper|price is (?:too )?(?:high|steep|an? (?:problem|issue))",
  '^(?:no|not enough|lacks?) (?:time|capacity|bandwidth|resources?|people|staff)|(?:has|have|got) no (?:time|capacity|bandwidth|people)',
  'too busy|flat out|snowed under|(?:mid|middle of|in the middle of) [^.;]{0,20}project|(?:an)?other project',
  'not (?:now|a priority|the right time|this year)|bad time|(?:maybe|perhaps) (?:later|next year)|no rush',
  "(?:won[’']?t|wont|will not|wouldn[’']?t|don[’']?t want to|doesn[’']?t want to|refuse to|refuses to) (?:use|change|switch|adopt|accept|learn|install|like)",
  '^no (?:\\p{L}+ )?(?:app|tool|tools|software|system|login|appetite)|(?:another|one more|yet another) (?:app|tool|system|login|platform)',
  '(?:tried|had) (?:it|this|that|one|something) (?:like this )?before',
  "(?:happy|fine|ok|okay) (?:w/|with|as)|(?:works?|worked|plan|planned|does|do|manage) (?:fine|well|ok|okay|good) ?(?:enough)?|(?:good|well) enough|no need|(?:don[’']?t|doesn[’']?t) need",
  "not (?:sure|convinced|certain)|unsure|sceptical|skeptical|doubts?|doubtful|hesita\\p{L}+|(?:doesn[’']?t|don[’']?t) (?:believe|trust|see)",
  'worr(?:y|ies|ied) (?:about|that|by|re)|nervous|afraid|fears?|concern(?:s|ed)?|objections?|push(?:es|ed)? ?back|resist\\p{L}*',
];
/** What a doubt means that names the price alone: 'concern: price'. */
export const doubtOfPrice = 'too expensive';
/** Others are in it. */
export const notedRivals: readonly string[] = [
  'also (?:sees?|seeing|talk(?:s|ing) to|looking at|looks? at|evaluat\\p{L}+|got a quote|has a quote|trial\\p{L}*)',
  '(?:looking|looks) at (?!(?:it|us|this|that|the|their|his|her|our|a|an|\\d+)(?!\\p{L}))\\p{L}+ (?:too|also|as well)',
  '(?:quotes?|offer|demo|proposal) from (?!(?:us|me|it|the|our)(?!\\p{L}))\\p{L}+',
  'shortlist(?:ed|ing)? (?:us|\\p{L}+) and',
];
/** Words that all questions of price share: they tell no price from another. */
export const priceAsking =
  'price prices pricing priced cost costs fee fees rate rates charge charges much how what asks';
/** Of these a doubt is told elsewhere: who decides, and how somebody feels about today. */
export const doubtsOfOthers: readonly string[] = [
  '(?:about|re) (?:his|her|their|the) (?:job|staff|team|bonus|boss|customers)|(?:with|by) (?:paper|excel|today)',
];

/** How reps shorten what content writes out. */
export const noteShorts: Readonly<Record<string, string>> = {
  abt: 'about',
  'w/': 'with',
  'w/o': 'without',
  intro: 'introduction',
  impl: 'implementation',
  ref: 'reference',
  refs: 'references',
  veh: 'vehicle',
  vehs: 'vehicles',
  cust: 'customer',
  custs: 'customers',
  mth: 'month',
  mnth: 'month',
  mo: 'month',
  yr: 'year',
  wk: 'week',
  qtr: 'quarter',
  qtrly: 'quarterly',
  pls: 'please',
  txn: 'transaction',
  lic: 'licence',
  mgmt: 'management',
  ppl: 'people',
  pw: 'password',
  disc: 'discount',
  dear: 'expensive',
  pricey: 'expensive',
  costly: 'expensive',
  steep: 'expensive',
  overpriced: 'expensive',
  teuer: 'expensive',
  pymt: 'payment',
};
