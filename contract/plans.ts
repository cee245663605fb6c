import type { Plan } from './billing.ts';
import { limits } from './limits.ts';

/** How a plan is presented on every page that sells it. */
export interface PlanOffer {
  plan: Plan;
  title: string;
  /** Price per seat and month. */
  price: string;
  /** Struck-through comparison price. */
  was: string;
  text: string;
}

const dollars = (cents: number): string => `$${cents / 100}`;
const { annual, monthly, volume, extraSessionCents } = limits.plans;

/** The struck-through prices are given, not computed. */
export const planOffers: readonly PlanOffer[] = [
  {
    plan: 'annual',
    title: 'Annual',
    price: dollars(annual.monthlyCents),
    was: '$109',
    text: `${annual.prep} Meeting Prepper plus ${annual.discovery} Discovery sessions per year, no rollover`,
  },
  {
    plan: 'monthly',
    title: 'Monthly',
    price: dollars(monthly.monthlyCents),
    was: '$139',
    text: `${monthly.prep} Meeting Prepper plus ${monthly.discovery} Discovery sessions per month, no rollover`,
  },
];

export const volumeText = `${volume.seats}+ users save an extra ${volume.percent}%`;
export const extraSessionText = `${dollars(extraSessionCents)} each`;
export const trialText = `${limits.plans.trial.prep} preps and ${limits.plans.trial.discovery} discovery sessions`;

/** What every plan includes. */
export const planContents: readonly string[] = [
  'All three agents: Meeting Prepper, Discovery Conversion and Solution Proposal',
  'Training on your own PDFs, documents, web pages and videos',
  'Sources and word-for-word quotes beside every fact',
  'PDF, one-page print, Markdown and links that expire',
  'Admins and members, invitations and an audit log',
  'Two-factor sign-in, passkeys and your own sign-in provider',
];

export interface Charge {
  fullCents: number;
  discountPercent: number;
  amountCents: number;
}

/** Returns the charge for `seats`: seats times the monthly price, times twelve for a year, less the volume discount. */
export function chargeFor({ plan, seats }: { plan: Plan; seats: number }): Charge {
  const fullCents = seats * limits.plans[plan].monthlyCents * (plan === 'annual' ? 12 : 1);
  const discountPercent = seats >= volume.seats ? volume.percent : 0;
  return { fullCents, discountPercent, amountCents: Math.round((fullCents * (100 - discountPercent)) / 100) };
}
