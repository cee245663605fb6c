import type { BuyerNews } from '#contract/buyer.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { approvalStore } from './approval.store.ts';

/** Returns news for the bell: requests waiting for an admin, and decisions on the caller's requests. */
export async function readApprovalNews(ctx: TenantContext): Promise<BuyerNews[]> {
  const rows = await approvalStore(ctx).news(ctx.userId, ctx.role === 'org:admin');
  return rows.map(
    ({ versionId, sessionId, decision, decidedAt, askedAt, comment, askedName, decidedName, document }) => ({
      id: `approval-${versionId}-${decision ?? 'asked'}`,
      kind: decision ?? 'approval',
      sessionId,
      company: document.prospect.company,
      name: decision === null ? askedName : decidedName,
      text: comment,
      at: (decidedAt ?? askedAt).toISOString(),
      waits: false,
    }),
  );
}
