import type { OutputOf } from '#contract/endpoint.ts';
import type { listProposalShares as contract } from '#contract/buyer.ts';
import { findSession } from '#server/features/discovery/find-session.ts';
import { mayWrite } from '#server/features/discovery/session.view.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { answerStore } from './answer.store.ts';
import { sharingSettingsStore } from './settings.store.ts';
import { buyerShareStore } from './share.store.ts';
import { toNumbers, toShare } from './share.view.ts';
import { viewStore } from './view.store.ts';

/** Returns the links to a session's proposal with their numbers and responses, readable by every member. */
export async function listProposalShares(
  ctx: TenantContext,
  { sessionId }: { sessionId: string },
): Promise<OutputOf<typeof contract>> {
  const session = await findSession(ctx, { sessionId, to: 'read' });
  const mayShare = mayWrite(session, ctx);
  const rows = await buyerShareStore(ctx).list(sessionId);
  const ids = rows.map(({ id }) => id);
  const views = viewStore(ctx);
  const [settings, counts, seconds, answers, latest, { secret }] = await Promise.all([
    sharingSettingsStore(ctx).read(),
    views.counts(ids),
    views.seconds(ids),
    answerStore(ctx).ofShares(ids),
    Promise.all(ids.map((id) => views.latest(id))),
    ctx.services.auth.$context,
  ]);
  const shares = rows.map((row, at) =>
    toShare(row, {
      numbers: toNumbers(
        counts.find(({ shareId }) => shareId === row.id),
        seconds.filter(({ shareId }) => shareId === row.id),
        latest[at] ?? [],
      ),
      answers: answers.filter(({ shareId }) => shareId === row.id),
      secret: mayShare ? secret : null,
    }),
  );
  return { shares, settings, mayShare };
}
