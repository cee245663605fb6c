import { useMutation } from '@tanstack/react-query';
import { linkDocument, mailBrief } from '#contract/prep-reading.ts';
import { useMember } from '#web/features/identity/member.ts';
import { call } from '#web/lib/client.ts';

export function useLinkDocument() {
  const {
    membership: { clerkOrgId: organizationId },
  } = useMember();
  return useMutation({ mutationFn: (prospectId: string) => call(linkDocument, { prospectId }, { organizationId }) });
}

/** Emails the brief to the user; returns the address. */
export function useMailBrief() {
  const {
    membership: { clerkOrgId: organizationId },
  } = useMember();
  return useMutation({ mutationFn: (prospectId: string) => call(mailBrief, { prospectId }, { organizationId }) });
}
