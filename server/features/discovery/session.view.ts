import type { OpenSession, SessionItem } from '#contract/discovery.ts';
import { fromStoredFields } from '#contract/discovery-fields.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { splitName } from '#server/platform/person-name.ts';
import { playbookQuestions, withAsks } from './questions.view.ts';
import type { SessionRow } from './session.store.ts';

type Caller = Pick<TenantContext, 'userId' | 'role' | 'organizationId'>;

/** Returns whether the caller owns the session or is an admin (decision A148). */
export function mayChange(row: Pick<SessionRow, 'userId'>, { userId, role }: Caller): boolean {
  return row.userId === userId || role === 'org:admin';
}

/** Returns whether the caller may write: owner, admins and invited members. */
export function mayWrite(row: Pick<SessionRow, 'userId' | 'writers'>, caller: Caller): boolean {
  return mayChange(row, caller) || row.writers.includes(caller.userId);
}

/** Builds a session as its caller sees it, with every field of the specification. */
export function toOpenSession(row: SessionRow, caller: Caller): OpenSession {
  const fields = fromStoredFields(row.fields);
  const rep = splitName(row.repName, row.repGiven);
  const item: SessionItem = {
    sessionId: row.id,
    sessionName: fields.sessionName,
    firstName: fields.firstName,
    lastName: fields.lastName,
    companyName: fields.companyName,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    status: row.status,
    userID: row.userId ?? '',
    clientId: row.organizationId,
    solutionName: fields.solutionName,
    solutionId: fields.solutionId,
    repFirstName: rep.firstName,
    repLastName: rep.lastName,
  };
  return {
    ...fields,
    ...item,
    stage: row.stage,
    prepMeetingId: row.prepId ?? '',
    questions: withAsks(row.questions),
    playbook: playbookQuestions(fields.industryType),
    speakers: row.speakers,
    attendees: row.attendees,
    writers: row.writers,
    mayWrite: mayWrite(row, caller),
    mayChange: mayChange(row, caller),
    clockMs: row.beganAt === null ? null : Math.max(0, (row.endedAt?.getTime() ?? Date.now()) - row.beganAt.getTime()),
    endedAt: row.endedAt?.toISOString() ?? null,
    wordsDeletedAt: row.wordsDeletedAt?.toISOString() ?? null,
    revision: row.revision,
  };
}
