import { hashPassword } from 'better-auth/crypto';
import type { InputOf, OutputOf } from '#contract/endpoint.ts';
import { findingKey, type createProposalShare as contract } from '#contract/buyer.ts';
import { limits } from '#contract/limits.ts';
import type { ProposalDocument, ProposalVersion } from '#contract/proposal.ts';
import { findApproved } from '#server/features/approval/find-approved.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { findSession } from '#server/features/discovery/find-session.ts';
import { checkProposal } from '#server/features/proposal/check-proposal.ts';
import { composeProposal, type ComposedProposal } from '#server/features/proposal/compose-proposal.ts';
import { findVersion } from '#server/features/proposal/find-version.ts';
import { keepVersion } from '#server/features/proposal/keep-version.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { hashTicket } from '#server/platform/ticket.ts';
import { buyerShareStore } from './share.store.ts';
import { buyerPath, buyerToken } from './share.view.ts';

/**
 * Creates a link that shows one version of a proposal to anyone who has it; without a version, saves the current
 * proposal. `link` is null if the check found something the caller did not choose to ignore.
 */
export async function createProposalShare(
  ctx: TenantContext,
  input: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const { sessionId, shareId, recipient, days, password, asksEmail, downloads } = input;
  await findSession(ctx, { sessionId, to: 'write' });
  const { secret } = await ctx.services.auth.$context;
  const { organizationId } = ctx;
  const store = buyerShareStore(ctx);
  const token = buyerToken(secret, { organizationId, id: shareId });
  if (await store.has(sessionId, shareId)) return { link: buyerPath(token), findings: [] };
  const reading = await readingOf(ctx, input);
  const { findings } = await checkProposal(ctx, { sessionId, ...reading });
  const seen = new Set(input.sendAnyway);
  if (findings.some((finding) => !seen.has(findingKey(finding)))) return { link: null, findings };
  const name = recipient === '' ? '' : `Sent to ${recipient}`;
  const version = reading.version ?? (await keepVersion(ctx, { sessionId, name, reason: 'sent', ...reading })).version;
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
      findings,
      expiresAt: new Date(Date.now() + days * 24 * 60 * 60_000),
    },
    limits.buyer.openShares,
  );
  if (made === 'full')
    throw new AppError(
      'conflict',
      `A proposal can have up to ${limits.buyer.openShares} open links. No link was created. Revoke one first.`,
    );
  // The id is taken: by a parallel call, or by another proposal's link.
  if (made === 'there' && !(await store.has(sessionId, shareId)))
    throw new AppError('conflict', 'We couldn’t create the link. Try again.');
  if (made === 'made') {
    const { document } = await findVersion(ctx, { sessionId, versionId: version.id });
    await recordChange(ctx, {
      action: 'proposal.shared',
      subject: document.prospect.company || document.title,
      details: {
        version: String(version.number),
        ...(recipient === '' ? {} : { recipient }),
        ...(findings.length === 0 ? {} : { findings: String(findings.length) }),
      },
    });
  }
  return { link: buyerPath(token), findings };
}

/** Returns what a link would show: an approved version if approval is required, else the requested one. */
async function readingOf(
  ctx: TenantContext,
  { sessionId, versionId }: Pick<InputOf<typeof contract>, 'sessionId' | 'versionId'>,
): Promise<{ version?: ProposalVersion; document: ProposalDocument; composed: ComposedProposal }> {
  const composed = await composeProposal(ctx, { sessionId });
  const asked = versionId === undefined ? composed : await findVersion(ctx, { sessionId, versionId });
  const approved = await findApproved(ctx, { sessionId, versionId, document: asked.document });
  const id = approved ?? versionId;
  if (id === undefined) return { document: composed.document, composed };
  const { version, document } = await findVersion(ctx, { sessionId, versionId: id });
  return { version, document, composed };
}
