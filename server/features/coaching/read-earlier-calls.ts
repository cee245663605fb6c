import { fromStoredFields } from '#contract/discovery-fields.ts';
import type { readEarlierCalls as endpoint } from '#contract/earlier-calls.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { findCompanySessions } from '#server/features/discovery/find-company-sessions.ts';
import { readLines } from '#server/features/discovery/read-lines.ts';
import { mayWrite } from '#server/features/discovery/session.view.ts';
import { findPrep } from '#server/features/prep/find-prep.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { notedTalkOf, promisesOf, theirNames, toCallLines } from './call-lines.view.ts';
import { coachingStore } from './coaching.store.ts';
import { tellCall, type CallToTell } from './earlier-call.view.ts';

type SessionRow = Awaited<ReturnType<typeof findCompanySessions>>[number];

async function callOf(ctx: TenantContext, session: SessionRow, beganAt: Date): Promise<CallToTell> {
  const [{ lines }, { cards, suggestions }] = await Promise.all([
    readLines(ctx, { sessionId: session.id }),
    coachingStore(ctx).read(session.id),
  ]);
  const heard = toCallLines(lines, session.speakers, notedTalkOf(session));
  const fields = fromStoredFields(session.fields);
  return {
    id: session.id,
    beganAt,
    fields,
    notAsked: session.questions.filter(({ askedAt }) => askedAt === null),
    lines: heard,
    timed: new Set(lines.filter(({ atMs }) => atMs !== null).map(({ id }) => id)),
    promises: promisesOf(heard, session.keptPromises, theirNames(fields, session.speakers), session.repName),
    cards,
    suggestions,
    mayWrite: mayWrite(session, ctx),
  };
}

/**
 * The sessions on a brief's company that began before the brief was made, newest first. They are read when the brief is,
 * and never stored with it: what is deleted or corrected in a session is so here.
 */
export async function readEarlierCalls(
  ctx: TenantContext,
  { prospectId }: { prospectId: string },
): Promise<OutputOf<typeof endpoint>> {
  const { prep } = await findPrep(ctx, { prospectId, to: 'read', withoutTexts: true });
  if (!ctx.services.research.isOn('earlier')) return { calls: [], sources: [] };
  const sessions = await findCompanySessions(ctx, {
    siteUrl: prep.prospWebUrl,
    name: prep.companyName,
    before: prep.readyAt ?? new Date(),
  });
  const told = [];
  for (const session of sessions)
    if (session.beganAt !== null) told.push(tellCall(await callOf(ctx, session, session.beganAt)));
  return { calls: told.map(({ call }) => call), sources: told.flatMap(({ sources }) => sources) };
}
