import { TextArea } from '#web/components/text-area.tsx';
import type { RunResult } from './run-call.ts';

/** Describes whether a response matches the contract. */
function shapeInWords({ status, shape }: RunResult): string {
  if (shape === null) return status >= 400 ? 'An error: its shape isn’t checked' : 'Not checked: no JSON came back';
  return shape.length === 0 ? 'Passes the shape check' : 'Fails the shape check';
}

/** Status, duration and response of a run, with the result of the shape check. */
export function RunAnswer({ result }: { result: RunResult }) {
  const { status, ms, text, shape } = result;
  const good = status >= 200 && status < 300;
  return (
    <section aria-labelledby="answer" className="mt-6">
      <h3 id="answer" className="text-sm font-semibold">
        Answer
      </h3>
      <output className="tabular mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <span className={good ? 'font-medium' : 'font-medium text-red'}>
          {status === 0 ? 'No answer' : `Status ${status}`}
        </span>
        <span>{ms} ms</span>
        <span className={shape !== null && shape.length > 0 ? 'text-red' : ''}>{shapeInWords(result)}</span>
      </output>
      {shape !== null && shape.length > 0 && (
        <ul className="mt-2 list-disc ps-5 text-sm text-red">
          {shape.map((issue) => (
            <li key={issue}>{issue}</li>
          ))}
        </ul>
      )}
      <TextArea
        label="Response"
        className="mt-3 font-mono"
        rows={Math.min(24, text.split('\n').length + 1)}
        readOnly
        spellCheck={false}
        value={text === '' ? '(empty)' : text}
      />
    </section>
  );
}
