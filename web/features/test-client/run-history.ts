import { z } from 'zod';
import { hideSecrets } from './hide-secrets.ts';

const runSchema = z.object({
  /** 'GET /api/health'. */
  id: z.string(),
  /** Without secrets. */
  input: z.record(z.string(), z.unknown()),
  status: z.number(),
  ms: z.number(),
  /** Null: not judged. */
  fits: z.boolean().nullable(),
  /** ISO 8601. */
  at: z.string(),
});
export type PastRun = z.infer<typeof runSchema>;

const most = 20;
const placeOf = (organizationId: string): string => `dealwright-test-client ${organizationId}`;

/** The last runs of this tab in an organization, newest first. What cannot be read is as if it were not there. */
export function readRuns(organizationId: string): PastRun[] {
  try {
    const parsed = z
      .array(runSchema)
      .safeParse(JSON.parse(sessionStorage.getItem(placeOf(organizationId)) ?? '[]') as unknown);
    return parsed.success ? parsed.data : [];
  } catch {
    // Storage that is switched off or holds another's text: there is no history then, and runs go on without one.
    return [];
  }
}

/** Adds a run and returns all; where nothing can be kept, the history lasts as long as the page. */
export function addRun(organizationId: string, known: readonly PastRun[], run: PastRun): PastRun[] {
  const kept = { ...run, input: hideSecrets(run.input) as Record<string, unknown> };
  const runs = [kept, ...known].slice(0, most);
  try {
    sessionStorage.setItem(placeOf(organizationId), JSON.stringify(runs));
  } catch {
    // Full or switched off: the page still shows them.
  }
  return runs;
}
