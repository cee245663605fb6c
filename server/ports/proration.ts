import type { Plan } from '#contract/billing.ts';
import { chargeFor } from '#contract/plans.ts';

/** Returns the end of a period that starts then; the 31st becomes the last day of a shorter month. */
export function addPeriod(start: Date, plan: Plan): Date {
  const end = new Date(start);
  const months = plan === 'annual' ? 12 : 1;
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return end;
}

interface Running {
  plan: Plan;
  seats: number;
  periodStart: Date;
  periodEnd: Date;
}

/**
 * Returns the immediate cost of a change in cents, less what is already paid for the rest of the period; never
 * negative.
 */
export function dueNow(running: Running, to: { plan: Plan; seats: number }, now: Date): number {
  const length = running.periodEnd.getTime() - running.periodStart.getTime();
  const left = Math.min(1, Math.max(0, (running.periodEnd.getTime() - now.getTime()) / length));
  const paid = Math.round(chargeFor(running).amountCents * left);
  const share = running.plan === to.plan ? left : 1;
  return Math.max(0, Math.round(chargeFor(to).amountCents * share) - paid);
}
