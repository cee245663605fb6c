import { useMutation, useQueryClient } from '@tanstack/react-query';
import { uploadLogo } from '#contract/company.ts';
import { updateUser } from '#contract/members.ts';
import { leaveOrganization } from '#contract/team.ts';
import { useReadSessionAgain } from '#web/features/identity/identity.api.ts';
import { forgetOrganization } from '#web/features/identity/local-state.ts';
import { useMember } from '#web/features/identity/member.ts';
import { postAuth } from '#web/lib/auth-requests.ts';
import { call } from '#web/lib/client.ts';
import { upload } from '#web/lib/upload.ts';
import { confirmIdentity, type Proof } from './security.api.ts';

/** Changes the person's name in this organization and on the account. */
export function useChangeName() {
  const { membership } = useMember();
  const organizationId = membership.clerkOrgId;
  const queries = useQueryClient();
  const again = useReadSessionAgain();
  return useMutation({
    mutationFn: async (name: { firstName: string; lastName: string }) => {
      const updateData = { 'First Name': name.firstName, 'Last Name': name.lastName };
      await call(updateUser, { recordId: membership.clerkOrgMemId, updateData }, { organizationId });
      await again();
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: [organizationId] }),
  });
}

/** Uploads a photo, then sets it; null removes the current one. */
export function useChangePhoto() {
  const { membership } = useMember();
  const again = useReadSessionAgain();
  return useMutation({
    mutationFn: async (photo: File | null) => {
      const image = photo === null ? null : (await upload(uploadLogo, photo, membership.clerkOrgId)).url;
      await postAuth('update-user', { image });
      await again();
    },
  });
}

/** Emails a link to the new address; nothing changes until it is confirmed. */
export function useChangeEmail() {
  return useMutation({
    mutationFn: async ({ newEmail, proof }: { newEmail: string; proof: Proof | null }) => {
      await confirmIdentity(proof);
      await postAuth('change-email', { newEmail, callbackURL: '/settings/profile' });
    },
  });
}

/** Ends the user's membership and moves the tab to another organization or none. */
export function useLeaveOrganization() {
  const { membership } = useMember();
  const queries = useQueryClient();
  const again = useReadSessionAgain();
  return useMutation({
    mutationFn: async () => {
      await call(leaveOrganization, { memberId: membership.clerkOrgMemId }, { organizationId: membership.clerkOrgId });
      forgetOrganization();
      await again();
      queries.removeQueries({ queryKey: [membership.clerkOrgId] });
    },
  });
}
