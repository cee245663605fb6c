import { countKeys } from '#contract/numbers.ts';
import { toCsv } from '#server/platform/csv.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { readNumbers } from './read-numbers.ts';

/** Returns the numbers by month and person as CSV (RFC 4180); no cell can run as a formula. */
export async function exportNumbers(ctx: TenantContext): Promise<string> {
  const { rows, people } = await readNumbers(ctx);
  const names = new Map(people.map(({ userId, name }) => [userId, name]));
  return toCsv([
    ['Month', 'Person', 'Preps', 'Sessions', 'Proposals sent', 'Viewed', 'Accepted'],
    ...rows.map((row) => [
      row.month,
      names.get(row.userId ?? '') ?? 'Former member',
      ...countKeys.map((key) => row[key]),
    ]),
  ]);
}
