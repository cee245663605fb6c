import type { ModelTest } from '#contract/model.ts';
import { Button } from '#web/components/button.tsx';
import { messageOf } from '#web/lib/call-error.ts';
import { useTestModel } from './model.api.ts';

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

function Outcome({ test }: { test: ModelTest }) {
  if (test.state === 'not-configured')
    return <p className="text-sm">No model is set now. Reload the page to see the current settings.</p>;
  if (test.state === 'failed')
    return (
      <div className="rounded-md bg-red-soft px-4 py-3 text-sm">
        <p className="font-semibold text-red">{test.reason}</p>
        <p className="mt-1">
          {test.ms >= 1000 && `We waited ${seconds(test.ms)}. `}Briefs are still written, by rules. {test.action}
        </p>
      </div>
    );
  return (
    <dl className="grid gap-x-6 gap-y-2 rounded-md bg-sunken px-4 py-3 text-sm sm:grid-cols-[110px_1fr]">
      <dt className="text-muted">Result</dt>
      <dd className="font-medium">
        {test.model} answered in {seconds(test.ms)}
      </dd>
      <dt className="text-muted">It answered</dt>
      <dd className="font-mono text-[13px] wrap-anywhere">{test.answer}</dd>
    </dl>
  );
}

/** The configured model, and a test of whether it responds. */
export function ModelTestPanel({ model }: { model: { name: string; host: string } }) {
  const test = useTestModel();
  return (
    <div className="border-y border-line py-5">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">{model.name}</p>
          <p className="text-sm wrap-anywhere text-muted">{model.host}</p>
        </div>
        <Button
          onClick={() => {
            if (!test.isPending) test.mutate();
          }}
          aria-disabled={test.isPending}
        >
          {test.isPending ? 'Testing...' : 'Test model'}
        </Button>
      </div>
      <output aria-live="polite" className={test.isIdle ? 'block' : 'mt-4 block'}>
        {test.isPending && (
          <span className="text-sm text-muted">Asking the model one short question. This takes up to 20 seconds.</span>
        )}
        {test.data && !test.isPending && <Outcome test={test.data} />}
        {test.isError && !test.isPending && (
          <span className="block rounded-md bg-red-soft px-4 py-3 text-sm">{messageOf(test.error)}</span>
        )}
      </output>
    </div>
  );
}
