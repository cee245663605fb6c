import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  resendDelivery,
  testWebhook,
  type Delivery,
  type Webhook,
  type WebhookEvent,
} from '#contract/webhooks.ts';
import { useMember } from '#web/features/identity/member.ts';
import { call } from '#web/lib/client.ts';

function useHooks() {
  const {
    membership: { clerkOrgId: organizationId },
  } = useMember();
  const queries = useQueryClient();
  const queryKey = [organizationId, 'webhooks'];
  const show = ({ webhooks }: { webhooks: Webhook[] }): void => {
    queries.setQueryData(queryKey, webhooks);
  };
  return { organizationId, queryKey, queries, show };
}

export function useWebhooks() {
  const { organizationId, queryKey } = useHooks();
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await call(listWebhooks, {}, { organizationId, signal })).webhooks,
    staleTime: 0,
  });
}

export interface WebhookDraft {
  name: string;
  url: string;
  events: WebhookEvent[];
}

export function useCreateWebhook() {
  const { organizationId, show } = useHooks();
  return useMutation({
    mutationFn: (draft: WebhookDraft) => call(createWebhook, draft, { organizationId }),
    onSuccess: show,
  });
}

export function useChangeWebhook() {
  const { organizationId, show } = useHooks();
  return useMutation({
    mutationFn: ({ webhookId, name, url, events, on }: Webhook) =>
      call(changeWebhook, { webhookId, name, url, events, on }, { organizationId }),
    onSuccess: show,
  });
}

export function useDeleteWebhook() {
  const { organizationId, show } = useHooks();
  return useMutation({
    mutationFn: (webhookId: string) => call(deleteWebhook, { webhookId }, { organizationId }),
    onSuccess: show,
  });
}

/** Loads the deliveries; polls while one is due soon. */
export function useDeliveries(webhookId: string) {
  const { organizationId, queryKey } = useHooks();
  const soon = ({ state, nextAt }: Delivery): boolean =>
    state === 'waiting' && nextAt !== null && Date.parse(nextAt) < Date.now() + 60_000;
  return useQuery({
    queryKey: [...queryKey, webhookId],
    queryFn: async ({ signal }) => (await call(listDeliveries, { webhookId }, { organizationId, signal })).deliveries,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(soon) === true ? 1000 : false),
  });
}

/** Sends a test, or resends the delivery with the given id. */
export function useSend(webhookId: string) {
  const { organizationId, queryKey, queries } = useHooks();
  return useMutation({
    mutationFn: (deliveryId: string | null) =>
      deliveryId === null
        ? call(testWebhook, { webhookId }, { organizationId })
        : call(resendDelivery, { webhookId, deliveryId }, { organizationId }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [...queryKey, webhookId] }),
  });
}
