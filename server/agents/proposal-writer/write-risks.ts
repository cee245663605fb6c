import type { ContentAnswer } from '#server/agents/discovery-coach/coach-material.ts';
import { securityWords } from '#server/agents/discovery-coach/vocabulary/security-words.ts';
import { amount } from '#server/agents/ledger/amounts.ts';
import { wordTest } from '#server/agents/ledger/word-test.ts';
import { isCallToAction, isStatement, splitSentences } from '#server/readers/sentences.ts';
import { countTerms } from '#server/search/index-terms.ts';
import type { CallWords } from './call-words.ts';
import type { EvidenceBook } from './evidence-book.ts';
import type { ProposalMaterial } from './proposal-material.ts';
import { rivalTest } from './rival-test.ts';
import { wordsOf } from './turns.ts';
import type { Blocks } from './write-journey.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { answerStarts } from './vocabulary/talk-words.ts';
import { sellerWords } from './vocabulary/seller-words.ts';

const most = { doubts: 3, safety: 3 };
/** Minimum distinctiveness of the words shared by a concern and its answer; tuned on one half of the labeled calls. */
const least = { doubt: 1, safety: 0.6 };
const mostWords = 60;
const startsAnswer = new RegExp(`^(?:${oneOf(answerStarts)})(?![\\p{L}\\p{N}])`, 'iu');
/** 'Others do that.' */
const leans = /\b(?:that|this|it|so|them)\.$/iu;
const toSellers = wordTest(sellerWords);
const ofSafety = wordTest([...securityWords.plain, ...securityWords.near]);

/** Answers concerns and security questions raised by the prospect, from the content only. */
export function writeRisks(
  { content }: ProposalMaterial,
  call: CallWords,
  book: EvidenceBook,
  told: ReadonlySet<string>,
): Blocks {
  const raised = call.turns.filter(({ side }) => side === 'prospect').map(({ text }) => countTerms(text));
  const asked = call.turns
    .filter(({ side, text }) => side === 'prospect' && ofSafety.test(text))
    .map(({ text }) => countTerms(text));
  const rivals = rivalTest(content.rivals);
  const shared = (said: ReadonlyMap<string, number>, text: string): number =>
    [...countTerms(text).keys()].reduce((sum, term) => sum + (said.has(term) ? content.rarity(term) : 0), 0);
  const sayable = (text: string): boolean =>
    isStatement(text) && !amount.test(text) && !toSellers.test(text) && !rivals(text);
  /** Returns an answer from its first self-contained sentence on, as far as a buyer may read it. */
  const wholeAnswer = (answer: ContentAnswer): string | undefined => {
    const sentences = splitSentences(answer.text);
    const first = sentences.findIndex(
      (text) => sayable(text) && !told.has(text) && !startsAnswer.test(text) && !leans.test(text),
    );
    const readable = sentences.slice(Math.max(0, first));
    const end = readable.findIndex(
      (text) => told.has(text) || amount.test(text) || toSellers.test(text) || rivals(text) || isCallToAction(text),
    );
    const whole = readable.slice(0, end === -1 ? readable.length : end).join(' ');
    if (first === -1) return undefined;
    return wordsOf(whole) <= mostWords && answer.text.includes(whole) ? whole : readable[0];
  };
  const nearest = (of: readonly ReadonlyMap<string, number>[], text: string): number =>
    of.reduce((best, said) => Math.max(best, shared(said, text)), 0);
  const doubts = content.answers
    .filter(({ kind, objection }) => kind === 'objection' && objection !== null)
    .map((answer) => ({
      answer,
      fit: nearest(raised, answer.objection ?? ''),
      text: wholeAnswer(answer),
    }))
    .filter(({ fit, text }) => fit >= least.doubt && text !== undefined)
    .toSorted((a, b) => b.fit - a.fit)
    .slice(0, most.doubts);
  const safety = content.answers
    .filter(({ kind }) => kind === 'security')
    .flatMap((answer) => answer.sentences.map(({ text }) => ({ answer, text, fit: nearest(asked, text) })))
    .filter(({ text, fit }) => fit >= least.safety && sayable(text) && !told.has(text))
    .toSorted((a, b) => b.fit - a.fit)
    .slice(0, most.safety);
  const found: { answer: ContentAnswer; text: string | undefined }[] = [...doubts, ...safety];
  return { riskMitigation: found.map(({ answer, text }) => book.fromContent('riskMitigation', answer, text ?? '')) };
}
