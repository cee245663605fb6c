import { randomUUID } from 'node:crypto';
import type { Speaker } from '#contract/discovery.ts';
import { limits } from '#contract/limits.ts';
import type { SpeakerChange } from '#contract/session-lines.ts';
import { listOrgMembers } from '#server/features/team/list-org-members.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { findSession } from './find-session.ts';
import { lineStore } from './line.store.ts';

type Outcome = { speakers: Speaker[]; moved: { of: string } | { ids: string[] } | null; to: string | null };

/** Confirms what somebody says of speakers; of two, the other one is then guessed to be on the other side. */
function withSides(speakers: Speaker[], told: ReadonlyMap<string, Partial<Speaker>>): Speaker[] {
  const sided = speakers.map((each) => {
    const said = told.get(each.id);
    if (said === undefined) return each;
    const { guessed: _, ...known } = each;
    return { ...known, ...said };
  });
  const said = sided.find(({ id }) => told.has(id))?.side ?? 'unknown';
  if (sided.length !== 2 || said === 'unknown') return sided;
  const rest = said === 'rep' ? ('prospect' as const) : ('rep' as const);
  return sided.map((each) =>
    !told.has(each.id) && (each.guessed === true || each.side === 'unknown')
      ? { ...each, side: rest, guessed: true }
      : each,
  );
}

/** Returns the new speakers and which lines move, or null if there is no such speaker. */
function outcomeOf(speakers: Speaker[], change: SpeakerChange, me: string): Outcome | null {
  const find = (id: string): Speaker | undefined => speakers.find((each) => each.id === id);
  if (change.kind === 'split') {
    if (change.into !== null)
      return find(change.into) === undefined ? null : { speakers, moved: { ids: change.lineIds }, to: change.into };
    if (speakers.length >= limits.discovery.speakers) return null;
    const name = change.name === '' ? `Speaker ${speakers.length + 1}` : change.name;
    const fresh: Speaker = { id: randomUUID(), name, side: change.side };
    return { speakers: [...speakers, fresh], moved: { ids: change.lineIds }, to: fresh.id };
  }
  if (change.kind === 'sides') {
    if (!change.sides.every(({ speakerId }) => find(speakerId) !== undefined)) return null;
    const told = new Map(change.sides.map(({ speakerId, side }) => [speakerId, { side }]));
    return { speakers: withSides(speakers, told), moved: null, to: null };
  }
  const speaker = find(change.speakerId);
  if (speaker === undefined) return null;
  if (change.kind === 'rename')
    return {
      speakers: withSides(speakers, new Map([[speaker.id, { name: change.name, side: change.side }]])),
      moved: null,
      to: null,
    };
  if (change.kind === 'mine') {
    const own = speakers.find(({ id, name, side }) => id !== speaker.id && name === me && side === 'rep');
    // The caller speaks already: both are one person.
    if (own !== undefined)
      return { speakers: speakers.filter(({ id }) => id !== speaker.id), moved: { of: speaker.id }, to: own.id };
    return {
      speakers: withSides(speakers, new Map([[speaker.id, { name: me, side: 'rep' }]])),
      moved: null,
      to: null,
    };
  }
  if (find(change.into) === undefined || change.into === change.speakerId) return null;
  return {
    speakers: speakers.filter(({ id }) => id !== change.speakerId),
    moved: { of: change.speakerId },
    to: change.into,
  };
}

/** Renames, merges or splits speakers; lines refer to speakers by id, so a new name applies to all. */
export async function changeSpeakers(
  ctx: TenantContext,
  { sessionId, change }: { sessionId: string; change: SpeakerChange },
): Promise<{ speakers: Speaker[]; revision: number }> {
  await findSession(ctx, { sessionId, to: 'write' });
  const { data } = (await listOrgMembers(ctx, {})).orgMembers;
  const person = data.find(({ publicUserData }) => publicUserData.userId === ctx.userId)?.publicUserData;
  const me = `${person?.firstName ?? ''} ${person?.lastName ?? ''}`.trim() || 'Rep';
  const changed = await lineStore(ctx, sessionId).setSpeakers((speakers) => outcomeOf(speakers, change, me));
  if (changed === null)
    throw new AppError(
      'conflict',
      'Someone else changed the speakers. Your change wasn’t saved. Check them and try again.',
    );
  return changed;
}
