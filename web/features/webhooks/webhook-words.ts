import { webhookEvents, type WebhookEvent } from '#contract/webhooks.ts';

export const eventWords: Record<WebhookEvent, string> = {
  'prep.ready': 'A brief is ready',
  'session.completed': 'A session is completed',
  'proposal.viewed': 'A buyer opens a proposal',
  'proposal.accepted': 'A buyer accepts a proposal',
};

/** Returns an event's name in words. */
export function wordsOf(event: string): string {
  const known = webhookEvents.find((each) => each === event);
  return known === undefined ? 'Test' : eventWords[known];
}
