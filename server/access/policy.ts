import type { Access } from '#contract/endpoint.ts';
import type { Role } from '#contract/identity.ts';

export interface Policy {
  signedIn: boolean;
  /** The roles within the organization that may call; null: no organization is needed. */
  roles: readonly Role[] | null;
}

/** The one table of who may call what: each endpoint names its row by `access`. */
export const policies: Record<Access, Policy> = {
  public: { signedIn: false, roles: null },
  'signed-in': { signedIn: true, roles: null },
  member: { signedIn: true, roles: ['org:admin', 'org:member'] },
  admin: { signedIn: true, roles: ['org:admin'] },
};
