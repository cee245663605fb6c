import { RouterProvider } from '@tanstack/react-router';
import { useConfiguration } from '#web/features/identity/identity.api.ts';
import { router } from '#web/routes.tsx';
import { ConfigurationError } from './error-page.tsx';

/** Missing settings stop the whole product; an answer that is still on its way, or failed, does not. */
export function App() {
  const missing = useConfiguration().data?.missing ?? [];
  return missing.length > 0 ? <ConfigurationError missing={missing} /> : <RouterProvider router={router} />;
}
