import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { readCapture, rememberWord, saveCapture } from '#contract/capture.ts';
import { useMember } from '#web/features/identity/member.ts';
import { call } from '#web/lib/client.ts';

/** Loads the organization's capture settings. */
export function useCaptureSettings() {
  const {
    membership: { clerkOrgId: organizationId },
  } = useMember();
  return useQuery({
    queryKey: [organizationId, 'capture'],
    queryFn: ({ signal }) => call(readCapture, {}, { signal, organizationId }),
  });
}

export function useSaveCapture() {
  const {
    membership: { clerkOrgId: organizationId },
  } = useMember();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: z.input<typeof saveCapture.input>) => call(saveCapture, input, { organizationId }),
    onSuccess: (settings) => {
      queries.setQueryData([organizationId, 'capture'], settings);
    },
  });
}

/** Adds a name that the next calls spell right. */
export function useRememberWord() {
  const {
    membership: { clerkOrgId: organizationId },
  } = useMember();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (word: string) => call(rememberWord, { word }, { organizationId }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [organizationId, 'capture'] }),
  });
}
