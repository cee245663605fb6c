/** The given number of months up to a moment, oldest first, as 'YYYY-MM' by UTC. */
export function monthsUpTo(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, at) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count + 1 + at, 1)).toISOString().slice(0, 7),
  );
}
