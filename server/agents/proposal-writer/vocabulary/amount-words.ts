/** Currencies as a price list may write them before an amount, upper or lower case. */
export const beforeNumbers: readonly string[] = ['s?fr\\.', 'kr\\.?', 'rs\\.?'];

/** Short names of currencies that may stand behind an amount. */
export const behindNumbers: readonly string[] = ['s?fr\\.', 'kr\\.?', ',-'];

/** What a written currency is; a crown may be of several countries. */
export const shortCurrencies: Readonly<Record<string, string>> = {
  'fr.': 'CHF',
  'sfr.': 'CHF',
  kr: 'kr',
  'kr.': 'kr',
  rs: 'INR',
  'rs.': 'INR',
};

/** Currencies of countries that write '1.290,00'. */
export const pointCurrencies: readonly string[] = [
  '€',
  'EUR',
  'CHF',
  'kr',
  'SEK',
  'NOK',
  'DKK',
  'ISK',
  'BRL',
  'ARS',
  'CLP',
  'COP',
  'UYU',
  'IDR',
  'VND',
  'TRY',
  'RON',
  'RSD',
];

/** Currencies that are called crowns. */
export const crowns: readonly string[] = ['SEK', 'NOK', 'DKK'];

/** Small units that are priced with three decimals: '€1.659 per litre'. */
export const smallUnits: readonly string[] = [
  'lit(?:er|re)s?',
  'l',
  'kwh',
  'km',
  'kg',
  'kilo',
  'miles?',
  'pages?',
  'seite',
  'minutes?',
  'min',
  'clicks?',
  'calls?',
  'sms',
  'messages?',
  'emails?',
  'requests?',
  'pieces?',
  'stück',
];

/** Words that make another number of what stands before them. */
export const multipliers: readonly string[] = [
  'k',
  'm',
  'bn',
  'b',
  'lakhs?',
  'lacs?',
  'crores?',
  'cr',
  'thousand',
  'millions?',
  'billions?',
  'hundred',
  'mio',
  'mrd',
  'tsd',
  'grand',
];
