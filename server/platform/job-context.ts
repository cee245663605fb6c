import { randomUUID } from 'node:crypto';
import type { Services, TenantContext } from './context.ts';

/** Creates the context of background work, for the organization and in the name of whoever started it. */
export function jobContext(services: Services, owner: { organizationId: string; userId: string }): TenantContext {
  const requestId = randomUUID();
  return {
    services,
    requestId,
    log: services.log.child({ requestId }),
    role: 'org:member',
    organizationId: owner.organizationId,
    userId: owner.userId,
  };
}
