import type { FoundQuote } from './read-source.ts';

const farthest = 200;

/**
 * Returns what stands right before a quote and says what it is about: the beginning of its line, or the line above if
 * that is a label, without a number.
 */
export function labelOf({ text, source }: FoundQuote): string {
  const at = source?.text.indexOf(text) ?? -1;
  if (source === undefined || at < 0) return '';
  const before = source.text.slice(Math.max(0, at - farthest), at);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  if (line.trim() !== '') return line;
  const above = before.trimEnd().split('\n').at(-1) ?? '';
  return /\d/u.test(above) ? '' : above;
}
