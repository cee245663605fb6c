import { wordTest } from '#server/agents/ledger/word-test.ts';
import { splitSentences, terms, wordsOf } from '#server/readers/sentences.ts';
import { leansBack, placed } from './leans-back.ts';
import { tellingTerms, type Spoken } from './said-before.ts';
import { spokenNumbers } from '#server/agents/said/spoken-numbers.ts';
import { withoutFiller, type Turn } from './turns.ts';
import { askedVerbs, demonstratives } from './vocabulary/pointing-words.ts';
import { measureWords } from './vocabulary/talk-words.ts';
import { oneOf } from '#server/readers/one-of.ts';

const fewestWords = 4;
const fewestOfProbed = 3;
const fewestTerms = 2;
const asksForThing = /\b(?:the|your|an?) \p{L}{3,}/iu;
const longest = 25;
const turnsToAsk = 5;
const turnsToName = 2;
const secondsToAsk = 40;
const opensWithAmount = /^(?:about|around|roughly|half|two thirds|an? (?:third|quarter|fifth|tenth))(?![\p{L}\p{N}])/iu;
const opensWithIt = /^(?:it|they|their|he|she|his|i \p{L}+ (?:them|him|her))(?![\p{L}])/iu;
/** 'Finance did.' */
const elliptic = /^\p{Lu}\p{L}+ (?:did|does|do|was|is|has|have|can|will)\.$/u;
const opensWithTime = /^(?:once|when|before|after|by|until|as soon as|not before|in time)(?![\p{L}])/iu;
const asksWhen = /\bwhen\b/iu;
const measured = wordTest(measureWords);
const asksMuch = /^(?:\p{L}+,? )?how (?:much|many|long|often|far|big)\b/iu;
/** 'About twenty. No wait, with the plants it's nine.': the amount that answers stands behind the one that is taken back. */
const takesBackBefore = /(?:wait|hang on|hold on|sorry|actually|scratch that|(?<!\p{L})no)[,.…]+\s*$/iu;
/** Characters before a number that opens an answer: 'Some thirty'. */
const beforeNumber = 6;
/** 'Someone you shouldn't have?' asks on. */
const mostOfProbe = 5;

/** Returns a turn together with the ones right before it by the same speaker. */
function inOneGo(turns: readonly Turn[], at: number): Turn | undefined {
  const last = turns[at];
  let whole = last;
  for (let from = at - 1; whole !== undefined && turns[from]?.speaker === last?.speaker; from -= 1) {
    const before = turns[from];
    if (before === undefined) break;
    whole = { ...before, text: `${before.text} ${whole.text}`, lines: [...before.lines, ...whole.lines] };
  }
  return whole;
}

/** Returns the last question of a turn that a reader can place, with the sentences that place it. */
function askedIn(turn: Turn, ofAmount: boolean, nearest: boolean): Spoken | null {
  const question = splitSentences(turn.text)
    .map((text) => withoutFiller(text))
    .findLast((text) => text.endsWith('?') && wordsOf(text) <= longest);
  // 'And you, Linda?' asks nothing by itself.
  if (question === undefined || (wordsOf(question) < fewestWords && !asksForThing.test(question))) return null;
  const whole = placed(turn.text, question);
  const sentence = whole === null ? null : withoutFiller(whole);
  if (sentence !== null) return turn.text.includes(sentence) ? { turn, sentence } : null;
  return ofAmount &&
    ((nearest && tellingTerms(question) >= fewestTerms) || asksMuch.test(question)) &&
    turn.text.includes(question)
    ? { turn, sentence: question }
    : null;
}

/** 'What did those cost you?' 'How much did that come to?' */
const asksOfThose = new RegExp(
  `(?<!\\p{L})(?:do|does|did|would|will|has|have) (?:${oneOf([...demonstratives, 'it', 'they'])}) (?:${oneOf(askedVerbs)})(?!\\p{L})`,
  'iu',
);

/** Returns what the other side had just said, where a question leans on it: 'Three fridges failed in August.' 'What did those cost?' */
function askedAbout(turns: readonly Turn[], { turn, sentence }: Spoken): Spoken | null {
  // 'How often is one of them down?' says what it asks.
  const saysItself = tellingTerms(sentence) >= fewestTerms && !asksOfThose.test(sentence);
  if (saysItself || (!leansBack(sentence) && !asksOfThose.test(sentence))) return null;
  const at = turns.findIndex(({ lines }) => lines.some(({ id }) => id === turn.lines[0]?.id));
  for (let back = at - 1; back >= 0 && back >= at - turnsToName; back -= 1) {
    const before = turns[back];
    if (before === undefined || before.side === turn.side || turn.at - before.at > secondsToAsk) continue;
    const named = splitSentences(before.text)
      .map((text) => withoutFiller(text))
      .findLast((text) => !text.endsWith('?') && !leansBack(text) && tellingTerms(text) >= fewestTerms);
    if (named === undefined || wordsOf(named) > longest || !before.text.includes(named)) continue;
    return { turn: before, sentence: named };
  }
  return null;
}

/** Returns the question 'When would you want the first ones?' right before an answer such as 'Once the fair is over.' */
function whenAsked(turns: readonly Turn[], at: number): Spoken | null {
  const [before, turn] = [turns[at - 1], turns[at]];
  if (before === undefined || before.side === turn?.side) return null;
  const found = askedIn(before, false, false);
  return found !== null && asksWhen.test(found.sentence) ? found : null;
}

/** Returns what a speaker said before somebody asked on with a few of its words. */
function probed(turns: readonly Turn[], at: number): Spoken | null {
  const [own, probe] = [turns[at - 2], turns[at - 1]];
  if (own === undefined || probe === undefined || own.speaker !== turns[at]?.speaker || probe.side === own.side)
    return null;
  if (!probe.text.endsWith('?') || wordsOf(probe.text) > mostOfProbe) return null;
  const said = new Set(terms(own.text));
  const sentence = splitSentences(own.text).at(-1) ?? '';
  const fits =
    wordsOf(sentence) >= fewestOfProbed && !leansBack(sentence) && terms(probe.text).some((term) => said.has(term));
  return fits ? { turn: own, sentence } : null;
}

/**
 * Returns the question without which a quote says nothing: it answers with an amount ('About thirty a day'), with
 * something the question names ('It goes in before Easter'), or goes on after it was asked what was meant.
 */
export function questionOf(turns: readonly Turn[], turn: Turn, piece: string): Spoken | null {
  const at = turns.findIndex(({ id }) => id === turn.id);
  const isCorrected = takesBackBefore.test(turn.text.slice(0, Math.max(0, turn.text.indexOf(piece))));
  const begins = [withoutFiller(turn.text), turn.text].some((text) => text.startsWith(piece.slice(0, 8)));
  if (!begins && !isCorrected) return null;
  const [number] = spokenNumbers(piece);
  const first = splitSentences(piece)[0] ?? '';
  const starts = number !== undefined && number.start <= beforeNumber && !number.ordinal && number.value > 1;
  const ofAmount = starts || opensWithAmount.test(piece) || (isCorrected && number?.ordinal === false);
  const ofThing = (opensWithIt.test(first) && leansBack(first)) || elliptic.test(first);
  if (opensWithTime.test(first)) return whenAsked(turns, at);
  if (!ofAmount && !ofThing) return probed(turns, at);
  const measures = ofAmount || number !== undefined || measured.test(first);
  for (let back = at - 1; back >= 0 && back >= at - turnsToAsk; back -= 1) {
    const before = turns[back];
    if (before === undefined || turn.at - before.at > secondsToAsk) return null;
    if (before.side === turn.side) continue;
    const whole = inOneGo(turns, back);
    const found = whole === undefined ? null : askedIn(whole, measures, ofAmount && back === at - 1);
    if (found !== null) return askedAbout(turns, found) ?? found;
    // A question that itself means nothing goes on with the one before it.
    if (!before.text.includes('?')) return null;
  }
  return null;
}

/** Returns whether a quote opens with somebody or something that the question before it names. */
export const namedByQuestion = (turns: readonly Turn[], turn: Turn, piece: string): boolean => {
  const first = splitSentences(piece)[0] ?? '';
  return opensWithIt.test(first) && leansBack(first) && questionOf(turns, turn, piece) !== null;
};
