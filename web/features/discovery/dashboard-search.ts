import { isView, type View } from './session-words.ts';

/** What the dashboard's address opens: a brief, or a session at one of its views. */
export interface DashboardSearch {
  prep?: string;
  session?: string;
  view?: View;
}

export function readDashboardSearch(search: Record<string, unknown>): DashboardSearch {
  const { prep, session, view } = search;
  if (typeof session === 'string') return { session, ...(isView(view) ? { view } : {}) };
  return typeof prep === 'string' ? { prep } : {};
}
