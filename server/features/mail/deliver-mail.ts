import { symmetricDecrypt } from 'better-auth/crypto';
import type { Services } from '#server/platform/context.ts';
import { messageSchema } from './mail.job.ts';

/** Sends a stored, encrypted email. Throws if the mail server refuses it, so that the job retries. */
export async function deliverMail(services: Services, { sealed }: { sealed: string }): Promise<void> {
  const { secret } = await services.auth.$context;
  const message = messageSchema.parse(JSON.parse(await symmetricDecrypt({ key: secret, data: sealed })));
  await services.mail.deliver(message);
}
