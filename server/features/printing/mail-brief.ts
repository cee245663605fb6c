import { visibleBrief } from '#contract/brief-marks.ts';
import { briefText } from '#contract/brief-text.ts';
import { briefLetter } from '#server/features/mail/letters.view.ts';
import { sendMail } from '#server/features/mail/send-mail.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { findEmail } from '#server/access/membership.store.ts';
import { ownAddress } from '#server/access/own-address.ts';
import { findPrep } from '#server/features/prep/find-prep.ts';
import { toDetail } from '#server/features/prep/prep.view.ts';
import { readSaid } from '#server/features/prep/read-said.ts';

/** Emails the brief to the caller's own address; while one is waiting, no other is sent. */
export async function mailBrief(ctx: TenantContext, input: { prospectId: string }): Promise<{ to: string }> {
  const { mail, database, environment } = ctx.services;
  const whole = await findPrep(ctx, { ...input, to: 'read' });
  const { prep } = whole;
  if (prep.readyAt === null && prep.status !== 'ready')
    throw new AppError('conflict', 'There’s no brief to email yet.');
  if (!mail.sends)
    throw new AppError(
      'conflict',
      'No email server is set up here, so nothing was sent. Export the brief instead, or ask your operator to set one up.',
    );
  const { detail } = toDetail(whole, ctx.organizationId, await readSaid(ctx, { prepId: prep.id }));
  const to = await findEmail(database.db, ctx.userId);
  const link = `${ownAddress(environment)}/dashboard?prep=${prep.id}`;
  await sendMail(ctx, {
    key: `brief:${prep.id}:${ctx.userId}`,
    to,
    organizationId: ctx.organizationId,
    link,
    letter: briefLetter({
      companyName: detail.companyName || 'this company',
      personName: `${detail.firstName} ${detail.lastName}`.trim(),
      text: briefText(visibleBrief(detail.brief, detail.marks), detail.notes),
      link,
    }),
  });
  return { to };
}
