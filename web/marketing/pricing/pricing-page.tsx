import { planOffers, volumeText } from '#contract/plans.ts';
import { buttonClass } from '#web/components/button.tsx';
import { paths } from '#web/paths.ts';
import { Accordion } from '../accordion.tsx';
import { PriceRise } from '../price-rise.tsx';
import { pageWidth, SitePage } from '../site-page.tsx';
import { PlanDetails } from './plan-details.tsx';
import { pricingQuestions } from './pricing-questions.ts';
import { SeatsForm } from './seats-form.tsx';

function Offers() {
  return (
    <ul className="grid gap-x-10 gap-y-12 sm:grid-cols-2">
      {planOffers.map(({ plan, title, price, was, text }) => (
        <li
          key={plan}
          data-offer={plan}
          className="flex flex-col border-t-2 border-line-strong pt-5 data-chosen:border-accent"
        >
          <h2 className="text-base font-semibold">{title}</h2>
          <p className="tabular mt-2 font-serif text-4xl font-medium">
            {price}{' '}
            <span className="font-sans text-base font-normal text-muted">
              per month (was <s>{was}</s>)
            </span>
          </p>
          <p className="mt-3">{text}</p>
          <p className="mt-1 text-sm text-muted">
            Each seat. {plan === 'annual' ? 'Paid once a year.' : 'Paid each month.'}
          </p>
          <a
            href={paths.signUp}
            data-entry="sign-up"
            className={`${buttonClass({ look: plan === 'annual' ? 'primary' : 'secondary', size: 'large' })} mt-6 self-start`}
          >
            Sign up for {title.toLowerCase()}
          </a>
        </li>
      ))}
    </ul>
  );
}

export function PricingPage() {
  return (
    <SitePage>
      <div className={`${pageWidth} max-w-[980px]! py-14 sm:py-20`}>
        <h1 className="font-serif text-3xl font-medium tracking-[-0.02em] sm:text-4xl">Choose your plan</h1>
        <p className="mt-4 text-lg text-muted">All agents in both plans. {volumeText}.</p>
        <PriceRise className="mt-2 text-sm font-medium" />
        <div className="mt-10 space-y-16">
          <Offers />
          <SeatsForm />
          <PlanDetails />
          <section aria-labelledby="questions-title">
            <h2 id="questions-title" className="mb-5 font-serif text-2xl font-medium">
              Questions about plans
            </h2>
            <Accordion name="pricing" questions={pricingQuestions} />
          </section>
        </div>
      </div>
    </SitePage>
  );
}
