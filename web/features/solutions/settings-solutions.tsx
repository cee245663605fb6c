import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { paths } from '#web/paths.ts';

/** Solutions have one screen, on the dashboard; this address of theirs leads there. */
export function SettingsSolutions() {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate({ to: paths.dashboard, search: { view: 'solutions' }, replace: true });
  }, [navigate]);
  return <output className="block px-6 py-24 text-center text-muted">Loading...</output>;
}
