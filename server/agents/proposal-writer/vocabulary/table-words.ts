/** Heads of columns that hold what something costs. */
export const priceColumns: readonly string[] = [
  'prices?',
  'pricing',
  'costs?',
  'fees?',
  'rates?',
  'charges?',
  'tariffs?',
  'amounts?',
  'monthly',
  'yearly',
  'annual(?:ly)?',
  'per (?:month|year|week|user|seat|site|hour|day|unit)',
  'hourly',
  'daily',
  'weekly',
  'eur',
  'gbp',
  'usd',
  'chf',
  'aud',
  'cad',
  'nzd',
  'sek',
  'nok',
  'dkk',
  'inr',
  'zar',
  'preis\\w*',
  'prix',
  'tarifs?',
  'precios?',
];

/** Heads of columns with amounts that nobody is charged. */
export const noPriceColumns: readonly string[] = [
  'savings?',
  'saved?',
  'you save',
  '(?<!after )discounts?',
  'margins?',
  'commissions?',
  'our cost',
  'cost to us',
  'cost price',
  'floor',
  'walk-?away',
  'minimum price',
  'lowest',
  'old prices?',
  'former(?:ly)?',
  'was',
  'before',
  'instead of',
  'rrp',
  'msrp',
  'uvp',
  'statt',
  'vorher',
  'qty',
  'quantity',
  'quantities',
  'anzahl',
  'menge',
  'quantité',
  'line total',
  'until \\d{4}',
  'competitors?',
  'elsewhere',
  'others',
  'market',
  'worth',
  'value',
  'example',
];

/** Heads of columns that say what a price is for. */
export const unitColumns: readonly string[] = [
  'units?',
  'per',
  'basis',
  'billed',
  'billing',
  'charged',
  'period',
  'einheit',
  'unité',
  'unidad',
];

/** Heads of columns whose cells stand by themselves. */
export const noteColumns: readonly string[] = [
  'notes?',
  'remarks?',
  'comments?',
  'details?',
  'conditions?',
  'terms',
  'includes?',
  'included',
  "what'?s included",
  'description',
  'for whom',
  'good for',
  'bemerkung\\w*',
  'remarques?',
  'notas?',
];

/** Currencies as they stand behind an amount in a table. */
export const afterAmounts: readonly string[] = [
  'EUR',
  'GBP',
  'USD',
  'CHF',
  'AUD',
  'CAD',
  'NZD',
  'SEK',
  'NOK',
  'DKK',
  'INR',
  'ZAR',
  'SGD',
  'HKD',
  'JPY',
  'kr\\.?',
  'fr\\.',
  'francs',
  'franken',
  'euros?',
  'pounds',
  'dollars',
];

/** Heads of columns whose amounts are prices only where no other column holds them. */
export const weakColumns: readonly string[] = [
  'regular(?:ly)?',
  'list price',
  'listed',
  'deposits?',
  'min(?:imum|\\.)? order',
  'minimum',
  'inc(?:l|luding)?\\.? ?(?:vat|tax|mwst|gst|tva)',
  '(?:inkl|with|plus)\\.? (?:vat|tax|mwst|gst|tva)',
  'gross',
  'brutto',
  'ttc',
  'amounts?',
  'total price',
  'total costs?',
  'recommended retail price',
];

/** Names of rows and columns that add up or tax others. */
export const sums: readonly string[] = [
  'sub-?totals?',
  '(?:grand |overall |net |order )?totals?',
  'sum',
  'summe',
  'zwischensumme',
  'gesamt(?:preis|summe|betrag)?',
  'total[ei]?',
  'vat',
  'gst',
  'tax(?:es)?',
  'sales tax',
  'mwst\\.?',
  'ust\\.?',
  'tva',
  'iva',
  'btw',
  'gross',
  'brutto',
  'balance',
  'amount due',
];

/** Words that go on after the name of a sum: 'Total for the first year'; not 'Tax return'. */
export const afterSums: readonly string[] = [
  'inc(?:l|luding)?',
  'inkl',
  'ex(?:cl|cluding)?',
  'due',
  'net',
  'gross',
  'amount',
  'price',
  'cost',
  'charge',
  'payable',
  'to pay',
  'of',
  'at',
  'on',
  'for',
  'per',
  'in',
  'after',
  'before',
  'with',
  'without',
  'monthly',
  'annual(?:ly)?',
  'yearly',
  'year',
  'first',
  'and',
];

/** Heads of a first column that numbers its rows. */
export const numberColumns: readonly string[] = [
  'no\\.?',
  'nr\\.?',
  '#',
  'number',
  'pos\\.?',
  'position',
  'sku',
  'code',
  'id',
  'ref\\.?',
  'item (?:no\\.?|number|code)',
  'part (?:no\\.?|number)',
  'art(?:ikel)?\\.?-?nr\\.?',
];

/** Heads of a column with the lower end of a range. */
export const lowColumns: readonly string[] = ['min(?:imum|\\.)?', 'from', 'low(?:est)?', 'von', 'ab', 'de'];
/** Heads of a column with the upper end of a range. */
export const highColumns: readonly string[] = ['max(?:imum|\\.)?', 'to', 'up to', 'high(?:est)?', 'bis', 'à'];

/** Words of a name that only says that something is a price. */
export const plainPriceWords: readonly string[] = [
  'prices?',
  'pricing',
  'costs?',
  'fees?',
  'rates?',
  'charges?',
  'amounts?',
  'unit price',
  'subscription',
  'monthly',
  'yearly',
  'annual(?:ly)?',
  'hourly',
  'daily',
  'weekly',
  'billed',
  'paid',
  'if',
  'preis\\w*',
  'prix',
  'tarifs?',
  'precios?',
  'net',
  'netto',
  'excl?\\.? ?(?:vat|tax|mwst)',
];

/** What 'Hourly rate' is for. */
export const countedPeriods: readonly (readonly [word: string, unit: string])[] = [
  ['hourly', 'per hour'],
  ['daily', 'per day'],
];

/** Words of a heading or column whose shares are taken off a price. */
export const offWords: readonly string[] = [
  '(?:volume |quantity |bulk |loyalty |early )?discounts?',
  'off',
  'rebates?',
  'reductions?',
  'price cuts?',
  'nachlass',
  'rabatte?',
  'remises?',
  'descuentos?',
];

/** Other heads of columns with shares of a price. */
export const sharedHeads: readonly string[] = [
  'surcharges?',
  'extra',
  'mark-?ups?',
  'on top',
  'fees?',
  'interest',
  'share',
];

/** What a cell says where nothing is taken off. */
export const nothingOff: readonly string[] = [
  'none',
  'nil',
  'no discount',
  'list price',
  'full price',
  'standard price',
];

/** Words of a table of discounts that reps may grant. */
export const approvalWords: readonly string[] = [
  'approv\\p{L}*',
  'sign-?off',
  'margins?',
  'commissions?',
  'bonus(?:es)?',
  'floor',
  'max(?:imum|\\.)?',
  'reps?',
  'managers?',
  'internal',
  'authori[sz]\\p{L}*',
  'deal size',
];

/** Words between and around the numbers of a range. */
export const countingWords: readonly string[] = [
  'to',
  'or',
  'more',
  'and',
  'up',
  'over',
  'under',
  'above',
  'below',
  'from',
  'less',
  'fewer',
  'than',
  'at least',
];
