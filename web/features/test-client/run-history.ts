import { z } from 'zod';
import { hideSecrets } from './hide-secrets.ts';

const runSchema = z.object({
  /** For example 'GET /api/health'. */
  id: z.string(),
  /** Without secrets. */
  input: z.record(z.string(), z.unknown()),
  status: z.number(),
  ms: z.number(),
  /** Null: not checked. */
  fits: z.boolean().nullable(),
  /** ISO 8601. */
  at: z.string(),
});
export type PastRun = z.infer<typeof runSchema>;

const most = 20;
const placeOf = (organizationId: string): string => `dealwright-test-client ${organizationId}`;

/** Returns this tab's last runs in an organization, newest first; ignores invalid data. */
export function readRuns(organizationId: string): PastRun[] {
  try {
    const parsed = z
      .array(runSchema)
      .safeParse(JSON.parse(sessionStorage.getItem(placeOf(organizationId)) ?? '[]') as unknown);
    return parsed.success ? parsed.data : [];
  } catch {
    // Storage is off or holds something else: runs work without a history.
    return [];
  }
}

/** Adds a run and returns all; if storage fails, the history lasts as long as the page. */
export function addRun(organizationId: string, known: readonly PastRun[], run: PastRun): PastRun[] {
  const kept = { ...run, input: hideSecrets(run.input) as Record<string, unknown> };
  const runs = [kept, ...known].slice(0, most);
  try {
    sessionStorage.setItem(placeOf(organizationId), JSON.stringify(runs));
  } catch {
    // Storage is full or off; the page still shows the runs.
  }
  return runs;
}
