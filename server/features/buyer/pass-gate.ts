import { verifyPassword } from 'better-auth/crypto';
import { limits } from '#contract/limits.ts';
import { makePassing } from '#server/platform/passing-link.ts';
import { AppError } from '#server/platform/errors.ts';
import { gateId } from './gate.view.ts';
import type { OpenedProposal } from './open-proposal.ts';

interface PassGateInput {
  password: string;
  email: string;
}

const emailForm = /^[^\s@<>"']{1,64}@[^\s@<>"']{1,250}\.[^\s@<>"'.]{2,}$/u;

/**
 * Returns a pass for a visitor who meets the link's requirements. Throws `forbidden` for a wrong password,
 * `invalid_input` without an email.
 */
export async function passGate(
  { tenant, share }: OpenedProposal,
  { password, email: given }: PassGateInput,
): Promise<string> {
  const email = share.asksEmail ? given.trim() : '';
  if (share.asksEmail && (email.length > limits.text.email || !emailForm.test(email)))
    throw new AppError('invalid_input', 'Enter your email address, such as ada@example.com.');
  const { passwordHash: hash } = share;
  const known = password.slice(0, limits.buyer.passwordMax);
  if (hash !== null && !(await verifyPassword({ hash, password: known })))
    throw new AppError('forbidden', 'This password isn’t right. Check it with the person who sent you the link.');
  const { secret } = await tenant.services.auth.$context;
  const { organizationId } = tenant;
  return makePassing(secret, { organizationId, userId: email, id: gateId(share.id) }, limits.buyer.gateMs);
}
