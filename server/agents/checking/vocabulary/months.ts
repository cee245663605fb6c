/** Month names and their short forms in English. */
export const englishMonths: Readonly<Record<number, string>> = {
  1: 'january jan',
  2: 'february feb',
  3: 'march mar',
  4: 'april apr',
  5: 'may',
  6: 'june jun',
  7: 'july jul',
  8: 'august aug',
  9: 'september sept sep',
  10: 'october oct',
  11: 'november nov',
  12: 'december dec',
};

/** What else names months, in the supported languages. */
export const monthSigns: readonly { words: readonly string[]; months: readonly number[] }[] = [
  { words: ['Christmas', 'Weihnachten', 'Noël', 'Navidad', 'Kerst(?:mis)?', 'Advent'], months: [12] },
  {
    words: [
      '(?:end|close|turn) of (?:the|this|last|next) year',
      "by the year[’']?s end",
      'year[- ]?end',
      'Jahresende',
      'Jahreswechsel',
      "fin (?:de l[’']année|d[’']année)",
      'final(?:es)? (?:de|del) año',
      'fin de año',
      'eind(?:e)? van het jaar',
      'jaareinde',
    ],
    months: [12, 1],
  },
  { words: ["New Year(?:[’']s(?: Day)?)?", 'Neujahr', 'Nouvel An', 'start of (?:the|this|next) year'], months: [1] },
  {
    words: [
      'first half',
      'H1',
      'ersten? (?:Halbjahr|Hälfte)',
      'premier semestre',
      'primer semestre',
      'eerste (?:half)?jaar',
    ],
    months: [1, 2, 3, 4, 5, 6],
  },
  {
    words: ['second half', 'H2', 'zweiten? (?:Halbjahr|Hälfte)', 'second semestre', 'segundo semestre', 'tweede helft'],
    months: [7, 8, 9, 10, 11, 12],
  },
  {
    words: ['(?:first|1st) quarter', 'Q1', 'ersten? Quartal', 'premier trimestre', 'primer trimestre'],
    months: [1, 2, 3],
  },
  {
    words: ['(?:second|2nd) quarter', 'Q2', 'zweiten? Quartal', 'deuxième trimestre', 'segundo trimestre'],
    months: [4, 5, 6],
  },
  {
    words: ['(?:third|3rd) quarter', 'Q3', 'dritten? Quartal', 'troisième trimestre', 'tercer trimestre'],
    months: [7, 8, 9],
  },
  {
    words: ['(?:fourth|4th|last|final) quarter', 'Q4', 'vierten? Quartal', 'quatrième trimestre', 'cuarto trimestre'],
    months: [10, 11, 12],
  },
  {
    words: ['spring', 'Frühjahr', 'Frühling', 'printemps', 'primavera', 'voorjaar', 'lente', 'Easter'],
    months: [3, 4, 5],
  },
  { words: ['summer', 'Sommer', 'été', 'verano', 'zomer'], months: [6, 7, 8] },
  { words: ['autumn', 'Herbst', 'automne', 'otoño', 'herfst', 'najaar'], months: [9, 10, 11] },
  { words: ['winter', 'hiver', 'invierno'], months: [12, 1, 2] },
];
/** Between two days or hours, and behind an hour. */
export const rangeWords: readonly string[] = ['to', 'until', 'till', 'and', '–', '-', 'bis', 'à', 'au', 'al?', 'tot'];
export const hourWords: readonly string[] = ['am', 'pm', 'Uhr', 'h', 'uur'];
/** Parts of a day behind an hour, from and up to which hour they are. */
export const dayParts: readonly { words: readonly string[]; hours: readonly [from: number, to: number] }[] = [
  { words: ['in the morning', 'am Morgen', 'du matin', 'de la mañana'], hours: [0, 12] },
  { words: ['in the afternoon', 'am Nachmittag', "de l[’']après-midi", 'de la tarde'], hours: [12, 20] },
  { words: ['in the evening', 'at night', 'am Abend', 'du soir', 'de la noche'], hours: [16, 24] },
];
/** The month before. */
export const lastMonthWords: readonly string[] = [
  'last month',
  '(?:im )?(?:letzten|vergangenen|vorigen) Monat',
  'le mois (?:dernier|passé)',
  'el mes pasado',
  '(?:vorige|afgelopen) maand',
];
