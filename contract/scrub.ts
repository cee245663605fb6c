/** Fields of a report that name the report itself: an id there is nobody's. */
const ownIds = new Set(['event_id', 'trace_id', 'span_id', 'parent_span_id', 'segment_id', 'replay_id', 'public_key']);

const emails = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
/** What follows an address: queries and fragments carry tokens. */
const tails = /(https?:\/\/[^\s"'<>?#\\]+|\/[\w./-]+)[?#][^\s"'<>\\]*/g;
/** Ids and tokens: 16 characters and more with a digit among them. */
const tokens = /(?<![\w-])(?=[\w-]*\d)[\w-]{16,}(?![\w-])/g;

/** A text without email addresses, ids, tokens and what follows an address. */
export function scrubText(text: string): string {
  return text.replace(emails, '[email]').replace(tails, '$1').replace(tokens, '[id]');
}

/** The same of every text in a value, however deep; keys stay, and so do the report's own ids. */
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

/** Messages of these are the engine's own words about code; any other may quote what people wrote. */
const engineErrors = new Set(['TypeError', 'ReferenceError', 'RangeError']);

/** What of an error's message is told: quoted words are left out, and so is the whole of what is not the engine's. */
export function scrubMessage(type: string, message: string): string {
  if (!engineErrors.has(type)) return '[withheld]';
  return scrubText(message.replace(/"[^"]*"|“[^”]*”|`[^`]*`/g, '[quoted]'));
}

/** Shares of what is watched that is sent: traces, replays, and replays in which something broke. */
export const monitoringRates = { traces: 0.1, replays: 0.1, brokenReplays: 1 } as const;
