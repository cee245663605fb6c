import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import {
  changePlan,
  openPortal,
  previewPlan,
  readBilling,
  readQuote,
  readTestCheckout,
  reconcilePayment,
  setCancellation,
  settleTestCheckout,
  startCheckout,
  turnTestSubscription,
} from '#contract/billing.ts';
import type { Plan } from '#contract/billing.ts';
import { useConfiguration } from '#web/features/identity/identity.api.ts';
import { useMember } from '#web/features/identity/member.ts';
import { call } from '#web/lib/client.ts';

export function useQuote(plan: Plan, seats: number) {
  return useQuery({
    queryKey: ['no organization', 'quote', plan, seats],
    queryFn: ({ signal }) => call(readQuote, { plan, seats }, { signal }),
    staleTime: Infinity,
    placeholderData: (before) => before,
  });
}

export function useStartCheckout(organizationId: string) {
  return useMutation({
    mutationFn: (input: z.input<typeof startCheckout.input>) => call(startCheckout, input, { organizationId }),
  });
}

export function useTestCheckout(organizationId: string, sessionId: string) {
  return useQuery({
    queryKey: [organizationId, 'checkout', sessionId],
    enabled: organizationId !== '',
    queryFn: ({ signal }) => call(readTestCheckout, { sessionId }, { signal, organizationId }),
  });
}

export function useSettleTestCheckout(organizationId: string) {
  return useMutation({
    mutationFn: (input: z.input<typeof settleTestCheckout.input>) =>
      call(settleTestCheckout, input, { organizationId }),
  });
}

/** `follow`: polls while a payment is pending. */
export function useBilling({ follow = false }: { follow?: boolean } = {}) {
  const {
    membership: { clerkOrgId: organizationId },
  } = useMember();
  return useQuery({
    queryKey: [organizationId, 'billing'],
    queryFn: ({ signal }) => call(readBilling, {}, { signal, organizationId }),
    refetchInterval: ({ state }) => (follow && state.data?.paymentPending ? 5000 : false),
    enabled: organizationId !== '',
  });
}

/** Changes plan, seats or cancellation, then refetches the shown data. */
function useBillingChange<T, R>(change: (input: T, organizationId: string) => Promise<R>) {
  const {
    membership: { clerkOrgId: organizationId },
  } = useMember();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: T) => change(input, organizationId),
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: [organizationId, 'billing'] }),
        queries.invalidateQueries({ queryKey: [organizationId, 'client'] }),
      ]),
  });
}

export function usePreviewPlan(plan: Plan, seats: number, enabled: boolean) {
  const {
    membership: { clerkOrgId: organizationId },
  } = useMember();
  return useQuery({
    queryKey: [organizationId, 'plan preview', plan, seats],
    enabled,
    queryFn: ({ signal }) => call(previewPlan, { plan, seats }, { signal, organizationId }),
  });
}

export function useChangePlan() {
  return useBillingChange((input: { plan: Plan; seats: number }, organizationId) =>
    call(changePlan, input, { organizationId }),
  );
}

export function useSetCancellation() {
  return useBillingChange((cancelAtPeriodEnd: boolean, organizationId) =>
    call(setCancellation, { cancelAtPeriodEnd }, { organizationId }),
  );
}

/** Stores the payment of a checkout that returned here. */
export function useReconcile() {
  return useBillingChange((input: { sessionId: string; refresh: boolean }, organizationId) =>
    call(reconcilePayment, input, { organizationId }),
  );
}

export function useOpenPortal() {
  const {
    membership: { clerkOrgId: organizationId },
  } = useMember();
  return useMutation({ mutationFn: () => call(openPortal, {}, { organizationId }) });
}

/** Returns null for the product's own pricing page. */
export function usePricingUrl(): string | null {
  return useConfiguration().data?.payments.pricingUrl ?? null;
}

/** Does the same outside the shell, where the organization is passed in. */
export function useBillingOf(organizationId: string) {
  return useQuery({
    queryKey: [organizationId, 'billing'],
    enabled: organizationId !== '',
    queryFn: ({ signal }) => call(readBilling, {}, { signal, organizationId }),
  });
}

export function useTurnTestSubscription(organizationId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (turn: z.input<typeof turnTestSubscription.input>['turn']) =>
      call(turnTestSubscription, { turn }, { organizationId }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [organizationId, 'billing'] }),
  });
}
