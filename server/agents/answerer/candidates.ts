import type { ContentPassage } from '#contract/ask.ts';
import { splitSentences } from '#server/readers/sentences.ts';
import { placedTerms } from '#server/search/index-terms.ts';

/** A sentence, line or table row that may answer, with what it stands under. */
export interface Candidate {
  passage: ContentPassage;
  /** Its place among the passages that were found, from 0. */
  rank: number;
  text: string;
  /** Headings within the passage, the passage's own heading, and of a table row the names of its columns. */
  context: string;
  /** Of the item as a whole. */
  title: string;
  /** What stands just before it. */
  before: string;
  after: string;
  row: boolean;
}

const longest = 420;
const headingWords = 12;
/** So many short lines one after another are a list with its heading. */
const shortestList = 3;

/** The words around what was asked for, where a table or a list has no sentences. */
function windowOf(line: string, wanted: ReadonlySet<string>): string {
  if (line.length <= longest) return line;
  const first = placedTerms(line).find(({ term }) => wanted.has(term))?.from ?? 0;
  const from = line.lastIndexOf(' ', Math.max(0, first - longest / 3)) + 1;
  const end = line.lastIndexOf(' ', from + longest);
  return line.slice(from, end > from ? end : from + longest);
}

const isRow = (line: string): boolean => / \| /u.test(line);
const endsSentence = (line: string): boolean => /[.!…)”"]$/u.test(line);
/** A line that names what follows: short, without an end, or a question that is answered below. */
const namesWhatFollows = (line: string): boolean =>
  !isRow(line) &&
  !/^(?:[-*•–▪]|\d{1,2}[.)])\s/u.test(line) &&
  line.split(' ').length <= headingWords + (line.endsWith('?') ? 12 : 0) &&
  (!endsSentence(line) || line.endsWith('?')) &&
  !/[,;]$/u.test(line);

/** A heading, and not an entry of a list: of short lines one after another the first names the others, and the last what follows it. */
function isHeading(lines: readonly string[], at: number): boolean {
  const names = (place: number): boolean => {
    const line = lines[place];
    return line !== undefined && namesWhatFollows(line);
  };
  if (lines[at + 1] === undefined || !names(at)) return false;
  let first = at;
  let last = at;
  while (names(first - 1)) first -= 1;
  while (names(last + 1)) last += 1;
  return last - first + 1 < shortestList || at === first || (at === last && last < lines.length - 1);
}

/** Every sentence of the passages that could answer. */
export function candidatesOf(passages: readonly ContentPassage[], wanted: ReadonlySet<string>): Candidate[] {
  return passages.flatMap((passage, rank) => {
    const lines = passage.text.split('\n').filter((line) => line.trim() !== '');
    const found: Candidate[] = [];
    let heading = passage.heading ?? '';
    let columns = '';
    let before = '';
    lines.forEach((line, at) => {
      const row = isRow(line);
      if (row && !isRow(lines[at - 1] ?? '')) columns = line;
      if (!row) columns = '';
      const context = row && columns !== line ? `${heading}\n${columns}` : heading;
      for (const sentence of row ? [line] : splitSentences(line)) {
        const text = windowOf(sentence, wanted);
        found.push({
          passage,
          rank,
          text,
          context,
          title: `${passage.title}\n${passage.name}`,
          before,
          after: '',
          row,
        });
        const last = found.at(-2);
        if (last !== undefined) last.after = sentence;
        before = sentence;
      }
      if (isHeading(lines, at)) heading = line;
    });
    return found;
  });
}
