import { automationPrepSchema } from '#contract/automation-answers.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { meetingPrepper } from '#contract/prep.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { automationBrief } from './automation-brief.view.ts';
import { automationPrepStore } from './automation-prep.store.ts';
import { meetingSubject } from '#server/features/prep/meeting-subject.ts';
import { readPrep } from '#server/features/prep/read-prep.ts';

/** Stores the automation's brief, marked unchecked, and returns it as stored. */
export async function keepMeetingPrepper(
  ctx: TenantContext,
  { input, data, ms }: { input: unknown; data: unknown; ms: number },
): Promise<OutputOf<typeof meetingPrepper>> {
  const asked = meetingPrepper.input.parse(input);
  const answered = automationPrepSchema.parse(data);
  const subject = meetingSubject(asked);
  const named = { ...subject, companyName: subject.companyName || answered.companyName };
  const requestId = asked.requestId === '' ? null : `${ctx.userId}:${asked.requestId}`;
  const prospectId = await automationPrepStore(ctx).keep(named, requestId, { ...automationBrief(answered), ms });
  return { status: 'success', data: (await readPrep(ctx, { prospectId })).prepSession };
}
