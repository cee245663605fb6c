import type { PrepListItem } from '#contract/prep.ts';
import { personOf } from './prep-words.ts';

export const sortings = { newest: 'Newest first', company: 'Company', person: 'Person', status: 'Status' } as const;
export type Sorting = keyof typeof sortings;

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

const collator = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true });
const keyOf: Record<Exclude<Sorting, 'newest'>, (prep: PrepListItem) => string> = {
  company: (prep) => prep.companyName,
  person: personOf,
  status: (prep) => prep.status,
};

/** Returns the rows to show: rows containing every word of the search, ignoring case. */
export function choosePreps(
  preps: readonly PrepListItem[],
  { ownerId, search, status, sorting }: ListChoice,
): PrepListItem[] {
  const words = search.toLocaleLowerCase().split(/\s+/u).filter(Boolean);
  const chosen = preps.filter((prep) => {
    if (ownerId !== null && prep.userId !== ownerId) return false;
    if (status !== '' && prep.status !== status) return false;
    const text = [personOf(prep), prep.companyName, prep.roleTitle, prep.repFirstName, prep.repLastName]
      .join(' ')
      .toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
  const newest = chosen.sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  if (sorting === 'newest') return newest;
  const key = keyOf[sorting];
  return newest.sort((a, b) => collator.compare(key(a), key(b)));
}
