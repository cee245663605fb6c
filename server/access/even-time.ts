import { limits } from '#contract/limits.ts';
import type { Environment } from '#server/platform/environment.ts';

/** Marks the answer of a sign-in to an account whose address is not confirmed. */
export const hiddenHeader = 'x-unconfirmed';
const tellTale = new Set(['/sign-up/email', '/sign-in/email', '/request-password-reset', '/send-verification-email']);

/**
 * With SMTP, nobody learns who has an account: writing rows and a mail takes longer than finding nothing, so these calls
 * are answered at whole steps of time alone.
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
    // Of two sign-ups at once with a new address the later one fails in the database; asked again, it finds the account.
    const { status, headers, body } = call === '/sign-up/email' && first.status === 422 ? await answer() : first;
    // The hook that hides an unconfirmed account changes what the library says, not its status.
    const hides = call === '/sign-in/email' && status === 403 && headers.get(hiddenHeader) !== null;
    if (hides) headers.delete(hiddenHeader);
    return new Response(body, { status: hides ? 401 : status, headers });
  } finally {
    const step = limits.signIn.answerStepMs;
    const rest = step - ((performance.now() - began) % step);
    await new Promise((resolve) => setTimeout(resolve, rest));
  }
}
