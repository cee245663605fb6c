import { useQueryClient, type FetchQueryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useMember } from '#web/features/identity/member.ts';

/** Leaves alone what a screen asked for already: its answer, its failure, or its wait. */
async function unlessAsked<T, K extends QueryKey>(
  queries: QueryClient,
  query: FetchQueryOptions<T, Error, T, K>,
): Promise<void> {
  if (queries.getQueryCache().find({ queryKey: query.queryKey }) === undefined) await queries.prefetchQuery(query);
}

/** Calls back once the next frame was painted; a hidden tab paints none. */
function afterPaint(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(then, 0);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * Loads solutions, sessions and documents in advance once the client is known (section 4, app shell), once per page and
 * organization, after the first paint. Failures are shown by the screens that need the data.
 */
export function useSilentLoad(found: boolean): void {
  const {
    membership: { clerkOrgId, clientId },
  } = useMember();
  const queries = useQueryClient();
  useEffect(() => {
    if (!found) return undefined;
    return afterPaint(() => {
      const loads = [
        import('#web/features/content/content.api.ts').then(({ listQuery }) =>
          unlessAsked(queries, listQuery('document', clerkOrgId, clientId)),
        ),
        // Neither can be asked for without the client's id.
        ...(clientId === ''
          ? []
          : [
              import('#web/features/solutions/solutions.api.ts').then(({ solutionsQuery }) =>
                unlessAsked(queries, solutionsQuery(clerkOrgId, clientId)),
              ),
              import('#web/features/discovery/discovery.api.ts').then(({ sessionsQuery }) =>
                unlessAsked(queries, sessionsQuery(clerkOrgId, clientId)),
              ),
            ]),
      ];
      // A part of the code that can't be fetched is fetched again by the screen.
      void Promise.allSettled(loads);
    });
  }, [found, queries, clerkOrgId, clientId]);
}
