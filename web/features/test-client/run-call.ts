import type { Endpoint } from '#contract/endpoint.ts';
import { parseJson } from '#web/lib/call-wire.ts';
import { rawCall } from '#web/lib/raw-call.ts';
import { hideSecrets } from './hide-secrets.ts';

/** Result of one run. */
export interface RunResult {
  /** 0 if no response came. */
  status: number;
  ms: number;
  /** The response as shown: indented if JSON, shortened, without secrets. */
  text: string;
  /** Where a successful response differs from the contract; null for errors and other formats. */
  shape: readonly string[] | null;
}

const mostCharacters = 100_000;

/** Returns the differences between a response and the contract, in words. */
export function shapeOf(endpoint: Endpoint, answer: { ok: boolean; text: string }): readonly string[] | null {
  const body = parseJson(answer.text);
  if (!answer.ok || body === undefined) return null;
  const parsed = endpoint.output.safeParse(body);
  if (parsed.success) return [];
  return parsed.error.issues.slice(0, 10).map(({ path, message }) => `${path.join('.') || 'answer'}: ${message}`);
}

/** Returns the response as people may see it. */
export function shownText(text: string): string {
  const body = parseJson(text);
  const shown = body === undefined ? text : JSON.stringify(hideSecrets(body), null, 2);
  return shown.length > mostCharacters ? `${shown.slice(0, mostCharacters)}\n… cut off here` : shown;
}

/** Runs a call; returns the response, its duration and its shape. */
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
