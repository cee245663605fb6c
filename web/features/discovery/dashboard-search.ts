import { isView, type View } from './session-words.ts';

/** What the dashboard's address opens: a brief, a session at one of its views, or what the organization sells. */
export interface DashboardSearch {
  prep?: string | undefined;
  session?: string | undefined;
  view?: View | 'solutions' | undefined;
}

export function readDashboardSearch(search: Record<string, unknown>): DashboardSearch {
  // What isn't named here, the router takes as it stands in the address.
  const nothing = { prep: undefined, session: undefined, view: undefined };
  const { prep, session, view } = search;
  if (typeof session === 'string') return { ...nothing, session, view: isView(view) ? view : undefined };
  if (typeof prep === 'string') return { ...nothing, prep };
  return { ...nothing, view: view === 'solutions' ? view : undefined };
}
