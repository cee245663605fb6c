import { useState } from 'react';
import { cases, type Amounts, type AssumptionKey, type Return } from '#contract/proposal-return.ts';
import type { ProposalState } from '#contract/proposal.ts';
import { Button } from '#web/components/button.tsx';
import type { Arranging } from './use-layout.ts';

const origins = { stated: 'They said so', edited: 'Set by you', missing: 'Not known yet' } as const;
const typedOf = (amounts: Amounts): Record<(typeof cases)[number], string> => ({
  low: amounts.low?.toString() ?? '',
  base: amounts.base?.toString() ?? '',
  high: amounts.high?.toString() ?? '',
});
const amountOf = (typed: string): number | null => {
  const value = Number(typed.replaceAll(/[,\s]/gu, ''));
  return typed.trim() === '' || !Number.isFinite(value) || value < 0 ? null : value;
};

function Row({
  row,
  mayWrite,
  busy,
  onSave,
}: {
  row: Return['assumptions'][number];
  mayWrite: boolean;
  busy: boolean;
  onSave: (amounts: Amounts | null) => void;
}) {
  const [typed, setTyped] = useState(typedOf(row));
  const given: Amounts = { low: amountOf(typed.low), base: amountOf(typed.base), high: amountOf(typed.high) };
  const changed = cases.some((which) => given[which] !== row[which]);
  return (
    <fieldset className="border-t border-line pt-3">
      <legend className="sr-only">{row.label}</legend>
      <p className="flex items-baseline justify-between gap-2 text-sm">
        <span aria-hidden="true" className="font-medium">
          {row.label}
        </span>
        <span className="text-xs text-muted">{origins[row.origin]}</span>
      </p>
      {row.basis !== '' && <p className="text-xs text-muted">{row.basis}</p>}
      <div className="mt-1 grid grid-cols-3 gap-2">
        {cases.map((which) => (
          <label key={which} className="text-xs text-muted">
            {which[0]?.toUpperCase()}
            {which.slice(1)}
            <input
              inputMode="decimal"
              aria-label={`${row.label}, ${which}`}
              readOnly={!mayWrite}
              value={typed[which]}
              onChange={(event) => {
                setTyped({ ...typed, [which]: event.target.value });
              }}
              className="tabular mt-0.5 h-9 w-full rounded-md border border-line-strong/70 bg-surface px-2 text-sm text-ink read-only:bg-sunken"
            />
          </label>
        ))}
      </div>
      {mayWrite && (changed || row.origin === 'edited') && (
        <p className="mt-2 flex gap-2">
          {changed && (
            <Button
              aria-disabled={busy}
              onClick={() => {
                onSave(given);
              }}
            >
              Recalculate
            </Button>
          )}
          {row.origin === 'edited' && (
            <Button
              look="quiet"
              aria-disabled={busy}
              onClick={() => {
                onSave(null);
              }}
            >
              Reset
            </Button>
          )}
        </p>
      )}
    </fieldset>
  );
}

/** The inputs of the return, which is computed from these numbers only. */
export function AssumptionsPanel({ state, arranging }: { state: ProposalState; arranging: Arranging }) {
  const { layout, investment, mayWrite } = state;
  const save = (key: AssumptionKey, amounts: Amounts | null) => {
    const { [key]: _, ...others } = layout.assumptions;
    arranging.change({ ...layout, assumptions: amounts === null ? others : { ...others, [key]: amounts } });
  };
  return (
    <section aria-labelledby="assumptions" className="space-y-3">
      <h3 id="assumptions" className="font-serif text-lg font-medium">
        Return on investment
      </h3>
      <p className="text-sm text-muted">
        Worked out over {investment.years} years from these numbers
        {investment.currency === '' ? '' : ` (${investment.currency})`}. A result shows once all three are known.
      </p>
      {investment.assumptions.map((row) => (
        <Row
          key={`${row.key} ${cases.map((which) => row[which]).join(' ')}`}
          row={row}
          mayWrite={mayWrite}
          busy={arranging.busy}
          onSave={(amounts) => {
            save(row.key, amounts);
          }}
        />
      ))}
    </section>
  );
}
