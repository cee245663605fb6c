/** Times that figures are counted by, in the supported languages; each line is one. */
export const ratedTimes: readonly { nouns: readonly string[]; adverbs: readonly string[] }[] = [
  { nouns: ['minutes?', 'minuten?', 'minutos?', 'minuut'], adverbs: ['minütlich'] },
  { nouns: ['hours?', 'hrs?', 'h', 'stunden?', 'heures?', 'horas?', 'uur', 'uren'], adverbs: ['hourly', 'stündlich'] },
  {
    nouns: ['days?', 'tage?', 'jours?', 'días?', 'dag(?:en)?'],
    adverbs: ['daily', 'täglich', 'diario', 'quotidien', 'dagelijks'],
  },
  {
    nouns: ['weeks?', 'wk', 'wochen?', 'semaines?', 'semanas?', 'weken'],
    adverbs: ['weekly', 'wöchentlich', 'hebdomadaire', 'semanal', 'wekelijks'],
  },
  {
    nouns: ['months?', 'mo', 'monate?', 'mois', 'mes', 'meses', 'maand(?:en)?'],
    adverbs: ['monthly', 'monatlich', 'mensuel(?:le)?', 'mensual', 'maandelijks'],
  },
  {
    nouns: ['years?', 'yr', 'annum', 'jahre?', 'ans?', 'années?', 'años?', 'jaar'],
    adverbs: ['yearly', 'annual(?:ly)?', 'jährlich', 'annuel(?:le)?', 'anual(?:es)?', 'jaarlijks', 'p\\.a'],
  },
  {
    nouns: ['quarters?', 'quartale?', 'trimestres?', 'kwarta(?:al|len)'],
    adverbs: ['quarterly', 'vierteljährlich', 'trimestriel(?:le)?', 'trimestral(?:es)?'],
  },
  { nouns: ['shifts?', 'schicht(?:en)?'], adverbs: ['je schicht'] },
  { nouns: ['nights?', 'nacht', 'nuits?', 'noches?'], adverbs: ['nightly'] },
  { nouns: ['visits?', 'trips?', 'calls?'], adverbs: ['je besuch'] },
];
/** Words right before such a time, with one word between at most. */
export const rateLeads: readonly string[] = [
  'an?',
  'per',
  'each',
  'every',
  'normal',
  'average',
  'typical',
  'ordinary',
  'usual',
  'pro',
  'je',
  'par',
  'al',
  "à l[’']",
  'por',
  'cada',
  'im',
  'y',
  'in the',
  'in a',
];
/** Says that an amount is for a whole time. */
export const overTimeWords: readonly string[] = [
  "(?:for|over|across) (?:the |its |a )?(?:\\p{L}+ )?(?:contract[’']?s? |full |whole |entire )?(?:\\p{L}+|\\d+) (?:years|months)",
  "(?:contract|deal|award)[’']s (?:\\p{L}+|\\d+) (?:years|months)",
  'in total',
  'in all',
  'altogether',
];
/** A time behind an amount that is for all of it. */
export const withinTimeWords: readonly string[] = [
  '(?:over|within|across) (?:the |its |a )?(?:\\p{L}+|\\d+) (?:years|months|weeks|days)',
  '(?:für|über) (?:\\p{L}+|\\d+) (?:Jahre|Monate|Wochen|Tage)',
  '(?:sur|en) (?:\\p{L}+|\\d+) (?:ans|mois|semaines|jours)',
  '(?:durante|en) (?:\\p{L}+|\\d+) (?:años|meses|semanas|días)',
];
