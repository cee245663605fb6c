import { keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { exportAuditLog, listAuditLog } from '#contract/audit.ts';
import { useMember } from '#web/features/identity/member.ts';
import { call } from '#web/lib/client.ts';
import { download } from '#web/lib/files/download.ts';

/** Loads the audit log page by page, newest first; while another search loads, what was found before stays. */
export function useAuditLog(search: string) {
  const {
    membership: { clerkOrgId: organizationId },
  } = useMember();
  return useInfiniteQuery({
    queryKey: [organizationId, 'audit-log', search],
    initialPageParam: null as { before: string; beforeId: string } | null,
    queryFn: ({ pageParam, signal }) =>
      call(listAuditLog, { ...pageParam, ...(search === '' ? {} : { search }) }, { signal, organizationId }),
    getNextPageParam: ({ entries, more }) => {
      const last = entries.at(-1);
      return more && last !== undefined ? { before: last.at, beforeId: last.id } : undefined;
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Saves the audit log as a file, or what the search finds in it. */
export function useExportAuditLog() {
  const {
    membership: { clerkOrgId: organizationId },
  } = useMember();
  return useMutation({
    mutationFn: (search: string) =>
      download(exportAuditLog, search === '' ? {} : { search }, { organizationId, fileName: 'audit-log.csv' }),
  });
}
