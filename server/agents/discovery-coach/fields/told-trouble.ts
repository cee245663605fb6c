import { wordsOf } from '#server/readers/sentences.ts';
import { wordTest } from '../../ledger/word-test.ts';
import type { CallLine } from '../call-line.ts';
import type { CallField } from '../vocabulary/field-words.ts';
import { troubleSigns } from '../vocabulary/trouble-words.ts';
import { isQuestion } from './asked-fields.ts';
import type { Talk } from './call-talk.ts';
import { courteous, isAside, sentencesOf } from './fit-answer.ts';
import { span } from './pick-entries.ts';
import { fillsField } from './what-fills.ts';
import { amissWords, contentWords, handWords, otherPeople, timedWords } from './vocabulary/told-trouble-words.ts';
import { toldTroubleWeights, type ToldTrait } from './vocabulary/told-trouble-weights.ts';

const amiss = wordTest(amissWords, 'giu');
const signs = wordTest(troubleSigns, 'giu');
const hand = wordTest(handWords);
const timed = wordTest(timedWords);
const people = wordTest(otherPeople);
const asksOpenly = /\b(?:what|how|who|where|why|which|when)\b/iu;
const ours = /\b(?:we|our|ours|us)\b/iu;
const yours = /\b(?:you|yours?|yous)\b/iu;
const agrees = /^(?:yes|yeah|yep|aye|right|okay|good|fine|sure)\b/iu;
const supposes = /\b(?:would|could|will|if)\b|[’'](?:d|ll)\b/iu;

/** A statement of so many words leaves the question before it. */
const statementWords = 8;
/** So long a question has answers, by what it asks for. */
const openSeconds = { question: 40, trouble: 45, cost: 30, plans: 25 };
const plans: readonly CallField[] = ['decisionProcess', 'budget', 'targetDate', 'relief'];
const pitches = 12;
const mostAnswers = 4;
const mostAmiss = 4;
const mostSigns = 3;
const words = { some: 10, many: 18 };
/** Trouble is told in the first part of a call. */
const seconds = { greeting: 35, first: 300, late: 900 };
/** What the log-odds of a line's phrases add, and from where on. */
const phraseShare = 0.2;
const phraseNeutral = -3;

const is = (yes: boolean): number => (yes ? 1 : 0);

/** How a line stands in the talk, and what it speaks of. */
export function openToldTraits(talk: Talk) {
  /** The seller's question, while it has its answers. */
  let question: CallLine | null = null;
  let answers = 0;
  return {
    hearSeller(line: CallLine): void {
      if (isQuestion(line.text)) question = line;
      else if (wordsOf(line.text) > statementWords) question = null;
      answers = 0;
    },
    hear({ text, at }: CallLine): Record<ToldTrait, number> {
      const count = wordsOf(text);
      const waits = (seconds: number, ...fields: CallField[]): number =>
        is(at - talk.asked.at < seconds && fields.some((field) => talk.asked.fields.has(field)));
      const asked = question;
      const rep = talk.lastRep?.text ?? '';
      const traits = {
        words: Math.log(1 + count),
        some: is(count >= words.some),
        many: is(count >= words.many),
        opening: is(at < seconds.greeting),
        first: is(at < seconds.first),
        before: is(at < seconds.late),
        ofToday: is(talk.ofToday),
        pitched: Math.min(1, talk.pitched / pitches),
        asks: is(text.includes('?')),
        yours: is(yours.test(text)),
        agrees: is(agrees.test(text)),
        supposes: is(supposes.test(text)),
        people: is(people.test(text)),
        timed: is(timed.test(text)),
        hand: is(hand.test(text)),
        amiss: Math.min(mostAmiss, text.match(amiss)?.length ?? 0),
        signs: Math.min(mostSigns, new Set(text.toLowerCase().match(signs)).size),
        answers: Math.min(mostAnswers, answers),
        answersFirst: is(asked !== null && answers === 0),
        answersSoon: is(asked !== null && at - asked.at < openSeconds.question),
        askedOpenly: is(asked !== null && asksOpenly.test(asked.text)),
        askedOurs: is(asked !== null && ours.test(asked.text)),
        askedTrouble: waits(openSeconds.trouble, 'barriers'),
        askedCost: waits(openSeconds.cost, 'financialImpact'),
        askedPlans: waits(openSeconds.plans, ...plans),
        told: is(asked === null && rep !== ''),
        toldOurs: is(asked === null && ours.test(rep)),
      };
      answers += 1;
      return traits;
    },
  };
}

/**
 * The log-odds that a line tells of trouble as a plain fact: most of it is how something is done today, said at length early in the
 * call, after a question that asked neither for money nor for plans. `phrases` are the log-odds of its phrases (decision 128).
 */
export const toldTrouble = (traits: Record<ToldTrait, number>, phrases: number): number =>
  Object.entries(toldTroubleWeights.traits).reduce(
    (odds, [trait, weight]) => odds + weight * traits[trait as ToldTrait],
    toldTroubleWeights.bias + phraseShare * (phrases - phraseNeutral),
  );

/** A quotation grows to so many words at most. */
const quotedWords = 36;
const denies = /n[’']t\b|\b(?:not?|none|cannot|without)\b/giu;
const isContent = wordTest(contentWords);
const turns = /\b(?:but|only|except|because|cause|so|still|now|until|till)\b/iu;
const counted = (text: string, test: RegExp): number => text.match(test)?.length ?? 0;

/** Whether a line tells that it goes well, with no word that turns it. */
export const isContented = (text: string): boolean => isContent.test(text) && !turns.test(text);

/** How much a sentence tells of what is amiss, of work by hand and of how long it takes. */
const tells = (text: string): number =>
  2 * counted(text, signs) +
  counted(text, amiss) +
  is(hand.test(text)) +
  is(timed.test(text)) +
  is(counted(text, denies) > 0) +
  is(turns.test(text)) / 2;

/** Of a line that tells of trouble as a plain fact, the sentences that say most of it; null: none of them says any. */
export function plainFact(line: CallLine): string | null {
  const told = sentencesOf(line.text).map((text) => ({
    text,
    score: fillsField('barriers', text) && !isAside('barriers', text) && !courteous(text) ? tells(text) : -1,
  }));
  const most = told.toSorted((a, b) => b.score - a.score)[0];
  if (most === undefined || most.score <= 0) return null;
  let [from, to] = [told.indexOf(most), told.indexOf(most)];
  let left = quotedWords - wordsOf(most.text);
  for (;;) {
    const next = [from - 1, to + 1]
      .map((place) => ({ place, ...told[place] }))
      .filter(({ text, score = -1 }) => text !== undefined && score >= 0 && wordsOf(text) <= left)
      .toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0))[0];
    if (next?.text === undefined) break;
    left -= wordsOf(next.text);
    if (next.place < from) from = next.place;
    else to = next.place;
  }
  return span(line, [told[from]?.text ?? most.text, told[to]?.text ?? most.text]);
}
