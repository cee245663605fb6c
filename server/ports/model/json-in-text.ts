import { parsePartialJson } from 'ai';

const fence = /^\s*```(?:json)?\s*\n([\s\S]*?)\n?\s*```/mu;

function parsed(text: string): { value: unknown } | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { value } : null;
  } catch {
    return null;
  }
}

/**
 * Returns the JSON object in a model's response: bare, fenced, after a preface or after its thoughts.
 * `cut`: the response was cut off and the value holds what came before.
 * Null: no JSON.
 */
export async function jsonInText(answer: string): Promise<{ value: unknown; cut: boolean } | null> {
  const thought = answer.lastIndexOf('</think>');
  const text = thought < 0 ? answer : answer.slice(thought + '</think>'.length);
  const first = text.indexOf('{');
  const own = text.search(/^\s*\{/mu);
  const starts = [...new Set([first, own])].filter((at) => at >= 0);
  const whole =
    parsed(text) ??
    parsed(fence.exec(text)?.[1] ?? '') ??
    starts.map((at) => parsed(text.slice(at, text.lastIndexOf('}') + 1))).find((found) => found !== null);
  if (whole) return { value: whole.value, cut: false };
  for (const at of starts) {
    const { value, state } = await parsePartialJson(text.slice(at));
    if (state === 'repaired-parse' && typeof value === 'object' && value !== null) return { value, cut: true };
  }
  return null;
}
