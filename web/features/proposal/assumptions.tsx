import { useId, useRef, useState } from 'react';
import {
  basisMax,
  cases,
  largestPercent,
  type Amounts,
  type AssumptionKey,
  type OfferedGain,
  type Return,
  type ReturnCase,
} from '#contract/proposal-return.ts';
import type { ProposalState } from '#contract/proposal.ts';
import { Button } from '#web/components/button.tsx';
import { amountText, amountTexts, readAmounts } from './read-typed.ts';
import type { Arranging } from './use-layout.ts';

type Edited = Amounts & { basis?: string | undefined };

const origins = { stated: 'They said so', edited: 'Set by you', missing: 'Not known yet' } as const;
const nameOf = (which: ReturnCase): string => `${which.charAt(0).toUpperCase()}${which.slice(1)}`;

function Row({
  row,
  currency,
  mayWrite,
  busy,
  onSave,
}: {
  row: Return['assumptions'][number];
  currency: string;
  mayWrite: boolean;
  busy: boolean;
  onSave: (amounts: Edited | null) => void;
}) {
  const id = useId();
  const inputs = useRef<Partial<Record<ReturnCase, HTMLInputElement | null>>>({});
  const [typed, setTyped] = useState(amountTexts(row));
  const ownBasis = row.origin === 'edited' ? row.basis : '';
  const [basis, setBasis] = useState(ownBasis);
  /** Fields that were left, whose problems show. */
  const [left, setLeft] = useState<readonly ReturnCase[]>([]);
  const { amounts, problems } = readAmounts(typed, row, currency);
  const shown = cases.filter((which) => problems[which] !== undefined && left.includes(which));
  const changed =
    Object.keys(problems).length > 0 ||
    basis.trim() !== ownBasis ||
    cases.some((which) => amounts[which] !== row[which]);
  return (
    <fieldset className="border-t border-line pt-3">
      <legend className="sr-only">{row.label}</legend>
      <p className="flex items-baseline justify-between gap-2 text-sm">
        <span aria-hidden="true" className="font-medium">
          {row.label}
        </span>
        <span className="text-xs text-muted">{origins[row.origin]}</span>
      </p>
      {row.origin === 'stated' && row.basis !== '' && <p className="text-xs text-muted">{row.basis}</p>}
      <div className="mt-1 grid grid-cols-3 gap-2">
        {cases.map((which) => (
          <label key={which} className="text-xs text-muted">
            {nameOf(which)}
            <input
              ref={(input) => {
                inputs.current[which] = input;
              }}
              inputMode="decimal"
              aria-label={`${row.label}, ${which}`}
              aria-invalid={shown.includes(which)}
              aria-describedby={shown.includes(which) ? `${id}-${which}` : undefined}
              readOnly={!mayWrite}
              value={typed[which]}
              onChange={(event) => {
                setTyped({ ...typed, [which]: event.target.value });
              }}
              onBlur={() => {
                setLeft(cases.filter((each) => each === which || left.includes(each)));
              }}
              className={`tabular mt-0.5 h-9 w-full rounded-md border bg-surface px-2 text-sm text-ink read-only:bg-sunken ${shown.includes(which) ? 'border-red' : 'border-line-strong/70'}`}
            />
          </label>
        ))}
      </div>
      {shown.map((which) => (
        <p key={which} id={`${id}-${which}`} className="mt-1 text-sm font-medium text-red">
          {nameOf(which)}: {problems[which]}
        </p>
      ))}
      {mayWrite && (changed || row.origin === 'edited') && (
        <>
          <label className="mt-2 block text-xs text-muted">
            Based on (buyers read this)
            <input
              dir="auto"
              aria-label={`Basis of ${row.label.toLowerCase()}`}
              maxLength={basisMax}
              value={basis}
              onChange={(event) => {
                setBasis(event.target.value);
              }}
              className="mt-0.5 h-9 w-full rounded-md border border-line-strong/70 bg-surface px-2 text-sm text-ink"
            />
          </label>
          <p className="mt-2 flex gap-2">
            {changed && (
              <Button
                aria-disabled={busy}
                onClick={() => {
                  setLeft(cases);
                  const wrong = cases.find((which) => problems[which] !== undefined);
                  if (wrong !== undefined) inputs.current[wrong]?.focus();
                  else if (!busy) onSave(basis.trim() === '' ? amounts : { ...amounts, basis: basis.trim() });
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
                  if (!busy) onSave(null);
                }}
              >
                Reset
              </Button>
            )}
          </p>
        </>
      )}
    </fieldset>
  );
}

/** A sum that the session states, which the seller may take as the gain: whether all of it is gained, nobody said. */
function Offered({ sum, busy, onTake }: { sum: OfferedGain; busy: boolean; onTake: (amounts: Edited) => void }) {
  const { low, base, high, basis, who, quote } = sum;
  const amounts = [...new Set([low, high])].map(amountText).join(' to ');
  const words = who === '' ? `“${quote}”` : `${who}: “${quote}”`;
  return (
    <li className="rounded-md bg-accent-soft px-3 py-2 text-sm">
      <p dir="auto" className="wrap-anywhere">
        {words}
      </p>
      <p className="tabular mt-1 text-xs text-muted">
        {amounts} a year{basis === '' ? '' : ` (${basis})`}
      </p>
      <Button
        look="quiet"
        className="-ms-3 h-8 px-3 text-accent"
        aria-disabled={busy}
        aria-label={`Use as gain per year: ${quote}`}
        onClick={() => {
          const told = [words, basis].filter(Boolean).join(' ');
          if (!busy)
            onTake({ low, base, high, basis: told.length > basisMax ? basis || quote.slice(0, basisMax) : told });
        }}
      >
        Use as gain per year
      </Button>
    </li>
  );
}

/** The inputs of the return, which is computed from these numbers only. */
export function AssumptionsPanel({ state, arranging }: { state: ProposalState; arranging: Arranging }) {
  const { layout, investment, mayWrite } = state;
  const { assumptions, currency, years, results } = investment;
  const save = (key: AssumptionKey, amounts: Edited | null) => {
    const { [key]: _, ...others } = layout.assumptions;
    arranging.change({ ...layout, assumptions: amounts === null ? others : { ...others, [key]: amounts } });
  };
  const isNotStated = assumptions.some(({ key, origin }) => key === 'benefit' && origin === 'missing');
  const offered = mayWrite && isNotStated ? investment.offered : [];
  const isBeyond = results.some(
    ({ unit, low, base, high }) => unit === 'percent' && Math.max(low ?? 0, base ?? 0, high ?? 0) > largestPercent,
  );
  return (
    <section aria-labelledby="assumptions" className="space-y-3">
      <h3 id="assumptions" className="font-serif text-lg font-medium">
        Return on investment
      </h3>
      <p className="text-sm text-muted">
        Worked out over {years} years from these numbers{currency === '' ? '' : ` (${currency})`}. A result shows once
        all three are known. Low takes the lowest gain and the highest costs, High the reverse.
      </p>
      {isBeyond && (
        <output className="block rounded-md bg-amber-soft px-3 py-2 text-sm text-amber">
          The return is over {largestPercent.toLocaleString('en-US')}%. Check the amounts.
        </output>
      )}
      {offered.length > 0 && (
        <ul aria-label="Sums stated in the session" className="space-y-2">
          {offered.map((sum) => (
            <Offered
              key={sum.quote}
              sum={sum}
              busy={arranging.busy}
              onTake={(amounts) => {
                save('benefit', amounts);
              }}
            />
          ))}
        </ul>
      )}
      {assumptions.map((row) => (
        <Row
          key={`${row.key} ${row.origin} ${row.basis} ${cases.map((which) => row[which]).join(' ')}`}
          row={row}
          currency={currency}
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
