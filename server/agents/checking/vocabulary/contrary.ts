/** Words that say the contrary of each other where a claim and its quote speak of the same. */
export const contraries: readonly (readonly [one: readonly string[], other: readonly string[]])[] = [
  [
    ['oppos(?:e|es|ed|ing)', 'object(?:s|ed)? to', 'against the'],
    ['support(?:s|ed|ing)?', 'back(?:s|ed)', 'welcom(?:es?|ed)', 'in favour of', 'favours?'],
  ],
  [
    ['reject(?:s|ed)?', 'turned down', 'dismiss(?:es|ed)', 'threw out', 'voted against'],
    [
      'approv(?:es?|ed)',
      'accept(?:s|ed)',
      'upheld',
      'upholds?',
      'back(?:s|ed)',
      'adopt(?:s|ed)',
      'voted for',
      'agreed to',
      'granted',
    ],
  ],
  [
    ['declin(?:es?|ed) to', 'refus(?:es?|ed) to'],
    ['agreed to', 'was willing', 'renewed', 'accepted'],
  ],
  [
    ['voluntary', 'optional', 'free to choose'],
    ['compulsory', 'mandatory', 'obligatory', 'required', 'must'],
  ],
  [
    ['(?:is|are|was|were) included', 'includ(?:es?|ed|ing)', 'inclusive'],
    [
      'costs? extra',
      'exclud(?:es?|ed|ing)',
      'exclusive of',
      'on top',
      'charged (?:extra|separately)',
      'not includ\\p{L}+',
    ],
  ],
  [
    ['free', 'free of charge', 'at no (?:charge|cost)', 'without charge'],
    ['pays? for', 'paid by', 'charg(?:es|ed) for', 'for a fee', 'costs? (?:\\p{Sc}|extra|money)'],
  ],
  [
    ['open to', 'opened', 'reopened', 'opens'],
    ['closed to', 'closed', 'shut', 'closes'],
  ],
  [
    ['pass(?:es|ed)? (?:it |them |that |this )?on', 'passed (?:\\p{L}+ ){1,5}on'],
    ['absorb(?:s|ed)?', 'bear(?:s)? (?:it|the)', 'bore the', 'borne', 'not passed on'],
  ],
  [
    ['leas(?:e|es|ed|ing)', 'rent(?:s|ed|ing)?', 'tenants?'],
    ['own(?:s|ed)? (?:the|its|all)', 'freehold', 'bought (?:the|its)'],
  ],
  [
    ['by hand', 'manual(?:ly)?', 'handmade'],
    ['by machine', 'automatic(?:ally)?', 'automated', 'machine-made'],
  ],
  [
    ['easier', 'simpler'],
    ['harder', 'more difficult', 'tougher'],
  ],
  [['full[- ]time'], ['part[- ]time']],
  [
    ['in-?hous(?:e|ed)', 'insourc(?:e|es|ed)', 'own staff', 'ourselves', 'itself'],
    ['outsourc(?:e|es|ed)', 'contracted out', 'bought in', 'outside firms?', 'by a contractor', 'by caterers?'],
  ],
  [
    ['raised', 'increased', 'lifted', 'rais(?:e|es|ing)', 'extended'],
    ['cut', 'lowered', 'reduced', 'shortened'],
  ],
  [
    ['too much', 'too many', 'surplus', 'spare', 'plenty', 'more than enough'],
    ['too little', 'too few', 'lacks?', 'short of', 'not enough', 'shortage'],
  ],
  [
    ['averted', 'avoided', 'called off', 'cancelled', 'prevented'],
    ['took place', 'went ahead', 'happened', 'held'],
  ],
  [
    ['granted', 'obtained', 'received', 'won'],
    ['denied', 'refused', 'lost', 'withheld', 'revoked'],
  ],
  [
    ['spared', 'unharmed', 'unscathed', 'escaped', 'unaffected', 'untouched'],
    ['hit by', 'damaged', 'affected', 'harmed', 'destroyed', 'suffered'],
  ],
  [
    ['temporary', 'temporarily', 'for now'],
    ['permanent(?:ly)?', 'for good'],
  ],
  [
    ['indefinite', 'permanent contracts?'],
    ['fixed[- ]term', 'temporary contracts?', 'limited to'],
  ],
  [
    ['public', 'listed', 'state-owned'],
    ['private(?:ly)?', 'unlisted', 'family-owned'],
  ],
  [['import(?:s|ed)?'], ['export(?:s|ed)?']],
  [
    ['profit(?:s|able)?', 'surplus', 'in the black', 'made money'],
    ['loss(?:es)?', 'deficit', 'in the red', 'lost money'],
  ],
  [
    ['exceed(?:s|ed)?', 'beat(?:s)?', 'above target', 'ahead of'],
    ['fell short', 'missed', 'below target', 'behind'],
  ],
  [
    ['rural', 'countryside'],
    ['urban', 'city centre', 'town centre'],
  ],
  [['wholesale'], ['retail']],
  [
    ['allow(?:s|ed)', 'permit(?:s|ted)?', 'may'],
    ['forbid(?:s|den)?', 'ban(?:s|ned)?', 'prohibit(?:s|ed)?', 'may not'],
  ],
  [
    ['with(?:in)? warranty', 'insured', 'covered'],
    ['uninsured', 'not covered', 'uncovered'],
  ],
  [
    ['agree(?:s|d)?', 'unanimous(?:ly)?'],
    ['disagree(?:s|d)?', 'divided', 'split'],
  ],
  [
    ['praise[sd]?', 'pleased', 'satisfied', 'happy', 'glad'],
    ['criticis\\p{L}+', 'complain(?:s|ed)', 'dissatisfied', 'unhappy', 'annoyed'],
  ],
  [
    ['recommend(?:s|ed)?', 'advis(?:es|ed)'],
    ['warn(?:s|ed)? against', 'advis(?:es|ed) against'],
  ],
  [
    ['secured', 'confirmed', 'signed', 'settled'],
    ['unsecured', 'unconfirmed', 'open', 'pending', 'outstanding', 'still needs?', 'sought'],
  ],
  [
    ['pledged', 'raised', 'collected', 'drawn'],
    ['still needs?', 'lacks?', 'short', 'missing', 'outstanding', 'undrawn'],
  ],
  [
    ['cheapest', 'lowest'],
    ['middle', 'dearest', 'highest', 'most expensive'],
  ],
  [
    ['deliver(?:s|ed) by a caterer', 'delivered in', 'caterer'],
    ['cooked on site', 'own kitchen'],
  ],
];
/** What may be said to be closed, lost or ended, in the supported languages: denied, it goes on. */
export const endingWords: readonly string[] = [
  'clos(?:ed|es|ing|ure)',
  'shut',
  'laid off',
  'lay(?:s|ing)? off',
  'dismiss\\p{L}*',
  'redundan\\p{L}+',
  'lost',
  'cancell?ed',
  'injured',
  'hurt',
  'cut',
  'geschlossen',
  'entlassen',
  'gekündigt',
  'gestrichen',
  'verletzt',
  'fermé\\p{L}*',
  'licenci\\p{L}+',
  'supprimé\\p{L}*',
  'blessé\\p{L}*',
  'cerrad[oa]s?',
  'cerró',
  'despid\\p{L}+',
  'despedid[oa]s?',
  'suprimid[oa]s?',
  'herid[oa]s?',
  'gesloten',
  'ontslagen',
  'geschrapt',
  'gewond',
];
/** Says in a claim that something went on or was whole. */
export const wholeAgain: readonly string[] = [
  'all',
  'every\\p{L}*',
  'stay(?:s|ed|ing)?',
  'kept',
  'keeps?',
  'remain\\p{L}*',
  'direct(?:ly)?',
  'only',
  'own',
  'themselves',
  'itself',
  'unharmed',
  'unhurt',
  'safe(?:ly)?',
  'still',
  'continu\\p{L}+',
];

/** Compares what stands before with what stands behind. */
export const comparingWords: readonly string[] = [
  '(?:more|less) \\p{L}+ than',
  '(?!rather )\\p{L}{2,}er than',
  '(?:exceed|outweigh|outnumber|outsell|overtake|outstrip|outpace)(?:s|ed)?',
  'overtook',
];
