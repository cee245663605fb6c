import { numbersMonths, type Numbers, type NumbersRow } from '#contract/numbers.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { monthsUpTo } from './months.view.ts';
import { numbersStore } from './numbers.store.ts';

const nothing = { preps: 0, sessions: 0, sent: 0, viewed: 0, accepted: 0 };

/** Returns the organization's activity of the last 12 months by person and month, newest month first. */
export async function readNumbers(ctx: TenantContext): Promise<Numbers> {
  const store = numbersStore(ctx);
  const months = monthsUpTo(new Date(), numbersMonths);
  const since = new Date(`${months[0]}-01T00:00:00Z`);
  const [runs, proposals, coverage, reading] = await Promise.all([
    store.runs(since),
    store.proposals(since),
    store.coverage(since),
    store.reading(since),
  ]);
  const rows = new Map<string, NumbersRow>();
  for (const part of [...runs, ...proposals]) {
    const key = `${part.month} ${part.userId ?? ''}`;
    rows.set(key, { ...nothing, ...rows.get(key), ...part });
  }
  const all = [...rows.values()];
  const people = await store.names([...new Set(all.flatMap(({ userId }) => userId ?? []))]);
  return { months, people, rows: all.toSorted((a, b) => b.month.localeCompare(a.month)), coverage, reading };
}
