import { proposalSections } from '#contract/proposal.ts';
import type { Reading, SectionSeconds } from '#contract/buyer.ts';
import { limits } from '#contract/limits.ts';
import { AppError } from '#server/platform/errors.ts';
import type { OpenedProposal } from './open-proposal.ts';
import { viewStore } from './view.store.ts';

/** Allows for clock differences and network delay. */
const graceSeconds = 5;

/**
 * Stores the script's reading times: totals per view, so that a repeat adds nothing. A forged report can't exceed the
 * seconds since the page was opened.
 */
export async function noteReading({ tenant, share, settings }: OpenedProposal, reading: Reading): Promise<void> {
  if (!settings.countViews) return;
  const noted = await viewStore(tenant).read(share.id, reading.view, (view): SectionSeconds | null => {
    const passed = (Date.now() - view.openedAt.getTime()) / 1000 + graceSeconds;
    if (passed > limits.buyer.viewSecondsMax) return null;
    const seconds: SectionSeconds = {};
    for (const section of proposalSections) {
      const most = Math.max(view.seconds[section] ?? 0, reading.seconds[section] ?? 0);
      if (most > 0) seconds[section] = most;
    }
    const total = Object.values(seconds).reduce((sum, each) => sum + each, 0);
    return total <= passed ? seconds : view.seconds;
  });
  if (!noted) throw new AppError('not_found', 'This view isn’t counted.');
}
