import type { ContentPassage } from '#contract/ask.ts';
import { splitSentences } from '#server/readers/sentences.ts';
import { placedTerms } from '#server/search/index-terms.ts';
import { headingMark } from '#server/search/split-passages.ts';

/** A sentence, line or table row that may answer, with what it stands under. */
export interface Candidate {
  passage: ContentPassage;
  /** Its place among the passages that were found, from 0. */
  rank: number;
  text: string;
  /** The heading that it stands under. */
  heading: string;
  /** Of a table row the names of its columns, of an item the line above its list. */
  lead: string;
  /** Of the item as a whole. */
  title: string;
  /** What stands just before it. */
  before: string;
  after: string;
  item: boolean;
  /** It is a heading itself. */
  names: boolean;
  /** How many sentences stand between its heading and it. */
  below: number;
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

const itemMark = /^(?:[-*•–▪]|\d{1,2}[.)])\s+/u;
const isRow = (line: string): boolean => / \| /u.test(line);
const endsSentence = (line: string): boolean => /[.!…)”"]$/u.test(line);
/** A line that names what follows: short, without an end, or a question that is answered below. */
const namesWhatFollows = (line: string): boolean =>
  !isRow(line) &&
  !itemMark.test(line) &&
  line.split(' ').length <= headingWords + (line.endsWith('?') ? 12 : 0) &&
  (!endsSentence(line) || line.endsWith('?')) &&
  !/[,;]$/u.test(line);

/** Where nothing tells headings: one, and not an entry of a list. Of short lines one after another the first names the others, and the last what follows it. */
function looksLikeHeading(lines: readonly string[], at: number): boolean {
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

interface Line {
  text: string;
  heading: boolean;
}

/** The lines of a passage: a heading is what an empty line stands before, and where its item tells none, what looks like one. */
function linesOf({ text, heading }: ContentPassage): Line[] {
  const all = text.split('\n');
  const told = heading !== null || text.includes(headingMark);
  const lines: Line[] = [];
  let empty = false;
  for (const line of all) {
    if (line.trim() === '') {
      empty = lines.length > 0;
      continue;
    }
    lines.push({ text: line, heading: empty || (lines.length === 0 && line === heading) });
    empty = false;
  }
  if (told) return lines;
  const texts = lines.map(({ text: line }) => line);
  return lines.map((line, at) => ({ ...line, heading: line.heading || looksLikeHeading(texts, at) }));
}

/** Every sentence of the passages that could answer. */
export function candidatesOf(passages: readonly ContentPassage[], wanted: ReadonlySet<string>): Candidate[] {
  return passages.flatMap((passage, rank) => {
    const lines = linesOf(passage);
    const found: Candidate[] = [];
    let heading = passage.heading ?? '';
    let columns = '';
    let above = '';
    let before = '';
    let below = 0;
    lines.forEach(({ text: line, heading: names }, at) => {
      if (names) [heading, above, below] = [line, '', 0];
      const row = isRow(line);
      if (row && !isRow(lines[at - 1]?.text ?? '')) columns = line;
      if (!row) columns = '';
      const item = itemMark.test(line);
      if (!item && !row && !names) above = line;
      const leads = row ? columns : item || above.endsWith(':') ? above : '';
      const lead = leads === line ? '' : leads;
      const said = line.replace(itemMark, '');
      for (const sentence of row ? [line] : splitSentences(said)) {
        const text = windowOf(sentence, wanted);
        const last = found.at(-1);
        if (last !== undefined) last.after = sentence;
        found.push({
          passage,
          rank,
          text,
          heading: names ? '' : heading,
          lead,
          title: `${passage.title}\n${passage.name}`,
          before: names ? '' : before,
          after: '',
          item,
          names,
          below,
        });
        before = sentence;
        if (!names) below += 1;
      }
    });
    return found;
  });
}
