export type Unit = 'percent' | 'points' | 'money' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year' | null;

/** A number with scale and unit applied. */
export interface Value {
  value: number;
  /** Half of its last digit's place value. */
  error: number;
  unit: Unit;
  /** Currency symbol or code; empty if none. */
  currency: string;
  /** Preceded by 'about' or 'over', or rounded in words. */
  rough: boolean;
  /** Preceded by 'over' or 'more than': the real value may be larger. */
  atLeast: boolean;
  /** Preceded by 'fewer than' or 'under': the real value may be smaller. */
  atMost: boolean;
  /** A year, or a day of a month. */
  calendar: boolean;
  words: string;
}

/** Creates a value from a plain number. */
export const valueOf = (value: number, more: Partial<Value> = {}): Value => ({
  value,
  error: 0,
  unit: null,
  currency: '',
  rough: false,
  atLeast: false,
  atMost: false,
  calendar: false,
  words: '',
  ...more,
});

/** Whether two values may be of one kind: equal in unit and currency, as far as each has one. */
export const alike = (a: Value, b: Value): boolean =>
  (a.unit === b.unit || a.unit === null || b.unit === null) &&
  (a.currency === b.currency || a.currency === '' || b.currency === '');

/** Minutes of each unit of time below a month. */
export const minutesOf: ReadonlyMap<Unit, number> = new Map<Unit, number>([
  ['minute', 1],
  ['hour', 60],
  ['day', 1440],
  ['week', 10_080],
]);
