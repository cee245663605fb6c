/** How often in a year, in the supported languages. */
export const frequencies: readonly { words: readonly string[]; perYear: number }[] = [
  {
    words: [
      'quarterly',
      '(?:every|each|a|per) quarter',
      'vierteljährlich',
      '(?:pro|jedes) Quartal',
      'trimestriel\\p{L}*',
      'par trimestre',
      '(?:por|cada) trimestre',
      'trimestral\\p{L}*',
      '(?:per|elk) kwartaal',
    ],
    perYear: 4,
  },
  {
    words: [
      'monthly',
      '(?:every|each|a|per) month',
      'monatlich\\p{L}*',
      '(?:pro|jeden|im) Monat',
      'mensuel\\p{L}*',
      '(?:par|chaque) mois',
      'mensual\\p{L}*',
      '(?:por|al|cada) mes',
      'maandelijks\\p{L}*',
      '(?:per|elke) maand',
    ],
    perYear: 12,
  },
  {
    words: [
      'weekly',
      '(?:every|each|a|per) week',
      'wöchentlich\\p{L}*',
      '(?:pro|jede|die) Woche',
      'hebdomadaire\\p{L}*',
      '(?:par|chaque) semaine',
      'semanal\\p{L}*',
      '(?:por|a la|cada) semana',
      'wekelijks\\p{L}*',
      '(?:per|elke) week',
    ],
    perYear: 52,
  },
  { words: ['fortnightly', '(?:every|each|a) fortnight', 'alle zwei Wochen', 'om de twee weken'], perYear: 26 },
  {
    words: [
      '(?:twice|two times) (?:a|each|every|per) year',
      'half[- ]yearly',
      'biannual(?:ly)?',
      'halbjährlich\\p{L}*',
    ],
    perYear: 2,
  },
  {
    words: [
      '(?:two|2|zwei|zwei ?mal|deux|dos|twee)[ -]?(?:mal|fois|veces|keer)? (?:im|par|al|per) (?:Jahr|an|año|jaar)',
    ],
    perYear: 2,
  },
  { words: ['(?:three|3) times (?:a|each|every|per) year'], perYear: 3 },
  { words: ['(?:four|4) times (?:a|each|every|per) year'], perYear: 4 },
  { words: ['(?:six|6) times (?:a|each|every|per) year'], perYear: 6 },
];

const halfYears = ['h[12]', 'half[- ]year(?:ly)?', 'first half', 'second half', 'halbjahr\\p{L}*', 'semestre'];

/** Times that have a name. */
export const namedTimes: readonly {
  words: readonly string[];
  unit: 'hour' | 'day' | 'week' | 'month' | 'year';
  value: number;
}[] = [
  {
    words: ['(?:a)?round the clock', 'day and night', '24/7', 'rund um die Uhr', '24 h sur 24', 'dag en nacht'],
    unit: 'hour',
    value: 24,
  },
  {
    words: ['(?:a)?round the clock', '24/7', 'every day', 'daily', 'täglich', 'tous les jours', 'todos los días'],
    unit: 'day',
    value: 7,
  },
  { words: ['weekends?', 'Wochenende[ns]?', 'week-ends?', 'fin(?:es)? de semana', 'weekenden'], unit: 'day', value: 2 },
  { words: ['fortnight(?:ly)?'], unit: 'week', value: 2 },
  { words: halfYears, unit: 'month', value: 6 },
  { words: halfYears, unit: 'year', value: 0.5 },
  { words: ['weekdays?', 'working week', 'werktags', 'en semaine'], unit: 'day', value: 5 },
];

/** Days of the week from Monday on, in the supported languages. */
export const weekdays: readonly string[] = [
  'mon(?:days?)?|montags?|lundi|lunes|maandag|mo',
  'tue(?:s(?:days?)?)?|dienstags?|mardi|martes|dinsdag|di',
  'wed(?:nesdays?)?|mittwochs?|mercredi|miércoles|woensdag|mi',
  'thu(?:rs(?:days?)?)?|donnerstags?|jeudi|jueves|donderdag|do',
  'fri(?:days?)?|freitags?|vendredi|viernes|vrijdag|fr',
  'sat(?:urdays?)?|samstags?|sonnabends?|samedi|sábado|zaterdag|sa',
  'sun(?:days?)?|sonntags?|dimanche|domingo|zondag|so',
];

/** Before a day or month from which something goes on. */
export const beganWords: readonly string[] = [
  'since',
  'from',
  'posted',
  'began',
  'begun',
  'start(?:s|ed)?',
  'opened',
  'closed',
  'seit',
  'ab',
  'depuis',
  'dès',
  'desde',
  'sinds',
  'vanaf',
];
