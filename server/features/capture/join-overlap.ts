const wordsOf = (text: string): string[] => text.split(/\s+/u).filter((word) => word !== '');
const bare = (word: string): string => word.toLocaleLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Words that one second of overlap may hold, and those beside it that a cut may have garbled. */
const mostWords = 8;
const garbled = 2;
const tellingLetters = 5;

/**
 * The words of a piece without those that the piece before ended with, since both carry the same second of sound. A word that
 * the cut went through may be written wrongly at the end of one and at the beginning of the other: it is looked past. Where
 * nothing agrees, nothing is left out: a word said twice harms less than a lost one.
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
        // One short word alone that is not at the very cut may be any other.
        const alone = length === 1 && cut + skip > 0 && (end.at(-1)?.length ?? 0) < tellingLetters;
        if (!same || alone) continue;
        // What stands after the agreeing words in the piece before was said there already, as far as it could be heard.
        best = { length, next: skip + length };
      }
    }
  return written.slice(best.next).join(' ');
}
