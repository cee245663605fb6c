import type { InputOf } from '#contract/endpoint.ts';
import type { meetingPrepper as endpoint } from '#contract/prep.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { requireOwnClient } from '#server/access/own-client.ts';
import { meetingSubject } from './meeting-subject.ts';
import { startPrep } from './start-prep.ts';

/** Starts a prep from the automation call's field names (decision A96). */
export async function startMeetingPrepper(
  ctx: TenantContext,
  input: InputOf<typeof endpoint>,
): Promise<{ id: string }> {
  requireOwnClient(ctx, input.clientId);
  return startPrep(ctx, { subject: meetingSubject(input), requestId: input.requestId });
}
