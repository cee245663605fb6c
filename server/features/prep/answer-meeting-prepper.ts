import type { InputOf, OutputOf } from '#contract/endpoint.ts';
import { limits } from '#contract/limits.ts';
import type { meetingPrepper as endpoint } from '#contract/prep.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { readPrep } from './read-prep.ts';
import { startMeetingPrepper } from './start-meeting-prepper.ts';
import { streamPrep } from './stream-prep.ts';

/** Prepares a meeting and waits for its brief; a longer run is returned as it is and continues. */
export async function answerMeetingPrepper(
  ctx: TenantContext,
  input: InputOf<typeof endpoint> & { signal: AbortSignal },
): Promise<OutputOf<typeof endpoint>> {
  const { signal, ...given } = input;
  let prospectId: string;
  try {
    prospectId = (await startMeetingPrepper(ctx, given)).id;
  } catch (error) {
    if (error instanceof AppError && error.code === 'payment_required')
      return { status: 'error', error: { code: error.code, message: error.message } };
    throw error;
  }
  const enough = AbortSignal.any([signal, AbortSignal.timeout(limits.prep.answerWithinMs)]);
  for await (const { event } of await streamPrep(ctx, { prospectId, lastEventId: '', signal: enough }))
    if (event === 'end') break;
  const { prepSession: data } = await readPrep(ctx, { prospectId });
  if (data.status === 'failed')
    return {
      status: 'error',
      error: { code: 'PREP_FAILED', message: `${data.failure?.reason ?? ''} ${data.failure?.action ?? ''}`.trim() },
      data,
    };
  if (data.status === 'cancelled')
    return { status: 'error', error: { code: 'CANCELLED', message: 'The prep was canceled.' }, data };
  return { status: 'success', data };
}
