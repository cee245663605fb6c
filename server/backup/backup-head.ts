import { createHash } from 'node:crypto';
import { z } from 'zod';

/** Entry that describes the backup and says where it belongs. */
export const headName = 'dealwright.json';

export const headSchema = z.object({
  format: z.literal(1),
  /** ISO timestamp of the snapshot. */
  at: z.string(),
  version: z.string(),
  postgres: z.string(),
  /** Hashes of the database's migrations, oldest first. */
  migrations: z.array(z.string()),
  /** Identifies the secret key without revealing it. */
  keyPrint: z.string(),
  /** `table` is 'schema.name'; columns are in the order of its rows. */
  tables: z.array(z.object({ table: z.string(), columns: z.array(z.string()) })),
});
export type BackupHead = z.infer<typeof headSchema>;

/** Returns a fingerprint of a key; it reveals nothing, because keys are long and random. */
export function printOfKey(key: string): string {
  return createHash('sha256').update(`dealwright backup\n${key}`).digest('hex').slice(0, 16);
}

/** Entry names: `tables/schema.name/000001` (rows in COPY format), `sequences.json`, `secret.key`, `files/KEY`. */
export const entryNames = { tables: 'tables/', sequences: 'sequences.json', key: 'secret.key', files: 'files/' };

/** Sequence values of a database, by 'schema.name'. */
export const sequencesSchema = z.record(z.string(), z.object({ value: z.string(), called: z.boolean() }));
export type Sequences = z.infer<typeof sequencesSchema>;
