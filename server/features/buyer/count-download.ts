import type { OpenedProposal } from './open-proposal.ts';
import { viewStore } from './view.store.ts';

/** Counts a download once per view. */
export async function countDownload({ tenant, share, settings }: OpenedProposal, view: string): Promise<void> {
  if (settings.countViews && view !== '') await viewStore(tenant).download(share.id, view);
}
