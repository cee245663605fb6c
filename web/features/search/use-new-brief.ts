import { useNavigate } from '@tanstack/react-router';
import { paths } from '#web/paths.ts';

/** Opens the form for a new brief with the keyboard in it. */
export function useNewBrief(): () => void {
  const navigate = useNavigate();
  return () => {
    void navigate({ to: paths.dashboard, search: {} }).then(() => {
      // Where the form is drawn by this navigation it is there a moment later.
      setTimeout(() => document.getElementById('company')?.focus());
    });
  };
}
