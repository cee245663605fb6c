import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '#contract/endpoint.ts';
import { archiveTemplate, listTemplates, saveTemplate } from '#contract/proposal-template.ts';
import { useMember } from '#web/features/identity/member.ts';
import { call } from '#web/lib/client.ts';

const keyOf = (organizationId: string) => [organizationId, 'proposal-templates'];

/** Loads the organization's templates, archived ones included. */
export function useTemplates() {
  const organizationId = useMember().membership.clerkOrgId;
  return useQuery({
    queryKey: keyOf(organizationId),
    queryFn: async ({ signal }) => (await call(listTemplates, {}, { signal, organizationId })).templates,
  });
}

function useTemplateChange<T>(change: (input: T, organizationId: string) => ReturnType<typeof save>) {
  const organizationId = useMember().membership.clerkOrgId;
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: T) => change(input, organizationId),
    onSuccess: ({ templates }) => {
      queries.setQueryData(keyOf(organizationId), templates);
    },
    // Someone else may have changed it.
    onError: () => queries.invalidateQueries({ queryKey: keyOf(organizationId) }),
  });
}
const save = (input: InputOf<typeof saveTemplate>, organizationId: string) =>
  call(saveTemplate, input, { organizationId });
const archive = (input: InputOf<typeof archiveTemplate>, organizationId: string) =>
  call(archiveTemplate, input, { organizationId });

export const useSaveTemplate = () => useTemplateChange(save);
export const useArchiveTemplate = () => useTemplateChange(archive);
