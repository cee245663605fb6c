import type { TenantContext } from '#server/platform/context.ts';
import { keptMaterial } from './kept-material.ts';

/** Has this node read the material of an organization anew at its next use; other nodes do within a minute. */
export function forgetMaterial({ services, organizationId }: TenantContext): void {
  const known = keptMaterial.get(services)?.get(organizationId);
  if (known !== undefined) known.until = 0;
}
