import type { SessionItem } from '#contract/discovery.ts';

export interface SessionChoice {
  /** The id of the person whose sessions are wanted; null for everyone's. */
  ownerId: string | null;
  search: string;
  /** A status, or empty for all. */
  status: string;
}

/** The rows to show: every word of the search is somewhere in a row, upper and lower case alike. Newest first. */
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
