import { useNavigate, useSearch } from '@tanstack/react-router';
import { paths } from '#web/paths.ts';
import { noChoice, sortings } from './choose-content.ts';
import type { ListChoice, Sorting } from './choose-content.ts';
import type { ContentTab } from './content-search.ts';

function isSorting(value: string): value is Sorting {
  return value in sortings;
}

/** Reads from the URL: tab, item, position within it, and list settings. */
export function useContentAddress() {
  const search = useSearch({ from: '/protected/shell/admin/content' });
  const navigate = useNavigate();
  const sort = search.sort !== undefined && isSorting(search.sort) ? search.sort : 'newest';
  const choice: ListChoice = {
    q: search.q ?? '',
    status: search.status ?? '',
    solution: search.solution ?? '',
    audience: search.audience ?? '',
    tag: search.tag ?? '',
    type: search.type ?? '',
    open: search.open ?? '',
    by: search.by ?? '',
    more: search.more ?? '',
    sort,
  };
  return {
    tab: search.tab ?? 'document',
    item: search.item,
    at: search.at ?? null,
    page: search.page ?? null,
    mark: search.mark ?? '',
    question: search.question ?? '',
    choice,
    choose: (change: Partial<ListChoice>) => {
      const next = { ...choice, ...change };
      const kept = Object.fromEntries(
        Object.entries(next).filter(([key, value]) => value !== '' && !(key === 'sort' && value === 'newest')),
      );
      void navigate({
        to: paths.content,
        search: { ...(search.tab ? { tab: search.tab } : {}), ...kept },
        replace: true,
      });
    },
    /** Clears search and filters, keeping the sort order. */
    clear: () => {
      void navigate({
        to: paths.content,
        search: {
          ...(search.tab ? { tab: search.tab } : {}),
          ...(search.sort === undefined ? {} : { sort: search.sort }),
        },
        replace: true,
      });
    },
    ask: (question: string) => {
      void navigate({ to: paths.content, search: { tab: 'ask', ...(question === '' ? {} : { question }) } });
    },
    goToPage: (page: number) => {
      void navigate({
        to: paths.content,
        search: {
          ...(search.tab ? { tab: search.tab } : {}),
          ...(search.item === undefined ? {} : { item: search.item }),
          page,
        },
        replace: true,
      });
    },
    open: (tab: ContentTab) => {
      void navigate({ to: paths.content, search: { tab } });
    },
    filtered: Object.entries(noChoice).some(
      ([key, value]) => key !== 'sort' && choice[key as keyof ListChoice] !== value,
    ),
  };
}
