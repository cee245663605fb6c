import { Outlet } from '@tanstack/react-router';
import { Suspense, lazy } from 'react';

// The first page shows no toast, so their code loads after it.
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
