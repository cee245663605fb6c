import { useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { TextArea } from '#web/components/text-area.tsx';
import { useMember } from '#web/features/identity/member.ts';
import { copyText } from '#web/lib/copy-text.ts';
import type { ListedEndpoint } from './all-endpoints.ts';
import { fieldsOf, readForm, readJson, valuesOf } from './call-input.ts';
import { curlOf } from './curl-of.ts';
import { InputForm } from './input-form.tsx';
import { PathText } from './path-text.tsx';
import { runCall, type RunResult } from './run-call.ts';
import { RunAnswer } from './run-result.tsx';

interface CallPanelProps {
  listed: ListedEndpoint;
  /** Initial input of the form. */
  start: Record<string, unknown>;
  onRun: (input: Record<string, unknown>, result: RunResult) => void;
}

/** One call: its input as a form or JSON, Run, and the response. */
export function CallPanel({ listed: { endpoint, id }, start, onRun }: CallPanelProps) {
  const { membership } = useMember();
  const fields = fieldsOf(endpoint);
  const [values, setValues] = useState(() => valuesOf(fields, start));
  const [json, setJson] = useState<string | null>(null);
  const [error, setError] = useState<{ field: string; error: string } | null>(null);
  const [result, setResult] = useState<RunResult | null>(null);
  const [running, setRunning] = useState(false);
  const [asking, setAsking] = useState(false);
  const organizationId = membership.clerkOrgId;
  const mayRun = endpoint.method === 'GET' || membership.role === 'org:admin';

  /** Returns null if the input is invalid, which is shown beside its field. */
  const readInput = (): Record<string, unknown> | null => {
    const read = json === null ? readForm(fields, values) : readJson(json);
    setError('error' in read ? read : null);
    return 'error' in read ? null : read.input;
  };
  const run = async (): Promise<void> => {
    const input = readInput();
    setAsking(false);
    if (input === null || running) return;
    setRunning(true);
    const done = await runCall(endpoint, input, organizationId);
    setRunning(false);
    setResult(done);
    onRun(input, done);
  };
  const change = (toJson: boolean): void => {
    const input = readInput();
    if (input === null) return;
    setJson(toJson ? JSON.stringify(input, null, 2) : null);
    setValues(valuesOf(fields, input));
  };
  const copy = (): void => {
    const input = readInput();
    if (input === null) return;
    const text = curlOf(endpoint, input, { origin: window.location.origin, organizationId });
    void copyText(text, 'Copied as curl', 'Put an API key into DEALWRIGHT_KEY first.');
  };

  return (
    <section aria-labelledby="call">
      <h2 id="call" className="font-mono text-base font-semibold">
        <PathText text={id} />
      </h2>
      <p className="mt-1 mb-5 text-sm text-muted">
        {endpoint.summary}. For: {endpoint.access}.
      </p>
      <fieldset className="mb-4 flex gap-2">
        <legend className="sr-only">Input as</legend>
        <Button aria-pressed={json === null} look={json === null ? 'secondary' : 'quiet'} onClick={() => change(false)}>
          Form
        </Button>
        <Button aria-pressed={json !== null} look={json === null ? 'quiet' : 'secondary'} onClick={() => change(true)}>
          JSON
        </Button>
      </fieldset>
      {json === null ? (
        <InputForm
          fields={fields}
          values={values}
          error={error}
          onChange={(name, value) => {
            setValues((known) => ({ ...known, [name]: value }));
            setError(null);
          }}
        />
      ) : (
        <TextArea
          label="Input as JSON"
          className="font-mono"
          rows={10}
          spellCheck={false}
          value={json}
          error={error?.error}
          onChange={(event) => {
            setJson(event.target.value);
            setError(null);
          }}
        />
      )}
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <Button
          look="primary"
          aria-disabled={running || !mayRun}
          onClick={() => {
            if (!mayRun) return;
            if (endpoint.method === 'DELETE') setAsking(true);
            else void run();
          }}
        >
          {running ? 'Running...' : 'Run'}
        </Button>
        <Button onClick={copy}>Copy as curl</Button>
        {!mayRun && <p className="text-sm text-muted">Calls that write need the role org:admin.</p>}
      </div>
      {asking && (
        <ConfirmDialog
          title="Run a call that deletes?"
          description={`${id} works on your organization’s real data.`}
          action="Run it"
          doing="Running..."
          isPending={running}
          onConfirm={() => void run()}
          onClose={() => setAsking(false)}
        />
      )}
      {result !== null && <RunAnswer result={result} />}
    </section>
  );
}
