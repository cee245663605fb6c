import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { deleteOwnCard, listOwnCards, saveOwnCard, tryOwnCard } from '#contract/own-cards.ts';
import { useMember } from '#web/features/identity/member.ts';
import { call } from '#web/lib/client.ts';

/** Reads the cards that admins wrote; only they may. */
export function useOwnCards() {
  const { clerkOrgId: organizationId, role } = useMember().membership;
  return useQuery({
    queryKey: [organizationId, 'coach-cards'],
    enabled: role === 'org:admin',
    queryFn: async ({ signal }) => (await call(listOwnCards, {}, { signal, organizationId })).cards,
  });
}

function useOwnCardChange<T>(change: (input: T, organizationId: string) => ReturnType<typeof save>) {
  const organizationId = useMember().membership.clerkOrgId;
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: T) => change(input, organizationId),
    onSuccess: ({ cards }) => {
      queries.setQueryData([organizationId, 'coach-cards'], cards);
    },
    // Another admin may have deleted the card.
    onError: () => queries.invalidateQueries({ queryKey: [organizationId, 'coach-cards'] }),
  });
}
const save = (input: z.input<typeof saveOwnCard.input>, organizationId: string) =>
  call(saveOwnCard, input, { organizationId });
const remove = (cardId: string, organizationId: string) => call(deleteOwnCard, { cardId }, { organizationId });

export const useSaveOwnCard = () => useOwnCardChange(save);
export const useDeleteOwnCard = () => useOwnCardChange(remove);

/** Finds the lines of a past session that a card would answer. */
export function useTryOwnCard() {
  const organizationId = useMember().membership.clerkOrgId;
  return useMutation({
    mutationFn: (input: z.input<typeof tryOwnCard.input>) => call(tryOwnCard, input, { organizationId }),
  });
}
