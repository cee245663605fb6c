import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { readModelSettings, saveModelSettings, type ModelSettingsInput } from '#contract/model-settings.ts';
import { readModel, testModel } from '#contract/model.ts';
import { useMember } from '#web/features/identity/member.ts';
import { call } from '#web/lib/client.ts';

/** Loads the configured model and its usage, for admins. */
export function useModel(enabled = true) {
  const {
    membership: { clerkOrgId: organizationId },
  } = useMember();
  return useQuery({
    queryKey: [organizationId, 'model'],
    enabled,
    staleTime: 0,
    queryFn: ({ signal }) => call(readModel, {}, { signal, organizationId }),
  });
}

export function useTestModel() {
  const {
    membership: { clerkOrgId: organizationId },
  } = useMember();
  return useMutation({ mutationFn: () => call(testModel, {}, { organizationId }) });
}

export function useModelSettings() {
  const {
    membership: { clerkOrgId: organizationId },
  } = useMember();
  return useQuery({
    queryKey: [organizationId, 'model-settings'],
    staleTime: 0,
    queryFn: ({ signal }) => call(readModelSettings, {}, { signal, organizationId }),
  });
}

export function useSaveModelSettings() {
  const {
    membership: { clerkOrgId: organizationId },
  } = useMember();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: ModelSettingsInput) => call(saveModelSettings, input, { organizationId }),
    onSuccess: async (saved) => {
      queries.setQueryData([organizationId, 'model-settings'], saved);
      // A different model may write from now on.
      await queries.invalidateQueries({ queryKey: [organizationId, 'model'] });
    },
  });
}
