import { symmetricEncrypt } from 'better-auth/crypto';
import type { Db } from '#server/db/open-database.ts';
import type { Services } from '#server/platform/context.ts';
import type { Letter } from '#server/ports/mail.ts';
import { mailJob } from './mail.job.ts';

interface SendMailInput {
  /** What this mail is about, such as 'invitation:ID:1'; while one of that key waits, another is not sent. */
  key: string;
  to: string;
  /** Null for a mail about a person's own account: without SMTP its link goes to the terminal, else into the outbox. */
  organizationId: string | null;
  link: string;
  letter: Letter;
  /** The transaction that writes the reason of this mail: neither is there without the other. */
  db?: Db;
}

/** Hands a mail to the durable queue: it is tried again until the mail server takes it, for about half a day. */
export async function sendMail(ctx: { services: Services }, { letter, db, ...input }: SendMailInput): Promise<void> {
  const { auth, jobs } = ctx.services;
  const { secret } = await auth.$context;
  const sealed = await symmetricEncrypt({ key: secret, data: JSON.stringify({ ...input, ...letter }) });
  await jobs.send(mailJob, { sealed }, { key: input.key, ...(db === undefined ? {} : { db }) });
}
