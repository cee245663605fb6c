/** What somebody said or noted, with its moment. */
export interface CallLine {
  id: string;
  /** Seconds since the call began. */
  at: number;
  /** Empty for a note. */
  speaker: string;
  side: 'rep' | 'prospect' | 'note';
  text: string;
}

/** About five hours of talk: the server waits while a call is read as a whole. */
const readAtMost = { lines: 6000, characters: 400_000 };

/** Returns the first lines of a call, up to what is read of one at most. */
export function readOfCall(lines: readonly CallLine[]): readonly CallLine[] {
  let characters = 0;
  const end = lines.findIndex(({ text }, at) => {
    characters += text.length;
    return at >= readAtMost.lines || characters > readAtMost.characters;
  });
  return end === -1 ? lines : lines.slice(0, end);
}
