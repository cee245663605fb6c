import { extraSessionText, planContents } from '#contract/plans.ts';

/** What every plan includes; the same for visitors and signed-in people. */
export function PlanDetails() {
  return (
    <section aria-labelledby="contents">
      <h2 id="contents" className="font-serif text-2xl font-medium">
        What’s in each plan
      </h2>
      <ul className="mt-5 grid gap-x-10 sm:grid-cols-2">
        {[
          ...planContents,
          `Extra sessions when you need them: ${extraSessionText}`,
          'Your data readable and exportable, always',
        ].map((text) => (
          <li key={text} className="flex gap-3 border-t border-line py-3">
            <svg viewBox="0 0 16 16" aria-hidden="true" className="mt-1 size-4 shrink-0 text-accent">
              <path d="M3 8.500l3.200 3.200L13 5" fill="none" stroke="currentColor" strokeWidth="1.750" />
            </svg>
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
