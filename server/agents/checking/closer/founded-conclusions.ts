import { wordTest } from '../../ledger/word-test.ts';
import { troubleClaims, troubleSigns } from '../vocabulary/founded.ts';
import { planClaims } from '../vocabulary/founded-plans.ts';

const [trouble, signs] = [wordTest(troubleClaims), wordTest(troubleSigns)];
const plans = planClaims.map(({ says, rests }) => ({ says: wordTest(says), rests: wordTest([...says, ...rests]) }));
const currency = /\p{Sc}/u;

/**
 * Returns whether an inference says that something is wrong with a company, or what it means to do, where nothing in its
 * evidence is of that kind: a crèche tells of no shortage, three shifts of no demand for pay.
 */
export function concludesWithout(claim: string, evidence: readonly string[]): boolean {
  if (evidence.length === 0 || claim.trim().endsWith('?')) return false;
  if (trouble.test(claim) && !evidence.some((text) => signs.test(text))) return true;
  return plans.some(
    ({ says, rests }) => says.test(claim) && !evidence.some((text) => rests.test(text) || currency.test(text)),
  );
}
