import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useMember } from '#web/features/identity/member.ts';

/**
 * Loads the documents in advance once the client is known (section 4, app shell).
 * Their code is fetched beside the first screen; if that fails, the library loads it again and reports errors.
 */
export function usePreloadDocuments(found: boolean): void {
  const {
    membership: { clerkOrgId, clientId },
  } = useMember();
  const queries = useQueryClient();
  useEffect(() => {
    if (!found) return;
    import('./content.api.ts').then(
      ({ listQuery }) => queries.prefetchQuery(listQuery('document', clerkOrgId, clientId)),
      () => undefined,
    );
  }, [found, queries, clerkOrgId, clientId]);
}
