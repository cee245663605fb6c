import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { defaultInstance } from '#contract/company.ts';
import { testMode } from '#contract/identity.ts';
import { FailedState } from '#web/components/states.tsx';
import { useConfiguration } from '#web/features/identity/identity.api.ts';
import { useMember } from '#web/features/identity/member.ts';
import { useClient } from '#web/features/onboarding/client.api.ts';
import {
  clearWizard,
  forgetOnboarding,
  isWizardInProgress,
  mirror,
  setWizard,
  useWizard,
} from '#web/features/onboarding/wizard-store.ts';
import { Redirect } from '#web/lib/redirect.tsx';
import { paths } from '#web/paths.ts';
import { Overlay } from './overlay.tsx';
import { useSilentLoad } from './silent-load.api.ts';
import { inBrowser } from '#web/lib/storage/browser-storage.ts';

const unmoved: string[] = [
  paths.createOrganization,
  paths.welcome,
  paths.populating,
  paths.addTeam,
  paths.solutionSetup,
];

/** Drops state of another person or organization; fills an empty cache from the session (A72, A136). */
function useOwnWizard(): boolean {
  const { user, membership } = useMember();
  const { instance = defaultInstance } = useConfiguration().data ?? {};
  const { isHydrated, clerkOrgId, user: stored } = useWizard();
  const foreign =
    (clerkOrgId !== '' && clerkOrgId !== membership.clerkOrgId) ||
    (stored.clerkUserId !== '' && stored.clerkUserId !== user.id);
  const empty = clerkOrgId === '' || stored.clerkUserId === '';
  useEffect(() => {
    if (!isHydrated || user.id === '') return;
    if (foreign) clearWizard();
    if (!foreign && !empty) return;
    const { firstName, lastName, email } = user;
    setWizard({
      orgName: membership.name,
      clerkOrgId: membership.clerkOrgId,
      user: {
        firstName,
        lastName,
        email,
        clerkUserId: user.id,
        clerkOrgMemId: membership.clerkOrgMemId,
        role: membership.role,
        instance,
      },
    });
    mirror({
      firstName,
      lastName,
      email,
      companyName: membership.name,
      clerkUserId: user.id,
      userID: user.id,
      clerkOrgId: membership.clerkOrgId,
    });
  }, [isHydrated, foreign, empty, user, membership, instance]);
  return isHydrated && !foreign;
}

/** Applies section 4: with a client record to the product, without one to the wizard. */
export function OnboardingGate({ children }: { children: ReactNode }) {
  const { membership } = useMember();
  const client = useClient();
  const ready = useOwnWizard();
  const inProgress = useWizard(isWizardInProgress);
  const { pathname, search } = useLocation();
  const onOnboarding = pathname === paths.onboarding || pathname.startsWith(`${paths.onboarding}/`);
  const fromPayment = 'session_id' in search || 'redirectFromSubscription' in search;
  const found = client.data;
  const isFinished = found !== null && found !== undefined && found.fields['Setup Finished'] !== '';
  useSilentLoad(found !== null && found !== undefined);
  const stays = onOnboarding || pathname.startsWith('/account/') || fromPayment;
  // Counts as onboarded; its onboarding screens open individually (decision A03).
  const inTestMode = membership.clerkOrgId === testMode.organizationId;
  const missing = found === null && !stays && !inTestMode;
  useEffect(() => {
    if (found) {
      setWizard({ isOnboarded: true, clientId: found.id });
      inBrowser.write('user-onboarded', 'true');
    } else if (missing) {
      forgetOnboarding();
    }
  }, [found, missing]);

  if (inTestMode) return children;
  if (client.isError && found === undefined)
    return (
      <FailedState
        title="Error: Unable to load client data. Please try again."
        onRetry={() => {
          void client.refetch();
        }}
      />
    );
  // Welcome, team and summary set the step, so whether the wizard is finished must be known first.
  const makesStep = [paths.welcome, paths.addTeam, paths.summary].some((path) => path === pathname);
  const mustKnow = !onOnboarding || (makesStep && !inProgress);
  if (!ready || (client.isPending && mustKnow)) return <Overlay text="Setting up your account..." />;
  if (missing) return <Redirect to={paths.welcome} />;
  // After setup was completed, every wizard URL leads to the dashboard.
  const isUnmoved = isFinished ? pathname === paths.solutionSetup : unmoved.includes(pathname);
  if (found && onOnboarding && !isUnmoved && !inProgress && !fromPayment) return <Redirect to={paths.dashboard} />;
  return children;
}
