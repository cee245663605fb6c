import { limits } from '#contract/limits.ts';
import type { Db } from '#server/db/open-database.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { chargeSessionJob } from './charge-session.job.ts';

/** Has a session that begins charged at its second minute. */
export async function scheduleCharge(
  { organizationId, userId, services }: TenantContext,
  { sessionId, db }: { sessionId: string; db?: Db },
): Promise<void> {
  await services.jobs.send(
    chargeSessionJob,
    { organizationId, userId, sessionId },
    {
      key: sessionId,
      afterSeconds: Math.ceil(limits.discovery.chargedAfterMs / 1000),
      ...(db === undefined ? {} : { db }),
    },
  );
}
