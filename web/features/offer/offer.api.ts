import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { changeOffer, readOffer, suggestOffer, type Offer } from '#contract/offer.ts';
import { showToast } from '#web/components/show-toast.ts';
import { useMember } from '#web/features/identity/member.ts';
import { call } from '#web/lib/client.ts';

function useOrganization() {
  const {
    membership: { clerkOrgId: organizationId, role },
  } = useMember();
  return { organizationId, key: [organizationId, 'offer'], mayChange: role === 'org:admin' };
}

/** Loads the price list, proof points and case studies; only admins may change them (`mayChange`). */
export function useOffer() {
  const { organizationId, key, mayChange } = useOrganization();
  const stored = useQuery({
    queryKey: [...key, 'stored'],
    queryFn: ({ signal }) => call(readOffer, {}, { signal, organizationId }),
  });
  return { stored, mayChange };
}

export function useChangeOffer() {
  const { organizationId, key } = useOrganization();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: { offer: Offer; revision: number }) => call(changeOffer, input, { organizationId }),
    onSuccess: (stored) => {
      queries.setQueryData([...key, 'stored'], stored);
      // The editor resets to the stored offer, so the toast is shown here.
      showToast({ title: 'Saved', description: 'Proposals use it from now on.' });
    },
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: key }),
        queries.invalidateQueries({ queryKey: [organizationId, 'sessions', 'one'] }),
      ]),
  });
}

/** Loads what the content states but the offer lacks. */
export function useSuggestions() {
  const { organizationId, key } = useOrganization();
  return useQuery({
    queryKey: [...key, 'suggestions'],
    queryFn: ({ signal }) => call(suggestOffer, {}, { signal, organizationId }),
  });
}
