import { hashPassword } from 'better-auth/crypto';
import type { InputOf } from '#contract/endpoint.ts';
import type { createProposalShare as contract } from '#contract/buyer.ts';
import { limits } from '#contract/limits.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { findSession } from '#server/features/discovery/find-session.ts';
import { findVersion } from '#server/features/proposal/find-version.ts';
import { keepVersion } from '#server/features/proposal/keep-version.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { hashTicket } from '#server/platform/ticket.ts';
import { buyerShareStore } from './share.store.ts';
import { buyerPath, buyerToken } from './share.view.ts';

/** Makes a link that shows one version of a proposal to whoever holds it; without a version, the proposal is kept as it reads now. */
export async function createProposalShare(
  ctx: TenantContext,
  input: InputOf<typeof contract>,
): Promise<{ link: string }> {
  const { sessionId, shareId, recipient, days, password, asksEmail, downloads } = input;
  await findSession(ctx, { sessionId, to: 'write' });
  const { secret } = await ctx.services.auth.$context;
  const { organizationId } = ctx;
  const store = buyerShareStore(ctx);
  const token = buyerToken(secret, { organizationId, id: shareId });
  if (await store.has(sessionId, shareId)) return { link: buyerPath(token) };
  const { version } =
    input.versionId === undefined
      ? await keepVersion(ctx, { sessionId, name: recipient === '' ? '' : `Sent to ${recipient}`, reason: 'sent' })
      : await findVersion(ctx, { sessionId, versionId: input.versionId });
  const made = await store.create(
    {
      id: shareId,
      sessionId,
      versionId: version.id,
      tokenHash: hashTicket(token),
      recipient,
      passwordHash: password === '' ? null : await hashPassword(password),
      asksEmail,
      downloads,
      createdBy: ctx.userId,
      expiresAt: new Date(Date.now() + days * 24 * 60 * 60_000),
    },
    limits.buyer.openShares,
  );
  if (made === 'full')
    throw new AppError(
      'conflict',
      `A proposal has up to ${limits.buyer.openShares} open links. No link was made. Revoke one first.`,
    );
  // The id is taken: by this call made twice at once, or by another proposal's link.
  if (made === 'there' && !(await store.has(sessionId, shareId)))
    throw new AppError('conflict', 'The link could not be made. Try again.');
  if (made === 'made') {
    const { document } = await findVersion(ctx, { sessionId, versionId: version.id });
    await recordChange(ctx, {
      action: 'proposal.shared',
      subject: document.prospect.company || document.title,
      details: { version: String(version.number), recipient },
    });
  }
  return { link: buyerPath(token) };
}
