import { createHash } from 'node:crypto';
import { z } from 'zod';

/** The entry of a backup that tells what it is and where it belongs. */
export const headName = 'dealwright.json';

export const headSchema = z.object({
  format: z.literal(1),
  /** ISO instant of the state that it holds. */
  at: z.string(),
  version: z.string(),
  postgres: z.string(),
  /** Hashes of the migrations that its database had, the oldest first. */
  migrations: z.array(z.string()),
  /** Names the secret key without telling it. */
  keyPrint: z.string(),
  /** `table` as 'schema.name'; its columns in the order of its rows. */
  tables: z.array(z.object({ table: z.string(), columns: z.array(z.string()) })),
});
export type BackupHead = z.infer<typeof headSchema>;

/** Tells keys apart; nobody learns a key from it, since keys are random and long. */
export function printOfKey(key: string): string {
  return createHash('sha256').update(`dealwright backup\n${key}`).digest('hex').slice(0, 16);
}

/** Entries: `tables/schema.name/000001` (rows as COPY writes them), `sequences.json`, `secret.key`, `files/KEY`. */
export const entryNames = { tables: 'tables/', sequences: 'sequences.json', key: 'secret.key', files: 'files/' };

/** Values of the sequences of a database, by 'schema.name'. */
export const sequencesSchema = z.record(z.string(), z.object({ value: z.string(), called: z.boolean() }));
export type Sequences = z.infer<typeof sequencesSchema>;
