import { useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { lazyScreen } from '#web/components/lazy-screen.ts';
import type { DashboardSearch } from '#web/features/discovery/dashboard-search.ts';

// Loaded on demand, so that opening the product waits only for the dashboard.
const DashboardHome = lazyScreen(() => import('./dashboard-home.tsx'), 'DashboardHome');
const BriefScreen = lazyScreen(() => import('#web/features/prep/brief-screen.tsx'), 'BriefScreen');
const SessionScreen = lazyScreen(() => import('#web/features/discovery/session-screen.tsx'), 'SessionScreen');
const SolutionsScreen = lazyScreen(() => import('#web/features/solutions/solutions-screen.tsx'), 'SolutionsScreen');

/** Delay after the page has loaded; afterward, a call that starts without a network still finds its screen. */
const restMs = 3000;

/** Fetches the code of the screen in the URL beside the shell's; the previous screen stays until then. */
export async function fetchScreen({ prep, session, view }: DashboardSearch): Promise<void> {
  const wanted =
    session !== undefined
      ? SessionScreen
      : view === 'solutions'
        ? SolutionsScreen
        : prep === undefined
          ? DashboardHome
          : BriefScreen;
  await wanted.preload?.();
}

function useRest() {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const screen of [DashboardHome, BriefScreen, SessionScreen, SolutionsScreen]) void screen.preload?.();
    }, restMs);
    return () => {
      clearTimeout(timer);
    };
  }, []);
}

export function DashboardScreen() {
  const { prep, session, view } = useSearch({ from: '/protected/shell/dashboard' });
  useRest();
  // An existing session opens at stage 5 unless the URL names another view.
  if (session !== undefined)
    return (
      <SessionScreen
        key={session}
        sessionId={session}
        view={view === undefined || view === 'solutions' ? 'solution' : view}
      />
    );
  if (view === 'solutions') return <SolutionsScreen />;
  return prep === undefined ? <DashboardHome /> : <BriefScreen key={prep} prepId={prep} />;
}
