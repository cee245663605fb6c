import { useMutation, useQuery } from '@tanstack/react-query';
import { exportNumbers, readNumbers } from '#contract/numbers.ts';
import { useMember } from '#web/features/identity/member.ts';
import { call } from '#web/lib/client.ts';
import { download } from '#web/lib/files/download.ts';

/** Loads the organization's activity of the last 12 months. */
export function useNumbers() {
  const organizationId = useMember().membership.clerkOrgId;
  return useQuery({
    queryKey: [organizationId, 'numbers'],
    queryFn: ({ signal }) => call(readNumbers, {}, { signal, organizationId }),
  });
}

export function useExportNumbers() {
  const organizationId = useMember().membership.clerkOrgId;
  return useMutation({ mutationFn: () => download(exportNumbers, {}, { organizationId, fileName: 'numbers.csv' }) });
}
