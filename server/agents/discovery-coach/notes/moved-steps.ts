import { oneOf } from '#server/readers/one-of.ts';
import { splitSentences, wordsOf } from '#server/readers/sentences.ts';
import type { CallLine } from '../call-line.ts';
import { notedDue } from '../vocabulary/noted-words.ts';
import { afterMove, beforeMove, calledBack, insteadOf, moveStarts } from './vocabulary/moving-words.ts';

const day = `(?:${oneOf(notedDue)})(?![\\p{L}\\p{N}])`;
const joint = '[\\s,.:;–—-]*';
const starts = `(?:(?:${oneOf(moveStarts)})${joint})+`;
const isOff = new RegExp(
  `^\\W*(?:(?:${oneOf(moveStarts)})${joint})*(?:${oneOf(calledBack)})(?=[.,;:!]|\\s[–—-]|$)`,
  'iu',
);
/** 'Scratch that, Wednesday', 'make it Monday', 'Wednesday, not Thursday'. */
const moves = [
  new RegExp(`^\\W*${starts}(?:(?:${oneOf(beforeMove)}) )*(?<day>${day})`, 'iu'),
  new RegExp(
    `^\\W*(?:(?:${oneOf(beforeMove)}) )*(?<day>${day})${joint}(?:${oneOf(insteadOf)})(?! (?:just|only|all|every)|\\p{L})`,
    'iu',
  ),
  new RegExp(`^(?:${oneOf(afterMove)}) (?<day>${day})`, 'iu'),
];
const asterisk = new RegExp(`^\\*+ ?(?<day>${day})$`, 'iu');
const mostWords = 9;
const mostMoves = 4;

export interface NotedMove {
  /** The day that holds instead; null: the step is called off. */
  day: string | null;
  line: CallLine;
}

/** Whether a note only moves a step that was noted before. */
export const isMove = (text: string, line: CallLine): boolean => moveIn(text, line) !== null;

/** What a note says of the step right before it; null: nothing. */
function moveIn(text: string, line: CallLine): NotedMove | null {
  const said = text.trim();
  if (said.endsWith('?')) return null;
  const [first = ''] = splitSentences(said);
  const both = wordsOf(first) <= 2 ? said : first;
  if (wordsOf(both) <= mostWords)
    for (const each of [...moves, asterisk]) {
      const found = each.exec(both)?.groups?.['day'];
      if (found !== undefined) return { day: found, line };
    }
  return isOff.test(said) ? { day: null, line } : null;
}

/** What the notes right behind a noted step make of it: 'Scratch that, Wednesday.' */
export function movesOf(text: string, line: CallLine, lines: readonly CallLine[]): NotedMove | null {
  const sentences = splitSentences(line.text);
  const own = sentences.findIndex((each) => each.includes(text));
  const within = sentences.slice(own + 1);
  let last: NotedMove | null = null;
  for (const each of own === -1 ? [] : within) {
    const move = moveIn(each, line);
    if (move === null) return last;
    last = move;
  }
  const behind = lines.slice(lines.indexOf(line) + 1).filter(({ side }) => side === 'note');
  for (const note of behind.slice(0, mostMoves)) {
    const move = moveIn(note.text, note);
    if (move === null) return last;
    last = move;
  }
  return last;
}
