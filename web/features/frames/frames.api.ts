import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { deleteFrame, draftFrame, listFrames, saveFrame } from '#contract/frames.ts';
import { useMember } from '#web/features/identity/member.ts';
import { call } from '#web/lib/client.ts';

const keyOf = (organizationId: string) => [organizationId, 'qualification-frames'];

/** Loads the frames that admins wrote. */
export function useFrames() {
  const organizationId = useMember().membership.clerkOrgId;
  return useQuery({
    queryKey: keyOf(organizationId),
    queryFn: async ({ signal }) => (await call(listFrames, {}, { signal, organizationId })).frames,
  });
}

function useFrameChange<T>(change: (input: T, organizationId: string) => ReturnType<typeof save>) {
  const organizationId = useMember().membership.clerkOrgId;
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: T) => change(input, organizationId),
    onSuccess: ({ frames }) => {
      queries.setQueryData(keyOf(organizationId), frames);
    },
    // Someone else may have deleted it.
    onError: () => queries.invalidateQueries({ queryKey: keyOf(organizationId) }),
  });
}
const save = (input: z.input<typeof saveFrame.input>, organizationId: string) =>
  call(saveFrame, input, { organizationId });
const remove = (frameId: string, organizationId: string) => call(deleteFrame, { frameId }, { organizationId });

export const useSaveFrame = () => useFrameChange(save);
export const useDeleteFrame = () => useFrameChange(remove);

/** Drafts a frame from a document (base64); nothing is stored. */
export function useDraftFrame() {
  const organizationId = useMember().membership.clerkOrgId;
  return useMutation({
    mutationFn: (input: z.input<typeof draftFrame.input>) => call(draftFrame, input, { organizationId }),
  });
}
