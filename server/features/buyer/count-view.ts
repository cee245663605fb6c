import { createHmac } from 'node:crypto';
import { announceEvent } from '#server/features/webhooks/announce-event.ts';
import type { OpenedProposal } from './open-proposal.ts';
import { viewStore } from './view.store.ts';

interface CountViewInput {
  /** The already counted view of a page shown again, so that it isn't counted twice. */
  view: string;
  email: string;
  /** The reader's network address. */
  address: string;
}

/** Returns the network part of an address: IPv6 devices change the second half themselves. */
function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [head = '', tail] = address.split('::');
  const [first, last] = [head, tail ?? ''].map((part) => part.split(':').filter((group) => group !== ''));
  const gap = tail === undefined ? 0 : 8 - (first?.length ?? 0) - (last?.length ?? 0);
  return [...(first ?? []), ...Array.from({ length: Math.max(0, gap) }, () => '0'), ...(last ?? [])]
    .slice(0, 4)
    .join(':');
}

/** Counts a page view; returns null if views aren't counted or there were too many. */
export async function countView(
  { tenant, share, settings }: OpenedProposal,
  { view, email, address }: CountViewInput,
): Promise<string | null> {
  if (!settings.countViews) return null;
  const store = viewStore(tenant);
  if (view !== '' && (await store.has(share.id, view))) return view;
  const { secret } = await tenant.services.auth.$context;
  const who = email === '' ? networkOf(address) : email.toLowerCase();
  const viewer = createHmac('sha256', secret).update(`viewer:${share.id}:${who}`).digest('base64url');
  const { id: shareId, sessionId, document } = share;
  const data = { sessionId, shareId, companyName: document.prospect.company, email };
  return store.open({ shareId, sessionId, viewer, email }, (db, opened) =>
    announceEvent(tenant, { event: 'proposal.viewed', key: opened, data, db }),
  );
}
