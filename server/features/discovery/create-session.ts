import { randomUUID } from 'node:crypto';
import type { PreparedQuestion } from '#contract/discovery.ts';
import { fromStoredFields, toStoredFields, type SessionChange } from '#contract/discovery-fields.ts';
import { readSessionData, type SessionData } from '#contract/discovery-state.ts';
import { prepareReservation } from '#server/features/billing/prepare-reservation.ts';
import { findPrep } from '#server/features/prep/find-prep.ts';
import { readPrep } from '#server/features/prep/read-prep.ts';
import { requireOwnClient } from '#server/access/own-client.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { announceCompleted } from './announce-completed.ts';
import { completesSession } from './completes-session.ts';
import { hasOwnWords } from './own-words.ts';
import { refuseMany } from './refuse-many.ts';
import { scheduleCharge } from './schedule-charge.ts';
import { sessionStore } from './session.store.ts';
import { statedInBrief } from '#server/agents/stated-in-brief.ts';

interface CreateSessionInput {
  data: SessionData;
  prepMeetingId?: string | undefined;
  clientId?: string | undefined;
  /** Idempotency key; empty: every call starts a session. */
  requestId: string;
}

/** Returns the prospect, questions and invited people of a brief, verbatim; what nobody filled in, as its facts state it. */
async function fromPrep(
  ctx: TenantContext,
  prospectId: string,
): Promise<{ prospect: SessionChange; questions: PreparedQuestion[]; attendees: string[] }> {
  const [{ prepSession: prep }, { prep: stored }] = await Promise.all([
    readPrep(ctx, { prospectId }),
    findPrep(ctx, { prospectId, to: 'read', withoutTexts: true }),
  ]);
  const { firstName, lastName, email, companyName, industryType, companySize, roleTitle, linkedIn, prospWebUrl } = prep;
  const stated = statedInBrief(prep.brief);
  const asked = (state: 'current' | 'future', texts: readonly string[]): PreparedQuestion[] =>
    texts.map((text, at) => {
      const { why = '', reveals = '' } = prep.brief.questions.find((each) => each.text === text) ?? {};
      return { id: `${state}-${at + 1}`, state, text, why, reveals, askedAt: null };
    });
  return {
    prospect: {
      sessionName: [`${firstName} ${lastName}`.trim(), companyName].filter(Boolean).join(', ').slice(0, 300),
      firstName,
      lastName,
      email,
      companyName,
      industryType: industryType || stated.industryType,
      companySize: companySize || stated.companySize,
      urgencyLevel: prep.urgencyLevel,
      roleTitle,
      linkedIn,
      prospWebUrl,
    },
    attendees: stored.attendees,
    questions: [...asked('current', prep.currentDiscQuestions), ...asked('future', prep.futureDiscQuestions)],
  };
}

/** Returns a change without its empty fields: a client's default state takes nothing from a brief. */
function filled(change: SessionChange): SessionChange {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value.length > 0));
}

/**
 * Creates a session with everything sent, or nothing. It costs nothing before its first own line.
 * A repeated request returns the session it created, whatever happened to it since.
 */
export async function createSession(ctx: TenantContext, input: CreateSessionInput): Promise<{ sessionId: string }> {
  requireOwnClient(ctx, input.clientId);
  const change = filled(readSessionData(input.data));
  refuseMany(fromStoredFields({}), change);
  const store = sessionStore(ctx);
  const requestId = input.requestId === '' ? null : `${ctx.userId}:${input.requestId}`;
  const existing = requestId === null ? null : await store.ofRequest(requestId);
  if (existing !== null) return { sessionId: existing };
  const given =
    input.prepMeetingId === undefined
      ? { prospect: {}, questions: [], attendees: [] }
      : await fromPrep(ctx, input.prepMeetingId);
  const id = randomUUID();
  const begins = hasOwnWords(change, 'creating');
  const completed = completesSession(change);
  const fields = toStoredFields({ ...given.prospect, ...change });
  const reserve = begins ? await prepareReservation(ctx, { kind: 'discovery' }) : null;
  const session = {
    id,
    requestId,
    prepId: input.prepMeetingId ?? null,
    fields,
    questions: given.questions,
    attendees: given.attendees,
    beganAt: begins ? new Date() : null,
    status: completed ? 'completed' : begins ? 'in_progress' : 'draft',
  } as const;
  const sessionId = await store.create(session, async (db) => {
    if (reserve !== null) {
      await reserve({ runId: id, db });
      await scheduleCharge(ctx, { sessionId: id, db });
    }
    if (completed) await announceCompleted(ctx, { sessionId: id, fields, db });
  });
  return { sessionId };
}
