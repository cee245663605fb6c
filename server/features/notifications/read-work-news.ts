import type { WorkNews } from '#contract/work-news.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { workStore } from './work.store.ts';

const shownNews = 12;

/** Returns the state of the caller's imports and exports. Old rows without an end time are dated by their start. */
export async function readWorkNews(ctx: TenantContext): Promise<{ news: WorkNews[] }> {
  const store = workStore(ctx);
  const [imports, exports] = [await store.imports(shownNews), await store.exports(shownNews)];
  const news: WorkNews[] = [
    ...imports.map(({ createdAt, endedAt, ...row }) => ({
      kind: 'import' as const,
      ...row,
      at: (endedAt ?? createdAt).toISOString(),
    })),
    ...exports.map(({ createdAt, endedAt, state, ...row }) => ({
      kind: 'export' as const,
      name: '',
      made: 0,
      duplicates: 0,
      refused: 0,
      ...row,
      state: state === 'ready' ? ('done' as const) : state,
      at: (endedAt ?? createdAt).toISOString(),
    })),
  ];
  return { news: news.toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, shownNews) };
}
