import { symmetricDecrypt } from 'better-auth/crypto';
import type { Services } from '#server/platform/context.ts';
import { messageSchema } from './mail.job.ts';

/** Hands a mail that waited encrypted to the mail server. Throws when the server refuses it: the job tries again. */
export async function deliverMail(services: Services, { sealed }: { sealed: string }): Promise<void> {
  const { secret } = await services.auth.$context;
  const message = messageSchema.parse(JSON.parse(await symmetricDecrypt({ key: secret, data: sealed })));
  await services.mail.deliver(message);
}
