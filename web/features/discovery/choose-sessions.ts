import type { SessionItem } from '#contract/discovery.ts';

import { personOf, titleOf } from './session-words.ts';

export const sessionSortings = {
  newest: 'Newest first',
  company: 'Company',
  person: 'Person',
  status: 'Status',
} as const;
export type SessionSorting = keyof typeof sessionSortings;

const collator = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true });
const keyOf: Record<Exclude<SessionSorting, 'newest'>, (session: SessionItem) => string> = {
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
  sorting: SessionSorting;
}

/** Returns the rows to show, newest first or as sorted: rows containing every word of the search, ignoring case. */
export function chooseSessions(
  sessions: readonly SessionItem[],
  { ownerId, search, status, sorting }: SessionChoice,
): SessionItem[] {
  const words = search.toLocaleLowerCase().split(/\s+/u).filter(Boolean);
  const newest = sessions
    .filter((session) => {
      if (ownerId !== null && session.userID !== ownerId) return false;
      if (status !== '' && session.status !== status) return false;
      const { sessionName, firstName, lastName, companyName, solutionName, repFirstName, repLastName } = session;
      const text = [sessionName, firstName, lastName, companyName, solutionName, repFirstName, repLastName]
        .join(' ')
        .toLocaleLowerCase();
      return words.every((word) => text.includes(word));
    })
    .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt));
  if (sorting === 'newest') return newest;
  const key = keyOf[sorting];
  return newest.sort((a, b) => collator.compare(key(a), key(b)));
}
