import { collapseSpace } from '#contract/evidence.ts';
import type { CallLine } from '#server/agents/discovery-coach/call-line.ts';
import { endsBetween, sentencesIn } from '#server/agents/said/mark-speech.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { wordsOf } from '#server/readers/sentences.ts';
import { carriesStart } from './carried-start.ts';
import { fillerWords } from './vocabulary/filler-words.ts';

/** What one person said without interruption, so that a sentence across several lines is complete. */
export interface Turn {
  /** Id of its first line. */
  id: string;
  at: number;
  speaker: string;
  side: 'rep' | 'prospect';
  text: string;
  lines: readonly CallLine[];
}

/** One person's words within this time belong together. */
export const goOnSeconds = 20;
const ended = /[.?!…]["”’')]*$/u;
/** Characters up to which a turn goes on: a recognizer that writes no punctuation never ends one. */
const mostOfTurn = 600;

/** Groups the lines of a call into turns, without notes. */
export function turnsOf(lines: readonly CallLine[]): Turn[] {
  const turns: Turn[] = [];
  for (const line of lines) {
    if (line.side === 'note') continue;
    const before = turns.at(-1);
    const last = before?.lines.at(-1);
    if (
      before !== undefined &&
      last !== undefined &&
      before.speaker === line.speaker &&
      before.side === line.side &&
      !ended.test(before.text) &&
      !endsBetween(last.text, line.text) &&
      before.text.length < mostOfTurn &&
      line.at - last.at <= goOnSeconds
    ) {
      before.text = collapseSpace(`${before.text} ${line.text}`);
      before.lines = [...before.lines, line];
    } else
      turns.push({
        id: line.id,
        at: line.at,
        speaker: line.speaker,
        side: line.side,
        text: collapseSpace(line.text),
        lines: [line],
      });
  }
  return turns;
}

/** Returns whether two turns of one person are two breaths, which read as one sentence where no mark stands between them. */
export const areApart = (before: Turn, after: Turn): boolean =>
  endsBetween(before.lines.at(-1)?.text ?? '', after.lines[0]?.text ?? '');

const filler = new RegExp(
  `^(?:(?:u+m+|u+h+|e+r+m*|and then|then|and|but|so)[,.…]*|(?:${oneOf(fillerWords)})[,.…]+)\\s+`,
  'iu',
);

/** Removes sounds at the beginning of speech; the rest stays verbatim. */
export function withoutFiller(text: string): string {
  let left = text.trim();
  for (;;) {
    const next = left.replace(filler, '');
    if (next === left || wordsOf(next) < 3) return left;
    left = next;
  }
}

const fragment = 3;

/** Returns the sentences of a turn that overlap a line, trimmed of empty beginnings and ends. */
export function pieceOf(turn: Turn, line: string): string {
  const said = collapseSpace(line);
  const all = sentencesIn(turn.text);
  const sentences = all.filter(
    (sentence) => said.includes(sentence) || sentence.includes(said) || overlaps(sentence, said),
  );
  const telling = (sentence: string): boolean => wordsOf(sentence) >= fragment && !sentence.endsWith('?');
  const first = sentences.findIndex(telling);
  const last = sentences.findLastIndex(telling);
  if (first === -1) return '';
  const at = all.indexOf(sentences[first] ?? '');
  const before = carriesStart(all, at) ? all.slice(at - 1, at) : [];
  return withoutFiller([...before, ...sentences.slice(first, last + 1)].join(' '));
}

/** Returns whether a sentence and a line overlap at their ends. */
function overlaps(sentence: string, line: string): boolean {
  const words = sentence.split(' ');
  for (let count = Math.min(words.length, 40); count >= 2; count -= 1) {
    if (line.startsWith(words.slice(-count).join(' '))) return true;
    if (line.endsWith(words.slice(0, count).join(' '))) return true;
  }
  return false;
}
