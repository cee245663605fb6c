/** Words for the year before the one that a page is of. */
export const lastYearWords: readonly string[] = [
  'last (?:year|spring|summer|autumn|winter|season|january|february|march|april|may|june|july|august|september|october|november|december)',
  '(?:the )?(?:previous|prior|preceding) (?:financial |fiscal |school )?year',
  '(?:the )?year (?:before|earlier)',
  '(?:a|one) year (?:earlier|before|ago|prior)',
  'year[- ]on[- ]year',
  '(?:twelve|12) months (?:earlier|before|ago)',
  '(?:im |des |zum |gegenüber dem |als im )?Vorjahr(?:es|eszeitraum)?',
  'ein Jahr (?:zuvor|vorher|früher)',
  'letzte[ns]? Jahr',
  'vergangene[ns]? Jahr',
  'un an (?:plus tôt|auparavant|avant)',
  "l[’']an (?:dernier|passé)",
  "l[’']année (?:dernière|précédente)",
  '(?:el )?año (?:anterior|pasado)',
  'un año antes',
  '(?:het )?(?:vorig|voorgaande?|afgelopen) jaar',
  'een jaar (?:eerder|geleden)',
  'jaar ervoor',
];
/** Words for the year after. */
export const nextYearWords: readonly string[] = [
  'next (?:year|spring|summer|autumn|winter|season|january|february|march|april|may|june|july|august)',
  'in the new year',
  'nächste[ns]? Jahr',
  'kommende[ns]? Jahr',
  "(?:l[’']an|l[’']année) prochaine?",
  '(?:el )?próximo año',
  'año que viene',
  'volgend jaar',
  'komend jaar',
];
/** Words for the year itself. */
export const thisYearWords: readonly string[] = [
  'this (?:year|spring|summer|autumn|winter|month|week|season)',
  'so far',
  'to date',
  '(?:end of the|by the) year',
  'year[- ]end',
  'diese[ms]? Jahr',
  'heuer',
  'cette année',
  'este año',
  'dit jaar',
  'since (?:january|february|march|april|may|june|july|august|september|october|november)',
];
/** Words beside a year that something of a later year is compared with. */
export const comparedWords: readonly string[] = [
  '\\((?:19|20)\\d\\d\\s?:',
  '(?:in )?(?:19|20)\\d\\d (?:it|they|there) (?:was|were|had)',
  'than',
  'against',
  'compared',
  'versus',
  'vs',
  'up on',
  'down on',
  '(?:up|down) from',
  'same (?:months?|half|quarter|period|weeks?)',
  'gegenüber',
  'als (?:im Jahr |in )?(?:19|20)\\d\\d',
  'que en',
  'contre',
  'frente a',
  'tegen',
];
/** Around the number in 'six years ago'. */
export const agoLeads: readonly string[] = ['vor', 'il y a', 'hace'];
export const agoEnds: readonly string[] = ['years (?:ago|earlier)', 'jaar geleden'];
const noYear = '(?![,\\s]*(?:of )?(?:19|20)\\d\\d)';
/** Days early in a year that are named without it, and a year's last day. */
export const aheadOfYearWords: readonly string[] = [
  'until 31 December',
  'December 31',
  `(?:on|from|by|before|until) (?:the )?(?:\\d{1,2} )?(?:January|February|March|Easter|New Year)(?: \\d{1,2})?${noYear}`,
];
