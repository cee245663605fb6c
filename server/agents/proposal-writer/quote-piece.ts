import { isEnglish } from '#server/agents/ledger/language-of.ts';
import { collapseSpace } from '#contract/evidence.ts';
import { wordTest } from '#server/agents/ledger/word-test.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { splitSentences, wordsOf } from '#server/readers/sentences.ts';
import { carriesStart } from './carried-start.ts';
import { leansBack } from './leans-back.ts';
import { areApart, goOnSeconds, withoutFiller, type Turn } from './turns.ts';
import { clauseSubjects, idleVerbs } from './vocabulary/naming-words.ts';
import {
  demonstratives,
  demonstrativeVerbs,
  personPronouns,
  placesOfThings,
  unnamedCounts,
} from './vocabulary/pointing-words.ts';
import { confidingWords, talkAboutTalk } from './vocabulary/talk-words.ts';

const aboutTalk = wordTest(talkAboutTalk);
const confides = wordTest(confidingWords);
const pointing = new RegExp(`^(?:that(?! (?:${oneOf(clauseSubjects)})\\b)|this|it|those|these|they|he|she)\\b`, 'iu');
/** 'I'm not typing.' says something; 'I think so.' doesn't. */
const saysOwn = new RegExp(`^(?:i|we)(?:[’']\\p{L}+)? (?!(?:\\p{L}+ )?(?:${oneOf(idleVerbs)})\\b)\\p{L}+`, 'iu');
const fewestOfOwn = 3;
/** 'Ruth typed them in.' */
const pointsEarly = /^\p{L}+(?: \p{L}+)? (?:them|him)(?![\p{L}])/iu;
/** 'They want too much money' is about people whom the quote doesn't name. */
const ofSomeone = new RegExp(
  `^(?:${oneOf(personPronouns)}|(?:${oneOf(demonstratives)})(?= (?:${oneOf(demonstrativeVerbs)})\\b|[’']))(?![\\p{L}\\p{N}])`,
  'iu',
);
/** 'In the rain.' and 'That was the insurance' open no quote. */
const shortest = 4;
/** 'Get rid of them three in the basement.' */
const ofUnnamed = new RegExp(
  `\\b(?:${oneOf(unnamedCounts)})(?= (?:${oneOf(placesOfThings)}|at|by|over|we|i|you|that)\\b|[.,!]|$)`,
  'iu',
);
/** 'No, four, we handed one back' corrects what isn't quoted. */
const correcting = /^(?:no|nope),? (?:\p{L}+[,.] |\p{N}|because )/iu;
/** 'It can be right first.' */
const longestPointing = 5;
const sounds = /(?<=\p{L}),? (?:u+m+|u+h+|e+r+m*)(?:,|(?= ))/giu;

export const isOfSomeone = (sentence: string): boolean => ofSomeone.test(withoutFiller(sentence));

const says = (sentence: string): boolean => !(aboutTalk.test(sentence) && wordsOf(sentence) <= 2 * shortest);

/** Returns whether a reader can place a sentence that opens a quote. */
function opens(sentence: string): boolean {
  const words = wordsOf(sentence);
  return (
    says(sentence) &&
    (words >= shortest || (words >= fewestOfOwn && saysOwn.test(sentence) && !leansBack(sentence))) &&
    !isOfSomeone(sentence) &&
    !pointsEarly.test(sentence) &&
    !correcting.test(withoutFiller(sentence)) &&
    !ofUnnamed.test(sentence) &&
    !(pointing.test(sentence) && words <= longestPointing)
  );
}

/** Trims sentences from both ends that readers can't place (the first stays behind the question that it answers); returns '' for something confidential. */
export function tellingPiece(piece: string, asked = false): string {
  if (confides.test(piece)) return '';
  const sentences = splitSentences(piece);
  const opened = sentences.findIndex(opens);
  if (opened === -1 && !asked) return '';
  const whole = asked && says(sentences[0] ?? '') && wordsOf(sentences[0] ?? '') >= shortest;
  if (opened === -1 && !whole) return '';
  const first = whole ? 0 : carriesStart(sentences, opened) ? opened - 1 : opened;
  return withoutFiller(sentences.slice(first, sentences.findLastIndex(says) + 1).join(' '));
}

/** Prepends what the same person said just before, where no sentence of the quote can be placed without it. */
export function openedPiece(
  turns: readonly Turn[],
  turn: Turn,
  piece: string,
  most: number,
): { turn: Turn; piece: string } {
  const from = turn.text.indexOf(piece);
  if (piece === '' || from === -1 || splitSentences(piece).some(opens)) return { turn, piece };
  let at = turns.indexOf(turn);
  let whole = turn;
  let before = splitSentences(turn.text.slice(0, from));
  let opened = piece;
  for (;;) {
    const sentence = before.pop();
    if (sentence === undefined) {
      at -= 1;
      const earlier = turns[at];
      if (earlier === undefined || earlier.speaker !== turn.speaker || turn.at - earlier.at > goOnSeconds) break;
      if (areApart(earlier, whole)) break;
      whole = { ...earlier, text: `${earlier.text} ${whole.text}`, lines: [...earlier.lines, ...whole.lines] };
      before = splitSentences(earlier.text);
      continue;
    }
    opened = `${sentence} ${opened}`;
    if (wordsOf(opened) > most || sentence.endsWith('?') || !whole.text.includes(opened)) break;
    if (opens(sentence)) return { turn: whole, piece: withoutFiller(opened) };
  }
  return { turn, piece };
}

/** Returns English words without 'um' and with 'I': in other languages, 'um', 'er' and 'i' are words. */
const inEnglish = (piece: string): string =>
  piece.replaceAll(sounds, '').replaceAll(/(?<![\p{L}\p{N}.])i(?=[’'](?:ll|m|ve|d)(?!\p{L})| \p{L})/gu, 'I');

/** Returns a quote for print: without 'um', capitalized, quotations within it in single marks. The underlying quote stays verbatim. */
export function printedQuote(piece: string): string {
  const said = (isEnglish(piece) ? inEnglish(piece) : piece)
    .replaceAll(/[“„](?=[\p{L}\p{N}])|"(?=[\p{L}\p{N}])/gu, '‘')
    .replaceAll(/[”“"]/gu, '’');
  return said.charAt(0).toLocaleUpperCase('en-US') + said.slice(1);
}

/** Returns a key by which quotes that differ only in printing are equal. */
export const quoteKey = (text: string): string => printedQuote(collapseSpace(text)).toLowerCase();
