import { near } from './near.ts';
import { toldAs, type ToldAs } from './follows-from.ts';
import { alike, minutesOf, valueOf, type Unit, type Value } from '../value.ts';

const mostFigures = 8;
/** Among what the figures come to, numbers within this factor of the claimed one are those that it might have been. */
const within = 3;
const mostByChance = 0.12;

const unitOf = (a: Value, b: Value): Partial<Value> => ({
  unit: a.unit ?? b.unit,
  currency: a.currency === '' ? b.currency : a.currency,
});
const percent = (value: number): Value => valueOf(value, { unit: 'percent' });

/** What a part is of its whole, and what two figures differ by in shares of the first or second. */
function sharesOf(a: Value, b: Value, { isOnlyChange, direction }: ToldAs): Value[] {
  const [small, large] = [Math.min(a.value, b.value), Math.max(a.value, b.value)];
  if (small <= 0 || small === large) return [];
  const rise = (100 * (large - small)) / small;
  const fall = (100 * (large - small)) / large;
  const changes = direction === 'up' ? [rise] : direction === 'down' ? [fall] : [rise, fall];
  if (isOnlyChange) return changes.map(percent);
  return [
    ...changes,
    fall,
    (100 * small) / large,
    (100 * small) / (small + large),
    (100 * large) / (small + large),
  ].map(percent);
}

function ofTwo(a: Value, b: Value, told: ToldAs): Value[] {
  const [isShare, isOther] = [a.unit === 'percent', b.unit === 'percent'];
  if (isShare && isOther)
    return [
      ...[a.value + b.value, 100 - a.value - b.value].map(percent),
      percent(Math.abs(a.value - b.value)),
      valueOf(Math.abs(a.value - b.value), { unit: 'points' }),
      ...sharesOf(a, b, told),
    ];
  if (isShare || isOther || !alike(a, b)) return [];
  const more = unitOf(a, b);
  return [
    valueOf(Math.abs(a.value - b.value), more),
    valueOf(a.value + b.value, more),
    valueOf(Math.max(a.value, b.value) / Math.min(a.value, b.value)),
    ...sharesOf(a, b, told),
  ];
}

function ofThree(a: Value, b: Value, c: Value, told: ToldAs): Value[] {
  if (!alike(a, b) || !alike(a, c) || !alike(b, c) || a.unit === 'percent') return [];
  const [x, y, z] = [a.value, b.value, c.value];
  const more = unitOf(a, b);
  return [x + y + z, x + y - z, x + z - y, y + z - x]
    .map((value) => valueOf(Math.abs(value), more))
    .concat(
      [
        [x + y, z],
        [x + z, y],
        [y + z, x],
      ].flatMap(([sum = 0, other = 0]) =>
        sharesOf(valueOf(sum, more), valueOf(other, more), told).concat(
          valueOf(Math.max(sum, other) / Math.min(sum, other)),
        ),
      ),
    );
}

/** Returns a time in the unit of another. */
const inUnit = (value: Value, unit: Unit): Value[] => {
  const [from, to] = [minutesOf.get(value.unit), minutesOf.get(unit)];
  return from === undefined || to === undefined || value.unit === unit
    ? []
    : [{ ...value, unit, value: (value.value * from) / to }];
};

/** So far a number told as a bound, 'over 300', may be from what it bounds. */
const farthest = Math.log(1.25);
/** Whether a result is of the claimed number's kind: a share of shares, money of money, a count of anything countable. */
const isOfKind = ({ unit, currency, value }: Value, claimed: Value): boolean =>
  value > 0 &&
  Number.isFinite(value) &&
  (unit === claimed.unit ||
    (unit === null && claimed.unit !== 'percent' && claimed.unit !== 'points') ||
    (claimed.unit === null && unit !== 'money' && unit !== 'percent' && unit !== 'points')) &&
  (currency === '' || claimed.currency === '' || currency === claimed.currency);

/** Returns the share of all numbers within a factor of the claimed one that as many results as these would hit. */
function chanceOf(claimed: Value, results: readonly Value[]): number {
  const range = Math.log(within);
  const slack = Math.max(claimed.error * 1.02, claimed.rough ? 0.06 * claimed.value : 0, 1e-9) / claimed.value;
  const reach = claimed.atLeast || claimed.atMost ? farthest : 0;
  const spans = results
    .map(({ value }) => Math.log(value / claimed.value))
    .filter((place) => Math.abs(place) < range)
    .map((place): [number, number] => [
      Math.max(-range, place - slack - (claimed.atLeast ? reach : 0)),
      Math.min(range, place + slack + (claimed.atMost ? reach : 0)),
    ])
    .toSorted(([a], [b]) => a - b);
  let [covered, end] = [0, -range];
  for (const [from, to] of spans) {
    covered += Math.max(0, to - Math.max(from, end));
    end = Math.max(end, to);
  }
  return covered / (2 * range);
}

/**
 * Returns whether a number is what two or three figures come to, as sum, difference, multiple, share or change, and hardly
 * so by chance: where many figures come to many results, or the number is a round one, any other would be too.
 */
export function isReckoned(claim: string, claimed: Value, quoted: readonly Value[]): boolean {
  if (claimed.calendar || claimed.value <= 0) return false;
  const seen = new Set<string>();
  const plain = quoted
    .filter(({ calendar, value }) => !calendar && value > 0)
    .filter(({ value, unit }) => {
      const key = `${value} ${unit}`;
      return !seen.has(key) && seen.add(key);
    });
  if (plain.length < 2 || plain.length > mostFigures) return false;
  const told = toldAs(claim, claimed, { isChange: true, said: [] });
  const figures = [...plain, ...plain.flatMap((value) => inUnit(value, claimed.unit))];
  const results = figures
    .flatMap((a, at) =>
      figures
        .slice(at + 1)
        .flatMap((b, place) => [
          ...ofTwo(a, b, told),
          ...figures.slice(at + place + 2).flatMap((c) => ofThree(a, b, c, told)),
        ]),
    )
    .filter((result) => isOfKind(result, claimed));
  return (
    results.some(({ value }) => near(claimed, value) && Math.abs(Math.log(value / claimed.value)) <= farthest) &&
    chanceOf(claimed, results) <= mostByChance
  );
}
