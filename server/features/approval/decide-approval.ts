import type { ApprovalDecision } from '#contract/approval.ts';
import { ownAddress } from '#server/access/own-address.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { findSession } from '#server/features/discovery/find-session.ts';
import { approvalLetter } from '#server/features/mail/letters.view.ts';
import { sendMail } from '#server/features/mail/send-mail.ts';
import { findVersion } from '#server/features/proposal/find-version.ts';
import { findMuted } from '#server/features/team/find-muted.ts';
import { findMember } from '#server/features/team/find-member.ts';
import { readTeam } from '#server/features/team/read-team.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { approvalStore } from './approval.store.ts';

interface DecideApprovalInput {
  sessionId: string;
  versionId: string;
  decision: ApprovalDecision;
  comment: string;
}

/** Approves a version or sends it back. Versions are immutable, so what is approved is what was read. */
export async function decideApproval(
  ctx: TenantContext,
  { sessionId, versionId, decision, comment }: DecideApprovalInput,
): Promise<{ decision: ApprovalDecision }> {
  await findSession(ctx, { sessionId, to: 'read' });
  if (decision === 'returned' && comment.trim() === '')
    throw new AppError('invalid_input', 'Say what should change. Nothing was sent back.', { field: 'comment' });
  const { document, version } = await findVersion(ctx, { sessionId, versionId });
  const { company } = document.prospect;
  const { organizationId } = ctx;
  const store = approvalStore(ctx);
  const askedBy = await store.askedBy(sessionId, versionId);
  if (decision === 'approved' && askedBy === ctx.userId) {
    const { members } = await readTeam(ctx);
    if (members.some(({ role, userId }) => role === 'org:admin' && userId !== ctx.userId))
      throw new AppError('conflict', 'You asked for this approval, so another admin decides. Nothing was changed.');
  }
  const muted = await findMuted(ctx, { about: 'approvals' });
  const mailed = askedBy !== null && askedBy !== ctx.userId && !muted.has(askedBy);
  const asked = mailed ? await findMember(ctx, { userId: askedBy }) : null;
  const decided = await store.decide(
    { sessionId, versionId },
    { decision, comment, decidedBy: ctx.userId },
    async (db) => {
      if (asked === null) return;
      const link = `${ownAddress(ctx.services.environment)}/pdf-generation/${sessionId}`;
      const told = decision === 'approved' ? 'It is approved' : 'It was sent back';
      const letter = approvalLetter({ name: asked.firstName, companyName: company, told, text: comment, link });
      const key = `approval:${versionId}:${decision}`;
      await sendMail(ctx, { key, to: asked.email, organizationId, link, letter, db });
    },
  );
  if (decided === null)
    throw new AppError(
      'conflict',
      'This version was already decided, or no one asked for approval. Nothing was changed.',
    );
  await recordChange(ctx, {
    action: decision === 'approved' ? 'proposal.approved' : 'proposal.returned',
    subject: company || document.title,
    details: { version: String(version.number), comment },
  });
  return { decision };
}
