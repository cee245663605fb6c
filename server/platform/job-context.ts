import { randomUUID } from 'node:crypto';
import type { Services, TenantContext } from './context.ts';

/** The context of work that goes on without a request: for the organization and in the name of who started it. */
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
