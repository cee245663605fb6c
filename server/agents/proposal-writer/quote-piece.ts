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

/** Trims sentences from both ends that readers can't place; returns '' for something confidential. */
export function tellingPiece(piece: string): string {
  if (confides.test(piece)) return '';
  const sentences = splitSentences(piece);
  const says = (sentence: string): boolean => !(aboutTalk.test(sentence) && wordsOf(sentence) <= 2 * shortest);
  const leads = (sentence: string): boolean =>
    says(sentence) && !(pointing.test(sentence) && wordsOf(sentence) <= shortest);
  const first = sentences.findIndex(leads);
  return first === -1 ? '' : sentences.slice(first, sentences.findLastIndex(says) + 1).join(' ');
}

/** Returns a quote for print: without 'um', capitalized. The underlying quote stays verbatim. */
export function printedQuote(piece: string): string {
  const said = piece.replaceAll(sounds, '');
  return said.charAt(0).toLocaleUpperCase('en-US') + said.slice(1);
}

/** Returns a key by which quotes that differ only in printing are equal. */
export const quoteKey = (text: string): string => printedQuote(collapseSpace(text)).toLowerCase();
