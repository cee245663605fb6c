import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { recordId } from './text.ts';

const minutes = 60_000;

/** Limits of organization exports: how long a file can be downloaded, run timeout, and part size sent to storage. */
export const exportLimits = {
  keptMs: 24 * 60 * minutes,
  runMs: 60 * minutes,
  partBytes: 8 * 1024 * 1024,
  rowsAtOnce: 500,
  linkMs: 1 * minutes,
  listed: 10,
} as const;

export const organizationExportSchema = z.object({
  exportId: z.string(),
  state: z.enum(['waiting', 'running', 'ready', 'canceled', 'failed', 'expired']),
  by: z.string(),
  /** Steps of the run; each record type and each file is one step. */
  done: z.number().int(),
  total: z.number().int(),
  bytes: z.number(),
  /** Why the export failed; empty if it did not. */
  problem: z.string(),
  createdAt: z.string(),
  /** When the download expires; null if it isn't ready. */
  expiresAt: z.string().nullable(),
});
export type OrganizationExport = z.infer<typeof organizationExportSchema>;

const list = z.object({ exports: z.array(organizationExportSchema) });

export const listExports = endpoint({
  method: 'GET',
  path: '/api/exports',
  access: 'admin',
  summary: 'Exports of the whole organization, newest first',
  input: z.object({}),
  output: list,
});

export const startExport = endpoint({
  method: 'POST',
  path: '/api/exports',
  access: 'admin',
  summary: 'Export the whole organization as a ZIP of JSON and files',
  input: z.object({}),
  output: list,
});

export const cancelExport = endpoint({
  method: 'POST',
  path: '/api/exports/:exportId/cancel',
  access: 'admin',
  summary: 'Cancel an export; nothing of it is kept',
  input: z.object({ exportId: recordId() }),
  output: list,
});

export const linkExport = endpoint({
  method: 'POST',
  path: '/api/exports/:exportId/link',
  access: 'admin',
  summary: 'An address that serves the ZIP for one minute',
  input: z.object({ exportId: recordId() }),
  output: z.object({ address: z.string() }),
});
