import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { updateClient, uploadLogo } from '#contract/company.ts';
import { useReadSessionAgain } from '#web/features/identity/identity.api.ts';
import { useMember } from '#web/features/identity/member.ts';
import { call } from '#web/lib/client.ts';
import { upload } from '#web/lib/upload.ts';

export type CompanyChange = Omit<z.input<typeof updateClient.input>, 'recordId'>;

/** Updates the client record; a new logo is uploaded first and not again on retry. */
export function useChangeCompany() {
  const {
    membership: { clerkOrgId: organizationId },
  } = useMember();
  const queries = useQueryClient();
  const readSessionAgain = useReadSessionAgain();
  return useMutation({
    mutationFn: async ({ change, logo }: { change: CompanyChange; logo: File | null }) => {
      const picture =
        logo === null
          ? {}
          : {
              'logo url': (await upload(uploadLogo, logo, organizationId)).url,
              'logo name': logo.name,
              'logo type': logo.type,
              'logo uploaded-at': new Date().toLocaleDateString('en-US'),
            };
      await call(updateClient, { recordId: organizationId, ...change, ...picture }, { organizationId });
    },
    onSuccess: async () => {
      await Promise.all([
        queries.invalidateQueries({ queryKey: [organizationId, 'client'] }),
        queries.invalidateQueries({ queryKey: [organizationId, 'client record'] }),
        readSessionAgain(),
      ]);
    },
  });
}
