import { Outlet } from '@tanstack/react-router';
import { Suspense, lazy } from 'react';

// Nothing on the first page says anything by toast: its code comes after the page.
const Toasts = lazy(async () => ({ default: (await import('#web/components/toast.tsx')).Toasts }));

export function Root() {
  return (
    <>
      <Outlet />
      <Suspense fallback={null}>
        <Toasts />
      </Suspense>
    </>
  );
}
