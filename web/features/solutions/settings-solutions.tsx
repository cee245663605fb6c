import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { paths } from '#web/paths.ts';

/** Redirects to the solutions' only screen, on the dashboard. */
export function SettingsSolutions() {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate({ to: paths.dashboard, search: { view: 'solutions' }, replace: true });
  }, [navigate]);
  return <output className="block px-6 py-24 text-center text-muted">Loading...</output>;
}
