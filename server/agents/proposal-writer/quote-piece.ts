import { collapseSpace } from '#contract/evidence.ts';
import { wordTest } from '#server/agents/ledger/word-test.ts';
import { splitSentences } from '#server/readers/sentences.ts';
import { wordsOf } from './turns.ts';
import { confidingWords, talkAboutTalk } from './vocabulary/talk-words.ts';

const aboutTalk = wordTest(talkAboutTalk);
const confides = wordTest(confidingWords);
const pointing = /^(?:that|this|it|those|these|they|he|she)\b/iu;
/** 'That was insurance.' */
const shortest = 4;
const sounds = /(?<=\p{L}),? (?:u+m+|u+h+|e+r+m*)(?:,|(?= ))/giu;

/** A piece of speech without sentences at its ends that a reader can't place; empty where somebody confides. */
export function tellingPiece(piece: string): string {
  if (confides.test(piece)) return '';
  const sentences = splitSentences(piece);
  const says = (sentence: string): boolean => !(aboutTalk.test(sentence) && wordsOf(sentence) <= 2 * shortest);
  const leads = (sentence: string): boolean =>
    says(sentence) && !(pointing.test(sentence) && wordsOf(sentence) <= shortest);
  const first = sentences.findIndex(leads);
  return first === -1 ? '' : sentences.slice(first, sentences.findLastIndex(says) + 1).join(' ');
}

/** A quote as it is printed: without 'um', and with a capital. The quote that it rests on stays letter by letter. */
export function printedQuote(piece: string): string {
  const said = piece.replaceAll(sounds, '');
  return said.charAt(0).toLocaleUpperCase('en-US') + said.slice(1);
}

/** Two quotes that are told apart by no more than how they are printed read the same. */
export const quoteKey = (text: string): string => printedQuote(collapseSpace(text)).toLowerCase();
