import { symmetricEncrypt } from 'better-auth/crypto';
import { sql } from 'drizzle-orm';
import type { Message } from '#server/ports/mail.ts';
import type { Database } from './open-database.ts';
import { mailOutbox } from './schema/mail.ts';

/** Stores a message in its organization's outbox; `secret` encrypts its content and link. */
export async function keepInOutbox(
  database: Database,
  secret: string,
  message: Message & { organizationId: string },
): Promise<void> {
  const { organizationId, key, to, subject } = message;
  const sealed = await symmetricEncrypt({ key: secret, data: JSON.stringify(message) });
  await database.tenant(organizationId, (db) =>
    db
      .insert(mailOutbox)
      .values({ organizationId, key, recipient: to, subject, sealed })
      .onConflictDoUpdate({
        target: [mailOutbox.organizationId, mailOutbox.key],
        set: { recipient: to, subject, sealed, createdAt: sql`now()` },
      }),
  );
}
