import { randomUUID } from 'node:crypto';
import type { PreparedQuestion } from '#contract/discovery.ts';
import { toStoredFields, type SessionChange, type SessionField } from '#contract/discovery-fields.ts';
import { readSessionData, type SessionData } from '#contract/discovery-state.ts';
import { readPrep } from '#server/features/prep/read-prep.ts';
import { requireOwnClient } from '#server/access/own-client.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { sessionStore } from './session.store.ts';
import { updateSession } from './update-session.ts';

/**
 * Prospect fields filled from a brief or the request: they don't count as the member's own words yet (decision A153).
 */
const prefilled: ReadonlySet<SessionField> = new Set([
  'sessionName',
  'firstName',
  'lastName',
  'email',
  'companyName',
  'industryType',
  'companySize',
  'urgencyLevel',
  'roleTitle',
  'linkedIn',
  'prospWebUrl',
  'solutionId',
  'solutionName',
]);

interface CreateSessionInput {
  data: SessionData;
  prepMeetingId?: string | undefined;
  clientId?: string | undefined;
  /** Idempotency key; empty: every call starts a session. */
  requestId: string;
}

/** Returns the prospect and questions of a brief, verbatim. */
async function fromPrep(
  ctx: TenantContext,
  prospectId: string,
): Promise<{ prospect: SessionChange; questions: PreparedQuestion[] }> {
  const { prepSession: prep } = await readPrep(ctx, { prospectId });
  const { firstName, lastName, email, companyName, industryType, companySize, roleTitle, linkedIn, prospWebUrl } = prep;
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
      industryType,
      companySize,
      urgencyLevel: prep.urgencyLevel,
      roleTitle,
      linkedIn,
      prospWebUrl,
    },
    questions: [...asked('current', prep.currentDiscQuestions), ...asked('future', prep.futureDiscQuestions)],
  };
}

/** Creates a session. It costs nothing before its first own line. */
export async function createSession(ctx: TenantContext, input: CreateSessionInput): Promise<{ sessionId: string }> {
  requireOwnClient(ctx, input.clientId);
  const given =
    input.prepMeetingId === undefined ? { prospect: {}, questions: [] } : await fromPrep(ctx, input.prepMeetingId);
  const sent = readSessionData(input.data);
  const entries = Object.entries(sent) as [SessionField, unknown][];
  const own = Object.fromEntries(entries.filter(([field]) => !prefilled.has(field)));
  const person = Object.fromEntries(entries.filter(([field]) => prefilled.has(field)));
  const sessionId = await sessionStore(ctx).create({
    id: randomUUID(),
    requestId: input.requestId === '' ? null : `${ctx.userId}:${input.requestId}`,
    prepId: input.prepMeetingId ?? null,
    fields: toStoredFields({ ...given.prospect, ...person }),
    questions: given.questions,
  });
  if (Object.keys(own).length === 0) return { sessionId };
  try {
    await updateSession(ctx, { sessionId, data: own });
  } catch (error) {
    await sessionStore(ctx).remove(sessionId);
    throw error;
  }
  return { sessionId };
}
