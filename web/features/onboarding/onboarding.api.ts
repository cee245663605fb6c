import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { getSubscription, reconcilePayment } from '#contract/billing.ts';
import { createClient, createUser, readWebsite, updateClient, uploadLogo } from '#contract/company.ts';
import { readSubscription } from '#contract/records-company.ts';
import type { Role } from '#contract/identity.ts';
import { getOrgMembers } from '#contract/members.ts';
import { industries } from '#contract/industries.ts';
import { limits } from '#contract/limits.ts';
import { configurationQuery } from '#web/features/identity/identity.api.ts';
import { useMember } from '#web/features/identity/member.ts';
import type { Member } from '#web/features/identity/member.ts';
import { invitePeople } from '#web/features/team/team.api.ts';
import { call } from '#web/lib/client.ts';
import { upload } from '#web/lib/upload.ts';
import { clientKey } from './client.api.ts';
import { lookUpClient } from './look-up-client.ts';
import { mirror, setWizard } from './wizard-store.ts';
import type { InvitedMember, StripeInfo } from './wizard-store.ts';

interface CompanyDetails {
  website: string;
  industrySlug: string;
  logo: File;
}

/** Uploads each file once: a retry sends the URL from before (decision A49). */
const uploaded = new WeakMap<File, string>();

async function setUpCompany(
  { user, membership }: Member,
  { website, industrySlug, logo }: CompanyDetails,
  instance: string,
): Promise<string> {
  const organizationId = membership.clerkOrgId;
  const url = uploaded.get(logo) ?? (await upload(uploadLogo, logo, organizationId)).url;
  uploaded.set(logo, url);
  const companyIndustry = industries.find((one) => one.slug === industrySlug)?.label ?? '';
  const made = await call(
    createClient,
    {
      orgName: membership.name,
      clerkOrgId: organizationId,
      orgWebsite: website,
      orgLogo: url,
      instance,
      companyIndustry,
      logoFilename: logo.name,
      logoMimeType: logo.type,
      logoUploadedAt: new Date().toLocaleDateString('en-US'),
    },
    { organizationId },
  );
  const clientId = made.data.id;
  if (clientId === '') throw new Error('Missing client ID from response');
  setWizard({ clientId });
  const person = {
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    clerkUserId: user.id,
    clerkOrgMemId: membership.clerkOrgMemId,
    clientId,
    instance,
    role: membership.role,
  };
  await call(createUser, { users: [person] }, { organizationId });
  mirror({ clientId, website, industry: companyIndustry });
  return clientId;
}

/** Runs in this order: upload, client record, its id, person, next step. */
export function useSetUpCompany() {
  const member = useMember();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (details: CompanyDetails) => {
      const { instance } = await queries.ensureQueryData(configurationQuery);
      return setUpCompany(member, details, instance);
    },
    onSuccess: async () => {
      // The step first, because a record without a wizard in progress leads to the dashboard.
      setWizard({ currentStep: 'SUBSCRIPTION_SETUP' });
      await queries.invalidateQueries({ queryKey: clientKey(member.membership.clerkOrgId) });
    },
  });
}

/** Asks the server what the company's own site says about it. */
export function useReadWebsite() {
  const {
    membership: { clerkOrgId },
  } = useMember();
  return useMutation({
    mutationFn: (website: string) => call(readWebsite, { website }, { organizationId: clerkOrgId }),
  });
}

/** Stores on the server that the wizard was completed. */
export function useFinishSetup() {
  const {
    membership: { clerkOrgId, role },
  } = useMember();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      if (role !== 'org:admin') return;
      await call(
        updateClient,
        { recordId: clerkOrgId, 'Setup Finished': new Date().toISOString() },
        { organizationId: clerkOrgId },
      );
      await queries.invalidateQueries({ queryKey: clientKey(clerkOrgId) });
    },
  });
}

/** Up to ten seats count for invitations (decision A63). */
async function readStripeInfo({ user, membership }: Member): Promise<{ stripeInfo: StripeInfo; seatCount: number }> {
  const organizationId = membership.clerkOrgId;
  const answer = await call(getSubscription, { clientId: membership.clientId }, { organizationId });
  const fields = answer.subscriptions?.[0]?.fields ?? answer.subscription?.fields;
  if (!fields) throw new Error(answer.error ?? 'Stripe Subscription ID not found');
  const { planName, seats, amount } = readSubscription(fields);
  return {
    stripeInfo: { productName: planName, quantity: seats, amount, currency: 'usd', customer_email: user.email },
    seatCount: Math.min(seats, limits.onboarding.seats.max),
  };
}

/** Loads the subscription by the populating screen's rules; throws CallError with the server's text. */
export function useReadStripeInfo(): () => Promise<{ stripeInfo: StripeInfo; seatCount: number }> {
  const member = useMember();
  return () => readStripeInfo(member);
}

async function lookUpSubscription(
  queries: QueryClient,
  { user, membership: { clerkOrgId } }: Member,
  sessionId: string,
): Promise<string> {
  // Also asks the provider, so that a late webhook leaves no one stuck; its failure is retried like the lookup's.
  await call(reconcilePayment, { sessionId }, { organizationId: clerkOrgId });
  const found = await lookUpClient(call, { clerkUserId: user.id, clerkOrgId });
  if (found.status === 'error') throw new Error(found.message);
  const id = found.data.company?.stripeSubscriptionId ?? '';
  if (id !== '') await queries.invalidateQueries({ queryKey: clientKey(clerkOrgId) });
  return id;
}

/** Returns the client lookup's subscription id, '' while there is none. */
export function useLookUpSubscription(): (sessionId: string) => Promise<string> {
  const member = useMember();
  const queries = useQueryClient();
  return (sessionId) => lookUpSubscription(queries, member, sessionId);
}

/** Returns the user's role from the member list, or the membership's if that can't be loaded (decision A137). */
export function useOwnRole(): { role: Role; pending: boolean } {
  const {
    user,
    membership: { clerkOrgId, role },
  } = useMember();
  const { data, isPending, fetchStatus } = useQuery({
    queryKey: [clerkOrgId, 'own role', user.id],
    enabled: clerkOrgId !== '',
    retry: false,
    staleTime: 60_000,
    queryFn: async ({ signal }) => {
      const { orgMembers } = await call(
        getOrgMembers,
        { organizationId: clerkOrgId },
        { signal, organizationId: clerkOrgId },
      );
      return orgMembers.data.find(({ publicUserData }) => publicUserData.userId === user.id)?.role ?? null;
    },
  });
  return { role: data ?? role, pending: isPending && fetchStatus !== 'idle' };
}

/** Sends the invitations; returns for each row whether it was sent. */
export function useSendInvites() {
  const {
    membership: { clerkOrgId, clientId },
  } = useMember();
  return useMutation({
    mutationFn: async (members: InvitedMember[]): Promise<InvitedMember[]> => {
      const users = members.map(({ firstName, lastName, email, role }) => ({
        firstName: firstName.trim(),
        lastName: lastName.trim(),
        email: email.trim(),
        role,
      }));
      const results = await invitePeople({ users, clerkOrgId, clientId }, clerkOrgId);
      return members.map((member, row) => ({
        ...member,
        sent: results[row]?.success ?? false,
        reason: results[row]?.reason ?? '',
      }));
    },
  });
}
