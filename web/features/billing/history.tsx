import { Download } from 'lucide-react';
import type { Billing } from '#contract/billing.ts';
import { Button } from '#web/components/button.tsx';
import { saveText } from '#web/lib/files/save-text.ts';
import { formatDay, formatWhen } from '#web/lib/dates.ts';
import { formatMoney } from './money.ts';

const kinds = { prep: 'Meeting Prepper', discovery: 'Discovery' };
const pools: Record<string, string> = { plan: 'Plan', extra: 'Extra session', trial: 'Trial sessions' };

/** Escapes a cell that a spreadsheet would run as a formula. */
function cell(value: string): string {
  const safe = /^[=+\-@\t\r]/u.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

function csv(rows: string[][]): string {
  return rows.map((row) => row.map(cell).join(',')).join('\r\n');
}

export function History({ billing: { payments, usage } }: { billing: Billing }) {
  const savePayments = () => {
    saveText(
      'payments.csv',
      'text/csv',
      csv([
        ['Date', 'What', 'Amount', 'Currency'],
        ...payments.map((one) => [one.paidAt, one.description, (one.amountCents / 100).toFixed(2), one.currency]),
      ]),
    );
  };
  const saveUsage = () => {
    saveText(
      'usage.csv',
      'text/csv',
      csv([
        ['Date', 'Agent', 'Person', 'Charged to'],
        ...usage.history.map((one) => [one.at, kinds[one.kind], one.person, pools[one.pool] ?? one.pool]),
      ]),
    );
  };
  return (
    <>
      <section aria-labelledby="payments" className="mt-10">
        <div className="flex items-center justify-between gap-3">
          <h2 id="payments" className="font-serif text-xl font-medium">
            Payments
          </h2>
          {payments.length > 0 && (
            <Button onClick={savePayments}>
              <Download size={16} strokeWidth={1.5} aria-hidden="true" />
              CSV
            </Button>
          )}
        </div>
        {payments.length === 0 && <p className="mt-3 border-y border-line py-5 text-sm text-muted">No payments yet</p>}
        {payments.length > 0 && (
          <ul className="mt-3 border-t border-line">
            {payments.map((one) => (
              <li
                key={one.id}
                className="tabular flex flex-wrap items-baseline gap-x-4 border-b border-line py-2 text-sm"
              >
                <span className="w-28 text-muted">{formatDay(one.paidAt)}</span>
                <span className="min-w-0 flex-1">{one.description}</span>
                {one.invoiceUrl !== null && (
                  <a
                    href={one.invoiceUrl}
                    target="_blank"
                    rel="noreferrer"
                    aria-label={`Invoice of ${formatDay(one.paidAt)}`}
                    className="text-accent underline underline-offset-4"
                  >
                    Invoice
                  </a>
                )}
                <span>{formatMoney(one.amountCents, one.currency)}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="runs" className="mt-10">
        <div className="flex items-center justify-between gap-3">
          <h2 id="runs" className="font-serif text-xl font-medium">
            Sessions used
          </h2>
          {usage.history.length > 0 && (
            <Button onClick={saveUsage}>
              <Download size={16} strokeWidth={1.5} aria-hidden="true" />
              CSV
            </Button>
          )}
        </div>
        {usage.history.length === 0 && (
          <p className="mt-3 border-y border-line py-5 text-sm text-muted">
            No sessions used yet. Each finished brief is listed here.
          </p>
        )}
        {usage.history.length > 0 && (
          <ul className="mt-3 border-t border-line">
            {usage.history.map((one) => (
              <li
                key={one.runId}
                className="tabular flex flex-wrap items-baseline gap-x-4 border-b border-line py-2 text-sm"
              >
                <span className="w-28 text-muted">{formatWhen(one.at)}</span>
                <span className="w-36 max-sm:w-auto max-sm:flex-1">{kinds[one.kind]}</span>
                <span
                  dir="auto"
                  className="min-w-0 flex-1 max-sm:order-last max-sm:basis-full max-sm:ps-32 max-sm:text-muted"
                >
                  {one.person}
                </span>
                <span className="text-muted">{pools[one.pool] ?? one.pool}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
