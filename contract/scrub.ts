/** Fields that identify the report itself; their ids belong to no person. */
const ownIds = new Set(['event_id', 'trace_id', 'span_id', 'parent_span_id', 'segment_id', 'replay_id', 'public_key']);

const emails = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
/** Query strings and fragments, which carry tokens. */
const tails = /(https?:\/\/[^\s"'<>?#\\]+|\/[\w./-]+)[?#][^\s"'<>\\]*/g;
/** Ids and tokens: 16 characters or more, with at least one digit. */
const tokens = /(?<![\w-])(?=[\w-]*\d)[\w-]{16,}(?![\w-])/g;

/** Removes email addresses, ids, tokens, query strings and fragments from a text. */
export function scrubText(text: string): string {
  return text.replace(emails, '[email]').replace(tails, '$1').replace(tokens, '[id]');
}

/** Scrubs every text in a value at any depth; keeps keys and the report's own ids. */
export function scrubValue(value: unknown): unknown {
  if (typeof value === 'string') return scrubText(value);
  if (Array.isArray(value)) return value.map(scrubValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      ownIds.has(key) && typeof each === 'string' ? each : scrubValue(each),
    ]),
  );
}

/** Messages of these come from the JavaScript engine; any other message may quote user input. */
const engineErrors = new Set(['TypeError', 'ReferenceError', 'RangeError']);

/** Returns the safe part of an error message: withholds messages not written by the engine and removes quoted words. */
export function scrubMessage(type: string, message: string): string {
  if (!engineErrors.has(type)) return '[withheld]';
  return scrubText(message.replace(/"[^"]*"|“[^”]*”|`[^`]*`/g, '[quoted]'));
}

/** Sampling rates: traces, replays, and replays with an error. */
export const monitoringRates = { traces: 0.1, replays: 0.1, brokenReplays: 1 } as const;
