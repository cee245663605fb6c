import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { InputOf } from '#contract/endpoint.ts';
import { cancelImport, listImports, previewImport, startImport, type SessionImport } from '#contract/imports.ts';
import { useMember } from '#web/features/identity/member.ts';
import { call } from '#web/lib/client.ts';

function useKey() {
  const {
    membership: { clerkOrgId: organizationId },
  } = useMember();
  return { organizationId, queryKey: [organizationId, 'imports'] };
}

export const isUnderWay = ({ state }: SessionImport): boolean => state === 'waiting' || state === 'running';

/** Polls every second during an import; afterward refetches the list of sessions. */
export function useImports() {
  const { organizationId, queryKey } = useKey();
  const queries = useQueryClient();
  const imports = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await call(listImports, {}, { organizationId, signal })).imports,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) === true ? 1000 : false),
  });
  const ended = imports.data?.filter((one) => !isUnderWay(one)).length ?? 0;
  useEffect(() => {
    if (ended > 0) void queries.invalidateQueries({ queryKey: [organizationId, 'sessions', 'list'] });
  }, [ended, organizationId, queries]);
  return imports;
}

export function usePreviewImport() {
  const { organizationId } = useKey();
  return useMutation({ mutationFn: (csv: string) => call(previewImport, { csv }, { organizationId }) });
}

export function useStartImport() {
  const { organizationId, queryKey } = useKey();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: InputOf<typeof startImport>) => call(startImport, input, { organizationId }),
    onSuccess: ({ imports }) => {
      queries.setQueryData(queryKey, imports);
      void queries.invalidateQueries({ queryKey: [organizationId, 'work-news'] });
    },
  });
}

export function useCancelImport() {
  const { organizationId, queryKey } = useKey();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (importId: string) => call(cancelImport, { importId }, { organizationId }),
    onSuccess: ({ imports }) => {
      queries.setQueryData(queryKey, imports);
    },
  });
}
