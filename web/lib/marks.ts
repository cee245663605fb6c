export interface TextMark {
  from: number;
  to: number;
}

/** Returns where the texts of `wanted` (separated by |) occur in `text`, ignoring case; without overlaps, in order. */
export function marksOfTexts(text: string, wanted: string): TextMark[] {
  const folded = text.toLowerCase();
  const found: TextMark[] = [];
  for (const part of wanted
    .toLowerCase()
    .split('|')
    .map((one) => one.trim())
    .filter((one) => one !== '')) {
    for (let from = folded.indexOf(part); from >= 0; from = folded.indexOf(part, from + part.length))
      found.push({ from, to: from + part.length });
  }
  return tidy(found);
}

/** Sorts marks and merges overlapping ones. */
export function tidy(marks: readonly TextMark[]): TextMark[] {
  const joined: TextMark[] = [];
  for (const mark of [...marks].filter(({ from, to }) => to > from).sort((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last && mark.from <= last.to) last.to = Math.max(last.to, mark.to);
    else joined.push({ ...mark });
  }
  return joined;
}

/** Returns the marked words of a passage, for the URL of its place. */
export function wordsOfMarks(text: string, marks: readonly TextMark[]): string {
  const words = marks.map(({ from, to }) => text.slice(from, to).toLowerCase().replaceAll('|', ' '));
  return [...new Set(words)].slice(0, 12).join('|');
}
