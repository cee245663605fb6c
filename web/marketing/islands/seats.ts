import type { Plan } from '#contract/billing.ts';
import { limits } from '#contract/limits.ts';
import { chargeFor } from '#contract/plans.ts';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Returns '3 × $87.00 × 12, less 10%' and the total. */
export function describeCharge(plan: Plan, seats: number): { total: string; sum: string } {
  const { amountCents, discountPercent } = chargeFor({ plan, seats });
  const month = dollars.format(limits.plans[plan].monthlyCents / 100);
  const parts = [`${seats} × ${month}${plan === 'annual' ? ' × 12 months' : ''}`];
  if (discountPercent > 0) parts.push(`less ${discountPercent}%`);
  return {
    total: `${dollars.format(amountCents / 100)} ${plan === 'annual' ? 'a year' : 'a month'}`,
    sum: parts.join(', '),
  };
}

/** The seats calculator: monthly or annual, and number of seats. */
export function startSeats(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-seats]');
  if (form === null) return;
  const total = form.querySelector('[data-total]');
  const sum = form.querySelector('[data-sum]');
  const input = form.querySelector<HTMLInputElement>('input[name=seats]');
  if (total === null || sum === null || input === null) return;
  const { seatsMax } = limits.payments;
  const tell = (): void => {
    const plan: Plan = new FormData(form).get('plan') === 'monthly' ? 'monthly' : 'annual';
    for (const offer of document.querySelectorAll<HTMLElement>('[data-offer]'))
      offer.toggleAttribute('data-chosen', offer.dataset['offer'] === plan);
    const seats = Number(input.value);
    const valid = input.value !== '' && Number.isInteger(seats) && seats >= 1 && seats <= seatsMax;
    input.setAttribute('aria-invalid', String(!valid));
    const said = valid ? describeCharge(plan, seats) : { total: '', sum: `Enter a number from 1 to ${seatsMax}` };
    total.textContent = said.total;
    sum.textContent = said.sum;
  };
  form.hidden = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
  });
  form.addEventListener('input', tell);
  tell();
}
