import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { paths } from '#web/paths.ts';

/** Navigates once. The router's own component navigates again on every render while the next screen loads. */
export function Redirect({ to }: { to: (typeof paths)[keyof typeof paths] }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate({ to, replace: true });
  }, [navigate, to]);
  return <output className="block px-6 py-24 text-center text-muted">Loading...</output>;
}
