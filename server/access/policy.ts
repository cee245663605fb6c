import type { Access } from '#contract/endpoint.ts';
import type { Role } from '#contract/identity.ts';

export interface Policy {
  signedIn: boolean;
  /** Roles in the organization that may call; null needs no organization. */
  roles: readonly Role[] | null;
}

/** The one table of who may call what; an endpoint's `access` names its row. */
export const policies: Record<Access, Policy> = {
  public: { signedIn: false, roles: null },
  'signed-in': { signedIn: true, roles: null },
  member: { signedIn: true, roles: ['org:admin', 'org:member'] },
  admin: { signedIn: true, roles: ['org:admin'] },
};
