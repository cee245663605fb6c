import type { ContentAnswer } from '#server/agents/discovery-coach/coach-material.ts';
import { doubtHearer } from '#server/agents/discovery-coach/matters/heard-doubts.ts';
import { securityWords } from '#server/agents/discovery-coach/vocabulary/security-words.ts';
import { amount } from '#server/agents/ledger/amounts.ts';
import { handbookCommands } from '#server/agents/discovery-coach/vocabulary/handbook-words.ts';
import { wordTest } from '#server/agents/ledger/word-test.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { isCallToAction, isStatement, splitSentences, terms, wordsOf } from '#server/readers/sentences.ts';
import { countTerms } from '#server/search/index-terms.ts';
import type { CallWords } from './call-words.ts';
import type { EvidenceBook } from './evidence-book.ts';
import type { ProposalMaterial } from './proposal-material.ts';
import { leansOnSentence } from './leaning-sentence.ts';
import { rivalTest } from './names/rival-test.ts';
import type { Blocks } from './write-journey.ts';
import { emptyShares } from './vocabulary/empty-shares.ts';
import { lackWords } from './vocabulary/lack-words.ts';
import { ofDocuments, sellerWords, unprintedConcerns } from './vocabulary/seller-words.ts';

const most = { doubts: 4, safety: 3 };
/** Minimum distinctiveness of the words shared by a concern and its answer; tuned on one half of the labeled calls. */
const least = { doubt: 1, safety: 0.6 };
/** How plainly somebody has to doubt for a concern to be theirs, set by what drafts of ten labeled calls state (decision 125). */
const doubted = { plainly: 1, words: 3 };
/** Lines of a call that are heard for doubts. */
const mostHeard = 400;
const mostWords = 60;
const toSellers = wordTest(sellerWords);
const ofDocument = new RegExp(`^(?:${oneOf(ofDocuments)})(?!\\p{L})`, 'iu');
const commands = new RegExp(`^(?:${oneOf(handbookCommands)})(?![\\p{L}\\p{N}])`, 'iu');
const unprinted = wordTest(unprintedConcerns);
/** 'We do not hold a report of that kind.' is no mitigation. */
const lacks = wordTest(lackWords);
const ofSafety = wordTest([...securityWords.plain, ...securityWords.near]);

const empty: ReadonlySet<string> = new Set(countTerms(emptyShares).keys());
/** What so many of their lines speak of is what the call is about, and by itself no doubt. */
const ofTheCall = 4;

/** The terms of a text without words that say little by themselves. */
const tellingTerms = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .split(/\s+/u)
      .filter((word) => terms(word).length > 0)
      .flatMap((word) => [...countTerms(word).keys()]),
  );

/** Returns a sentence behind the one that names what it is about: 'Tablets are locked. A lost one can be wiped.' */
function withNamed({ text: all }: ContentAnswer, text: string): string {
  if (!leansOnSentence(text)) return text;
  const sentences = splitSentences(all);
  const both = `${sentences[sentences.indexOf(text) - 1] ?? ''} ${text}`;
  return all.includes(both) ? both.trim() : text;
}

/** Answers concerns and security questions raised by the prospect, from the content only; adds its sentences to `told`. */
export function writeRisks(
  { content, lines }: ProposalMaterial,
  call: CallWords,
  book: EvidenceBook,
  told: Set<string>,
): Blocks {
  const rivals = rivalTest(content.rivals);
  const printable = (concern: string): boolean =>
    !amount.test(concern) && !toSellers.test(concern) && !rivals(concern) && !unprinted.test(concern);
  const concerns = content.answers
    .filter(({ kind, objection }) => kind === 'objection' && objection !== null && printable(objection))
    .map((answer) => ({ answer, words: [...tellingTerms(answer.objection ?? '')] }));
  const speakOf = new Map<string, number>();
  for (const { side, text } of lines)
    if (side === 'prospect')
      for (const term of countTerms(text).keys()) speakOf.set(term, (speakOf.get(term) ?? 0) + 1);
  const isOfTheCall = (term: string): boolean => (speakOf.get(term) ?? 0) >= ofTheCall;
  const wanted = new Set(concerns.flatMap(({ words }) => words));
  const hear = doubtHearer(lines, content);
  // Only lines that share a word with a concern are heard, those that share most first.
  const raised = lines
    .flatMap(({ side, text }, at) => {
      if (side !== 'prospect') return [];
      const said = tellingTerms(text);
      const shares = [...said].filter((word) => wanted.has(word)).length;
      return shares === 0 ? [] : [{ at, said, shares }];
    })
    .toSorted((a, b) => b.shares - a.shares)
    .slice(0, mostHeard)
    .map(({ at, said }) => ({ said, doubt: hear(at) }));
  const asked = call.turns
    .filter(({ side, text }) => side === 'prospect' && ofSafety.test(text))
    .map(({ text }) => countTerms(text));
  const shared = (said: ReadonlyMap<string, number>, text: string): number =>
    [...countTerms(text).keys()].reduce((sum, term) => sum + (said.has(term) ? content.rarity(term) : 0), 0);
  const sayable = (text: string): boolean =>
    isStatement(text) && !amount.test(text) && !toSellers.test(text) && !lacks.test(text) && !rivals(text);
  const unfit = (text: string): boolean =>
    told.has(text) ||
    amount.test(text) ||
    toSellers.test(text) ||
    lacks.test(text) ||
    rivals(text) ||
    isCallToAction(text) ||
    commands.test(text);
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
  /**
   * How much of a concern was said: one word of it counts only where somebody doubted plainly, else more than half of it,
   * three at least.
   */
  const voiced = (words: readonly string[]): number =>
    raised.reduce((best, { said, doubt }) => {
      const both = words.filter((word) => said.has(word));
      const least = doubt >= doubted.plainly ? 1 : Math.max(doubted.words, Math.floor(words.length / 2) + 1);
      return both.length < least || both.every((word) => empty.has(word) || isOfTheCall(word))
        ? best
        : Math.max(
            best,
            both.reduce((sum, word) => sum + content.rarity(word), 0),
          );
    }, 0);
  const doubts = concerns
    .map(({ answer, words }) => ({ answer, fit: voiced(words), text: wholeAnswer(answer) }))
    .filter(({ fit, text }) => fit >= least.doubt && text !== undefined)
    .toSorted((a, b) => b.fit - a.fit)
    .slice(0, most.doubts);
  const safety = content.answers
    .filter(({ kind }) => kind === 'security')
    .flatMap((answer) => answer.sentences.map(({ text }) => ({ answer, text, fit: nearest(asked, text) })))
    .filter(({ text, fit }) => fit >= least.safety && sayable(text) && !ofDocument.test(text) && !told.has(text))
    .toSorted((a, b) => b.fit - a.fit)
    .slice(0, most.safety)
    .map((each) => ({ ...each, whole: withNamed(each.answer, each.text) }))
    // One that stands before another as what it speaks of isn't told twice.
    .filter(({ text }, _, all) => !all.some(({ text: other, whole }) => other !== text && whole.includes(text)));
  for (const { text } of [...doubts, ...safety]) for (const each of splitSentences(text ?? '')) told.add(each);
  return {
    riskMitigation: [
      // Without the concern, its answer may be about anything.
      ...doubts.map(({ answer, text }) =>
        book.fromContent('riskMitigation', answer, text ?? '', answer.objection ?? undefined),
      ),
      ...safety.map(({ answer, whole }) => book.fromContent('riskMitigation', answer, whole)),
    ],
  };
}
