import { cardinalNames } from '#server/agents/vocabulary/cardinals.ts';

/** A story's background on its customer, before the result. */
export const backgroundWords: readonly string[] = [
  'speciali[sz]es',
  'years of experience',
  'was founded',
  'founded in',
  'headquartered',
  'is (a|an|the|one of)',
  'ist (ein|eine)',
  'est (un|une)',
  'es (un|una)',
  'is een',
  '(?:want|wish|need|hope|plan|aim)(?:s|ed)? to',
  'would like to',
  '(?:wollte|sollte|möchte)n?',
  '(?:veut|voulait|veulent|souhaite\\w*)',
  '(?:quiere|quería|quieren)n?',
  'wil(?:len|de)?',
];

/** The trouble with which a story begins. */
export const troubleWords: readonly string[] = [
  'degraded',
  'unpredictable',
  'struggl\\w+',
  'challenges?',
  'problems?',
  'bottlenecks?',
  'difficult\\w*',
  'slowed',
  'suffer\\w*',
  'too (slow|long|expensive)',
];

/** Number words before a duration. */
export const countWords: readonly string[] = [
  'a',
  ...cardinalNames(1, 10),
  'twelve',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'acht',
  'zehn',
  'zwölf',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'twee',
  'drie',
  'vijf',
  'zes',
];

/** Units of duration. */
export const durations: readonly string[] = [
  'hours?',
  'days?',
  'weeks?',
  'months?',
  'minutes?',
  'stunden?',
  'tagen?',
  'wochen?',
  'monaten?',
  'heures?',
  'jours?',
  'semaines?',
  'mois',
  'horas?',
  'días?',
  'semanas?',
  'meses',
  'uur',
  'dagen',
  'weken',
  'maanden',
];
