import type { CardQuote, CoachCard, MatterKind } from '#contract/coach-cards.ts';
import { limits } from '#contract/limits.ts';
import { countTerms } from '#server/search/index-terms.ts';
import { similarity } from '#server/readers/sentences.ts';
import type { CoachMaterial, ContentAnswer } from './coach-material.ts';
import type { Matter } from './hear-matter.ts';
import { withDigits } from './spoken-digits.ts';
import { cardQuestions } from './vocabulary/card-questions.ts';

const wordsOf = (text: string): number => text.split(/\s+/u).filter(Boolean).length;

/** A piece of the sentence that can be said in one breath: the sentence, or its first clauses. */
function sayable(sentence: string, most: number): string | null {
  if (wordsOf(sentence) <= most) return sentence;
  const clauses = [...sentence.matchAll(/[;:,–—](?=\s)/gu)].map(({ index }) => sentence.slice(0, index));
  return clauses.findLast((clause) => wordsOf(clause) <= most && wordsOf(clause) >= 4) ?? null;
}

const quoteOf = (text: string, { passage, heading }: ContentAnswer): CardQuote => ({
  text,
  contentId: passage.contentId,
  passageId: passage.passageId,
  contentKind: passage.contentKind,
  number: passage.number,
  title: passage.title,
  heading: heading || null,
  page: passage.page,
});

/** What the content tells of the offer answers a doubt too, if it fits so much better than what it says on doubts. */
const ofOffer = 1;

interface Said {
  quote: CardQuote;
  /** How well it fits what was said. */
  fit: number;
}

/** Sentences of the content that answer a matter, best first. */
function candidates(matter: Matter, room: string, material: CoachMaterial): Said[] {
  const heard = withDigits(matter.line.text);
  const said = countTerms(`${heard} ${heard} ${room}`);
  const wanted = matter.kind === 'timing' || matter.kind === 'authority' ? null : matter.kind;
  const nearest = [...countTerms(heard).keys()];
  return material.answers
    .filter((answer) =>
      wanted === 'question'
        ? answer === matter.answer
        : (answer.kind === wanted || (wanted === 'objection' && answer.kind === 'offer')) &&
          (answer.rival === null || answer.rival === matter.rival),
    )
    .flatMap((answer) => {
      const whole = [...said].reduce(
        (sum, [term, count]) => sum + (answer.terms.has(term) ? count * material.rarity(term) : 0),
        0,
      );
      return answer.sentences.flatMap((sentence, at): Said[] => {
        const text = sayable(sentence.text, limits.coach.sayWords);
        if (text === null) return [];
        const here = nearest.reduce((sum, term) => sum + (sentence.terms.has(term) ? material.rarity(term) : 0), 0);
        const aside = wanted === 'objection' && answer.kind === 'offer' ? ofOffer : 0;
        const about =
          (answer === matter.answer ? 0.8 : 0) + (matter.rival !== null && answer.rival === matter.rival ? 2 : 0);
        return [
          {
            quote: quoteOf(text, answer),
            fit: 0.5 * whole + here + about - 0.05 * at - aside,
          },
        ];
      });
    })
    .toSorted((a, b) => b.fit - a.fit);
}

/** A result of a customer, where one speaks of the same thing and there is room for it. */
function proofFor(matter: Matter, say: CardQuote | null, words: number, material: CoachMaterial): CardQuote | null {
  const about = countTerms(`${matter.line.text} ${say?.text ?? ''}`);
  const [best] = material.answers
    .filter(({ kind }) => kind === 'proof')
    .flatMap((answer) =>
      answer.sentences.flatMap((sentence) => {
        const text = /\d/u.test(sentence.text) && sentence.text !== say?.text ? sayable(sentence.text, words) : null;
        if (text === null || !/\d/u.test(text)) return [];
        const score = [...sentence.terms].reduce((sum, term) => sum + (about.has(term) ? material.rarity(term) : 0), 0);
        return [{ quote: quoteOf(text, answer), score }];
      }),
    )
    .toSorted((a, b) => b.score - a.score);
  return best !== undefined && best.score > 0 ? best.quote : null;
}

/** An answer to a doubt speaks of that doubt, or is not given: another one's answer helps nobody. */
const leastFit: Partial<Record<MatterKind, number>> = { objection: 1.2, question: 1.2 };

/** What a card has somebody say: its line, or else its question. */
export const lineOfCard = ({ own, say, ask }: CoachCard): string => own?.say ?? say?.text ?? ask;

const saysAgain = (text: string, shown: readonly CoachCard[]): boolean =>
  shown.some((card) => similarity(text, lineOfCard(card)) > limits.coach.similar);

/**
 * The card for a matter: words of the organization's own content, a question, a proof; null where all that could be
 * said of it has been shown. `room` is what was said just before.
 */
export function writeCard(
  matter: Matter,
  { room, at, shown }: { room: string; at: number; shown: readonly CoachCard[] },
  material: CoachMaterial,
): CoachCard | null {
  const { kind, rival, line, own } = matter;
  if (own !== undefined) {
    if (shown.some((card) => card.own?.id === own.id) || saysAgain(own.say, shown)) return null;
    const { id, say, ask } = own;
    const common = { kind, at, lineId: line.id, say: null, ask, proof: null, rival: null };
    return { id: `card-${line.id}-own`, ...common, own: { id, say } };
  }
  const of = candidates(matter, room, material);
  const least = leastFit[kind] ?? 0;
  const fitting = of.filter(({ fit }) => fit >= least);
  const say = fitting.find(({ quote }) => !saysAgain(quote.text, shown))?.quote ?? null;
  // A question about what is sold is answered by the content or not at all.
  if (say === null && (fitting.length > 0 || kind === 'question')) return null;
  const questions = cardQuestions[kind];
  const asked = shown.filter((card) => card.kind === kind).length;
  const ask = questions[asked % questions.length] ?? questions[0] ?? '';
  if (say === null && (asked >= questions.length || saysAgain(ask, shown))) return null;
  const left = limits.coach.cardWords - wordsOf(ask) - wordsOf(say?.text ?? '');
  return {
    id: `card-${line.id}-${kind}`,
    kind,
    at,
    lineId: line.id,
    say,
    ask,
    proof: proofFor(matter, say, left, material),
    rival,
  };
}
