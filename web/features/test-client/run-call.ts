import type { Endpoint } from '#contract/endpoint.ts';
import { parseJson } from '#web/lib/call-wire.ts';
import { rawCall } from '#web/lib/raw-call.ts';
import { hideSecrets } from './hide-secrets.ts';

/** What came of one run. */
export interface RunResult {
  /** 0: no answer came. */
  status: number;
  ms: number;
  /** The answer as it is shown: indented where it is JSON, shortened, without secrets. */
  text: string;
  /** Which places of a good answer differ from the contract; null: it is an error's answer, or no JSON. */
  shape: readonly string[] | null;
}

const mostCharacters = 100_000;

/** The differences between an answer and the contract, in words. */
export function shapeOf(endpoint: Endpoint, answer: { ok: boolean; text: string }): readonly string[] | null {
  const body = parseJson(answer.text);
  if (!answer.ok || body === undefined) return null;
  const parsed = endpoint.output.safeParse(body);
  if (parsed.success) return [];
  return parsed.error.issues.slice(0, 10).map(({ path, message }) => `${path.join('.') || 'answer'}: ${message}`);
}

/** The answer as people may see it. */
export function shownText(text: string): string {
  const body = parseJson(text);
  const shown = body === undefined ? text : JSON.stringify(hideSecrets(body), null, 2);
  return shown.length > mostCharacters ? `${shown.slice(0, mostCharacters)}\n… cut off here` : shown;
}

/** Runs a call and tells what came back, in what time and in which shape. */
export async function runCall(
  endpoint: Endpoint,
  input: Record<string, unknown>,
  organizationId: string,
): Promise<RunResult> {
  const began = performance.now();
  const ms = (): number => Math.round(performance.now() - began);
  try {
    const answer = await rawCall(endpoint, input, { organizationId, most: mostCharacters });
    return { status: answer.status, ms: ms(), text: shownText(answer.text), shape: shapeOf(endpoint, answer) };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { status: 0, ms: ms(), text: `No response: ${why}`, shape: null };
  }
}
