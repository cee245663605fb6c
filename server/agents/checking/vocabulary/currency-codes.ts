/** Codes and signs of currencies that stand before or behind an amount, beside those of `sign` in number reading. */
export const currencyCodes: readonly string[] = [
  ...'AED AUD BDT BRL CAD CNY COP CZK DKK EGP GHS HKD HUF IDR ILS JPY KES KRW LKR MAD MXN MYR NGN NOK NZD PEN PHP PKR PLN RON SAR SEK SGD THB TND TWD TZS UAH UGX VND XOF ZAR ZMW'
    .split(' ')
    .map((code) => `${code}(?!\\p{L})`),
  'R\\$',
  'S/',
  'Tk(?!\\p{L})\\.?',
  'Ksh(?!\\p{L})\\.?',
  'Kč(?!\\p{L})',
  'RM(?!\\p{L})',
  'R(?=\\d)',
];
/** The same in words, behind an amount. */
export const currencyNames: readonly string[] = [
  ...'baht birr cedis crowns? dirhams? forints? hryvnias? korun[ay] lei lira naira pesos ringgit reais riyals? rupiah shillings? soles taka won yuan'.split(
    ' ',
  ),
];
/** How else a currency is called. */
export const currencyAliases: Readonly<Record<string, string>> = {
  rand: 'zar',
  r: 'zar',
  taka: 'bdt',
  tk: 'bdt',
  'tk.': 'bdt',
  reais: '$',
  brl: '$',
  ringgit: 'myr',
  rm: 'myr',
  naira: 'ngn',
  shilling: 'kes',
  shillings: 'kes',
  ksh: 'kes',
  'ksh.': 'kes',
  baht: 'thb',
  aud: '$',
  cad: '$',
  nzd: '$',
  sgd: '$',
  hkd: '$',
  yen: '¥',
  jpy: '¥',
  yuan: '¥',
  cny: '¥',
};
