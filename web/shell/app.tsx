import { RouterProvider } from '@tanstack/react-router';
import { useConfiguration } from '#web/features/identity/identity.api.ts';
import { CallError } from '#web/lib/call-error.ts';
import { router } from '#web/routes.tsx';
import { ConfigurationError } from './error-page.tsx';

/** Missing settings block the whole product; a pending or otherwise failed response doesn't. */
export function App() {
  const { error } = useConfiguration();
  if (error instanceof CallError && error.code === 'not_configured') return <ConfigurationError text={error.message} />;
  return <RouterProvider router={router} />;
}
