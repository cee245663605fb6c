import { isView, type View } from './session-words.ts';

/** What the dashboard's URL opens: a brief, a session view, or the solutions. */
export interface DashboardSearch {
  prep?: string | undefined;
  session?: string | undefined;
  view?: View | 'solutions' | undefined;
}

export function readDashboardSearch(search: Record<string, unknown>): DashboardSearch {
  // The router passes unnamed parameters through unchanged, so every key is set.
  const nothing = { prep: undefined, session: undefined, view: undefined };
  const { prep, session, view } = search;
  if (typeof session === 'string') return { ...nothing, session, view: isView(view) ? view : undefined };
  if (typeof prep === 'string') return { ...nothing, prep };
  return { ...nothing, view: view === 'solutions' ? view : undefined };
}
