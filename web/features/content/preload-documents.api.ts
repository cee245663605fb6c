import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useMember } from '#web/features/identity/member.ts';

/**
 * With the client found, the documents are loaded before anybody asks for them (section 4, app shell). Their code comes
 * beside the first screen; where it can't be had, the library itself asks again and says so.
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
