import { collapseSpace } from '#contract/evidence.ts';
import type { CallLine } from '#server/agents/discovery-coach/call-line.ts';
import { tellingPiece } from '#server/agents/proposal-writer/quote-piece.ts';
import { pieceOf, turnsOf, withoutFiller, type Turn } from '#server/agents/proposal-writer/turns.ts';
import { capitalized, wordsOf } from '#server/readers/sentences.ts';

/** Words of the call that a line of a summary rests on. */
export interface SpokenQuote {
  /** Letter by letter as it was said, whole sentences, also where the transcript breaks them over lines. */
  text: string;
  turn: Turn;
  /** The rep wrote it down: it is nobody's words, and stands without quotation marks. */
  noted?: true;
}

export interface SpokenWords {
  turns: readonly Turn[];
  /** Where the prospect said a text or the rep noted it; null: somebody wrote it into the field. */
  find(text: string): SpokenQuote | null;
  /**
   * “Quote” (who, when), beginning with a capital. An answer of fewer words than `shortAnswer` says little without its
   * question, which is added. A note reads: Words (noted, when).
   */
  cite(quote: SpokenQuote, shortAnswer?: number): string;
}

const [fewestWords, mostWords] = [2, 70];
const askedWithin = 20;
const askedWords = 30;

/** 'Then, um, ': a sound in the first words, which a quote may leave out. */
const stammer = /^(?:(?:then|and|so|but|well|first|second|now|yes|no),? )?(?:u+m+|u+h+|e+r+m*),? /iu;

const clock = (seconds: number): string => {
  const whole = Math.floor(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (part: number): string => String(part).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
};

/** Reads a call for quoting. `timed` holds the ids of lines that have a moment of their own. */
export function spokenWords(lines: readonly CallLine[], timed: ReadonlySet<string>): SpokenWords {
  const turns = turnsOf(lines);
  const notes = lines
    .filter(({ side }) => side === 'note')
    .map((line): Turn => ({ ...line, side: 'rep', text: collapseSpace(line.text), lines: [line] }));
  return {
    turns,
    find(text) {
      const wanted = collapseSpace(text);
      if (wordsOf(wanted) < fewestWords) return null;
      const turn = turns.find((each) => each.side === 'prospect' && each.text.includes(wanted));
      const note = notes.find((each) => each.text.includes(wanted));
      if (turn === undefined) return note === undefined ? null : { turn: note, text: wanted, noted: true };
      const whole = tellingPiece(pieceOf(turn, wanted));
      // Speech that was written down without a mark has no sentences.
      const piece = wordsOf(whole) > mostWords ? '' : whole;
      return { turn, text: (piece === '' ? withoutFiller(wanted) : piece).replace(stammer, '') };
    },
    cite({ text, turn, noted }, shortAnswer = 0) {
      const line = turn.lines.find((each) => collapseSpace(each.text).includes(text)) ?? turn.lines[0];
      const moment = line !== undefined && timed.has(line.id) ? `, ${clock(line.at)}` : '';
      if (noted === true) return `${capitalized(text)} (noted${moment})`;
      const before = turns[turns.indexOf(turn) - 1];
      const question = before?.text.split(/(?<=[.!?…])\s+/u).at(-1) ?? '';
      const asked =
        wordsOf(text) < shortAnswer &&
        before?.side === 'rep' &&
        turn.at - before.at <= askedWithin &&
        question.endsWith('?') &&
        wordsOf(question) <= askedWords
          ? `, asked “${question}”`
          : '';
      return `“${capitalized(text)}” (${turn.speaker}${moment}${asked})`;
    },
  };
}
