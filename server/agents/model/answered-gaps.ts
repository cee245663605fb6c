import type { Evidence } from '#contract/evidence.ts';

/** Drafted gaps, and the topics or words of entries that fill them. */
const filled: readonly (readonly [gap: RegExp, entry: RegExp])[] = [
  [/\b(?:no|recognize) prices\b/u, /pric|tariff|fee|rate|cost/iu],
  [/\b(?:no|recognize) revenue\b/u, /revenue|turnover|sales|funding|profit|income|invest|raised/iu],
  [/\b(?:no|recognize) competitors\b/u, /./u],
  [/\b(?:no|recognize) dated news\b/u, /\b\d{4}\b/u],
];

/** Returns whether a kept entry states what a drafted gap says is missing. */
export function isAnswered(gap: string, entries: readonly Evidence[], person: string): boolean {
  if (person !== '' && gap.startsWith(`${person} is not named`))
    return entries.some(({ text }) => text.includes(person));
  return filled.some(
    ([of, by]) => of.test(gap) && entries.some(({ topic, text, when }) => by.test(`${topic} ${text} ${when ?? ''}`)),
  );
}
