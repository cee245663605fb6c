import { createOTP } from '@better-auth/utils/otp';
import { symmetricDecrypt } from 'better-auth/crypto';
import type { Db } from '#server/db/open-database.ts';
import { findFactor, takeStep } from './second-factor.store.ts';

const stepMs = 30_000;
/** Clocks differ: the library also accepts codes of the neighboring steps. */
const window = [-1, 0, 1];

export type CodeOutcome = 'taken' | 'used' | 'wrong' | 'none';

/** Uses up a code of an authenticator app, which works only once. 'none': no app is set up. */
export async function takeCode(
  db: Db,
  { key, userId, code }: { key: Parameters<typeof symmetricDecrypt>[0]['key']; userId: string; code: string },
): Promise<CodeOutcome> {
  const factor = await findFactor(db, userId);
  if (factor === null) return 'none';
  const otp = createOTP(await symmetricDecrypt({ key, data: factor.secret }));
  const now = Math.floor(Date.now() / stepMs);
  for (const beside of window) {
    const step = now + beside;
    if ((await otp.hotp(step)) === code) return (await takeStep(db, userId, step)) ? 'taken' : 'used';
  }
  return 'wrong';
}
