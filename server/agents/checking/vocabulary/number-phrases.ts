import { oneOf } from '#server/readers/one-of.ts';
import { currencyCodes } from './currency-codes.ts';

/** Between the two numbers of a share: 'three in four'. */
export const shareJoints: readonly string[] = [
  '(?:in|out of)(?: every)?',
  'of every',
  'op de',
  'van de',
  'von',
  'sur',
  'de cada',
];

/** Words before an inexact number. */
export const roughWords: readonly string[] = [
  'about',
  'around',
  'some',
  'roughly',
  'nearly',
  'almost',
  'approximately',
  'over',
  'more than',
  'close to',
  'nearer',
  'up to',
  'at least',
  'under',
  'less than',
  'well over',
  'just over',
  'just under',
  'fewer than',
  'below',
  'no more than',
  'not quite',
  'something like',
  'in the region of',
  'somewhere near',
  'near',
  'approaching',
  'in the order of',
  'circa',
  'ca',
  'some',
  'only',
];

/** Words before a number that the real one may exceed, or fall short of. */
export const atLeastWords: readonly string[] = [
  'over',
  'more than',
  'at least',
  'above',
  'exceed(?:s|ed|ing)?',
  'upwards of',
  'no (?:fewer|less) than',
];
export const atMostWords: readonly string[] = [
  'under',
  'less than',
  'fewer than',
  'below',
  'no more than',
  'not (?:even|quite)',
  'short of',
  'up to',
  'at most',
];

/** Marks of tables in thousands or millions. */
export const inThousands: readonly string[] = [
  'in thousands',
  '\\(000s?\\)',
  '000s omitted',
  "'000",
  'thousands of dollars',
  'dollars in thousands',
  'en milliers',
  'in tsd',
  'in t€',
  'x 1\\.000',
  'amounts in thousands',
];

/** Before a share, they let it be a little off. */
export const nearlyWords: readonly string[] = [
  'a (?:little|bit)',
  'slightly',
  'just',
  'nearly',
  'almost',
  'not quite',
  'close to',
  'approaching',
];

/** Pairs of times, in the supported languages, and how many of the shorter the longer has. */
export const timeSpans: readonly { long: readonly string[]; short: readonly string[]; factor: number }[] = [
  {
    long: [
      'years?',
      'yearly',
      'annual(?:ly)?',
      'twelve months',
      '12 months',
      'Jahre?',
      'par an',
      "l[’']an",
      'annuel(?:le)?',
      'año',
      'jaar',
    ],
    short: ['months?', 'monthly', 'Monat\\p{L}*', 'mois', 'mes(?:es)?', 'maand\\p{L}*'],
    factor: 12,
  },
  {
    long: ['years?', 'yearly', 'annual(?:ly)?', 'Jahre?', 'año', 'jaar'],
    short: ['weeks?', 'weekly', 'Woche\\p{L}*', 'semaines?', 'semanas?', 'weken'],
    factor: 52,
  },
  {
    long: ['years?', 'yearly', 'annual(?:ly)?', 'Jahre?', 'año', 'jaar'],
    short: ['(?:an?|per|each|every) quarter', 'quarterly', 'Quartal', 'trimestre', 'kwartaal'],
    factor: 4,
  },
  {
    long: ['(?:an|per|each) hour', 'hourly'],
    short: ['(?:a|per|each) minute', 'pro Minute', 'par minute'],
    factor: 60,
  },
];

/** Words for a change that name no direction, and for comparisons. */
export const changeWords: readonly string[] = [
  'changed?',
  'difference',
  'above',
  'below',
  'under (?:list|the|its|their|target)',
  'short of',
  'beyond',
  'over the year',
  'smaller',
  'larger',
  'bigger',
  'greater',
  'cheaper',
  'dearer',
  'saves?',
  'saving',
  'off',
  'extra',
  'than',
  'shed',
  'swing',
  'outdid',
  'exceed\\p{L}*',
  ...'shorter|longer|quicker|faster|slower|lower|higher|lighter|heavier'.split('|'),
];

/** Words of a rate by its distance: 'every six hours'. */
export const everyWords: readonly string[] = ['every', 'alle', 'toutes les', 'tous les', 'cada', 'elke', 'om de'];

/** Says in a claim that it gives the whole of which a quote gives a share. */
export const wholeSums: readonly string[] = [
  'total',
  'whole',
  'overall',
  'altogether',
  'in all',
  'turnover',
  'revenue',
  'costs?',
  'price',
];

/** Says that something is what others leave. */
export const restWords: readonly string[] = [
  'rest',
  'remainder',
  'remaining',
  'others?',
  'balance',
  'übrigen?',
  'reste',
  'resto',
  'restante?',
  'overige',
];

/** Currencies before a scale: 'R$ million', 'EUR thousand'. */
const heads = ['\\p{Lu}{0,2}\\$', '[€£¥]', 'EUR', 'CHF', 'USD', 'GBP', 'R', ...currencyCodes];

/** Heads of tables that say by what their numbers are to be multiplied. */
export const scaleHeads: readonly { words: readonly string[]; factor: number }[] = [
  { words: ['(?:rs\\.?|₹|inr) ?crores?', 'in crores?'], factor: 1e7 },
  { words: ['(?:rs\\.?|₹|inr) ?lakhs?', 'in lakhs?'], factor: 1e5 },
  { words: [`(?:${oneOf(heads)}) ?(?:millions?|mn|mln|mio\\.?|m)`], factor: 1e6 },
  { words: [`(?:${oneOf(heads)}) ?(?:thousands?|[’']?000s?|tsd\\.?|k)`], factor: 1000 },
  {
    words: [
      'in (?:\\p{Sc} ?)?millions?',
      'million (?:kroner|kronor|euros?|pounds|dollars|francs|rupees|tonnes|litres|units)',
      "millions d[’']euros",
      'in mio',
      'in millionen',
      'en millions',
      'en millones',
      'in miljoen(?:en)?',
      'mio\\.? (?:euro|€|chf)',
      'm€',
      'miljoen euro',
      'millones de euros',
      'in mln',
    ],
    factor: 1e6,
  },
  {
    words: [
      'in (?:\\p{Sc} ?)?thousands?',
      '(?:in )?thousand (?:kroner|euros?|pounds|dollars|francs|tonnes|litres|units)',
      'in tsd',
      'in tausend',
      'en milliers',
      'en miles',
      'in duizend(?:en|tallen)?',
      "milliers d[’']euros",
      'miles de euros',
      't€',
    ],
    factor: 1000,
  },
];

/** Says that a share is of the amount before it. */
export const partOfWords: readonly string[] = [
  'of which',
  'of these',
  'of them',
  'dont',
  'davon',
  'waarvan',
  'de los cuales',
  'de ell[oa]s',
];

/** Units of which one has a thousand of the next smaller. */
export const largerUnits: readonly string[] = [
  'tonnes?',
  'tons?',
  'kg',
  'kilo\\p{L}*',
  'km',
  '[kMGT]W(?:h|p)?',
  '(?:kilo|mega|giga|tera)\\p{L}+',
  'hectolit\\p{L}+',
  'GB',
  'TB',
  'thousands?',
  'millions?',
  'billions?',
];
