/** A time that a price is paid for again, or that an amount of money is told of. */
export interface PeriodWords {
  label: string;
  perYear: number;
  /** Its names, the English one first. */
  names: readonly string[];
  adverbs: readonly string[];
  /** They stand before or behind what is paid for: 'annual licence'. */
  adjectives: readonly string[];
  /** They say it where a price's unit is nothing else, and mean other things within a sentence. */
  units: readonly string[];
  /** Only people who talk say it. */
  spoken: readonly string[];
}

/** Times of more than a day: a day or an hour is counted instead. */
export const periods: readonly PeriodWords[] = [
  {
    label: 'per week',
    perYear: 52,
    names: ['week', 'woche', 'semaine', 'semana', 'settimana', 'vecka', 'uge'],
    adverbs: ['weekly', 'wöchentlich', 'wekelijks', 'ugentligt'],
    adjectives: ['wöchentliche', 'wekelijkse', 'hebdomadaire', 'semanal', 'settimanale'],
    units: ['wk', 'pw'],
    spoken: [],
  },
  {
    label: 'per fortnight',
    perYear: 26,
    names: ['fortnight'],
    adverbs: ['fortnightly'],
    adjectives: [],
    units: [],
    spoken: [],
  },
  {
    label: 'per month',
    perYear: 12,
    names: ['month', 'monat', 'maand', 'mois', 'mese', 'måned', 'månad'],
    adverbs: ['monthly', 'monatlich', 'maandelijks', 'mensuellement', 'mensualmente', 'mensilmente', 'månedligt'],
    adjectives: ['monatliche', 'maandelijkse', 'mensuel', 'mensuelle', 'mensual', 'mensile'],
    units: ['mth', 'mo', 'pcm', 'pm', 'mes'],
    spoken: [],
  },
  {
    label: 'per quarter',
    perYear: 4,
    names: ['quarter', 'quartal', 'kwartaal', 'trimestre', 'kvartal'],
    adverbs: ['quarterly', 'vierteljährlich', 'quartalsweise', 'trimestriellement'],
    adjectives: ['vierteljährliche', 'trimestriel', 'trimestrielle', 'trimestral', 'trimestrale'],
    units: ['qtr'],
    spoken: [],
  },
  {
    label: 'per year',
    perYear: 1,
    names: ['year', 'annum', 'jahr', 'jaar', 'année', 'año', 'anno', 'år'],
    adverbs: ['annually', 'yearly', 'jährlich', 'jaarlijks', 'annuellement', 'anualmente', 'annualmente', 'årligt'],
    adjectives: ['annual', 'jährliche', 'jaarlijkse', 'annuel', 'annuelle', 'anual', 'annuale'],
    units: ['yr', 'pa', 'p\\.a\\.?', 'an'],
    spoken: ['p\\.?a\\.?', 'twelvemonth'],
  },
];
