import { createHash } from 'node:crypto';
import { fromStoredFields } from '#contract/discovery-fields.ts';
import type { Speaker } from '#contract/discovery.ts';
import type { InputOf, OutputOf } from '#contract/endpoint.ts';
import { limits } from '#contract/limits.ts';
import type { addTranscript as endpoint } from '#contract/session-lines.ts';
import { folded, guessByName, sidesByName } from '#server/agents/sides/sides-by-name.ts';
import { guessSides } from '#server/agents/sides/guess-sides.ts';
import { listOrgMembers } from '#server/features/team/list-org-members.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { readTranscript, type Spoken } from '#server/readers/read-transcript.ts';
import { beginSession } from './begin-session.ts';
import { chargeSession } from './charge-session.ts';
import { findSession } from './find-session.ts';
import { hearLines } from './hear-lines.ts';
import { readLines } from './read-lines.ts';
import { lineStore } from './line.store.ts';

/** Derives a version 8 UUID from a text, so that a repeated request creates the same ids. */
function idOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Treats a name as the same person across a session's transcripts; lines without a name stay unassigned. */
function speakersOf(spoken: readonly Spoken[], seed: string): { name: string; id: string }[] {
  const names = new Map<string, string>();
  for (const { speaker } of spoken)
    if (speaker !== null && !names.has(folded(speaker))) names.set(folded(speaker), speaker);
  return [...names.values()].map((name) => ({ name, id: idOf(`${seed} speaker ${folded(name)}`) }));
}

/** Gives lines without a name to the prospect, or to one of two voices in turn. */
function withNames(
  spoken: readonly Spoken[],
  unnamed: InputOf<typeof endpoint>['unnamed'],
  prospect: string,
): readonly Spoken[] {
  if (unnamed === 'prospect') return spoken.map((each) => ({ ...each, speaker: each.speaker ?? prospect }));
  if (unnamed !== 'turns' || namesSomebody(spoken)) return spoken;
  let turn = 0;
  return spoken.map((each, at) => {
    if (at > 0 && each.opens === true) turn += 1;
    return { ...each, speaker: `Speaker ${(turn % 2) + 1}` };
  });
}

const namesSomebody = (spoken: readonly Spoken[]): boolean => spoken.some(({ speaker }) => speaker !== null);

/** How many turns blank lines or dashes set off; 0: none do. */
function turnsIn(spoken: readonly Spoken[]): number {
  const opened = spoken.filter(({ opens }, at) => at > 0 && opens === true).length;
  return opened === 0 ? 0 : opened + 1;
}

/** Adds a pasted or uploaded transcript as lines with speakers and times; idempotent by `requestId`. */
export async function addTranscript(
  ctx: TenantContext,
  { sessionId, requestId, name, text, fileData, unnamed }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const found = await findSession(ctx, { sessionId, to: 'write' });
  const bytes = text === undefined ? Buffer.from(fileData ?? '', 'base64') : Buffer.from(text, 'utf8');
  const read = await readTranscript({ bytes, name });
  if (read.status === 'failed') throw new AppError('content_unreadable', `${read.message} Nothing was added.`);
  if (unnamed === 'ask' && !namesSomebody(read.spoken)) {
    const asks = { lines: read.spoken.length, turns: turnsIn(read.spoken) };
    return { lines: 0, speakers: 0, note: read.note, revision: found.revision, asks };
  }
  const prospect = fromStoredFields(found.fields);
  const prospectName = `${prospect.firstName} ${prospect.lastName}`.trim() || 'Prospect';
  const spoken = withNames(read.spoken, unnamed, prospectName);
  const speakers = speakersOf(spoken, sessionId);
  if (speakers.length > limits.discovery.speakers)
    throw new AppError(
      'content_unreadable',
      'More than 50 speakers: this isn’t a transcript of a call. Nothing was added.',
    );
  const sides = new Map(found.speakers.map((each) => [folded(each.name), each.id]));
  const idByName = new Map(speakers.map((each) => [folded(each.name), sides.get(folded(each.name)) ?? each.id]));
  const { orgMembers } = await listOrgMembers(ctx, {});
  const members = orgMembers.data.map(({ publicUserData }) => publicUserData);
  const byName = sidesByName(members, prospect, found.attendees);
  const sideOf = (each: string): Speaker['side'] =>
    unnamed === 'prospect' && folded(each) === folded(prospectName) ? 'prospect' : byName(each);
  const noted = (await readLines(ctx, { sessionId })).lines.filter(({ kind }) => kind === 'note');
  const pointsTo = guessByName(
    members,
    prospect,
    noted.map(({ text: note }) => note),
  );
  const lastMs = Math.max(0, ...spoken.map(({ atMs }) => atMs ?? 0));
  // A session that begins with a transcript tells of a call that is over: its clock stands where the transcript ends.
  if (found.beganAt === null) await beginSession(ctx, { sessionId, elapsedMs: lastMs, over: true });
  const revision = await lineStore(ctx, sessionId).add(
    spoken.map((each, at) => ({
      id: idOf(`${sessionId} ${requestId} ${at}`),
      kind: 'utterance' as const,
      speakerId: each.speaker === null ? null : (idByName.get(folded(each.speaker)) ?? null),
      atMs: each.atMs,
      endMs: each.endMs ?? null,
      text: each.text,
      origin: text === undefined ? ('uploaded' as const) : ('pasted' as const),
    })),
    (known) => {
      const fresh = speakers.filter(
        (each) => !known.some(({ id, name: own }) => id === each.id || folded(own) === folded(each.name)),
      );
      const named = fresh.map((each): Speaker => {
        const [side, guess] = [sideOf(each.name), pointsTo(each.name)];
        return side === 'unknown' && guess !== 'unknown' ? { ...each, side: guess, guessed: true } : { ...each, side };
      });
      const said = spoken.map((each) => ({
        speakerId: each.speaker === null ? null : (idByName.get(folded(each.speaker)) ?? null),
        text: each.text,
      }));
      const guesses = guessSides([...known, ...named], said);
      return [...known, ...named].map((each) => {
        const side = each.side === 'unknown' ? guesses.get(each.id) : undefined;
        return side === undefined ? each : { ...each, side, guessed: true };
      });
    },
  );
  if (revision === null) throw new AppError('not_found', 'Session not found in Airtable');
  if (lastMs >= limits.discovery.chargedAfterMs && found.chargedAt === null) await chargeSession(ctx, { sessionId });
  void hearLines(ctx, { sessionId });
  return { lines: spoken.length, speakers: speakers.length, note: read.note, revision };
}
