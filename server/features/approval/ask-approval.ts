import { ownAddress } from '#server/access/own-address.ts';
import { findSession } from '#server/features/discovery/find-session.ts';
import { approvalLetter } from '#server/features/mail/letters.view.ts';
import { sendMail } from '#server/features/mail/send-mail.ts';
import { composeProposal } from '#server/features/proposal/compose-proposal.ts';
import { keepVersionOnce } from '#server/features/proposal/keep-version-once.ts';
import { findMuted } from '#server/features/team/find-muted.ts';
import { readTeam } from '#server/features/team/read-team.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { approvalStore } from './approval.store.ts';
import { sameContent } from '#server/features/proposal/same-content.view.ts';

/**
 * Saves the current proposal as a version and asks the admins to approve it; a waiting or approved version isn't asked
 * for again.
 */
export async function askApproval(
  ctx: TenantContext,
  { sessionId }: { sessionId: string },
): Promise<{ versionId: string }> {
  await findSession(ctx, { sessionId, to: 'write' });
  const composed = await composeProposal(ctx, { sessionId });
  const { document } = composed;
  const store = approvalStore(ctx);
  const { environment } = ctx.services;
  const link = `${ownAddress(environment)}/pdf-generation/${sessionId}`;
  const [{ members }, muted] = await Promise.all([readTeam(ctx), findMuted(ctx, { about: 'approvals' })]);
  const mailed = members.filter(
    ({ role, userId }) => role === 'org:admin' && userId !== ctx.userId && !muted.has(userId),
  );
  const { versionId } = await keepVersionOnce(ctx, {
    sessionId,
    name: 'For approval',
    reason: 'approval',
    composed,
    known: async (db) => {
      const before = await store.listIn(db, sessionId);
      return (
        before.find((each) => each.decision !== 'returned' && sameContent(each.document, document))?.versionId ?? null
      );
    },
    also: async (db, id) => {
      await store.addIn(db, sessionId, id);
      for (const person of mailed) {
        const letter = approvalLetter({
          name: person.firstName,
          companyName: document.prospect.company,
          told: 'A colleague asks you to approve it',
          text: '',
          link,
        });
        const key = `approval:${id}:${person.userId}`;
        await sendMail(ctx, { key, to: person.email, organizationId: ctx.organizationId, link, letter, db });
      }
    },
  });
  return { versionId };
}
