const wordsOf = (text: string): string[] => text.split(/\s+/u).filter((word) => word !== '');
const bare = (word: string): string => word.toLocaleLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Words that one second of overlap may hold, and neighboring words a cut may have garbled. */
const mostWords = 8;
const garbled = 2;
const tellingLetters = 5;

/**
 * Returns the words of a piece without those that ended the previous one, since both contain the same second of audio.
 * Skips a word garbled by the cut. If nothing matches, removes nothing: a repeated word harms less than a lost one.
 */
export function withoutOverlap(before: string, text: string): string {
  const written = wordsOf(text);
  const ended = wordsOf(before).map(bare).slice(-mostWords);
  const begun = written.map(bare).slice(0, mostWords);
  let best = { length: 0, next: 0 };
  for (let cut = 0; cut <= garbled; cut += 1)
    for (let skip = 0; skip <= garbled; skip += 1) {
      const end = ended.slice(0, ended.length - cut);
      for (let length = Math.min(end.length, begun.length - skip); length > best.length; length -= 1) {
        const same = end.slice(-length).join(' ') === begun.slice(skip, skip + length).join(' ');
        // A single short word away from the cut may match by chance.
        const alone = length === 1 && cut + skip > 0 && (end.at(-1)?.length ?? 0) < tellingLetters;
        if (!same || alone) continue;
        // Words after the match were already heard in the previous piece, as far as audible.
        best = { length, next: skip + length };
      }
    }
  return written.slice(best.next).join(' ');
}
