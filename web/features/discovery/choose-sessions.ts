import type { SessionItem } from '#contract/discovery.ts';

export interface SessionChoice {
  /** Id of the owner to filter by; null: everyone. */
  ownerId: string | null;
  search: string;
  /** A status; empty: all. */
  status: string;
}

/** Returns the rows to show, newest first: rows containing every word of the search, ignoring case. */
export function chooseSessions(
  sessions: readonly SessionItem[],
  { ownerId, search, status }: SessionChoice,
): SessionItem[] {
  const words = search.toLocaleLowerCase().split(/\s+/u).filter(Boolean);
  return sessions
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
}
