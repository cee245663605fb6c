import { createHash } from 'node:crypto';
import { fromStoredFields } from '#contract/discovery-fields.ts';
import type { Speaker } from '#contract/discovery.ts';
import type { findSession } from '#server/features/discovery/find-session.ts';
import { listOrgMembers } from '#server/features/team/list-org-members.ts';
import type { TenantContext } from '#server/platform/context.ts';

type Session = Awaited<ReturnType<typeof findSession>>;

/** The same side of a session gets the same id, whichever node hears it first. */
function idOf(parts: string): string {
  return createHash('sha256').update(parts).digest('hex').slice(0, 32);
}

async function nameOfCaller(ctx: TenantContext, session: Session): Promise<string> {
  if (session.userId === ctx.userId && session.repName.trim() !== '') return session.repName.trim();
  const { data } = (await listOrgMembers(ctx, {})).orgMembers;
  const person = data.find(({ publicUserData }) => publicUserData.userId === ctx.userId)?.publicUserData;
  return `${person?.firstName ?? ''} ${person?.lastName ?? ''}`.trim() || 'Rep';
}

/** Returns the speaker of a line: the caller on the rep's side, else the only prospect or the session's own. */
export async function speakerOf(ctx: TenantContext, session: Session, side: 'rep' | 'prospect'): Promise<Speaker> {
  const id = idOf(`${session.id} heard ${side === 'rep' ? ctx.userId : 'prospect'}`);
  const known = session.speakers.find((speaker) => speaker.id === id);
  if (known !== undefined) return known;
  const ofSide = session.speakers.filter((speaker) => speaker.side === side);
  const [only] = ofSide;
  if (side === 'prospect') {
    if (only !== undefined && ofSide.length === 1) return only;
    const { firstName, lastName } = fromStoredFields(session.fields);
    return { id, side, name: `${firstName} ${lastName}`.trim() || 'Prospect' };
  }
  const name = await nameOfCaller(ctx, session);
  return ofSide.find((speaker) => speaker.name === name) ?? { id, side, name };
}
