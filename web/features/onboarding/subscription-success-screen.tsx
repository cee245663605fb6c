import { useNavigate, useSearch } from '@tanstack/react-router';
import { CircleCheck, LoaderCircle, TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { limits } from '#contract/limits.ts';
import { Button } from '#web/components/button.tsx';
import { showToast } from '#web/components/show-toast.ts';
import { useMember } from '#web/features/identity/member.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { useNow } from '#web/lib/use-now.ts';
import { paths } from '#web/paths.ts';
import { useLookUpSubscription, useReadStripeInfo } from './onboarding.api.ts';
import { mirror, setWizard } from './wizard-store.ts';

const { verification } = limits.onboarding;

type Verification = {
  state: 'loading' | 'success' | 'error';
  attempt: number;
  failed: number;
  startedAt: number;
  endedAt: number | null;
};

function begin(): Verification {
  return { state: 'loading', attempt: 1, failed: 0, startedAt: Date.now(), endedAt: null };
}

export function elapsedText(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
}

export function shownSessionId(sessionId: string): string {
  return sessionId.length > verification.sessionIdShown
    ? `${sessionId.slice(0, verification.sessionIdShown)}...`
    : sessionId;
}

/** Checks at once and every 3 s, 11 times in total, until the client record has the subscription. */
function useVerification(sessionId: string) {
  const { user, membership } = useMember();
  const lookUp = useLookUpSubscription();
  const readStripeInfo = useReadStripeInfo();
  const [now, setNow] = useState(begin);
  const calls = useRef({ lookUp, readStripeInfo });
  useEffect(() => {
    calls.current = { lookUp, readStripeInfo };
  });

  useEffect(() => {
    const stopped = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const fail = (description: string, title: string) => {
      setNow((before) => ({ ...before, state: 'error', endedAt: Date.now() }));
      showToast({ title, description, tone: 'destructive' });
    };
    const attempt = async (number: number): Promise<void> => {
      setNow((before) => ({ ...before, attempt: number }));
      let id = '';
      let threw = false;
      try {
        id = await calls.current.lookUp(sessionId);
      } catch {
        // Handled like a missing subscription; the error decides only the last toast.
        threw = true;
      }
      if (stopped.signal.aborted) return;
      if (id !== '') {
        mirror({ subscription: { plan: 'paid', status: 'active', stripeSubscriptionId: id } });
        setWizard({
          subscriptionSessionId: sessionId,
          redirectedFromSubscription: true,
          clientId: membership.clientId,
          clerkOrgId: membership.clerkOrgId,
        });
        setNow((before) => ({ ...before, state: 'success', endedAt: Date.now() }));
        showToast({ title: 'Subscription Confirmed!', description: 'Your plan is active.' });
        await calls.current.readStripeInfo().then(setWizard, () => {});
        return;
      }
      setNow((before) => ({ ...before, failed: number }));
      if (number < verification.attempts)
        timer = setTimeout(() => {
          void attempt(number + 1);
        }, verification.retryMs);
      else if (threw)
        fail('We couldn’t verify the subscription. Nothing is lost. Check again or continue.', 'Verification Error');
      else
        fail(
          'The payment may still be processing. Check again, or continue: we confirm it in the background.',
          'Verification Timeout',
        );
    };
    if (user.id === '' || membership.clerkOrgId === '')
      fail('User information not available. Please try again.', 'Verification Error');
    else void attempt(1);
    return () => {
      stopped.abort();
      clearTimeout(timer);
    };
  }, [sessionId, user.id, membership.clerkOrgId, membership.clientId]);

  return now;
}

export function SubscriptionSuccessScreen() {
  useDocumentTitle('Subscription');
  const { session_id: sessionId = '' } = useSearch({ strict: false });
  const [round, setRound] = useState(0);
  return (
    <Verifying
      key={round}
      sessionId={sessionId}
      onCheckAgain={() => {
        setRound(round + 1);
      }}
    />
  );
}

/** One round of attempts; 'Check Again' starts another with its own counters. */
function Verifying({ sessionId, onCheckAgain }: { sessionId: string; onCheckAgain: () => void }) {
  const { state, attempt, failed, startedAt, endedAt } = useVerification(sessionId);
  const now = useNow(state === 'loading');
  const navigate = useNavigate();
  const goOn = useRef(() => {});
  useEffect(() => {
    goOn.current = () => {
      setWizard({ currentStep: 'ADD_TEAM' });
      void navigate({ to: paths.onboarding });
    };
  });
  useEffect(() => {
    if (state !== 'success') return undefined;
    const timer = setTimeout(() => {
      goOn.current();
    }, verification.moveOnMs);
    return () => {
      clearTimeout(timer);
    };
  }, [state]);
  const continueSetup = () => {
    setWizard({ subscriptionSessionId: sessionId || 'pending_verification' });
    showToast({ title: 'Continuing Setup', description: 'We will confirm your payment in the background.' });
    goOn.current();
  };
  return (
    <section aria-live="polite" className="mx-auto max-w-[56ch] py-16">
      {state === 'loading' && (
        <State
          icon={<LoaderCircle size={28} strokeWidth={1.5} className="animate-turn text-accent" />}
          title="Verifying your subscription"
        >
          We’re asking the payment provider for your subscription. This page continues by itself.
        </State>
      )}
      {state === 'success' && (
        <State
          icon={<CircleCheck size={28} strokeWidth={1.5} className="text-accent" />}
          title="Subscription Activated!"
        >
          Your plan is active. Next, invite your team.
        </State>
      )}
      {state === 'error' && (
        <State icon={<TriangleAlert size={28} strokeWidth={1.5} className="text-amber" />} title="Payment Processing">
          The payment isn’t confirmed yet. Check again, or continue: we confirm it in the background, and Billing shows
          when it arrives.
        </State>
      )}
      <dl className="tabular mt-6 space-y-1 border-t border-line pt-4 text-sm text-muted">
        <div>
          <dt className="sr-only">Attempts</dt>
          <dd>
            Attempt {attempt} of {verification.attempts}
          </dd>
        </div>
        <div className="flex gap-2">
          <dt>Elapsed</dt>
          <dd>{elapsedText((endedAt ?? now) - startedAt)}</dd>
        </div>
        {sessionId !== '' && (
          <div className="flex gap-2">
            <dt>Session</dt>
            <dd className="wrap-anywhere">{shownSessionId(sessionId)}</dd>
          </div>
        )}
      </dl>
      {state !== 'success' && failed >= verification.warnAfter && (
        <p className="mt-5 rounded-md bg-amber-soft px-4 py-3 text-sm text-amber">
          This is taking longer than expected. Nothing is lost; a payment can take a moment to arrive.
        </p>
      )}
      {state === 'error' && (
        <div className="mt-6 flex flex-wrap gap-3">
          <Button look="primary" onClick={onCheckAgain}>
            Check Again
          </Button>
          <Button onClick={continueSetup}>Continue Setup</Button>
        </div>
      )}
    </section>
  );
}

function State({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <>
      <span aria-hidden="true">{icon}</span>
      <h1 className="mt-4 font-serif text-2xl font-medium">{title}</h1>
      <p className="mt-2 text-muted">{children}</p>
    </>
  );
}
