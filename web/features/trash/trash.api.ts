import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { deleteForGood, listTrash, restoreTrash } from '#contract/trash.ts';
import type { TrashItem } from '#contract/trash.ts';
import { useMember } from '#web/features/identity/member.ts';
import { call } from '#web/lib/client.ts';

export function useTrash() {
  const {
    membership: { clerkOrgId: organizationId },
  } = useMember();
  return useQuery({
    queryKey: [organizationId, 'trash'],
    queryFn: ({ signal }) => call(listTrash, {}, { signal, organizationId }),
    select: ({ items }) => items,
    staleTime: 0,
  });
}

/** Restores or permanently deletes an item, then refetches the lists of content and preps. */
export function useChangeTrash() {
  const {
    membership: { clerkOrgId: organizationId },
  } = useMember();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ item: { kind, id }, restore }: { item: TrashItem; restore: boolean }) =>
      call(restore ? restoreTrash : deleteForGood, { kind, id }, { organizationId }),
    onSettled: () => queries.invalidateQueries({ queryKey: [organizationId] }),
  });
}
