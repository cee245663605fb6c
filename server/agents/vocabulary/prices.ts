/** Words for trials, free plans and payment terms. */
export const offerTerms: readonly string[] = [
  'free trial',
  'no credit card',
  'free of charge',
  'for free',
  'open source version',
  'free plan',
  'free tier',
  'money[- ]back',
  'fixed (price|cost)',
  'discount',
  'pay as you go',
  'per[- ]user pricing',
  'no set-?up fee',
];

/** What stands where a plan has no price. */
export const unpricedTerms: readonly string[] = [
  "(?:let['’]s )?talk(?: to (?:us|sales))?",
  'contact (?:us|sales)(?: for (?:pricing|a quote))?',
  'custom(?: pricing)?',
  '(?:price )?(?:up)?on request',
  'get a quote',
  'call us',
  '(?:preis )?auf anfrage',
  'sur (?:devis|demande)',
  'nous contacter',
  'a consultar',
  'op aanvraag',
];

/** Words above a price that aren't a plan's name. */
export const notPlans: readonly string[] = [
  'pricing',
  'plans?',
  'price',
  'monthly',
  'yearly',
  'annual(ly)?',
  'per',
  'from',
  'most popular',
  'popular',
  'recommended',
  'best value',
  'save',
  'billed',
  'new',
  'features?',
  'included',
  'includes',
  'total',
  'cost',
];
