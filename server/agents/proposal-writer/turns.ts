import { collapseSpace } from '#contract/evidence.ts';
import type { CallLine } from '#server/agents/discovery-coach/call-line.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { splitSentences } from '#server/readers/sentences.ts';
import { fillerWords } from './vocabulary/filler-words.ts';

/** What one person said in one go: a sentence that runs over several lines is whole in it. */
export interface Turn {
  /** Of the line that it begins with. */
  id: string;
  at: number;
  speaker: string;
  side: 'rep' | 'prospect';
  text: string;
  lines: readonly CallLine[];
}

const goOnSeconds = 20;
const ended = /[.?!…]["”’')]*$/u;

/** Lines of a call as turns; a note is no turn. */
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

export const wordsOf = (text: string): number => text.split(/\s+/u).filter(Boolean).length;

const filler = new RegExp(`^(?:(?:u+m+|u+h+|e+r+m*|and|but|so)[,.…]*|(?:${oneOf(fillerWords)})[,.…]+)\\s+`, 'iu');

/** A piece of speech without the sounds that it begins with; what is left is verbatim. */
export function withoutFiller(text: string): string {
  let left = text.trim();
  for (;;) {
    const next = left.replace(filler, '');
    if (next === left || wordsOf(next) < 3) return left;
    left = next;
  }
}

const fragment = 3;

/** The sentences of a turn that a line has part in, from the first whole one to the last, without beginnings and ends that say nothing. */
export function pieceOf(turn: Turn, line: string): string {
  const said = collapseSpace(line);
  const sentences = splitSentences(turn.text).filter(
    (sentence) => said.includes(sentence) || sentence.includes(said) || overlaps(sentence, said),
  );
  const telling = (sentence: string): boolean => wordsOf(sentence) >= fragment && !sentence.endsWith('?');
  const first = sentences.findIndex(telling);
  const last = sentences.findLastIndex(telling);
  if (first === -1) return '';
  return withoutFiller(sentences.slice(first, last + 1).join(' '));
}

/** The end of a sentence begins the line, or its beginning ends it. */
function overlaps(sentence: string, line: string): boolean {
  const words = sentence.split(' ');
  for (let count = Math.min(words.length, 40); count >= 2; count -= 1) {
    if (line.startsWith(words.slice(-count).join(' '))) return true;
    if (line.endsWith(words.slice(0, count).join(' '))) return true;
  }
  return false;
}
