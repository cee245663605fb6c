/** Seasons and other parts of a year, by their number, in the supported languages. */
export const partsOfYear: readonly (readonly string[])[] = [
  ['spring', 'frühjahr', 'frühling', 'printemps', 'primavera', 'voorjaar', 'lente'],
  ['summer', 'sommer', 'été', 'verano', 'zomer'],
  ['autumn', 'fall of', 'herbst', 'automne', 'otoño', 'najaar', 'herfst'],
  ['winter', 'hiver', 'invierno'],
  ['end', 'ende', 'fin', 'finales', 'eind'],
];
/** Begins a time that goes on. */
export const fromYear: readonly string[] = [
  'since',
  'seit',
  'depuis',
  'desde',
  'sinds',
  'from',
  'ab',
  'à partir de',
  'a partir de',
  'vanaf',
];
/** Ends a time. */
export const untilYear: readonly string[] = [
  'until',
  'till',
  'bis',
  'bis Ende',
  "jusqu[’']en",
  "jusqu[’']à",
  'hasta',
  'tot',
  'up to',
  'ended in',
  'expires in',
  'ends in',
  'through',
];
export const inThisYear: readonly string[] = [
  'this year',
  'this (?:spring|summer|autumn|winter)',
  "by the year[’']?s end",
];
export const afterThis: readonly string[] = ['next year', 'next (?:spring|summer|autumn|winter)'];
/** Goes on until today from a year. */
export const sinceYear: readonly string[] = ['since', 'seit', 'depuis', 'desde', 'sinds'];

/** Comes before a deed: it is ordered, allowed, planned. */
export const preludes: readonly string[] = [
  'orders?',
  'ordered',
  'commissioned',
  'granted',
  'approved',
  'signed',
  'permit',
  'permission',
  'floated',
  'applied',
  '(?:first |originally )?(?:set|planned|scheduled|promised|due|meant) for',
  'bestellt',
  'genehmigt',
  'unterzeichnet',
  'commandé\\p{L}*',
  'autorisé\\p{L}*',
  'signé\\p{L}*',
  'encarg\\p{L}+',
  'autoriz\\p{L}+',
  'firm(?:ó|ado)',
  'besteld',
  'verleend',
  'getekend',
];
/** Says that a deed is done. */
export const doneDeeds: readonly string[] = [
  'since',
  'in use',
  'running',
  'arrived',
  'delivered',
  'installed',
  'opened',
  'began',
  'started',
  'in (?:service|operation)',
  'went live',
  'took over',
];
/** Other words for what comes before. */
export const preludesTold: readonly string[] = [
  'contract\\p{L}*',
  'agree\\p{L}*',
  'bought',
  'purchas\\p{L}+',
  'deal',
  'tender',
  'allow\\p{L}*',
  'authori[sz]\\p{L}+',
  'consent\\p{L}*',
  'licen[cs]e\\p{L}*',
  'go-ahead',
  'plan(?:s|ned)?',
];
/** Tells what was said or shown on a day. */
export const tellingDeeds: readonly string[] = [
  'as of',
  'announc\\p{L}+',
  'report(?:ed|s)',
  'sa(?:id|ys)',
  'published',
  'post(?:ed|s)',
  'writes',
  'wrote',
  'told',
  'disclosed',
  'confirm\\p{L}+',
  'stated?',
  'list(?:s|ed)',
  'show(?:s|ed)',
];
