import type { Evidence } from '#contract/evidence.ts';

/** What a drafted gap is about, and by which topic or words an entry fills it. */
const filled: readonly (readonly [gap: RegExp, entry: RegExp])[] = [
  [/\b(?:no|recognize) prices\b/u, /pric|tariff|fee|rate|cost/iu],
  [/\b(?:no|recognize) revenue\b/u, /revenue|turnover|sales|funding|profit|income|invest|raised/iu],
  [/\b(?:no|recognize) competitors\b/u, /./u],
  [/\b(?:no|recognize) dated news\b/u, /\b\d{4}\b/u],
];

/** Whether a gap that rules drafted is none, because an entry that was kept states what was missing. */
export function isAnswered(gap: string, entries: readonly Evidence[], person: string): boolean {
  if (person !== '' && gap.startsWith(`${person} is not named`))
    return entries.some(({ text }) => text.includes(person));
  return filled.some(
    ([of, by]) => of.test(gap) && entries.some(({ topic, text, when }) => by.test(`${topic} ${text} ${when ?? ''}`)),
  );
}
