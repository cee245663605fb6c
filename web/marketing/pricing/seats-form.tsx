import { limits } from '#contract/limits.ts';
import { planOffers } from '#contract/plans.ts';

/** Hidden until its script runs; without scripts, the prices above suffice. */
export function SeatsForm() {
  return (
    <form data-seats hidden aria-label="Seats calculator" className="border-t-2 border-ink pt-6">
      <div className="grid gap-6 sm:grid-cols-[auto_auto_1fr] sm:items-end">
        <fieldset>
          <legend className="mb-1 text-sm font-medium">Billing</legend>
          <div className="inline-flex rounded-md border border-line-strong/60 bg-surface p-0.5">
            {planOffers.map(({ plan, title }) => (
              <label
                key={plan}
                className="relative cursor-pointer rounded-[4px] px-4 py-1.5 text-sm font-medium has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
              >
                <input
                  type="radio"
                  name="plan"
                  value={plan}
                  defaultChecked={plan === 'annual'}
                  className="absolute inset-0 size-full cursor-pointer opacity-0"
                />
                {title}
              </label>
            ))}
          </div>
        </fieldset>
        <div>
          <label htmlFor="seats" className="mb-1 block text-sm font-medium">
            Seats
          </label>
          <input
            id="seats"
            name="seats"
            type="number"
            inputMode="numeric"
            min={1}
            max={limits.payments.seatsMax}
            defaultValue={5}
            aria-describedby="seats-sum"
            className="tabular h-10 w-28 rounded-md border border-line-strong/70 bg-surface px-3 text-base aria-invalid:border-red"
          />
        </div>
        <p aria-live="polite" className="tabular sm:text-end">
          <span data-total className="block font-serif text-2xl font-medium" />
          <span data-sum id="seats-sum" className="text-sm text-muted" />
        </p>
      </div>
    </form>
  );
}
