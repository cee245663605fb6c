import { planOffers, volumeText } from '#contract/plans.ts';
import { buttonClass } from '#web/components/button.tsx';
import { paths } from '#web/paths.ts';
import { PriceRise } from '../price-rise.tsx';
import { pageWidth } from '../site-page.tsx';

export function PricingCall() {
  return (
    <section id="pricing" aria-labelledby="pricing-title" className={`${pageWidth} scroll-mt-6 py-24 sm:py-32`}>
      <div className="grid gap-x-16 gap-y-8 rounded-md bg-accent-soft px-6 py-10 sm:px-12 sm:py-14 md:grid-cols-[6fr_5fr] md:items-end">
        <div>
          <h2 id="pricing-title" className="font-serif text-3xl font-medium tracking-[-0.015em]">
            Prepare for your next meeting today
          </h2>
          <p className="mt-3 max-w-[46ch]">{volumeText}. Sign up without a card, and try it on a company you know.</p>
          <PriceRise className="mt-2 max-w-[46ch] text-sm font-medium" />
          <div className="mt-6 flex flex-wrap gap-3">
            <a href={paths.pricing} className={buttonClass({ look: 'primary', size: 'large' })}>
              See plans and prices
            </a>
            <a href={paths.signUp} data-entry="sign-up" className={buttonClass({ size: 'large' })}>
              Create an account
            </a>
          </div>
        </div>
        <dl className="grid grid-cols-2 gap-8">
          {planOffers.map(({ plan, title, price, was }) => (
            <div key={plan} className="border-t-2 border-accent pt-3">
              <dt className="text-sm font-medium">{title}</dt>
              <dd className="tabular m-0 font-serif text-4xl font-medium">
                {price}
                <span className="mt-1 block font-sans text-sm">
                  per month (was <s>{was}</s>)
                </span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
