import type { PrepListItem } from '#contract/prep.ts';
import { searchTest, sortRows, type SortKeys, type Sorting } from '#web/components/list-sorting.ts';
import { personOf } from './prep-words.ts';

/** Statuses of briefs that have ended; empty: all. */
export const statusFilters = { '': 'Any status', ready: 'Ready', failed: 'Failed', cancelled: 'Canceled' } as const;
export type StatusFilter = keyof typeof statusFilters;

export interface ListChoice {
  /** Id of the owner to filter by; null: everyone. */
  ownerId: string | null;
  search: string;
  status: StatusFilter;
  sorting: Sorting;
}

const keyOf: SortKeys<PrepListItem> = {
  company: (prep) => prep.companyName,
  person: personOf,
  status: (prep) => prep.status,
};

/** Returns the rows to show: rows containing every word of the search, ignoring case. */
export function choosePreps(
  preps: readonly PrepListItem[],
  { ownerId, search, status, sorting }: ListChoice,
): PrepListItem[] {
  const matches = searchTest(search);
  const chosen = preps.filter(
    (prep) =>
      (ownerId === null || prep.userId === ownerId) &&
      (status === '' || prep.status === status) &&
      matches([personOf(prep), prep.companyName, prep.roleTitle, prep.repFirstName, prep.repLastName]),
  );
  return sortRows(
    chosen.sort((a, b) => b.createdAt.localeCompare(a.createdAt)),
    sorting,
    keyOf,
  );
}
