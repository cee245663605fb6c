import type { BuyerAnswer } from '#contract/buyer.ts';
import { ownAddress } from '#server/access/own-address.ts';
import { findSession } from '#server/features/discovery/find-session.ts';
import { replyLetter } from '#server/features/mail/letters.view.ts';
import { sendMail } from '#server/features/mail/send-mail.ts';
import { findMember } from '#server/features/team/find-member.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { answerStore } from './answer.store.ts';
import { buyerPath, buyerToken, toAnswer } from './share.view.ts';

/**
 * Answers a buyer's question on the page of its link. The first answer is also mailed to whoever asked, where the link
 * asked for an email; a corrected one isn't, so that nobody is flooded.
 */
export async function answerQuestion(
  ctx: TenantContext,
  { sessionId, questionId, text }: { sessionId: string; questionId: string; text: string },
): Promise<{ answer: BuyerAnswer }> {
  await findSession(ctx, { sessionId, to: 'write' });
  const { services, organizationId, userId } = ctx;
  const [member, { secret }] = await Promise.all([findMember(ctx, { userId }), services.auth.$context]);
  const by = `${member?.firstName ?? ''} ${member?.lastName ?? ''}`.trim();
  const replied = await answerStore(ctx).reply(
    { sessionId, id: questionId, text, by },
    async (db, { row, isFirst }) => {
      if (!isFirst || row.email === '') return;
      const link = `${ownAddress(services.environment)}${buyerPath(buyerToken(secret, { organizationId, id: row.shareId }))}`;
      const letter = replyLetter({ by, text, link });
      await sendMail(ctx, { key: `reply:${row.id}`, to: row.email, organizationId, link, letter, db });
    },
  );
  if (replied === null) throw new AppError('not_found', 'This question no longer exists.');
  if (replied === 'closed')
    throw new AppError(
      'gone',
      'The link of this question no longer works, so its buyer can’t read an answer. Nothing was sent. Answer by email.',
    );
  return { answer: toAnswer(replied) };
}
