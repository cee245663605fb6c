import { createContext, useContext } from 'react';
import { testMode } from '#contract/identity.ts';
import type { SessionInfo } from '#contract/identity.ts';

type Membership = SessionInfo['memberships'][number];

export interface Member {
  user: SessionInfo['user'];
  membership: Membership;
  memberships: Membership[];
  twoFactor: boolean;
  hasPassword: boolean;
}

export const MemberContext = createContext<Member | null>(null);

/** Returns the signed-in person in this tab's organization; only inside the shell. */
export function useMember(): Member {
  const member = useContext(MemberContext);
  if (!member) throw new Error('useMember is used outside the shell');
  return member;
}

/** Returns the membership chosen in this tab, else the session's, else the first. */
export function pickMembership(session: SessionInfo, chosen: string | null): Membership | undefined {
  const by = (id: string | null) => session.memberships.find((one) => one.clerkOrgId === id);
  return by(chosen) ?? by(session.activeOrganizationId) ?? session.memberships[0];
}

/** Used behind the guard in automated-test mode when no one is signed in (decisions A02, A03). */
export const testModeMember: Member = {
  user: { id: testMode.userId, email: testMode.email, firstName: 'Test', lastName: 'Admin', image: null },
  membership: {
    clerkOrgId: testMode.organizationId,
    clerkOrgMemId: testMode.userId,
    name: 'Test mode',
    role: 'org:admin',
    clientId: testMode.organizationId,
  },
  memberships: [],
  twoFactor: false,
  hasPassword: false,
};

export function fullName(user: SessionInfo['user']): string {
  return `${user.firstName} ${user.lastName}`.trim() || user.email;
}
