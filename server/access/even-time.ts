import { limits } from '#contract/limits.ts';
import type { Environment } from '#server/platform/environment.ts';

/** Marks the response of a sign-in to an account with an unconfirmed address. */
export const hiddenHeader = 'x-unconfirmed';
const tellTale = new Set(['/sign-up/email', '/sign-in/email', '/request-password-reset', '/send-verification-email']);

/**
 * With SMTP, hides who has an account: writing rows and sending mail takes longer than finding nothing, so these calls
 * respond only at whole time steps.
 */
export async function inEvenTime(
  { smtp }: Environment,
  path: string,
  answer: () => Promise<Response>,
): Promise<Response> {
  const call = path.replace(/\/+/gu, '/').replace(/^\/api\/auth|\/$/gu, '');
  if (smtp === null || !tellTale.has(call)) return answer();
  const began = performance.now();
  try {
    const first = await answer();
    // Of two parallel sign-ups with a new address, the later fails in the database; a retry finds the account.
    const { status, headers, body } = call === '/sign-up/email' && first.status === 422 ? await answer() : first;
    // The hook that hides an unconfirmed account changes the library's message but not its status.
    const hides = call === '/sign-in/email' && status === 403 && headers.get(hiddenHeader) !== null;
    if (hides) headers.delete(hiddenHeader);
    return new Response(body, { status: hides ? 401 : status, headers });
  } finally {
    const step = limits.signIn.answerStepMs;
    const rest = step - ((performance.now() - began) % step);
    await new Promise((resolve) => setTimeout(resolve, rest));
  }
}
