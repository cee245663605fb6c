import { useEffect } from 'react';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { limits } from '#contract/limits.ts';
import { createOrganization, readConfiguration, readSession, testMode } from '#contract/identity.ts';
import type { SessionInfo } from '#contract/identity.ts';
import { acceptInvitation, readInvitation } from '#contract/invitations.ts';
import { call, setStandIn, tokens } from '#web/lib/client.ts';
import { CallError } from '#web/lib/call-error.ts';
import { announceSignedOut, followSignIn, forgetSignedOut } from '#web/lib/session-ended.ts';
import { getAuth, postAuth } from '#web/lib/auth-requests.ts';
import { isRecord, waitFor } from '#web/lib/call-wire.ts';
import { signInByPasskey } from '#web/lib/passkeys.ts';
import { forgetUnsaved } from '#web/lib/unsaved/unsaved.ts';
import { chooseOrganization, signedInHint, useChosenOrganization } from './local-state.ts';
import { isAutomated } from './test-mode.ts';

/** Belongs to the person, not an organization, so its key is outside every organization's. */
const sessionQuery = queryOptions({
  queryKey: ['no organization', 'session'],
  queryFn: async ({ signal, client, queryKey }): Promise<SessionInfo | null> => {
    // If the session ends while a screen is open, keeps the input there and offers sign-in over it.
    const ended = (): SessionInfo | null => {
      const known = client.getQueryData<SessionInfo | null>(queryKey) ?? null;
      if (known === null) {
        forgetSignedOut();
        signedInHint.clear();
      } else announceSignedOut();
      return known;
    };
    if ((await tokens.read()) === null) return ended();
    try {
      const session = await call(readSession, {}, { signal });
      signedInHint.set();
      return session;
    } catch (error) {
      if (!(error instanceof CallError) || error.category !== 'AUTH') throw error;
      return ended();
    }
  },
  staleTime: 5 * 60_000,
});

/** Loads who is signed in; null if no one is. */
export function useSession() {
  return useQuery(sessionQuery);
}

export const configurationQuery = queryOptions({
  queryKey: ['no organization', 'configuration'],
  queryFn: async ({ signal }) => {
    const configuration = await call(readConfiguration, {}, { signal });
    const inTest = configuration.testMode && isAutomated();
    if (inTest) setStandIn(testMode.token);
    const { sentryDsn, version } = configuration;
    if (sentryDsn !== null && !configuration.testMode)
      void import('#web/lib/monitoring.ts').then(({ watchErrors }) => watchErrors(sentryDsn, version));
    return { ...configuration, testMode: inTest };
  },
  staleTime: Infinity,
  // It's needed on every screen, so a failure isn't repeated by each one that opens.
  retryOnMount: false,
});

export function useConfiguration() {
  return useQuery(configurationQuery);
}

/** Refetches the session before reporting success, so that guards see the new one at once. */
function useAuth<T, R>(send: (input: T) => Promise<R>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (input: T) => {
      const answer = await send(input);
      tokens.forget();
      await queries.cancelQueries({ queryKey: sessionQuery.queryKey });
      await queries.fetchQuery({ ...sessionQuery, staleTime: 0 });
      forgetSignedOut();
      return answer;
    },
  });
}

/** Signs in; returns whether a second factor is still needed. */
export function useSignIn() {
  return useAuth(async (input: { email: string; password: string }) => {
    const answer = await postAuth('sign-in/email', input);
    return { secondFactor: answer['twoFactorRedirect'] === true };
  });
}

export function useSecondFactor() {
  return useAuth(({ code, backup, trustDevice }: { code: string; backup: boolean; trustDevice: boolean }) =>
    postAuth(backup ? 'two-factor/verify-backup-code' : 'two-factor/verify-totp', { code, trustDevice }),
  );
}

export function usePasskeySignIn() {
  return useAuth(signInByPasskey);
}

interface SignUpInput {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  captcha: string;
  /** Invitation the person came with; empty: none. */
  ticket: string;
  /** Target of the link in the confirmation email. */
  callbackURL: string;
}

/** Signs up; returns whether the address must still be confirmed by email. */
export function useSignUp() {
  return useAuth(async ({ firstName, lastName, captcha, ticket, ...rest }: SignUpInput) => {
    const headers: Record<string, string> = captcha === '' ? {} : { 'x-captcha-response': captcha };
    const answer = await postAuth(
      'sign-up/email',
      { name: `${firstName} ${lastName}`, givenName: firstName, ...rest, ...(ticket === '' ? {} : { ticket }) },
      headers,
    );
    if (typeof answer['token'] === 'string') return { confirm: false };
    // The link from the email proved the address, so there is nothing left to confirm.
    const { user } = answer;
    if (!isRecord(user) || user['emailVerified'] !== true) return { confirm: true };
    await postAuth('sign-in/email', { email: rest.email, password: rest.password });
    return { confirm: false };
  });
}

/** Redirects to the hosted provider, which returns to `back`, or to the sign-in page with `error`. */
export function useHandOver() {
  return useMutation({
    mutationFn: async ({ back, newcomer, failed }: { back: string; newcomer: string; failed: string }) => {
      const body = {
        provider: 'oidc',
        callbackURL: back,
        newUserCallbackURL: newcomer,
        errorCallbackURL: failed,
        requestSignUp: true,
      };
      const { url } = await postAuth('sign-in/social', body);
      if (typeof url !== 'string')
        throw new CallError('VALIDATION', 'invalid_response', 'Invalid response format', 200);
      window.location.assign(url);
    },
  });
}

export function useRequestReset() {
  return useMutation({ mutationFn: ({ email }: { email: string }) => postAuth('request-password-reset', { email }) });
}

export function useResetPassword() {
  return useMutation({
    mutationFn: (input: { token: string; newPassword: string }) => postAuth('reset-password', input),
  });
}

export function useSendConfirmation() {
  return useMutation({
    mutationFn: (input: { email: string; callbackURL: string }) => postAuth('send-verification-email', input),
  });
}

/** Confirms the address in an emailed link. `signedIn` is false if it was already confirmed. */
export function useConfirmAddress() {
  const again = useReadSessionAgain();
  return useMutation({
    mutationFn: async (token: string) => {
      await getAuth(`verify-email?${new URLSearchParams({ token })}`);
      return { signedIn: (await again()) !== null };
    },
  });
}

/** Loads what an invitation link is for; an unknown one fails with status 404. */
export function useInvitation(ticket: string) {
  return useQuery({
    queryKey: ['no organization', 'invitation', ticket],
    queryFn: ({ signal }) => call(readInvitation, { ticket }, { signal }),
    enabled: ticket !== '',
    staleTime: 0,
    retry: false,
  });
}

/** Joins the organization and selects it in this tab. */
export function useAcceptInvitation() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (ticket: string) => {
      const { organizationId } = await call(acceptInvitation, { ticket });
      await queries.fetchQuery({ ...sessionQuery, staleTime: 0 });
      chooseOrganization(organizationId);
    },
  });
}

export function useCreateOrganization() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (input: { orgName: string; adminEmail: string; adminClerkUserId: string }) => {
      await call(createOrganization, input);
      // The new membership may come with a new session.
      tokens.forget();
      await queries.fetchQuery({ ...sessionQuery, staleTime: 0 });
    },
    onError: (error) => {
      if (error instanceof CallError && error.status === 401) announceSignedOut();
    },
  });
}

/** Switches this tab to another organization; requests pending for the old one are dropped. */
export function useSwitchOrganization() {
  const queries = useQueryClient();
  return async (from: string, to: string, leave: () => Promise<void>) => {
    forgetUnsaved();
    useChosenOrganization.setState({ switching: true });
    const old = { queryKey: [from] };
    await queries.cancelQueries(old);
    await waitFor(limits.organizationSwitchMs, undefined);
    chooseOrganization(to);
    await leave();
    queries.removeQueries(old);
    useChosenOrganization.setState({ switching: false });
  };
}

/** For changes that give the browser a new session or change its owner. */
export function useReadSessionAgain() {
  const queries = useQueryClient();
  return async () => {
    tokens.forget();
    return queries.fetchQuery({ ...sessionQuery, staleTime: 0 });
  };
}

/** Continues after the session ended as soon as another tab of this browser has signed in. */
export function useSignedInElsewhere(ended: boolean, onSignedIn: () => void): void {
  const again = useReadSessionAgain();
  useEffect(() =>
    ended
      ? followSignIn(() => {
          forgetSignedOut();
          void again().then(onSignedIn);
        })
      : undefined,
  );
}

/** Refetches everything on screen after a new sign-in. */
export function useReadAgain() {
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries();
  };
}
