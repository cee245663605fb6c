import type { MatterKind } from '#contract/coach-cards.ts';

/** How a note says that something is asked. */
export const noteAsks: readonly string[] = [
  '^(?:q|qs|qn|question|frage)s?(?= ?[:–—-])',
  '(?:got|have (?:you|we)|do (?:you|we)|does it|can it|is it|are (?:you|we)) (?:any )?(?=\\p{L})|poss(?:ible)?$',
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
      'servers?|on-?prem(?:ise)?s?|(?:in|which) cloud',
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

/** It is put off, not declined; 'call back in autumn' is theirs, though it begins as something to do. */
export const putOffs: readonly string[] = [
  'send (?:me|us) (?:something|some|info|material)',
  '(?:call|come|try|get|ring) (?:(?:him|her|them|me) )?(?:back|again) (?:in|after|next) (?:the )?(?:spring|summer|autumn|fall|winter|new year|year|quarter|q[1-4]|h[12]|\\d+ months|a few months|six months|january|february|march|april|may|june|july|august|september|october|november|december)|revisit|park(?:ed|s)? (?:it|this)|back ?burner',
];
/** A doubt about the price, in whatever words. */
export const priceDoubts: readonly string[] = [
  '\\d+ ?% (?:over|above|more than|higher than|dearer than)|(?:double|twice) (?:what|the (?:price|others))|more than (?:he|she|they) (?:pays?|wants? to pay|thought)|over budget|cheaper|afford|no (?:money|budget|funds|spend)|for (?:half|less)|too (?:much|steep|high|pricey)',
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
  "(?:never|not|hadn[’']?t) heard of (?:us|you|the company|our)|(?:doesn[’']?t|don[’']?t|did ?n[’']?t) know (?:us|you|who we are)|too (?:complicated|complex|risky|new|early|much (?:change|effort|work)|small (?:a |an )|technical|hard|big for|clunky)",
  '\\d+ ?% (?:over|above|more than|higher than|dearer than)|(?:double|twice) (?:what|the (?:price|others))|more than (?:he|she|they) (?:pays?|wants? to pay|thought)',
  "why (?:change|switch|bother)|(?:sees?|saw) no (?:need|point|benefit|value|reason)|no reason to|if it ain[’']?t broke|tied in(?:to)?|tied to|locked in(?:to)?|stuck with (?:the )?contract",
  ...putOffs,
  'no (?:money|budget|funds)(?! (?:issue|problem|owner|holder|concern))|(?:get|gets|got|had|buy) it (?:for (?:half|less)|cheaper)|for (?:less|half) elsewhere|no (?:new )?spend(?:ing)?',
  "loyal|(?:does|do|gets) the job|don[’']?t touch (?:it|a)|never change a|(?:works|good enough) for (?:us|them|him|her)|set in (?:his|her|their) ways|reluctant|against (?:it|change|the idea)|hates? (?:new|change|it systems|software|apps)",
  'swamped|hands full|no headspace|short of (?:people|staff|hands|time)|busy (?:until|till|with)|not before (?:the |his |her |their )?\\p{L}+',
  "who are (?:you|we)|(?:doesn[’']?t|don[’']?t) trust|distrust\\p{L}*|heard bad|bad (?:reviews?|reputation|press)|go(?:es)? bust|flopped|(?:failed|went wrong|didn[’']?t (?:work|stick|last)) (?:last time|before|then)|nobody used it",
  'send (?:me|us) (?:something|some|info|material|an? (?:email|brochure|pdf))',
  'bad experiences?|burne?[dt] (?:by|before|once|already)|got burne?[dt]|once bitten|let down by (?:the |a |their )?(?:last|previous|old)|(?:think|thinks|thinking) (?:it over|about it|on it)|sleep on it|not ready|hesitant|cold feet|gut feeling says no',
  "(?<!un)(?:happy|fine|ok|okay) (?:w/|with|as) (?!(?:the |our |your )?(?:demo|us|price|pricing|offer|product|proposal|it|that|this|call|terms|date|you|me)(?!\\p{L}))|(?:works?|worked|plan|planned|does|do|manage) (?:fine|well|ok|okay|good) ?(?:enough)?|(?:good|well) enough|no need|(?:don[’']?t|doesn[’']?t) need",
  "not (?:sure|convinced|certain)|unsure|sceptical|skeptical|doubts?|doubtful|hesita\\p{L}+|(?:doesn[’']?t|don[’']?t) (?:believe|trust|see)",
  'worr(?:y|ies|ied) (?:about|that|by|re)|nervous|afraid|fears?|concern(?:s|ed)?|objections?|push(?:es|ed)? ?back|resist\\p{L}*',
];
/** What a doubt is of by its own words, where that isn't the offer as such. */
export const doubtKinds: readonly { kind: MatterKind; words: readonly string[] }[] = [
  {
    kind: 'authority',
    words: [
      '(?:has|have|needs?|must|wants?) to (?:ask|check with|run (?:it|this) (?:by|past)|clear (?:it|this) with|talk (?:it|this) over with|convince) (?:his|her|their|the|a)? ?(?:boss|manager|cfo|ceo|coo|cto|md|board|wife|husband|partners?|director|finance|procurement|hq|head office|it|team|committee|owner|council)',
      "not (?:his|her|their|my) (?:call|decision|money|budget)|(?:works council|union|dpo) (?:must|has to|needs to|have to) (?:agree|approve|sign|be asked)|(?:can[’']?t|cannot|won[’']?t) (?:decide|sign|approve)(?: (?:it|this|that|alone|himself|herself))|above (?:his|her|their) (?:pay|head)|(?:hands|hand) (?:are |is )?tied",
    ],
  },
  {
    kind: 'proof',
    words: [
      '(?:wants?|needs?|has|have|would like) to see (?:\\p{L}+ )?(?:numbers|figures|proof|evidence|results|it (?:work|working|live|first))|(?:before|until) (?:he|she|they) believes?|prove it|show me|too good to be true|does it (?:really |actually )?work',
    ],
  },
  {
    kind: 'security',
    words: [
      "(?:it|their it|it dept|it department|it team|it security|security|ciso|dpo|legal|works council) (?:dept |team |guys )?(?:will|would|won[’']?t|wouldn[’']?t|may|might|must|has to|never) (?:block|allow|approve|let|veto|refuse|object|accept|say no)",
    ],
  },
  {
    kind: 'competitor',
    words: [
      '(?:talk|speak|look|meet|negotiat)(?:s|ing|ed)? (?:to|with|at) (?:\\d|two|three|four|several|some|other|another|others|more) ?(?:others?|vendors?|suppliers?|companies|firms|providers?|people)?(?=$|[,.;]| (?:too|as well|also))',
      '(?:has|have|got|getting|waiting for|collecting|wants) (?:\\d|two|three|four|several|other|another) (?:other |more )?(?:offers?|quotes?|bids?|proposals?)|compar(?:es|ing) (?:us|prices|offers|quotes|vendors)',
    ],
  },
];
/** What a doubt means that names the price alone: 'concern: price'. */
export const doubtOfPrice = 'too expensive';
/** What somebody does who asks others too. */
export const seesOthers =
  'also (?:sees?|seeing|(?:talk|speak)(?:s|ing) (?:to|with)|looking at|looks? at|evaluat\\p{L}+|got a quote|has a quote|trial\\p{L}*)';
/** Others are in it. */
export const othersInIt: readonly string[] = [
  seesOthers,
  '(?:looking|looks) at (?!(?:it|us|this|that|the|their|his|her|our|a|an|\\d+)(?!\\p{L}))\\p{L}+ (?:too|also|as well)',
  '(?:quotes?|offer|demo|proposal) from (?!(?:us|me|it|the|our)(?!\\p{L}))\\p{L}+',
  'shortlist(?:ed|ing)? (?:us|\\p{L}+) and',
];
/** Words that all questions of price share: they tell no price from another. */
export const priceAsking =
  'price prices pricing priced cost costs fee fees rate rates charge charges much how what asks';
/** Of these a doubt is told elsewhere: who decides, how somebody feels about today, and what else is dear to them. */
export const doubtsOfOthers: readonly string[] = [
  '^(?!(?:it|that|this|we|us|price|pricing|ours?|you|your|the|too|very|quite|still|bit|licen[cs]es?|set-?up|introduction|he|she|they)(?!\\p{L}))\\p{L}+ (?:is|are|gets?|got|was|has become) (?:\\p{L}+ )?(?:expensive|dear|pricey|costly)',
  '(?:present|current|today|old|their|his|her) (?:\\p{L}+ )?(?:tool|system|supplier|vendor|provider|software|contract)? ?(?:is|are) (?:too )?(?:expensive|dear|pricey|costly)',
  '(?:about|re) (?:his|her|their|the) (?:job|staff|team|bonus|boss|customers)|(?:with|by) (?:paper|excel|today)',
];

/** How reps shorten what content writes out, beside what any note shortens. */
export const noteShorts: Readonly<Record<string, string>> = {
  intro: 'introduction',
  impl: 'implementation',
  ref: 'reference',
  refs: 'references',
  veh: 'vehicle',
  vehs: 'vehicles',
  mo: 'month',
  yr: 'year',
  wk: 'week',
  qtrly: 'quarterly',
  pls: 'please',
  txn: 'transaction',
  lic: 'licence',
  pw: 'password',
  disc: 'discount',
  dear: 'expensive',
  pricey: 'expensive',
  costly: 'expensive',
  steep: 'expensive',
  overpriced: 'expensive',
  teuer: 'expensive',
};
