import { countKeys, type Counts, type NumbersRow } from '#contract/numbers.ts';

const nothing: Counts = { preps: 0, sessions: 0, sent: 0, viewed: 0, accepted: 0 };

function sum(rows: readonly Counts[]): Counts {
  return rows.reduce<Counts>((total, row) => {
    const next = { ...total };
    for (const key of countKeys) next[key] += row[key];
    return next;
  }, nothing);
}

/** Returns monthly totals in the given order, for one person or (null) everyone. */
export function byMonth(
  rows: readonly NumbersRow[],
  months: readonly string[],
  userId: string | null,
): (Counts & { month: string })[] {
  const chosen = rows.filter((row) => userId === null || row.userId === userId);
  return months.map((month) => ({ month, ...sum(chosen.filter((row) => row.month === month)) }));
}

/** Returns totals per person, most active first; deleted accounts are combined. */
export function byPerson(
  rows: readonly NumbersRow[],
  months: readonly string[],
): (Counts & { userId: string | null })[] {
  const within = rows.filter(({ month }) => months.includes(month));
  const all = (row: Counts): number => countKeys.reduce((total, key) => total + row[key], 0);
  return [...new Set(within.map(({ userId }) => userId))]
    .map((userId) => ({ userId, ...sum(within.filter((row) => row.userId === userId)) }))
    .toSorted((a, b) => all(b) - all(a));
}

/** Returns a rounded percentage; null if `whole` is 0. */
export function percent(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((100 * part) / whole);
}
