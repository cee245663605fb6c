import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  cancelExport,
  linkExport,
  listExports,
  startExport,
  type OrganizationExport,
} from '#contract/organization-export.ts';
import { useMember } from '#web/features/identity/member.ts';
import { call } from '#web/lib/client.ts';

function useKey() {
  const {
    membership: { clerkOrgId: organizationId },
  } = useMember();
  return { organizationId, queryKey: [organizationId, 'exports'] };
}

export const isUnderWay = ({ state }: OrganizationExport): boolean => state === 'waiting' || state === 'running';

/** Polls every second during an export. */
export function useExports() {
  const { organizationId, queryKey } = useKey();
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await call(listExports, {}, { organizationId, signal })).exports,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) === true ? 1000 : false),
  });
}

export function useStartExport() {
  const { organizationId, queryKey } = useKey();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(startExport, {}, { organizationId }),
    onSuccess: ({ exports }) => {
      queries.setQueryData(queryKey, exports);
      void queries.invalidateQueries({ queryKey: [organizationId, 'work-news'] });
    },
    onError: () => queries.invalidateQueries({ queryKey }),
  });
}

export function useCancelExport() {
  const { organizationId, queryKey } = useKey();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (exportId: string) => {
      // An earlier request would show it as in progress again.
      await queries.cancelQueries({ queryKey });
      return call(cancelExport, { exportId }, { organizationId });
    },
    onSuccess: ({ exports }) => {
      queries.setQueryData(queryKey, exports);
      void queries.invalidateQueries({ queryKey: [organizationId, 'work-news'] });
    },
    onError: () => queries.invalidateQueries({ queryKey }),
  });
}

/** Lets the browser save the file, which may be too large for a page's memory. */
export function useDownloadExport() {
  const { organizationId } = useKey();
  return useMutation({
    mutationFn: async (exportId: string) => {
      const { address } = await call(linkExport, { exportId }, { organizationId });
      const link = document.createElement('a');
      link.href = address;
      link.download = '';
      link.click();
    },
  });
}
