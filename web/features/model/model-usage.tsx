import type { ModelSettingsView } from '#contract/model-settings.ts';
import { agentNames } from './model-choice.ts';

const count = (number: number): string => number.toLocaleString('en-US');
const dollars = (cost: number): string => `$${cost.toFixed(2)}`;

/** Formats '2026-11' as 'November 2026'. */
const monthName = (month: string): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** This month's calls, tokens and cost per agent. */
export function ModelUsage({ settings }: { settings: ModelSettingsView }) {
  const { usage, month, reached, inputPrice, outputPrice, monthlyLimit } = settings;
  const priced = inputPrice !== null && outputPrice !== null;
  const sum = (of: (row: (typeof usage)[number]) => number): number => usage.reduce((all, row) => all + of(row), 0);
  const estimated = sum((row) => row.estimatedCalls);
  const cell = 'py-2 ps-3 text-end tabular';
  return (
    <section aria-labelledby="usage" className="mt-8">
      <h2 id="usage" className="text-sm font-semibold">
        Used in {monthName(month)}
      </h2>
      {reached && (
        <output className="mt-2 block text-sm text-amber">
          This month’s limit is reached. Only rules write until the month ends, or until you raise it.
        </output>
      )}
      {sum((row) => row.calls) === 0 ? (
        <p className="mt-2 text-sm text-muted">What each agent uses appears here after its first call to a model.</p>
      ) : (
        <table className="mt-3 w-full text-sm max-sm:text-xs">
          <thead>
            <tr className="border-b border-line text-muted">
              <th scope="col" className="py-2 text-start font-medium">
                Agent
              </th>
              {['Calls', 'Tokens sent', 'Received', ...(priced ? ['Cost'] : [])].map((title) => (
                <th key={title} scope="col" className="py-2 ps-3 text-end font-medium">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {usage.map((row) => (
              <tr key={row.agent} className="border-b border-line">
                <th scope="row" className="py-2 text-start font-normal">
                  {agentNames[row.agent]}
                </th>
                <td className={cell}>{count(row.calls)}</td>
                <td className={cell}>{count(row.inputTokens)}</td>
                <td className={cell}>{count(row.outputTokens)}</td>
                {priced && <td className={cell}>{dollars(row.cost)}</td>}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="font-medium">
              <th scope="row" className="py-2 text-start font-medium">
                Total
              </th>
              <td className={cell}>{count(sum((row) => row.calls))}</td>
              <td className={cell}>{count(sum((row) => row.inputTokens))}</td>
              <td className={cell}>{count(sum((row) => row.outputTokens))}</td>
              {priced && <td className={cell}>{dollars(sum((row) => row.cost))}</td>}
            </tr>
          </tfoot>
        </table>
      )}
      {monthlyLimit !== null && (
        <p className="tabular mt-2 text-sm text-muted">
          The limit is {priced ? dollars(monthlyLimit) : `${count(monthlyLimit)} tokens`} a month.
        </p>
      )}
      {estimated > 0 && (
        <p className="mt-2 text-sm text-muted">
          {estimated === 1 ? '1 call is' : `${count(estimated)} calls are`} estimated from characters: the provider
          named no tokens.
        </p>
      )}
    </section>
  );
}
