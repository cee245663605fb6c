import { createHash, randomUUID } from 'node:crypto';
import { accountNotices, type AccountMail, type AccountNotice } from '#server/access/account-mail.ts';
import type { Services } from '#server/platform/context.ts';
import type { Letter } from '#server/ports/mail.ts';
import { knownAddressLetter, newAddressLetter, noticeLetter, resetLetter, verificationLetter } from './letters.view.ts';
import { sendMail } from './send-mail.ts';

const isNotice = (kind: AccountMail['kind']): kind is AccountNotice => accountNotices.some((each) => each === kind);

function letterOf({ kind, name, link }: AccountMail): Letter {
  if (kind === 'reset') return resetLetter({ name, link });
  if (kind === 'verification') return verificationLetter({ name, link });
  if (kind === 'new-address') return newAddressLetter({ name, link });
  if (kind === 'known-address') return knownAddressLetter({ name, link });
  return noticeLetter(kind, { name, link, at: new Date() });
}

/**
 * Emails people about their own account. Without SMTP, links are printed on the server's terminal and notices dropped.
 */
export async function sendAccountMail(ctx: { services: Services }, mail: AccountMail): Promise<void> {
  const { kind, to, link } = mail;
  if (isNotice(kind) && !ctx.services.mail.sends) return;
  // Sends each link once, each notice separately, and the known-account email once while it is waiting.
  const about = isNotice(kind) ? randomUUID() : `${to} ${link}`;
  const key = `${kind}:${createHash('sha256').update(about).digest('hex')}`;
  await sendMail(ctx, { key, to, organizationId: null, link, letter: letterOf(mail) });
}
