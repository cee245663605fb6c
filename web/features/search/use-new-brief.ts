import { useNavigate } from '@tanstack/react-router';
import { paths } from '#web/paths.ts';

/** Opens the form for a new brief and focuses it. */
export function useNewBrief(): () => void {
  const navigate = useNavigate();
  return () => {
    void navigate({ to: paths.dashboard, search: {} }).then(() => {
      // If this navigation renders the form, it exists a moment later.
      setTimeout(() => document.getElementById('company')?.focus());
    });
  };
}
