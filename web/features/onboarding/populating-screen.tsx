import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { showToast } from '#web/components/show-toast.ts';
import { waitFor } from '#web/lib/call-wire.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { useNow } from '#web/lib/use-now.ts';
import { paths } from '#web/paths.ts';
import { useClient } from './client.api.ts';
import { useReadStripeInfo } from './onboarding.api.ts';
import { setWizard, useWizard } from './wizard-store.ts';
import type { StripeInfo } from './wizard-store.ts';

const { populating } = limits.onboarding;
const notYet = 'Stripe Subscription ID not found';

async function readWithRetry(read: () => Promise<{ stripeInfo: StripeInfo; seatCount: number }>, signal: AbortSignal) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await read();
    } catch (error) {
      const again = attempt < populating.attempts && error instanceof Error && error.message === notYet;
      if (!again) throw error;
      await waitFor(populating.retryMs, signal);
    }
  }
}

/** Loads plan and seats after a payment, then leads to the team or, with one seat, to the summary. */
export function PopulatingScreen() {
  useDocumentTitle('Populating subscription information');
  const { redirectFromSubscription } = useSearch({ strict: false });
  const fromPayment = String(redirectFromSubscription) === 'true';
  const client = useClient();
  const read = useReadStripeInfo();
  const navigate = useNavigate();
  const latest = useRef({ client, read, navigate });
  useEffect(() => {
    latest.current = { client, read, navigate };
  });

  useEffect(() => {
    const stopped = new AbortController();
    const { signal } = stopped;
    const leave = (to: typeof paths.addTeam | typeof paths.summary) => {
      if (!signal.aborted) void latest.current.navigate({ to, replace: true });
    };
    const populate = async (): Promise<void> => {
      setWizard({ redirectedFromSubscription: fromPayment });
      await waitFor(populating.waitMs, signal);
      const stored = useWizard.getState().clientId;
      // Another browser has nothing stored, so the client is looked up first in both cases (decisions A42, A57).
      const clientId =
        stored || latest.current.client.data?.id || (await latest.current.client.refetch()).data?.id || '';
      if (signal.aborted) return;
      if (clientId === '') {
        showToast({
          title: 'Error',
          description: 'Unable to load client data. Please try again.',
          tone: 'destructive',
        });
        setWizard({ currentStep: 'ADD_TEAM' });
        leave(paths.addTeam);
        return;
      }
      try {
        const found = await readWithRetry(() => latest.current.read(), signal);
        if (signal.aborted) return;
        if (found.seatCount === 1) {
          setWizard({ ...found, clientId, members: [], currentStep: 'SUMMARY' });
          leave(paths.summary);
        } else {
          setWizard({ ...found, clientId, currentStep: 'ADD_TEAM' });
          leave(paths.addTeam);
        }
      } catch {
        // Any failure shows the one specified text and continues to the team.
        if (signal.aborted) return;
        showToast({
          title: 'Airtable Error',
          description: 'Could not retrieve subscription data. Proceeding to team setup.',
          tone: 'destructive',
        });
        setWizard({ currentStep: 'ADD_TEAM' });
        leave(paths.addTeam);
      }
    };
    populate().catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
    return () => {
      stopped.abort();
    };
  }, [fromPayment]);

  return <Waiting />;
}

function Waiting() {
  const [started] = useState(() => Date.now());
  const elapsed = useNow(true) - started;
  return (
    <section className="mx-auto max-w-[56ch] py-16">
      <h1 className="font-serif text-2xl font-medium">Populating subscription information...</h1>
      <p className="mt-2 text-muted">Hang tight! This may take up to 15-20 seconds.</p>
      <div className="mt-6 flex">
        <progress
          aria-label="Waiting for the subscription"
          className="bar"
          max={populating.waitMs}
          value={Math.min(elapsed, populating.waitMs)}
        />
      </div>
    </section>
  );
}
