import { limits } from '#contract/limits.ts';
import {
  ModelError,
  type LanguageModel,
  type ModelAnswer,
  type ModelRequest,
  type ModelUsage,
} from '#server/ports/language-model.ts';
import type { Log } from '#server/platform/log.ts';

const usualPauseMs = 1000;

interface Totals extends ModelUsage {
  calls: number;
}

type Call = Omit<ModelRequest, 'signal' | 'timeoutMs'> & {
  /** Called when an attempt fails: only what it sent so far is available. */
  onBroken?: () => void;
};

/** What one run may use of a model: its time, and how many failures. */
export interface ModelRun {
  readonly leftMs: number;
  /** Duration of the last successful call in milliseconds; 0 before the first. */
  readonly lastMs: number;
  readonly isOff: boolean;
  readonly totals: Totals;
  /** Distinct sentences for admins on why calls returned nothing. */
  readonly notes: readonly string[];
  /**
   * Asks within `mostMs` milliseconds, retrying once if that may help; returns null, with the reason in `notes`, on
   * failure.
   */
  ask(call: Call, mostMs: number): Promise<ModelAnswer | null>;
  note(sentence: string): void;
}

const add = (a: number | null, b: number | null): number | null =>
  a === null && b === null ? null : (a ?? 0) + (b ?? 0);

/** Faults that a retry may fix. */
const mayPass: ReadonlySet<string> = new Set(['rate-limited', 'server-error', 'connection', 'malformed', 'too-large']);

/** Starts a run; rejects only with the reason of the aborted signal. */
export function startModelRun(
  model: LanguageModel,
  { budgetMs, signal, log }: { budgetMs: number; signal: AbortSignal; log: Log },
): ModelRun {
  const began = performance.now();
  const ended = AbortSignal.any([signal, AbortSignal.timeout(Math.max(1, Math.floor(budgetMs)))]);
  const totals: Totals = { calls: 0, inputTokens: null, outputTokens: null, inputCharacters: 0, outputCharacters: 0 };
  const notes = new Set<string>();
  let failures = 0;
  let lastMs = 0;
  const leftMs = (): number => budgetMs - (performance.now() - began);
  const count = (usage: ModelUsage): void => {
    totals.calls += 1;
    totals.inputTokens = add(totals.inputTokens, usage.inputTokens);
    totals.outputTokens = add(totals.outputTokens, usage.outputTokens);
    totals.inputCharacters += usage.inputCharacters;
    totals.outputCharacters += usage.outputCharacters;
  };
  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      ended.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
    });

  async function once({ onBroken, ...call }: Call, mostMs: number): Promise<ModelAnswer | ModelError> {
    const from = performance.now();
    const timeoutMs = Math.max(1, Math.floor(Math.min(mostMs, leftMs())));
    try {
      const answer = await model.answer({ ...call, timeoutMs, signal: ended });
      lastMs = performance.now() - from;
      count(answer.usage);
      return answer;
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      const inputCharacters = call.instructions.length + call.material.length;
      const usage = { inputTokens: null, outputTokens: null, inputCharacters, outputCharacters: 0 };
      const fault = ended.aborted ? 'timeout' : 'malformed';
      const failed = error instanceof ModelError ? error : new ModelError(fault, { usage, cause: error });
      count(failed.usage);
      failures += 1;
      onBroken?.();
      notes.add(failed.message);
      log.warn({ err: failed, model: model.name, call: call.name }, 'a call of the model failed');
      return failed;
    }
  }

  return {
    get leftMs() {
      return leftMs();
    },
    get lastMs() {
      return lastMs;
    },
    get isOff() {
      return failures >= limits.model.failures;
    },
    totals,
    get notes() {
      return [...notes];
    },
    note: (sentence) => {
      notes.add(sentence);
    },
    async ask(call, mostMs) {
      let left: Call = call;
      const until = performance.now() + mostMs;
      for (;;) {
        if (failures >= limits.model.failures) return null;
        if (Math.min(leftMs(), until - performance.now()) < limits.model.leastMs) {
          notes.add('There wasn’t enough time left for the model.');
          return null;
        }
        const answer = await once(left, until - performance.now());
        if (!(answer instanceof ModelError)) return answer;
        // A server that refuses the response schema may accept the question without it.
        if (answer.fault === 'form' && left.form !== null) left = { ...left, form: null, onPartial: undefined };
        else if (!mayPass.has(answer.fault)) return null;
        // A server without streaming sends nothing in a stream but may still respond as a whole.
        else if (answer.usage.outputCharacters === 0 && (answer.fault === 'malformed' || answer.fault === 'connection'))
          left = { ...left, onPartial: undefined };
        const waitMs = answer.retryAfterMs ?? usualPauseMs;
        if (waitMs > limits.model.waitMs) return null;
        if (failures < limits.model.failures) await pause(waitMs);
        if (signal.aborted) throw signal.reason;
      }
    },
  };
}
