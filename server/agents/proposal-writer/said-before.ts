import { asideWords } from '#server/agents/discovery-coach/vocabulary/aside-words.ts';
import { wordTest } from '#server/agents/ledger/word-test.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { splitSentences, terms } from '#server/readers/sentences.ts';
import { isOfSomeone } from './quote-piece.ts';
import { spokenNumbers } from './spoken-numbers.ts';
import { wordsOf, withoutFiller, type Turn } from './turns.ts';
import { afterDemonstratives, demonstratives, thingPronouns } from './vocabulary/pointing-words.ts';
import { confidingWords, farewellWords, sendingDeeds, talkAboutTalk } from './vocabulary/talk-words.ts';

/** 'It', 'them' and 'that' where no noun follows. */
const points = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${oneOf(thingPronouns)}|(?:${oneOf(demonstratives)})(?=[.,;?!’']|$| (?:${oneOf(afterDemonstratives)})\\b))(?![\\p{L}\\p{N}-])`,
  'iu',
);
const idle = wordTest([...talkAboutTalk, ...confidingWords, ...asideWords]);
const farewell = wordTest(farewellWords);
const sends = wordTest(sendingDeeds);
/** Within this many words, nothing was named that a pronoun could stand for: 'I'll get Shelley to pull them off'. */
const wordsBefore = 5;
/** Turns in which to look, first near and then further back. */
const near = 2;
const far = 6;
const mostSeconds = 25;
const fewestWords = 4;
const fewestTerms = 2;
/** 'I'll find out.' says nothing by itself. */
const sayingWords = 4;

/** Words that tell what a promise is about. */
export interface Spoken {
  turn: Turn;
  sentence: string;
}

export const pointsElsewhere = (sentence: string): boolean => points.test(sentence);

/** Returns whether a promise means nothing to readers who don't know what was said before. */
export function leansOnTalk(piece: string): boolean {
  const said = withoutFiller(piece);
  const at = said.search(points);
  return wordsOf(said) < sayingWords || (at >= 0 && wordsOf(said.slice(0, at)) <= wordsBefore);
}

/** Returns the nearest sentence before a promise that says what it is about, with its turn. */
export function spokenOf(turns: readonly Turn[], turn: Turn, at: number, most = near): Spoken | null {
  const from = turns.findIndex(({ id }) => id === turn.id);
  const earlier = turns.slice(Math.max(0, from - most), Math.max(0, from)).toReversed();
  for (const [back, before] of earlier.entries()) {
    if (at - before.at > mostSeconds) return null;
    if (farewell.test(before.text)) continue;
    const long = splitSentences(before.text)
      .map((text) => withoutFiller(text))
      .filter((text) => wordsOf(text) >= fewestWords && !idle.test(text));
    const telling = long.filter(
      (text) => !points.test(text) && !isOfSomeone(text) && terms(text).length >= fewestTerms,
    );
    // The question that a promise answers says more than any statement before it.
    const asked = (back === 0 ? long : telling).findLast((text) => text.endsWith('?'));
    const sentence = asked ?? telling.at(-1);
    if (sentence !== undefined && before.text.includes(sentence)) return { turn: before, sentence };
  }
  return null;
}

/** Looks further back, for a promise that would be left out otherwise. */
export const spokenBefore = (turns: readonly Turn[], turn: Turn, at: number): Spoken | null =>
  spokenOf(turns, turn, at, far);

/** Returns whether a promise is to send something that was promised before: 'I'll send it Wednesday.' */
export const sendsIt = (piece: string): boolean => sends.test(piece) && leansOnTalk(piece);

const longestQuestion = 25;
const opensWithAmount = /^(?:about|around|roughly|half|two thirds|an? (?:third|quarter|fifth|tenth))(?![\p{L}\p{N}])/iu;
/** Characters before a number that opens an answer: 'Some thirty'. */
const beforeNumber = 6;

/** Returns the question that a quote answers with an amount: 'About thirty a day' says nothing without it. */
export function questionOf(turns: readonly Turn[], turn: Turn, piece: string): Spoken | null {
  const [number] = spokenNumbers(piece);
  const opens = number !== undefined && number.start <= beforeNumber && !number.ordinal && number.value > 1;
  if (!opens && !opensWithAmount.test(piece)) return null;
  const at = turns.findIndex(({ id }) => id === turn.id);
  const before = turns[at - 1];
  if (before === undefined || before.side === turn.side || !turn.text.startsWith(piece.slice(0, 8))) return null;
  const sentence = splitSentences(before.text)
    .map((text) => withoutFiller(text))
    .findLast((text) => text.endsWith('?') && wordsOf(text) >= fewestWords && wordsOf(text) <= longestQuestion);
  return sentence !== undefined && before.text.includes(sentence) ? { turn: before, sentence } : null;
}
