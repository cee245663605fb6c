import type { InputOf, OutputOf } from '#contract/endpoint.ts';
import type { createSession as endpoint } from '#contract/discovery.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { createSession } from './create-session.ts';

/** Starts a session through the automation's path, where a reached limit is a response rather than an error. */
export async function answerCreateSession(
  ctx: TenantContext,
  { requestId, clientId, prepMeetingId, ...data }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  try {
    return { status: 'success', data: await createSession(ctx, { requestId, clientId, prepMeetingId, data }) };
  } catch (error) {
    if (error instanceof AppError && error.code === 'payment_required')
      return { status: 'error', error: { code: error.code, message: error.message } };
    throw error;
  }
}
