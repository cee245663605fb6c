import type { Claim } from '#contract/evidence.ts';
import type { CallField } from '#server/agents/discovery-coach/vocabulary/field-words.ts';
import { fillsField } from '#server/agents/discovery-coach/fields/what-fills.ts';
import { rivalTest } from './names/rival-test.ts';
import { asideWords } from '#server/agents/discovery-coach/vocabulary/aside-words.ts';
import { wordTest } from '#server/agents/ledger/word-test.ts';
import { isInstruction, splitSentences, wordsOf } from '#server/readers/sentences.ts';
import type { EvidenceBook } from './evidence-book.ts';
import { countsNothing, talksBeside } from './fit/unfit-quote.ts';
import { answersWithWish, fitsField } from './fits-field.ts';
import { namedByQuestion, questionOf } from './question-before.ts';
import { pointsElsewhere } from './said-before.ts';
import { heldPartOf } from './noted/held-part.ts';
import { findSaid } from './noted/find-said.ts';
import type { ProposalMaterial } from './proposal-material.ts';
import { saidValues } from '#server/agents/said/said-values.ts';
import { retractedTest, takenBack } from '#server/agents/said/taken-back.ts';
import { openedPiece, tellingPiece } from './quote-piece.ts';
import { areApart, pieceOf, turnsOf, withoutFiller, type Turn } from './turns.ts';

/** The prospect's words, ready to quote. */
export interface CallWords {
  turns: readonly Turn[];
  /** Returns whether somebody took back or corrected later what a turn says. */
  isTakenBack(turn: Turn): boolean;
  /** Returns a field's content: quoted if said in the call, else as noted. */
  ofText(block: string, label: string, text: string): Claim[];
  /** Returns quotes from the call for an empty field. */
  heard(block: string, field: CallField): Claim[];
  /** Returns quotable words with which the prospect answered how things should be, at most `count`. */
  wishes(block: string, count: number): Claim[];
  /** Quotable sentences of the prospect. */
  held: readonly { turn: Turn; piece: string }[];
  /** Returns whether this proposal already quotes the text. */
  isUsed(text: string): boolean;
  /** Quotes words once, with the question without which they say nothing. */
  quote(block: string, turn: Turn, piece: string): Claim[];
  /** Returns the part of a turn that may appear in a proposal, or null. */
  quotable(turn: Turn, line: string): string | null;
}

const [fewest, most] = [5, 60];
/** What is left of words with a retracted value has to say something by itself. */
const fewestLeft = 12;
const mostInOneGo = 45;
/** Part of a line needs so many words to say by itself what is hard or wanted. */
const fewestOfPart = 10;
const aside = wordTest(asideWords);

/** Leaves out what a quote of trouble begins with where that is praise: 'I won't hear a word against the machines.' */
function withoutPraise(field: CallField, piece: string): string {
  const sentences = splitSentences(piece);
  const first = field === 'barriers' ? sentences.findIndex((each) => fillsField(field, each)) : 0;
  const left = sentences.slice(Math.max(0, first)).join(' ');
  return wordsOf(left) >= fewestOfPart && piece.endsWith(left) ? left : piece;
}

interface Piece {
  turn: Turn;
  piece: string;
  /** The line's own words, without what was put before them. */
  own: { turn: Turn; piece: string };
}

/** Joins what one person said without interruption into one quote. */
function inOneGo(turns: readonly Turn[], found: readonly Piece[]): Piece[] {
  const whole: (Piece & { last: Turn })[] = [];
  for (const each of found) {
    const { turn, piece } = each.own;
    const before = whole.at(-1);
    if (before?.last === turn) {
      // Two lines of one turn share the sentence that runs across both.
      const first = before.turn.text.lastIndexOf(before.piece);
      const end = before.turn.text.lastIndexOf(piece) + piece.length;
      const joined = before.turn.text.slice(first, Math.max(first + before.piece.length, end));
      if (first >= 0 && end >= piece.length && wordsOf(joined) <= most) before.piece = joined;
      continue;
    }
    const follows = before !== undefined && turns[turns.indexOf(before.last) + 1] === turn;
    const [start, end] = [before?.turn.text.indexOf(before.piece) ?? -1, turn.text.indexOf(piece)];
    if (!follows || before.turn.speaker !== turn.speaker || areApart(before.last, turn) || start < 0 || end < 0) {
      whole.push({ ...each, last: turn });
      continue;
    }
    const joined = `${before.turn.text} ${turn.text}`.slice(start, before.turn.text.length + 1 + end + piece.length);
    if (wordsOf(joined) > mostInOneGo) whole.push({ ...each, last: turn });
    else {
      const lines = [...before.turn.lines, ...turn.lines];
      whole[whole.length - 1] = {
        turn: { ...before.turn, text: `${before.turn.text} ${turn.text}`, lines },
        piece: joined,
        own: each.own,
        last: turn,
      };
    }
  }
  return whole;
}

/** Returns the sentences before the first one with a number or month. */
function beforeValues(piece: string): string {
  const sentences = splitSentences(piece);
  const first = sentences.findIndex((sentence) => saidValues(sentence).length > 0);
  return sentences.slice(0, first === -1 ? sentences.length : first).join(' ');
}

/** Reads a call once for all blocks. */
export function readCall({ lines, heard, content }: ProposalMaterial, book: EvidenceBook): CallWords {
  const rivals = rivalTest(content.rivals);
  const turns = turnsOf(lines);
  const gone = takenBack(turns);
  const isRetracted = retractedTest(turns, gone);
  const heldPart = heldPartOf(turns);
  const turnOf = new Map(turns.flatMap((turn) => turn.lines.map((line) => [line.id, { turn, line }] as const)));
  const used = new Set<string>();

  const sayable = (turn: Turn, whole: string): string | null => {
    const retracted = turn.lines.some(({ id }) => gone.has(turnOf.get(id)?.turn.id ?? ''));
    const left = retracted ? heldPart(turn, whole) : '';
    const said = retracted && left === '' ? beforeValues(whole) : left || whole;
    const piece = tellingPiece(said, namedByQuestion(turns, turn, said));
    const words = wordsOf(piece);
    const cut = retracted && left === '' && saidValues(whole).length > 0;
    if (
      words < (cut ? fewestLeft : fewest) ||
      words > most ||
      piece.endsWith('?') ||
      isInstruction(piece) ||
      aside.test(piece) ||
      talksBeside(piece) ||
      rivals(piece)
    )
      return null;
    return piece;
  };
  const quotable = (turn: Turn, line: string): string | null => sayable(turn, pieceOf(turn, line));
  /** Nothing is quoted twice in a proposal. */
  const once = (block: string, turn: Turn, piece: string): Claim[] => {
    if (used.has(piece)) return [];
    used.add(piece);
    const on = questionOf(turns, turn, piece);
    return [
      on === null || isRetracted(on.sentence)
        ? book.said(block, turn, piece)
        : book.saidOn(block, turn, piece, undefined, on),
    ];
  };

  const held = turns.flatMap((turn) => {
    const piece = turn.side === 'prospect' ? quotable(turn, turn.text) : null;
    return piece === null ? [] : [{ turn, piece }];
  });
  return {
    turns,
    isTakenBack: ({ lines: said }) => said.some(({ id }) => gone.has(turnOf.get(id)?.turn.id ?? '')),
    held,
    quotable,
    quote: once,
    wishes: (block, count) =>
      held
        .filter(({ turn, piece }) => !used.has(piece) && answersWithWish(piece, turn, turns))
        .slice(0, count)
        .flatMap(({ turn, piece }) => once(block, turn, piece)),
    isUsed: (text) => [...used].some((piece) => piece.includes(text)),
    ofText(block, label, text) {
      return text
        .split('\n')
        .map((part) => part.trim())
        .filter(Boolean)
        .flatMap((part) => {
          const said = wordsOf(part) < 3 ? null : findSaid(turns, part);
          if (said === null) return [book.noted(block, label, part)];
          const { turn, words, isCut } = said;
          if (gone.has(turn.id) && saidValues(part).length > 0 && heldPart(turn, words) === '') return [];
          // A person chose these words, so they are used even if the rules would skip them.
          return once(block, turn, (isCut ? null : quotable(turn, part)) ?? withoutFiller(words));
        });
    },
    heard(block, field) {
      const found = heard
        .filter((each) => each.field === field)
        .flatMap(({ lineId, text }) => {
          const found = turnOf.get(lineId);
          return found === undefined ? [] : [{ ...found, text }];
        })
        .toSorted((a, b) => a.line.at - b.line.at)
        .flatMap(({ turn, line, text }): Piece[] => {
          const read = (of: string): Piece | null => {
            const said = pieceOf(turn, of);
            const whole = openedPiece(turns, turn, said, most);
            const told = sayable(whole.turn, whole.piece);
            const piece = told === null ? null : withoutPraise(field, told);
            if (piece === null || !fitsField(field, piece, turn, turns)) return null;
            if (countsNothing(field, piece, questionOf(turns, whole.turn, piece) !== null)) return null;
            if (field === 'barriers' && !fillsField(field, piece)) return null;
            return { turn: whole.turn, piece, own: { turn, piece: whole.piece === said ? piece : said } };
          };
          // The sentences that say it, where they stand by themselves: the rest of the line may praise, or be taken back.
          const part = wordsOf(text) >= fewestOfPart && !pointsElsewhere(text) ? read(text) : null;
          return [part ?? read(line.text)].filter((each) => each !== null);
        });
      // Of several days, the one named last holds.
      const standing = field === 'targetDate' ? found.slice(-1) : found;
      return inOneGo(turns, standing).flatMap(({ turn, piece }) => once(block, turn, piece));
    },
  };
}
