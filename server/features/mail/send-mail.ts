import { symmetricEncrypt } from 'better-auth/crypto';
import type { Db } from '#server/db/open-database.ts';
import type { Services } from '#server/platform/context.ts';
import type { Letter } from '#server/ports/mail.ts';
import { mailJob } from './mail.job.ts';

interface SendMailInput {
  /** Identifies the email, such as 'invitation:ID:1'; while one with that key is waiting, no other is sent. */
  key: string;
  to: string;
  /** Null for account emails: without SMTP their links go to the terminal, all others to the outbox. */
  organizationId: string | null;
  link: string;
  letter: Letter;
  /** The transaction that stores the email's cause, so that neither exists without the other. */
  db?: Db;
}

/** Enqueues an email; the queue retries for about half a day until the mail server accepts it. */
export async function sendMail(ctx: { services: Services }, { letter, db, ...input }: SendMailInput): Promise<void> {
  const { auth, jobs } = ctx.services;
  const { secret } = await auth.$context;
  const sealed = await symmetricEncrypt({ key: secret, data: JSON.stringify({ ...input, ...letter }) });
  await jobs.send(mailJob, { sealed }, { key: input.key, ...(db === undefined ? {} : { db }) });
}
