import { createHash } from 'node:crypto';
import type { AccountMail } from '#server/platform/auth.ts';
import type { Services } from '#server/platform/context.ts';
import { resetLetter, verificationLetter } from './letters.view.ts';
import { sendMail } from './send-mail.ts';

/** A link to one's own account: by mail, else on the server's terminal, never on anybody's screen. */
export async function sendAccountMail(ctx: { services: Services }, { kind, to, name, link }: AccountMail): Promise<void> {
  const letter = kind === 'reset' ? resetLetter({ name, link }) : verificationLetter({ name, link });
  const key = `${kind}:${createHash('sha256').update(link).digest('hex')}`;
  await sendMail(ctx, { key, to, organizationId: null, link, letter });
}
