import type { Speaker } from '#contract/discovery.ts';
import type { SessionLine } from '#contract/session-lines.ts';

/** Characters of a quote by which its line is found: a sentence may go on in the next line. */
const told = 24;

const plain = (text: string): string => text.replaceAll(/\s+/gu, ' ').toLowerCase();

/** Returns the ids of the lines that texts quote, each once, in the order of the quotes. */
export function quotedLines(texts: readonly string[], lines: readonly { id: string; text: string }[]): string[] {
  const quotes = texts.flatMap((text) => [...text.matchAll(/(?<!asked )“([^”]+)”/gu)].map(([, quote = '']) => quote));
  // 'Frustration: He’s fed up with it (noted, 3:10)': labels stand before it, and sentences.
  const noted = texts
    .flatMap((text) => [...text.matchAll(/([^()]+) \(noted/gu)].map(([, before = '']) => plain(before).trim()))
    .flatMap((before) => {
      const starts = [0, ...[...before.matchAll(/: |[.)] /gu)].map(({ 0: mark, index }) => index + mark.length)];
      const lineOf = (words: string) => lines.find(({ text }) => plain(text).includes(words))?.id;
      const id = starts.map((start) => lineOf(before.slice(start))).find((found) => found !== undefined);
      return id === undefined ? [] : [id];
    });
  const found = quotes.flatMap((quote) => {
    const whole = plain(quote);
    const said = lines.map((line) => ({ id: line.id, text: plain(line.text) }));
    const line =
      said.find(({ text }) => text.includes(whole)) ?? said.find(({ text }) => text.includes(whole.slice(0, told)));
    return line === undefined ? [] : [line.id];
  });
  return [...new Set([...found, ...noted])];
}

/** Returns the lines by who says them, under the name that each speaker has now; '' are notes. */
export function saidBy(
  lineIds: readonly string[],
  lines: readonly Pick<SessionLine, 'id' | 'kind' | 'speakerId'>[],
  speakers: readonly Pick<Speaker, 'id' | 'name'>[],
): { who: string; lineIds: string[] }[] {
  const found = new Map<string, string[]>();
  for (const lineId of lineIds) {
    const line = lines.find(({ id }) => id === lineId);
    if (line === undefined) continue;
    const name = speakers.find(({ id }) => id === line.speakerId)?.name ?? 'someone';
    const who = line.kind === 'utterance' ? name : '';
    found.set(who, [...(found.get(who) ?? []), lineId]);
  }
  return [...found].map(([who, ids]) => ({ who, lineIds: ids }));
}
