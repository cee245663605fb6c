import { isView, type View } from './session-words.ts';

/** What the dashboard's address opens: a brief, a session at one of its views, or what the organization sells. */
export interface DashboardSearch {
  prep?: string;
  session?: string;
  view?: View | 'solutions';
}

export function readDashboardSearch(search: Record<string, unknown>): DashboardSearch {
  const { prep, session, view } = search;
  if (typeof session === 'string') return { session, ...(isView(view) ? { view } : {}) };
  if (typeof prep === 'string') return { prep };
  return view === 'solutions' ? { view } : {};
}
