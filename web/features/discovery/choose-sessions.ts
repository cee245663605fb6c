import type { SessionItem } from '#contract/discovery.ts';
import { searchTest, sortRows, type SortKeys, type Sorting } from '#web/components/list-sorting.ts';
import { personOf, titleOf } from './session-words.ts';

const keyOf: SortKeys<SessionItem> = {
  company: titleOf,
  person: personOf,
  status: ({ status }) => status,
};

export interface SessionChoice {
  /** Id of the owner to filter by; null: everyone. */
  ownerId: string | null;
  search: string;
  /** A status; empty: all. */
  status: string;
  sorting: Sorting;
}

/** Returns the rows to show, newest first or as sorted: rows containing every word of the search, ignoring case. */
export function chooseSessions(
  sessions: readonly SessionItem[],
  { ownerId, search, status, sorting }: SessionChoice,
): SessionItem[] {
  const matches = searchTest(search);
  const newest = sessions
    .filter(
      ({ sessionName, firstName, lastName, companyName, solutionName, repFirstName, repLastName, ...session }) => {
        if (ownerId !== null && session.userID !== ownerId) return false;
        if (status !== '' && session.status !== status) return false;
        return matches([sessionName, firstName, lastName, companyName, solutionName, repFirstName, repLastName]);
      },
    )
    .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt));
  return sortRows(newest, sorting, keyOf);
}
