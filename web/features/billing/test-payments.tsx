import { FlaskConical } from 'lucide-react';

/** Says on every page of the built-in payments that no money moves. */
export function TestPayments() {
  return (
    <p className="mt-6 flex items-center gap-3 rounded-md bg-amber-soft px-4 py-3 text-sm">
      <FlaskConical size={18} strokeWidth={1.5} aria-hidden="true" className="shrink-0 text-amber" />
      <span>
        <span className="font-semibold">Test payments.</span> No money moves and no card is asked for. Connect a payment
        provider to take real payments.
      </span>
    </p>
  );
}
