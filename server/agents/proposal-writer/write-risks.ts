import type { ContentAnswer } from '#server/agents/discovery-coach/coach-material.ts';
import { securityWords } from '#server/agents/discovery-coach/vocabulary/security-words.ts';
import { amount } from '#server/agents/ledger/amounts.ts';
import { wordTest } from '#server/agents/ledger/word-test.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { isCallToAction, isStatement, splitSentences } from '#server/readers/sentences.ts';
import { countTerms } from '#server/search/index-terms.ts';
import type { CallWords } from './call-words.ts';
import type { EvidenceBook } from './evidence-book.ts';
import type { ProposalMaterial } from './proposal-material.ts';
import { rivalTest } from './rival-test.ts';
import { wordsOf } from './turns.ts';
import type { Blocks } from './write-journey.ts';
import { handbookCommands, sellerWords, unprintedConcerns } from './vocabulary/seller-words.ts';

const most = { doubts: 3, safety: 3 };
/** Minimum distinctiveness of the words shared by a concern and its answer; tuned on one half of the labeled calls. */
const least = { doubt: 1, safety: 0.6 };
const mostWords = 60;
const toSellers = wordTest(sellerWords);
const commands = new RegExp(`^(?:${oneOf(handbookCommands)})(?![\\p{L}\\p{N}])`, 'iu');
const unprinted = wordTest(unprintedConcerns);
const ofSafety = wordTest([...securityWords.plain, ...securityWords.near]);

/** Answers concerns and security questions raised by the prospect, from the content only; adds its sentences to `told`. */
export function writeRisks(
  { content }: ProposalMaterial,
  call: CallWords,
  book: EvidenceBook,
  told: Set<string>,
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
  const unfit = (text: string): boolean =>
    told.has(text) ||
    amount.test(text) ||
    toSellers.test(text) ||
    rivals(text) ||
    isCallToAction(text) ||
    commands.test(text);
  const printable = (concern: string): boolean =>
    !amount.test(concern) && !toSellers.test(concern) && !rivals(concern) && !unprinted.test(concern);
  /** Returns the first sentences of an answer that a buyer may read. */
  const wholeAnswer = (answer: ContentAnswer): string | undefined => {
    const sentences = splitSentences(answer.text);
    const first = sentences.findIndex((text) => !unfit(text));
    if (first === -1) return undefined;
    const end = sentences.findIndex((text, at) => at > first && unfit(text));
    const readable = sentences.slice(first, end === -1 ? sentences.length : end);
    const whole = readable.join(' ');
    // An answer whose sentences all lean on others ('True for a few.') says nothing.
    if (!readable.some(sayable)) return undefined;
    return wordsOf(whole) <= mostWords && answer.text.includes(whole) ? whole : readable[0];
  };
  const nearest = (of: readonly ReadonlyMap<string, number>[], text: string): number =>
    of.reduce((best, said) => Math.max(best, shared(said, text)), 0);
  const doubts = content.answers
    .filter(({ kind, objection }) => kind === 'objection' && objection !== null && printable(objection))
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
  for (const { text } of [...doubts, ...safety]) for (const each of splitSentences(text ?? '')) told.add(each);
  return {
    riskMitigation: [
      // Without the concern, its answer may be about anything.
      ...doubts.map(({ answer, text }) =>
        book.fromContent('riskMitigation', answer, text ?? '', answer.objection ?? undefined),
      ),
      ...safety.map(({ answer, text }) => book.fromContent('riskMitigation', answer, text)),
    ],
  };
}
