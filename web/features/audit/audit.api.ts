import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { exportAuditLog, listAuditLog } from '#contract/audit.ts';
import { useMember } from '#web/features/identity/member.ts';
import { call } from '#web/lib/client.ts';
import { download } from '#web/lib/files/download.ts';

/** Loads the audit log page by page, newest first. */
export function useAuditLog() {
  const {
    membership: { clerkOrgId: organizationId },
  } = useMember();
  return useInfiniteQuery({
    queryKey: [organizationId, 'audit-log'],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(listAuditLog, pageParam === '' ? {} : { before: pageParam }, { signal, organizationId }),
    getNextPageParam: ({ entries, more }) => (more ? entries.at(-1)?.at : undefined),
    staleTime: 0,
  });
}

export function useExportAuditLog() {
  const {
    membership: { clerkOrgId: organizationId },
  } = useMember();
  return useMutation({ mutationFn: () => download(exportAuditLog, { organizationId, fileName: 'audit-log.csv' }) });
}
